"""What a seat sees of the game; nothing of it comes from a frame."""

from __future__ import annotations

from banneret.games.fief_england.affray import battle_view
from banneret.games.fief_england.board import (
    ABBEY_IDS,
    ARMIES,
    ARMY_IDS,
    BUILDING_IDS,
    CARD_IDS,
    CARDS,
    CHARACTERS,
    CITIES,
    CITY_IDS,
    COMPASS_IDS,
    DIOCESE_IDS,
    DIOCESES,
    DISASTER,
    DISASTER_IDS,
    DISASTER_KINDS,
    FAMILY_IDS,
    INSIDE,
    NOBLE_IDS,
    NOBLES,
    PLACE_IDS,
    PLACES,
    PRICE_OF,
    REGION_IDS,
    REGIONS,
    RELIC_IDS,
    RELICS,
    SERVANT_IDS,
    TRACK,
    UNIT_IDS,
    UNITS,
)
from banneret.games.fief_england.council import election_view, own_papers, parliament_view
from banneret.games.fief_england.nobles import titles
from banneret.games.fief_england.options import DISASTER_FACEDOWN
from banneret.games.fief_england.state import (
    ACTIVE,
    CARRIED,
    DORMANT,
    FIRST,
    FREE,
    HAILS,
    HALF,
    HELD_BY_ARMY,
    HELD_BY_BANDITS,
    KING,
    LETTER,
    LOST,
    PHASE,
    PLACING,
    PRINCE,
    PURCHASES,
    QUEEN,
    ROUND,
    SKULL_USED,
    SWORD_BY,
    SWORD_CITY_NOW,
    SWORD_DRAWN,
    TOP,
    TOPICS,
    UNREVEALED,
    VP_RELIC,
    Fief,
)
from banneret.games.fief_england.steps import purchases, ransoms
from banneret.games.fief_england.steps.victory import points
from banneret.games.fief_england.steps.votes import votes
from banneret.games.fief_england.words.cards import DEMAND_IDS, TOPIC_IDS

_STANDS = ("inside", *COMPASS_IDS, "path", "quay", "outside")


def board_view(s: Fief, seat: int) -> dict[str, object]:
    """The board for a seat, or for a spectator (-1)."""
    now = s.now
    view: dict[str, object] = {
        "round": now[ROUND],
        "phase": now[PHASE],
        "step": "abcd"[now[LETTER]],
        "first": FAMILY_IDS[now[FIRST]],
        "active": FAMILY_IDS[now[ACTIVE]],
        "order": [FAMILY_IDS[g] for g in s.turn_order()],
        "cities": {CITY_IDS[c]: _city(s, c, seat) for c in range(CITIES)},
        "sherwood": _families(s, CITIES, seat),
        "nobles": {NOBLE_IDS[n]: _noble(s, n) for n in range(NOBLES) if s.family[n] >= 0},
        "families": {FAMILY_IDS[g]: _family(s, g) for g in range(s.families)},
        "seats": [_seat(s, other, seat) for other in range(s.seats)],
        "titles": {REGION_IDS[r]: _title(s, r) for r in range(REGIONS)},
        "sees": {DIOCESE_IDS[d]: _name(NOBLE_IDS, s.see[d]) for d in range(DIOCESES)},
        "abbeys": {
            ABBEY_IDS[a]: [_name(CITY_IDS, s.abbey[a]), _name(NOBLE_IDS, s.abbess[a])] for a in range(3)
        },
        "king": _name(NOBLE_IDS, now[KING]),
        "queen": _name(NOBLE_IDS, now[QUEEN]),
        "prince": _name(NOBLE_IDS, now[PRINCE]),
        # Who has asked to be heard, and is not yet (steps/hearing.py).
        "hailing": [FAMILY_IDS[g] for g in range(s.families) if now[HAILS] >> g & 1],
        "election": election_view(s),
        "parliament": parliament_view(s),
        "heresy": [_name(NOBLE_IDS, n) for n in s.heresy],
        "regions": {REGION_IDS[r]: _region(s, r) for r in range(REGIONS)},
        "tithes": {DIOCESE_IDS[d]: _name(FAMILY_IDS, s.tithe[d]) for d in range(DIOCESES)},
        "relics": {RELIC_IDS[r]: _relic(s.relic[r]) for r in range(RELICS)},
        "shrines": [DIOCESE_IDS[d] for d in range(DIOCESES) if s.shrine[d]],
        "skull_used": bool(now[SKULL_USED]),
        "relic_marker": _name(FAMILY_IDS, now[VP_RELIC]),
        "excalibur": {
            "city": _name(CITY_IDS, now[SWORD_CITY_NOW]),
            "holder": _name(NOBLE_IDS, now[SWORD_BY]),
            "drawn": bool(now[SWORD_DRAWN]),
        },
        "invaders": {ARMY_IDS[a]: _army(s, a) for a in range(ARMIES)},
        "battle": battle_view(s),
        "decks": {
            # Backs differ, so everybody can tell a Disaster on top from a Fortune card.
            "characters": sum(s.deck[:CHARACTERS]),
            "events": sum(s.deck[CHARACTERS:]),
            "top": (None, "fortune", "disaster")[now[TOP]],
            "spent_characters": sum(s.spent[:CHARACTERS]),
            "spent_events": sum(s.spent[CHARACTERS:]),
        },
        "track": [_tracked(s, place) for place in range(TRACK) if s.track[place] >= 0],
        "mercenaries": [s.bows[0], s.bows[1]],
        "prices": _prices(s, now[ACTIVE]) if now[PHASE] == PURCHASES else None,
        "pool": _units(s.pool) if not now[PLACING] or s.seat(now[ACTIVE]) == seat else {},
        "to_place": sum(s.pool),
    }
    if seat >= 0:
        view["own"] = _own(s, seat)
    return view


def _name(ids: tuple[str, ...], number: int) -> str | None:
    return ids[number] if number >= 0 else None


def _units(counts: list[int]) -> dict[str, int]:
    return {UNIT_IDS[unit]: counts[unit] for unit in range(UNITS) if counts[unit]}


def _city(s: Fief, c: int, seat: int) -> dict[str, object]:
    """Who controls a city, what stands there, who is there."""
    entry: dict[str, object] = {
        "control": _name(FAMILY_IDS, s.control[c]),
        "held": _name(FAMILY_IDS, s.hold[c]),
        "building": BUILDING_IDS[s.building[c]],
        "mill": bool(s.mill[c]),
    }
    there = _families(s, c, seat)
    if there:
        entry["families"] = there
    if s.besieger[c] >= 0:
        entry["siege"] = {"by": FAMILY_IDS[s.besieger[c]], "building": s.scaffold[c]}
    if s.horde[c]:
        entry["invaders"] = s.horde[c]
    return entry


def _families(s: Fief, place: int, seat: int) -> dict[str, object]:
    """The families in a place: counters, what is known of them, and how they stand."""
    result: dict[str, object] = {}
    for g in range(s.families):
        tokens = s.tokens(g, place)
        if not tokens and not s.free[g * PLACES + place]:
            continue
        row = (g * PLACES + place) * UNITS
        entry: dict[str, object] = {"counters": tokens, "known": _units(s.known[row : row + UNITS])}
        if s.seat(g) == seat:
            entry["units"] = _units(s.troop[row : row + UNITS])
        stand = s.stand[g * PLACES + place]
        entry["stand"] = [_STANDS[bit] for bit in range(8) if stand >> bit & 1]
        entry["inside"] = stand & INSIDE > 0
        result[FAMILY_IDS[g]] = entry
    return result


def _noble(s: Fief, n: int) -> dict[str, object]:
    entry: dict[str, object] = {
        "family": FAMILY_IDS[s.family[n]],
        "at": _name(PLACE_IDS, s.at[n]),
        "titles": titles(s, n),
        "fiefs": [REGION_IDS[r] for r in range(REGIONS) if s.lord[r] == n],
        "see": next((DIOCESE_IDS[d] for d in range(DIOCESES) if s.see[d] == n), None),
        "abbeys": [ABBEY_IDS[a] for a in range(3) if s.abbess[a] == n],
        "spouse": _name(NOBLE_IDS, s.spouse[n]),
        "servant": _name(SERVANT_IDS, s.serves[n]),
        "servant_used": s.serves[n] >= 0 and s.used[s.serves[n]] > 0,
        "moves": s.moves[n],
    }
    if s.by[n] != FREE:
        entry["captive"] = _holder(s.by[n])
        entry["ransom"] = ransoms.price(s, n)
    if s.guard[2 * n] or s.guard[2 * n + 1]:
        entry["guard"] = [s.guard[2 * n], s.guard[2 * n + 1]]
    if s.garter[n]:
        entry["garter"] = True
    if n in s.heresy:
        entry["heresy"] = True
    return entry


def _holder(by: int) -> str:
    if by == HELD_BY_BANDITS:
        return "bandits"
    return NOBLE_IDS[by] if by < HELD_BY_ARMY else ARMY_IDS[by - HELD_BY_ARMY]


def _family(s: Fief, g: int) -> dict[str, object]:
    return {
        "seat": s.seat(g),
        "points": points(s, g),
        "ally": _name(FAMILY_IDS, s.ally[g]),
        "votes": votes(s, g),
        # What is bought is shown, so everybody can count what is left.
        "reserve": _units(s.stock[g * UNITS : (g + 1) * UNITS]),
        "pigeons": s.pigeon[g],
        "treasures_used": s.treasure[g],
        "fourth": _name(CARD_IDS, s.fourth[g]),
    }


def _seat(s: Fief, other: int, seat: int) -> dict[str, object]:
    """What a seat knows of a seat: how many cards of each back, which of them, and how much money."""
    observer = seat if seat >= 0 else s.seats
    hand = s.hand[other * CARDS : other * CARDS + CARDS]
    cell = observer * s.seats + other
    known = s.knows[cell * CARDS : cell * CARDS + CARDS]
    return {
        "characters": sum(hand[:CHARACTERS]),
        "fortunes": sum(hand[CHARACTERS:]),
        "known": {CARD_IDS[card]: known[card] for card in range(CARDS) if known[card]},
        "money": [max(0, s.low[cell]), s.high[cell]],
    }


def _own(s: Fief, seat: int) -> dict[str, object]:
    hand = s.hand[seat * CARDS : seat * CARDS + CARDS]
    return {
        "money": s.money[seat],
        "hand": {CARD_IDS[card]: hand[card] for card in range(CARDS) if hand[card]},
        "orders": {TOPIC_IDS[t]: DEMAND_IDS[s.order[seat * TOPICS + t]] for t in range(len(TOPIC_IDS))},
        "trains": _trains(s, seat),
        **own_papers(s, seat),
    }


def _trains(s: Fief, seat: int) -> dict[str, object]:
    """The units that go along with one's own nobles (FE-5.0-c)."""
    trains: dict[str, object] = {}
    for n in range(NOBLES):
        if s.family[n] >= 0 and s.seat(s.family[n]) == seat:
            row = s.train[n * UNITS : (n + 1) * UNITS]
            if any(row):
                trains[NOBLE_IDS[n]] = _units([cell % HALF + cell // HALF for cell in row])
    return trains


def _prices(s: Fief, g: int) -> dict[str, int]:
    """What the family whose turn it is pays in phase 4, its servants counted in (FE-4.0-c, FE-4.2-c)."""
    told = {UNIT_IDS[unit]: purchases.unit_price(s, g, unit) for unit in purchases.FOR_SALE}
    return {**told, "stronghold": purchases.fort_price(s, g), "mill": PRICE_OF["mill"]}


def _title(s: Fief, r: int) -> dict[str, object]:
    return {"lord": _name(NOBLE_IDS, s.lord[r]), "claim": _name(FAMILY_IDS, s.claim[r])}


def _region(s: Fief, r: int) -> dict[str, object]:
    disasters = {}
    for kind in range(DISASTER_KINDS):
        state = s.disaster[r * DISASTER_KINDS + kind]
        if state:
            disasters[DISASTER_IDS[kind]] = "dormant" if state == DORMANT else "active"
    return {
        "disasters": disasters,
        "harvest": s.bonus[2 * r],
        "weather": s.bonus[2 * r + 1],
        "tallage": _name(FAMILY_IDS, s.tallage[r]),
    }


def _relic(place: int) -> object:
    if place == UNREVEALED:
        return None
    if place >= LOST:
        return "lost"
    return NOBLE_IDS[place - CARRIED] if place >= CARRIED else CITY_IDS[place]


def _army(s: Fief, army: int) -> dict[str, object]:
    foot = s.foot[army * CITIES : (army + 1) * CITIES]
    return {
        "leader": CITY_IDS[s.leader[army]] if s.leader[army] >= 0 else None,
        "converted": s.leader[army] < -1,
        "infantry": {CITY_IDS[c]: foot[c] for c in range(CITIES) if foot[c]},
        "garrison": bool(s.fixed[army]),
    }


def _tracked(s: Fief, place: int) -> str | None:
    """A Disaster on the track: unseen by everybody in es-2024 (FE-2.3-b), in the open in it-2024."""
    if s.opt[DISASTER_FACEDOWN]:
        return None
    return DISASTER_IDS[s.track[place] - DISASTER]
