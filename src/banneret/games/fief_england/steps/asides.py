"""What a seat may do beside the turn: standing orders about being asked (FE-2.6-e), asking to be heard."""

from __future__ import annotations

from banneret.core.choice import choice, noun_of, verb_of
from banneret.games.fief_england.state import TOPICS, Fief
from banneret.games.fief_england.steps import hearing
from banneret.games.fief_england.words.cards import DEMAND_IDS, TOPIC_IDS
from banneret.games.fief_england.words.land import ORDER


def choices(s: Fief, seat: int) -> list[int]:
    """Every standing order that would change something, and asking to be heard."""
    found: list[int] = []
    hearing.add(s, seat, found)
    for topic in range(len(TOPIC_IDS)):
        for demand in range(len(DEMAND_IDS)):
            if s.order[seat * TOPICS + topic] != demand:
                found.append(choice(ORDER, topic * len(DEMAND_IDS) + demand))
    return found


def forbid(s: Fief, seat: int, c: int) -> str:
    """Only what is on the list."""
    if hearing.is_hail(c):
        return hearing.rule(s, seat, c)
    if verb_of(c) != ORDER:
        return "FE-2.6-e"
    topic, demand = divmod(noun_of(c), len(DEMAND_IDS))
    return "FE-2.6-e" if s.order[seat * TOPICS + topic] == demand else ""


def detail(s: Fief, seat: int, c: int) -> tuple[str, tuple[int, ...]]:
    """What says more about a refusal."""
    if hearing.is_hail(c) and s.seat(noun_of(c)) == seat:
        return "hails-spent", (hearing.MOST_HAILS,)
    return "", ()


def apply(s: Fief, seat: int, c: int) -> None:
    """The order stands until another is given."""
    if hearing.is_hail(c):
        hearing.hail(s, c)
        return
    topic, demand = divmod(noun_of(c), len(DEMAND_IDS))
    s.order[seat * TOPICS + topic] = demand
