"""MIL (1049) in a terminal: the turn, the spheres space by space, the free lands, the families."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from banneret.cli.boards.plain import Board, View
from banneret.cli.words import Words

#: What lies on a space.
_TOKENS: Final = {"empty": "·", "white": "○", "black": "●"}
_MARKER: Final = "▲"


class Mil1049Board(Board):
    """The board of MIL (1049)."""

    def show(self, view: View, say: Words) -> list[str]:
        """The whole board."""
        board = view["board"]
        lines = [
            say(
                "mil-turn",
                turn=board["turn"],
                turns=board["turns"],
                phase=say.thing("phase", board["phase"]),
                start=say.thing("seat", board["start"]),
            ),
            "",
        ]
        for sphere, told in board["spheres"].items():
            lines.append(f"{say.thing('sphere', sphere)}: {_sphere(told, say)}")
        for pile in board["piles"]:
            if pile["top"]:
                top = say.thing("tile", pile["top"])
                lines.append(say("mil-pile", top=top, defence=pile["defence"], lands=pile["lands"]))
        for seat, family in board["families"].items():
            lines += ["", *_family(seat, family, say)]
        if "own" in board:
            own = board["own"]
            lines += ["", say("mil-own", cubes=_cubes(own["cubes"], say))]
            if own["hand"]:
                lines.append(say("mil-hand", cubes=_cubes(own["hand"], say)))
        return [*lines, *_on_the_table(board, say)]

    def focus(self, view: View, say: Words) -> list[str]:
        """What lies on the table: a bid, an offer, cubes to choose from."""
        return _on_the_table(view["board"], say)


def _cubes(cubes: Mapping[str, int], say: Words) -> str:
    return ", ".join(f"{count} {say.thing('resource', name)}" for name, count in cubes.items()) or "–"


def _sphere(told: Mapping[str, Any], say: Words) -> str:
    if not told["limited"]:
        return ", ".join(say.thing("knight", knight) for knight in told["knights"]) or "–"
    spaces = []
    for space in told["spaces"]:
        sign = _TOKENS.get(space["token"], _MARKER)
        if sign == _MARKER:
            sign += say.thing("token", space["token"])
        spaces.append(f"{sign} {say.thing('knight', space['knight'])}" if space["knight"] else sign)
    return " | ".join(spaces)


def _family(seat: str, family: Mapping[str, Any], say: Words) -> list[str]:
    lines = [
        "# "
        + say(
            "mil-family",
            who=say.thing("seat", seat),
            score=family["score"],
            women=family["women"],
            privileges=family["privileges"],
        )
    ]
    for row, knight in family["knights"].items():
        if knight is None:
            continue
        parts = [say("mil-soldiers", number=knight["soldiers"])]
        if knight["castle"]:
            parts.append(say("mil-castle"))
        if knight["heir"]:
            parts.append(say("mil-heir"))
        if knight["starves"]:
            parts.append(say("mil-starves"))
        if knight["protected"]:
            parts.append(say("mil-protected"))
        parts += [say.thing("tile", tile) for tile in knight["lands"]]
        if knight["age"]:
            parts.append(say("mil-age", number=knight["age"]))
        if knight["lord"]:
            parts.append(say("mil-vassal", lord=say.thing("seat", knight["lord"])))
        if knight["place"]:
            parts.append(say.thing("place", knight["place"]))
        lines.append(f"  {say.thing('row', row)}: {', '.join(parts)}")
    bounds = [
        f"{low if low == high else f'{low}–{high}'} {say.thing('resource', name)}"
        for name, (low, high) in family["cubes"].items()
        if high
    ]
    lines.append("  " + say("mil-known", cubes=", ".join(bounds) or "–"))
    return lines


def _on_the_table(board: Mapping[str, Any], say: Words) -> list[str]:
    lines: list[str] = []
    auction = board["auction"]
    if auction and auction["bidder"]:
        who = say.thing("seat", auction["bidder"])
        lines.append(say("mil-bid", who=who, cubes=_cubes(auction["best"], say)))
    if board["offer"]:
        lines.append(say("mil-offer", cubes=_cubes(board["offer"]["bundle"], say)))
    if board["pool"]:
        lines.append(say("mil-pool", cubes=_cubes(board["pool"], say)))
    return lines


BOARD: Final = Mil1049Board()
