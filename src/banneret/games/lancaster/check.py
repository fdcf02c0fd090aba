"""What is true of every position: no knight, noble or card lost or doubled, and true counts."""

from __future__ import annotations

from banneret.games.lancaster.board import (
    ALLY,
    CARD_IDS,
    CARDS,
    CASTLE,
    CONFLICTS,
    COUNTIES,
    COUNTY_IDS,
    HOUSE_IDS,
    HOUSES,
    KNIGHTS,
    LAW_GROUP,
    LAW_IDS,
    LAW_SET,
    LAWS,
    NOBLES_PER_COUNTY,
    PLACES,
    STRENGTHS,
    TABLE_SEATS,
)
from banneret.games.lancaster.state import (
    FACE_UP,
    IN_SUPPLY,
    NOT_IN_PLAY,
    PREPARING,
    TURNED,
    Realm,
)
from banneret.games.lancaster.steps import numbers


def check_position(s: Realm) -> list[str]:
    """All faults of a position; empty when there are none."""
    faults: list[str] = []
    _check_knights(s, faults)
    _check_places(s, faults)
    _check_goods(s, faults)
    _check_nobles(s, faults)
    _check_cards(s, faults)
    if not 0 <= s.start[0] < s.seats or not -1 <= s.next_start[0] < s.seats:
        faults.append("there is no such start player")
    return faults


def _check_knights(s: Realm, faults: list[str]) -> None:
    """LA-COMP-e: seven knights of each colour in play, each somewhere."""
    playing = s.houses()
    for house in range(HOUSES):
        found = [0] * (STRENGTHS + 1)
        for rank in range(STRENGTHS):
            found[rank + 1] += s.court[house * STRENGTHS + rank] + s.reserve[house * STRENGTHS + rank]
            if min(s.court[house * STRENGTHS + rank], s.reserve[house * STRENGTHS + rank]) < 0:
                faults.append(f"{HOUSE_IDS[house]} has fewer knights than none")
        for county in range(COUNTIES):
            if s.county_who[county] == house:
                found[s.county_knight[county]] += 1
        for space in range(CASTLE):
            found[s.castle[house * CASTLE + space]] += 1
        for place in range(CONFLICTS * PLACES):
            if s.place_who[place] == house:
                for rank in range(STRENGTHS):
                    found[rank + 1] += s.stack_of[place * STRENGTHS + rank]
        wanted = KNIGHTS if house in playing else [0] * STRENGTHS
        if found[1:] != wanted:
            faults.append(f"{HOUSE_IDS[house]} has {found[1:]} knights instead of {wanted}")
        if s.at_court[house] != sum(s.court[house * STRENGTHS : (house + 1) * STRENGTHS]):
            faults.append(f"the knights at the court of {HOUSE_IDS[house]} are counted wrong")


def _check_places(s: Realm, faults: list[str]) -> None:
    playing = s.houses()
    for county in range(COUNTIES):
        who = s.county_who[county]
        if (who >= 0) != (1 <= s.county_knight[county] <= STRENGTHS) or (who >= 0 and who not in playing):
            faults.append(f"nobody knows who holds {COUNTY_IDS[county]}")
        if s.county_squires[county] < 0 or (s.county_squires[county] and (who < 0 or who >= ALLY)):
            faults.append(f"squires stand alone in {COUNTY_IDS[county]}")
    for house in range(HOUSES):
        for space in range(CASTLE):
            knight = s.castle[house * CASTLE + space]
            if not 0 <= knight <= STRENGTHS or (knight and space not in s.spaces_of(house)):
                faults.append(f"a knight of {HOUSE_IDS[house]} stands where no space is")
            if house < s.seats and knight and s.tile[house * CASTLE + space] != IN_SUPPLY:
                faults.append(f"a knight of {HOUSE_IDS[house]} stands on a tile")
    if s.tile and not IN_SUPPLY <= min(s.tile) <= max(s.tile) <= TURNED:
        faults.append("a tile is neither in supply nor built")
    for conflict in range(CONFLICTS):
        there: list[int] = []
        for place in range(conflict * PLACES, conflict * PLACES + PLACES):
            who = s.place_who[place]
            stack = s.stack_of[place * STRENGTHS : (place + 1) * STRENGTHS]
            if who >= 0:
                there.append(who)
            if min(stack) < 0 or s.sent[place] < 0 or (who < 0 and (any(stack) or s.sent[place])):
                faults.append("knights or squires stand in a conflict for nobody")
            if who >= 0 and not any(stack):
                faults.append("somebody holds a space of a conflict without a knight")
        if len(set(there)) != len(there) or (there and s.card[conflict] < 0):
            faults.append("a conflict is fought twice by the same house, or without a card")
        if not set(there) <= set(playing):
            faults.append("somebody fights who does not play")


def _check_goods(s: Realm, faults: list[str]) -> None:
    for name, row in (
        ("points", s.points),
        ("gold", s.gold),
        ("squires", s.squires),
        ("markers", s.markers),
        ("leftover", s.leftover),
        ("counted", s.counted),
    ):
        if min(row) < 0:
            faults.append(f"somebody has less than no {name}")
    for seat in range(s.seats):
        if s.vote_markers[seat] > s.markers[seat] or (s.vote_markers[seat] and s.vote[seat] < 0):
            faults.append(f"seat {seat} votes with markers that it has not")
        if s.vote[seat] >= 0 and not (s.stack and s.stack[-1][0] == numbers.VOTE):
            faults.append(f"seat {seat} votes while no vote is held")
    if not FACE_UP <= min(s.favour) <= max(s.favour) <= NOT_IN_PLAY:
        faults.append("a favour tile is neither face up nor down")


def _check_nobles(s: Realm, faults: list[str]) -> None:
    """LA-SETUP-c, LA-NOBLE-b: as many as were laid out, and never two of a letter at a table."""
    for county in range(COUNTIES):
        found = s.pile[county] + s.noble_gone[county] + s.table.count(county)
        if found != NOBLES_PER_COUNTY[s.seats] or min(s.pile[county], s.noble_gone[county]) < 0:
            faults.append(f"{found} nobles of {COUNTY_IDS[county]}")
    for seat in range(s.seats):
        table = s.table[seat * TABLE_SEATS : (seat + 1) * TABLE_SEATS]
        seated = [county for county in table if county >= 0]
        if len(set(seated)) != len(seated) or table[: len(seated)] != seated:
            faults.append(f"two nobles of a letter, or a gap between nobles, at the table of seat {seat}")
        if s.nobles[seat] != len(seated) or s.letters[seat] != sum([1 << county for county in seated]):
            faults.append(f"the nobles of seat {seat} are counted wrong")


def _check_cards(s: Realm, faults: list[str]) -> None:
    """Every conflict card and every law is in one place."""
    for card in range(CARDS):
        if s.card_left[card] + s.card_gone[card] + s.card.count(card) != 1:
            faults.append(f"conflict card {CARD_IDS[card]} is lost or doubled")
    if s.phase[0] == PREPARING and -1 in s.group_set:
        return
    dealt = -1 not in s.law
    for law in range(LAWS):
        found = s.law_left[law] + s.law_gone[law] + s.law.count(law) + s.proposal.count(law)
        chosen = s.group_set[LAW_GROUP[law]] == LAW_SET[law]
        if found > 1 or (chosen and dealt and found != 1) or (s.law_left[law] and not chosen):
            faults.append(f"law {LAW_IDS[law]} is lost or doubled")
