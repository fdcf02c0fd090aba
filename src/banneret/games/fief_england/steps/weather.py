"""2.5, 2.7, 2.8: Harvest, Good Weather and Tax cards: where they may be played and what they do there."""

from __future__ import annotations

from banneret.core.game import ALL
from banneret.games.fief_england import purse
from banneret.games.fief_england.board import (
    DISASTER_KINDS,
    FAMINE,
    HARVEST,
    PLAGUE,
    STORMS,
    TAX,
    TREASURES,
)
from banneret.games.fief_england.options import (
    BONUS_BOTH_DISASTERS,
    BONUS_BOTH_DISASTERS_BLOCKED,
    BONUS_CARD_LIMIT,
    BONUS_CARD_LIMIT_ONE_OF_EACH_KIND,
)
from banneret.games.fief_england.state import ACTIVE_CARD, INCOME, KING, PHASE, Fief
from banneret.games.fief_england.words.cards import L_BONUS, L_CANCELLED, L_TALLAGE_LEVIED, L_TITHE_LEVIED


def lies(s: Fief, region: int, card: int) -> bool:
    """Whether an active Disaster of a kind lies on a region."""
    return s.disaster[region * DISASTER_KINDS + card - PLAGUE] == ACTIVE_CARD


def remove(s: Fief, region: int, card: int) -> None:
    """A Disaster is discarded."""
    s.disaster[region * DISASTER_KINDS + card - PLAGUE] = 0
    s.spent[card] += 1


def bonus_rule(s: Fief, g: int, card: int, region: int) -> str:
    """The rule that keeps a family from playing Harvest or Good Weather on a region."""
    if not purse.has(s, s.seat(g), card):
        return "FE-2.6-a"
    storms = lies(s, region, STORMS)
    famine = lies(s, region, FAMINE)
    if storms and famine:
        if s.opt[BONUS_BOTH_DISASTERS] == BONUS_BOTH_DISASTERS_BLOCKED:
            return "FE-2.5-v"
        return ""
    if card == HARVEST:
        if storms:
            return "FE-2.5-o"
        if famine:
            return ""
    else:
        if famine:
            return "FE-2.5-t"
        if storms:
            return ""
        if s.now[PHASE] > INCOME:
            return "FE-2.7-d"
    if s.bonus[2 * region + card - HARVEST] and s.opt[BONUS_CARD_LIMIT] == BONUS_CARD_LIMIT_ONE_OF_EACH_KIND:
        return "FE-2.9-b"
    return ""


def play_bonus(s: Fief, g: int, card: int, region: int) -> None:
    """It cancels its Disaster, both discarded (FE-2.5-n, FE-2.5-s), or lies there until income (FE-2.7-b)."""
    foe = FAMINE if card == HARVEST else STORMS
    s.seal()
    if lies(s, region, foe):
        purse.discard(s, s.seat(g), card)
        remove(s, region, foe)
        s.tell(L_CANCELLED, ALL, g, card, region)
    else:
        purse.drop(s, s.seat(g), card)
        s.bonus[2 * region + card - HARVEST] += 1
        s.tell(L_BONUS, ALL, g, card, region)


def tallage_rule(s: Fief, g: int, region: int) -> str:
    """FE-2.8-b, FE-2.8-c, FE-2.8-n, FE-11.3-a: the rule that keeps a family from levying tallage."""
    if not purse.has(s, s.seat(g), TAX):
        return "FE-2.8-a"
    if s.treasure[g] >= TREASURES:
        return "FE-11.3-a"
    if s.tallage[region] >= 0:
        return "FE-2.8-n"
    lord = s.lord_of(region)
    if lord >= 0:
        return "" if lord == g else "FE-2.8-b"
    if s.claim[region] == g and not s.nobles_of(g):
        return ""
    king = s.now[KING]
    return "" if king >= 0 and s.family[king] == g else "FE-2.8-c"


def tithe_rule(s: Fief, g: int, diocese: int) -> str:
    """FE-2.8-e, FE-2.8-n: the rule that keeps a family from levying a tithe."""
    if not purse.has(s, s.seat(g), TAX):
        return "FE-2.8-a"
    if s.treasure[g] >= TREASURES:
        return "FE-11.3-a"
    if s.tithe[diocese] >= 0:
        return "FE-2.8-n"
    prelate = s.see[diocese]
    return "" if prelate >= 0 and s.family[prelate] == g else "FE-2.8-e"


def levy_tallage(s: Fief, g: int, region: int) -> None:
    """FE-2.8-g: the card is laid out with a treasure marker on its crown."""
    s.seal()
    purse.drop(s, s.seat(g), TAX)
    s.treasure[g] += 1
    s.tallage[region] = g
    s.tallager[region] = s.lord[region]
    if s.lord[region] < 0 and s.claim[region] != g:
        s.tallager[region] = s.now[KING]
        s.crown_tax[region] = 1
    s.tell(L_TALLAGE_LEVIED, ALL, g, region)


def levy_tithe(s: Fief, g: int, diocese: int) -> None:
    """FE-2.8-g: the card is laid out with a treasure marker on its cross."""
    s.seal()
    purse.drop(s, s.seat(g), TAX)
    s.treasure[g] += 1
    s.tithe[diocese] = g
    s.tither[diocese] = s.see[diocese]
    s.tell(L_TITHE_LEVIED, ALL, g, diocese)
