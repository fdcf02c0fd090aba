"""The position of a game: who stands where, who holds what, what lies open, what is hidden, who knows it.

Pieces are moved only by the methods below: they keep the counts (derived rows) that choices are made from.
"""

from __future__ import annotations

from typing import Final

from banneret.core.game import ALL
from banneret.core.state import Fields, Row, State
from banneret.games.fief_england.board import (
    ARMIES,
    CARDS,
    CATAPULT,
    CITIES,
    CITIES_OF,
    COUNTERS,
    CROSSBOWMEN,
    DIOCESES,
    DISASTER_KINDS,
    FAMILIES,
    FAMILY_COUNT,
    FRENCH,
    INSIDE,
    MERCENARY,
    NOBLES,
    OUTSIDE,
    PIGEONS,
    PLACES,
    REGION,
    REGIONS,
    RELICS,
    ROYAL_STRONGHOLD,
    SEAT_OF,
    SERVANTS,
    SHERWOOD,
    TRACK,
    TROOPS,
    UNITS,
)
from banneret.games.fief_england.options import OPTION_CELLS, ROYAL_TOWER_DETACHES
from banneret.games.fief_england.words.cards import L_DISCARDED

# --- phases (cell PHASE); END is the end of the round

HEAR_YE: Final = 1
CARD_PHASE: Final = 2
INCOME: Final = 3
PURCHASES: Final = 4
MOVEMENT: Final = 5
INVASION: Final = 6
BATTLES: Final = 7
END: Final = 8

#: Letters of the steps inside phases 1 and 2 (cell LETTER): marriages, election, Parliament; discard, draw,
#: Disasters, play.
STEP_A: Final = 0
STEP_B: Final = 1
STEP_C: Final = 2
STEP_D: Final = 3

# --- cells of the row ``now``. Nobody and nothing is -1.

ROUND: Final = 0
PHASE: Final = 1
LETTER: Final = 2
#: The family that holds the first-player marker.
FIRST: Final = 3
#: The family whose turn it is.
ACTIVE: Final = 4
#: The answer to the last question of consent: 1 yes, 0 no.
ANSWER: Final = 5
#: King or Sovereign Queen, Queen by marriage (or a King's widow), Prince of Wales.
KING: Final = 6
QUEEN: Final = 7
PRINCE: Final = 8
#: Excalibur: the city where it is (-1 when carried), who carries it, whether it has been drawn.
SWORD_CITY_NOW: Final = 9
SWORD_BY: Final = 10
SWORD_DRAWN: Final = 11
#: The family with the VP relic marker.
VP_RELIC: Final = 12
#: A Royal Tax was shared out this round: the Parliament card shows Rebellion.
REBELLION: Final = 13
#: Parliament was summoned this round; Garters and titles granted, Royal Strongholds built this round.
SUMMONED: Final = 14
GARTERS_GIVEN: Final = 15
GRANTS: Final = 16
TOWERS: Final = 17
SKULL_USED: Final = 18
#: The back of the top event card: 0 not looked at, 1 Fortune, 2 Disaster.
TOP: Final = 19
#: Counts arrivals in cities.
CLOCK: Final = 20
#: Control of a city has changed and nobody has minded it yet (titles, Royal Stronghold).
STIR: Final = 21
#: Seats that have won, seats that gave up, as bits; how the game ended (words.ENDINGS).
WINNERS: Final = 22
RESIGNED: Final = 23
ENDING: Final = 24
#: Numbers offers, so that an answer never meets another offer than the one that was read.
SERIAL: Final = 25
#: The seat whose window is open now, and what it is about: for the view.
ASKED: Final = 26
TOPIC: Final = 27
#: Free cells for scratch values that a step leaves for the one below (documented where used).
RESULT: Final = 28
RESULT_2: Final = 29
#: Hits still to be taken, or the like, of a step that asks for losses.
PENDING: Final = 30
#: A Secret Passage was played for the next move of the family whose turn of phase 5 it is.
PERMIT: Final = 31
#: Bought units are being placed face down: 0 no, 1 of several kinds, 2 all of one kind, as everybody saw.
PLACING: Final = 32
#: Fief titles that were passed on, relics and servants that were given away in this phase, as bits.
PASSED_TITLES: Final = 33
GIVEN_RELICS: Final = 34
TRADED: Final = 35
#: Royal Soldiers beaten in battle, which a new Queen by marriage does not bring back in es-2024 (FE-13.1-e).
BEATEN_SOLDIERS: Final = 36
#: The family whose votes Piers raises in this vote, or -1.
HERALD: Final = 37
#: All the money that the players can have together, as everybody can reckon.
COINAGE: Final = 39
#: The city + 1 whose fortification a Passage opens for the invaders (FE-6.4-f).
OPEN_GATE: Final = 38
#: Families that want to be heard at the next quiet moment, as bits (steps/hearing.py).
HAILS: Final = 40
#: The army + 1 that a Passage leads through Storms (FE-10.2-i).
GUIDED: Final = 41
NOW_CELLS: Final = 42

# --- values

#: ``by`` of a noble: FREE, the noble that holds him, an invader army from HELD_BY_ARMY on, or the bandits.
FREE: Final = -1
HELD_BY_ARMY: Final = 20
HELD_BY_BANDITS: Final = 24

#: ``servant``: the noble served, or one of these.
IN_DECK: Final = -1
OUT_OF_GAME: Final = -2

#: ``relic``: face down at a cathedral, a city where it lies, CARRIED + noble, or out of the game.
UNREVEALED: Final = -1
CARRIED: Final = 20
LOST: Final = 50

#: ``disaster``: none, active, dormant (round 1), or an Invasion kept for the next round is simply active.
ACTIVE_CARD: Final = 1
DORMANT: Final = 2

#: ``leader``: a city, in the supply, or out of the game for good.
IN_SUPPLY: Final = -1
CONVERTED: Final = -2

#: A cell of ``tired``: units that cannot move any more, plus so many times those with one step left.
#: A cell of ``train``: units that have not moved yet, plus so many times those that have moved once.
HALF: Final = 16

#: ``fight`` cells: the battle under way (FIELD -1: none). Sides are bits of families; the invaders are bit 4.
FIELD: Final = 0
FIGHT_KIND: Final = 1
CALLER: Final = 2
ATTACKERS: Final = 3
DEFENDERS: Final = 4
FIGHT_ROUND: Final = 5
QUIET: Final = 6
#: Walls still protect the defenders; the attacker's Passage or a sally takes them away.
WALLED: Final = 7
#: Dice of the present roll by side: hits so far, dice thrown, and the faces packed for the log.
ROLL_A: Final = 8
ROLL_D: Final = 9
HITS_A: Final = 10
HITS_D: Final = 11
#: Nobles that take part, as bits (a raid or a sally may leave some behind).
IN_FIGHT: Final = 12
WINNER: Final = 13
BONUS_A: Final = 14
BONUS_D: Final = 15
FIGHT_CELLS: Final = 36
#: The invaders as a member of a side.
INVADERS_BIT: Final = 16

#: Cells of the bargain that is being made (see steps/deals.py).
DEAL_CELLS: Final = 26
#: Topics of standing orders (see steps/windows.py), and what may be ordered.
TOPICS: Final = 24
CONCERNED: Final = 0
NEVER: Final = 1
ALWAYS: Final = 2

NO_TRAIN: Final = [0] * (NOBLES * UNITS)
NOT_TIRED: Final = [0] * (FAMILIES * PLACES * UNITS)


def _rows(seats: int) -> tuple[Row, ...]:
    """The rows of a game with so many seats, in the order in which ``Fief`` names them."""
    return (
        Row("opt", OPTION_CELLS),
        Row("now", NOW_CELLS),
        # --- nobles: family (-1: not in play), place, who holds him captive
        Row("family", NOBLES, "noble", "family", -1),
        Row("at", NOBLES, "noble", "place", -1),
        Row("by", NOBLES, "noble", "", FREE),
        Row("spouse", NOBLES, "noble", "noble", -1),
        Row("guard", 2 * NOBLES),
        Row("moves", NOBLES, "noble"),
        # Bit 0: last moved by sea; bit 1: took troops or captives along this phase.
        Row("way", NOBLES, "noble"),
        Row("garter", NOBLES, "noble"),
        Row("deed", NOBLES, "noble"),
        # Tries for Excalibur this round: bit 0 phase 5, bit 1 phase 7; tested by the Plague: regions as bits.
        Row("tried", NOBLES, "noble"),
        Row("plagued", NOBLES, "noble"),
        # Church attempts on leaders this round, as bits of armies.
        Row("preached", NOBLES, "noble"),
        Row("heresy", 2, "", "noble", -1),
        # --- servants
        Row("servant", SERVANTS, "servant", "", IN_DECK),
        Row("used", SERVANTS, "servant"),
        # --- titles
        Row("lord", REGIONS, "region", "noble", -1),
        # A family with a claim on the open title (FE-4.7-b, FE-4.8-e), or that keeps it (FE-IT7.9-c).
        Row("claim", REGIONS, "region", "family", -1),
        Row("see", DIOCESES, "diocese", "noble", -1),
        Row("abbess", 3, "abbey", "noble", -1),
        Row("abbey", 3, "abbey", "place", -1),
        # --- the map
        Row("building", CITIES, "place"),
        Row("mill", CITIES, "place"),
        Row("hold", CITIES, "place", "family", -1),
        Row("stand", FAMILIES * PLACES, "family+place"),
        Row("came", FAMILIES * PLACES, "family+place"),
        # Families that shared a city with others since last round (FE-5.0-q), as bits.
        Row("rest", CITIES, "place"),
        Row("besieger", CITIES, "place", "family", -1),
        Row("scaffold", CITIES, "place"),
        # --- units: troop[(family * 19 + place) * 7 + unit]
        Row("troop", FAMILIES * PLACES * UNITS, "family+place+counter"),
        Row("stock", FAMILIES * UNITS, "family+counter"),
        Row("lost", FAMILIES * UNITS, "family+counter"),
        # Soldiers that mark captives (FE-IT10.10-c), by captor family.
        Row("markers", FAMILIES, "family"),
        # Crossbowmen of both cards that can be hired; those beaten, which the card cannot hire again.
        Row("bows", 2, start=CROSSBOWMEN),
        Row("beaten", 2),
        Row("tired", FAMILIES * PLACES * UNITS, "family+place+counter"),
        # Units that have moved with a noble and still go with him.
        Row("train", NOBLES * UNITS, "noble+counter"),
        Row("placed", FAMILIES * CITIES),
        Row("pool", UNITS, "counter"),
        # --- families
        Row("fourth", FAMILIES, "family", "card", -1),
        Row("treasure", FAMILIES, "family"),
        Row("pigeon", FAMILIES, "family", start=PIGEONS),
        # --- players
        Row("money", seats, "seat"),
        Row("hand", seats * CARDS, "seat+card"),
        # --- cards
        # The card each seat drew last in the draw step, + 1 (for Sybil).
        Row("fresh", seats),
        Row("deck", CARDS, "card"),
        Row("spent", CARDS, "card"),
        Row("away", CARDS, "card"),
        # Nobles that left the game unseen.
        Row("aside", NOBLES, "noble"),
        Row("track", TRACK, "", "card", -1),
        # disaster[region * 4 + kind]; storms already moved by the chasuble this round.
        Row("disaster", REGIONS * DISASTER_KINDS),
        Row("blown", REGIONS, "region"),
        # bonus[region * 2]: Harvest and Good Weather lying there.
        Row("bonus", REGIONS * 2),
        Row("tallage", REGIONS, "region", "family", -1),
        Row("tallager", REGIONS, "region", "noble", -1),
        # Levied by the sovereign on a region without Lord (FE-2.8-c).
        Row("crown_tax", REGIONS, "region"),
        Row("tithe", DIOCESES, "diocese", "family", -1),
        Row("tither", DIOCESES, "diocese", "noble", -1),
        # --- relics
        Row("relic", RELICS, "relic", "", UNREVEALED),
        Row("shrine", DIOCESES, "diocese", "", 1),
        # --- invaders
        Row("leader", ARMIES, "army", "", IN_SUPPLY),
        Row("foot", ARMIES * CITIES, "army+city"),
        Row("fixed", ARMIES, "army"),
        Row("steps", ARMIES, "army"),
        Row("entered", ARMIES, "army", "place", -1),
        Row("gone", ARMIES, "army"),
        # --- the battle under way: cells, then the units of each family that take part
        Row("fight", FIGHT_CELLS),
        Row("squad", FAMILIES * UNITS),
        # --- votes: candidate + 1 of each marker
        Row("for_vote", FAMILIES),
        Row("decoy", FAMILIES),
        Row("stood", NOBLES, "noble", "family", -1),
        Row("burgher_votes", FAMILIES),
        # What the sovereign sets aside of a Royal Tax for each seat, in secret.
        Row("share", seats, "seat"),
        # --- bargaining
        Row("deal", DEAL_CELLS),
        # Bargains and parcels that a family has tried in this phase.
        Row("offers", FAMILIES),
        # How often a family has asked to be heard in this phase.
        Row("hailed", FAMILIES),
        # What families have granted and promised each other this round, by giver and taker: cities in which
        # they let each other pass, promises (words.deals.PROMISE_IDS), as bits.
        Row("leave", FAMILIES * FAMILIES),
        Row("vow", FAMILIES * FAMILIES),
        # What lies under a pigeon: cards, and last the money.
        Row("parcel", CARDS + 1),
        # --- standing orders, by seat and topic
        Row("order", seats * TOPICS),
        # --- knowledge: the least and most money of a seat, by observer (spectators are the last) ...
        Row("low", (seats + 1) * seats),
        Row("high", (seats + 1) * seats),
        # ... cards that an observer knows to be in a hand ...
        Row("knows", (seats + 1) * seats * CARDS),
        # ... and units that everybody knows to be in a place.
        Row("known", FAMILIES * PLACES * UNITS),
        # --- kept beside the others
        Row("men", FAMILIES * PLACES, derived=True),
        Row("free", FAMILIES * PLACES, derived=True),
        Row("present", PLACES, derived=True),
        Row("control", CITIES, derived=True, start=-1),
        Row("fiefs", NOBLES, derived=True),
        Row("serves", NOBLES, derived=True, start=-1),
        Row("ally", FAMILIES, derived=True, start=-1),
        Row("horde", CITIES, derived=True),
    )


ROWS_OF: Final = [_rows(seats) for seats in range(5)]


class Fief(State):
    """Rows of a Fief England position."""

    __slots__ = (
        "abbess",
        "abbey",
        "ally",
        "aside",
        "at",
        "away",
        "beaten",
        "besieger",
        "blown",
        "bonus",
        "bows",
        "building",
        "burgher_votes",
        "by",
        "came",
        "claim",
        "control",
        "crown_tax",
        "deal",
        "deck",
        "decoy",
        "deed",
        "disaster",
        "entered",
        "families",
        "family",
        "fiefs",
        "fight",
        "fixed",
        "foot",
        "for_vote",
        "fourth",
        "free",
        "fresh",
        "garter",
        "gone",
        "guard",
        "hailed",
        "hand",
        "heresy",
        "high",
        "hold",
        "horde",
        "known",
        "knows",
        "leader",
        "leave",
        "lord",
        "lost",
        "low",
        "markers",
        "men",
        "mill",
        "money",
        "moves",
        "now",
        "offers",
        "opt",
        "order",
        "parcel",
        "pigeon",
        "placed",
        "plagued",
        "pool",
        "preached",
        "present",
        "relic",
        "rest",
        "scaffold",
        "see",
        "servant",
        "serves",
        "share",
        "shrine",
        "spent",
        "spouse",
        "squad",
        "stand",
        "steps",
        "stock",
        "stood",
        "tallage",
        "tallager",
        "tired",
        "tithe",
        "tither",
        "track",
        "train",
        "treasure",
        "tried",
        "troop",
        "used",
        "vow",
        "way",
    )

    def __init__(self, f: Fields) -> None:
        super().__init__(f)
        #: How many families play.
        self.families: int = FAMILY_COUNT[f.seats]
        # In one go, because search copies positions all the time; a test holds the names against the rows.
        (
            self.opt,
            self.now,
            self.family,
            self.at,
            self.by,
            self.spouse,
            self.guard,
            self.moves,
            self.way,
            self.garter,
            self.deed,
            self.tried,
            self.plagued,
            self.preached,
            self.heresy,
            self.servant,
            self.used,
            self.lord,
            self.claim,
            self.see,
            self.abbess,
            self.abbey,
            self.building,
            self.mill,
            self.hold,
            self.stand,
            self.came,
            self.rest,
            self.besieger,
            self.scaffold,
            self.troop,
            self.stock,
            self.lost,
            self.markers,
            self.bows,
            self.beaten,
            self.tired,
            self.train,
            self.placed,
            self.pool,
            self.fourth,
            self.treasure,
            self.pigeon,
            self.money,
            self.hand,
            self.fresh,
            self.deck,
            self.spent,
            self.away,
            self.aside,
            self.track,
            self.disaster,
            self.blown,
            self.bonus,
            self.tallage,
            self.tallager,
            self.crown_tax,
            self.tithe,
            self.tither,
            self.relic,
            self.shrine,
            self.leader,
            self.foot,
            self.fixed,
            self.steps,
            self.entered,
            self.gone,
            self.fight,
            self.squad,
            self.for_vote,
            self.decoy,
            self.stood,
            self.burgher_votes,
            self.share,
            self.deal,
            self.offers,
            self.hailed,
            self.leave,
            self.vow,
            self.parcel,
            self.order,
            self.low,
            self.high,
            self.knows,
            self.known,
            self.men,
            self.free,
            self.present,
            self.control,
            self.fiefs,
            self.serves,
            self.ally,
            self.horde,
        ) = f.all_rows(ROWS_OF[f.seats])

    # --- families and seats

    def seat(self, g: int) -> int:
        """The seat that plays a family (FE-13.7-h)."""
        return SEAT_OF[self.seats * 4 + g]

    def in_turn(self, start: int) -> list[int]:
        """The families in turn order from one on; both of a player one after the other (FE-13.7-b)."""
        n = self.families
        if self.seats == 2:
            own = start ^ 1
            other = (start + 2) & 2
            return [start, own, other, other + 1]
        return [(start + i) % n for i in range(n)]

    def turn_order(self) -> list[int]:
        """The families in turn order of this round (FE-1.0-c)."""
        return self.in_turn(self.now[FIRST])

    def seats_from(self, g: int) -> list[int]:
        """The seats in turn order, that of a family first (FE-2.6-e)."""
        start = self.seat(g)
        return [(start + i) % self.seats for i in range(self.seats)]

    def active(self) -> int:
        """The family whose turn it is."""
        return self.now[ACTIVE]

    # --- where pieces are

    def units(self, g: int, place: int, unit: int) -> int:
        """Units of one kind that a family has in a place."""
        return self.troop[(g * PLACES + place) * UNITS + unit]

    def tokens(self, g: int, place: int) -> int:
        """All counters of a family in a place, royal guards apart: what everybody can count."""
        row = (g * PLACES + place) * UNITS
        t = self.troop
        return t[row] + t[row + 1] + t[row + 2] + t[row + 3] + t[row + 4] + t[row + 5] + t[row + 6]

    def nobles_of(self, g: int) -> list[int]:
        """The nobles on a family's board, captives too."""
        family = self.family
        return [n for n in range(NOBLES) if family[n] == g]

    def free_at(self, g: int, place: int) -> list[int]:
        """The free nobles of a family in a place."""
        left = self.free[g * PLACES + place]
        found = []
        n = 0
        while left:
            if left & 1:
                found.append(n)
            left >>= 1
            n += 1
        return found

    def captives_of(self, n: int) -> list[int]:
        """Who is held by a noble."""
        by = self.by
        return [m for m in range(NOBLES) if by[m] == n]

    def besieged(self, g: int, place: int) -> bool:
        """Whether a family is shut in in a place."""
        return (
            place < CITIES
            and self.besieger[place] >= 0
            and self.stand[g * PLACES + place] & INSIDE > 0
            and self.besieger[place] != g
        )

    def lord_of(self, region: int) -> int:
        """The family that governs a region, or -1 (a title kept without a noble governs too, FE-IT7.9-c)."""
        n = self.lord[region]
        return self.family[n] if n >= 0 else -1

    # --- moving pieces

    def put_noble(self, n: int, place: int, stand: int = OUTSIDE) -> None:
        """Stands a noble (with the captives and guards he has) in a place; -1 takes him off the map.

        ``stand`` says how his family comes to stand there if it is not there yet and does not take control.
        """
        g = self.family[n]
        old = self.at[n]
        guards = self.guard[2 * n] + self.guard[2 * n + 1]
        self.at[n] = place
        if self.by[n] == FREE:
            if old >= 0:
                self.free[g * PLACES + old] &= ~(1 << n)
                self.men[g * PLACES + old] -= guards
            if place >= 0:
                self.free[g * PLACES + place] |= 1 << n
                self.men[g * PLACES + place] += guards
            if old >= 0:
                self.settle(g, old, 0)
            if place >= 0:
                self.settle(g, place, stand)
        by = self.by
        for m in range(NOBLES):
            if by[m] == n:
                self.at[m] = place

    def hold_noble(self, n: int, by: int) -> None:
        """Makes a noble captive, hands him to another holder, or frees him (``by``: see FREE)."""
        g = self.family[n]
        place = self.at[n]
        was = self.by[n]
        self.by[n] = by
        if place < 0 or (was == FREE) == (by == FREE):
            return
        guards = self.guard[2 * n] + self.guard[2 * n + 1]
        if by == FREE:
            self.free[g * PLACES + place] |= 1 << n
            self.men[g * PLACES + place] += guards
            self.settle(g, place, OUTSIDE)
        else:
            self.free[g * PLACES + place] &= ~(1 << n)
            self.men[g * PLACES + place] -= guards
            self.settle(g, place, 0)

    def set_guard(self, n: int, knights: int, soldiers: int) -> None:
        """Gives a noble royal guards, or takes them away (FE-13.1-h, FE-13.1-d)."""
        more = knights + soldiers - self.guard[2 * n] - self.guard[2 * n + 1]
        self.guard[2 * n] = knights
        self.guard[2 * n + 1] = soldiers
        if self.at[n] >= 0 and self.by[n] == FREE:
            g = self.family[n]
            self.men[g * PLACES + self.at[n]] += more
            self.settle(g, self.at[n], OUTSIDE)

    def add(self, g: int, place: int, unit: int, count: int, stand: int = OUTSIDE) -> None:
        """Units come to a place; where they come from is the caller's affair (``stock``, ``bows``)."""
        self.troop[(g * PLACES + place) * UNITS + unit] += count
        if unit < TROOPS:
            self.men[g * PLACES + place] += count
        elif unit == CATAPULT:
            # It stays where it is built, so everybody knows it.
            self.known[(g * PLACES + place) * UNITS + unit] += count
        self.settle(g, place, stand)

    def take(self, g: int, place: int, unit: int, count: int) -> None:
        """Units leave a place, seen by everybody; where they go is the caller's affair."""
        cell = (g * PLACES + place) * UNITS + unit
        left = self.troop[cell] - count
        self.troop[cell] = left
        # Only what everybody knew: who sees a knight go knows of one knight less.
        self.known[cell] = self.known[cell] - count if self.known[cell] > count else 0
        if self.now[PHASE] == MOVEMENT:
            self._fewer(g, place, unit, left)
        if unit < TROOPS:
            self.men[g * PLACES + place] -= count
        self.settle(g, place, 0)

    def _fewer(self, g: int, place: int, unit: int, left: int) -> None:
        """Those that are lost are, as far as possible, those that had moved already."""
        cell = (g * PLACES + place) * UNITS + unit
        going = 0
        for n in range(NOBLES):
            if self.family[n] == g and self.at[n] == place:
                fresh = self.train[n * UNITS + unit] % HALF
                moved = self.train[n * UNITS + unit] // HALF
                fresh = min(fresh, left - going)
                moved = min(moved, left - going - fresh)
                self.train[n * UNITS + unit] = moved * HALF + fresh
                going += fresh + moved
        spent = self.tired[cell] % HALF
        half = self.tired[cell] // HALF
        spent = min(spent, left - going)
        half = min(half, left - going - spent)
        self.tired[cell] = half * HALF + spent

    def recruit(self, g: int, place: int, unit: int, count: int, stand: int = OUTSIDE) -> None:
        """Units from the reserve (crossbowmen: from their card) to the map."""
        if FRENCH <= unit < TROOPS:
            self.bows[unit - FRENCH] -= count
        else:
            self.stock[g * UNITS + unit] -= count
        self.add(g, place, unit, count, stand)

    def fall(self, g: int, place: int, unit: int, count: int) -> None:
        """Units from the map back to the reserve; crossbowmen are beaten (FE-7.5-g, FE-11.1-e)."""
        self.take(g, place, unit, count)
        if FRENCH <= unit < TROOPS:
            self.beaten[unit - FRENCH] += count
            if self.beaten[unit - FRENCH] == CROSSBOWMEN:
                self._disband(unit - FRENCH)
        else:
            self.stock[g * UNITS + unit] += count

    def _disband(self, card: int) -> None:
        """FE-11.1-e: a mercenary card whose crossbowmen are all beaten is discarded."""
        if MERCENARY + card in self.fourth:
            g = self.fourth.index(MERCENARY + card)
            self.fourth[g] = -1
            self.spent[MERCENARY + card] += 1
            self.beaten[card] = 0
            self.bows[card] = CROSSBOWMEN
            self.tell(L_DISCARDED, ALL, g, MERCENARY + card)

    def shift(self, g: int, start: int, goal: int, counts: list[int], stand: int) -> None:
        """Units go from one place to another face down: everybody sees how many, nobody which."""
        moved = 0
        for unit in range(UNITS):
            moved += counts[unit]
        if not moved:
            return
        here = (g * PLACES + start) * UNITS
        there = (g * PLACES + goal) * UNITS
        # Catapults never move.
        tokens = self.tokens(g, start) - self.troop[here + CATAPULT]
        troops = 0
        for unit in range(CATAPULT):
            known = self.known[here + unit]
            # As many of a kind are sure to have come as could not be explained by the others ...
            sure = moved - (tokens - known)
            if sure > 0:
                self.known[there + unit] += sure
            # ... and as many are sure to have stayed.
            self.known[here + unit] = known - moved if known > moved else 0
            self.troop[here + unit] -= counts[unit]
            self.troop[there + unit] += counts[unit]
            if unit < TROOPS:
                troops += counts[unit]
        if self.now[PHASE] == MOVEMENT:
            for unit in range(CATAPULT):
                if counts[unit]:
                    self._fewer(g, start, unit, self.troop[here + unit])
        self.men[g * PLACES + start] -= troops
        self.men[g * PLACES + goal] += troops
        self.settle(g, goal, stand)
        self.settle(g, start, 0)

    def show(self, g: int, place: int) -> None:
        """Everybody sees the units of a family in a place (FE-7.0-d)."""
        row = (g * PLACES + place) * UNITS
        self.known[row : row + UNITS] = self.troop[row : row + UNITS]

    # --- control of cities

    def settle(self, g: int, place: int, stand: int) -> None:
        """After pieces of a family came or went: who is present, who holds the city, how it stands there."""
        cell = g * PLACES + place
        bit = 1 << g
        if place < CITIES and self.besieger[place] == g and not self.free[cell]:
            # FE-7.9-h: no siege without a noble.
            self.raise_siege(place)
        if self.men[cell] > 0 or self.free[cell]:
            if not self.present[place] & bit:
                self.present[place] |= bit
                self.now[CLOCK] += 1
                self.came[cell] = self.now[CLOCK]
                if place == SHERWOOD:
                    return
                holder = self.hold[place]
                if holder == g or (
                    (holder < 0 or not self.present[place] >> holder & 1) and not self.horde[place]
                ):
                    # FE-5.1-b, FE-5.0-k: the first to come holds the city and stands inside.
                    self.stand[cell] = INSIDE
                    self.hold[place] = g
                    self.reckon(place)
                else:
                    self.stand[cell] = stand or OUTSIDE
            elif stand and place < CITIES and not self.stand[cell] & INSIDE and stand != OUTSIDE:
                self.stand[cell] = INSIDE if stand & INSIDE else (self.stand[cell] | stand) & ~OUTSIDE
        elif self.present[place] & bit:
            self.present[place] &= ~bit
            self.came[cell] = 0
            self.stand[cell] = 0
            if place == SHERWOOD:
                return
            self.rest[place] &= ~bit
            if self.hold[place] == g and (self.building[place] != ROYAL_STRONGHOLD or self.present[place]):
                self._pass_on(place)

    def raise_siege(self, place: int) -> None:
        """A siege ends; its catapults return to the reserve (FE-7.9-d, FE-7.9-g, FE-7.9-h)."""
        g = self.besieger[place]
        self.besieger[place] = -1
        cell = (g * PLACES + place) * UNITS + CATAPULT
        self.stock[g * UNITS + CATAPULT] += self.scaffold[place] + self.troop[cell]
        self.scaffold[place] = 0
        self.troop[cell] = 0
        self.known[cell] = 0
        self.tired[cell] = 0

    def _pass_on(self, place: int) -> None:
        """FE-5.1-g: the remaining family that arrived first holds a city that its holder has left."""
        first = -1
        if not self.horde[place]:
            for g in range(self.families):
                came = self.came[g * PLACES + place]
                if came and (first < 0 or came < self.came[first * PLACES + place]):
                    first = g
        self.give_hold(place, first)

    def give_hold(self, place: int, g: int) -> None:
        """A family (or nobody) holds a city from now on; its pieces there stand inside, others outside."""
        self.hold[place] = g
        if g >= 0 and self.besieger[place] == g:
            # Who holds a city besieges it no more; the catapult under construction goes back.
            self.besieger[place] = -1
            self.stock[g * UNITS + CATAPULT] += self.scaffold[place]
            self.scaffold[place] = 0
        for other in range(self.families):
            cell = other * PLACES + place
            if other == g:
                self.stand[cell] = INSIDE
            elif self.stand[cell] & INSIDE:
                self.stand[cell] = OUTSIDE
        self.reckon(place)

    def reckon(self, place: int) -> None:
        """Works out who controls a city (FE-5.1-a, FE-5.1-c, FE-GLOS-d)."""
        g = self.hold[place]
        if g < 0 and not self.horde[place]:
            region = REGION[place]
            if not self.detached(place):
                g = self.lord_of(region)
        if self.control[place] != g:
            self.control[place] = g
            self.now[STIR] = 1

    def build(self, place: int, building: int) -> None:
        """A building is placed, turned over or (NO_BUILDING) destroyed."""
        self.building[place] = building
        holder = self.hold[place]
        if building != ROYAL_STRONGHOLD and holder >= 0 and not self.present[place] >> holder & 1:
            # FE-4.9-c: only a Royal Stronghold is held without anybody in it.
            self._pass_on(place)
        self.reckon(place)

    def detached(self, place: int) -> bool:
        """Whether a Royal Stronghold takes its city out of the region (FE-4.9-d)."""
        return self.opt[ROYAL_TOWER_DETACHES] > 0 and self.building[place] == ROYAL_STRONGHOLD

    def set_lord(self, region: int, n: int) -> None:
        """A fief title goes to a noble, or (-1) back to the open titles."""
        old = self.lord[region]
        if old >= 0:
            self.fiefs[old] -= 1
        self.lord[region] = n
        if n >= 0:
            self.fiefs[n] += 1
            self.claim[region] = -1
        for place in CITIES_OF[region]:
            self.reckon(place)

    def serve(self, servant: int, n: int) -> None:
        """A servant comes to a noble, or leaves the game (OUT_OF_GAME)."""
        old = self.servant[servant]
        if old >= 0 and self.serves[old] == servant:
            self.serves[old] = -1
        self.servant[servant] = n
        if n >= 0:
            self.serves[n] = servant

    def served_by(self, g: int, servant: int) -> int:
        """The free noble of a family whom a servant serves and who may use him now, or -1 (FE-2.12-g)."""
        n = self.servant[servant]
        if n >= 0 and self.family[n] == g and self.by[n] == FREE and not self.used[servant]:
            return n
        return -1

    def march_in(self, army: int, place: int, foot: int) -> None:
        """Infantry counters of an army come to (or, below 0, leave) a city."""
        self.foot[army * CITIES + place] += foot
        self.horde[place] += foot
        self._haunted(place)

    def lead_to(self, army: int, place: int) -> None:
        """A leader goes to a city, back to the supply, or out of the game."""
        old = self.leader[army]
        self.leader[army] = place
        if old >= 0:
            self.horde[old] -= 1
        if place >= 0:
            self.horde[place] += 1
            self._haunted(place)
        if old >= 0:
            self._haunted(old)

    def _haunted(self, place: int) -> None:
        """Invaders alone control nothing, but a city where they stand is not empty (FE-6.5-c)."""
        if self.hold[place] < 0:
            if not self.horde[place] and self.present[place]:
                self._pass_on(place)
            else:
                self.reckon(place)

    def invaders_out(self) -> bool:
        """Whether any invader is anywhere in England (FE-3.3-a)."""
        return sum(self.horde) > 0

    # --- what is kept beside the rows

    def gather(self) -> None:
        """Makes the derived rows anew."""
        stirred = self.now[STIR]
        self.men[:], self.free[:], self.present[:], self.fiefs[:] = self.recount()
        self.serves[:] = [-1] * NOBLES
        for servant in range(SERVANTS):
            if self.servant[servant] >= 0:
                self.serves[self.servant[servant]] = servant
        self.ally[:] = self.allies()
        for place in range(CITIES):
            self.horde[place] = self.leader.count(place)
            for army in range(ARMIES):
                self.horde[place] += self.foot[army * CITIES + place]
        for place in range(CITIES):
            self.reckon(place)
        self.now[STIR] = stirred

    def recount(self) -> tuple[list[int], list[int], list[int], list[int]]:
        """The rows ``men``, ``free``, ``present`` and ``fiefs``, made anew."""
        men = [0] * (FAMILIES * PLACES)
        free = [0] * (FAMILIES * PLACES)
        present = [0] * PLACES
        fiefs = [0] * NOBLES
        for cell in range(FAMILIES * PLACES):
            men[cell] = sum(self.troop[cell * UNITS : cell * UNITS + TROOPS])
        for n in range(NOBLES):
            if self.family[n] >= 0 and self.at[n] >= 0 and self.by[n] == FREE:
                cell = self.family[n] * PLACES + self.at[n]
                free[cell] |= 1 << n
                men[cell] += self.guard[2 * n] + self.guard[2 * n + 1]
        for g in range(FAMILIES):
            for place in range(PLACES):
                if men[g * PLACES + place] or free[g * PLACES + place]:
                    present[place] |= 1 << g
        for n in self.lord:
            if n >= 0:
                fiefs[n] += 1
        return men, free, present, fiefs

    def allies(self) -> list[int]:
        """The ally of each family through a marriage, or -1 (FE-9.0-c)."""
        found = [-1] * FAMILIES
        for n in range(NOBLES):
            if self.spouse[n] >= 0 and self.family[n] >= 0:
                found[self.family[n]] = self.family[self.spouse[n]]
        return found

    def reserve(self) -> None:
        """Works the reserves out from what is on the map, for positions written by hand."""
        for g in range(FAMILIES):
            for unit in range(UNITS):
                out = sum(self.troop[(g * PLACES) * UNITS + unit : (g + 1) * PLACES * UNITS : UNITS])
                if unit == 0:
                    out += self.markers[g]
                if not FRENCH <= unit < TROOPS:
                    own = COUNTERS[unit] if g < self.families else 0
                    self.stock[g * UNITS + unit] = own - out - self.lost[g * UNITS + unit]
        for place in range(CITIES):
            if self.scaffold[place] and self.besieger[place] >= 0:
                self.stock[self.besieger[place] * UNITS + 6] -= self.scaffold[place]
        for card in (0, 1):
            out = sum(self.troop[FRENCH + card :: UNITS])
            self.bows[card] = CROSSBOWMEN - out - self.beaten[card]
