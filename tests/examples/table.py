"""Tourney at a table for tests: positions in names, choices in words, chance that falls as told."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from examples.tourney.state import SEATS

import banneret
from banneret import Game
from banneret.core.chance import ScriptedSource, seeded
from banneret.core.choice import choice

#: Purses with which nobody has to be dealt anything.
PURSES = {"gules": 8, "azure": 6, "vert": 10, "sable": 8, "argent": 6}


def meet(seats: int = 3, chance: Sequence[int] = (), **position: Any) -> Game:
    """A day that begins, with the given rows; ``chance`` are the next outcomes (a die that shows 1 is 0)."""
    rows: dict[str, Any] = {"dowry": {name: PURSES[name] for name in SEATS[:seats]}, **position}
    source = ScriptedSource(chance, seeded("after the script"))
    return banneret.setup("tourney", {"seats": seats, **rows}, source=source)


def packed(game: Game, words: str) -> int:
    """``"offer azure+3"`` as a choice."""
    for number, verb in game.rules.verbs.items():
        if verb.name == words.partition(" ")[0]:
            for noun in range(game.rules.noun_count(verb.noun, game.seats)):
                if game.word(choice(number, noun)) == words:
                    return choice(number, noun)
    raise AssertionError(f"there is no choice {words!r}")


def seat_of(name: str) -> int:
    return SEATS.index(name)


def act(game: Game, *moves: str) -> Game:
    """Choices in words, each after the name of the seat that makes it: ``"gules bid 3"``."""
    for move in moves:
        name, _, words = move.partition(" ")
        game.apply(seat_of(name), packed(game, words))
    return game


def legal(game: Game, name: str, verb: str = "") -> list[str]:
    """The legal choices of a seat in words, of one verb if it is given."""
    words = [game.word(c) for c in game.choices(seat_of(name))]
    return [word for word in words if not verb or word.partition(" ")[0] == verb]


def why(game: Game, name: str, words: str) -> str:
    """The rule that forbids a choice; empty if it is legal."""
    refusal = game.why_not(seat_of(name), packed(game, words))
    assert (refusal is None) == (packed(game, words) in game.choices(seat_of(name)))
    return "" if refusal is None else refusal.rule


def board(game: Game, name: str = "") -> dict[str, Any]:
    """The board as a seat (or a spectator) sees it."""
    view = game.view(seat_of(name) if name else None)["board"]
    assert isinstance(view, dict)
    return view


def said(game: Game, key: str, name: str = "") -> list[object]:
    """The arguments of all log lines of a kind that a seat (or a spectator) may read."""
    return [line["args"] for line in game.log(seat_of(name) if name else None) if line["key"] == key]


def asked(game: Game) -> tuple[str, tuple[str, ...]]:
    """What is asked, and who must decide."""
    return str(game.prompt()["key"]), tuple([SEATS[seat] for seat in game.must_act])


def to_parley(game: Game, weapon: str = "lance") -> Game:
    """All vote for the same weapon."""
    return act(game, *[f"{SEATS[seat]} vote {weapon}" for seat in game.must_act])


def to_auction(game: Game, prize: str = "rose") -> Game:
    """The marshal names a prize and opens the lists."""
    marshal = SEATS[to_parley(game).must_act[0]]
    return act(game, f"{marshal} award {prize}", f"{marshal} open")


def to_window(game: Game, **bids: int) -> Game:
    """All bid; those that are not named nothing."""
    to_auction(game)
    return act(game, *[f"{SEATS[seat]} bid {bids.get(SEATS[seat], 0)}" for seat in game.must_act])


def wander(game: Game, rng: random.Random, talk: float = 0.2) -> Iterator[Game]:
    """Plays at random to the end; the game before each decision."""
    while not game.over:
        yield game
        if game.over:  # somebody gave up
            return
        seats: Sequence[int] = game.must_act
        if rng.random() < talk:
            seats = [seat for seat in game.may_act if game.choices(seat)] or seats
        seat = rng.choice(seats)
        game.apply(seat, rng.choice(game.choices(seat)))


def new(seats: int, seed: int, options: Mapping[str, object] | None = None) -> Game:
    return banneret.new("tourney", seats, seed, options)
