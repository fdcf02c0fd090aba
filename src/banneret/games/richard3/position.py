"""Positions in names: a war described so that a person can write, read and change it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from banneret.core.errors import BadPosition
from banneret.games.richard3 import knowledge
from banneret.games.richard3.board import (
    AP_OF,
    AREA_IDS,
    AREAS,
    ASIDE,
    BLOCK_IDS,
    BLOCKS,
    BORDER,
    BORDER_COUNT,
    BORDERS,
    BY_SEA,
    CARD_IDS,
    CARDS,
    COLOUR,
    COUNT_OF,
    DEAD,
    DOWN,
    EXIT,
    MUSTER,
    NEXT,
    OTHER,
    PLACE_IDS,
    PLAGUE,
    POOL,
    STEPS,
    THE_REBEL,
    TREASON,
)
from banneret.games.richard3.check import check_position
from banneret.games.richard3.scenario import blank
from banneret.games.richard3.state import (
    ACTIVE,
    AP,
    ATTACKER,
    CAMPAIGN,
    CARD,
    CREDITS,
    ENDING,
    FIELD,
    FIRST,
    FRONTS,
    KING,
    KING_SIDE,
    LAST_CAMPAIGN,
    MOVED,
    MULLIGAN_USED,
    OWED,
    PRETENDER,
    RECRUITED,
    ROLLED,
    ROUND,
    TREASON_SEAT,
    TURN,
    WINNER,
    War,
)
from banneret.games.richard3.steps import numbers
from banneret.games.richard3.steps.political import DECIDED, bound_for
from banneret.games.richard3.steps.table import all_steps
from banneret.games.richard3.view import SEATS

_ROLES: Final = ("king", "pretender", "warwick")
_ENDINGS: Final = ("heirs", "throne", "resigned")
_KEYS: Final = (
    "active",
    "ap",
    "attacks",
    "battle",
    "blocks",
    "campaign",
    "card",
    "cards",
    "credits",
    "crossed",
    "done",
    "ending",
    "entered",
    "first",
    "game",
    "hands",
    "homes",
    "king",
    "king_side",
    "knowledge",
    "moved",
    "mulligan_used",
    "owed",
    "played",
    "pretender",
    "recruited",
    "reserve",
    "stack",
    "step",
    "treason",
    "turn",
    "turned",
    "who",
    "winner",
)
_steps: Final = all_steps()


# --- writing


def describe(s: War) -> dict[str, object]:
    """The whole position in names; ``read`` makes the same one of it."""
    now = s.now
    described: dict[str, object] = {
        "game": "richard3",
        "seats": s.seats,
        "options": dict(s.options),
        "campaign": now[CAMPAIGN],
        "turn": now[TURN],
        "king_side": SEATS[now[KING_SIDE]],
        "king": _block_name(now[KING]),
        "pretender": _block_name(now[PRETENDER]),
        "first": SEATS[now[FIRST]],
        "ap": now[AP],
        "card": CARD_IDS[now[CARD]],
        "mulligan_used": now[MULLIGAN_USED],
        "owed": {SEATS[side]: now[OWED + side] for side in (0, 1)},
        "blocks": _places(s),
        "hands": {SEATS[side]: _card_list(s.hand, side) for side in (0, 1)},
        "played": {SEATS[side]: _card_list(s.played, side) for side in (0, 1)},
        "cards": {SEATS[side]: CARD_IDS[s.chosen[side] - 1] for side in (0, 1) if s.chosen[side]},
    }
    if now[TREASON_SEAT] >= 0:
        described["treason"] = SEATS[now[TREASON_SEAT]]
    if now[WINNER] >= 0:
        described["winner"] = SEATS[now[WINNER]]
        described["ending"] = _ENDINGS[now[ENDING]]
    for name, row, value in (
        ("moved", s.moved, MOVED),
        ("recruited", s.moved, RECRUITED),
        ("reserve", s.reserve, 1),
        ("done", s.done, 1),
        ("turned", s.turned, 1),
    ):
        listed = [BLOCK_IDS[b] for b in range(BLOCKS) if row[b] == value]
        if listed:
            described[name] = listed
    going = {BLOCK_IDS[b]: PLACE_IDS[bound_for(s, b)] for b in range(BLOCKS) if s.done[b] >= DECIDED}
    if going:
        described["homes"] = going
    _describe_ways(s, described)
    if now[FIELD] >= 0:
        described["battle"] = {
            "area": AREA_IDS[now[FIELD]],
            "round": now[ROUND],
            "attacker": SEATS[now[ATTACKER]] if now[ATTACKER] >= 0 else None,
            "rolled": [role for bit, role in enumerate(_ROLES) if now[ROLLED] >> bit & 1],
        }
    described["stack"] = [_describe_frame(frame) for frame in s.stack]
    known = _describe_knowledge(s)
    if known:
        described["knowledge"] = known
    return described


def _block_name(b: int) -> str | None:
    return BLOCK_IDS[b] if b >= 0 else None


def _places(s: War) -> dict[str, list[str]]:
    """Blocks by place; a strength is written where it is not the printed one."""
    result: dict[str, list[str]] = {}
    for b in range(BLOCKS):
        if s.loc[b] != ASIDE:
            name = BLOCK_IDS[b] if s.steps[b] == STEPS[b] else f"{BLOCK_IDS[b]}:{s.steps[b]}"
            result.setdefault(PLACE_IDS[s.loc[b]], []).append(name)
    return result


def _card_list(row: list[int], side: int) -> list[str]:
    return [CARD_IDS[card] for card in range(CARDS) for _ in range(row[side * CARDS + card])]


def _way_name(area: int, out: int) -> str:
    return "sea" if out == BY_SEA else AREA_IDS[NEXT[area][out]]


def _describe_ways(s: War, described: dict[str, object]) -> None:
    """Borders crossed, areas activated, and how battles were entered."""
    attacks: dict[str, object] = {}
    for area in range(AREAS):
        if s.att[area]:
            attacks[AREA_IDS[area]] = {
                "attacker": SEATS[s.att[area] - 1],
                "main": _way_name(area, s.main[area] - 1),
                "via": {
                    SEATS[side]: [
                        _way_name(area, out)
                        for out in range(BY_SEA + 1)
                        if s.via[side * AREAS + area] >> out & 1
                    ]
                    for side in (0, 1)
                },
            }
    if attacks:
        described["attacks"] = attacks
    entered = {BLOCK_IDS[b]: _way_name(s.loc[b], s.entry[b] - 1) for b in range(BLOCKS) if s.entry[b]}
    if entered:
        described["entered"] = entered
    active = [AREA_IDS[a] for a in range(AREAS) if s.active(a)]
    if active:
        described["active"] = active
    crossed = [
        [
            SEATS[side],
            AREA_IDS[BORDERS[border][0]],
            AREA_IDS[BORDERS[border][1]],
            s.crossed(side, border),
        ]
        for side in (0, 1)
        for border in range(BORDER_COUNT)
        if s.crossed(side, border)
    ]
    if crossed:
        described["crossed"] = crossed
    owed = [
        [place, AREA_IDS[(code - 1) // AREAS], AREA_IDS[(code - 1) % AREAS]]
        for place, code in enumerate(s.credit)
        if code
    ]
    if owed:
        described["credits"] = owed


def _describe_frame(frame: list[int]) -> list[object]:
    step = _steps[frame[0]]
    held: dict[str, object] = {}
    for place, spec in enumerate(step.holds):
        name, _, kind = spec.partition(":")
        value = frame[place + 1]
        if kind == "block":
            held[name] = _block_name(value)
        elif kind == "area":
            held[name] = AREA_IDS[value]
        elif kind == "seat":
            held[name] = SEATS[value]
        else:
            held[name] = value
    return [step.name, held]


def _describe_knowledge(s: War) -> dict[str, object]:
    """What is known beyond the plain counts that ``read`` assumes."""
    plain = War(s.fork_fields())
    assume_counts(plain)
    result: dict[str, object] = {}
    dom = knowledge.domains(s)
    plain_dom = knowledge.domains(plain)
    for b in range(BLOCKS):
        if dom[b] != plain_dom[b] or s.known[b] != plain.known[b] or s.maybe[b] != plain.maybe[b]:
            places = [PLACE_IDS[place] for place in range(len(PLACE_IDS)) if dom[b] >> place & 1]
            result[BLOCK_IDS[b]] = {"places": places, "steps": s.known[b], "maybe": s.maybe[b]}
    return result


# --- reading


def read(s: War, described: Mapping[str, object]) -> None:
    """Fills a fresh state from a description.

    Raises:
        BadPosition: a name, number or combination cannot be; the message says which.
    """
    for key in described:
        if key not in _KEYS:
            raise BadPosition(f"a position has no {key!r}; it has: {', '.join(_KEYS)}")
    if described.get("game", "richard3") != "richard3":
        raise BadPosition(f"this is a position of {described['game']!r}")
    blank(s)
    _read_now(s, described)
    _read_blocks(s, described)
    _read_cards(s, described)
    _read_flags(s, described)
    _read_attacks(s, described)
    _read_battle(s, described)
    assume_counts(s)
    _read_knowledge(s, described)
    _read_stack(s, described)
    faults = check_position(s)
    if faults:
        raise BadPosition(faults[0])


def _mapping(value: object, where: str) -> Mapping[str, object]:
    if not isinstance(value, Mapping):
        raise BadPosition(f"{where} should be a mapping, but is {value!r}")
    return {str(key): item for key, item in value.items()}


def _list(value: object, where: str) -> list[object]:
    if not isinstance(value, list | tuple):
        raise BadPosition(f"{where} should be a list, but is {value!r}")
    return list(value)


def _number(value: object, where: str, low: int, high: int) -> int:
    if type(value) is not int or not low <= value <= high:
        raise BadPosition(f"{where} should be a whole number from {low} to {high}, but is {value!r}")
    return value


def _find(ids: Iterable[str], value: object, where: str) -> int:
    known = list(ids)
    if not isinstance(value, str) or value not in known:
        raise BadPosition(f"{where}: there is no {value!r}")
    return known.index(value)


def _seat(value: object, where: str) -> int:
    return _find(SEATS, value, where)


def _read_now(s: War, described: Mapping[str, object]) -> None:
    now = s.now
    if "campaign" in described:
        now[CAMPAIGN] = _number(described["campaign"], "campaign", 1, now[LAST_CAMPAIGN])
    now[TURN] = _number(described.get("turn", 1), "turn", 0, 7)
    if "king" in described:
        king = described["king"]
        now[KING] = -1 if king is None else _find(BLOCK_IDS, king, "king")
        if now[KING] >= 0:
            now[KING_SIDE] = COLOUR[now[KING]]
    if "king_side" in described:
        now[KING_SIDE] = _seat(described["king_side"], "king_side")
    if "pretender" in described:
        rival = described["pretender"]
        now[PRETENDER] = -1 if rival is None else _find(BLOCK_IDS, rival, "pretender")
    now[MULLIGAN_USED] = _number(described.get("mulligan_used", 0), "mulligan_used", 0, 1)
    for key, value in _mapping(described.get("owed", {}), "owed").items():
        now[OWED + _seat(key, "owed")] = _number(value, f"owed to {key}", 0, 5)
    if "treason" in described:
        now[TREASON_SEAT] = _seat(described["treason"], "treason")
    if "winner" in described:
        now[WINNER] = _seat(described["winner"], "winner")
        now[ENDING] = _find(_ENDINGS, described.get("ending"), "ending")


def _read_blocks(s: War, described: Mapping[str, object]) -> None:
    """Blocks by place. A version not listed waits aside if the other one is, and is dead otherwise."""
    listed: set[int] = set()
    for place_name, names in _mapping(described.get("blocks", {}), "blocks").items():
        place = _find(PLACE_IDS, place_name, "blocks")
        for name in _list(names, f"blocks in {place_name}"):
            if not isinstance(name, str):
                raise BadPosition(f"blocks in {place_name}: a block is a name, not {name!r}")
            block_name, _, strength = name.partition(":")
            b = _find(BLOCK_IDS, block_name, f"blocks in {place_name}")
            if b in listed:
                raise BadPosition(f"{block_name} stands in two places")
            listed.add(b)
            s.loc[b] = place
            if strength:
                if not strength.isascii() or not strength.isdigit() or not 1 <= int(strength) <= STEPS[b]:
                    raise BadPosition(f"{block_name} has 1 to {STEPS[b]} steps, not {strength!r}")
                s.steps[b] = int(strength)
    for b in range(BLOCKS):
        if b not in listed and OTHER[b] in listed and s.loc[OTHER[b]] != DEAD:
            s.loc[b] = ASIDE
    if THE_REBEL not in listed:
        s.loc[THE_REBEL] = DOWN
    s.gather()


def _read_cards(s: War, described: Mapping[str, object]) -> None:
    for key, row in (("hands", s.hand), ("played", s.played)):
        for name, cards in _mapping(described.get(key, {}), key).items():
            side = _seat(name, key)
            for card_name in _list(cards, f"{key} of {name}"):
                card = _find(CARD_IDS, card_name, f"{key} of {name}")
                row[side * CARDS + card] += 1
                s.deck[card] -= 1
                if s.deck[card] < 0:
                    raise BadPosition(f"there are only {COUNT_OF[card]} cards {card_name!r}")
    for name, card_name in _mapping(described.get("cards", {}), "cards").items():
        s.chosen[_seat(name, "cards")] = _find(CARD_IDS, card_name, f"card of {name}") + 1
    s.now[FIRST] = _seat(described.get("first", described.get("who", SEATS[1 - s.now[KING_SIDE]])), "first")
    if "card" in described:
        s.now[CARD] = _find(CARD_IDS, described["card"], "card")
    s.now[AP] = _number(described.get("ap", 0), "ap", 0, 4)


def _read_flags(s: War, described: Mapping[str, object]) -> None:
    for key, row, value in (
        ("moved", s.moved, MOVED),
        ("recruited", s.moved, RECRUITED),
        ("reserve", s.reserve, 1),
        ("done", s.done, 1),
        ("turned", s.turned, 1),
    ):
        for name in _list(described.get(key, []), key):
            row[_find(BLOCK_IDS, name, key)] = value
    for name, place in _mapping(described.get("homes", {}), "homes").items():
        s.done[_find(BLOCK_IDS, name, "homes")] = DECIDED + _find(
            PLACE_IDS[: POOL + 1], place, f"home of {name}"
        )
    for name in _list(described.get("active", []), "active"):
        s.now[ACTIVE] |= 1 << _find(AREA_IDS, name, "active")
    for item in _list(described.get("crossed", []), "crossed"):
        parts = _list(item, "crossed")
        if len(parts) != 4:
            raise BadPosition(f"crossed: house, area, area and a number, not {item!r}")
        one = _find(AREA_IDS, parts[1], "crossed")
        two = _find(AREA_IDS, parts[2], "crossed")
        border = BORDER[one * AREAS + two]
        if border < 0:
            raise BadPosition(f"crossed: no border joins {parts[1]} and {parts[2]}")
        side = _seat(parts[0], "crossed")
        if s.crossed(side, border):
            raise BadPosition(f"crossed: the border of {parts[1]} and {parts[2]} is named twice")
        s.cross_border(side, border, _number(parts[3], "crossed", 0, 9))
    for item in _list(described.get("credits", []), "credits"):
        parts = _list(item, "credits")
        if len(parts) != 3:
            raise BadPosition(f"credits: place, area and area, not {item!r}")
        code = _find(AREA_IDS, parts[1], "credits") * AREAS + _find(AREA_IDS, parts[2], "credits") + 1
        s.credit[_number(parts[0], "credits", 0, CREDITS - 1)] = code


def _way(area: int, name: object, where: str) -> int:
    if name == "sea":
        return BY_SEA
    out = EXIT[area * AREAS + _find(AREA_IDS, name, where)]
    if out < 0:
        raise BadPosition(f"{where}: no border joins {AREA_IDS[area]} and {name}")
    return out


def _read_attacks(s: War, described: Mapping[str, object]) -> None:
    """Contested areas: who attacks, the Main Attack, and how each block came (if not said, by it)."""
    for name, value in _mapping(described.get("entered", {}), "entered").items():
        b = _find(BLOCK_IDS, name, "entered")
        if s.loc[b] >= AREAS:
            raise BadPosition(f"entered: {name} is not on the map")
        s.entry[b] = _way(s.loc[b], value, f"entered by {name}") + 1
    for name, value in _mapping(described.get("attacks", {}), "attacks").items():
        area = _find(AREA_IDS, name, "attacks")
        attack = _mapping(value, f"attack on {name}")
        side = _seat(attack.get("attacker"), f"attacker of {name}")
        main = _way(area, attack.get("main"), f"Main Attack on {name}")
        s.att[area] = side + 1
        s.now[FRONTS] += 1
        s.main[area] = main + 1
        for b in s.at(side, area):
            if not s.entry[b]:
                s.entry[b] = main + 1
        for house in (0, 1):
            for b in s.at(house, area):
                if s.entry[b]:
                    s.via[house * AREAS + area] |= 1 << (s.entry[b] - 1)
                    s.moved[b] = MOVED
        for house_name, ways in _mapping(attack.get("via", {}), f"via of {name}").items():
            house = _seat(house_name, f"via of {name}")
            for way in _list(ways, f"via of {name}"):
                s.via[house * AREAS + area] |= 1 << _way(area, way, f"via of {name}")


def _read_battle(s: War, described: Mapping[str, object]) -> None:
    """A battle under way; without ``reserve``, Reserves are those who did not come with the Main Attack."""
    if "battle" not in described:
        return
    battle = _mapping(described["battle"], "battle")
    for key in battle:
        if key not in ("area", "round", "attacker", "rolled"):
            raise BadPosition(f"a battle has no {key!r}; it has area, round, attacker, rolled")
    area = _find(AREA_IDS, battle.get("area"), "area of the battle")
    if not s.att[area]:
        raise BadPosition(f"{AREA_IDS[area]} is not among the attacks")
    s.now[FIELD] = area
    s.now[ROUND] = _number(battle.get("round", 0), "round", 0, 4)
    attacker = battle.get("attacker", SEATS[s.att[area] - 1])
    s.now[ATTACKER] = -1 if attacker is None else _seat(attacker, "attacker")
    for role in _list(battle.get("rolled", []), "rolled"):
        s.now[ROLLED] |= 1 << _find(_ROLES, role, "rolled")
    if s.now[ROUND] == 1 and "reserve" not in described:
        for b in range(BLOCKS):
            if s.loc[b] == area and s.entry[b]:
                own = s.owner(b) == s.att[area] - 1
                s.reserve[b] = 1 if not own or s.entry[b] != s.main[area] else 0


def assume_counts(s: War) -> None:
    """The least that the other house knows: how many blocks stand where, and which lie in the open."""
    knowledge.all_located(s)
    for b in range(BLOCKS):
        s.known[b] = s.steps[b]
        s.maybe[b] = 0
    for side in (0, 1):
        s.pending[side] = 0
        hidden = [
            b
            for b in s.blocks(side)
            if s.loc[b] <= POOL
            and b != THE_REBEL
            and not (s.loc[b] == s.now[FIELD] and s.now[ROUND] > 0 and not s.reserve[b])
        ]
        places = 0
        for b in hidden:
            places |= 1 << s.loc[b]
        for b in hidden:
            knowledge.think(s, b, places)
            s.known[b] = STEPS[b]
            s.maybe[b] = STEPS[b] - 1
            s.pending[side] += STEPS[b] - s.steps[b]


def _read_knowledge(s: War, described: Mapping[str, object]) -> None:
    for name, value in _mapping(described.get("knowledge", {}), "knowledge").items():
        b = _find(BLOCK_IDS, name, "knowledge")
        known = _mapping(value, f"knowledge of {name}")
        places = 0
        for place in _list(known.get("places"), f"places of {name}"):
            places |= 1 << _find(PLACE_IDS, place, f"places of {name}")
        knowledge.think(s, b, places)
        s.known[b] = _number(known.get("steps"), f"known steps of {name}", 1, STEPS[b])
        s.maybe[b] = _number(known.get("maybe", 0), f"maybe of {name}", 0, 99)
    for side in (0, 1):
        s.pending[side] = sum([s.known[b] - s.steps[b] for b in s.blocks(side) if s.loc[b] <= POOL])


# --- the step that is being played


def _read_stack(s: War, described: Mapping[str, object]) -> None:
    if "stack" in described:
        if "step" in described:
            raise BadPosition("a position has a 'stack' or a 'step', not both")
        for place, item in enumerate(_list(described["stack"], "stack")):
            s.push(_read_frame(_list(item, f"stack[{place}]"), place))
        if s.stack and s.stack[0][0] != numbers.WAR:
            raise BadPosition("the lowest step of a stack is the war")
        return
    name = described.get("step", "cards")
    who = _seat(described.get("who", SEATS[s.now[FIRST]]), "who")
    s.push([numbers.WAR])
    if name == "campaign":
        s.push([numbers.CAMPAIGN, 0])
        return
    if name == "political-turn":
        s.push([numbers.CAMPAIGN, 9])
        s.push([numbers.POLITICAL_TURN, 0])
        return
    s.push([numbers.CAMPAIGN, s.now[TURN] + 1])
    if name == "mulligan":
        s.stack[-1][1] = 1
        s.push([numbers.MULLIGAN, 0])
    elif name == "cards":
        s.push([numbers.GAME_TURN, 1])
        s.push([numbers.CARDS])
    elif name == "actions":
        _push_actions(s, described, who)
    elif name == "battles":
        s.push([numbers.GAME_TURN, 4])
        s.push([numbers.BATTLES])
    elif name == "battle":
        s.push([numbers.GAME_TURN, 4])
        s.push([numbers.BATTLES])
        if s.now[FIELD] < 0:
            raise BadPosition("step 'battle' needs 'battle' with its area")
        s.push([numbers.BATTLE, s.now[FIELD], 1 if s.now[ROUND] else 0])
        if s.now[ROUND]:
            s.push([numbers.BATTLE_ROUND, -1])
    elif name == "supply":
        s.push([numbers.GAME_TURN, 5])
        s.push([numbers.SUPPLY, 0])
    else:
        able = "campaign, mulligan, cards, actions, battles, battle, supply, political-turn"
        raise BadPosition(f"step {name!r} cannot be started by name; these can: {able}")


def _push_actions(s: War, described: Mapping[str, object], who: int) -> None:
    """The Action Phase of a house, under a card."""
    if "card" in described:
        s.chosen[who] = s.now[CARD] + 1
    for side in (0, 1):
        if not s.chosen[side]:
            s.chosen[side] = 1
    card = s.chosen[who] - 1
    s.now[CARD] = card
    if "ap" not in described:
        s.now[AP] = AP_OF[card]
    if card == TREASON:
        s.now[TREASON_SEAT] = who
    s.push([numbers.GAME_TURN, 2 if who == s.now[FIRST] else 3])
    if card == MUSTER:
        s.push([numbers.CHOOSE_MUSTER, who])
    elif card == PLAGUE:
        s.push([numbers.CHOOSE_PLAGUE, who])
    else:
        s.push([numbers.ACTIONS, who])


def _read_frame(item: list[object], place: int) -> list[int]:
    where = f"stack[{place}]"
    if len(item) != 2:
        raise BadPosition(f"{where} should be a step and what it holds")
    number = _find([step.name for step in _steps], item[0], where)
    step = _steps[number]
    held = _mapping(item[1], where)
    frame = [number]
    for spec in step.holds:
        name, _, kind = spec.partition(":")
        value = held.get(name)
        label = f"{where} {name}"
        if kind == "block":
            frame.append(-1 if value is None else _find(BLOCK_IDS, value, label))
        elif kind == "area":
            frame.append(_find(AREA_IDS, value, label))
        elif kind == "seat":
            frame.append(_seat(value, label))
        else:
            frame.append(_number(value, label, -99, 1 << 20))
    return frame
