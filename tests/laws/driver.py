"""Playing games without understanding them: policies, tables to play at, and a loop that checks."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from contextlib import suppress
from itertools import product
from math import prod
from typing import Any, NamedTuple
from zlib import crc32

from banneret.core import game as core_game
from banneret.core import registry
from banneret.core.choice import NOUN_BITS, NOUN_MASK
from banneret.core.errors import BadOption
from banneret.core.game import Game
from banneret.core.laws import check_decision, check_end
from banneret.core.rules import Rules

#: No game takes this many decisions; one that does will never end (law 8).
CEILING = 20_000
#: A seat that need not act does so once in so many decisions.
MAY_ONCE_IN = 20

#: How likely a verb is beside the others (1), for each policy. Verbs that a game does not have do no harm.
LEANINGS: Mapping[str, Mapping[str, float]] = {
    "random": {},
    "passing": {"done": 30, "keep": 30, "stop": 30, "hold": 30, "retract": 0.1},
    "acting": {"done": 0.05, "stop": 0.2, "hold": 0.1, "retreat": 0.1, "keep": 0.3},
    "attacking": {
        "done": 0.03,
        "lift": 3,
        "stop": 0.05,
        "sail": 0.5,
        "recruit": 0.4,
        "main": 0.05,
        "fire": 4,
        "charge": 8,
        "treachery": 8,
        "retreat": 0.05,
        "hold": 0.02,
        "execute": 20,
        "redeal": 5,
    },
    "first": {},
    "last": {},
}
POLICIES = tuple(LEANINGS)


class Sitting(NamedTuple):
    """A game with its seats and options, as it can be started."""

    name: str
    seats: int
    options: dict[str, object]

    def start(self, seed: int | str) -> Game:
        return core_game.new(registry.find(self.name), self.seats, seed, self.options, None)

    def __str__(self) -> str:
        agreed = ",".join(f"{key}={value}" for key, value in self.options.items())
        if len(agreed) > 200:
            agreed = f"{next(iter(self.options.values()))},{crc32(agreed.encode()):08x}"
        return f"{self.name}:{self.seats}:{agreed}".replace(" ", "-")


#: More sets of options than this cannot all be played; then a few stand for the others.
MOST_SETS = 64
MIXTURES = 2


def option_sets(rules: Rules[Any]) -> Iterator[dict[str, object]]:
    """Every set of options of a game; of very many each value of the first option, and some mixtures."""
    options = rules.options
    if prod([len(option.values) for option in options]) <= MOST_SETS:
        for values in product(*(option.values for option in options)):
            yield {option.name: value for option, value in zip(options, values, strict=True)}
        return
    for value in options[0].values:
        yield {options[0].name: value}
    rng = random.Random(rules.name)
    found = 0
    while found < MIXTURES:
        mixture = {option.name: rng.choice(option.values) for option in options}
        with suppress(BadOption):
            rules.agree(min(rules.seat_names), mixture)
            found += 1
            yield mixture


def sittings(name: str) -> Iterator[Sitting]:
    """Games of that name that can be started: each number of seats with each set of options."""
    rules = registry.find(name)
    for seats in sorted(rules.seat_names):
        for options in option_sets(rules):
            yield Sitting(name, seats, rules.agree(seats, options))


def all_sittings() -> list[Sitting]:
    """Every sitting of every game of the house."""
    return [sitting for name in registry.names() for sitting in sittings(name)]


def pick_seat(game: Game, rng: random.Random) -> int:
    """A seat that must act, or now and then one that may."""
    seats = game.must_act
    if game.may_act and rng.randrange(MAY_ONCE_IN) == 0:
        seats = game.may_act
    return rng.choice(seats)


def pick_choice(game: Game, seat: int, policy: str, rng: random.Random) -> int:
    """One of a seat's choices, by a policy that knows nothing but the names of verbs."""
    listed = game.choices(seat)
    if policy in ("first", "last") and rng.random() < 0.9:
        # Always the same would go round in circles where a game lets it.
        return listed[0] if policy == "first" else listed[-1]
    leaning = LEANINGS[policy]
    verbs = game.rules.verbs
    weights = [leaning.get(verbs[choice >> NOUN_BITS].name, 1.0) for choice in listed]
    if policy == "attacking":
        hostile = _hostile_nouns(game, seat)
        verb_nouns = [(verbs[c >> NOUN_BITS], c & NOUN_MASK) for c in listed]
        weights = [
            weight * (12 if verb.noun == "area" and noun in hostile else 1)
            for weight, (verb, noun) in zip(weights, verb_nouns, strict=True)
        ]
    return rng.choices(listed, weights)[0]


def _hostile_nouns(game: Game, seat: int) -> set[int]:
    """Areas where somebody else stands, if the game's view has areas with numbers of both houses (``n``)."""
    board = game.view(seat)["board"]
    assert isinstance(board, dict)
    areas = board.get("areas")
    if not isinstance(areas, dict):
        return set()
    ids = {name: number for number, name in enumerate(game.rules.kinds["area"])}
    return {ids[name] for name, area in areas.items() if area["n"][1 - seat]}


def step(game: Game, policy: str, rng: random.Random) -> None:
    """One decision."""
    seat = pick_seat(game, rng)
    game.apply(seat, pick_choice(game, seat, policy, rng))


class Faults(AssertionError):
    """What was wrong, with all that is needed to see it again."""


def _fail(sitting: Sitting, seed: int, policy: str, game: Game, faults: list[str]) -> None:
    where = f"{sitting} seed={seed} policy={policy} decision={game.decisions} asked={game.prompt()}"
    raise Faults("\n".join([where, *faults]))


def play_checked(
    sitting: Sitting, seed: int, policy: str = "random", thorough_every: int = 0, most: int = CEILING
) -> int:
    """Plays a game out with a check at every decision; returns how many there were.

    Args:
        sitting: what is played.
        seed: of the game, of the policy and of the checks.
        policy: one of POLICIES.
        thorough_every: one decision in so many is checked thoroughly (0: none).
        most: stops after so many decisions, if the game is not over by then.
    """
    game = sitting.start(seed)
    rng = random.Random(f"{policy} {seed}")
    check = random.Random(f"check {seed}")
    earlier: list[tuple[Game, int, int]] = []
    decisions = 0
    while not game.over and decisions < most:
        thorough = thorough_every > 0 and check.randrange(thorough_every) == 0
        faults = check_decision(game, check, thorough)
        if faults:
            _fail(sitting, seed, policy, game, faults)
        if decisions % 64 == 0:
            copy = game.copy()
            earlier.append((copy, copy.state.fingerprint(), len(copy.lines())))
        step(game, policy, rng)
        decisions += 1
    if decisions == CEILING:
        _fail(sitting, seed, policy, game, ["8: the game does not end"])
    faults = [
        f"1: the copy made after {copy.decisions} decisions has changed"
        for copy, fingerprint, lines in earlier
        if copy.state.fingerprint() != fingerprint or len(copy.lines()) != lines
    ]
    if game.over:
        faults += check_end(game)
    if faults:
        _fail(sitting, seed, policy, game, faults)
    return decisions
