"""Playing games without understanding them: policies, tables to play at, and a loop that checks."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from itertools import product
from math import prod
from typing import Any, NamedTuple

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
        """Names the game, the seats and what is not as usual."""
        usual = {option.name: option.default for option in registry.find(self.name).options}
        unusual = ",".join(f"{key}={value}" for key, value in self.options.items() if value != usual[key])
        return f"{self.name}:{self.seats}:{unusual}".replace(" ", "-")


#: Sittings that a game wants played beside those that are found by themselves: seats and options.
NAMED: Mapping[str, Sequence[tuple[int, Mapping[str, object]]]] = {}
#: A game that can be agreed on in no more ways than this is played in all of them.
ALL_WAYS = 12
#: How many sittings of any game have several options drawn by chance.
MIXED = 4
#: How many sittings of a game the costlier tests play.
FEW = 8


def sittings(name: str) -> list[Sitting]:
    """Games of that name to be played: all that can be agreed on where that is little, and else every number
    of seats, every value of every option, and some mixtures; the defaults, mixtures and named ones first."""
    rules = registry.find(name)
    counts = sorted(rules.seat_names)
    ways = prod([len(option.values) for option in rules.options]) * len(counts)
    found = [Sitting(name, seats, rules.agree(seats, None)) for seats in counts]
    found += [Sitting(name, seats, rules.agree(seats, options)) for seats, options in NAMED.get(name, ())]
    for place, preset in enumerate(rules.presets):
        turned = counts[place % len(counts) :] + counts[: place % len(counts)]
        able = [seats for seats in turned if _agreed(rules, seats, preset.values) is not None]
        found += [Sitting(name, seats, rules.agree(seats, preset.values)) for seats in able]
    if ways <= ALL_WAYS:
        for seats in counts:
            for values in product(*(option.values for option in rules.options)):
                options = {option.name: value for option, value in zip(rules.options, values, strict=True)}
                if _agreed(rules, seats, options) is not None:
                    found.append(Sitting(name, seats, rules.agree(seats, options)))
        return _unlike(found)
    for seed in range(MIXED):
        seats = counts[-1 - seed % len(counts)]
        found.append(Sitting(name, seats, rules.draw_options(seats, random.Random(f"{name} {seed}"))))
    every_value = [(option.name, value) for option in rules.options for value in option.values]
    for place, (name_of_option, value) in enumerate(every_value):
        if value == rules.option(name_of_option).default or any(
            s.options[name_of_option] == value for s in found
        ):
            continue
        turned = counts[place % len(counts) :] + counts[: place % len(counts)]
        found.append(_with_value(rules, turned, name_of_option, value, every_value))
    return _unlike(found)


def _unlike(found: list[Sitting]) -> list[Sitting]:
    """The same without what is there twice."""
    return list({str(sitting): sitting for sitting in found}.values())


def _agreed(rules: Rules[Any], seats: int, options: Mapping[str, object]) -> dict[str, object] | None:
    try:
        return rules.agree(seats, options)
    except BadOption:
        return None


def _with_value(
    rules: Rules[Any], counts: Sequence[int], option: str, value: object, values: Sequence[tuple[str, object]]
) -> Sitting:
    """A sitting with one option at a value: alone, or with another that it needs; the first that can be."""
    alone: list[Mapping[str, object]] = [{option: value}]
    for options in [*alone, *({other: needed, option: value} for other, needed in values if other != option)]:
        for seats in counts:
            agreed = _agreed(rules, seats, options)
            if agreed is not None:
                return Sitting(rules.name, seats, agreed)
    raise AssertionError(f"no sitting of {rules.name} has {option} = {value!r}: name one in NAMED")


def few_sittings(name: str) -> list[Sitting]:
    """The first sittings of a game: every number of seats, named ones, mixtures."""
    return sittings(name)[: max(FEW, len(registry.find(name).seat_names))]


def all_sittings() -> list[Sitting]:
    """Every sitting of every game of the house."""
    return [sitting for name in registry.names() for sitting in sittings(name)]


def some_sittings() -> list[Sitting]:
    """A few sittings of every game of the house."""
    return [sitting for name in registry.names() for sitting in few_sittings(name)]


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
        verb_nouns = [(verbs[c >> NOUN_BITS], c & NOUN_MASK) for c in listed] if hostile else []
        for place, (verb, noun) in enumerate(verb_nouns):
            if verb.noun == "area" and noun in hostile:
                weights[place] *= 12
    return rng.choices(listed, weights)[0]


def _hostile_nouns(game: Game, seat: int) -> set[int]:
    """Areas where the other of two houses stands, if the game's view counts those (``n``)."""
    board = game.view(seat)["board"]
    areas = board.get("areas") if isinstance(board, dict) else None
    if not isinstance(areas, dict) or "area" not in game.rules.kinds or game.seats != 2:
        return set()
    ids = {name: number for number, name in enumerate(game.rules.kinds["area"])}
    found = set()
    for name, area in areas.items():
        counts = area.get("n") if isinstance(area, dict) else None
        if name in ids and isinstance(counts, list | tuple) and len(counts) == 2 and counts[1 - seat]:
            found.add(ids[name])
    return found


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
