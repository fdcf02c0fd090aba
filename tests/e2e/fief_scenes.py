"""Positions of Fief England in which every window of the court is open for the first seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.games.fief_england.support import act, code, legal, play, position, units

import banneret
from banneret.core.game import Game
from banneret.games.fief_england import state as st
from banneret.games.fief_england.board import NOBLE_IDS

#: Outcomes for whatever is drawn or rolled on the way to a scene.
LOTS = [0] * 60


def n(name: str) -> int:
    """The number of a noble."""
    return NOBLE_IDS.index(name)


PEOPLE: dict[str, Any] = {
    "family": {
        "henri": "red",
        "lucia": "red",
        "hugh": "blue",
        "anabel": "blue",
        "thomas": "green",
        "estrid": "green",
        "edmund": "yellow",
        "philippa": "yellow",
    },
    "at": {
        "henri": "bristol",
        "lucia": "bristol",
        "hugh": "york",
        "anabel": "york",
        "thomas": "cardiff",
        "estrid": "cardiff",
        "edmund": "norwich",
        "philippa": "norwich",
    },
}
TROOPS: dict[str, Any] = {
    **units("red", "bristol", soldier=3, archer=2, knight=2),
    **units("blue", "york", soldier=4, archer=1, knight=1),
    **units("green", "cardiff", soldier=2, knight=2),
    **units("yellow", "norwich", soldier=3, archer=2),
}
HELD: dict[str, Any] = {
    "hold": {"bristol": "red", "york": "blue", "cardiff": "green", "norwich": "yellow"},
    "building": {"bristol": 1, "york": 1, "cardiff": 1, "norwich": 1},
    "mill": {"bristol": 1, "york": 1},
    "money": [12, 9, 7, 8],
}
LORDS: dict[str, Any] = {
    "lord": {"south-west": "henri", "wales": "thomas", "marches": "hugh"},
    "see": {"canterbury": "edmund"},
}


def three(found: Mapping[str, Any]) -> dict[str, Any]:
    """The same without the fourth family."""
    kept: dict[str, Any] = {}
    for key, value in found.items():
        if "yellow" in key:
            continue
        if isinstance(value, Mapping):
            away = {"edmund", "philippa", "norwich"}
            kept[key] = {k: v for k, v in value.items() if k not in away and v not in ("yellow", "edmund")}
        else:
            kept[key] = value[:3] if isinstance(value, list) else value
    return kept


def laid_out(*parts: Mapping[str, Any], stage: int = 0, seats: int = 4, **more: Any) -> Game:
    """A game with everybody at home."""
    own = (PEOPLE, TROOPS, HELD, *parts)
    told = position(*(own if seats == 4 else [three(part) for part in own]), seats=seats, **more)
    if stage:
        told["stack"] = [["rounds", {"stage": stage}]]
    return play(told, LOTS)


def at_war(edition: str = "es-2024", **more: Any) -> Game:
    """Red stands before York, its strongest troops with it; phase 7."""
    return laid_out(
        {"at": {"henri": "york"}},
        units("red", "york", soldier=4, archer=3, knight=3),
        units("red", "bristol", soldier=1, archer=0, knight=0),
        phase=7,
        edition=edition,
        **more,
    )


def wedding(seats: int = 4, edition: str = "es-2024") -> Game:
    return laid_out(LORDS, stage=1, phase=1, round=3, seats=seats, edition=edition)


def election(edition: str = "es-2024", **more: Any) -> Game:
    return laid_out(LORDS, stage=2, phase=1, round=3, edition=edition, **more)


def parliament(edition: str = "es-2024") -> Game:
    return laid_out(LORDS, stage=3, phase=1, round=3, edition=edition, now={st.KING: n("henri")})


def buying(edition: str = "es-2024", **more: Any) -> Game:
    return laid_out(phase=4, edition=edition, **more)


def bargain() -> Game:
    game = laid_out(
        {"at": {"hugh": "bristol"}, "hold": {"oxford": "red"}},
        units("red", "oxford", soldier=1),
        phase=4,
        relic={"grail": st.CARRIED + n("henri")},
    )
    return act(game, "bargain blue", "give-ware relic-grail")


def voted() -> Game:
    """The Royal Tax has passed: the sovereign shares it."""
    game = act(parliament(), "yes")
    for seat in range(4):
        game.apply(seat, code(game, "pro"))
    return act(game, "share yellow+3")


def answer() -> Game:
    """Blue offers Red a bargain."""
    game = laid_out(
        {"at": {"hugh": "bristol"}},
        phase=4,
        now={st.FIRST: 1, st.ACTIVE: 1},
        relic={"grail": st.CARRIED + n("hugh")},
    )
    return act(game, "bargain red", "give-ware relic-grail", "want-money 5", "offer")


def arrival() -> Game:
    """Blue has ridden into Bristol, and Red is asked whether it plays something."""
    game = laid_out(
        {"at": {"hugh": "cardiff"}},
        phase=5,
        now={st.FIRST: 1, st.ACTIVE: 1},
        hand={"red+ambush": 1, "red+tax": 1},
    )
    return act(game, "lead hugh", "road bristol", "yes")


def losses() -> Game:
    """A battle in which Red has been hit."""
    told = at_war().describe_position()
    game = play({"game": "fief-england", **told}, [5] * 12 + LOTS)
    act(game, "attack york+blue")
    seen: Any = game
    while seen.view(0)["prompt"]["key"] not in ("losses", "stopping"):
        act(game, next(w for w in legal(game) if w in ("pass", "at-troops", "stand-aside", "fight-on")))
    return game


SCENES = {
    "wedding-three": lambda: wedding(3),
    "wedding": wedding,
    "nominate": election,
    "vote": lambda: act(election(), "nominate henri", "nominate hugh", "nobody", "nobody"),
    "parliament": parliament,
    "tax-vote": lambda: act(parliament(), "yes"),
    "buy": buying,
    "bargain": bargain,
    "pigeon": lambda: act(buying(hand={"red+tax": 1, "red+ambush": 1}), "pigeon blue"),
    "battles": at_war,
    "ransom": lambda: laid_out(
        {"at": {"lucia": "york"}},
        LORDS,
        phase=4,
        by={"lucia": n("hugh")},
        options={"ransom-mandatory": False},
    ),
    "draw": lambda: laid_out(phase=2),
    "royal-tax": voted,
    "answer": answer,
    "any-time": arrival,
    "losses": losses,
}


def court_of_three(seed: str = "x") -> Game:
    """Round 3 of three families: Red and Blue share two cities, invaders are on their way to Wales."""
    told = position(
        {
            "family": {
                "henri": "red",
                "lucia": "red",
                "hugh": "blue",
                "anabel": "blue",
                "thomas": "green",
                "edmund": "green",
            },
            "at": {
                "henri": "bristol",
                "lucia": "oxford",
                "hugh": "bristol",
                "anabel": "oxford",
                "thomas": "cardiff",
                "edmund": "london",
            },
        },
        units("red", "bristol", soldier=2, knight=3),
        units("red", "plymouth", soldier=1),
        units("red", "exeter", soldier=1),
        units("red", "oxford", soldier=4, archer=1, knight=1),
        units("blue", "oxford", soldier=3, archer=1),
        units("green", "cardiff", soldier=1),
        units("green", "london", soldier=3),
        seats=3,
        round=3,
        phase=1,
        lord={"marches": "henri", "wales": "thomas", "north": "hugh"},
        see={"canterbury": "edmund"},
        hold={
            "bristol": "red",
            "plymouth": "red",
            "exeter": "red",
            "oxford": "blue",
            "cardiff": "green",
            "london": "green",
        },
        building={"bristol": 1, "oxford": 1},
        money=[14, 9, 6],
        hand={"blue+ambush": 1, "green+assassination": 1},
        relic={"grail": st.CARRIED + n("henri")},
        disaster=[0, 0, 0, 0, 0, 0, 0, 1] + [0] * 16,
        stack=[["rounds", {"stage": 1}]],
    )
    del told["game"]
    return banneret.setup("fief-england", told, seed=seed)


def bride_and_groom(edition: str) -> Game:
    """Round 5 of four families: together Red and Blue would have the points for an alliance."""
    told = position(
        PEOPLE,
        TROOPS,
        HELD,
        round=5,
        phase=1,
        edition=edition,
        lord={
            "south-west": "henri",
            "wales": "lucia",
            "marches": "hugh",
            "north": "anabel",
            "midlands": "edmund",
        },
        stack=[["rounds", {"stage": 1}]],
    )
    del told["game"]
    return banneret.setup("fief-england", told, seed="bride and groom")
