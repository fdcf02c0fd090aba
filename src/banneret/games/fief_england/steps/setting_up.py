"""Preparation: everything before the first round (Prep 1 to 15, 2 of it-2024, 13.6, 13.7)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from banneret.core.chance import ask_chance
from banneret.core.choice import choice, noun_of, verb_of
from banneret.core.game import ALL
from banneret.core.rules import Rules
from banneret.core.step import ASK, GO, Step
from banneret.games.fief_england import purse
from banneret.games.fief_england.board import (
    ABBESS,
    CARDS,
    CITIES,
    CITIES_OF,
    COUNT_OF,
    COUNTERS,
    DISASTER,
    DISASTER_KINDS,
    HARVEST,
    INSIDE,
    MEN,
    MERCENARY,
    NOBLES,
    OUTSIDE,
    PLACES,
    PRELATE,
    REGION,
    REGIONS,
    REMOVED,
    SERVANTS,
    START_MONEY,
    START_UNITS,
    STRONGHOLD,
    SWORD_CITY,
    TAX,
    UNITS,
    WEATHER,
)
from banneret.games.fief_england.options import (
    RANDOM_SETUP,
    RANDOM_START,
    RANDOM_START_REGION_AND_CITY,
    SETUP_ORDER,
    SETUP_ORDER_CLOCKWISE_FIRST_PLAYER_FIRST,
    SETUP_SERVANTS,
    SETUP_SERVANTS_DRAW2_ONE_EACH_NOBLE,
    resolved,
)
from banneret.games.fief_england.state import (
    ACTIVE,
    ANSWER,
    ASKED,
    CARD_PHASE,
    CLOCK,
    COINAGE,
    ENDING,
    FIELD,
    FIRST,
    HERALD,
    IN_DECK,
    KING,
    PHASE,
    PRINCE,
    QUEEN,
    ROUND,
    STIR,
    SWORD_BY,
    SWORD_CITY_NOW,
    TOPIC,
    VP_RELIC,
    Fief,
)
from banneret.games.fief_england.steps import numbers
from banneret.games.fief_england.steps.asking import Asking
from banneret.games.fief_england.words.land import L_D6, L_FIRST, L_FOUNDER, L_SERVES, L_STARTS, SERVE, START


def blank(s: Fief) -> None:
    """A game before anything is drawn: all supplies full, nobody anywhere."""
    s.opt[:] = resolved(s.options)
    for cell in (KING, QUEEN, PRINCE, SWORD_CITY_NOW, SWORD_BY, VP_RELIC, ENDING, ASKED, TOPIC, HERALD):
        s.now[cell] = -1
    s.now[ANSWER] = 0
    s.now[ROUND] = 1
    s.now[PHASE] = CARD_PHASE
    s.fight[FIELD] = -1
    for g in range(s.families):
        s.stock[g * UNITS : (g + 1) * UNITS] = COUNTERS
    for card in range(CARDS):
        s.deck[card] = COUNT_OF[card]
    purses = START_MONEY * s.families // s.seats
    for seat in range(s.seats):
        purse.gain(s, seat, purses)


def begin(s: Fief) -> None:
    """Pushes the whole preparation over the first round."""
    blank(s)
    s.push([numbers.ROUNDS, 0])
    s.push([numbers.SETUP, 0, 0])


def draw(row: list[int], start: int, k: int) -> int:
    """Takes the k-th of all things that are left in a row of counts, and says of which kind it was."""
    kind = start
    while k >= row[kind]:
        k -= row[kind]
        kind += 1
    row[kind] -= 1
    return kind


class Setup(Step[Fief]):
    """First player, founding nobles, nobles that leave the game unseen, Excalibur, servants, cities."""

    name = "setup"
    rule = "FE-PREP14-a"
    holds = ("stage:n", "done:n")

    def run(self, s: Fief, f: list[int]) -> int:
        stage = f[1]
        done = f[2]
        if stage == 0:
            # FE-PREP14-a, FE-IT2-b, FE-13.7-h: by lot, with two players between the two.
            return ask_chance(numbers.BY_FAMILY, s.seats)
        if stage == 1:
            # FE-PREP7-b: a man and a woman for each family, drawn apart.
            if done < 2 * s.families:
                return ask_chance(numbers.BY_NOBLE, MEN - done // 2)
        elif stage == 2:
            # FE-PREP7-a: three of each leave the game, and nobody sees which.
            if done < 2 * REMOVED:
                return ask_chance(numbers.BY_NOBLE, MEN - s.families - done // 2)
        elif stage == 3:
            if done == 0:
                return ask_chance(numbers.BY_D6, 6)
        elif stage == 4:
            order = s.turn_order()
            if s.opt[SETUP_ORDER] == SETUP_ORDER_CLOCKWISE_FIRST_PLAYER_FIRST:
                # The last frame pushed is the first carried out.
                order.reverse()
            s.pop()
            for g in order:
                s.push([numbers.START_REGION if s.opt[RANDOM_SETUP] else numbers.START_CITY, g, -1])
            for g in reversed(s.turn_order()):
                s.push([numbers.SETUP_SERVANTS, g, -1, -1])
            return GO
        f[1] += 1
        f[2] = 0
        return GO

    def outcome(self, s: Fief, f: list[int], k: int) -> None:
        stage = f[1]
        done = f[2]
        f[2] += 1
        if stage == 0:
            s.now[FIRST] = k * 2 if s.seats == 2 else k
            s.now[ACTIVE] = s.now[FIRST]
            s.tell(L_FIRST, ALL, s.now[FIRST])
            f[1:] = [1, 0]
        elif stage == 1:
            # Even draws are men, odd ones women.
            n = draw(s.deck, 0 if done % 2 == 0 else MEN, k)
            g = done // 2
            s.family[n] = g
            s.tell(L_FOUNDER, ALL, g, n)
        elif stage == 2:
            n = draw(s.deck, 0 if done % 2 == 0 else MEN, k)
            s.aside[n] = 1
        else:
            s.now[SWORD_CITY_NOW] = SWORD_CITY[k]
            s.tell(L_D6, ALL, k + 1)


class SetupServants(Asking):
    """FE-PREP10-a, FE-IT2-a: two servants, one for each founder; or one, for either of them."""

    name = "setup-servants"
    rule = "FE-PREP10-a"
    holds = ("who:family", "one:servant", "two:servant")

    def go_on(self, s: Fief, f: list[int]) -> int:
        both = s.opt[SETUP_SERVANTS] == SETUP_SERVANTS_DRAW2_ONE_EACH_NOBLE
        if f[2] < 0 or (both and f[3] < 0):
            left = sum([s.servant[v] == IN_DECK and v != f[2] for v in range(SERVANTS)])
            return ask_chance(numbers.BY_SERVANT, left)
        return ASK

    def outcome(self, s: Fief, f: list[int], k: int) -> None:
        left = [v for v in range(SERVANTS) if s.servant[v] == IN_DECK and v != f[2]]
        f[3 if f[2] >= 0 else 2] = left[k]

    def options(self, s: Fief, f: list[int], g: int) -> list[int]:
        return [choice(SERVE, n * SERVANTS + f[2]) for n in s.nobles_of(g)]

    def refuse(self, s: Fief, f: list[int], g: int, c: int) -> str:
        rule = self.rule if s.opt[SETUP_SERVANTS] == SETUP_SERVANTS_DRAW2_ONE_EACH_NOBLE else "FE-IT2-a"
        if verb_of(c) != SERVE:
            return rule
        n, v = divmod(noun_of(c), SERVANTS)
        return "" if v == f[2] and s.family[n] == g else rule

    def act(self, s: Fief, f: list[int], g: int, c: int) -> None:
        n = noun_of(c) // SERVANTS
        self._serve(s, f[2], n)
        if f[3] >= 0:
            self._serve(s, f[3], next(m for m in s.nobles_of(g) if m != n))
        s.pop()

    def _serve(self, s: Fief, v: int, n: int) -> None:
        s.serve(v, n)
        s.tell(L_SERVES, ALL, v, n)


class StartRegion(Step[Fief]):
    """FE-13.6-a, FE-IT23-a: a D6 for the region, rerolled if taken; in it-2024 another for the city."""

    name = "start-region"
    rule = "FE-13.6-a"
    holds = ("who:family", "region:region")

    def run(self, s: Fief, f: list[int]) -> int:
        if f[2] < 0:
            return ask_chance(numbers.BY_D6, 6)
        if s.opt[RANDOM_START] == RANDOM_START_REGION_AND_CITY:
            return ask_chance(numbers.BY_LOT, len(CITIES_OF[f[2]]))
        g, region = f[1], f[2]
        s.pop()
        s.push([numbers.START_CITY, g, region])
        return GO

    def outcome(self, s: Fief, f: list[int], k: int) -> None:
        if f[2] < 0:
            s.tell(L_D6, ALL, k + 1)
            if not any([s.hold[c] >= 0 for c in CITIES_OF[k]]):
                f[2] = k
        else:
            found(s, f[1], CITIES_OF[f[2]][k])
            s.pop()


class StartCity(Asking):
    """FE-PREP14-b to FE-PREP14-d, FE-IT2-c: every family chooses a city that no other has."""

    name = "start-city"
    rule = "FE-PREP14-d"
    holds = ("who:family", "region:region")

    def options(self, s: Fief, f: list[int], g: int) -> list[int]:
        return [choice(START, c) for c in range(CITIES) if not self.refuse(s, f, g, choice(START, c))]

    def refuse(self, s: Fief, f: list[int], g: int, c: int) -> str:
        if verb_of(c) != START:
            return self.rule
        if f[2] >= 0 and REGION[noun_of(c)] != f[2]:
            return "FE-13.6-a"
        return self.rule if s.hold[noun_of(c)] >= 0 else ""

    def act(self, s: Fief, f: list[int], g: int, c: int) -> None:
        found(s, g, noun_of(c))
        s.pop()


def found(s: Fief, g: int, city: int) -> None:
    """FE-PREP14-c: a Stronghold, the first troops and both nobles; it is known which troops these are."""
    for unit in range(UNITS):
        if START_UNITS[unit]:
            s.recruit(g, city, unit, START_UNITS[unit], INSIDE)
    for n in s.nobles_of(g):
        s.put_noble(n, city, INSIDE)
    s.building[city] = STRONGHOLD
    s.show(g, city)
    s.now[STIR] = 0
    s.tell(L_STARTS, ALL, g, city)


def read(s: Fief, position: Mapping[str, object], rules: Rules[Fief]) -> None:
    """A position written by hand: what is left out is as at the start of round 1, phase 2.

    Reserves, control, arrivals and the cards of the decks are worked out where they are not told; without a
    stack the present phase begins.
    """
    blank(s)
    s.money[:] = [0] * s.seats
    s.low[:] = [0] * len(s.low)
    s.high[:] = [0] * len(s.high)
    s.push([numbers.ROUNDS, 0])
    # Who tells of supplies tells all of them: what is not named has been used up.
    if "deck" in position:
        s.deck[:] = [0] * CARDS
    if "stock" in position:
        s.stock[:] = [0] * len(s.stock)
    rules.fill(s, position)
    stirred = s.now[STIR]
    if "stack" not in position:
        s.stack[0][1] = FIRST_STAGE[s.now[PHASE]]
    if "stock" not in position:
        s.reserve()
    for cell in range(UNITS - 1, len(s.troop), UNITS):
        # Catapults are known: they never move.
        s.known[cell] = s.troop[cell]
    s.now[COINAGE] = max(s.now[COINAGE], sum(s.money))
    if "high" not in position:
        for observer in range(s.seats + 1):
            for seat in range(s.seats):
                s.low[observer * s.seats + seat] = s.money[seat]
                s.high[observer * s.seats + seat] = s.money[seat]
    for seat in range(s.seats):
        cell = (seat * s.seats + seat) * CARDS
        s.knows[cell : cell + CARDS] = s.hand[seat * CARDS : seat * CARDS + CARDS]
    _lay_cards(s, position)
    s.gather()
    for place in range(CITIES):
        for g in range(s.families):
            if s.present[place] >> g & 1:
                _arrive(s, g, place)
    s.gather()
    s.now[STIR] = stirred
    rules.require(s)


def _arrive(s: Fief, g: int, place: int) -> None:
    """A family that is told to be in a city has come there, and stands inside if the city is its own."""
    cell = g * PLACES + place
    if not s.came[cell]:
        s.now[CLOCK] += 1
        s.came[cell] = s.now[CLOCK]
    if s.hold[place] < 0 and not s.horde[place]:
        s.hold[place] = g
    if not s.stand[cell]:
        s.stand[cell] = INSIDE if s.hold[place] == g else OUTSIDE


def _lay_cards(s: Fief, position: Mapping[str, object]) -> None:
    """The decks hold what is nowhere else."""
    if "deck" in position:
        return
    for card in range(CARDS):
        found = (
            s.spent[card]
            + s.away[card]
            + sum(s.hand[card::CARDS])
            + s.fourth.count(card)
            + s.track.count(card)
        )
        if card < NOBLES:
            found += s.aside[card] + (1 if s.family[card] >= 0 else 0)
        elif card < PRELATE:
            found += 1 if s.abbess[card - ABBESS] >= 0 else 0
        elif card < MERCENARY:
            found += 1 if s.see[card - PRELATE] >= 0 else 0
        elif card >= DISASTER:
            found += sum([1 for r in range(REGIONS) if s.disaster[r * DISASTER_KINDS + card - DISASTER]])
        elif card in (HARVEST, WEATHER):
            found += sum(s.bonus[card - HARVEST :: 2])
        elif card == TAX:
            found += sum([1 for g in s.tallage if g >= 0]) + sum([1 for g in s.tithe if g >= 0])
        s.deck[card] = COUNT_OF[card] - found


#: The stage of ``Rounds`` at which a phase begins.
FIRST_STAGE: Final = (0, 1, 4, 8, 9, 11, 12, 13, 15)


def steps() -> dict[int, Step[Fief]]:
    """The steps of this chapter."""
    return {
        numbers.SETUP: Setup(),
        numbers.SETUP_SERVANTS: SetupServants(),
        numbers.START_REGION: StartRegion(),
        numbers.START_CITY: StartCity(),
    }
