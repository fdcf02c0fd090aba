"""4.0 and the short scenarios: how a war begins, and what the players may agree on."""

from __future__ import annotations

from banneret.games.richard3 import knowledge
from banneret.games.richard3.board import (
    ASIDE,
    BLOCKS,
    CARDS,
    COLOUR,
    COUNT_OF,
    DEAD,
    OTHER,
    SCENARIO_NAMES,
    SCENARIOS,
    STEPS,
    Scenario,
)
from banneret.games.richard3.state import (
    ATTACKER,
    CAMPAIGN,
    FIELD,
    KING,
    KING_SIDE,
    LAST_CAMPAIGN,
    PRETENDER,
    TREASON_SEAT,
    WINNER,
    War,
)
from banneret.games.richard3.steps import numbers as step


def scenario_of(s: War) -> Scenario:
    """The scenario that was agreed on (R3-4.0-b)."""
    return SCENARIOS[SCENARIO_NAMES[str(s.options["scenario"])]]


def blank(s: War) -> None:
    """A war before anything is on the map: the scenario's campaign and nobody anywhere."""
    scenario = scenario_of(s)
    s.now[CAMPAIGN] = scenario.first
    s.now[LAST_CAMPAIGN] = scenario.last
    s.now[KING_SIDE] = COLOUR[scenario.king]
    s.now[KING] = scenario.king
    s.now[PRETENDER] = scenario.pretender
    s.now[WINNER] = -1
    s.now[FIELD] = -1
    s.now[ATTACKER] = -1
    s.now[TREASON_SEAT] = -1
    for card in range(CARDS):
        s.deck[card] = COUNT_OF[card]
    for b in range(BLOCKS):
        s.loc[b] = DEAD
        s.steps[b] = STEPS[b]
        s.known[b] = STEPS[b]
    knowledge.all_located(s)


def deploy(s: War) -> None:
    """R3-4.1-a to R3-4.6-b, R3-S.1-a: blocks as the scenario lists them; the rest aside or dead."""
    places = scenario_of(s).place
    for b in range(BLOCKS):
        place = places[b]
        if place < 0:
            # R3-4.6-a: the version that is not used waits aside; without the other one it is dead.
            place = ASIDE if OTHER[b] >= 0 and places[OTHER[b]] >= 0 else DEAD
        s.loc[b] = place
    s.gather()
    knowledge.all_located(s)


def begin(s: War) -> None:
    """The scenario's set-up, ready for the first deal."""
    blank(s)
    deploy(s)
    s.push([step.WAR])
