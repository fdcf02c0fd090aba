"""Battles on a table: two armies in one city, dice that fall as told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from banneret.core.game import Game
from banneret.games.fief_england.board import (
    CITY_IDS,
    FAMILY_IDS,
    NOBLE_IDS,
    PLACES,
    UNIT_IDS,
    UNITS,
)
from banneret.games.fief_england.state import Fief
from tests.games.fief_england.support import act, family, play, position, units

_BLANKS = [0] * 80
BOTH = ("es-2024", "it-2024")


def army(who: str, place: str, *nobles: str, **counts: int) -> dict[str, Any]:
    """Nobles and units of a family in a place."""
    return {**units(who, place, **counts), **family(who, place, *nobles)}


def war(
    *parts: Mapping[str, Any],
    dice: Sequence[int] = (),
    hold: Mapping[str, str] | None = None,
    phase: int = 7,
    **more: Any,
) -> Game:
    """A game at the start of phase 7 (or another), Red first; after its dice all are blank (or 1)."""
    rows = {**more}
    if hold is not None:
        rows["hold"] = hold
    return play(position(*parts, phase=phase, **rows), [*dice, *_BLANKS])


def state(game: Game) -> Fief:
    """The position of a game."""
    found = game.state
    assert isinstance(found, Fief)
    return found


def count(game: Game, who: str, place: str, unit: str) -> int:
    """Units of a family in a place."""
    return state(game).units(FAMILY_IDS.index(who), CITY_IDS.index(place), UNIT_IDS.index(unit))


def counts(game: Game, who: str, place: str) -> dict[str, int]:
    """All units of a family in a place that are there."""
    row = (FAMILY_IDS.index(who) * PLACES + CITY_IDS.index(place)) * UNITS
    here = state(game).troop[row : row + UNITS]
    return {UNIT_IDS[unit]: number for unit, number in enumerate(here) if number}


def stock(game: Game, who: str, unit: str) -> int:
    """Counters in a family's reserve."""
    return state(game).stock[FAMILY_IDS.index(who) * UNITS + UNIT_IDS.index(unit)]


def noble(name: str) -> int:
    """The number of a noble."""
    return NOBLE_IDS.index(name)


def holder(game: Game, name: str) -> str:
    """Who holds a noble: a noble's name, ``invaders``, ``bandits``, ``free``, or ``dead``."""
    s = state(game)
    n = noble(name)
    if s.family[n] < 0:
        return "dead"
    by = s.by[n]
    if by < 0:
        return "free"
    return NOBLE_IDS[by] if by < len(NOBLE_IDS) else "invaders" if by < 24 else "bandits"


def where(game: Game, name: str) -> str:
    """The place of a noble."""
    at = state(game).at[noble(name)]
    return CITY_IDS[at] if 0 <= at < len(CITY_IDS) else "nowhere" if at < 0 else "sherwood"


def held(game: Game, place: str) -> str:
    """Who holds a city."""
    g = state(game).hold[CITY_IDS.index(place)]
    return FAMILY_IDS[g] if g >= 0 else "nobody"


def controls(game: Game, place: str) -> str:
    """Who controls a city."""
    g = state(game).control[CITY_IDS.index(place)]
    return FAMILY_IDS[g] if g >= 0 else "nobody"


def money(game: Game, seat: int) -> int:
    """A seat's shillings."""
    return state(game).money[seat]


def step(game: Game) -> str:
    """The step that asks."""
    frames = state(game).stack
    return game.rules.steps[frames[-1][0]].name if frames else ""


def steps(game: Game) -> list[str]:
    """All steps under way, the last on top."""
    return [game.rules.steps[frame[0]].name for frame in state(game).stack]


def until(game: Game, name: str, most: int = 60) -> Game:
    """Lets everybody do the first thing on the list that ends his turn until a step asks."""
    for _ in range(most):
        if step(game) == name:
            return game
        words = [game.word(c) for c in game.choices(game.must_act[0])]
        for calm in ("done", "fight-on", "stand-aside", "leave-alone", "no-ransom", "no", "decline", "pass"):
            if calm in words:
                act(game, calm)
                break
        else:
            act(game, words[0])
    raise AssertionError(f"{name} was never asked, but {step(game)}")


def turn(game: Game, who: str) -> Game:
    """Lets the families before one end their turns of phase 7."""
    while step(game) != "battle-turn" or state(game).active() != FAMILY_IDS.index(who):
        act(game, "done")
    return game
