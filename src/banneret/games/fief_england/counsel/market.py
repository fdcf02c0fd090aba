"""Money: what is bought, burned, pillaged, paid for sieges and ransoms (phases 3, 4, 7)."""

from __future__ import annotations

from typing import Final

from banneret.core.choice import NOUN_MASK
from banneret.games.fief_england.board import (
    ARCHER,
    BOMBARD,
    CATAPULT,
    CITIES,
    CITIES_OF,
    DISTANCE,
    KNIGHT,
    NO_BUILDING,
    NOBLES,
    PRICE_OF,
    REGION,
    REGIONS,
    SOLDIER,
    STRONGHOLD,
    TITLE_PRICE,
    WALLED_CITY,
    WALTER,
)
from banneret.games.fief_england.counsel import campaign, hands
from banneret.games.fief_england.counsel.force import Survey
from banneret.games.fief_england.counsel.worth import (
    VP,
    friend,
    incomes_left,
    markets_left,
    noble_worth,
    rounds_left,
    shilling,
    stake,
)
from banneret.games.fief_england.state import Fief
from banneret.games.fief_england.steps import purchases, ransoms, sherwood
from banneret.games.fief_england.words.land import (
    BUILD,
    BUY,
    DONE,
    INGRID_SELLS,
    MILL,
    PAY,
    RALF_ENLISTS,
    SCORCH,
    TITLE,
    TOWER,
    WALTER_BUILDS,
)
from banneret.games.fief_england.words.war import (
    HAGGLE,
    NO_RANSOM,
    OFFER_SUM,
    PAY_SIEGE,
    PILLAGE_ABBEY,
    PILLAGE_MILL,
    RANSOM,
    SWAP_ENGINES,
    WRECK_ENGINES,
)

#: Troops that a family would like to have on the map, when nothing presses.
_ENOUGH: Final = 14


def wanted_money(s: Fief, g: int, claims: list[float]) -> int:
    """What a family needs for the next title that it can soon buy, Stronghold included; 0: there is none."""
    best = 0
    for region in range(REGIONS):
        if claims[region] <= 0.0:
            continue
        missing = 0
        fort = False
        for c in CITIES_OF[region]:
            if s.detached(c):
                continue
            if s.control[c] != g:
                missing += 1
            elif s.building[c] in (STRONGHOLD, WALLED_CITY):
                fort = True
        if missing > (1 if len(CITIES_OF[region]) < 4 else 2):
            continue
        need = TITLE_PRICE[region] + (0 if fort else purchases.fort_price(s, g))
        if not best or need < best:
            best = need
    return best


def expected(s: Fief, g: int) -> int:
    """What the family will collect next time, roughly."""
    total = 0
    for c in range(CITIES):
        if s.control[c] == g and s.besieger[c] < 0:
            total += PRICE_OF["income-city"] + (PRICE_OF["income-mill"] if s.mill[c] else 0)
    return (total + 1) // 2 if s.invaders_out() else total


def buy_scores(s: Fief, f: list[int], choices: list[int], scores: list[float]) -> None:
    """Titles first, then what leads to them, mills that still pay, and troops (4.0 to 4.4)."""
    g = f[1]
    seat = s.seat(g)
    money = s.money[seat]
    map_ = Survey(s, g)
    claims = campaign.claim_values(s, g, map_)
    later = rounds_left(s)
    # What has to be in the purse next time.
    saving = max(0, wanted_money(s, g, claims) - expected(s, g)) if later else 0
    tokens = sum(s.pool)
    soldiers = s.pool[SOLDIER]
    archers = s.pool[ARCHER]
    for place in range(CITIES):
        if s.present[place] >> g & 1:
            tokens += s.tokens(g, place)
            soldiers += s.units(g, place, SOLDIER)
            archers += s.units(g, place, ARCHER)
    need = _need(s, g, map_, claims)
    for i, c in enumerate(choices):
        verb = c >> 12
        noun = c & NOUN_MASK
        if verb == DONE:
            scores[i] = 0.0
        elif verb == TITLE:
            scores[i] = 3.0 * VP
        elif verb == BUILD:
            scores[i] = _fort(s, g, noun, money, saving, map_, claims)
        elif verb == MILL:
            gain = (2 * later - PRICE_OF["mill"]) * shilling(s)
            if map_.threat[noun] > map_.own[noun] + 3.0:
                gain -= 0.6
            # A title that could be bought next time comes first.
            delays = money >= saving > money - PRICE_OF["mill"] + 2
            scores[i] = -1.0 if gain <= 0.0 or delays else 1.0 + gain
        elif verb == BUY:
            scores[i] = _unit(s, g, noun, money, saving, tokens, soldiers, archers, need)
        elif verb == TOWER:
            scores[i] = 0.6 if money >= saving + 12 and later and s.control[noun] == g else -1.0
        elif verb == RALF_ENLISTS:
            scores[i] = 4.0
        elif verb == WALTER_BUILDS:
            n = s.at[s.servant[WALTER]] if s.servant[WALTER] >= 0 else -1
            besieging = n >= 0 and n < CITIES and s.besieger[n] == g
            scores[i] = 0.8 if besieging and money >= saving + 5 else -1.0
        elif verb == INGRID_SELLS:
            scores[i] = 2 * shilling(s) - 0.4 * hands.card_worth(s, g, noun)


def _fort(s: Fief, g: int, c: int, money: int, saving: int, map_: Survey, claims: list[float]) -> float:
    """A Stronghold: needed for a title, or to keep what one has."""
    region = REGION[c]
    later = rounds_left(s)
    price = purchases.fort_price(s, g)
    own = True
    fort = False
    for other in CITIES_OF[region]:
        if s.control[other] != g and not s.detached(other):
            own = False
        if s.building[other] in (STRONGHOLD, WALLED_CITY):
            fort = True
    # The best defended of the cities that would do.
    safe = 0.02 * min(10.0, map_.own[c]) - 0.02 * min(10.0, map_.threat[c])
    if s.lord[region] < 0 and s.claim[region] < 0 and not fort and own and not s.detached(c):
        if s.nobles_of(g) and (money >= price + TITLE_PRICE[region] or later):
            return 2.0 * VP + safe
    if not later or s.building[c] != NO_BUILDING:
        return -1.0
    if claims[region] > 0.0 and not fort and not own:
        missing = 0
        for other in CITIES_OF[region]:
            if s.control[other] != g:
                missing += 1
        if missing == 1 and money - price >= TITLE_PRICE[region] - expected(s, g):
            return 1.5 + safe
    if money - price >= saving + 6 and map_.threat[c] > 4.0 and s.lord_of(region) != g:
        return 0.4 + safe
    return -1.0


def _need(s: Fief, g: int, map_: Survey, claims: list[float]) -> float:
    """How badly troops are needed to hold what the family has."""
    bought = sum(s.pool)
    need = 0.0
    for c in range(CITIES):
        if s.control[c] == g:
            short = map_.threat[c] + map_.foes[c] - map_.own[c] - bought
            if short > 0.0:
                need += 0.03 * campaign.holding(s, g, c, claims) * min(8.0, short)
    return need


def _unit(
    s: Fief, g: int, unit: int, money: int, saving: int, tokens: int, soldiers: int, archers: int, need: float
) -> float:
    """One more unit: for walls that are in danger, then for the next campaign."""
    price = purchases.unit_price(s, g, unit)
    if unit == BOMBARD or unit == CATAPULT:
        return -1.0
    if not rounds_left(s):
        # The last purchases: nothing but what the last battles may need.
        if need <= 0.3 and not _has_target(s, g):
            return -1.0
    elif money - price < saving <= money + expected(s, g) and need < 0.5:
        return -1.0
    score = 0.3 + min(need, 3.0) - (0.3 if tokens >= _ENOUGH else 0.0) - (0.5 if tokens >= 20 else 0.0)
    if unit == KNIGHT:
        score += 0.25 if soldiers >= 2 else 0.05
    elif unit == ARCHER:
        score += 0.2 if archers < 4 and price <= 2 else -0.1
    else:
        score += 0.15 if soldiers < 4 else 0.0
    return score


def _has_target(s: Fief, g: int) -> bool:
    """Whether a rival's Walled City stands within reach of an army."""
    for c in range(CITIES):
        lord = s.lord_of(REGION[c])
        if s.building[c] == WALLED_CITY and lord >= 0 and not friend(s, g, lord):
            for n in range(NOBLES):
                if s.family[n] == g and s.by[n] < 0 and 0 <= s.at[n] < CITIES:
                    if DISTANCE[s.at[n] * CITIES + c] <= 2:
                        return True
    return False


# --- mills burned, cities pillaged


def scorch_scores(s: Fief, g: int, choices: list[int], scores: list[float]) -> None:
    """FE-3.4-a: a mill is burned only when it will bring no more than that, or is about to be lost."""
    map_ = Survey(s, g)
    left = incomes_left(s)
    for i, c in enumerate(choices):
        if c >> 12 != SCORCH:
            scores[i] = 0.0
            continue
        city = c & NOUN_MASK
        lost = map_.threat[city] > 2.0 * map_.own[city] + 6.0
        keeps = 2.0 * left * (0.4 if lost else 0.95)
        scores[i] = (2.0 - keeps) * shilling(s) - 0.05 if markets_left(s) else -1.0


def pillage_scores(s: Fief, g: int, choices: list[int], scores: list[float]) -> None:
    """FE-7.10-b: what belongs to a rival's land and will not be kept; never one's own."""
    map_ = Survey(s, g)
    left = incomes_left(s)
    for i, c in enumerate(choices):
        verb = c >> 12
        noun = c & NOUN_MASK
        if verb == PILLAGE_MILL:
            lord = s.lord_of(REGION[noun])
            keep = lord == g or lord < 0 or friend(s, g, lord)
            lost = map_.threat[noun] > map_.own[noun] + 2.0
            scores[i] = (2.0 - (0.5 if lost and not keep else 1.0) * 2.0 * left) * shilling(s) - 0.05
        elif verb == PILLAGE_ABBEY:
            city, n = divmod(noun, NOBLES)
            abbess = s.abbess[s.abbey.index(city)] if city in s.abbey else -1
            if abbess >= 0 and friend(s, g, s.family[abbess]):
                scores[i] = -3.0
            else:
                # FE-2.13-q: ten shillings, and a marker of heresy.
                risk = 0.25 * noble_worth(s, n)
                scores[i] = 10 * shilling(s) - risk - (1.5 if not markets_left(s) else 0.0)
        elif verb == SWAP_ENGINES:
            scores[i] = 0.5
        elif verb == WRECK_ENGINES:
            scores[i] = -1.0
        else:
            scores[i] = 0.0


# --- sieges and ransoms


def siege_scores(s: Fief, f: list[int], choices: list[int], scores: list[float]) -> None:
    """FE-7.9-c: one catapult, if the city is worth it and titles do not come first."""
    g = f[1]
    place = f[2]
    map_ = Survey(s, g)
    claims = campaign.claim_values(s, g, map_)
    goal = campaign.prize(s, g, place, claims)
    money = s.money[s.seat(g)]
    for i, c in enumerate(choices):
        if c >> 12 != PAY_SIEGE:
            continue
        count = c & NOUN_MASK
        if count == 0:
            scores[i] = 0.0
        elif count == 1:
            scores[i] = 0.25 * goal - 5 * shilling(s)
        else:
            scores[i] = 0.3 * goal - 10 * shilling(s) if money >= 14 else -1.0


def ransom_scores(s: Fief, f: list[int], choices: list[int], scores: list[float]) -> None:
    """FE-7.7: a noble is bought free for what he is worth, and no more."""
    money = s.money[s.seat(f[1])]
    for i, c in enumerate(choices):
        verb = c >> 12
        if verb == NO_RANSOM:
            scores[i] = 0.0
        elif verb == RANSOM:
            n = c & NOUN_MASK
            scores[i] = ransom_gain(s, n, ransoms.price(s, n))
        else:
            n = c & NOUN_MASK
            if verb == HAGGLE:
                # Less than the full price is asked only by who cannot pay it.
                scores[i] = 0.1 if money >= 2 and ransom_gain(s, n, min(money, 2)) > 0.0 else -1.0


def ransom_gain(s: Fief, n: int, price: int) -> float:
    """What it is worth to have a noble back for a price: captives keep their titles (FE-7.6-d)."""
    freed = noble_worth(s, n) - 0.8 * VP * s.fiefs[n]
    if s.fiefs[n]:
        freed += 0.8
    return 0.75 * freed - price * shilling(s)


def haggle_scores(s: Fief, f: list[int], choices: list[int], scores: list[float]) -> None:
    """FE-7.7-f: two thirds of the price, if the noble is worth it."""
    n = f[2]
    full = ransoms.price(s, n)
    aim = max(1, (2 * full + 2) // 3)
    for i, c in enumerate(choices):
        if c >> 12 == OFFER_SUM:
            scores[i] = 5.0 - abs((c & NOUN_MASK) - aim)


def keeps_captive(s: Fief, g: int, n: int, price: int) -> bool:
    """Whether a captor does better to keep a captive than to take so much for him."""
    full = ransoms.price(s, n)
    held = -stake(s, g, s.family[n]) * 0.5 * ransom_gain(s, n, 0) + 0.35 * full * shilling(s)
    return price * shilling(s) < held


def toll_scores(s: Fief, choices: list[int], scores: list[float]) -> None:
    """FE-13.4-c: the bandits are paid what a noble is worth, and not more."""
    for i, c in enumerate(choices):
        n = c & NOUN_MASK
        scores[i] = 0.5 * noble_worth(s, n) - sherwood.price(s, n) * shilling(s) if c >> 12 == PAY else 0.0
