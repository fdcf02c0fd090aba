"""What a seat sees of the board: its own blocks by name, the others' as counts, battles in the open."""

from __future__ import annotations

from banneret.games.richard3.board import (
    AREA_IDS,
    AREAS,
    ASIDE,
    BLOCK_IDS,
    BLOCKS,
    BY_SEA,
    CARD_IDS,
    CARDS,
    DEAD,
    DOWN,
    MINOR,
    NEXT,
    PLACE_IDS,
    POOL,
    PRISON,
    THE_REBEL,
)
from banneret.games.richard3.firepower import power
from banneret.games.richard3.state import (
    ACTIVE,
    AP,
    ATTACKER,
    CAMPAIGN,
    CARD,
    FIELD,
    FIRST,
    KING,
    KING_SIDE,
    LAST_CAMPAIGN,
    PRETENDER,
    ROLLED,
    ROUND,
    TREASON_SEAT,
    TURN,
    War,
)
from banneret.games.richard3.steps import numbers
from banneret.games.richard3.steps.political import DECIDED, bound_for

SEATS = ("lancaster", "york")


def revealed(s: War, b: int) -> bool:
    """Whether a block stands in the open: in the field of a battle that is being fought (R3-6.1-b)."""
    return s.loc[b] == s.now[FIELD] and s.now[ATTACKER] >= 0 and not s.reserve[b]


def board_view(s: War, seat: int) -> dict[str, object]:
    """The board for a seat, or for a spectator (-1)."""
    now = s.now
    # Most blocks are on the map or in a pool; the others are few.
    loc = s.loc
    off = [b for b, place in enumerate(loc) if place > POOL]
    view: dict[str, object] = {
        "campaign": now[CAMPAIGN],
        "last_campaign": now[LAST_CAMPAIGN],
        "turn": now[TURN],
        "king_side": SEATS[now[KING_SIDE]],
        "king": _name(now[KING]),
        "pretender": _name(now[PRETENDER]),
        "first": SEATS[now[FIRST]],
        "areas": _areas(s),
        "blocks": _own_blocks(s, seat),
        "down": _lying(s, off, DOWN),
        "dead": _lying(s, off, DEAD),
        "aside": _lying(s, off, ASIDE),
        "minors": _lying(s, off, MINOR),
        "prison": _lying(s, off, PRISON),
        "pool": [s.count(0, POOL), s.count(1, POOL)],
        "hand": _hands(s, seat),
        "cards_left": [sum(s.hand[:CARDS]), sum(s.hand[CARDS:])],
        "played": [_cards(s.played, 0), _cards(s.played, 1)],
        "chosen": _chosen(s, seat),
    }
    top = s.stack[-1][0] if s.stack else -1
    if top in (
        numbers.ACTIONS,
        numbers.MOVE,
        numbers.SAILING,
        numbers.PLACING,
        numbers.CHOOSE_MUSTER,
        numbers.MUSTERING,
        numbers.CHOOSE_PLAGUE,
    ):
        view["ap"] = now[AP]
        view["card"] = CARD_IDS[now[CARD]]
        active = now[ACTIVE]
        view["active"] = [AREA_IDS[a] for a in range(AREAS) if active >> a & 1] if active else []
    if top == numbers.HOMES and s.stack[-1][1] == seat:
        view["homes"] = _going(s, seat)
    if now[TREASON_SEAT] >= 0:
        view["treason"] = SEATS[now[TREASON_SEAT]]
    if now[FIELD] >= 0 and now[ATTACKER] >= 0:
        view["battle"] = _battle(s)
    return view


def _name(b: int) -> str | None:
    return BLOCK_IDS[b] if b >= 0 else None


def _areas(s: War) -> dict[str, object]:
    """Who stands where in numbers, the Rebel by colour (R3-3.0-b, R3-3.0-c), how battles were entered."""
    result: dict[str, object] = {}
    cnt = s.cnt
    att = s.att
    rebel = s.loc[THE_REBEL]
    for a in range(AREAS):
        red = cnt[a]
        white = cnt[34 + a]
        if not red and not white:
            continue
        entry: dict[str, object] = {"n": [red, white]}
        if rebel == a:
            entry["rebel"] = True
        if att[a]:
            attacker = att[a] - 1
            entry["attacker"] = SEATS[attacker]
            entry["main"] = _way(a, s.main[a] - 1)
            entry["via"] = [_ways(a, s.via[a]), _ways(a, s.via[AREAS + a])]
            if a != s.now[FIELD] or s.now[ATTACKER] >= 0:
                # Victors are hidden again: who is left of those that came one way would tell who has gone.
                entry["by"] = _entries(s, a)
        result[AREA_IDS[a]] = entry
    return result


def _way(area: int, out: int) -> str:
    return "sea" if out == BY_SEA else AREA_IDS[NEXT[area][out]]


def _ways(area: int, mask: int) -> list[str]:
    return [_way(area, out) for out in range(BY_SEA + 1) if mask >> out & 1]


def _entries(s: War, area: int) -> dict[str, list[int]]:
    """How many blocks of each house came which way into a battle not yet fought."""
    ways: dict[int, list[int]] = {}
    for b in range(BLOCKS):
        if s.loc[b] == area and s.entry[b]:
            ways.setdefault(s.entry[b] - 1, [0, 0])[s.owner(b)] += 1
    # In the order of the exits: the order of the blocks would tell who they are.
    return {_way(area, out): ways[out] for out in sorted(ways)}


def _own_blocks(s: War, seat: int) -> dict[str, object]:
    """The seat's own blocks on the map and in the pool: place, steps, and whether they moved this turn."""
    result: dict[str, object] = {}
    if seat < 0:
        return result
    loc = s.loc
    steps = s.steps
    moved = s.moved
    for b in s.blocks(seat):
        place = loc[b]
        if place <= POOL:
            result[BLOCK_IDS[b]] = [PLACE_IDS[place], steps[b], moved[b]]
    return result


def _going(s: War, seat: int) -> dict[str, str]:
    """Where the seat's own blocks will go home to, as far as that is decided; nobody else knows."""
    going = [b for b in s.blocks(seat) if s.done[b] >= DECIDED]
    return {BLOCK_IDS[b]: PLACE_IDS[bound_for(s, b)] for b in going}


def _lying(s: War, off: list[int], place: int) -> list[str]:
    """Blocks that lie in the open: face down once eliminated, dead, aside, minors, the prisoner."""
    return [BLOCK_IDS[b] for b in off if s.loc[b] == place]


def _cards(row: list[int], side: int) -> dict[str, int]:
    held = row[side * CARDS : side * CARDS + CARDS]
    return {card: count for card, count in zip(CARD_IDS, held, strict=True) if count}


def _hands(s: War, seat: int) -> dict[str, int]:
    return _cards(s.hand, seat) if seat >= 0 else {}


def _chosen(s: War, seat: int) -> list[object]:
    """The cards of this turn: shown once both are down, before that only whether one is (R3-1.1-j)."""
    hidden = bool(s.stack) and s.stack[-1][0] == numbers.CARDS
    result: list[object] = []
    for side in (0, 1):
        card = s.chosen[side] - 1
        if card < 0:
            result.append(None)
        elif hidden and side != seat:
            result.append(True)
        else:
            result.append(CARD_IDS[card])
    return result


def _battle(s: War) -> dict[str, object]:
    """The battle being fought: the field in the open, the Reserves in numbers (R3-6.1-d)."""
    area = s.now[FIELD]
    field: dict[str, object] = {}
    powers: dict[str, int] = {}
    reserves = [0, 0]
    for b in range(BLOCKS):
        if s.loc[b] != area:
            continue
        if s.reserve[b]:
            reserves[s.owner(b)] += 1
        else:
            field[BLOCK_IDS[b]] = [SEATS[s.owner(b)], s.steps[b], s.done[b]]
            powers[BLOCK_IDS[b]] = power(s, b)
    rolled = [name for bit, name in enumerate(("king", "pretender", "warwick")) if s.now[ROLLED] >> bit & 1]
    return {
        "area": AREA_IDS[area],
        "round": s.now[ROUND],
        "attacker": SEATS[s.now[ATTACKER]],
        "field": field,
        "power": powers,
        "reserves": reserves,
        "rolled": rolled,
    }
