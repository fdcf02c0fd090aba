"""What a seat sees of a tourney, and positions that it could not tell from the real one."""

from __future__ import annotations

import random

from .state import CARD_IDS, COINS, PRIZE_IDS, SEATS, WEAPON_IDS, Tourney
from .steps import VOTING


def seat_name(seat: int) -> str | None:
    return SEATS[seat] if seat >= 0 else None


def board_view(s: Tourney, seat: int) -> dict[str, object]:
    """The board for a seat (-1: a spectator). Nothing of it comes from a frame."""
    view: dict[str, object] = {
        "day": s.day[0] + 1,
        "marshal": SEATS[s.marshal[0]],
        "weapon": WEAPON_IDS[s.weapon[0]] if s.weapon[0] >= 0 else None,
        "dice": s.dice[0],
        "prize": PRIZE_IDS[s.prize[0]] if s.prize[0] >= 0 else None,
        "prizes": {prize: seat_name(s.holder[number]) for number, prize in enumerate(PRIZE_IDS)},
        "chest": s.chest[0],
        "deck": sum(s.deck),
        "spent": dict(zip(CARD_IDS, s.spent, strict=True)),
        "knights": {SEATS[other]: _knight(s, seat, other) for other in range(s.seats)},
    }
    if seat >= 0:
        hand = s.hand[seat * len(CARD_IDS) : (seat + 1) * len(CARD_IDS)]
        view["own"] = {
            "coins": s.coins(seat),
            "cards": dict(zip(CARD_IDS, hand, strict=True)),
            "sealed": s.sealed[seat] if s.sealed[seat] >= 0 else None,
            "offered": {name: s.offer[seat * s.seats + other] for other, name in enumerate(SEATS[: s.seats])},
            "offers": {name: _offer(s, other, seat) for other, name in enumerate(SEATS[: s.seats])},
        }
    return view


def _knight(s: Tourney, seat: int, other: int) -> dict[str, object]:
    observer = seat if seat >= 0 else s.seats
    return {
        "cards": s.cards(other),
        "decided": s.sealed[other] >= 0,
        "total": s.total[other],
        "ally": seat_name(s.ally[other]),
        "quiet": bool(s.quiet[other]),
        "out": bool(s.out[other]),
        # What the seat could have written down: coins in and out, and the least that is left.
        "flow": s.flow[other],
        "least": s.need[observer * s.seats + other] + s.flow[other],
    }


def _offer(s: Tourney, giver: int, taker: int) -> list[int] | None:
    place = giver * s.seats + taker
    return [s.offer[place], s.number[place]] if s.offer[place] >= 0 else None


def sample(s: Tourney, copy: Tourney, seat: int, rng: random.Random) -> Tourney:
    """Fills what a seat (-1: a spectator) does not know with anything that fits what it does know."""
    others = [other for other in range(s.seats) if other != seat]
    _deal_purses(s, copy, seat, others, rng)
    _deal_cards(s, copy, others, rng)
    for other in others:
        if s.sealed[other] >= 0:
            able = len(WEAPON_IDS) if s.stack[-1][0] == VOTING else copy.coins(other) + 1
            copy.sealed[other] = rng.randrange(able)
        for third in others:
            # Nothing that others whisper to each other is known, not even how often they did ...
            copy.offer[other * s.seats + third] = -1
            copy.number[other * s.seats + third] = 0
            # ... nor what they have learned from it, beyond what everybody saw.
            copy.need[other * s.seats + third] = s.need[s.seats * s.seats + third]
    return copy


def _deal_purses(s: Tourney, copy: Tourney, seat: int, others: list[int], rng: random.Random) -> None:
    """Purses for all others, none smaller than it was seen to be; all deals that fit are equally likely."""
    observer = seat if seat >= 0 else s.seats
    dealt = [other for other in others if s.dowry[other]]
    left = [s.dowry[other] for other in dealt]
    for coins, count in zip(COINS, s.bag, strict=True):
        left += [coins] * count
    left.sort()
    # The hardest to please first: whatever it takes, the next one has as many purses to choose from.
    for other in sorted(dealt, key=lambda other: -s.need[observer * s.seats + other]):
        fitting = [place for place, coins in enumerate(left) if coins >= s.need[observer * s.seats + other]]
        copy.dowry[other] = left.pop(rng.choice(fitting))
    for kind, coins in enumerate(COINS):
        copy.bag[kind] = left.count(coins)


def _deal_cards(s: Tourney, copy: Tourney, others: list[int], rng: random.Random) -> None:
    """Cards for all others, as many as they hold, from all that the seat has not seen."""
    cards = len(CARD_IDS)
    unseen: list[int] = []
    for card in range(cards):
        unseen += [card] * (s.deck[card] + sum([s.hand[other * cards + card] for other in others]))
    rng.shuffle(unseen)
    for other in others:
        held = [unseen.pop() for _ in range(s.cards(other))]
        copy.hand[other * cards : (other + 1) * cards] = [held.count(card) for card in range(cards)]
    copy.deck[:] = [unseen.count(card) for card in range(cards)]
