"""2.13, 2.14 as steps: on whom a church card is played, where the abbey stands, how an abbess is released."""

from __future__ import annotations

from banneret.core.choice import choice, noun_of, verb_of
from banneret.core.game import ALL
from banneret.core.step import ASK, GO, Step
from banneret.games.fief_england.board import ABBESS, DIOCESES, WOMAN
from banneret.games.fief_england.options import ABBESS_RESIGN, ABBESS_RESIGN_KING_OR_QUEEN_ELSE_TITLES
from banneret.games.fief_england.state import ANSWER, KING, QUEEN, Fief
from banneret.games.fief_england.steps import church, numbers
from banneret.games.fief_england.steps.asking import Asking
from banneret.games.fief_england.steps.matters import ABBEY_MATTER, RELEASE_MATTER, ask
from banneret.games.fief_england.words.court import APPOINT, L_RELEASED, SITE


class PlayOffice(Asking):
    """FE-2.13-a, FE-2.14-a: on whom a church card is played; the card has left the hand."""

    name = "play-office"
    rule = "FE-2.14-a"
    holds = ("who:family", "card:card")

    def ready(self, s: Fief, f: list[int]) -> int:
        found = church.fit(s, f[1], f[2])
        if len(found) > 1:
            return ASK
        s.pop()
        s.away[f[2]] -= 1
        if found:
            church.appoint(s, f[2], found[0])
        else:
            s.spent[f[2]] += 1
        return GO

    def options(self, s: Fief, f: list[int], g: int) -> list[int]:
        return [choice(APPOINT, n) for n in church.fit(s, g, f[2])]

    def refuse(self, s: Fief, f: list[int], g: int, c: int) -> str:
        return church.unfit(s, g, f[2], noun_of(c)) if verb_of(c) == APPOINT else self.rule

    def act(self, s: Fief, f: list[int], g: int, c: int) -> None:
        s.pop()
        s.away[f[2]] -= 1
        church.appoint(s, f[2], noun_of(c))

    def prompt(self, s: Fief, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return self.name, (f[1], f[2])


class AbbeySite(Asking):
    """FE-2.13-c, FE-2.13-u, FE-IT7.2-a: where an abbey is founded; in another's city with his consent.

    ``place``: the city whose holder is being asked, or -1.
    """

    name = "abbey-site"
    rule = "FE-2.13-c"
    holds = ("who:family", "abbey:abbey", "noble:noble", "place:place", "refused:n")

    def ready(self, s: Fief, f: list[int]) -> int:
        if f[4] >= 0:
            if s.now[ANSWER]:
                self._found(s, f, f[4])
            else:
                f[5] |= 1 << f[4]
                f[4] = -1
            return GO
        found = self._sites(s, f)
        if not found:
            s.pop()
            return GO
        return ASK

    def _sites(self, s: Fief, f: list[int]) -> list[int]:
        return [c for c in church.sites(s, f[1]) if not f[5] >> c & 1]

    def options(self, s: Fief, f: list[int], g: int) -> list[int]:
        return [choice(SITE, c) for c in self._sites(s, f)]

    def refuse(self, s: Fief, f: list[int], g: int, c: int) -> str:
        if verb_of(c) != SITE:
            return self.rule
        if f[5] >> noun_of(c) & 1:
            return "FE-IT7.2-a"
        return church.site_rule(s, g, noun_of(c))

    def act(self, s: Fief, f: list[int], g: int, c: int) -> None:
        place = noun_of(c)
        holder = s.control[place]
        if holder >= 0 and holder != g:
            f[4] = place
            ask(s, holder, g, ABBEY_MATTER, place)
        else:
            self._found(s, f, place)

    def _found(self, s: Fief, f: list[int], place: int) -> None:
        n = f[3]
        s.pop()
        royal = n == s.now[QUEEN] or (n == s.now[KING] and WOMAN[n])
        church.found_abbey(s, f[2], n, place, royal)

    def prompt(self, s: Fief, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return self.name, (f[1], f[2])


class ReleaseAbbess(Step[Fief]):
    """FE-2.13-l to FE-2.13-n: every prelate with one of her abbeys is asked.

    Then the abbacies are given on.
    """

    name = "release-abbess"
    rule = "FE-2.13-l"
    holds = ("who:family", "noble:noble", "left:n", "asked:n")

    def run(self, s: Fief, f: list[int]) -> int:
        n = f[2]
        if f[4]:
            f[4] = 0
            if not s.now[ANSWER]:
                s.pop()
                return GO
        for d in range(DIOCESES):
            if f[3] >> d & 1:
                f[3] &= ~(1 << d)
                prelate = s.see[d]
                if prelate >= 0:
                    f[4] = 1
                    ask(s, s.family[prelate], f[1], RELEASE_MATTER, s.at[n] if s.at[n] >= 0 else 0)
                    return GO
        s.pop()
        s.tell(L_RELEASED, ALL, n)
        for abbey in range(3):
            if s.abbess[abbey] == n:
                s.abbess[abbey] = -1
                # The card waits among the open titles.
                s.away[ABBESS + abbey] += 1
                early = s.opt[ABBESS_RESIGN] == ABBESS_RESIGN_KING_OR_QUEEN_ELSE_TITLES
                s.push([numbers.ABBACY, f[1], abbey, 0 if early else 2])
        return GO


def steps() -> dict[int, Step[Fief]]:
    """The steps of this chapter."""
    return {
        numbers.PLAY_OFFICE: PlayOffice(),
        numbers.ABBEY_SITE: AbbeySite(),
        numbers.RELEASE_ABBESS: ReleaseAbbess(),
    }
