"""2.6 to 2.14 as steps: playing cards (step D of phase 2), new nobles and their servants."""

from __future__ import annotations

from banneret.core.chance import ask_chance
from banneret.core.choice import choice, noun_of, verb_of
from banneret.core.game import ALL
from banneret.core.step import ASK, GO, Step
from banneret.games.fief_england import purse
from banneret.games.fief_england.board import (
    BURGHER,
    CARDS,
    DIOCESES,
    HARVEST,
    MAUD,
    MERCENARY,
    NOBLES,
    PRELATE,
    REGIONS,
    SERVANTS,
    TAX,
    WOMAN,
)
from banneret.games.fief_england.options import ALLY_NOBLE, PRINCE, PRINCE_AUTOMATIC
from banneret.games.fief_england.state import ANSWER, FIRST, IN_DECK, STIR, Fief
from banneret.games.fief_england.state import PRINCE as PRINCE_CELL
from banneret.games.fief_england.steps import church, newcomers, numbers, sovereign, titles, weather
from banneret.games.fief_england.steps.asking import Asking, OwnTurn
from banneret.games.fief_england.steps.matters import NOBLE_MATTER, ask
from banneret.games.fief_england.words.cards import (
    ADOPT,
    FOURTH,
    HARVEST_ON,
    KEEP_SERVANT,
    L_NOBLE,
    L_PLAYED,
    L_PRINCE,
    L_SERVANT,
    LODGE,
    PLAY,
    TALLAGE,
    TITHE,
)
from banneret.games.fief_england.words.land import DONE, NO, YES


class Plays(Step[Fief]):
    """FE-2.6-a: in turn order every family plays what it likes."""

    name = "plays"
    rule = "FE-2.6-a"
    holds = ("a:n", "b:n", "c:n")

    def run(self, s: Fief, f: list[int]) -> int:
        s.pop()
        s.push([numbers.TURNS, numbers.PLAY, 0, s.now[FIRST]])
        return GO


def play_rule(s: Fief, g: int, card: int) -> str:
    """The rule that keeps a family from playing a character card for itself."""
    if not purse.has(s, s.seat(g), card):
        return "FE-2.6-a"
    if card < NOBLES:
        return newcomers.noble_rule(s, g)
    if card < MERCENARY:
        if church.fit(s, g, card):
            return ""
        return "FE-2.13-a" if card < PRELATE else "FE-2.14-a"
    return "FE-2.6-a"


def adopt_rule(s: Fief, g: int, card: int) -> str:
    """FE-2.11-d, FE-IT5.4-a: the rule that keeps a family from playing a noble into its ally's."""
    if not s.opt[ALLY_NOBLE]:
        return "FE-2.11-d"
    if s.ally[g] < 0 or card >= NOBLES or not purse.has(s, s.seat(g), card):
        return "FE-IT5.4-a"
    return newcomers.noble_rule(s, s.ally[g])


class Play(OwnTurn):
    """FE-2.6-a: a family plays any or all of its Character and Fortune cards."""

    name = "play"
    rule = "FE-2.6-a"
    holds = ("who:family", "a:n", "b:n", "c:n")

    def options(self, s: Fief, f: list[int], g: int) -> list[int]:
        found = [choice(DONE)]
        base = s.seat(g) * CARDS
        hand = s.hand
        for card in range(MERCENARY):
            if hand[base + card]:
                if not play_rule(s, g, card):
                    found.append(choice(PLAY, card))
                if card < NOBLES and s.opt[ALLY_NOBLE] and not adopt_rule(s, g, card):
                    found.append(choice(ADOPT, card))
        if hand[base + HARVEST]:
            for region in range(REGIONS):
                if not weather.bonus_rule(s, g, HARVEST, region):
                    found.append(choice(HARVEST_ON, region))
        if hand[base + TAX]:
            for region in range(REGIONS):
                if not weather.tallage_rule(s, g, region):
                    found.append(choice(TALLAGE, region))
            for d in range(DIOCESES):
                if not weather.tithe_rule(s, g, d):
                    found.append(choice(TITHE, d))
        for card in (BURGHER, BURGHER + 1):
            if hand[base + card] and titles.burgher_fits(s, g):
                found.append(choice(FOURTH, card))
        return found

    def refuse(self, s: Fief, f: list[int], g: int, c: int) -> str:
        verb = verb_of(c)
        noun = noun_of(c)
        if c == choice(DONE):
            return ""
        if verb == PLAY:
            return play_rule(s, g, noun)
        if verb == ADOPT:
            return adopt_rule(s, g, noun)
        if verb == HARVEST_ON:
            return weather.bonus_rule(s, g, HARVEST, noun)
        if verb == TALLAGE:
            return weather.tallage_rule(s, g, noun)
        if verb == TITHE:
            return weather.tithe_rule(s, g, noun)
        if verb == FOURTH:
            return newcomers.fourth_rule(s, g, noun)
        return "FE-2.6-b"

    def act(self, s: Fief, f: list[int], g: int, c: int) -> None:
        verb = verb_of(c)
        noun = noun_of(c)
        if verb == DONE:
            s.pop()
        elif verb == PLAY or verb == ADOPT:
            s.seal()
            purse.drop(s, s.seat(g), noun)
            if noun < NOBLES:
                home = g if verb == PLAY else s.ally[g]
                s.family[noun] = home
                s.tell(L_NOBLE, ALL, home, noun)
                s.push([numbers.NEW_SERVANT, home, noun, -1, -1])
                s.push([numbers.PLACE_NOBLE, home, noun, -1, 0])
            else:
                s.tell(L_PLAYED, ALL, g, noun)
                # It lies aside until it is laid under a noble.
                s.away[noun] += 1
                s.push([numbers.PLAY_OFFICE, g, noun])
        elif verb == HARVEST_ON:
            weather.play_bonus(s, g, HARVEST, noun)
        elif verb == TALLAGE:
            weather.levy_tallage(s, g, noun)
        elif verb == TITHE:
            weather.levy_tithe(s, g, noun)
        else:
            newcomers.to_fourth(s, g, noun)


class PlaceNoble(Asking):
    """FE-2.11-b, FE-IT14.1-a, FE-2.11-c: where a new noble stands; another's city only with his consent.

    ``place``: the city whose holder is being asked; ``refused``: those that said no, as bits.
    """

    name = "place-noble"
    rule = "FE-2.11-b"
    holds = ("who:family", "noble:noble", "place:place", "refused:n")

    def go_on(self, s: Fief, f: list[int]) -> int:
        if f[3] >= 0:
            if s.now[ANSWER]:
                self._lodge(s, f, f[3])
            else:
                f[4] |= 1 << f[3]
                f[3] = -1
            return GO
        found = newcomers.lodgings(s, f[1], f[4])
        if not found:
            # Nowhere to go: he waits on the board until there is a place for him.
            s.pop()
            self._arrived(s, f)
            return GO
        return ASK

    def options(self, s: Fief, f: list[int], g: int) -> list[int]:
        return [choice(LODGE, c) for c in newcomers.lodgings(s, g, f[4])]

    def refuse(self, s: Fief, f: list[int], g: int, c: int) -> str:
        if verb_of(c) == LODGE and noun_of(c) in newcomers.lodgings(s, g, f[4]):
            return ""
        return newcomers.lodging_rule(s)

    def act(self, s: Fief, f: list[int], g: int, c: int) -> None:
        place = noun_of(c)
        holder = s.control[place]
        if newcomers.needs_consent(s, g, place):
            f[3] = place
            ask(s, holder, g, NOBLE_MATTER, place)
        else:
            self._lodge(s, f, place)

    def _lodge(self, s: Fief, f: list[int], place: int) -> None:
        s.pop()
        s.put_noble(f[2], place)
        self._arrived(s, f)

    def _arrived(self, s: Fief, f: list[int]) -> None:
        """A new noble may be heir to a waiting title (FE-4.8-e) and Prince of Wales (FE-GLOS-f.

        FE-IT14.1-b).
        """
        n = f[2]
        s.now[STIR] = 1
        if WOMAN[n] or not sovereign.new_man(s, f[1]):
            return
        if s.opt[PRINCE] == PRINCE_AUTOMATIC:
            make_prince(s, n)
        elif sovereign.father_lives(s):
            s.push([numbers.PRINCE_OFFER, f[1], n])

    def prompt(self, s: Fief, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return self.name, (f[1], f[2])


def make_prince(s: Fief, n: int) -> None:
    """FE-7.6-i: a Prince of Wales; with a captive Queen he is captive too."""
    queen = sovereign.queen_of(s, s.family[n])
    s.now[PRINCE_CELL] = n
    s.tell(L_PRINCE, ALL, n)
    if queen >= 0 and s.by[queen] >= 0:
        s.put_noble(n, s.at[queen])
        s.hold_noble(n, s.by[queen])


class PrinceOffer(Asking):
    """FE-IT14.1-b: the Queen's player may make a new man Prince of Wales."""

    name = "prince-offer"
    rule = "FE-IT14.1-b"
    holds = ("who:family", "noble:noble")

    def options(self, s: Fief, f: list[int], g: int) -> list[int]:
        return [choice(YES), choice(NO)]

    def refuse(self, s: Fief, f: list[int], g: int, c: int) -> str:
        return "" if c in (choice(YES), choice(NO)) else self.rule

    def act(self, s: Fief, f: list[int], g: int, c: int) -> None:
        s.pop()
        if c == choice(YES):
            make_prince(s, f[2])

    def prompt(self, s: Fief, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return self.name, (f[1], f[2])


class NewServant(Asking):
    """FE-2.12-a, FE-2.12-j: a new noble's servant; Maud lets the family choose one of two (FE-2.12-sv18)."""

    name = "new-servant"
    rule = "FE-2.12-a"
    holds = ("who:family", "noble:noble", "one:servant", "two:servant")

    def left(self, s: Fief, f: list[int]) -> list[int]:
        """The servants in the deck."""
        return [v for v in range(SERVANTS) if s.servant[v] == IN_DECK and v != f[3]]

    def ready(self, s: Fief, f: list[int]) -> int:
        n = f[2]
        left = self.left(s, f)
        if s.family[n] != f[1] or (f[3] < 0 and not left):
            s.pop()
            return GO
        if f[3] < 0:
            return ask_chance(numbers.BY_SERVANT, len(left))
        if s.served_by(f[1], MAUD) >= 0 and s.served_by(f[1], MAUD) != n:
            if f[4] >= 0:
                return ASK
            if left:
                return ask_chance(numbers.BY_SERVANT, len(left))
        self._serve(s, f, f[3])
        return GO

    def outcome(self, s: Fief, f: list[int], k: int) -> None:
        f[4 if f[3] >= 0 else 3] = self.left(s, f)[k]

    def _serve(self, s: Fief, f: list[int], v: int) -> None:
        s.pop()
        s.serve(v, f[2])
        s.tell(L_SERVANT, ALL, v, f[2])

    def options(self, s: Fief, f: list[int], g: int) -> list[int]:
        return [choice(KEEP_SERVANT, v) for v in (f[3], f[4])]

    def refuse(self, s: Fief, f: list[int], g: int, c: int) -> str:
        return "" if verb_of(c) == KEEP_SERVANT and noun_of(c) in (f[3], f[4]) else "FE-2.12-sv18"

    def act(self, s: Fief, f: list[int], g: int, c: int) -> None:
        s.used[MAUD] = 1
        self._serve(s, f, noun_of(c))

    def prompt(self, s: Fief, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return self.name, (f[1], f[2])


def steps() -> dict[int, Step[Fief]]:
    """The steps of this chapter."""
    return {
        numbers.PLAYS: Plays(),
        numbers.PLAY: Play(),
        numbers.PLACE_NOBLE: PlaceNoble(),
        numbers.PRINCE_OFFER: PrinceOffer(),
        numbers.NEW_SERVANT: NewServant(),
    }
