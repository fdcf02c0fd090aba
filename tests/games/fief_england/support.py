"""Small positions in names, and plays written down: what all tests of Fief England share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import banneret
from banneret.core.chance import ScriptedSource
from banneret.core.game import Game, from_position
from banneret.core.registry import find

#: A die of six as an outcome: D6[4] is a 4; faces of the battle die by hits.
BLANK, F, FF, FFF = 0, 1, 3, 5


def d6(face: int) -> int:
    """A D6 that shows a number."""
    return face - 1


def units(who: str, place: str, **counts: int) -> dict[str, int]:
    """Units for the row ``troop``: ``units("red", "london", soldier=2, knight=1)``."""
    return {f"{who}+{place}+{unit.replace('_', '-')}": count for unit, count in counts.items()}


def family(who: str, place: str, *nobles: str) -> dict[str, dict[str, str]]:
    """Nobles of a family in a place, for ``position``."""
    return {"family": dict.fromkeys(nobles, who), "at": dict.fromkeys(nobles, place)}


def position(
    *parts: Mapping[str, Any],
    seats: int = 4,
    edition: str = "es-2024",
    round: int = 2,  # noqa: A002
    phase: int = 2,
    now: Mapping[int, int] | None = None,
    options: Mapping[str, object] | None = None,
    **rows: Any,
) -> dict[str, Any]:
    """A position from rows in names; mappings of the same row are joined."""
    told: dict[str, Any] = {
        "game": "fief-england",
        "seats": seats,
        "options": {"edition": edition, **(options or {})},
    }
    for part in (*parts, rows):
        for key, value in part.items():
            if "+" in key:
                told.setdefault("troop", {})[key] = value
            elif isinstance(value, Mapping) and isinstance(told.get(key), dict):
                told[key].update(value)
            else:
                told[key] = dict(value) if isinstance(value, Mapping) else value
    cells = list(find("fief-england").state(_fields(seats)).now)
    for cell in (6, 7, 8, 9, 10, 12, 24, 26, 27, 37):
        cells[cell] = -1
    cells[0] = round
    cells[1] = phase
    for cell, number in (now or {}).items():
        cells[cell] = number
    told["now"] = cells
    return told


def _fields(seats: int) -> Any:
    from banneret.core.state import Fields

    return Fields(seats, {})


def play(told: Mapping[str, Any], dice: Sequence[int] = ()) -> Game:
    """A game from a position, with outcomes written down."""
    rules = find("fief-england")
    board = {key: value for key, value in told.items() if key != "game"}
    return from_position(rules, board, None, ScriptedSource(dice))


def legal(game: Game, seat: str | None = None) -> list[str]:
    """The legal choices of the seat that decides (or of one by name), in names."""
    number = game.must_act[0] if seat is None else game.rules.seat_names[game.seats].index(seat)
    return [game.word(c) for c in game.choices(number)]


def code(game: Game, word: str) -> int:
    """The choice that is called so."""
    name, _, noun = word.partition(" ")
    rules = game.rules
    for number, verb in rules.verbs.items():
        if verb.name == name:
            if not verb.noun:
                return number << 12
            for k in range(rules.noun_count(verb.noun, game.seats)):
                if str(rules.thing(verb.noun, k, game.seats)) == noun:
                    return number << 12 | k
    raise AssertionError(f"there is no choice {word!r}")


def act(game: Game, *words: str) -> Game:
    """Choices of whoever must decide, one after the other."""
    for word in words:
        game.apply(game.must_act[0], code(game, word))
    return game


def refused(game: Game, word: str) -> str:
    """The rule that forbids a choice to the seat that must decide; empty if it is legal."""
    refusal = game.why_not(game.must_act[0], code(game, word))
    return "" if refusal is None else refusal.rule


def said(game: Game, key: str, seat: int | None = None) -> list[dict[str, object]]:
    """The arguments of all log lines of a kind that a seat (None: a spectator) may read."""
    return [dict(line["args"]) for line in game.log(seat) if line["key"] == key]  # type: ignore[call-overload]


def new(seats: int = 4, edition: str = "es-2024", seed: int = 1, **options: object) -> Game:
    """A game from its beginning."""
    chosen = {key.replace("_", "-"): value for key, value in options.items()}
    return banneret.new("fief-england", seats=seats, seed=seed, options={"edition": edition, **chosen})
