"""The odds of a battle, as a seat or a spectator can reckon them."""

from __future__ import annotations

import random
from typing import Final

from banneret.core.errors import BadOption, BadPosition, WrongSeat
from banneret.core.game import Game
from banneret.games.fief_england import knowledge
from banneret.games.fief_england.affray import KIND_IDS
from banneret.games.fief_england.board import ARMIES, CITIES, CITY_IDS, FAMILY_IDS
from banneret.games.fief_england.camps import SIDES, force, fray_of
from banneret.games.fief_england.fray import Force, Fray, Roll, State, Tally
from banneret.games.fief_england.state import (
    ACTIVE,
    ATTACKERS,
    FIELD,
    FIGHT_KIND,
    FIGHT_ROUND,
    HITS_A,
    INVADERS_BIT,
    QUIET,
    WALLED,
    Fief,
)
from banneret.games.fief_england.steps import battles, numbers, sides
from banneret.games.fief_england.words.war import FORCE_IDS

#: The name of the way of fighting that ``odds`` assumes.
POLICY: Final = "fight-on"
MOST_SAMPLES: Final = 1_000_000
#: Deals of what lies face down that are looked at; each is followed to the end, so a few tell much.
MOST_DEALS: Final = 60
#: Steps of the arithmetic after which no further deal is begun.
MOST_STEPS: Final = 1_000_000
_KIND_IDS: Final = (
    "soldier",
    "archer",
    "crossbowman",
    "knight",
    "royal-soldier",
    "royal-knight",
    "bombard",
    "noble",
)


def odds(
    game: Game, seat: object, area: object = None, seed: object = 0, samples: object = 1000
) -> dict[str, object]:
    """The odds of a battle from here on, as far as a seat can know them.

    The battle may be under way, or one that the seat thinks of. What the seat does not know is dealt at
    random, so the answer is the same in all positions that the seat cannot tell apart.

    Both sides are assumed to fight in one way (``policy``: ``"fight-on"``): nobody surrenders, changes sides,
    breaks off or agrees to a truce; archers shoot at troops; nobody plays a card, hires or uses a servant; of
    losses each side takes those it can best spare, guards and knights last.

    Args:
        game: a game of Fief England.
        seat: the number of the seat that asks, or None for a spectator.
        area: which battle: a city, or ``city+attackers+defenders`` with the names of two families (or
            ``invaders``); None for the one being fought, or the only one that could be fought.
        seed: an int or text; the same seed gives the same answer.
        samples: how many deals of what the seat cannot see are looked at, if there is anything of the sort.

    Returns:
        A mapping ready for JSON. All chances count from now on:

        * ``area``, ``kind``, ``round`` (0 before the first), ``attackers``, ``defenders`` (ids), ``policy``;
        * ``method``: ``"exact"`` if the seat sees all who fight, otherwise ``"simulated"``: so many
          ``samples`` of what it cannot see, each of them followed through every course of the dice;
        * ``error``: how much of the chances was too unlikely to be followed;
        * ``win``: the chance of each side to be the only one with troops left; ``draw``: that the battle ends
          otherwise, with three phases without a loss, with nobody left, or because the invaders hold back;
        * ``lost``: for each side the mean number of each kind that falls; of nobles those who are killed;
        * ``survivors``: for each side the chances of so many troops being left (``"0"``, ``"1"``, ...);
        * ``next``: the chances of 0, 1, 2 ... hits of each side in the next melee.

    Raises:
        BadPosition: this is no game of Fief England, or there is no such battle, or several.
        WrongSeat: there is no such seat.
        BadOption: ``samples`` or ``seed`` is of the wrong kind.
    """
    s = game.state
    if not isinstance(s, Fief):
        raise BadPosition(f"{game.rules.name} has no battles of Fief England")
    viewer = _viewer(s, seat)
    if type(seed) is not int and type(seed) is not str:
        raise BadOption(f"a seed is an int or a text, not {seed!r}")
    if type(samples) is not int or not 1 <= samples <= MOST_SAMPLES:
        raise BadOption(f"samples should be a whole number from 1 to {MOST_SAMPLES}, not {samples!r}")
    begun = Fief(s.fork_fields())
    running = _find(begun, viewer, area)
    exact = _seen(begun, viewer)
    tally = Tally()
    fray = Fray()
    deals = 1 if exact else min(samples, MOST_DEALS)
    rng = random.Random(f"odds {seed}")
    told: dict[tuple[Force, Force], int] = {}
    looks: dict[tuple[Force, Force], Fief] = {}
    for _ in range(deals):
        dealt = begun if exact else knowledge.sample(begun, Fief(begun.fork_fields()), viewer, rng)
        forces = (force(dealt, 0), force(dealt, 1))
        told[forces] = told.get(forces, 0) + 1
        looks.setdefault(forces, dealt)
    next_: list[list[float]] = [[], []]
    error = 0.0
    looked = 0
    steps = 0
    for forces, times in told.items():
        if steps > MOST_STEPS:
            # Enough: the deals come in no order, so those left out are as those looked at.
            break
        fray = fray_of(looks[forces], forces)
        follow(looks[forces], fray, forces, float(times), tally)
        looked += times
        steps += fray.steps
        error += fray.dropped
        for side in (0, 1):
            _blend(next_[side], fray.camps[side].melee(forces[side]), float(times))
    return {
        "area": CITY_IDS[begun.fight[FIELD]],
        "kind": KIND_IDS[begun.fight[FIGHT_KIND]],
        "round": s.fight[FIGHT_ROUND] if running else 0,
        SIDES[0]: _members(begun, 0),
        SIDES[1]: _members(begun, 1),
        "policy": POLICY,
        "method": "exact" if exact else "simulated",
        "samples": None if exact else looked,
        "error": error / looked,
        "win": {SIDES[side]: tally.won[side] / tally.total for side in (0, 1)},
        "draw": max(0.0, 1.0 - (tally.won[0] + tally.won[1]) / tally.total),
        "lost": {SIDES[side]: _lost(fray, tally, side) for side in (0, 1)},
        "survivors": {SIDES[side]: _survivors(tally, side) for side in (0, 1)},
        "next": {SIDES[side]: [chance / looked for chance in next_[side]] for side in (0, 1)},
    }


def _viewer(s: Fief, seat: object) -> int:
    if seat is None:
        return -1
    if type(seat) is not int or not 0 <= seat < s.seats:
        raise WrongSeat(f"there is no seat {seat!r}", "house-no-such-seat")
    return seat


def _members(s: Fief, side: int) -> list[str]:
    if sides.has_horde(s, side):
        return [FORCE_IDS[sides.HORDE]]
    return [FAMILY_IDS[g] for g in sides.members(s, side)]


def _blend(sum_: list[float], row: list[float], weight: float) -> None:
    while len(sum_) < len(row):
        sum_.append(0.0)
    for place, chance in enumerate(row):
        sum_[place] += chance * weight


def _lost(fray: Fray, tally: Tally, side: int) -> dict[str, float]:
    if fray.camps[side].horde:
        foot = sum(tally.fallen[side][0 : 2 * ARMIES : 2]) / tally.total
        leaders = sum(tally.fallen[side][1 : 2 * ARMIES : 2]) / tally.total
        return {"infantry": foot, "leader": leaders}
    return {
        name: tally.fallen[side][place] / tally.total
        for place, name in enumerate(_KIND_IDS)
        if tally.there[side][place]
    }


def _survivors(tally: Tally, side: int) -> dict[str, float]:
    row = tally.left[side]
    return {str(men): row[men] / tally.total for men in sorted(row)}


# --- which battle


def _find(s: Fief, viewer: int, area: object) -> bool:
    """Makes sure that the battle that is meant is under way in a copy; whether it was under way before."""
    if area is not None and type(area) is not str:
        raise BadPosition(f"there is no city {area!r}")
    names = area.split("+") if type(area) is str else []
    place = -1
    if names:
        if names[0] not in CITY_IDS:
            raise BadPosition(f"there is no city {names[0]!r}")
        place = CITY_IDS.index(names[0])
    if under_way(s) and (place < 0 or place == s.fight[FIELD]) and len(names) < 2:
        return True
    found = [
        pair
        for pair in could_be(s, viewer)
        if (place < 0 or pair[0] == place)
        and (len(names) < 2 or FORCE_IDS[pair[1]] == names[1])
        and (len(names) < 3 or FORCE_IDS[pair[2]] == names[2])
    ]
    if not found:
        raise BadPosition("there is no such battle")
    if len(found) > 1 and len(names) < 3:
        several = ", ".join([f"{CITY_IDS[c]}+{FORCE_IDS[a]}+{FORCE_IDS[d]}" for c, a, d in found])
        raise BadPosition(f"name one of the battles: {several}")
    begin(s, *found[0])
    return False


def under_way(s: Fief) -> bool:
    """Whether a battle is being fought that is not over."""
    if s.fight[FIELD] < 0 or not s.fight[ATTACKERS] or battles.over(s):
        return False
    return any([frame[0] == numbers.BATTLE for frame in s.stack])


def could_be(s: Fief, viewer: int) -> list[tuple[int, int, int]]:
    """The battles that a seat may think of: city, attacker and defender (HORDE: the invaders).

    In somebody's turn it is he who attacks; otherwise the seat itself.
    """
    found: list[tuple[int, int, int]] = []
    active = s.now[ACTIVE]
    for place in range(CITIES):
        here = [g for g in range(s.families) if s.present[place] >> g & 1 and sides.could_fight(s, g, place)]
        for g in here:
            for h in here:
                if s.seat(g) == s.seat(h) or (viewer >= 0 and viewer not in (s.seat(g), s.seat(h))):
                    continue
                if (
                    g == active
                    or (active not in (g, h) and viewer == s.seat(g))
                    or (active not in (g, h) and viewer < 0)
                ):
                    found.append((place, g, h))
            if s.horde[place] and (viewer < 0 or s.seat(g) == viewer or g == active):
                found.append((place, g, sides.HORDE))
    return found


def begin(s: Fief, place: int, attacker: int, defender: int) -> None:
    """Begins a battle in a copy; what lies above it on the stack is of no account."""
    kind = sides.SALLY_FIGHT if s.besieged(attacker, place) else sides.PITCHED
    foes = INVADERS_BIT if defender == sides.HORDE else 1 << defender
    s.stack = []
    battles.begin(s, kind, attacker, 1 << attacker, foes, place, defender)
    s.fight[WALLED] = battles.walls(s, place)


def _seen(s: Fief, viewer: int) -> bool:
    """Whether a seat sees everybody who fights."""
    return all(
        [
            sides.has_horde(s, side)
            or all([s.seat(g) == viewer or sides.shown(s, side) for g in sides.members(s, side)])
            for side in (0, 1)
        ]
    )


# --- the battle as arithmetic


def follow(s: Fief, fray: Fray, forces: tuple[Force, Force], weight: float, tally: Tally) -> None:
    """Ends the phase that has begun, then follows what may come."""
    tally.expect(forces)
    states: dict[State, float] = {forces: weight}
    stage = 0
    part: list[int] = []
    for frame in s.stack:
        if frame[0] in (numbers.MISSILES, numbers.MELEE):
            part = frame
        elif frame[0] == numbers.BATTLE:
            stage = 1 if frame[1] in (battles.FIRED, battles.FIRED + 1, battles.CLASH) else 0
    if part:
        states = _rest_of_phase(s, fray, states, part)
        stage = 1 if part[0] == numbers.MISSILES else 0
        calm = {state: chance for state, chance in states.items() if state == forces}
        if calm and not s.fight[sides.LOST_NOW]:
            fray.follow(calm, stage, s.fight[QUIET] + 1, tally)
            states = {state: chance for state, chance in states.items() if state != forces}
        fray.follow(states, stage, 0, tally)
    else:
        # Who has just fallen is being buried; the quiet phases are counted afterwards.
        fray.follow(states, stage, 0 if s.fight[sides.LOST_NOW] else s.fight[QUIET], tally)


def _rest_of_phase(s: Fief, fray: Fray, states: dict[State, float], part: list[int]) -> dict[State, float]:
    """What is still to come of a phase: dice that fall, losses that are taken."""
    begun = Roll()
    rolling = False
    for side in (0, 1):
        begun.hits[side] = s.fight[HITS_A + side]
    taking: list[list[int]] = []
    for frame in s.stack:
        if frame[0] == numbers.ROLL:
            begun.dice[frame[1]] += frame[3]
            rolling = True
        elif frame[0] == numbers.LOSSES:
            taking.append(frame)
    for frame in taking:
        after: dict[State, float] = {}
        for (one, two), chance in states.items():
            state = (
                (fray.camps[0].lose(one, frame[3]), two)
                if frame[2] == 0
                else (one, fray.camps[1].lose(two, frame[3]))
            )
            after[state] = after.get(state, 0.0) + chance
        states = after
    if part[0] == numbers.MELEE:
        if part[1] <= 1:
            return fray.melee(states, None)
        return fray.melee(states, begun) if rolling else states
    number = part[1]
    if part[2] == 2 and (part[3] or rolling):
        states = fray.fire(states, number, part[3], begun)
        number += 1
    elif part[2] > 2:
        number += 1
    return fray.missiles(states, number)
