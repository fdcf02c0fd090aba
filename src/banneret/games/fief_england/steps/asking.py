"""What steps that ask have in common: one family decides, everybody else may do things beside the turn."""

from __future__ import annotations

from banneret.core.choice import verb_of
from banneret.core.step import ASK, GO, Step
from banneret.games.fief_england.state import HAILS, RESIGNED, STIR, Fief
from banneret.games.fief_england.steps import absence, asides, extras, hearing, numbers, reasons


class Asking(Step[Fief]):
    """A step in which one family decides (``who``); the other seats may do things beside the turn.

    A chapter's step fills ``options``, ``refuse`` and ``act``, and ``ready`` if it does more than ask.
    """

    def who(self, s: Fief, f: list[int]) -> int:
        """The family that decides."""
        return f[1]

    def ready(self, s: Fief, f: list[int]) -> int:
        """Goes on (GO or a question of chance), or lets the family decide (ASK)."""
        return ASK

    def options(self, s: Fief, f: list[int], g: int) -> list[int]:
        """The legal choices of the family that decides."""
        raise NotImplementedError

    def refuse(self, s: Fief, f: list[int], g: int, c: int) -> str:
        """The rule that forbids it a choice."""
        raise NotImplementedError

    def act(self, s: Fief, f: list[int], g: int, c: int) -> None:
        """Carries its choice out."""
        raise NotImplementedError

    def run(self, s: Fief, f: list[int]) -> int:
        r = self.go_on(s, f)
        if r == ASK and s.now[RESIGNED]:
            seat = s.seat(self.who(s, f))
            if s.now[RESIGNED] >> seat & 1:
                # Nobody waits for who has given up.
                self.apply(s, f, seat, absence.answer(self.choices(s, f, seat)))
                return GO
        return r

    def go_on(self, s: Fief, f: list[int]) -> int:
        """Goes on as ``run`` does; whoever has given up is not known here."""
        if s.now[STIR]:
            # Whoever took or lost a city sees what follows from it before anything else happens.
            s.push([numbers.MIND])
            return GO
        return self.ready(s, f)

    def seats(self, s: Fief, f: list[int]) -> int:
        return 1 << s.seat(self.who(s, f))

    def free(self, s: Fief, f: list[int]) -> int:
        return ((1 << s.seats) - 1) & ~(1 << s.seat(self.who(s, f))) & ~s.now[RESIGNED]

    def choices(self, s: Fief, f: list[int], seat: int) -> list[int]:
        g = self.who(s, f)
        if s.seat(g) != seat:
            return asides.choices(s, seat)
        return self.options(s, f, g)

    def forbid(self, s: Fief, f: list[int], seat: int, c: int) -> str:
        g = self.who(s, f)
        if s.seat(g) != seat:
            return asides.forbid(s, seat, c)
        return self.refuse(s, f, g, c)

    def more(self, s: Fief, f: list[int], g: int, c: int) -> tuple[str, tuple[int, ...]]:
        """What only this chapter can say about a refusal; see ``reasons`` for what all have in common."""
        return "", ()

    def detail(self, s: Fief, f: list[int], seat: int, c: int) -> tuple[str, tuple[int, ...]]:
        g = self.who(s, f)
        if s.seat(g) != seat:
            return asides.detail(s, seat, c)
        told = self.more(s, f, g, c)
        return told if told[0] else reasons.reason(s, f, g, c, self.forbid(s, f, seat, c))

    def apply(self, s: Fief, f: list[int], seat: int, c: int) -> None:
        g = self.who(s, f)
        if s.seat(g) != seat:
            asides.apply(s, seat, c)
        else:
            self.act(s, f, g, c)

    def prompt(self, s: Fief, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return self.name, (self.who(s, f),)


class OwnTurn(Asking):
    """A family's own turn, in which it may also play cards, use servants and bargain (``extras``)."""

    def calm(self) -> bool:
        """Whether nothing is half done: only then may a family bargain and give cities away too."""
        return True

    def go_on(self, s: Fief, f: list[int]) -> int:
        if s.now[STIR]:
            s.push([numbers.MIND])
            return GO
        if s.now[HAILS] and self.calm():
            hearing.hear(s)
            return GO
        return self.ready(s, f)

    def choices(self, s: Fief, f: list[int], seat: int) -> list[int]:
        g = self.who(s, f)
        if s.seat(g) != seat:
            return asides.choices(s, seat)
        found = self.options(s, f, g)
        extras.add(s, g, found, self.calm())
        return found

    def forbid(self, s: Fief, f: list[int], seat: int, c: int) -> str:
        g = self.who(s, f)
        if s.seat(g) != seat:
            return asides.forbid(s, seat, c)
        if verb_of(c) in extras.VERBS:
            return extras.forbid(s, g, c, self.calm())
        return self.refuse(s, f, g, c)

    def apply(self, s: Fief, f: list[int], seat: int, c: int) -> None:
        g = self.who(s, f)
        if s.seat(g) != seat:
            asides.apply(s, seat, c)
        elif verb_of(c) in extras.VERBS:
            extras.apply(s, g, c)
        else:
            self.act(s, f, g, c)
