"""What a seat sees of the table. Everything is in names; ``null`` stands for nobody or nothing.

The shape, for whoever draws it (``board`` of a view)::

    turn, turns         1 to 5, and 5
    phase               actions, tributes, politics, spheres or winter
    sphere              the sphere being decided or played, in Politics and Spheres, else null
    start               the seat with the Start Player marker
    active              the seat whose turn it is to speak, or null (several at once, or nobody)
    actor, target       the knight who acts, the knight he has to do with (vassalage, war), or null
    aim                 the land (tile) that is attacked in a war on a player, or null
    prize               the land (tile) that was conquered and is waiting for its place, or null
    kings, archbishop   the knight with the King's Soldiers, with the Archbishop, or null
    spheres             sphere -> {"limited": bool, "spaces": [...], "knights": [...]}
                        limited: "spaces" from left to right: {"id": "court-1", "token": "empty", "white",
                        "black" or "marker-<seat>", "printed": a printed black token lies below (advanced),
                        "knight": knight or null, "toll": it costs 1 gold or 1 privilege to enter};
                        "majority": the seat that would win it now, or null.
                        Monastery and Crusades: "knights" who stand there.
    piles               two: {"id", "lands": how many are left, "top": tile or null, "space": printed
                        defence, "defence": of space and land together, "beats": strength that wins it}
    lands_left          lands in the piles not seen yet, by category
    tiles               tile -> {"harvest", "tribute": bundles, "defence", "back": the other side}: every
                        side of every land, so that both sides of what lies there can be shown
    families            seat -> {
        score, women, privileges, out (has given up),
        knights: row ("a" to "d") -> null or {
            id, heir (bool), age (time tokens), dies_next (his next hourglass is his last), soldiers (with the
            King's), castle (bool), lands: [tile, ...], rooms (free places for lands), defence (soldiers,
            castle and lands), attack (soldiers), elements (what a vassalage has to exceed), lord: seat or
            null, place: place or null, starves (a famine now would kill him), protected (has the Archbishop),
            may_act (unplaced, in the Actions phase)},
        vassals: [knight, ...],
        locked (has placed a knight this turn: no more harvest, recruiting or offspring),
        protection (influence that an attack on this family costs),
        cubes: resource -> [least, most] that everybody can know; equal where known exactly,
        closed (has closed its hand, in secret offers), donated (gold revealed for the cathedral, or null)}
    auction             null or {"opener_bid": bundle, "best": bundle, "bidder": seat, "beats": what is
                        needed: {"contains": bundle, "more_than": cubes}}; castle auctions
    offer               null or {"bundle": what lies on the table (ransom, or cubes named for a free land),
                        "help": the Lord's cubes, "outbid": null or {"cubes", "gold": no fewer than, and
                        one of the two more; "smallest": [[gold, influence], ...] payments that just do}}
    pool                cubes of which half may be kept, or null
    own                 for a seat only: {"cubes": bundle, "hand": what it has put into its hand,
                        "pick": number it has chosen in secret or null, "counting": cubes counted out so far,
                        "trade": {"given", "got"} so far}

A bundle is resource -> count, without zeros. Other seats' hands are in no view before they are opened.
"""

from __future__ import annotations

from banneret.games.mil1049.printed import (
    AT_CRUSADES,
    AT_MONASTERY,
    CATEGORY_IDS,
    CRUSADES,
    DEADLY_AGE,
    EMPTY,
    GOLD,
    HARVEST,
    INFLUENCE,
    KNIGHT_IDS,
    LANDS_MOST,
    LIMITED,
    MONASTERY,
    PILE_DEFENCE,
    PILE_IDS,
    PILES,
    PLACE_IDS,
    PRINTED,
    RESOURCE_IDS,
    RESOURCES,
    ROW_IDS,
    ROWS,
    SEATS,
    SOLDIER,
    SPACES_EACH,
    SPHERE_IDS,
    TILE_DEFENCE,
    TILE_IDS,
    TOKEN_IDS,
    TRIBUTE,
    TURNS,
    USED,
    flipped,
)
from banneret.games.mil1049.state import ACTIONS, PHASE_IDS, Realm
from banneret.games.mil1049.steps import numbers
from banneret.games.mil1049.steps.war import pile_defence, protection
from banneret.games.mil1049.steps.winter import starving
from banneret.games.mil1049.steps.year import majority

_SECRET_STEPS = (numbers.WEDDING, numbers.RAID, numbers.CATHEDRAL, numbers.MONASTERY)


def board_view(s: Realm, seat: int) -> dict[str, object]:
    """The board for a seat, or for a spectator (-1)."""
    view: dict[str, object] = {
        "turn": s.turn[0],
        "turns": TURNS,
        "phase": PHASE_IDS[s.phase[0]],
        "sphere": SPHERE_IDS[s.sphere[0]] if s.sphere[0] >= 0 else None,
        "start": SEATS[s.start[0]],
        "active": _seat(s.active[0]),
        "actor": _knight(s.actor[0]),
        "target": _knight(s.target[0]),
        "aim": _tile(s.aim[0]),
        "prize": _tile(s.prize[0]),
        "kings": _knight(s.kings[0]),
        "archbishop": _knight(s.archbishop[0]),
        "spheres": _spheres(s),
        "piles": [_pile(s, pile) for pile in range(PILES)],
        "lands_left": dict(zip(CATEGORY_IDS, s.left, strict=True)),
        "tiles": _TILES,
        "families": {SEATS[other]: _family(s, other) for other in range(s.seats)},
        "auction": _auction(s),
        "offer": _offer(s),
        "pool": bundle(s.pool) if sum(s.pool) else None,
    }
    if seat >= 0:
        view["own"] = _own(s, seat)
    return view


def bundle(cubes: list[int] | tuple[int, ...]) -> dict[str, int]:
    """Cubes by name, without those that are not there."""
    return {RESOURCE_IDS[resource]: cubes[resource] for resource in range(RESOURCES) if cubes[resource]}


def _seat(seat: int) -> str | None:
    return SEATS[seat] if seat >= 0 else None


def _knight(k: int) -> str | None:
    return KNIGHT_IDS[k] if k >= 0 else None


def _tile(number: int) -> str | None:
    return TILE_IDS[number] if number else None


def _tiles() -> dict[str, object]:
    return {
        TILE_IDS[number]: {
            "harvest": bundle(HARVEST[number]),
            "tribute": bundle(TRIBUTE[number]),
            "defence": TILE_DEFENCE[number],
            "back": TILE_IDS[flipped(number)],
        }
        for number in range(1, len(TILE_IDS))
    }


_TILES = _tiles()


def _spheres(s: Realm) -> dict[str, object]:
    result: dict[str, object] = {}
    for sphere, name in enumerate(SPHERE_IDS):
        if sphere == MONASTERY or sphere == CRUSADES:
            where = AT_MONASTERY if sphere == MONASTERY else AT_CRUSADES
            there = [KNIGHT_IDS[k] for k in range(s.seats * ROWS) if s.alive[k] and s.place[k] == where]
            result[name] = {"limited": False, "spaces": [], "knights": there, "majority": None}
            continue
        limited = LIMITED.index(sphere)
        first = limited * SPACES_EACH
        spaces = [_space(s, space) for space in range(first, first + USED[s.seats])]
        result[name] = {
            "limited": True,
            "spaces": spaces,
            "knights": [KNIGHT_IDS[k] for k in s.marked(limited)],
            "majority": _seat(majority(s, limited)),
        }
    return result


def _space(s: Realm, space: int) -> dict[str, object]:
    return {
        "id": PLACE_IDS[space],
        "token": TOKEN_IDS[s.token[space]],
        "printed": s.advanced() and space in PRINTED,
        "knight": _knight(s.stands[space]),
        "toll": s.token[space] != EMPTY,
    }


def _pile(s: Realm, pile: int) -> dict[str, object]:
    defence = pile_defence(s, pile) if s.top[pile] else None
    return {
        "id": PILE_IDS[pile],
        "lands": s.depth[pile],
        "top": _tile(s.top[pile]),
        "space": PILE_DEFENCE[pile],
        "defence": defence,
        "beats": None if defence is None else defence + 1,
    }


def _family(s: Realm, seat: int) -> dict[str, object]:
    first = seat * RESOURCES
    return {
        "score": s.score[seat],
        "women": s.women[seat],
        "privileges": s.privileges[seat],
        "out": bool(s.out[seat]),
        "knights": {row: _row(s, seat * ROWS + number) for number, row in enumerate(ROW_IDS)},
        "vassals": [KNIGHT_IDS[k] for k in s.vassals(seat)],
        "locked": s.placed[seat] > 0,
        "protection": protection(s, seat),
        "cubes": {
            name: [s.least[first + resource], s.most[first + resource]]
            for resource, name in enumerate(RESOURCE_IDS)
        },
        "closed": bool(s.closed[seat]),
        "donated": s.donated[seat] if s.donated[seat] >= 0 else None,
    }


def _row(s: Realm, k: int) -> dict[str, object] | None:
    if not s.alive[k]:
        return None
    lands = s.land[k * LANDS_MOST : (k + 1) * LANDS_MOST]
    return {
        "id": KNIGHT_IDS[k],
        "heir": bool(s.heir[k]),
        "age": s.age[k],
        "dies_next": s.age[k] == DEADLY_AGE - 1,
        "soldiers": s.soldiers(k),
        "castle": bool(s.castle[k]),
        "lands": [TILE_IDS[number] for number in lands if number],
        "rooms": LANDS_MOST - s.lands(k),
        "defence": s.defence(k),
        "attack": s.soldiers(k) * SOLDIER,
        "elements": s.elements(k),
        "lord": _seat(s.lord[k]),
        "place": PLACE_IDS[s.place[k]] if s.place[k] >= 0 else None,
        "starves": starving(s, k),
        "protected": s.archbishop[0] == k,
        "may_act": s.phase[0] == ACTIONS and s.place[k] < 0 and not s.out[k // ROWS],
    }


def _auction(s: Realm) -> dict[str, object] | None:
    if not sum(s.opening):
        return None
    return {
        "opener_bid": bundle(s.opening),
        "best": bundle(s.standing),
        "bidder": _seat(s.bidder[0]),
        "beats": {"contains": bundle(s.opening), "more_than": sum(s.standing)},
    }


def _offer(s: Realm) -> dict[str, object] | None:
    top = s.stack[-1][0] if s.stack else -1
    if top in (numbers.ANSWER, numbers.OUTBIDDING):
        gold = s.standing[GOLD]
        influence = s.standing[INFLUENCE]
        # MIL-EX-13: one influence more; or one gold more, and then one influence less if there is one.
        smallest = [[gold, influence + 1], [gold + 1, max(influence - 1, 0)]]
        outbid = {"cubes": gold + influence, "gold": gold, "smallest": smallest}
        return {"bundle": bundle(s.standing), "help": {}, "outbid": outbid}
    if top in (numbers.HELP, numbers.AGREEMENT):
        return {"bundle": bundle(s.standing), "help": bundle(s.helping), "outbid": None}
    return None


def _own(s: Realm, seat: int) -> dict[str, object]:
    top = s.stack[-1] if s.stack else [-1, -1]
    mine = len(top) > 1 and top[1] == seat
    first = seat * RESOURCES
    secret = top[0] in (numbers.CATHEDRAL, numbers.MONASTERY) and s.closed[seat]
    return {
        "cubes": bundle(s.purse(seat)),
        "hand": bundle(s.fist[first : first + RESOURCES]),
        "pick": s.pick[seat] if secret else None,
        "counting": bundle(s.bid) if mine and top[0] not in _SECRET_STEPS else {},
        "trade": {"given": bundle(s.give), "got": bundle(s.got)}
        if mine and top[0] == numbers.TRADING
        else None,
    }
