"""The table's own words: problems and the notes that the table writes into the chat."""

from __future__ import annotations

import functools
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from banneret.core.text import LANGUAGES, check_language

#: The language of those who ask for none that we have.
DEFAULT: Final = "en"


@functools.cache
def source(language: str) -> str:
    """The Fluent source in a language."""
    return (files("banneret.server") / "text" / f"{check_language(language)}.ftl").read_text("utf-8")


@functools.cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source(language)))
    return bundle


def say(key: str, language: str, **args: object) -> str:
    """A message in words, or an empty string where there is none."""
    bundle = _bundle(language)
    if not bundle.has_message(key):
        return ""
    found = bundle.get_message(key)
    if found.value is None:
        return ""
    text, _errors = bundle.format_pattern(found.value, args)
    return str(text)


def say_title(key: str, language: str) -> str:
    """The title of a message."""
    bundle = _bundle(language)
    text, _errors = bundle.format_pattern(bundle.get_message(key).attributes["title"], {})
    return str(text)


@functools.lru_cache(maxsize=256)
def wanted(accept: str) -> str:
    """The first language of an ``Accept-Language`` header that there are words in."""
    found: list[tuple[float, int, str]] = []
    for place, part in enumerate(accept[:200].split(",")):
        tag, _, rest = part.strip().partition(";")
        language = tag.strip().lower().partition("-")[0]
        if language in LANGUAGES:
            found.append((-_quality(rest), place, language))
    found.sort()
    return found[0][2] if found and found[0][0] < 0 else DEFAULT


def _quality(text: str) -> float:
    name, _, value = text.partition("=")
    if name.strip() != "q":
        return 1.0
    try:
        return float(value)
    except ValueError:
        return 0.0
