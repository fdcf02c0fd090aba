"""How the games' boards look in a terminal: one module a game, and a plain board for games that have none."""

from __future__ import annotations

import importlib

from banneret.cli.boards.plain import Board


def find(game: str) -> Board:
    """The board of a game."""
    name = f"{__name__}.{game.replace('-', '_')}"
    try:
        module = importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return Board()
    board: Board = module.BOARD
    return board
