"""All steps at their numbers."""

from __future__ import annotations

from banneret.core.step import Step
from banneret.games.fief_england.state import Fief
from banneret.games.fief_england.steps import (
    bandits,
    bargains,
    battles,
    captives,
    consent,
    disasters,
    draws,
    election,
    honours,
    income,
    inheritance,
    interrupts,
    invaders,
    losses,
    marriages,
    melee,
    missiles,
    moves,
    numbers,
    offices,
    orphans,
    parliament,
    pillage,
    plays,
    pleas,
    plots,
    post,
    purchases,
    ransoms,
    retreating,
    rolling,
    rounds,
    setting_up,
    sickness,
    sieges,
    spoils,
    stopping,
    uprising,
    victory,
)
from banneret.games.fief_england.steps.pending import Pending


def all_steps() -> list[Step[Fief]]:
    """The steps at their numbers; each chapter gives its own."""
    found: list[Step[Fief]] = [Pending() for _ in range(numbers.STEPS)]
    for chapter in (
        rounds.steps(),
        setting_up.steps(),
        consent.steps(),
        income.steps(),
        purchases.steps(),
        moves.steps(),
        bandits.steps(),
        inheritance.steps(),
        offices.steps(),
        marriages.steps(),
        election.steps(),
        parliament.steps(),
        honours.steps(),
        orphans.steps(),
        pleas.steps(),
        battles.steps(),
        missiles.steps(),
        melee.steps(),
        rolling.steps(),
        retreating.steps(),
        losses.steps(),
        stopping.steps(),
        spoils.steps(),
        captives.steps(),
        sieges.steps(),
        pillage.steps(),
        ransoms.steps(),
        invaders.steps(),
        disasters.steps(),
        draws.steps(),
        interrupts.steps(),
        plays.steps(),
        plots.steps(),
        sickness.steps(),
        uprising.steps(),
        bargains.steps(),
        post.steps(),
        victory.steps(),
    ):
        for number, step in chapter.items():
            found[number] = step
    return found
