"""``banneret play``: a game in this terminal, together or against a bot."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Final

from banneret.cli.common import (
    BadUsage,
    add_language,
    add_options,
    find_seat,
    open_game,
    read_file,
    read_options,
    rules_of,
    seats_for,
    seed,
    shown,
    whole,
)

if TYPE_CHECKING:
    from banneret.bots import Bot
    from banneret.core.game import Game

EXAMPLES: Final = """\
examples:
  banneret play richard3                              two people at one keyboard
  banneret play richard3 --bot york=greedy            you are Lancaster, a bot is York
  banneret play richard3 --lang es --option scenario=Kingmaker
  banneret play richard3 --save game.json             saved when you leave and at the end
  banneret play --load game.json --save game.json     go on where you left

In the game, type the number of what you want to do, or `help`. Colour is off if NO_COLOR is set.
"""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", help="a game, as `banneret games` lists it")
    add_language(parser)
    add_options(parser)
    parser.add_argument("--seats", type=whole(1, 20), metavar="N", help="how many seats play")
    parser.add_argument("--seed", type=seed, metavar="S", help="the same dice and cards every time")
    parser.add_argument(
        "--bot",
        action="append",
        default=[],
        metavar="SEAT=BOT",
        help="a bot (lord, knight, squire, page, greedy, random) in a seat, by its name or its number from 0;"
        " may be given several times",
    )
    start = parser.add_mutually_exclusive_group()
    start.add_argument("--load", type=Path, metavar="FILE", help="go on with a saved game")
    start.add_argument(
        "--position", type=Path, metavar="FILE", help="start from a position written in names (JSON)"
    )
    parser.add_argument(
        "--save", type=Path, metavar="FILE", help="save here when you leave and when the game is over"
    )
    parser.add_argument(
        "--open", action="store_true", help="people at one keyboard keep no secrets from each other"
    )


def run(args: argparse.Namespace) -> int:
    from banneret.cli.table import Table

    if args.save is not None and not args.save.parent.is_dir():
        raise BadUsage(f"--save: there is no folder {args.save.parent}")
    if args.save is not None and args.save.is_dir():
        raise BadUsage(f"--save: {args.save} is a folder")
    game = _start(args)
    table = Table(game, _bots(game, args.bot, args.seed), args.lang, args.save, args.open)
    table.play()
    return 0


def _start(args: argparse.Namespace) -> Game:
    """The game that is played: a saved one, a position, or a new one."""
    import banneret
    from banneret.core import gamefile

    if args.load is not None:
        for name in ("option", "seats"):
            if getattr(args, name):
                raise BadUsage(f"--{name} cannot be given with --load: the saved game has its own")
        game = open_game(args.load)
        if args.game not in {None, game.rules.name}:
            raise BadUsage(f"{args.load} is a game of {game.rules.name}, not of {args.game}")
        if args.seed is not None:
            game.reseed(args.seed)
        return game
    if args.game is None:
        raise BadUsage("which game? `banneret games` lists them; or go on with a saved one: --load FILE")
    rules = rules_of(args.game)
    if args.position is not None:
        for name in ("option", "seats"):
            if getattr(args, name):
                raise BadUsage(f"--{name} cannot be given with --position: it is written in the position")
        try:
            return banneret.setup(args.game, gamefile.read_text(read_file(args.position)), args.seed)
        except banneret.BanneretError as error:
            raise type(error)(f"{args.position}: {error}") from error
    return banneret.new(args.game, seats_for(rules, args.seats), args.seed, read_options(rules, args.option))


def _bots(game: Game, named: list[str], seeded: str | None) -> dict[int, Bot]:
    """The bots by seat."""
    from banneret import bots

    result: dict[int, Bot] = {}
    for text in named:
        where, equals, name = text.partition("=")
        if not equals:
            raise BadUsage(f"a bot is seated with SEAT=BOT, not {shown(text)}")
        seat = find_seat(game.rules, game.seats, where)
        if seat in result:
            raise BadUsage(f"seat {shown(where)} is given to two bots")
        result[seat] = bots.find(name)(None if seeded is None else f"{seeded}/{seat}")
    return result
