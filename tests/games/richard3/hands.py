"""Whole moves for rule tests: a march, a voyage, a recruit, a round of battle, each in one line."""

from __future__ import annotations

from banneret import Game
from tests.games.richard3.support import act, board, legal, step


def march(game: Game, block: str, *path: str) -> Game:
    """Moves a block by land through these areas and stops it in the last."""
    act(game, f"lift {block}", *[f"step {area}" for area in path])
    if step(game) == "move":
        act(game, "stop")
    return game


def sail(game: Game, block: str, port: str) -> Game:
    """Moves a block by sea."""
    return act(game, f"sail {block}", f"land {port}")


def recruit(game: Game, block: str, area: str) -> Game:
    """Takes a block from the pool."""
    return act(game, f"recruit {block}", f"place {area}")


def set_out(game: Game) -> Game:
    """Sends home all whose way is settled, as far as nobody has anything to choose."""
    while step(game) == "homes" and legal(game) == ["done"]:
        act(game, "done")
    return game


def turn(game: Game) -> int:
    """The round of the battle being fought."""
    return int(board(game)["battle"]["round"])


def hold_round(game: Game) -> Game:
    """All blocks that have not acted in this round of battle pass."""
    now = turn(game)
    while step(game) == "battle-round" and turn(game) == now:
        act(game, f"hold {legal(game, 'hold')[0]}")
    return game


def field(game: Game) -> set[str]:
    """The blocks in the field of the battle being fought, as everybody sees them."""
    return set(board(game)["battle"]["field"])


def attacker(game: Game) -> str:
    """The house that attacks in the battle being fought."""
    return str(board(game)["battle"]["attacker"])
