"""The command line's own words: the same messages in all languages, all that the code says, and no more."""

from __future__ import annotations

import ast
import importlib.resources
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import banneret.cli
from banneret.cli.table import COMMANDS
from banneret.core.text import LANGUAGES, bundle

FOLDER = Path(str(importlib.resources.files("banneret.cli")))


def messages(language: str) -> dict[str, fluent.Message]:
    text = (FOLDER / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    assert not [entry for entry in body if isinstance(entry, fluent.Junk)]
    found = [entry for entry in body if isinstance(entry, fluent.Message)]
    result = {message.id.name: message for message in found}
    assert len(found) == len(result), "a message is there twice"
    return result


def variables(message: fluent.Message) -> set[str]:
    found: set[str] = set()

    class Visitor(fluent.BaseNode):
        pass

    def walk(node: object) -> None:
        if isinstance(node, fluent.VariableReference):
            found.add(node.id.name)
        if isinstance(node, list):
            for item in node:
                walk(item)
        elif isinstance(node, fluent.BaseNode):
            for name, value in vars(node).items():
                if name != "span":
                    walk(value)

    walk(message)
    return found


def said() -> dict[str, set[str]]:
    """Every message key that the code says with its arguments."""
    found: dict[str, set[str]] = {}
    for path in FOLDER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                called = node.func
                name = (
                    called.attr
                    if isinstance(called, ast.Attribute)
                    else called.id
                    if isinstance(called, ast.Name)
                    else ""
                )
                key = node.args[0]
                if (
                    name == "say"
                    and isinstance(key, ast.Constant)
                    and isinstance(key.value, str)
                    and node_says(node)
                ):
                    found.setdefault(key.value, set()).update({word.arg or "" for word in node.keywords})
    for command in COMMANDS:
        for kind in ("command", "usage", "help"):
            found[f"{kind}-{command}"] = set()
    for place in ("down", "minors", "prison", "dead"):
        found[f"r3-{place}"] = {"blocks"}
    found["player-bot"] = found["player-human"] = set()
    return found


def node_says(node: ast.Call) -> bool:
    """Not ``terminal.say(text)``."""
    called = node.func
    return not (isinstance(called, ast.Attribute) and ast.unparse(called.value).endswith("terminal"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_said_has_words_and_all_words_are_said(language: str) -> None:
    there = messages(language)
    keys = said()
    assert set(there) == set(keys)
    for key, message in there.items():
        assert variables(message) <= keys[key], key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 30])
def test_no_message_has_a_hole(language: str, number: int) -> None:
    told = bundle("banneret.cli", language)
    for key, names in said().items():
        value = told.get_message(key).value
        assert value is not None
        args: dict[str, object] = {
            name: number if name in {"number", "count", "turn", "ap"} else "X" for name in names
        }
        text, errors = told.format_pattern(value, args)
        assert not errors, key
        assert str(text).strip(), key


def test_the_package_is_where_it_should_be() -> None:
    assert Path(str(banneret.cli.__file__)).parent == FOLDER
