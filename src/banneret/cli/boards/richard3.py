"""Richard III in a terminal: the throne, the cards, the map area by area, the battle."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from banneret.cli.boards.plain import Board, View
from banneret.cli.words import Words
from banneret.games.richard3.board import (
    AP_OF,
    AREA_IDS,
    BLOCK_IDS,
    BOMBARD,
    CARD_IDS,
    FIREPOWER,
    IS_EVENT,
    KIND,
    LETTER,
    LETTERS,
    LOYALTY,
    STEPS,
)

_SEATS: Final = ("lancaster", "york")
_BLOCK: Final = {name: number for number, name in enumerate(BLOCK_IDS)}
_CARD: Final = {name: number for number, name in enumerate(CARD_IDS)}
#: Signs behind a block that has moved, or was recruited and cannot.
_SIGNS: Final = ("", "*", "+")


class Richard3Board(Board):
    """The board of Richard III."""

    def show(self, view: View, say: Words) -> list[str]:
        """The whole board."""
        board = view["board"]
        lines = _throne(board, say)
        lines += _cards(view, say)
        lines += ["", "# " + say("r3-map")]
        lines += _map(view, say)
        lines += _off_map(view, say)
        if "battle" in board:
            lines += ["", *_battle(board, say)]
        return lines

    def focus(self, view: View, say: Words) -> list[str]:
        """The battle, while there is one."""
        board = view["board"]
        return _battle(board, say) if "battle" in board else []

    def note(self, view: View, kind: str, noun: str, say: Words) -> str:
        """Where a block stands and how strong it is; who is in an area; what a card is worth."""
        board = view["board"]
        if kind in {"block", "block+place"}:
            block = noun.partition("+")[0]
            fighter = board.get("battle", {}).get("field", {}).get(block)
            if fighter is not None:
                return f"{_rating(block, board['battle'])} {_steps(block, fighter[1])}"
            own = board["blocks"].get(block)
            if own is None:
                return ""
            place, steps, _moved = own
            strength = _rating(block) if place == "pool" else f"{_rating(block)} {_steps(block, steps)}"
            return (
                strength if kind != "block" or place == "pool" else f"{say.thing('place', place)}, {strength}"
            )
        if kind == "card":
            card = _CARD[noun]
            return say("r3-event", ap=AP_OF[card]) if IS_EVENT[card] else ""
        if kind == "area":
            return _crowd(view, noun, say)
        return ""


def _letter(block: str, fight_round: int) -> int:
    """The initiative of a block; the Bombard is A in Round 1 only (R3-6.2-e)."""
    number = _BLOCK[block]
    return 0 if KIND[number] == BOMBARD and fight_round == 1 else LETTER[number]


def _rating(block: str, battle: View | None = None) -> str:
    """A block's letter and firepower: as printed, or as they are in a battle, with its bonuses."""
    if battle is None:
        return f"{LETTERS[_letter(block, 0)]}{FIREPOWER[_BLOCK[block]]}"
    return f"{LETTERS[_letter(block, battle['round'])]}{battle['power'][block]}"


def _steps(block: str, steps: int) -> str:
    return "■" * steps + "□" * (STEPS[_BLOCK[block]] - steps)


def _crowd(view: View, area: str, say: Words) -> str:
    """Who is in an area, in a few words."""
    entry = view["board"]["areas"].get(area)
    if entry is None:
        return ""
    counts = [
        say("r3-few", seat=say.thing("seat", name), number=n)
        for name, n in zip(_SEATS, entry["n"], strict=True)
        if n
    ]
    return ", ".join(counts)


def _throne(board: View, say: Words) -> list[str]:
    other = _SEATS[1 - _SEATS.index(board["king_side"])]
    return [
        "# "
        + say("r3-campaign", campaign=board["campaign"], last=board["last_campaign"], turn=board["turn"]),
        say(
            "r3-throne",
            king=_block(board["king"], say),
            pretender=_block(board["pretender"], say),
            kingside=say.thing("seat", board["king_side"]),
            otherside=say.thing("seat", other),
        ),
    ]


def _block(name: str | None, say: Words) -> str:
    return say("r3-nobody") if name is None else say.thing("block", name)


def _cards(view: View, say: Words) -> list[str]:
    board = view["board"]
    lines: list[str] = []
    for side, name in enumerate(_SEATS):
        seat = say.thing("seat", name)
        played = _pack(board["played"][side], say)
        chosen = board["chosen"][side]
        now = ""
        if chosen is True:
            now = say("r3-hidden")
        elif chosen:
            now = say("r3-turned", card=say.thing("card", chosen))
        lines.append(
            say("r3-cards", seat=seat, number=board["cards_left"][side], played=played or "-", now=now)
        )
    if view["seat"] is not None:
        lines.append(say("r3-hand", cards=_pack(board["hand"], say) or "-"))
    if "ap" in board:
        active = ", ".join(say.thing("area", area) for area in board["active"])
        lines.append(
            say("r3-action", card=say.thing("card", board["card"]), ap=board["ap"], active=active or "-")
        )
    if "treason" in board:
        lines.append(say("r3-treason", seat=say.thing("seat", board["treason"])))
    return lines


def _pack(cards: Mapping[str, int], say: Words) -> str:
    return ", ".join(say.thing("card", card) + (f" ×{n}" if n > 1 else "") for card, n in cards.items())


def _map(view: View, say: Words) -> list[str]:
    """Each area with anybody in it: one's own blocks by name and steps, the others' in numbers."""
    board = view["board"]
    seat = view["seat"]
    here: dict[str, list[str]] = {}
    for block, (place, steps, moved) in board["blocks"].items():
        if place in board["areas"]:
            here.setdefault(place, []).append(f"{say.thing('block', block)} {steps}{_SIGNS[moved]}")
    areas = [area for area in AREA_IDS if area in board["areas"]]
    widest = max([len(say.thing("area", area)) for area in areas], default=0)
    lines: list[str] = []
    for area in areas:
        entry = board["areas"][area]
        parts = [", ".join(here[area])] if area in here else []
        for side, name in enumerate(_SEATS):
            if side != seat and entry["n"][side]:
                few = say("r3-few", seat=say.thing("seat", name), number=entry["n"][side])
                rebel = say("r3-rebel") if entry.get("rebel") and "rebel" not in board["blocks"] else ""
                parts.append(few + rebel)
        if "attacker" in entry and all(entry["n"]):
            parts.append(
                say(
                    "r3-attack",
                    seat=say.thing("seat", entry["attacker"]),
                    ways=_names("area", _ways(entry), say),
                )
            )
        lines.append(f"  {say.thing('area', area):<{widest}}  " + " | ".join(parts))
    if here:
        lines.append("  " + say("r3-signs"))
    return lines


def _ways(entry: View) -> list[str]:
    """The ways into a battle, the Main Attack first."""
    main = entry["main"]
    return [main, *(way for ways in entry["via"] for way in ways if way != main)]


def _names(kind: str, ids: Iterable[str], say: Words) -> str:
    return ", ".join(say("r3-sea") if name == "sea" else say.thing(kind, name) for name in dict.fromkeys(ids))


def _off_map(view: View, say: Words) -> list[str]:
    """Pools and all that lies in the open."""
    board = view["board"]
    lines = [""]
    for side, name in enumerate(_SEATS):
        seat = say.thing("seat", name)
        own = [block for block, (place, _steps, _moved) in board["blocks"].items() if place == "pool"]
        blocks = _names("block", own, say) if side == view["seat"] else ""
        lines.append(
            say(
                "r3-pool",
                seat=seat,
                number=board["pool"][side],
                known="yes" if blocks else "no",
                blocks=blocks,
            )
        )
    for place in ("down", "minors", "prison", "dead"):
        if board[place]:
            lines.append(say(f"r3-{place}", blocks=_names("block", board[place], say)))
    return lines


def _battle(board: View, say: Words) -> list[str]:
    """The field in the order of the Battle Turns: by letter, the defender first."""
    battle = board["battle"]
    lines = [
        "# "
        + say(
            "r3-battle",
            area=say.thing("area", battle["area"]),
            number=battle["round"],
            attacker=say.thing("seat", battle["attacker"]),
        )
    ]
    field = sorted(
        battle["field"].items(),
        key=lambda item: (_letter(item[0], battle["round"]), item[1][0] == battle["attacker"]),
    )
    seats = [say.thing("seat", name) for name in _SEATS]
    widest = max(len(seat) for seat in seats)
    broadest = max([len(say.thing("block", block)) for block, _ in field], default=0)
    for block, (owner, steps, done) in field:
        name = say.thing("block", block)
        parts = [
            f"{seats[_SEATS.index(owner)]:<{widest}}",
            _rating(block, battle),
            f"{name:<{broadest}}",
        ]
        parts.append(_steps(block, steps))
        loyalty = LOYALTY[_BLOCK[block]]
        if loyalty:
            parts.append(say("r3-loyalty", number=loyalty))
        if done:
            parts.append(say("r3-done"))
        lines.append("  " + "  ".join(parts))
    reserves = battle["reserves"]
    if any(reserves):
        lines.append(
            "  " + say("r3-reserves", one=f"{seats[0]} {reserves[0]}", two=f"{seats[1]} {reserves[1]}")
        )
    if battle["rolled"]:
        lines.append("  " + say("r3-rolled", roles=_names("role", battle["rolled"], say)))
    return lines


BOARD: Final = Richard3Board()
