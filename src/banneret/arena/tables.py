"""A contest for people: as plain text, or as tables in Markdown."""

from __future__ import annotations

import math
from typing import Any

from banneret.arena.stats import elo


def percent(share: float) -> str:
    return f"{100.0 * share:.1f} %"


def interval(low: float, high: float) -> str:
    return f"{100.0 * low:.1f}–{100.0 * high:.1f} %"


def _elo(share: float) -> str:
    value = elo(share)
    return f"{value:+.0f}" if math.isfinite(value) else ("+∞" if value > 0 else "−∞")


def rows_of(told: dict[str, Any]) -> tuple[list[str], list[list[str]]]:
    """The standings as a table: its head and its rows."""
    head = [
        "bot",
        "games",
        "wins",
        "share",
        "95 % interval",
        "× fair share",
        "by seat",
        "ms a choice",
        "faults",
    ]
    found = []
    for standing in told["standings"]:
        by_seat = " / ".join(f"{seat['wins']:g} of {seat['games']}" for seat in standing["by_seat"])
        faults = ", ".join(f"{reason} {count}" for reason, count in standing["faults"].items()) or "–"
        found.append(
            [
                standing["bot"],
                str(standing["games"]),
                f"{standing['wins']:g}",
                percent(standing["share"]),
                interval(standing["low"], standing["high"]),
                f"{standing['of_fair_share']:.2f}",
                by_seat,
                f"{standing['ms_a_choice']:g}",
                faults,
            ]
        )
    return head, found


def pair_rows(told: dict[str, Any]) -> tuple[list[str], list[list[str]]]:
    """The pairs as a table."""
    head = ["bot", "against", "games", "share", "95 % interval", "Elo"]
    found = [
        [
            pair["one"],
            pair["two"],
            str(pair["games"]),
            percent(pair["share"]),
            interval(pair["low"], pair["high"]),
            _elo(pair["share"]),
        ]
        for pair in told["pairs"]
    ]
    return head, found


def rating_rows(told: dict[str, Any]) -> tuple[list[str], list[list[str]]]:
    """The ratings as a table."""
    head = ["bot", "rating", "±"]
    return head, [
        [each["bot"], f"{each['mu']:.2f}", f"{each['sigma']:.2f}"] for each in told.get("ratings", [])
    ]


def title(told: dict[str, Any]) -> str:
    options = ", ".join(f"{name} {value}" for name, value in told["options"].items())
    return (
        f"{told['game']}, {told['seats']} seats ({options}), {told['games']} games, seed {told['seed']}"
        f"{', seats turned' if told['swap'] else ''}"
    )


def text(told: dict[str, Any]) -> list[str]:
    """Lines for a terminal."""
    lines = [title(told)]
    for head, rows in _tables(told):
        widths = [max(len(row[place]) for row in [head, *rows]) for place in range(len(head))]
        lines.append("")
        for row in [head, *rows]:
            cells = [cell.ljust(width) for cell, width in zip(row, widths, strict=True)]
            lines.append("  ".join(cells).rstrip())
    return lines


def markdown(told: dict[str, Any], command: str) -> list[str]:
    """Tables for docs/strength.md, with the command that makes them."""
    lines = [f"### {title(told)}", "", f"`{command}`"]
    for head, rows in _tables(told):
        lines += ["", "| " + " | ".join(head) + " |", "| " + " | ".join(["---"] * len(head)) + " |"]
        lines += ["| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |" for row in rows]
    return lines


def _tables(told: dict[str, Any]) -> list[tuple[list[str], list[list[str]]]]:
    found = [rows_of(told), pair_rows(told), rating_rows(told)]
    return [(head, rows) for head, rows in found if rows]
