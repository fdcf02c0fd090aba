"""What would be needed: more about a refusal than its rule, from what the seat that asks can see.

``reason`` is asked only when somebody wants to know why he may not; it takes the rule as given and looks for
the piece, the person or the number that it hangs on.
"""

from __future__ import annotations

from typing import Final

from banneret.core.choice import noun_of, verb_of
from banneret.games.fief_england import purse
from banneret.games.fief_england.board import (
    AMBUSH,
    ASSASSINATION,
    BOARD_SPACES,
    BURGHER,
    CARDS,
    CATAPULT,
    CITIES,
    CITIES_OF,
    FAMILIES,
    FAMINE,
    HARVEST,
    JUSTICE,
    MERCENARY,
    NOBLES,
    PASSAGE,
    PLACES,
    PORT,
    PRICE_OF,
    REGION,
    REGIONS,
    RELICS,
    SERVANTS,
    STORMS,
    STRONGHOLD,
    TAX,
    TITLE_PRICE,
    TREASURES,
    UNITS,
    UPRISING,
    WALLED_CITY,
    WAY,
    WEATHER,
    WOMAN,
)
from banneret.games.fief_england.nobles import fort, is_besieged, is_clergy
from banneret.games.fief_england.options import MARRIAGE_FROM, SERVANT_TRADE_PHASE
from banneret.games.fief_england.state import (
    FREE,
    GIVEN_RELICS,
    KING,
    PHASE,
    ROUND,
    TRADED,
    Fief,
)
from banneret.games.fief_england.steps import deals, newcomers, numbers, rebellion, weather
from banneret.games.fief_england.steps.rounds import stormy
from banneret.games.fief_england.steps.titles import MOST_PRICE
from banneret.games.fief_england.words import cards, court, land, war
from banneret.games.fief_england.words import deals as talk

Detail = tuple[str, tuple[int, ...]]
NOTHING: Final[Detail] = ("", ())

#: The card that a choice takes.
CARD_OF: Final[dict[int, int]] = {
    cards.HARVEST_ON: HARVEST,
    cards.WEATHER_ON: WEATHER,
    cards.TALLAGE: TAX,
    cards.TITHE: TAX,
    cards.ASSASSINATE: ASSASSINATION,
    cards.ASSASSINATE_LEADER: ASSASSINATION,
    cards.EXECUTE: JUSTICE,
    cards.AMBUSH_NOBLE: AMBUSH,
    cards.AMBUSH_LEADER: AMBUSH,
}
#: Choices for which a Passage or a burgher is needed.
BY_PASSAGE: Final[frozenset[int]] = frozenset(
    (
        cards.PASSAGE_MOVE,
        cards.PASSAGE_STORM,
        cards.FREE_CAPTIVE,
        war.SEIZE_BY_PASSAGE,
        war.RETREAT,
        war.ADMIT,
        war.GUIDE,
    )
)
WAYS: Final[frozenset[int]] = frozenset((land.ROAD, land.SAIL, land.FOREST, land.TRAVEL))
FIGHTS: Final[frozenset[int]] = frozenset(
    (war.ATTACK, war.SALLY, war.VOLLEY, war.SEIZE, war.SEIZE_BY_PASSAGE, war.ATTACK_HORDE, war.BESIEGE)
)
WARES: Final[frozenset[int]] = frozenset((talk.GIVE_WARE, talk.WANT_WARE))


def reason(s: Fief, f: list[int], g: int, c: int, rule: str) -> Detail:
    """What says more about a choice that a rule forbids to a family."""
    verb = verb_of(c)
    noun = noun_of(c)
    if rule == "FE-2.6-d":
        return "half-done", ()
    missing = _missing_card(s, g, verb, noun)
    if missing >= 0:
        return "no-card", (missing,)
    if verb == court.WED:
        return _wedding(s, g, noun // NOBLES, noun % NOBLES)
    if verb == court.NOMINATE:
        return _standing(s, noun)
    if verb in (court.FOR, court.AGAINST):
        return ("marker-laid", ()) if s.stood[noun] >= 0 else ("not-a-candidate", (noun,))
    if verb == court.SHARE:
        return "left-to-share", (PRICE_OF["royal-tax"] - sum(s.share),)
    if verb == court.BURGHERS_VOTE:
        return _burghers(s, g)
    if verb in (court.GRANT, court.TRANSFER, land.TITLE):
        return _titles(s, g, verb, noun)
    if verb == court.SEND_SERVANT:
        return _servant(s, g, noun // NOBLES, noun % NOBLES)
    if verb in (court.GIVE_RELIC, court.DROP_RELIC):
        return _relic(s, noun // NOBLES if verb == court.GIVE_RELIC else noun)
    if verb in CARD_OF or verb in (cards.PLAY, cards.ADOPT, cards.FOURTH, cards.REVOLT, cards.HIRE):
        return _cards(s, g, verb, noun)
    if verb in (land.LEAD, land.JOIN, land.TAKE, land.RAID, land.ENTER) or verb in WAYS:
        return _moves(s, f, g, verb, noun, rule)
    if verb in FIGHTS:
        return _fights(s, g, verb, noun, rule)
    if verb in (war.LIFT_SIEGE, war.SET_FREE, war.HAND_OVER):
        return _wards(s, g, verb, noun)
    if verb == land.CEDE:
        return _ceding(s, g, noun % CITIES)
    if verb in (talk.BARGAIN, talk.PIGEON, talk.MEET, talk.ALLY_GIFT, talk.COUNTER):
        return _talks(s, g, verb, noun)
    if f[0] in (numbers.PARLEY, numbers.OFFER):
        return _bargain(s, g, verb, noun, rule)
    return NOTHING


def _missing_card(s: Fief, g: int, verb: int, noun: int) -> int:
    """The card without which there is no such choice, if the family has not got it."""
    seat = s.seat(g)
    card = CARD_OF.get(verb, -1)
    if verb in (cards.PLAY, cards.ADOPT, cards.FOURTH):
        card = noun
    if verb in BY_PASSAGE and s.fourth[g] < BURGHER:
        card = PASSAGE
    if verb == cards.REVOLT and s.fourth[g] < BURGHER:
        card = UPRISING
    return card if card >= 0 and not purse.has(s, seat, card) else -1


def _wedding(s: Fief, g: int, a: int, b: int) -> Detail:
    if s.seats == 3:
        return "three-players", ()
    if s.now[ROUND] < s.opt[MARRIAGE_FROM]:
        return "from-round", (s.opt[MARRIAGE_FROM],)
    for n in (a, b):
        if s.family[n] < 0:
            return "not-in-play", (n,)
        if s.spouse[n] >= 0:
            return "is-married", (n, s.spouse[n])
        if is_clergy(s, n):
            return "is-clergy", (n,)
    if s.family[a] != g:
        return "is-of", (a, s.family[a])
    if s.family[b] == g:
        return "is-of", (b, g)
    if WOMAN[a] == WOMAN[b]:
        return "man-and-woman", ()
    for n in (a, b):
        if s.ally[s.family[n]] >= 0:
            return "has-ally", (s.family[n], s.ally[s.family[n]])
    if s.seats == 2 and s.seat(s.family[b]) != s.seat(g):
        return "own-families", ()
    return "one-proposal", ()


def _standing(s: Fief, n: int) -> Detail:
    if s.family[n] < 0:
        return "not-in-play", (n,)
    if s.stood[n] >= 0:
        return "stands-already", (n,)
    if not s.fiefs[n]:
        return "no-fief", (n,)
    if is_clergy(s, n):
        return "is-clergy", (n,)
    if s.by[n] != FREE:
        return "is-captive", (n,)
    if is_besieged(s, n):
        return "is-besieged", (n,)
    return "is-of", (n, s.family[n])


def _burghers(s: Fief, g: int) -> Detail:
    if s.fourth[g] < BURGHER:
        return "no-burgher", ()
    return ("burghers-voted", ()) if s.burgher_votes[g] else ("treasures-spent", (TREASURES,))


def _titles(s: Fief, g: int, verb: int, noun: int) -> Detail:
    """FE-4.3-a: what a family lacks for a title."""
    other = g
    if verb == court.TRANSFER:
        region = noun // NOBLES
        lord = s.lord[region] if region < REGIONS else -1
        return ("lord-is", (region, s.family[lord])) if lord >= 0 and s.family[lord] != g else NOTHING
    if verb == court.GRANT:
        pair, price = divmod(noun, MOST_PRICE)
        region, other = divmod(pair, 4)
        king = s.now[KING]
        if king < 0 or s.family[king] != g:
            return "sovereign-only", ()
        if region < REGIONS and price > TITLE_PRICE[region]:
            return "grant-price", (TITLE_PRICE[region],)
    else:
        region = noun
    if region >= REGIONS:
        return NOTHING
    if s.lord[region] >= 0:
        return "lord-is", (region, s.family[s.lord[region]])
    walled = False
    for place in CITIES_OF[region]:
        if s.detached(place):
            continue
        if s.control[place] != other:
            return "must-control", (other, place)
        walled = walled or s.building[place] in (STRONGHOLD, WALLED_CITY)
    if not walled:
        return "no-stronghold", (region,)
    if verb == land.TITLE and s.money[s.seat(g)] < TITLE_PRICE[region]:
        return "costs", (TITLE_PRICE[region], s.money[s.seat(g)])
    return NOTHING


def _servant(s: Fief, g: int, servant: int, m: int) -> Detail:
    if servant >= SERVANTS:
        return NOTHING
    n = s.servant[servant]
    if n < 0 or s.family[n] != g:
        return "serves-elsewhere", (servant,)
    if s.now[PHASE] != s.opt[SERVANT_TRADE_PHASE]:
        return "only-in-phase", (s.opt[SERVANT_TRADE_PHASE],)
    if s.now[TRADED] >> servant & 1:
        return "traded-already", ()
    return ("has-servant", (m, s.serves[m])) if s.serves[m] >= 0 else NOTHING


def _relic(s: Fief, relic: int) -> Detail:
    if relic >= RELICS:
        return NOTHING
    if s.now[GIVEN_RELICS] >> relic & 1:
        return "given-already", ()
    return "same-city", ()


def _cards(s: Fief, g: int, verb: int, noun: int) -> Detail:
    if verb in (cards.PLAY, cards.ADOPT):
        home = g if verb == cards.PLAY else s.ally[g]
        if home < 0:
            return "no-ally", ()
        if noun < NOBLES:
            return ("family-full", (BOARD_SPACES,)) if len(s.nobles_of(home)) >= BOARD_SPACES else NOTHING
        return ("nobody-fit", (noun,)) if noun < MERCENARY else NOTHING
    if verb in (cards.HARVEST_ON, cards.WEATHER_ON):
        card = CARD_OF[verb]
        for foe in (STORMS, FAMINE):
            if weather.lies(s, noun, foe):
                return "lies-there", (foe, noun)
        if s.bonus[2 * noun + card - HARVEST]:
            return "lies-there", (card, noun)
        return "after-income", ()
    if verb in (cards.TALLAGE, cards.TITHE) and s.treasure[g] >= TREASURES:
        return "treasures-spent", (TREASURES,)
    if verb == cards.TALLAGE:
        if s.tallage[noun] >= 0:
            return "lies-there", (TAX, noun)
        lord = s.lord_of(noun)
        return ("lord-is", (noun, lord)) if lord >= 0 else ("sovereign-only", ())
    if verb == cards.TITHE:
        prelate = s.see[noun]
        return ("see-is", (noun, s.family[prelate])) if prelate >= 0 else ("see-vacant", (noun,))
    if verb == cards.FOURTH:
        return ("needs-title", ()) if noun >= BURGHER else NOTHING
    if verb == cards.REVOLT:
        return ("no-unrest", (noun,)) if rebellion.target_rule(s, g, noun) == "FE-10.1-a" else NOTHING
    if verb == cards.HIRE:
        if not MERCENARY <= s.fourth[g] < BURGHER:
            return "no-mercenaries", ()
        if not s.bows[s.fourth[g] - MERCENARY]:
            return "none-left", ()
        return "costs", (newcomers.HIRE, s.money[s.seat(g)])
    if verb == cards.AMBUSH_NOBLE and s.at[noun] >= 0:
        if s.by[noun] != FREE:
            return "is-captive", (noun,)
        return ("needs-noble", (s.at[noun],)) if s.at[noun] < CITIES else NOTHING
    return NOTHING


def _moves(s: Fief, f: list[int], g: int, verb: int, noun: int, rule: str) -> Detail:
    """5.0: a group of nobles on its way; ``f`` is the frame of the march (or of the turn)."""
    n = noun if verb in (land.LEAD, land.JOIN) else f[2] if len(f) > 2 and 0 <= f[2] < NOBLES else -1
    if n < 0 or n >= NOBLES:
        return NOTHING
    if verb in (land.LEAD, land.JOIN):
        if s.family[n] != g:
            return ("is-of", (n, s.family[n])) if s.family[n] >= 0 else ("not-in-play", (n,))
        if s.by[n] != FREE:
            return "is-captive", (n,)
    place = s.at[n]
    if rule == "FE-5.0-b" and verb in WAYS and noun < CITIES and 0 <= place < CITIES:
        if verb == land.ROAD and WAY[place * CITIES + noun] < 0:
            return "no-road", (place, noun)
    if rule in ("FE-5.0-b", "FE-2.12-sv08") or (rule == "FE-5.2-e" and verb == land.RAID):
        return "moves-used", (n, s.moves[n])
    if rule in ("FE-2.5-l", "FE-2.5-m", "FE-5.5-a"):
        if verb in WAYS and noun < CITIES and stormy(s, REGION[noun]):
            return "lies-there", (STORMS, REGION[noun])
        return ("lies-there", (STORMS, REGION[place])) if 0 <= place < CITIES else NOTHING
    if rule == "FE-5.0-p" and 0 <= place < CITIES and s.besieger[place] >= 0:
        return "besieged-by", (s.besieger[place],)
    if rule == "FE-5.0-h":
        return "refused-there", ()
    if rule == "FE-6.3-e":
        return "invaders-block", ()
    if rule == "FE-5.4-d" and verb == land.SAIL:
        return "no-port", (noun if 0 <= place < CITIES and PORT[place] else max(place, 0),)
    if rule == "FE-5.2-m":
        return "no-knights", ()
    return NOTHING


def _fights(s: Fief, g: int, verb: int, noun: int, rule: str) -> Detail:
    place = noun if verb in (war.ATTACK_HORDE, war.BESIEGE) else noun // FAMILIES
    if place >= CITIES:
        return NOTHING
    if not s.present[place] >> g & 1:
        return "nobody-there", (place,)
    if rule == "FE-7.0-c":
        return "fought-already", ()
    if not s.free[g * PLACES + place]:
        return "needs-noble", (place,)
    if not s.men[g * PLACES + place]:
        return "needs-troops", (place,)
    if stormy(s, REGION[place]):
        return "lies-there", (STORMS, REGION[place])
    if verb == war.BESIEGE:
        if not fort(s, place):
            return "no-walls", (place,)
        if s.besieger[place] >= 0:
            return "besieged-by", (s.besieger[place],)
        if rule in ("FE-7.9-b", "FE-IT10.9-f") and not s.stock[g * UNITS + CATAPULT]:
            return "no-catapult", ()
    if verb == war.SALLY and not s.besieged(g, place):
        return "not-besieged", (place,)
    if rule == "FE-7.9-i" and s.besieger[place] >= 0:
        return "besieged-by", (s.besieger[place],)
    return NOTHING


def _wards(s: Fief, g: int, verb: int, noun: int) -> Detail:
    if verb == war.LIFT_SIEGE:
        return "no-siege", ()
    n = noun if verb == war.SET_FREE else noun // NOBLES
    if n >= NOBLES:
        return NOTHING
    holder = s.by[n]
    if not 0 <= holder < NOBLES or s.family[holder] != g:
        return "holds-not", (n,)
    return "same-city", ()


def _ceding(s: Fief, g: int, place: int) -> Detail:
    if s.hold[place] != g:
        return "must-hold", (place,)
    if s.besieger[place] >= 0:
        return "besieged-by", (s.besieger[place],)
    return "taker-there", ()


def _talks(s: Fief, g: int, verb: int, noun: int) -> Detail:
    if s.offers[g] >= deals.MOST_OFFERS:
        return "offers-spent", (deals.MOST_OFFERS,)
    if verb == talk.ALLY_GIFT:
        return ("has-money", (s.money[s.seat(g)],)) if s.ally[g] >= 0 else ("no-ally", ())
    if verb in (talk.PIGEON, talk.MEET) and noun < s.families:
        return ("too-far", (noun,)) if s.pigeon[g] else ("no-pigeon", ())
    return NOTHING


def _bargain(s: Fief, g: int, verb: int, noun: int, rule: str) -> Detail:
    """2.15: what keeps a ware, or the whole bundle, from changing hands."""
    money = s.money[s.seat(g)]
    if verb not in WARES and verb not in (talk.OFFER, land.YES, talk.GIVE_MONEY):
        return NOTHING
    if verb == talk.GIVE_MONEY:
        if s.deal[deals.TALK] >= deals.SLOTS:
            return "table-full", (deals.SLOTS,)
        return "has-money", (money,)
    other = s.deal[deals.TO] if s.deal[deals.FROM] == g else s.deal[deals.FROM]
    if verb in WARES:
        if s.deal[deals.TALK] >= deals.SLOTS:
            return "table-full", (deals.SLOTS,)
        giver, taker = (g, other) if verb == talk.GIVE_WARE else (other, g)
        return _ware(s, giver, taker, noun, rule)
    if not any(s.deal[deals.GIVE_SUM :]):
        return "table-empty", ()
    side = 0 if s.deal[deals.FROM] == g else 1
    if money < s.deal[deals.GIVE_SUM + side]:
        return "has-money", (money,)
    cell = deals.WANT if side else deals.GIVE
    told = s.deal[cell : cell + deals.SLOTS]
    for ware in told:
        if ware > deals.CARD:
            card = ware - 1 - deals.CARD
            if told.count(ware) > s.hand[s.seat(g) * CARDS + card]:
                return "no-card", (card,)
    if rule == "FE-2.12-i":
        return "servant-room", ()
    how = deals.carriage(s)
    if how == deals.NO_PIGEON:
        return "no-pigeon", ()
    if how == deals.TOO_FAR:
        return "too-far", (other,)
    return ("one-card", ()) if how == deals.TOO_MUCH else NOTHING


def _ware(s: Fief, giver: int, taker: int, ware: int, rule: str) -> Detail:
    if ware < deals.RELIC:
        n = s.servant[ware]
        if n < 0 or s.family[n] != giver:
            return "serves-elsewhere", (ware,)
        if s.now[PHASE] != s.opt[SERVANT_TRADE_PHASE]:
            return "only-in-phase", (s.opt[SERVANT_TRADE_PHASE],)
        return ("traded-already", ()) if s.now[TRADED] >> ware & 1 else ("servant-room", ())
    if ware < deals.CITY:
        return _relic(s, ware - deals.RELIC)
    if ware < deals.CAPTIVE:
        return _ceding(s, giver, ware - deals.CITY)
    if ware < deals.BOW:
        n = ware - deals.CAPTIVE
        held = 0 <= s.by[n] < NOBLES and s.family[s.by[n]] == giver
        return ("own-family", (n,)) if held else ("holds-not", (n,))
    if ware < deals.LEAVE:
        return "no-bows", (ware - deals.BOW,)
    if ware < deals.PROMISE:
        return "not-asked", (giver, ware - deals.LEAVE)
    if ware >= deals.CARD and rule in ("FE-2.15-d", "FE-IT5.5-b"):
        return ("too-far", (taker,)) if s.pigeon[giver] or s.pigeon[taker] else ("no-pigeon", ())
    return NOTHING
