"""Positions that a seat could not tell from the real one.

Hands, decks, purses, units face down, secret votes.
"""

from __future__ import annotations

import random

from banneret.games.fief_england.board import (
    BOMBARD,
    CARDS,
    CHARACTERS,
    CITIES,
    DISASTER,
    FAMILIES,
    MEN,
    NOBLES,
    PLACES,
    TRACK,
    TROOPS,
    UNITS,
)
from banneret.games.fief_england.options import DISASTER_FACEDOWN
from banneret.games.fief_england.state import ACTIVE, COINAGE, KING, PLACING, Fief
from banneret.games.fief_england.steps import numbers
from banneret.games.fief_england.steps.deals import FROM, GIVE_SUM, MADE, TO
from banneret.games.fief_england.steps.post import AGREED


def sample(s: Fief, copy: Fief, seat: int, rng: random.Random) -> Fief:
    """Fills what a seat (-1: a spectator) does not know with anything that fits what it does know."""
    others = [other for other in range(s.seats) if other != seat]
    observer = seat if seat >= 0 else s.seats
    _deal_characters(s, copy, observer, others, rng)
    _deal_fortunes(s, copy, observer, others, rng)
    _track(s, copy, rng)
    _purses(s, copy, observer, others, rng)
    for g in range(s.families):
        if s.seat(g) != seat:
            _deal_units(s, copy, g, rng)
            # Who takes along which units is seen only when they arrive.
            copy.tired[g * PLACES * UNITS : (g + 1) * PLACES * UNITS] = [0] * (PLACES * UNITS)
            for n in range(NOBLES):
                if s.family[n] == g:
                    copy.train[n * UNITS : (n + 1) * UNITS] = [0] * UNITS
    for other in others:
        copy.fresh[other] = 0
    _closed_talks(s, copy, seat)
    _secret_ballots(s, copy, seat, rng)
    _forget(s, copy, seat, others)
    copy.gather()
    return copy


def _known(s: Fief, observer: int, other: int, card: int) -> int:
    return s.knows[(observer * s.seats + other) * CARDS + card]


def _deal_characters(s: Fief, copy: Fief, observer: int, others: list[int], rng: random.Random) -> None:
    """Character cards in other hands, in the deck, and the nobles that left the game unseen (FE-PREP7-a)."""
    unseen: list[int] = []
    for card in range(CHARACTERS):
        count = s.deck[card] + (s.aside[card] if card < NOBLES else 0)
        for other in others:
            count += s.hand[other * CARDS + card] - _known(s, observer, other, card)
        unseen += [card] * count
    rng.shuffle(unseen)
    # Who was set aside first, by sex, because that binds most.
    for n in range(NOBLES):
        copy.aside[n] = 0
    for first in (0, MEN):
        fit = [card for card in unseen if first <= card < first + MEN]
        for card in fit[: sum(s.aside[first : first + MEN])]:
            copy.aside[card] = 1
            unseen.remove(card)
    for other in others:
        base = other * CARDS
        known = [_known(s, observer, other, card) for card in range(CHARACTERS)]
        held = sum(s.hand[base : base + CHARACTERS]) - sum(known)
        for _ in range(held):
            known[unseen.pop()] += 1
        copy.hand[base : base + CHARACTERS] = known
    for card in range(CHARACTERS):
        copy.deck[card] = unseen.count(card)


def _deal_fortunes(s: Fief, copy: Fief, observer: int, others: list[int], rng: random.Random) -> None:
    """Fortune cards in other hands and in the deck; backs tell them from Disasters."""
    unseen: list[int] = []
    for card in range(CHARACTERS, DISASTER):
        count = s.deck[card]
        for other in others:
            count += s.hand[other * CARDS + card] - _known(s, observer, other, card)
        unseen += [card] * count
    rng.shuffle(unseen)
    for other in others:
        base = other * CARDS
        known = [_known(s, observer, other, card) for card in range(CHARACTERS, DISASTER)]
        held = sum(s.hand[base + CHARACTERS : base + DISASTER]) - sum(known)
        for _ in range(held):
            known[unseen.pop() - CHARACTERS] += 1
        copy.hand[base + CHARACTERS : base + DISASTER] = known
    for card in range(CHARACTERS, DISASTER):
        copy.deck[card] = unseen.count(card)


def _track(s: Fief, copy: Fief, rng: random.Random) -> None:
    """Disasters that lie face down on the track (FE-2.3-b): nobody knows which they are."""
    if not s.opt[DISASTER_FACEDOWN]:
        return
    places = [place for place in range(TRACK) if s.track[place] >= 0]
    unseen = [s.track[place] for place in places]
    for card in range(DISASTER, CARDS):
        unseen += [card] * s.deck[card]
    unseen.sort()
    rng.shuffle(unseen)
    for place in places:
        copy.track[place] = unseen.pop()
    for card in range(DISASTER, CARDS):
        copy.deck[card] = unseen.count(card)


def _purses(s: Fief, copy: Fief, observer: int, others: list[int], rng: random.Random) -> None:
    """Other purses hold anything between the least and the most that the seat can make out."""
    least = [max(0, s.low[observer * s.seats + other]) for other in others]
    # Together they have no more than there can be.
    left = s.now[COINAGE] - sum(least) - (s.money[observer] if observer < s.seats else 0)
    for i, other in enumerate(others):
        most = min(s.high[observer * s.seats + other], least[i] + max(0, left))
        copy.money[other] = rng.randint(least[i], most)
        left -= copy.money[other] - least[i]


def _closed_talks(s: Fief, copy: Fief, seat: int) -> None:
    """What two families put into a bargain, and what lies under a pigeon, is between them."""
    # Who is asked learns of a bundle when it is offered, not while it is being put together.
    if seat < 0 or (s.seat(s.deal[FROM]) != seat and (s.seat(s.deal[TO]) != seat or not s.deal[MADE])):
        copy.deal[GIVE_SUM:] = [0] * (len(s.deal) - GIVE_SUM)
    bird = s.stack[-1] if s.stack and s.stack[-1][0] == numbers.PIGEON else []
    if not bird or (s.seat(bird[1]) != seat and (bird[3] != AGREED or s.seat(bird[2]) != seat)):
        copy.parcel[:] = [0] * len(s.parcel)
    for g in range(s.families):
        for h in range(s.families):
            if s.seat(g) != seat and s.seat(h) != seat:
                copy.leave[g * FAMILIES + h] = 0
                copy.vow[g * FAMILIES + h] = 0


def _secret_ballots(s: Fief, copy: Fief, seat: int, rng: random.Random) -> None:
    """Votes that lie face down (FE-9.1-d, FE-9.2-b) and shares that are being counted out (FE-9.2-e)."""
    king = s.now[KING]
    if king < 0 or s.seat(s.family[king]) != seat:
        copy.share[:] = [0] * len(s.share)
    for g in range(s.families):
        if s.seat(g) == seat:
            continue
        if max(s.stood) >= 0:
            # Where markers lie is seen, which of them is which is not.
            if rng.random() < 0.5:
                laid = (s.for_vote[g], s.decoy[g])
                copy.for_vote[g], copy.decoy[g] = min(laid), max(laid)
            else:
                copy.for_vote[g], copy.decoy[g] = (
                    max(s.for_vote[g], s.decoy[g]),
                    min(s.for_vote[g], s.decoy[g]),
                )
        elif s.for_vote[g]:
            copy.for_vote[g] = rng.randint(1, 2)


def _forget(s: Fief, copy: Fief, seat: int, others: list[int]) -> None:
    """What others know of each other fits the sampled purses and hands.

    And is no more than the seat knows.
    """
    n = s.seats
    observer = seat if seat >= 0 else n
    for about in others:
        mine = observer * n + about
        for other in (*others, n):
            if other == observer:
                continue
            cell = other * n + about
            if other == about:
                copy.low[cell] = copy.high[cell] = copy.money[about]
                copy.knows[cell * CARDS : cell * CARDS + CARDS] = copy.hand[
                    about * CARDS : about * CARDS + CARDS
                ]
            else:
                copy.low[cell] = s.low[mine]
                copy.high[cell] = s.high[mine]
                copy.knows[cell * CARDS : cell * CARDS + CARDS] = s.knows[mine * CARDS : mine * CARDS + CARDS]


def _deal_units(s: Fief, copy: Fief, g: int, rng: random.Random) -> None:
    """Units face down: everybody can count them, in each place and of each kind.

    Which is where is dealt anew.
    """
    base = g * PLACES * UNITS
    pool = [0] * UNITS
    places: list[int] = []
    left: list[int] = []
    for place in range(CITIES):
        row = base + place * UNITS
        tokens = s.tokens(g, place)
        if not tokens:
            continue
        known = s.known[row : row + UNITS]
        if tokens == sum(known):
            continue
        for unit in range(UNITS):
            pool[unit] += s.troop[row + unit] - known[unit]
        copy.troop[row : row + UNITS] = known
        places.append(place)
        left.append(tokens - sum(known))
    waiting = sum(s.pool) if s.now[ACTIVE] == g and s.now[PLACING] else 0
    if waiting:
        for unit in range(UNITS):
            pool[unit] += s.pool[unit]
        places.append(-1)
        left.append(waiting)
    for i, place in enumerate(places):
        if place >= 0 and not s.free[g * PLACES + place] and not _guarded(s, g, place):
            row = base + place * UNITS
            if not s.present[place] >> g & 1:
                # Nobody holds anything there: these can only be engines.
                copy.troop[row + BOMBARD] += left[i]
                pool[BOMBARD] -= left[i]
                left[i] = 0
            elif not sum(s.known[row : row + TROOPS]):
                _deal_one(copy, row, pool, TROOPS, rng)
                left[i] -= 1
    drawn = [0] * UNITS
    for i, place in enumerate(places):
        for _ in range(left[i]):
            if place >= 0:
                _deal_one(copy, base + place * UNITS, pool, UNITS, rng)
            else:
                unit = _draw(pool, UNITS, rng)
                drawn[unit] += 1
    if waiting:
        copy.pool[:] = drawn


def _guarded(s: Fief, g: int, place: int) -> bool:
    """Whether a free noble there has royal guards: they are seen."""
    return any([s.guard[2 * n] + s.guard[2 * n + 1] > 0 for n in s.free_at(g, place)])


def _draw(pool: list[int], kinds: int, rng: random.Random) -> int:
    """One of the units that are left, of the first so many kinds."""
    k = rng.randrange(sum(pool[:kinds]))
    unit = 0
    while k >= pool[unit]:
        k -= pool[unit]
        unit += 1
    pool[unit] -= 1
    return unit


def _deal_one(copy: Fief, row: int, pool: list[int], kinds: int, rng: random.Random) -> None:
    copy.troop[row + _draw(pool, kinds, rng)] += 1
