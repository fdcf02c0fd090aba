"""One battle for rule tests: who stands where, who attacks, and with which firepower each block fires."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from banneret import Game
from banneret.games.richard3.board import BLOCK_IDS
from banneret.games.richard3.firepower import power
from tests.games.richard3.printed import AREAS, BORDERS
from tests.games.richard3.support import act, legal, said, step, war

EXILES = {"france": "lancaster", "scotland": "lancaster", "calais": "york", "ireland": "york"}
#: Areas where a battle can be.
FIELDS = [area for area in AREAS if area not in EXILES]


def neighbours(area: str) -> list[str]:
    """The areas across the land borders of an area."""
    pairs = [pair for listed in BORDERS.values() for pair in listed if area in pair]
    return sorted(two if one == area else one for one, two in pairs)


def way_to(area: str) -> str:
    """A way in which an enemy can have come."""
    return next((a for a in neighbours(area) if a not in EXILES), "sea")


def duel(
    area: str,
    blocks: list[str],
    attacker: str = "york",
    elsewhere: dict[str, list[str]] | None = None,
    number: int = 1,
    way: str = "",
    dice: Sequence[int] = (),
    **position: Any,
) -> Game:
    """A round of a battle in an area, with other blocks elsewhere; after the dice given all dice miss."""
    return war(
        {area: blocks, **(elsewhere or {})},
        dice=[*dice, *[6] * 60],
        step="battle",
        attacks={area: {"attacker": attacker, "main": way or way_to(area)}},
        battle={"area": area, "round": number},
        **position,
    )


def wait_for(game: Game, words: str) -> None:
    """Lets all others pass until somebody may do this."""
    while words not in legal(game):
        act(game, next(able for able in legal(game) if able.startswith("hold ")))


def fires(game: Game, block: str) -> int:
    """Lets a block fire when its turn comes, all others pass; returns its firepower."""
    wait_for(game, f"fire {block}")
    act(game, f"fire {block}")
    while step(game) == "hits":
        act(game, legal(game)[0])
    line = said(game, "fire")[-1]
    assert line["block"] == block
    return int(line["power"])


def powers(game: Game, blocks: list[str]) -> dict[str, int]:
    """The firepower that blocks have at this instant."""
    state: Any = game.state
    return {block: power(state, BLOCK_IDS.index(block)) for block in blocks}
