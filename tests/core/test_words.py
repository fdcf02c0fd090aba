"""The words of every game: nothing is without words, in no language, and no message has a hole in it."""

from __future__ import annotations

import importlib.resources
import re
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from banneret.core import registry
from banneret.core.choice import choice
from banneret.core.rules import Rules
from banneret.core.text import LANGUAGES, Texts, bundle, example_table, rule_table, texts

GAMES = registry.names()
CORE = "banneret.core"

#: What game.py refuses with.
HOUSE_LAWS = (
    "house-no-such-seat",
    "house-no-such-choice",
    "house-over",
    "house-not-asked",
    "house-stale",
    "house-undo",
    "house-not-listed",
)
#: None, one, a few, many.
NUMBERS = (0, 1, 2, 14)
#: Three dice as the log packs them.
DICE = 6 + 7 * (1 + 7 * 4)
RULE_FIELDS = ("", "why", "note")
EXAMPLE_FIELDS = ("given", "do", "expect")

every_game = pytest.mark.parametrize("name", GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


# --- what there is


def entries(package: str, language: str) -> list[ast.EntryType]:
    """All that the Fluent files of a package hold in a language, as it was parsed."""
    found: list[ast.EntryType] = []
    for item in importlib.resources.files(package).joinpath("text").iterdir():
        if item.name == f"{language}.ftl" or item.name.endswith(f".{language}.ftl"):
            found.extend(FluentParser().parse(item.read_text("utf-8")).body)
    return found


def message_ids(package: str, language: str) -> list[str]:
    return [entry.id.name for entry in entries(package, language) if isinstance(entry, ast.Message)]


def samples(rules: Rules[Any], kind: str) -> tuple[object, ...]:
    """Values of an argument as ``Rules.named`` gives them."""
    if kind == "dice":
        return (DICE,)
    if kind == "seat":
        return tuple(sorted({seat for names in rules.seat_names.values() for seat in names}))
    return tuple([name for name in rules.kinds.get(kind, ()) if name]) or NUMBERS


def argument_sets(rules: Rules[Any], specs: tuple[str, ...]) -> Iterator[dict[str, object]]:
    """Arguments in which every value of every kind comes up at least once."""
    columns = {spec.partition(":")[0]: samples(rules, spec.partition(":")[2]) for spec in specs}
    for row in range(max([len(values) for values in columns.values()], default=1)):
        yield {name: values[row % len(values)] for name, values in columns.items()}


def whole(told: Texts, key: str, language: str, args: dict[str, object]) -> str:
    """A message with its arguments; fails if it is missing, goes wrong or leaves a hole."""
    messages = bundle(told.rules.package, language)
    assert messages.has_message(key), f"no {key} in {language}"
    value = messages.get_message(key).value
    assert value is not None, f"{key} in {language} has no text of its own"
    text, errors = messages.format_pattern(value, args)
    assert not errors, f"{key} in {language} with {args}: {errors}"
    assert isinstance(text, str)
    assert text.strip() == text != "", f"{key} in {language} with {args}: {text!r}"
    assert not re.search(r"[{}]|  ", text), f"{key} in {language} with {args}: {text!r}"
    return text


# --- the files


@every_language
@pytest.mark.parametrize("package", [CORE, *[registry.find(name).package for name in GAMES]])
def test_files_hold_nothing_unreadable_and_nothing_twice(package: str, language: str) -> None:
    junk = [entry.content for entry in entries(package, language) if isinstance(entry, ast.Junk)]
    assert junk == []
    ids = message_ids(package, language)
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("package", [CORE, *[registry.find(name).package for name in GAMES]])
def test_languages_have_the_same_messages(package: str) -> None:
    english = set(message_ids(package, "en"))
    for language in LANGUAGES:
        assert set(message_ids(package, language)) == english, language


@every_language
def test_house_has_words(language: str) -> None:
    messages = bundle(CORE, language)
    for key in ("language-name", *HOUSE_LAWS):
        value = messages.get_message(key).value
        assert value is not None
        text, errors = messages.format_pattern(value, {})
        assert text
        assert not errors


# --- a game's words


@every_language
@every_game
def test_every_name_has_words(name: str, language: str) -> None:
    rules = registry.find(name)
    told = texts(rules)
    keys = ["game-name", "prompt-over", "prompt-chance"]
    keys += [f"seat-{seat}" for seat in samples(rules, "seat")]
    keys += [f"option-{option.name}" for option in rules.options]
    for key in keys:
        whole(told, key, language, {})


@every_language
@every_game
def test_every_thing_has_words(name: str, language: str) -> None:
    rules = registry.find(name)
    told = texts(rules)
    for kind, things in rules.kinds.items():
        if "+" in kind:
            continue
        for thing in things:
            text = whole(told, f"{kind}-{thing}", language, {})
            assert told.thing(kind, thing, language) == text


@every_language
@every_game
def test_things_of_a_kind_are_told_apart(name: str, language: str) -> None:
    rules = registry.find(name)
    told = texts(rules)
    for kind, things in rules.kinds.items():
        if "+" not in kind:
            words = [told.thing(kind, thing, language) for thing in things]
            assert len(set(words)) == len(words), kind


@every_language
@every_game
def test_every_choice_has_words(name: str, language: str) -> None:
    rules = registry.find(name)
    told = texts(rules)
    for number, verb in rules.verbs.items():
        key = f"choice-{verb.name}"
        if not verb.noun:
            assert told.choice(choice(number), 0, language) == whole(told, key, language, {})
            continue
        for seats in rules.seat_names:
            said = set()
            nouns = 0
            for noun in range(rules.noun_count(verb.noun, seats)):
                thing = rules.thing(verb.noun, noun, seats)
                if thing == "":
                    continue
                text = whole(told, key, language, told.parts(verb.noun, thing, language))
                assert told.choice(choice(number, noun), seats, language) == text
                said.add(text)
                nouns += 1
            assert len(said) == nouns, f"{key} in {language} says the same of different things"


@every_language
@every_game
def test_every_log_line_has_words(name: str, language: str) -> None:
    rules = registry.find(name)
    told = texts(rules)
    for kind in rules.lines:
        for args in argument_sets(rules, kind.args):
            text = whole(told, f"log-{kind.name}", language, told.arguments(kind.args, args, language))
            assert told.line({"key": kind.name, "args": args}, language) == text


@every_language
@every_game
def test_every_prompt_has_words(name: str, language: str) -> None:
    rules = registry.find(name)
    told = texts(rules)
    for key, specs in rules.prompts.items():
        for args in argument_sets(rules, specs):
            text = whole(told, f"prompt-{key}", language, told.arguments(specs, args, language))
            assert told.prompt({"key": key, "args": args}, language) == text


@every_language
@every_game
def test_every_detail_has_words(name: str, language: str) -> None:
    rules = registry.find(name)
    told = texts(rules)
    for key, specs in rules.details.items():
        for args in argument_sets(rules, specs):
            whole(told, f"detail-{key}", language, told.arguments(specs, args, language))


@every_game
def test_messages_use_only_arguments_that_they_get(name: str) -> None:
    """A variable behind a selector may not come up with the sample arguments; look at the text itself."""
    rules = registry.find(name)
    given: dict[str, set[str]] = {}
    for kind in rules.lines:
        given[f"log-{kind.name}"] = {spec.partition(":")[0] for spec in kind.args}
    for key, specs in rules.prompts.items():
        given[f"prompt-{key}"] = {spec.partition(":")[0] for spec in specs}
    for verb in rules.verbs.values():
        both = {"noun", "first", "second"}
        given[f"choice-{verb.name}"] = both if "+" in verb.noun else {"noun"} if verb.noun else set()
    for language in LANGUAGES:
        for entry in entries(rules.package, language):
            if isinstance(entry, ast.Message) and entry.id.name in given:
                used = {variable.removesuffix("-id") for variable in variables(entry.value)}
                assert used <= given[entry.id.name], f"{entry.id.name} in {language}"


def variables(node: object) -> Iterator[str]:
    """The names of the variables in a pattern, however deep."""
    if isinstance(node, ast.VariableReference):
        yield node.id.name
    elif isinstance(node, ast.BaseNode):
        for part in vars(node).values():
            yield from variables(part)
    elif isinstance(node, list):
        for part in node:
            yield from variables(part)


# --- the rules


def rule_file(rules: Rules[Any]) -> dict[str, Any]:
    return tomllib.loads(importlib.resources.files(rules.package).joinpath("rules.toml").read_text("utf-8"))


def in_language(field: str, language: str) -> str:
    return f"{field}_{language}" if field else language


def told_fields(rules: Rules[Any]) -> Iterator[tuple[dict[str, str], str]]:
    """Every rule and example with each field that it may tell something in."""
    raw = rule_file(rules)
    for entry in (*raw["rule"], *raw.get("example", [])):
        for field in (*RULE_FIELDS, *EXAMPLE_FIELDS):
            yield entry, field


@every_game
def test_rules_are_told_in_every_language(name: str) -> None:
    for rule in rule_file(registry.find(name))["rule"]:
        for field in RULE_FIELDS:
            told = [str(rule.get(in_language(field, language), "")).strip() for language in LANGUAGES]
            assert all(told) or not (field and any(told)), f"{rule['id']}: {field or 'text'}"
            assert field or all(told), f"{rule['id']}: text"
        assert rule["kind"] in {"rule", "setup", "data", "option", "ruling"}
        assert rule["section"]


@every_game
def test_examples_are_told_in_every_language(name: str) -> None:
    rules = registry.find(name)
    for example in rule_file(rules).get("example", []):
        for field in EXAMPLE_FIELDS:
            for language in LANGUAGES:
                said = str(example.get(in_language(field, language), "")).strip()
                assert said, f"{example['id']}: {field} in {language}"
        assert example["rules"]
        assert set(example["rules"]) <= set(rule_table(rules.package)), example["id"]


@every_game
def test_rule_ids_are_given_once(name: str) -> None:
    rules = registry.find(name)
    raw = rule_file(rules)
    ids = [entry["id"] for entry in (*raw["rule"], *raw.get("example", []))]
    assert len(set(ids)) == len(ids)
    assert len(rule_table(rules.package)) + len(example_table(rules.package)) == len(ids)


@every_game
def test_cited_rules_exist(name: str) -> None:
    """Log lines, steps and the rules themselves cite rules."""
    rules = registry.find(name)
    table = rule_table(rules.package)
    for kind in rules.lines:
        assert kind.rule in table, kind.name
    for step in rules.steps:
        assert step.rule in table or not step.rule, step.name
    prefix = next(iter(table)).partition("-")[0]
    pattern = re.compile(rf"\b{prefix}-[A-Z0-9.]+-[a-z]+\b")
    for entry, field in told_fields(rules):
        for language in LANGUAGES:
            cited = pattern.findall(entry.get(in_language(field, language), ""))
            assert set(cited) <= set(table), f"{entry['id']}: {field} in {language}"


@every_game
def test_translations_give_the_same_figures(name: str) -> None:
    for entry, field in told_fields(registry.find(name)):
        figures = [
            sorted(re.findall(r"\d+", entry.get(in_language(field, language), ""))) for language in LANGUAGES
        ]
        assert all(found == figures[0] for found in figures), f"{entry['id']}: {field}"


@every_language
@every_game
def test_every_rule_can_be_read(name: str, language: str) -> None:
    rules = registry.find(name)
    told = texts(rules)
    for rule, entry in rule_table(rules.package).items():
        assert told.rule(rule, language) == entry[language]
