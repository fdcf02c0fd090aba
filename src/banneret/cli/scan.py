"""Which tests name which rules: read off the marks in the test files, without running any."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

_Test = ast.FunctionDef | ast.AsyncFunctionDef


def tests_folder() -> Path | None:
    """The tests beside this package or around the present folder, if this is a checkout."""
    here = Path(__file__).resolve()
    for folder in (*here.parents, Path.cwd(), *Path.cwd().parents):
        project = folder / "pyproject.toml"
        tests = folder / "tests"
        if tests.is_dir() and project.is_file() and 'name = "banneret"' in project.read_text("utf-8"):
            return tests
    return None


def count_marks(tests: Path) -> Counter[str]:
    """How many tests name each id: a mark on a function counts one, on a class or module one for each of its
    tests, on a parameter set one."""
    found: Counter[str] = Counter()
    for path in sorted(tests.rglob("*.py")):
        _Module(ast.parse(path.read_text("utf-8"), str(path))).count(found)
    return found


def _assigned(body: Iterable[ast.stmt]) -> dict[str, ast.expr]:
    """What is assigned to single names."""
    found: dict[str, ast.expr] = {}
    for node in body:
        targets = (
            node.targets
            if isinstance(node, ast.Assign)
            else [node.target]
            if isinstance(node, ast.AnnAssign)
            else []
        )
        value = node.value if isinstance(node, ast.Assign | ast.AnnAssign) else None
        for target in targets:
            if isinstance(target, ast.Name) and value is not None:
                found[target.id] = value
    return found


class _Module:
    def __init__(self, tree: ast.Module) -> None:
        self.tree = tree
        self.values = _assigned(tree.body)

    def count(self, found: Counter[str]) -> None:
        placed: set[ast.Call] = set()
        everywhere = self._marks([self.values["pytestmark"]] if "pytestmark" in self.values else [])
        placed.update(everywhere)
        self._body(self.tree.body, self._ids(everywhere), placed, found)
        # What is left stands on parameter sets, in a decorator or in a list that one uses.
        for mark in self._marks([self.tree]):
            if mark not in placed:
                found.update(self._ids([mark]))

    def _body(
        self, body: Iterable[ast.stmt], around: set[str], placed: set[ast.Call], found: Counter[str]
    ) -> None:
        for node in body:
            if not isinstance(node, ast.ClassDef | _Test):
                continue
            own = [mark for decorator in node.decorator_list if (mark := self._mark(decorator)) is not None]
            if isinstance(node, ast.ClassDef):
                inner = _assigned(node.body)
                own.extend(self._marks([inner["pytestmark"]] if "pytestmark" in inner else []))
            placed.update(own)
            ids = around | self._ids(own)
            if isinstance(node, ast.ClassDef):
                self._body(node.body, ids, placed, found)
            elif node.name.startswith("test"):
                found.update(ids)

    def _marks(self, nodes: Iterable[ast.AST]) -> list[ast.Call]:
        return [mark for node in nodes for inner in ast.walk(node) if (mark := self._mark(inner)) is not None]

    def _mark(self, node: ast.AST) -> ast.Call | None:
        """The node, if it is ``pytest.mark.rule(...)`` or an alias of it."""
        if not isinstance(node, ast.Call):
            return None
        called = node.func
        if isinstance(called, ast.Name) and called.id in self.values:
            called = self.values[called.id]
        if not isinstance(called, ast.Attribute) or called.attr != "rule":
            return None
        owner = called.value
        name = (
            owner.attr
            if isinstance(owner, ast.Attribute)
            else owner.id
            if isinstance(owner, ast.Name)
            else ""
        )
        return node if name == "mark" else None

    def _ids(self, marks: Iterable[ast.Call]) -> set[str]:
        return {name for mark in marks for argument in mark.args for name in self._texts(argument)}

    def _texts(self, node: ast.expr, depth: int = 0) -> Iterator[str]:
        """The texts that an argument stands for: written out, in a list, or under a name of the module."""
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, ast.Starred):
            yield from self._texts(node.value, depth)
        elif isinstance(node, ast.List | ast.Tuple | ast.Set):
            for item in node.elts:
                yield from self._texts(item, depth)
        elif isinstance(node, ast.Name) and node.id in self.values and depth < 5:
            yield from self._texts(self.values[node.id], depth + 1)
