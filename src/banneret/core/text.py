"""Words for people: Fluent files in three languages, found beside the rules they belong to."""

from __future__ import annotations

import functools
import importlib.resources
import tomllib
from collections.abc import Mapping
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from banneret.core.choice import NOUN_BITS, NOUN_MASK
from banneret.core.errors import UnknownLanguage, UnknownRule
from banneret.core.rules import Refusal, Rules

LANGUAGES = ("en", "es", "it")

Arguments = Mapping[str, object]


def check_language(language: object) -> str:
    """The language, if there are texts in it."""
    if not isinstance(language, str) or language not in LANGUAGES:
        raise UnknownLanguage(f"there are no texts in {language!r}; there are: {', '.join(LANGUAGES)}")
    return language


@functools.cache
def bundle(package: str, language: str) -> FluentBundle:
    """All messages of a package (and the house's own) in one language."""
    result = FluentBundle([language], use_isolating=False)
    for place in dict.fromkeys(("banneret.core", package)):
        folder = importlib.resources.files(place).joinpath("text")
        for item in sorted(folder.iterdir(), key=lambda entry: entry.name):
            if item.name == f"{language}.ftl" or item.name.endswith(f".{language}.ftl"):
                result.add_resource(FluentResource(item.read_text("utf-8")), allow_overrides=True)
    return result


@functools.cache
def rule_table(package: str) -> dict[str, dict[str, Any]]:
    """The rules of a game by id, from its ``rules.toml``; examples are under ``examples``."""
    raw = tomllib.loads(importlib.resources.files(package).joinpath("rules.toml").read_text("utf-8"))
    return {rule["id"]: rule for rule in raw.get("rule", [])}


@functools.cache
def example_table(package: str) -> dict[str, dict[str, Any]]:
    """The worked examples of a game by id."""
    raw = tomllib.loads(importlib.resources.files(package).joinpath("rules.toml").read_text("utf-8"))
    return {example["id"]: example for example in raw.get("example", [])}


class Texts:
    """The words of one game."""

    def __init__(self, rules: Rules[Any]) -> None:
        self.rules = rules

    def message(self, key: str, language: str = "en", **args: object) -> str:
        """A message; the key itself where there is none."""
        messages = bundle(self.rules.package, check_language(language))
        if not messages.has_message(key):
            return key
        found = messages.get_message(key)
        if found.value is None:
            return key
        text, _errors = messages.format_pattern(found.value, args)
        return str(text)

    def has(self, key: str, language: str) -> bool:
        """Whether there is such a message."""
        return bool(bundle(self.rules.package, check_language(language)).has_message(key))

    def thing(self, kind: str, name: object, language: str = "en") -> object:
        """The name of a thing, or the number itself where the kind is plain numbers."""
        if kind == "dice":
            return dice_text(name)
        if kind != "seat" and kind not in self.rules.kinds:
            # In a pair the number came as text; messages choose their plural by numbers.
            return int(name) if isinstance(name, str) and name.isdecimal() else name
        return self.message(f"{kind}-{name}", language) if name != "" else "?"

    def arguments(self, specs: tuple[str, ...], args: Arguments, language: str) -> dict[str, object]:
        """Named arguments with the things' names in words; ids stay under ``<name>-id`` for selectors."""
        result: dict[str, object] = {}
        for spec in specs:
            name, _, kind = spec.partition(":")
            value = args.get(name, "")
            result[name] = self.thing(kind, value, language)
            if result[name] is not value:
                result[f"{name}-id"] = str(value) or "none"
        return result

    def choice(self, packed: int, seats: int, language: str = "en") -> str:
        """A choice in words."""
        verb = self.rules.verbs.get(packed >> NOUN_BITS)
        if verb is None:
            return str(packed)
        if not verb.noun:
            return self.message(f"choice-{verb.name}", language)
        name = self.rules.thing(verb.noun, packed & NOUN_MASK, seats)
        parts = self.parts(verb.noun, name, language)
        return self.message(f"choice-{verb.name}", language, **parts)

    def parts(self, kind: str, name: object, language: str) -> dict[str, object]:
        """A noun as arguments: ``noun``, and for a compound (``kind+kind``) ``first`` and ``second``."""
        if "+" in kind and isinstance(name, str):
            kinds = kind.split("+")
            names = name.split("+")
            first = self.thing(kinds[0], names[0], language)
            second = self.thing(kinds[1], names[-1], language)
            return {"noun": name, "first": first, "second": second, "second-id": names[-1]}
        return {"noun": self.thing(kind, name, language), "noun-id": str(name)}

    def line(self, line: Mapping[str, Any], language: str = "en") -> str:
        """A log line (as ``game.log`` gives it) in words."""
        for kind in self.rules.lines:
            if kind.name == line["key"]:
                return self.message(
                    f"log-{kind.name}", language, **self.arguments(kind.args, line["args"], language)
                )
        return str(line["key"])

    def prompt(self, prompt: Mapping[str, Any], language: str = "en") -> str:
        """A prompt (as ``game.prompt`` gives it) in words."""
        specs = self.rules.prompts.get(prompt["key"], ())
        return self.message(
            f"prompt-{prompt['key']}", language, **self.arguments(specs, prompt["args"], language)
        )

    def rule(self, rule: object, language: str = "en") -> str:
        """The text of a rule."""
        check_language(language)
        if isinstance(rule, str) and rule.startswith("house-"):
            return self.message(rule, language)
        entry = rule_table(self.rules.package).get(str(rule))
        if entry is None:
            raise UnknownRule(f"{self.rules.name} has no rule {rule!r}")
        return str(entry[language])

    def refusal(self, refusal: Refusal, language: str = "en", seats: int = 0) -> str:
        """Why something is not legal, in words, with the rule's id.

        Args:
            refusal: what ``why_not`` said.
            language: one of ``LANGUAGES``.
            seats: how many play; needed where seats have other names in games of another size.
        """
        text = self.rule(refusal.rule, language)
        if refusal.detail:
            specs = self.rules.details.get(refusal.detail, ())
            args = self.rules.named(specs, refusal.args, seats or max(self.rules.seat_names))
            more = self.message(f"detail-{refusal.detail}", language, **self.arguments(specs, args, language))
            text = f"{more} {text}"
        return text if refusal.rule.startswith("house-") else f"{text} [{refusal.rule}]"


def dice_text(packed: object) -> str:
    """Dice packed in base 7, the last die lowest: as faces with their numbers."""
    if type(packed) is not int:
        return ""
    faces = []
    rest = packed
    while rest > 0:
        faces.append(f"{chr(0x2680 + rest % 7 - 1)}{rest % 7}")
        rest //= 7
    return " ".join(reversed(faces))


_texts: dict[str, Texts] = {}


def texts(rules: Rules[Any]) -> Texts:
    """The words of a game."""
    found = _texts.get(rules.name)
    if found is None or found.rules is not rules:
        found = Texts(rules)
        _texts[rules.name] = found
    return found
