"""What is true of every position: nothing lost or doubled, true counts (law 7)."""

from __future__ import annotations

from banneret.games.fief_england.board import (
    ABBEY,
    ABBEYS,
    ARMIES,
    CARD_IDS,
    CARDS,
    CHARACTERS,
    CITIES,
    COUNT_OF,
    COUNTERS,
    CROSSBOWMEN,
    DISASTER,
    DISASTER_KINDS,
    FAMILIES,
    FORTS,
    FRENCH,
    GARTERS,
    GUARDS,
    INFANTRY,
    INSIDE,
    MILLS,
    NOBLES,
    PLACES,
    PRELATE,
    REGIONS,
    ROYAL_STRONGHOLD,
    STRONGHOLD,
    TAX,
    TROOPS,
    UNIT_IDS,
    UNITS,
    WALLED_CITY,
)
from banneret.games.fief_england.state import (
    ACTIVE,
    CARRIED,
    COINAGE,
    FREE,
    HALF,
    KING,
    PRINCE,
    QUEEN,
    SWORD_BY,
    Fief,
)
from banneret.games.fief_england.state import HELD_BY_BANDITS as BANDITS


def check_position(s: Fief) -> list[str]:
    """All faults of a position; empty when there are none."""
    faults: list[str] = []
    if s.recount() != (s.men, s.free, s.present, s.fiefs):
        faults.append("the counts of troops, nobles or fiefs disagree with the pieces")
    if s.allies() != s.ally:
        faults.append("the allies disagree with the marriages")
    _check_units(s, faults)
    _check_cards(s, faults)
    _check_places(s, faults)
    _check_people(s, faults)
    if sum(s.money) > s.now[COINAGE]:
        faults.append("the players have more money than there can be")
    for seat in range(s.seats):
        if s.money[seat] < 0:
            faults.append(f"seat {seat} has {s.money[seat]} shillings")
        for observer in range(s.seats + 1):
            place = observer * s.seats + seat
            if not s.low[place] <= s.money[seat] <= s.high[place]:
                faults.append(f"observer {observer} thinks wrongly of the money of seat {seat}")
            for card in range(CARDS):
                if s.knows[place * CARDS + card] > s.hand[seat * CARDS + card]:
                    faults.append(f"observer {observer} knows a card {CARD_IDS[card]} that seat {seat} lacks")
    return faults


def _check_units(s: Fief, faults: list[str]) -> None:
    """Counters of all kinds (FE-COMP-a)."""
    if min(s.troop) < 0 or min(s.stock) < 0 or min(s.bows) < 0 or min(s.beaten) < 0:
        faults.append("there are fewer than no units somewhere")
    for g in range(s.families):
        for unit in range(UNITS):
            if FRENCH <= unit < TROOPS:
                continue
            out = sum(s.troop[g * PLACES * UNITS + unit : (g + 1) * PLACES * UNITS : UNITS])
            total = out + s.stock[g * UNITS + unit] + s.lost[g * UNITS + unit]
            if g == s.now[ACTIVE]:
                total += s.pool[unit]
            if unit == 0:
                total += s.markers[g]
            if unit == UNITS - 1:
                total += sum([s.scaffold[c] for c in range(CITIES) if s.besieger[c] == g])
            if total != COUNTERS[unit]:
                faults.append(f"family {g} has {total} counters {UNIT_IDS[unit]}")
    for card in (0, 1):
        out = sum(s.troop[FRENCH + card :: UNITS])
        if out + s.bows[card] + s.beaten[card] != CROSSBOWMEN:
            faults.append(f"crossbowmen of card {card} are missing or too many")
    for cell in range(FAMILIES * PLACES * UNITS):
        if s.known[cell] > s.troop[cell] or s.known[cell] < 0:
            faults.append(f"more units are known at {cell} than there are")
        if s.tired[cell] % HALF + s.tired[cell] // HALF > s.troop[cell]:
            faults.append(f"more units have moved at {cell} than there are")
    for army in range(ARMIES):
        if sum(s.foot[army * CITIES : (army + 1) * CITIES]) + s.gone[army] > INFANTRY or min(s.foot) < 0:
            faults.append(f"army {army} has too many infantry")
    for place in range(CITIES):
        horde = s.leader.count(place) + sum(s.foot[place::CITIES])
        if s.horde[place] != horde:
            faults.append(f"the invaders at {place} are miscounted")
    if sum(s.guard[::2]) > GUARDS or sum(s.guard[1::2]) > GUARDS:
        faults.append("there are too many royal guards")


def _check_cards(s: Fief, faults: list[str]) -> None:
    """Every card is somewhere, once."""
    if min(s.deck + s.spent + s.hand + s.away + s.aside) < 0:
        faults.append("there are fewer than no cards somewhere")
    for card in range(CARDS):
        found = s.deck[card] + s.spent[card] + s.away[card] + sum(s.hand[card::CARDS]) + s.fourth.count(card)
        found += s.track.count(card)
        if card < NOBLES:
            found += s.aside[card] + (s.family[card] >= 0)
        elif card < CHARACTERS and card >= PRELATE:
            found += card - PRELATE < len(s.see) and s.see[card - PRELATE] >= 0
        elif card < PRELATE:
            found += s.abbess[card - NOBLES] >= 0
        elif card >= DISASTER:
            kind = card - DISASTER
            found += sum([s.disaster[r * DISASTER_KINDS + kind] > 0 for r in range(REGIONS)])
        elif card < DISASTER and card - CHARACTERS < 2:
            found += sum(s.bonus[card - CHARACTERS :: 2])
        if card == TAX:
            found += sum([g >= 0 for g in s.tallage]) + sum([g >= 0 for g in s.tithe])
        if found != COUNT_OF[card]:
            faults.append(f"there are {found} cards {CARD_IDS[card]}")


def _check_places(s: Fief, faults: list[str]) -> None:
    """Buildings, mills, control, and how families stand."""
    forts = sum([b in (STRONGHOLD, WALLED_CITY) for b in s.building])
    abbeys = sum([b >= ABBEY for b in s.building])
    if forts > FORTS or abbeys > ABBEYS or sum(s.mill) > MILLS or s.building.count(3) > 1:
        faults.append("there are too many buildings or mills")
    for abbey in range(ABBEYS):
        if s.abbey[abbey] >= 0 and s.building[s.abbey[abbey]] < ABBEY:
            faults.append(f"abbey {abbey} is where no abbey stands")
    if abbeys != sum([place >= 0 for place in s.abbey]):
        faults.append("an abbey has no name")
    for place in range(CITIES):
        g = s.hold[place]
        if g >= 0 and not s.present[place] >> g & 1 and s.building[place] != ROYAL_STRONGHOLD:
            faults.append(f"city {place} is held by family {g}, which is not there")
        if g < 0 and s.present[place] and not s.horde[place]:
            faults.append(f"nobody holds city {place}, but somebody is there")
        for other in range(FAMILIES):
            cell = other * PLACES + place
            here = s.present[place] >> other & 1
            if (s.stand[cell] > 0) != (here > 0) or (s.came[cell] > 0) != (here > 0):
                faults.append(f"family {other} and city {place}: it stands there or it does not")
            if s.stand[cell] & INSIDE and s.stand[cell] != INSIDE:
                faults.append(f"family {other} stands both inside and outside city {place}")
        if g >= 0 and s.present[place] >> g & 1 and not s.stand[g * PLACES + place] & INSIDE:
            faults.append(f"family {g} holds city {place} from outside")
        if s.besieger[place] >= 0 and not s.present[place] >> s.besieger[place] & 1:
            faults.append(f"city {place} is besieged by nobody")
        if s.scaffold[place] and s.besieger[place] < 0:
            faults.append(f"a catapult is built at {place} without a siege")


def _check_people(s: Fief, faults: list[str]) -> None:
    """Nobles, their titles, marriages and what they carry."""
    for n in range(NOBLES):
        if s.family[n] < 0:
            if s.at[n] >= 0 or s.by[n] != FREE or s.spouse[n] >= 0 or s.fiefs[n] or s.garter[n]:
                faults.append(f"noble {n} is not in play but has something")
            continue
        if 0 <= s.by[n] < NOBLES and (s.at[n] != s.at[s.by[n]] or s.by[s.by[n]] not in (FREE, BANDITS)):
            faults.append(f"noble {n} is not with who holds him")
        if s.spouse[n] >= 0 and s.spouse[s.spouse[n]] != n:
            faults.append(f"noble {n} is married alone")
    for g in range(s.families):
        if len(s.nobles_of(g)) > 3:
            faults.append(f"family {g} has more than three nobles")
    for row in (s.lord, s.see, s.abbess):
        for n in row:
            if n >= 0 and s.family[n] < 0:
                faults.append(f"noble {n} holds a title but is not in play")
    for relic, place in enumerate(s.relic):
        if CARRIED <= place < CARRIED + NOBLES and s.family[place - CARRIED] < 0:
            faults.append(f"relic {relic} is carried by noble {place - CARRIED}, who is not in play")
    if s.now[SWORD_BY] >= 0 and s.family[s.now[SWORD_BY]] < 0:
        faults.append("Excalibur is carried by somebody who is not in play")
    for cell in (KING, QUEEN, PRINCE):
        if s.now[cell] >= 0 and s.family[s.now[cell]] < 0:
            faults.append("the King, the Queen or the Prince of Wales is not in play")
    if sum(s.garter) > GARTERS:
        faults.append("there are too many Garters")
    for servant, n in enumerate(s.servant):
        if n >= 0 and (s.family[n] < 0 or s.serves[n] != servant):
            faults.append(f"servant {servant} serves nobody")
