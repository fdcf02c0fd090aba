"""The odds of a battle, as a seat or a spectator can reckon them."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Final

from banneret.core.errors import BadOption, BadPosition, WrongSeat
from banneret.core.game import Game
from banneret.games.richard3 import fortunes, knowledge
from banneret.games.richard3.board import AREA_IDS, AREAS, BLOCK_IDS, BLOCKS, OTHER
from banneret.games.richard3.odds_fight import CHANCES, GONE, WORTH, Exact, Fight, Tally, play
from banneret.games.richard3.state import ATTACKER, FIELD, KING, PRETENDER, ROUND, War
from banneret.games.richard3.steps import numbers as step
from banneret.games.richard3.steps.battle import begin_battle
from banneret.games.richard3.steps.fire import CHARGED
from banneret.games.richard3.steps.ranks import close_ranks
from banneret.games.richard3.steps.retreat import forbid_withdraw, ways_out, withdraw
from banneret.games.richard3.steps.treachery import dice_against, forbid_target
from banneret.games.richard3.view import SEATS, revealed

#: The name of the way of fighting that ``odds`` assumes.
POLICY: Final = "stand-and-fire"
#: Transitions that an exact answer may take; a fight that needs more is simulated.
BUDGET: Final = 400_000
MOST_SAMPLES: Final = 1_000_000
#: 95 % of a normal distribution lie within so many standard deviations, and that of a chance is at most 1/2.
_HALF_WIDTH: Final = 1.96 / 2


class Opening:
    """One way in which what has begun in a battle may end, and the fight that goes on from there."""

    def __init__(self, chance: float, fight: Fight, states: dict[int, float]) -> None:
        self.chance = chance
        self.fight = fight
        self.states = states


def odds(
    game: Game, seat: object, area: object = None, seed: object = 0, samples: object = 2000
) -> dict[str, object]:
    """The odds of a battle from here on, as far as a seat can know them.

    The battle may be under way, or still to be fought in a Contested area; then it is taken as it stands
    now, with its Main Attack and Reserves. What the seat does not know is dealt at random, so the answer is
    the same in all positions that the seat cannot tell apart.

    Both houses are assumed to fight in one sensible way (``policy``: ``"stand-and-fire"``):

    * every block fires in its Battle Turn; heirs do not Charge, nobody rolls for Treachery;
    * defenders never retreat; attackers fight for three rounds, retreat in Round 4 and fall if they cannot;
    * of blocks with the same initiative, the most valuable acts first;
    * of equally strong blocks, the least valuable takes the hits: heirs are spared longest, the more senior
      the longer; among others a lower firepower, then a later initiative letter, is worth less.

    What was already chosen is carried out: hits still to be taken, a retreat (to the first area open to it),
    a Charge (at the enemy's senior heir, else at the strongest, most valuable block), a Treachery Roll (at
    the block with the fewest dice to roll).

    Args:
        game: a game of Richard III.
        seat: the seat that asks (0 Lancaster, 1 York), or None for a spectator.
        area: the area of the battle; None for the one being fought, or the only one to be fought.
        seed: an int or text; the same seed gives the same answer.
        samples: how many courses of the battle are played out if the answer is not exact.

    Returns:
        A mapping ready for JSON. All chances count from now on:

        * ``area``, ``round`` (0 before the first), ``attacker``, ``policy``;
        * ``method``: ``"exact"`` if the seat knows all blocks (and their strengths) in the battle and the
          fight is small enough to follow every course of it, otherwise ``"simulated"``;
        * ``samples``: how many courses were played out, None if exact;
        * ``error``: 0.0 if exact; otherwise the half-width of a 95 % interval around any of the chances
          (the widest, that of a chance of 1/2); for ``lost`` multiply by the number of blocks of the house;
        * ``win``: for each house the chance to win the battle: to be left alone in the area or, if the game
          ends, to win it;
        * ``survivors``: for each house the chance that so many of its blocks now in the area are not
          eliminated, whether they stay or retreat (``"0"``, ``"1"``, ...);
        * ``lost``: for each house the mean number of its blocks that are eliminated;
        * ``blocks``: for each block that the seat knows to be there, the chance that it is eliminated;
        * ``heirs``: the chance that the ``king`` and the ``pretender`` fall in this battle, wherever they are
          (a vacant throne has no entry);
        * ``game``: the chance that the game ends in this battle because a house has no heirs left.

    Raises:
        BadPosition: this is no game of Richard III, there is no such area or no battle in it, or there are
            several battles and none was named.
        WrongSeat: there is no such seat.
        BadOption: ``samples`` or ``seed`` is of the wrong kind.
    """
    s = _war(game)
    side = _viewer(seat)
    return _answer(s, side, _battle_area(s, area), _rng(seed), _samples(samples), [], [])


def what_if(
    game: Game,
    seat: object,
    area: object,
    attackers: Sequence[object],
    reserves: Sequence[object] = (),
    seed: object = 0,
    samples: object = 2000,
) -> dict[str, object]:
    """The odds of an attack that a seat only thinks of, reckoned as by ``odds``.

    Whether the blocks can get there is not looked at.

    Args:
        game: a game of Richard III.
        seat: the seat that would attack.
        area: an Enemy area, or a Contested one that the seat attacks already.
        attackers: ids of own blocks on the map that would join the Main Attack.
        reserves: ids of own blocks on the map that would come over another border.
        seed: as for ``odds``.
        samples: as for ``odds``.

    Raises:
        BadPosition: the area cannot be attacked by the seat, or a block is not its own, not on the map, there
            already, or named twice.
        WrongSeat: there is no such seat.
        BadOption: ``samples`` or ``seed`` is of the wrong kind.
    """
    s = _war(game)
    side = _viewer(seat)
    if side < 0:
        raise WrongSeat("a spectator has no blocks to attack with", "house-no-such-seat")
    a = _area(area)
    if _under_way(s, a) or s.now[FIELD] == a or not s.count(1 - side, a) or s.att[a] == 2 - side:
        raise BadPosition(f"{SEATS[side]} cannot attack {AREA_IDS[a]} now")
    if s.count(side, a) and not s.att[a]:
        raise BadPosition(f"{SEATS[side]} cannot attack {AREA_IDS[a]} now")
    main = _own_blocks(s, side, a, attackers, [])
    more = _own_blocks(s, side, a, reserves, main)
    if not main and not s.att[a]:
        raise BadPosition("an attack needs a block in the Main Attack")
    return _answer(s, side, a, _rng(seed), _samples(samples), main, more)


# --- what is asked


def _war(game: Game) -> War:
    s = game.state
    if not isinstance(s, War):
        raise BadPosition(f"{game.rules.name} has no battles of Richard III")
    return s


def _viewer(seat: object) -> int:
    if seat is None:
        return -1
    if type(seat) is not int or not 0 <= seat <= 1:
        raise WrongSeat(f"there is no seat {seat!r}", "house-no-such-seat")
    return seat


def _rng(seed: object) -> random.Random:
    if type(seed) is not int and type(seed) is not str:
        raise BadOption(f"a seed is an int or a text, not {seed!r}")
    return random.Random(f"odds {seed}")


def _samples(samples: object) -> int:
    if type(samples) is not int or not 1 <= samples <= MOST_SAMPLES:
        raise BadOption(f"samples should be a whole number from 1 to {MOST_SAMPLES}, not {samples!r}")
    return samples


def _area(area: object) -> int:
    if type(area) is not str or area not in AREA_IDS:
        raise BadPosition(f"there is no area {area!r}")
    return AREA_IDS.index(area)


def _under_way(s: War, area: int) -> bool:
    return s.now[FIELD] == area and s.now[ATTACKER] >= 0


def _battle_area(s: War, area: object) -> int:
    """The area that is meant; it has a battle that is not over."""
    if area is None:
        if s.now[FIELD] >= 0 and s.now[ATTACKER] >= 0:
            return s.now[FIELD]
        open_ones = [a for a in range(AREAS) if _to_be_fought(s, a)]
        if len(open_ones) > 1:
            raise BadPosition(f"name one of the battles: {', '.join([AREA_IDS[a] for a in open_ones])}")
        if not open_ones:
            raise BadPosition("there is no battle")
        return open_ones[0]
    number = _area(area)
    if not _under_way(s, number) and not _to_be_fought(s, number):
        raise BadPosition(f"there is no battle in {AREA_IDS[number]}")
    return number


def _to_be_fought(s: War, area: int) -> bool:
    return s.att[area] > 0 and s.contested(area) and s.now[FIELD] != area


def _own_blocks(s: War, side: int, area: int, names: Sequence[object], taken: list[int]) -> list[int]:
    """Blocks of the map by their ids."""
    found: list[int] = []
    for name in names:
        b = BLOCK_IDS.index(name) if type(name) is str and name in BLOCK_IDS else -1
        if b < 0 or s.owner(b) != side or s.loc[b] >= AREAS:
            raise BadPosition(f"{SEATS[side]} has no block {name!r} on the map")
        if s.loc[b] == area or b in found or b in taken:
            raise BadPosition(f"{name} cannot join the attack on {AREA_IDS[area]} again")
        found.append(b)
    return found


# --- what the seat knows


def _known(s: War, side: int, area: int) -> list[int]:
    """The blocks in an area of which a seat knows that they are there."""
    here = 1 << area
    return [
        b
        for b in range(BLOCKS)
        if s.loc[b] == area and (s.owner(b) == side or revealed(s, b) or knowledge.places_of(s, b) == here)
    ]


def _all_known(s: War, side: int, area: int) -> bool:
    """Whether a seat knows which blocks are there, how strong they are and how each one came."""
    here = 1 << area
    for house in (0, 1):
        if house == side:
            continue
        ways: set[tuple[int, int, int, int]] = set()
        for b in s.at(house, area):
            if revealed(s, b):
                continue
            if knowledge.places_of(s, b) != here or (s.maybe[b] and s.pending[house] and s.known[b] > 1):
                return False
            ways.add((s.entry[b], s.reserve[b], s.done[b], s.turned[b]))
        if len(ways) > 1:
            return False
    return True


# --- the answer


def _answer(
    s: War, side: int, area: int, rng: random.Random, samples: int, main: list[int], more: list[int]
) -> dict[str, object]:
    running = _under_way(s, area)
    tally = Tally()
    exact = False
    known_ways: list[Opening] = []
    if _all_known(s, side, area):
        known_ways = openings(begun(War(s.fork_fields()), area, side, main, more))
        exact = _follow(known_ways, tally, BUDGET)
        if not exact:
            tally = Tally()
            for _ in range(samples):
                _try(known_ways, tally, rng)
    else:
        for _ in range(samples):
            dealt = knowledge.sample(s, War(s.fork_fields()), side, rng)
            _try(openings(begun(dealt, area, side, main, more)), tally, rng)
    attacker = s.now[ATTACKER] if running else s.att[area] - 1 if s.att[area] else side
    blocks: dict[str, object] = {}
    known = _known(s, side, area) + main + more
    for b in range(BLOCKS):
        if tally.there[b] and (b in known or OTHER[b] in known):
            blocks[BLOCK_IDS[b]] = tally.fallen[b] / tally.total
    heirs: dict[str, object] = {}
    for role, b in (("king", s.now[KING]), ("pretender", s.now[PRETENDER])):
        if b >= 0:
            heirs[role] = tally.fallen[b] / tally.total
    return {
        "area": AREA_IDS[area],
        "round": s.now[ROUND] if running else 0,
        "attacker": SEATS[attacker],
        "policy": POLICY,
        "method": "exact" if exact else "simulated",
        "samples": None if exact else samples,
        "error": 0.0 if exact else _HALF_WIDTH / math.sqrt(samples),
        "win": {SEATS[house]: tally.won[house] / tally.total for house in (0, 1)},
        "survivors": {SEATS[house]: _distribution(tally, house) for house in (0, 1)},
        "lost": {SEATS[house]: tally.lost[house] / tally.total for house in (0, 1)},
        "blocks": blocks,
        "heirs": heirs,
        "game": tally.ended / tally.total,
    }


def _distribution(tally: Tally, house: int) -> dict[str, float]:
    """The chances of all numbers of survivors, up to the largest that can be."""
    row = tally.left[house]
    return {str(n): row[n] / tally.total for n in range(tally.most[house] + 1)}


def _follow(ways: list[Opening], tally: Tally, budget: int) -> bool:
    """Adds up all outcomes; False if the fight is too large for that."""
    for opening in ways:
        exact = Exact(opening.fight, tally, budget)
        exact.run({state: opening.chance * chance for state, chance in opening.states.items()})
        budget = exact.budget
        if budget < 0:
            return False
    return True


def _try(ways: list[Opening], tally: Tally, rng: random.Random) -> None:
    """Adds one outcome."""
    draw = rng.random()
    fight = ways[0].fight
    found = fight.start
    for opening in ways:
        for state, chance in opening.states.items():
            # The last one that is possible takes what rounding leaves.
            if draw >= 0 and chance > 0:
                fight = opening.fight
                found = state
            draw -= opening.chance * chance
    tally.add(fight, play(fight, found, rng), 1.0)


# --- how a fight begins


def begun(s: War, area: int, side: int, main: list[int], more: list[int]) -> War:
    """A copy of the state in which the battle of an area has begun, with further attackers."""
    if _under_way(s, area):
        return s
    if not s.att[area]:
        s.att[area] = side + 1
        s.main[area] = 1
    for b in main:
        s.put(b, area)
        s.entry[b] = s.main[area]
    for b in more:
        s.put(b, area)
        # Any way but that of the Main Attack or the sea.
        s.entry[b] = 1 if s.main[area] != 1 else 2
    begin_battle(s, area)
    s.stack = [[step.BATTLES]]
    return s


def openings(s: War) -> list[Opening]:
    """Carries out what has been chosen or rolled for already in a battle (takes the copy over)."""
    f = s.stack[-1]
    top = f[0]
    if top == step.HITS:
        fight = Fight(s, [])
        return [Opening(1.0, fight, {fight.hit(fight.start, f[1], f[2]): 1.0})]
    if top == step.FIRING:
        return _fire(s, f)
    if top == step.CHARGING:
        fight = Fight(s, [])
        i = fight.blocks.index(f[1])
        target = _charged(fight, i)
        chances = CHANCES[s.steps[f[1]]][_power(fight, fight.start, i)]
        return [Opening(1.0, fight, _charge(fight, i, target, chances, 0))]
    if top == step.TREACHERY:
        target = _bought(s, s.owner(f[1]), f[2])
        return _treachery(s, target, dice_against(target, f[2]))
    if top == step.ROLLING:
        rolled = f[4]
        dice = f[3]
        while rolled:
            if rolled % 7 & 1:
                return [_plain(s, 1.0)]
            rolled //= 7
        return _treachery(s, f[1], dice)
    if top == step.RETREATING:
        side = s.owner(f[1])
        for to in ways_out(s, f[1]):
            if not forbid_withdraw(s, side, f[1], to, True):
                withdraw(s, side, f[1], to)
                close_ranks(s)
                fight = Fight(s, [f[1]])
                return [Opening(1.0, fight, {fight.start: 1.0})]
    return [_plain(s, 1.0)]


def _plain(s: War, chance: float) -> Opening:
    fight = Fight(s, [])
    return Opening(chance, fight, {fight.start: 1.0})


def _power(fight: Fight, state: int, i: int) -> int:
    return fight.power(state, i, fight.control(state, fight.round, fight.attacker))


def _fire(s: War, f: list[int]) -> list[Opening]:
    """A fire some of whose dice have been rolled; the others are still to come."""
    fight = Fight(s, [])
    i = fight.blocks.index(f[1])
    chances = CHANCES[f[3]][_power(fight, fight.start, i)]
    states: dict[int, float] = {}
    if f[2] < 0:
        for hits, chance in enumerate(chances):
            state = fight.hit(fight.start, 1 - fight.side[i], f[5] + hits)
            states[state] = states.get(state, 0.0) + chance
    else:
        target = fight.blocks.index(f[2])
        if f[6] == CHARGED:
            states = _charge(fight, i, target, chances, f[5])
        else:
            _strike_all(fight, states, fight.start, target, chances, f[5], 1.0)
    return [Opening(1.0, fight, states)]


def _strike_all(
    fight: Fight,
    states: dict[int, float],
    state: int,
    target: int,
    chances: list[float],
    hits: int,
    weight: float,
) -> None:
    """Adds what a fire at one block leads to."""
    for more, chance in enumerate(chances):
        then = fight.strike(state, target, hits + more)
        states[then] = states.get(then, 0.0) + weight * chance


def _charge(fight: Fight, i: int, target: int, chances: list[float], hits: int) -> dict[int, float]:
    """A Charge and the answer of its target, if it survives (R3-6.5-d)."""
    struck: dict[int, float] = {}
    _strike_all(fight, struck, fight.start, target, chances, hits, 1.0)
    states: dict[int, float] = {}
    for state, chance in struck.items():
        strength = state >> 3 * target & 7
        answer = CHANCES[strength][_power(fight, state, target)] if strength else [1.0]
        _strike_all(fight, states, state, i, answer, 0, chance)
    return states


def _charged(fight: Fight, i: int) -> int:
    """The slot at which an heir charges: the senior heir, else the strongest, most valuable block."""
    enemy = 1 - fight.side[i]
    best = fight.senior(fight.start, enemy)
    if best >= 0:
        return best
    most = 0
    for other in range(fight.first[enemy], fight.first[enemy + 1]):
        strength = fight.start >> 3 * other & 7
        if most <= strength < GONE and fight.in_field(fight.start, other):
            most = strength
            best = other
    return best


def _bought(s: War, side: int, role: int) -> int:
    """The block at which a Treachery Roll is made: the fewest dice, then the most valuable."""
    best = -1
    for b in s.at(1 - side, s.now[FIELD]):
        if forbid_target(s, side, role, b):
            continue
        if best < 0:
            best = b
            continue
        fewer = dice_against(best, role) - dice_against(b, role)
        if fewer > 0 or (fewer == 0 and WORTH[b] > WORTH[best]):
            best = b
    return best


def _treachery(s: War, target: int, dice: int) -> list[Opening]:
    """All dice must be even for a block to change sides (R3-6.9-d)."""
    won = War(s.fork_fields())
    fortunes.defect(won, target)
    close_ranks(won)
    success = 0.5**dice
    ways = [_plain(won, success)]
    if success < 1:
        ways.append(_plain(s, 1 - success))
    return ways
