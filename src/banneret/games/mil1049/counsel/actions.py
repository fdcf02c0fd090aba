"""The Actions phase: what to do before the first knight is placed, and where knights go."""

from __future__ import annotations

from typing import Final

from banneret.games.mil1049.counsel.spheres import best_claim, best_raid, best_vassal
from banneret.games.mil1049.counsel.worth import (
    bundle_worth,
    gold_worth,
    privilege_worth,
    turns_left,
    woman_worth,
)
from banneret.games.mil1049.holdings import places_for_castle
from banneret.games.mil1049.printed import (
    AT_CRUSADES,
    AT_MONASTERY,
    CASTLE_BID,
    DEADLY_AGE,
    EMPTY,
    HARVEST,
    IN_COURT,
    IN_CURIA,
    IN_MARKET,
    IN_WAR,
    LANDS_MOST,
    MAN,
    PLACES,
    PP_MAJORITY,
    ROWS,
    SPACES_EACH,
    TILE_IDS,
    WOMAN,
)
from banneret.games.mil1049.purse import can_pay
from banneret.games.mil1049.state import CLOSED, WHITES, Realm
from banneret.games.mil1049.words import (
    BASTARD_GOLD,
    BASTARD_PRIVILEGE,
    OFFSPRING,
    PAY_GOLD,
    PLACE,
    RECRUIT,
    ROLL,
    STOP,
    TAKE,
)
from banneret.games.mil1049.words import HARVEST as HARVEST_VERB

_TILES: Final = len(TILE_IDS)


def token_cost(s: Realm, k: int) -> float:
    """What one time token more costs a knight."""
    age = s.age[k] + 1
    left = turns_left(s)
    if age == DEADLY_AGE:
        if s.heir[k]:
            return 0.7 if left > 1 else 0.0
        return 4.0
    if left == 1:
        return 0.0
    return 0.1 if s.heir[k] else 0.12 * age


def _harvest(s: Realm, k: int, tile: int) -> float:
    # Lit again in two turns, dark in the tributes of this one: the flip is half the gain.
    gain = bundle_worth(s, k // ROWS, HARVEST[tile])
    return gain + 0.5 - token_cost(s, k)


def _recruit(s: Realm, k: int) -> float:
    left = turns_left(s)
    worth = 1.9 if s.men[k] < 5 else 1.0
    return worth * min(left, 3) / 3 + 0.25 - token_cost(s, k) - 0.4


def son_worth(s: Realm, k: int) -> float:
    """What a son would be worth: an heir before his father dies, or a knight with turns before him."""
    left = turns_left(s)
    if not s.heir[k]:
        return (0.8 + 0.8 * s.age[k] if left > 1 else 0.6 * s.age[k]) + (0.3 if s.landed(k) else 0.0)
    # He has no land: in half of the winters he starves, or else he spends them in the Crusades.
    return 1.0 * left - 2.4 - 0.4 * (len(s.knights(k // ROWS)) - 2)


def in_a_hurry(s: Realm, waiting: int) -> bool:
    """Whether all spaces could be closed before so many knights are placed, if one action more goes into work
    and every other family closes a space at each of its turns."""
    others = len(s.present()) - 1
    return len(s.usable()) - s.tally[CLOSED] < others * (1 + waiting) + waiting


def work_left(s: Realm, seat: int) -> float:
    """What the family would forgo by placing its first knight now."""
    if s.placed[seat] or not s.tally[WHITES]:
        return 0.0
    total = 0.0
    for k in range(seat * ROWS, (seat + 1) * ROWS):
        if s.alive[k]:
            for slot in range(k * LANDS_MOST, (k + 1) * LANDS_MOST):
                tile = s.land[slot]
                if tile and sum(HARVEST[tile]):
                    worth = _harvest(s, k, tile)
                    if worth > 0:
                        total += worth
    return total


def place_worth(s: Realm, seat: int, k: int, place: int) -> float:
    """What it is worth to have a knight in a place."""
    if place == AT_MONASTERY:
        going = 0
        for other in range(seat * ROWS, (seat + 1) * ROWS):
            if s.alive[other] and s.place[other] == AT_MONASTERY:
                going += 1
        return woman_worth(s, seat) if s.women[seat] > going else -0.2
    if place == AT_CRUSADES:
        if s.landed(k):
            return 0.75
        return 1.1 if s.heir[k] else 2.7
    limited = place // SPACES_EACH
    count = [0] * s.seats
    for other in s.marked(limited):
        count[other // ROWS] += 1
    mine = count[seat] + 1
    best = max([count[other] for other in range(s.seats) if other != seat])
    worth = PP_MAJORITY[limited] * (0.8 if mine > best else 0.35 if mine == best else 0.05)
    # Who stands further left acts first.
    worth -= 0.05 * (place % SPACES_EACH)
    if limited == IN_COURT:
        return worth + max(best_vassal(s, k), 1.5)
    if limited == IN_MARKET:
        castle = can_pay(s, seat, CASTLE_BID) and len(places_for_castle(s, seat)) > 0
        return worth + (2.4 if castle else 0.5)
    if limited == IN_WAR:
        return worth + max(best_claim(s, k), best_raid(s, k), 0.0)
    if limited == IN_CURIA:
        return worth + (woman_worth(s, seat) + 0.6 if s.women[seat] else 0.9)
    return worth


def action_scores(s: Realm, seat: int, choices: list[int]) -> list[float]:
    """Work first, as long as it pays; then each knight where he is worth most."""
    work = work_left(s, seat)
    toll = min(
        gold_worth(s, seat) if s.has(seat, 4) else 9.0,
        privilege_worth(s, seat) if s.privileges[seat] else 9.0,
    )
    waiting = len([k for k in s.knights(seat) if s.place[k] < 0])
    # Not to be left at home when the last space is closed.
    hurry = 9.0 if in_a_hurry(s, waiting) else 0.1 * waiting
    if hurry > 1.0:
        work = 0.0
    scores: list[float] = []
    for c in choices:
        verb = c >> 12
        noun = c & 4095
        if verb == HARVEST_VERB:
            scores.append(6.0 + _harvest(s, seat * ROWS + noun // _TILES, noun % _TILES))
        elif verb == RECRUIT:
            worth = _recruit(s, seat * ROWS + noun)
            scores.append(6.0 + worth if worth > 0 else worth)
        elif verb == OFFSPRING:
            worth = _birth(s, seat, seat * ROWS + noun)
            scores.append(6.0 + worth if worth > 0 else worth)
        elif verb == PLACE:
            k = seat * ROWS + noun // PLACES
            place = noun % PLACES
            worth = place_worth(s, seat, k, place)
            if place < AT_MONASTERY and s.token[place] != EMPTY:
                worth -= toll
            scores.append(worth + hurry - work)
        else:
            scores.append(0.1)
    return scores


def _birth(s: Realm, seat: int, k: int) -> float:
    """What the action is worth: by a bastard if there is something to pay him with, else by the die."""
    son = son_worth(s, k)
    price = 9.0
    if s.has(seat, 4) > 1:
        price = gold_worth(s, seat)
    if s.privileges[seat] and privilege_worth(s, seat) < price:
        price = privilege_worth(s, seat)
    by_die = 0.8 + 0.5 * token_cost(s, k)
    return son - (price if price < by_die else by_die)


def toll_scores(s: Realm, seat: int, choices: list[int]) -> list[float]:
    return [-gold_worth(s, seat) if c >> 12 == PAY_GOLD else -privilege_worth(s, seat) for c in choices]


def token_scores(choices: list[int]) -> list[float]:
    """A space that becomes empty is free for the next one: so not one that others would like to have."""
    scores: list[float] = []
    for c in choices:
        space = c & 4095
        scores.append(0.2 * (space % SPACES_EACH) + (0.1 if space // SPACES_EACH == IN_MARKET else 0.0))
    return scores


def birth_scores(s: Realm, f: list[int], seat: int, choices: list[int]) -> list[float]:
    k = f[1]
    son = son_worth(s, k)
    scores: list[float] = []
    for c in choices:
        verb = c >> 12
        if verb == TAKE:
            symbol = c & 4095
            if symbol == MAN:
                scores.append(son)
            elif symbol == WOMAN:
                scores.append(-0.6 - woman_worth(s, seat) * (1.0 if turns_left(s) < 3 else 0.6))
            else:
                scores.append(-token_cost(s, k))
        elif verb == ROLL:
            scores.append(son - 0.9 - 0.5 * token_cost(s, k))
        elif verb == STOP:
            scores.append(0.0)
        elif verb == BASTARD_GOLD:
            scores.append(son - gold_worth(s, seat))
        elif verb == BASTARD_PRIVILEGE:
            scores.append(son - privilege_worth(s, seat))
        else:
            scores.append(0.0)
    return scores
