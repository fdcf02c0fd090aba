"""setup.py: what is compiled, and why a build falls back to plain Python."""

from __future__ import annotations

import importlib.util
import re
import shutil
import sys
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def build(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """setup.py as a module, looking at this source tree, with no switch set and no command given."""
    spec = importlib.util.spec_from_file_location("banneret_setup", ROOT / "setup.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.chdir(ROOT)
    monkeypatch.delenv("BANNERET_PURE", raising=False)
    monkeypatch.delenv("BANNERET_COMPILED", raising=False)
    monkeypatch.setattr(sys, "argv", ["setup.py"])
    return module


def reason(build: ModuleType) -> str:
    with pytest.raises(build.NotCompiledError) as caught:
        build.extensions()
    return str(caught.value)


def test_core_and_games_are_compiled_but_for_the_exceptions(build: ModuleType) -> None:
    modules = build.modules_to_compile()
    assert modules
    assert all(module.startswith(("src/banneret/core/", "src/banneret/games/")) for module in modules)
    for name in build.INTERPRETED:
        assert f"src/banneret/{name}" not in modules


def test_every_exception_exists(build: ModuleType) -> None:
    for pattern in build.INTERPRETED:
        assert list((ROOT / "src/banneret").glob(pattern)), pattern


def test_pure_on_request(build: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BANNERET_PURE", "1")
    assert reason(build) == "BANNERET_PURE is set"


def test_pure_when_editable(build: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["setup.py", "editable_wheel"])
    assert "editable" in reason(build)


def test_pure_without_headers(build: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(build.sysconfig, "get_path", lambda _name: str(tmp_path))
    assert reason(build).startswith("Python.h is missing")


def test_pure_without_compiler(build: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    if not any(shutil.which(name) for name in ("cc", "gcc", "clang")):
        pytest.skip("nothing to take away")
    monkeypatch.setattr(build, "require_headers", lambda: None)
    monkeypatch.setenv("CC", "/nonexistent")
    assert reason(build).startswith("no working C compiler was found")


def test_a_fallback_can_be_forbidden(build: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BANNERET_COMPILED", "1")
    with pytest.raises(SystemExit, match="BANNERET_COMPILED is set, but: no reason"):
        build.Outcome.pure("no reason")


def pins(lines: list[str]) -> dict[str, str]:
    """Versions by normalised name; anything but name==version (and a marker) is refused."""
    found = {}
    for line in lines:
        match = re.fullmatch(r"([A-Za-z0-9._-]+)==([0-9][0-9A-Za-z.]*)( *;.*)?", line)
        assert match, f"not an exact pin: {line}"
        found[re.sub(r"[-_.]+", "-", match[1]).lower()] = match[2]
    return found


def test_the_build_uses_the_locked_versions() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    lock = (ROOT / "requirements/constraints.txt").read_text(encoding="utf-8").splitlines()
    locked = pins([line for line in lock if line and not line.startswith("#")])
    for name, version in pins(project["build-system"]["requires"]).items():
        assert locked[name] == version, name
