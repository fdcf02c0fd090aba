"""How Banneret is built; what it is stands in pyproject.toml.

The normal install compiles banneret.core and banneret.games with mypyc. They form one group on purpose:
native classes of separately compiled groups do not mix. Where that cannot be done (no C compiler, no
Python.h, no CPython, or mypyc says no) the install goes on in plain Python, and one line says why. The
outcome is written to banneret/_built.py in the build folder, never in the source tree, so that
banneret.build_info() can tell.

    BANNERET_PURE=1      plain Python, whatever is there
    BANNERET_COMPILED=1  compiled or an error; for CI, where a silent fallback would hide a fault

The browser client is built too (web/build.py), where there is Node; without it the package installs all
the same, and one line says so.

    BANNERET_CLIENT=1    with the browser client or an error
    BANNERET_CLIENT=0    without it
"""

from __future__ import annotations

import contextlib
import importlib.util
import io
import os
import shutil
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import cast

from setuptools import Distribution, Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import BaseError, CCompilerError

PACKAGE = Path("src/banneret")  # relative: setuptools and mypyc both want it so, and both run in this folder
COMPILED = ["core/**/*.py", "games/**/*.py"]
# Modules that stay interpreted, as patterns under PACKAGE, each with its reason.
INTERPRETED = [
    "core/text.py",  # wraps fluent.runtime, which is interpreted anyway
]
# Commands that only ask for metadata run this file too, and must not pay for a compilation.
BUILDING = {"bdist", "bdist_wheel", "build", "build_ext", "build_py", "install"}
EDITABLE = {"develop", "editable_wheel"}


class NotCompiledError(Exception):
    """Says why this build cannot be, or shall not be, a compiled one."""


class Outcome:
    """What this build became; the commands below keep it true."""

    kind = "pure"
    reason = "not built yet"

    @classmethod
    def compiled(cls, modules: int) -> None:
        cls.kind, cls.reason = "compiled", f"{modules} modules with mypyc"

    @classmethod
    def pure(cls, reason: str) -> None:
        if switched_on("BANNERET_COMPILED"):
            raise SystemExit(f"banneret: BANNERET_COMPILED is set, but: {reason}")
        cls.kind, cls.reason = "pure", reason
        print(f"banneret: building plain Python, because {reason}", file=sys.stderr, flush=True)

    @classmethod
    def write(cls, build_lib: str) -> None:
        text = f'"""Written by setup.py."""\n\nBUILD = {cls.kind!r}\nREASON = {cls.reason!r}\n'
        (Path(build_lib) / PACKAGE.name / "_built.py").write_text(text, encoding="utf-8")


def switched_on(name: str) -> bool:
    return os.environ.get(name, "") not in {"", "0"}


def one_line(error: object, limit: int = 160) -> str:
    text = " ".join(str(error).split())
    return text if len(text) <= limit else text[: limit - 1] + "…"


def modules_to_compile() -> list[str]:
    found = {path for pattern in COMPILED for path in PACKAGE.glob(pattern)}
    left_out = {path for pattern in INTERPRETED for path in PACKAGE.glob(pattern)}
    return sorted(path.as_posix() for path in found - left_out)


def groups() -> list[tuple[list[str], str | None]]:
    """The shared libraries of the build: one for the core and one for each game, which never call each other.

    They are compiled side by side; one for all would keep one processor busy for as long as all of them take.
    """
    libraries: dict[str, list[str]] = {}
    for module in modules_to_compile():
        rooms = Path(module).relative_to(PACKAGE).parts
        name = rooms[1] if rooms[0] == "games" and len(rooms) > 2 else "core"
        libraries.setdefault(f"banneret_{name}", []).append(module)
    return [(modules, name) for name, modules in libraries.items()]


def require_headers() -> None:
    folders = {sysconfig.get_path("include"), sysconfig.get_path("platinclude")}
    if not any((Path(folder) / "Python.h").is_file() for folder in folders):
        raise NotCompiledError("Python.h is missing (Debian and Ubuntu: apt-get install python3-dev)")


def require_compiler() -> None:
    """Build and link an empty extension exactly as the real ones will be."""
    with tempfile.TemporaryDirectory() as scratch:
        source = Path(scratch, "probe.c")
        source.write_text(
            "#include <Python.h>\n"
            'static struct PyModuleDef def = {PyModuleDef_HEAD_INIT, "probe"};\n'
            "PyMODINIT_FUNC PyInit_probe(void) { return PyModule_Create(&def); }\n",
            encoding="utf-8",
        )
        command = build_ext(Distribution({"ext_modules": [Extension("probe", [str(source)])]}))
        command.build_lib = command.build_temp = scratch
        command.ensure_finalized()
        noise = io.StringIO()
        try:
            with contextlib.redirect_stdout(noise), contextlib.redirect_stderr(noise):
                command.run()
        except (BaseError, CCompilerError, OSError) as error:
            raise NotCompiledError(f"no working C compiler was found ({one_line(error)})") from error


def extensions() -> list[Extension]:
    """The compiled modules of this build.

    Raises:
        NotCompiledError: with the reason, if it has to be plain Python.
    """
    if switched_on("BANNERET_PURE"):
        raise NotCompiledError("BANNERET_PURE is set")
    if EDITABLE.intersection(sys.argv):
        raise NotCompiledError("an editable install runs from its sources")
    if sys.implementation.name != "cpython":
        raise NotCompiledError(f"mypyc needs CPython and this is {sys.implementation.name}")
    require_headers()
    require_compiler()
    try:
        from mypyc.build import mypycify
    except ImportError as error:
        raise NotCompiledError(f"mypyc is not installed ({one_line(error)})") from error

    # No config file: neither lint settings nor packages that are absent while building may decide the build.
    options = ["--config-file=", f"--cache-dir={os.devnull}", "--ignore-missing-imports"]
    said = io.StringIO()
    try:
        with contextlib.redirect_stdout(said):
            found = mypycify([*options, *modules_to_compile()], debug_level="0", separate=groups())
    except (Exception, SystemExit) as error:  # sys.exit is how mypyc ends on errors in our code
        print(said.getvalue(), file=sys.stderr)
        first = next((line for line in said.getvalue().splitlines() if ": error: " in line), error)
        raise NotCompiledError(f"mypyc refused the sources ({one_line(first)})") from error
    for extension in found:
        extension.depends.append("setup.py")
    return cast("list[Extension]", found)  # it could be distutils' own, had setuptools not been imported


def build_client() -> None:
    """Builds the browser client into the package, or says why there is none."""
    wanted = os.environ.get("BANNERET_CLIENT", "")
    builder = Path("web/build.py")
    if wanted == "0" or not builder.is_file():  # a source archive comes with the client built
        return
    spec = importlib.util.spec_from_file_location("banneret_web_build", builder)
    if spec is None or spec.loader is None:
        raise SystemExit(f"banneret: {builder} cannot be read")
    web = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(web)
    try:
        web.build()
    except web.NoClientError as error:
        if wanted:
            raise SystemExit(f"banneret: BANNERET_CLIENT is set, but: {error}") from error
        print(
            f"banneret: installing without the browser client, because {error}", file=sys.stderr, flush=True
        )


class BuildPy(build_py):
    """Copies the modules, without what an earlier build left behind, and records the outcome."""

    def run(self) -> None:
        if not self.editable_mode:
            shutil.rmtree(Path(self.build_lib) / PACKAGE.name, ignore_errors=True)
            build_client()
        super().run()
        if not self.editable_mode:
            Outcome.write(self.build_lib)


class BuildExt(build_ext):
    """Compiles; if the C compiler fails after all, leaves a plain Python build behind."""

    def run(self) -> None:
        try:
            super().run()
        except (BaseError, CCompilerError, OSError) as error:
            print(error, file=sys.stderr)
            Outcome.pure("the C compiler failed on the generated code (see pip install --verbose)")
            self.leave_pure()
            Outcome.write(self.build_lib)

    def leave_pure(self) -> None:
        for extension in self.extensions:
            Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
        self.distribution.ext_modules = []
        # The wheel's tag was chosen when it seemed that there would be compiled modules in it.
        wheel = self.distribution.get_command_obj("bdist_wheel", create=False)
        if isinstance(wheel, bdist_wheel):
            wheel.root_is_pure = True


def main() -> None:
    found: list[Extension] = []
    if (BUILDING | EDITABLE).intersection(sys.argv):
        try:
            found = extensions()
            Outcome.compiled(len(modules_to_compile()))
        except NotCompiledError as error:
            Outcome.pure(str(error))
    setup(
        ext_modules=found,
        cmdclass={"build_py": BuildPy, "build_ext": BuildExt},
        options={"build_ext": {"parallel": str(os.cpu_count() or 1)}},
    )


if __name__ == "__main__":
    main()
