"""Talks: what is agreed to, what is offered for what, and when an offer is a bad one (5.0, 7.0, 9.0, 9.1).

Every ware has a value to whoever has it (``value``). A bargain is judged by what it changes for oneself and,
by ``stake``, for the other: whoever is about to win is given nothing.
"""

from __future__ import annotations

from typing import Final

from banneret.core.choice import NOUN_MASK
from banneret.games.fief_england.board import (
    CARDS,
    CITIES,
    CITIES_OF,
    NOBLES,
    REGION,
    REGIONS,
    RIVALS,
    WALLED_CITY,
)
from banneret.games.fief_england.counsel import campaign, hands, market
from banneret.games.fief_england.counsel.force import Survey, army, chance, duel, side
from banneret.games.fief_england.counsel.worth import (
    SERVANT_WORTH,
    VP,
    city_worth,
    friend,
    gone,
    markets_left,
    rounds_left,
    shilling,
    stake,
)
from banneret.games.fief_england.state import FIELD, FIGHT_KIND, KING, VP_RELIC, WALLED, Fief
from banneret.games.fief_england.steps import deals, matters, numbers, ransoms, sides
from banneret.games.fief_england.words.deals import (
    BARGAIN,
    CANCEL,
    CLEAR,
    COUNTER,
    GIVE_MONEY,
    GIVE_WARE,
    LOAD_CARD,
    LOAD_MONEY,
    MEET,
    OFFER,
    PIGEON,
    WANT_MONEY,
    WANT_WARE,
)
from banneret.games.fief_england.words.deals import SEND as SEND_PIGEON
from banneret.games.fief_england.words.land import YES
from banneret.games.fief_england.words.war import (
    AGREE,
    CAPTIVE_PLEA,
    CHANGE_SIDES_PLEA,
    JOIN_ATTACK_PLEA,
    JOIN_DEFENCE_PLEA,
    RANSOM_PLEA,
    TRUCE_CITY_PLEA,
    TRUCE_PLEA,
)

#: Kinds of wares.
SERVANT: Final = 0
RELIC: Final = 1
CITY: Final = 2
CAPTIVE: Final = 3
BOW: Final = 4
LEAVE: Final = 5
PROMISE: Final = 6
CARD: Final = 7
OTHER: Final = 8
#: What a ware of a kind is worth of which nothing more is known. Promises are words (FE-9.1-l).
USUAL: Final[list[float]] = [0.8, 1.5, 1.5, 1.5, 0.6, 0.4, 0.0, 1.2, 1.0]
#: The first ware of each kind after servants.
_FIRST: Final[list[int]] = [
    deals.SERVANT,
    deals.RELIC,
    deals.CITY,
    deals.CAPTIVE,
    deals.BOW,
    deals.LEAVE,
    deals.PROMISE,
    deals.CARD,
    deals.WARES,
]
#: What a pigeon is worth that carries cards or money.
_PIGEON: Final = 0.25
#: A bargain is proposed only if both gain so much by it, and taken if it gains so much.
_FAIR: Final = 0.35
_ENOUGH: Final = 0.05


def kind_of(ware: int) -> tuple[int, int]:
    """The kind of a ware, and which of that kind it is."""
    kind = OTHER
    while kind > 0 and ware < _FIRST[kind]:
        kind -= 1
    return kind, ware - _FIRST[kind]


def value(s: Fief, g: int, kind: int, number: int) -> float:
    """What a ware is worth to a family, whether it has it or would get it."""
    if kind == SERVANT:
        return SERVANT_WORTH[number] * (1.0 if rounds_left(s) else 0.3)
    if kind == RELIC:
        king = s.now[KING]
        if king >= 0 and s.family[king] == g and s.now[VP_RELIC] < 0:
            # FE-12.0-h: one step from a VP.
            return 0.8 * VP
        return USUAL[RELIC] * (1.0 if rounds_left(s) else 0.4)
    if kind == CITY:
        total = city_worth(s, number)
        region = REGION[number]
        if s.building[number] == WALLED_CITY and (s.lord[region] >= 0 or s.claim[region] >= 0):
            # FE-5.1-i: the title goes with it.
            total += VP
        return total
    if kind == CAPTIVE:
        if s.family[number] == g:
            return market.ransom_gain(s, number, 0)
        # Somebody else's noble: his ransom, some day.
        return 0.5 * ransoms.price(s, number) * shilling(s) + 0.3
    if kind == CARD:
        return hands.card_worth(s, g, number)
    return USUAL[kind]


def change(s: Fief, g: int, giver: int, taker: int, ware: int) -> float:
    """What it changes for a family that a ware goes from one family to another."""
    kind, number = kind_of(ware)
    return _felt(s, g, giver, -value(s, giver, kind, number)) + _felt(
        s, g, taker, value(s, taker, kind, number)
    )


def _felt(s: Fief, g: int, h: int, gain: float) -> float:
    """A family's own gain, or what it feels of another's."""
    return gain if s.seat(g) == s.seat(h) else stake(s, g, h) * gain


def _open_land(s: Fief, g: int, lost: list[int], won: list[int]) -> float:
    """What it changes for a family's open titles that it loses some cities and wins others, all at once."""
    if not markets_left(s):
        return 0.0
    total = 0.0
    for region in range(REGIONS):
        if s.lord[region] >= 0 or s.claim[region] >= 0:
            continue
        before = 0
        after = 0
        for c in CITIES_OF[region]:
            if s.control[c] == g:
                before += 1
                after += 0 if c in lost else 1
            elif c in won:
                after += 1
        if before != after:
            size = len(CITIES_OF[region])
            total += 1.5 * (after - before) / size
            total += 0.35 * VP * ((1 if after == size else 0) - (1 if before == size else 0))
    return total


def _cities(wares: list[int]) -> list[int]:
    """The cities among some wares."""
    return [kind_of(ware)[1] for ware in wares if kind_of(ware)[0] == CITY]


def bargain(
    s: Fief, g: int, giver: int, taker: int, give_sum: int, want_sum: int, give: list[int], want: list[int]
) -> float:
    """What a bargain is worth to a family: both bundles, for itself and for the other."""
    money = (give_sum - want_sum) * shilling(s)
    total = _felt(s, g, giver, -money) + _felt(s, g, taker, money)
    for ware in give:
        total += change(s, g, giver, taker, ware)
    for ware in want:
        total += change(s, g, taker, giver, ware)
    given = _cities(give)
    wanted = _cities(want)
    if given or wanted:
        total += _felt(s, g, giver, _open_land(s, giver, given, wanted))
        total += _felt(s, g, taker, _open_land(s, taker, wanted, given))
    return total


def on_table(s: Fief, cell: int) -> list[int]:
    """The wares of one bundle on the table."""
    return [ware - 1 for ware in s.deal[cell : cell + deals.SLOTS] if ware]


def offer_scores(s: Fief, f: list[int], choices: list[int], scores: list[float]) -> None:
    """FE-9.1-l: an offer is taken if it gains something, all told."""
    g = f[1]
    gain = bargain(
        s,
        g,
        f[2],
        g,
        s.deal[deals.GIVE_SUM],
        s.deal[deals.WANT_SUM],
        on_table(s, deals.GIVE),
        on_table(s, deals.WANT),
    )
    for i, c in enumerate(choices):
        verb = c >> 12
        if verb == YES:
            scores[i] = gain - _ENOUGH
        elif verb == COUNTER:
            # Another bargain, if there is one that both gain by.
            scores[i] = 0.1 if gain <= _ENOUGH and draft(s, g, f[2]).gain > 0.0 else -1.0
        else:
            scores[i] = 0.0


class Draft:
    """A bargain that a family would like to propose."""

    def __init__(self) -> None:
        self.gain = 0.0
        self.give = -1
        self.want = -1
        self.give_sum = 0
        self.want_sum = 0


def draft(s: Fief, g: int, h: int) -> Draft:
    """The best bargain with another family that both gain by, as far as can be seen."""
    best = Draft()
    best.gain = _FAIR
    letters = deals.letters_can_go(s, g, h) and s.pigeon[g] > 0
    mine = [-1, *deals.goods(s, g, h)]
    theirs = [-1, *deals.goods(s, h, g)]
    if letters:
        base = s.seat(g) * CARDS
        for card in range(deals.WARES - deals.CARD):
            if s.hand[base + card]:
                mine.append(deals.CARD + card)
    for one in mine:
        for two in theirs:
            if one >= 0 or two >= 0:
                _try(s, g, h, one, two, letters, best)
    if best.give < 0 and best.want < 0:
        best.gain = 0.0
    return best


def _try(s: Fief, g: int, h: int, one: int, two: int, letters: bool, best: Draft) -> None:
    """One ware for one, or for money where it may change hands (FE-2.15-b); keeps the better bargain."""
    price = shilling(s)
    give = [one] if one >= 0 else []
    want = [two] if two >= 0 else []
    own = bargain(s, g, g, h, 0, 0, give, want)
    other = bargain(s, h, g, h, 0, 0, give, want)
    flies = one >= deals.CARD
    give_sum = 0
    want_sum = 0
    if own < _FAIR or other < _FAIR:
        sold = 0 <= one < deals.CITY or 0 <= two < deals.CITY
        for ware, family in ((one, h), (two, g)):
            if deals.CAPTIVE <= ware < deals.BOW and s.family[ware - deals.CAPTIVE] == family:
                sold = True
        if price <= 0.05 or not (sold or s.ally[g] == h or (letters and s.pigeon[h] > 0)):
            return
        flies = flies or not (sold or s.ally[g] == h)
        if own >= other:
            give_sum = min(s.money[s.seat(g)], 20, int((own - other) / (2.6 * price)))
        else:
            likely = s.low[s.seat(g) * s.seats + s.seat(h)]
            want_sum = min(likely, 20, int((other - own) / (2.6 * price)))
        own = bargain(s, g, g, h, give_sum, want_sum, give, want)
        other = bargain(s, h, g, h, give_sum, want_sum, give, want)
    least = own if own < other else other
    if flies:
        least -= _PIGEON
    if least > best.gain:
        best.gain = least
        best.give = one
        best.want = two
        best.give_sum = give_sum
        best.want_sum = want_sum


def bargain_score(s: Fief, g: int, h: int) -> float:
    """Whether there is a bargain to be proposed to a family."""
    told = draft(s, g, h)
    return told.gain if told.gain > 0.0 else -1.0


def parley_scores(s: Fief, f: list[int], choices: list[int], scores: list[float]) -> None:
    """Lays the bundle out, wares, then money, and offers it; what else lies there is cleared away."""
    told = draft(s, f[1], f[2])
    given = on_table(s, deals.GIVE)
    wanted = on_table(s, deals.WANT)
    for i, c in enumerate(choices):
        scores[i] = 0.0 if c >> 12 == CANCEL else -1.0
    if told.gain <= 0.0:
        return
    bundle = [told.give] if told.give >= 0 else []
    price = [told.want] if told.want >= 0 else []
    strange = s.deal[deals.GIVE_SUM] not in (0, told.give_sum) or s.deal[deals.WANT_SUM] not in (
        0,
        told.want_sum,
    )
    strange = strange or given not in ([], bundle) or wanted not in ([], price)
    ready = (
        given == bundle
        and wanted == price
        and s.deal[deals.GIVE_SUM] == told.give_sum
        and s.deal[deals.WANT_SUM] == told.want_sum
    )
    for i, c in enumerate(choices):
        verb = c >> 12
        noun = c & NOUN_MASK
        if strange:
            if verb == CLEAR:
                scores[i] = 5.0
        elif ready:
            if verb == OFFER:
                scores[i] = 5.0
        elif verb == GIVE_WARE:
            if not given and noun == told.give:
                scores[i] = 4.0
        elif verb == WANT_WARE:
            if not wanted and noun == told.want:
                scores[i] = 4.0
        elif verb == GIVE_MONEY:
            if noun == told.give_sum and not s.deal[deals.GIVE_SUM]:
                scores[i] = 3.0
        elif verb == WANT_MONEY:
            if noun == told.want_sum and not s.deal[deals.WANT_SUM]:
                scores[i] = 3.0


# --- gifts and pigeons


def gift_due(s: Fief, g: int) -> int:
    """FE-9.0-h: an ally is helped to a title that one cannot have oneself; nothing else is given away."""
    ally = s.ally[g]
    purse_ = s.money[s.seat(g)]
    if ally < 0 or s.seats != 4 or markets_left(s) < 1 or purse_ < 3:
        return 0
    map_ = Survey(s, ally)
    need = market.wanted_money(s, ally, campaign.claim_values(s, ally, map_))
    short = need - s.high[s.seat(g) * s.seats + s.seat(ally)]
    if short <= 0 or purse_ - short < 2:
        return 0
    own = market.wanted_money(s, g, campaign.claim_values(s, g, Survey(s, g)))
    return 0 if own else short


def pigeon_score(s: Fief, g: int, c: int) -> float:
    """FE-2.15: a card that only an ally can use flies to him."""
    h = c & NOUN_MASK
    if c >> 12 != PIGEON or s.ally[g] != h or s.seats != 4:
        return -1.0
    return 0.3 if _parcel_card(s, g, h) >= 0 else -1.0


def _parcel_card(s: Fief, g: int, h: int) -> int:
    """A noble's card that one's own family has no room for and the ally's has; or -1."""
    if s.family.count(g) < 3 or s.family.count(h) >= 3 or not rounds_left(s):
        return -1
    base = s.seat(g) * CARDS
    for card in range(NOBLES):
        if s.hand[base + card]:
            return card
    return -1


def load_scores(s: Fief, f: list[int], choices: list[int], scores: list[float]) -> None:
    """What is laid under a pigeon; a meeting is kept with empty hands."""
    card = _parcel_card(s, f[1], f[2]) if s.ally[f[1]] == f[2] else -1
    for i, c in enumerate(choices):
        verb = c >> 12
        if verb == LOAD_CARD:
            scores[i] = 1.0 if c & NOUN_MASK == card and not s.parcel[card] else -1.0
        elif verb == LOAD_MONEY:
            scores[i] = -1.0
        elif verb == SEND_PIGEON:
            scores[i] = 0.0
        else:
            scores[i] = -0.5


def talk_score(s: Fief, g: int, c: int) -> float:
    """Bargains and pigeons in a family's own turn; gifts are judged by ``gift_due``."""
    verb = c >> 12
    if verb == BARGAIN:
        h = c & NOUN_MASK
        able = h in RIVALS[s.seats * 4 + g] and not gone(s, h)
        return bargain_score(s, g, h) if able else -1.0
    if verb == PIGEON or verb == MEET:
        return pigeon_score(s, g, c)
    return -1.0


# --- consent and pleas


def consent_scores(s: Fief, f: list[int], choices: list[int], scores: list[float]) -> None:
    """Who asks, for what: a friend is let in, a rival only where it does oneself no harm."""
    gain = consent(s, f[1], f[2], f[3], f[4], f[5])
    for i, c in enumerate(choices):
        scores[i] = gain if c >> 12 == YES else 0.0


def consent(s: Fief, g: int, h: int, matter: int, place: int, goal: int) -> float:
    """What it is worth to a family to say yes to another."""
    allied = friend(s, g, h)
    if matter == matters.CEDE_MATTER:
        # A city for nothing; but none that an army of rivals is about to take back with one's nobles in it.
        return 1.0
    if matter == matters.COME_OUT_MATTER:
        if place >= CITIES:
            return -1.0
        mine = army(s, s.seat(g), g, place)
        enemy = army(s, s.seat(g), h, place)
        return 4.0 * (0.5 - chance(duel(enemy, mine, 0, True))) - 0.8
    if matter == matters.SIEGE_MATTER:
        return 1.0 if allied else -1.0
    if matter in (matters.ROAD_MATTER, matters.PORT_MATTER):
        if allied:
            return 1.0
        # Whoever wants to go away and is the stronger had better go.
        if place >= CITIES:
            return -1.0
        mine = army(s, s.seat(g), g, place)
        enemy = army(s, s.seat(g), h, place)
        return 0.5 if enemy.points > 1.3 * mine.points else -0.5
    if matter == matters.PASSAGE_MATTER:
        if allied:
            return 1.0
        holder = s.control[goal] if 0 <= goal < CITIES else -1
        if holder >= 0 and not friend(s, g, holder) and holder != h:
            # On his way to somebody who is more dangerous.
            return 0.4 if stake(s, g, holder) < stake(s, g, h) - 0.1 else -0.5
        return -0.5
    if matter == matters.RELEASE_MATTER:
        return 1.0 if allied else -0.5
    return 1.0 if allied else -1.0


def plea_scores(s: Fief, f: list[int], choices: list[int], scores: list[float]) -> None:
    """Answers in war: partners are welcome, truces when losing, ransoms if they are better than a captive."""
    gain = _plea(s, f[1], f[3], f[4])
    for i, c in enumerate(choices):
        scores[i] = gain if c >> 12 == AGREE else 0.0


def _plea(s: Fief, g: int, plea: int, number: int) -> float:
    if plea == RANSOM_PLEA:
        n = _ransomed(s)
        return -1.0 if n >= 0 and market.keeps_captive(s, g, n, number) else 0.5
    if plea in (JOIN_ATTACK_PLEA, JOIN_DEFENCE_PLEA, CHANGE_SIDES_PLEA, CAPTIVE_PLEA):
        return 1.0
    seat = s.seat(g)
    own = sides.side_of(s, g)
    if own < 0 or s.fight[FIELD] < 0:
        return -1.0
    raid = s.fight[FIGHT_KIND] == sides.RAID_FIGHT
    odds = chance(duel(side(s, seat, sides.ATT), side(s, seat, sides.DEF), s.fight[WALLED], raid))
    if own == sides.DEF:
        odds = 1.0 - odds
    if plea == TRUCE_PLEA:
        return 0.52 - odds
    if plea == TRUCE_CITY_PLEA:
        if s.hold[s.fight[FIELD]] != g:
            return 1.0
        return 0.12 - odds
    return -1.0


def _ransomed(s: Fief) -> int:
    """The captive for whom less than the full price is offered: see the frame of the ransom below."""
    for frame in reversed(s.stack):
        if len(frame) == 5 and frame[3] > 0 and frame[0] == numbers.RANSOM:
            return frame[3] - 1
    return -1
