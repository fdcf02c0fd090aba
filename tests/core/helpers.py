"""What several tests of the core do."""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Mapping
from typing import Any

from tests.core.parlour import rules as p
from tests.core.parlour.rules import Parlour

from banneret.core import game as core_game
from banneret.core.choice import choice
from banneret.core.game import Game

DONE = choice(p.DONE)
RETRACT = choice(p.RETRACT)
SHOW = choice(p.SHOW)
THROW = choice(p.THROW)


def play(card: int) -> int:
    return choice(p.PLAY, card)


def lift(pawn: int) -> int:
    return choice(p.LIFT, pawn)


def put(room: int) -> int:
    return choice(p.PUT, room)


def offer(price: int) -> int:
    return choice(p.OFFER, price)


def party(rules: Parlour, seats: int = 2, seed: object = 1, **options: object) -> Game:
    """A party at its first decision: everybody puts a card down."""
    return core_game.new(rules, seats, seed, options, None)


def at_turn(rules: Parlour, seats: int = 2, seed: object = 1, **options: object) -> Game:
    """A party in the first turn of seat 0: the cards of round 1 have been played."""
    game = party(rules, seats, seed, **options)
    for seat in range(seats):
        game.apply(seat, game.choices(seat)[0])
    assert game.must_act == (0,)
    return game


def asked(game: Game) -> tuple[list[int], list[int]]:
    """Who must and who may decide."""
    return list(game.must_act), list(game.may_act)


def play_out(game: Game, seed: int = 1) -> Game:
    """Random play to the end, now and then by those who need not."""
    rng = random.Random(seed)
    while not game.over:
        free = game.may_act
        seat = rng.choice(free) if free and rng.random() < 0.1 else rng.choice(game.must_act)
        game.apply(seat, rng.choice(game.choices(seat)))
    return game


def signed(body: Mapping[str, Any]) -> dict[str, Any]:
    """A file or snapshot with a check sum that agrees again, as somebody makes it who knows how."""
    plain = {key: value for key, value in body.items() if key != "check"}
    text = json.dumps(plain, sort_keys=True, separators=(",", ":"))
    return {**plain, "check": hashlib.blake2b(text.encode("utf-8"), digest_size=10).hexdigest()}
