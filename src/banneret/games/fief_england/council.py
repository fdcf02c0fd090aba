"""Elections, Parliament and bargains as a seat sees them: what lies open, and what it has laid itself."""

from __future__ import annotations

from banneret.games.fief_england.board import (
    CARD_IDS,
    CARDS,
    CITIES,
    CITY_IDS,
    FAMILIES,
    FAMILY_IDS,
    NOBLE_IDS,
    NOBLES,
)
from banneret.games.fief_england.state import HERALD, KING, REBELLION, SUMMONED, Fief
from banneret.games.fief_england.steps import deals, numbers
from banneret.games.fief_england.words.deals import PROMISE_IDS, WARE_IDS

_BALLOTS = (None, "pro", "contra")


def election_view(s: Fief) -> dict[str, object] | None:
    """FE-9.1-d: who stands for whom, and where markers lie; which of them are votes nobody sees."""
    if max(s.stood) < 0:
        return None
    return {
        "candidates": {NOBLE_IDS[n]: FAMILY_IDS[s.stood[n]] for n in range(NOBLES) if s.stood[n] >= 0},
        "laid": {FAMILY_IDS[g]: _laid(s, g) for g in range(s.families)},
        "herald": FAMILY_IDS[s.now[HERALD]] if s.now[HERALD] >= 0 else None,
    }


def _laid(s: Fief, g: int) -> list[str]:
    """The candidates on whom a family has laid a marker, in the order of the nobles, not of the markers."""
    return [NOBLE_IDS[mark - 1] for mark in sorted((s.for_vote[g], s.decoy[g])) if mark]


def parliament_view(s: Fief) -> dict[str, object]:
    """FE-9.2-b, FE-9.3-a: whether it was summoned, who has laid a marker, whose burghers vote."""
    voting = max(s.stood) < 0
    return {
        "rebellion": bool(s.now[REBELLION]),
        "summoned": bool(s.now[SUMMONED]),
        "laid": [FAMILY_IDS[g] for g in range(s.families) if voting and s.for_vote[g]],
        "burghers": {FAMILY_IDS[g]: s.burgher_votes[g] for g in range(s.families) if s.burgher_votes[g]},
        "herald": FAMILY_IDS[s.now[HERALD]] if voting and s.now[HERALD] >= 0 else None,
    }


def own_papers(s: Fief, seat: int) -> dict[str, object]:
    """What a seat has laid face down, set aside, offered or loaded, and nobody else may see."""
    own: dict[str, object] = given_word(s, seat)
    families = [g for g in range(s.families) if s.seat(g) == seat]
    if max(s.stood) >= 0:
        own["ballots"] = {
            FAMILY_IDS[g]: {"for": _candidate(s.for_vote[g]), "decoy": _candidate(s.decoy[g])}
            for g in families
        }
    elif any([s.for_vote[g] for g in families]):
        own["votes"] = {FAMILY_IDS[g]: _BALLOTS[s.for_vote[g]] for g in families if s.for_vote[g]}
    king = s.now[KING]
    if king >= 0 and s.seat(s.family[king]) == seat and any(s.share):
        own["shares"] = {str(other): s.share[other] for other in range(s.seats) if s.share[other]}
    top = s.stack[-1][0] if s.stack else -1
    giver = s.seat(s.deal[deals.FROM])
    if top == numbers.PARLEY and giver == seat:
        own["deal"] = bundles(s)
    elif top == numbers.OFFER and seat in (giver, s.seat(s.deal[deals.TO])):
        own["deal"] = bundles(s)
    if top == numbers.PIGEON and s.seat(s.stack[-1][1]) == seat:
        own["parcel"] = {
            "cards": {CARD_IDS[card]: s.parcel[card] for card in range(CARDS) if s.parcel[card]},
            "money": s.parcel[CARDS],
        }
    return own


def given_word(s: Fief, seat: int) -> dict[str, object]:
    """What a seat was granted and promised, and what it has granted and promised, in this round."""
    leave: list[dict[str, object]] = []
    promises: list[dict[str, object]] = []
    for g in range(s.families):
        for h in range(s.families):
            cell = g * FAMILIES + h
            if seat not in (s.seat(g), s.seat(h)) or not (s.leave[cell] or s.vow[cell]):
                continue
            for c in range(CITIES):
                if s.leave[cell] >> c & 1:
                    leave.append({"from": FAMILY_IDS[g], "to": FAMILY_IDS[h], "city": CITY_IDS[c]})
            for k, promise in enumerate(PROMISE_IDS):
                if s.vow[cell] >> k & 1:
                    promises.append({"from": FAMILY_IDS[g], "to": FAMILY_IDS[h], "promise": promise})
    return {"leave": leave, "promises": promises} if leave or promises else {}


def bundles(s: Fief) -> dict[str, object]:
    """FE-2.15-b: what one family gives and what it wants for it."""
    d = s.deal
    return {
        "from": FAMILY_IDS[d[deals.FROM]],
        "to": FAMILY_IDS[d[deals.TO]],
        "give": {
            "money": d[deals.GIVE_SUM],
            "wares": [WARE_IDS[ware - 1] for ware in d[deals.GIVE : deals.WANT] if ware],
        },
        "want": {
            "money": d[deals.WANT_SUM],
            "wares": [WARE_IDS[ware - 1] for ware in d[deals.WANT :] if ware],
        },
    }


def _candidate(mark: int) -> str | None:
    return NOBLE_IDS[mark - 1] if mark else None
