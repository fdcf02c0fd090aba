"""What several commands share: reading arguments, options and files, each refusal with its cause."""

from __future__ import annotations

import argparse
import math
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from banneret.core.errors import BadFile, BadOption, BadSeats, BanneretError, DamagedFile, ReplayFault

if TYPE_CHECKING:
    from banneret.core.game import Game
    from banneret.core.rules import Option, Rules

#: The largest whole number that any command takes.
LARGEST: Final = 10**9

_YES: Final = ("true", "yes", "on", "1")
_NO: Final = ("false", "no", "off", "0")


class BadUsage(BanneretError):
    """The command was called in a way that makes no sense; the message says which."""


def whole(least: int = 1, most: int = LARGEST) -> Callable[[str], int]:
    """A type for argparse: a whole number in a range."""

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = least - 1
        if not least <= number <= most:
            raise argparse.ArgumentTypeError(f"{shown(text)} is not a whole number from {least} to {most}")
        return number

    return read


def duration(text: str) -> float:
    """A type for argparse: how long something lasts; more than nothing and not for ever."""
    try:
        number = float(text)
    except ValueError:
        number = math.nan
    if not 0 < number <= LARGEST:  # False for NaN too
        raise argparse.ArgumentTypeError(f"{shown(text)} is not a number above 0 and up to {LARGEST}")
    return number


def seed(text: str) -> str:
    """A type for argparse: a seed is any text but an empty one."""
    if not text:
        raise argparse.ArgumentTypeError("a seed cannot be empty")
    return text


def shown(text: str) -> str:
    """What was typed, in quotes and not at full length if it is absurd."""
    return repr(text) if len(text) <= 60 else repr(text[:57] + "...")


def add_language(parser: argparse.ArgumentParser) -> None:
    from banneret.core.text import LANGUAGES

    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="language of the words (default: en)")


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="what the players agree on, as `banneret games` lists it; may be given several times;"
        " preset=NAME stands for all options of a published edition",
    )


def rules_of(name: str) -> Rules[Any]:
    """The rules of a game."""
    from banneret.core import registry

    return registry.find(name)


def read_options(rules: Rules[Any], pairs: Iterable[str]) -> dict[str, object]:
    """Options from ``name=value``; the values as people write them (``yes``, any case).

    ``preset=name`` stands for the options of that preset; single options change them.
    """
    result: dict[str, object] = {}
    preset: dict[str, object] | None = None
    for pair in pairs:
        name, equals, text = pair.partition("=")
        if not equals:
            raise BadOption(f"an option is written NAME=VALUE, not {shown(pair)}")
        if name == "preset" and rules.presets:
            if preset is not None:
                raise BadOption("a preset is given twice")
            preset = _preset(rules, text)
            continue
        option = rules.option(name)
        if name in result:
            raise BadOption(f"option {name!r} is given twice")
        result[name] = _value(option, text)
    return {**(preset or {}), **result}


def _preset(rules: Rules[Any], text: str) -> dict[str, object]:
    for preset in rules.presets:
        if preset.name.casefold() == text.strip().casefold():
            return dict(preset.values)
    able = ", ".join(preset.name for preset in rules.presets)
    raise BadOption(f"{rules.name} has no preset {shown(text)}; it has: {able}")


def _value(option: Option, text: str) -> object:
    folded = text.strip().casefold()
    for value in option.values:
        names = [str(value).casefold()]
        if value is True:
            names.extend(_YES)
        elif value is False:
            names.extend(_NO)
        if folded in names:
            return value
    able = ", ".join(str(value) for value in option.values)
    raise BadOption(f"option {option.name!r} cannot be {shown(text)}; it can be: {able}")


def seats_for(rules: Rules[Any], wanted: int | None) -> int:
    """The number of seats: as asked for, else two where that can be, else the fewest."""
    if wanted is None:
        return 2 if 2 in rules.seat_names else min(rules.seat_names)
    return rules.seat_count(wanted)


def find_seat(rules: Rules[Any], seats: int, text: str) -> int:
    """A seat by its number (from 0), its id or its name in any language."""
    from banneret.core.text import LANGUAGES, texts

    names = rules.seat_names[seats]
    wanted = text.strip().casefold()
    for number, name in enumerate(names):
        words = [str(texts(rules).thing("seat", name, language)) for language in LANGUAGES]
        if wanted in {str(number), name.casefold(), *(word.casefold() for word in words)}:
            return number
    able = ", ".join(f"{name} ({number})" for number, name in enumerate(names))
    raise BadSeats(f"{rules.name} has no seat {shown(text)}; the seats are: {able}")


def read_file(path: Path) -> bytes:
    """What a file holds, if no more than the longest game file."""
    from banneret.core.gamefile import LONGEST

    with path.open("rb") as file:
        content = file.read(LONGEST + 1)
    if len(content) > LONGEST:
        raise DamagedFile(f"{path}: longer than {LONGEST} bytes; no game file is")
    return content


def open_game(path: Path) -> Game:
    """The game in a game file, every choice checked; the error names the file."""
    import banneret

    content = read_file(path)
    try:
        return banneret.load(content)
    except BadFile as error:
        raise type(error)(f"{path}: {error}") from error
    except BanneretError as error:
        raise DamagedFile(f"{path}: {error}") from error
    except Exception as error:
        # A file can lead the rules anywhere; what breaks there is no fault of the caller.
        raise ReplayFault(f"{path}: the replay broke with {type(error).__name__}: {error}") from error


def write_file(path: Path, text: str) -> None:
    """Writes a file whole or not at all."""
    beside = path.with_name(f".{path.name}.new")
    beside.write_text(text, encoding="utf-8")
    beside.replace(path)
