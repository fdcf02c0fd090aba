"""1.0 and 8.0: the rounds and their phases, whose turn it is, the end of a round."""

from __future__ import annotations

from typing import Final

from banneret.core.game import ALL
from banneret.core.step import GO, Step
from banneret.games.fief_england.board import (
    CITIES,
    CROSSBOWMEN,
    DISASTER_KINDS,
    FAMILIES,
    FRENCH,
    INVASION,
    NOBLES,
    PLACES,
    PLAGUE,
    REGIONS,
    SERVANTS,
    STORMS,
    TAX,
    UNITS,
)
from banneret.games.fief_england.options import (
    ROUND1_WAKEUP,
    ROUND1_WAKEUP_START_OF_ROUND2,
    TWO_PLAYER_FIRST,
    TWO_PLAYER_FIRST_OPPONENT_EACH_ROUND,
)
from banneret.games.fief_england.state import (
    ACTIVE,
    ACTIVE_CARD,
    BATTLES,
    CARD_PHASE,
    DORMANT,
    END,
    FIRST,
    GARTERS_GIVEN,
    GIVEN_RELICS,
    GRANTS,
    GUIDED,
    HAILS,
    HEAR_YE,
    INCOME,
    LETTER,
    MOVEMENT,
    NO_TRAIN,
    NOT_TIRED,
    PASSED_TITLES,
    PHASE,
    PURCHASES,
    REBELLION,
    ROUND,
    STIR,
    SUMMONED,
    TOWERS,
    TRADED,
    Fief,
)
from banneret.games.fief_england.state import (
    INVASION as INVASION_PHASE,
)
from banneret.games.fief_england.steps import hearing, numbers
from banneret.games.fief_england.steps.windows import window
from banneret.games.fief_england.words.land import L_FIRST, L_PHASE, L_ROUND


class Rounds(Step[Fief]):
    """FE-1.0-b to FE-1.0-g: the phases of a round one after the other, round after round.

    ``stage`` counts the parts of a round; each pushes the steps that carry it out.
    """

    name = "rounds"
    rule = "FE-1.0-c"
    holds = ("stage:n",)

    def run(self, s: Fief, f: list[int]) -> int:
        if s.now[STIR]:
            s.push([numbers.MIND])
            return GO
        stage = f[1]
        f[1] = stage + 1
        phase = -1
        if stage == 0:
            s.tell(L_ROUND, ALL, s.now[ROUND])
            if s.now[ROUND] == 2 and s.opt[ROUND1_WAKEUP] == ROUND1_WAKEUP_START_OF_ROUND2:
                # FE-IT5.3-a: dormant Disasters strike before phase 1.
                s.push([numbers.STRIKE, 0, 0, 0])
        elif stage <= 3:
            # FE-1.0-e: no phase 1 in round 1. FE-1.0-f: marriages, election, Parliament.
            if s.now[ROUND] > 1:
                if stage == 1:
                    phase = self._phase(s, HEAR_YE)
                s.now[LETTER] = stage - 1
                s.push([(numbers.MARRIAGES, numbers.ELECTION, numbers.PARLIAMENT)[stage - 1], 0, 0, 0])
        elif stage <= 7:
            if stage == 4:
                phase = self._phase(s, CARD_PHASE)
            s.now[LETTER] = stage - 4
            s.push([(numbers.DISCARDS, numbers.DRAWS, numbers.DISASTERS, numbers.PLAYS)[stage - 4], 0, 0, 0])
        elif stage == 8:
            phase = self._phase(s, INCOME)
            s.push([numbers.COLLECT, 0, 0])
        elif stage == 9:
            phase = self._phase(s, PURCHASES)
            s.placed[:] = [0] * len(s.placed)
            s.push([numbers.RANSOMS, 0, 0, 0])
        elif stage == 10:
            self.turns(s, numbers.BUY)
        elif stage == 11:
            phase = self._phase(s, MOVEMENT)
            start_of_movement(s)
            self.turns(s, numbers.MOVE)
        elif stage == 12:
            start_of_movement(s)
            phase = self._phase(s, INVASION_PHASE)
            s.push([numbers.INVADERS, 0, 0, 0])
        elif stage == 13:
            phase = self._phase(s, BATTLES)
            self.turns(s, numbers.BATTLE_TURN)
        elif stage == 14:
            s.push([numbers.PILLAGES, 0, 0, 0])
        elif stage == 15:
            phase = self._phase(s, END)
            s.push([numbers.VICTORY_CHECK])
        else:
            end_of_round(s)
            f[1] = 0
        if phase >= 0:
            # FE-2.6-c: whoever wants to be asked may play a card as a phase begins.
            window(s, phase - 1, s.now[FIRST], 0)
        return GO

    def _phase(self, s: Fief, phase: int) -> int:
        s.now[PHASE] = phase
        s.now[LETTER] = 0
        s.now[ACTIVE] = s.now[FIRST]
        for cell in (PASSED_TITLES, GIVEN_RELICS, TRADED):
            s.now[cell] = 0
        s.offers[:] = [0] * FAMILIES
        s.hailed[:] = [0] * FAMILIES
        s.tell(L_PHASE, ALL, phase)
        return phase

    def turns(self, s: Fief, step: int) -> None:
        """Every family in turn order carries a step out."""
        s.push([numbers.TURNS, step, 0, s.now[FIRST]])


class Turns(Step[Fief]):
    """FE-1.0-c: one family after the other; each gets a frame ``[step, family, 0, 0, 0]``."""

    name = "turns"
    rule = "FE-1.0-c"
    holds = ("step:n", "done:n", "first:family")

    def run(self, s: Fief, f: list[int]) -> int:
        if s.now[STIR]:
            s.push([numbers.MIND])
            return GO
        if s.now[HAILS]:
            hearing.hear(s)
            return GO
        if f[2] == s.families:
            s.pop()
            return GO
        g = s.in_turn(f[3])[f[2]]
        f[2] += 1
        s.now[ACTIVE] = g
        s.push([f[1], g, 0, 0, 0])
        return GO


_NOBODY: Final = [0] * NOBLES


def start_of_movement(s: Fief) -> None:
    """Everybody has his moves again."""
    s.moves[:] = _NOBODY
    s.way[:] = _NOBODY
    s.train[:] = NO_TRAIN
    s.tired[:] = NOT_TIRED


def end_of_round(s: Fief) -> None:
    """8.0: cards, markers, servants and crossbowmen go back; the round and the first player move on."""
    for region in range(REGIONS):
        kept = stormy(s, region)
        for kind in range(DISASTER_KINDS):
            state = s.disaster[region * DISASTER_KINDS + kind]
            # FE-2.4-h: dormant Disasters stay; FE-6.2-d: so does an Invasion that Storms kept from landing.
            if state == ACTIVE_CARD and not (kind == INVASION - PLAGUE and kept):
                s.disaster[region * DISASTER_KINDS + kind] = 0
                s.spent[PLAGUE + kind] += 1
        if s.tallage[region] >= 0:
            s.tallage[region] = -1
            s.tallager[region] = -1
            s.crown_tax[region] = 0
            s.spent[TAX] += 1
        s.blown[region] = 0
    for diocese in range(len(s.tithe)):
        if s.tithe[diocese] >= 0:
            s.tithe[diocese] = -1
            s.tither[diocese] = -1
            s.spent[TAX] += 1
    for servant in range(SERVANTS):
        s.used[servant] = 0
    for g in range(FAMILIES):
        s.treasure[g] = 0
        s.burgher_votes[g] = 0
    crossbowmen_home(s)
    # What was granted and promised was for this round.
    s.leave[:] = [0] * len(s.leave)
    s.vow[:] = [0] * len(s.vow)
    s.tried[:] = _NOBODY
    s.plagued[:] = _NOBODY
    s.preached[:] = _NOBODY
    for cell in (REBELLION, SUMMONED, GARTERS_GIVEN, GRANTS, TOWERS, GUIDED):
        s.now[cell] = 0
    for place in range(CITIES):
        # FE-5.0-q: whoever shares a city now need not ask to leave it next round.
        s.rest[place] = s.present[place]
    s.now[ROUND] += 1
    pass_first(s)
    s.tell(L_FIRST, ALL, s.now[FIRST])


def pass_first(s: Fief) -> None:
    """FE-8.0-e, FE-13.7-c, FE-IT27-a: the first-player marker goes to the left."""
    first = s.now[FIRST]
    if s.seats == 2 and s.opt[TWO_PLAYER_FIRST] == TWO_PLAYER_FIRST_OPPONENT_EACH_ROUND:
        s.now[FIRST] = 2 if first < 2 else 0
    else:
        s.now[FIRST] = (first + 1) % s.families


def stormy(s: Fief, region: int) -> bool:
    """Whether Storms lie on a region (FE-2.5-l)."""
    return s.disaster[region * DISASTER_KINDS + STORMS - PLAGUE] == ACTIVE_CARD


def crossbowmen_home(s: Fief) -> None:
    """FE-8.0-d: crossbowmen on the map return to their cards."""
    for card in (0, 1):
        out = CROSSBOWMEN - s.bows[card] - s.beaten[card]
        if not out:
            continue
        for g in range(s.families):
            for place in range(PLACES):
                here = s.troop[(g * PLACES + place) * UNITS + FRENCH + card]
                if here:
                    s.take(g, place, FRENCH + card, here)
                    s.bows[card] += here


def wake(s: Fief) -> bool:
    """Dormant Disasters become active; whether there were any."""
    woken = False
    for place in range(len(s.disaster)):
        if s.disaster[place] == DORMANT:
            s.disaster[place] = ACTIVE_CARD
            woken = True
    return woken


def steps() -> dict[int, Step[Fief]]:
    """The steps of this chapter."""
    return {numbers.ROUNDS: Rounds(), numbers.TURNS: Turns()}
