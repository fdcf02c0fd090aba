"""A step: one thing the rulebook says to do, as a stateless object over a frame of the stack."""

from __future__ import annotations

from typing import ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from banneret.core.state import State

S = TypeVar("S", bound=State)

#: What ``run`` returns when the step has to ask somebody.
ASK: Final = 0
#: What ``run`` returns when it changed something and the step now on top goes on.
GO: Final = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """Runs, asks, or draws. Locals live in the frame ``f``; ``f[0]`` is the number of the step.

    A step that asks must be able to do so again and again without changing anything: ``seats``,
    ``choices`` and ``forbid`` only look.

    The three attributes are class variables, so that a plain Python step can set them on the compiled core.
    """

    #: How snapshots call the step. Never reused for another.
    name: ClassVar[str] = ""
    #: The rule that the step carries out.
    rule: ClassVar[str] = ""
    #: What the frame holds after the step's number, as ``name:kind`` (kind ``n`` for plain numbers).
    holds: ClassVar[tuple[str, ...]] = ()

    def run(self, s: S, f: list[int]) -> int:
        """Goes on: returns ASK, GO or a question of chance (``ask_chance``)."""
        return ASK

    def outcome(self, s: S, f: list[int], k: int) -> None:
        """Takes the outcome of the question that ``run`` asked."""
        raise NotImplementedError

    def seats(self, s: S, f: list[int]) -> int:
        """The seats that must decide now, as bits."""
        return 0

    def free(self, s: S, f: list[int]) -> int:
        """The seats that may act without being asked, as bits."""
        return 0

    def choices(self, s: S, f: list[int], seat: int) -> list[int]:
        """The legal choices of a seat that must or may act; sorted by the caller."""
        raise NotImplementedError

    def forbid(self, s: S, f: list[int], seat: int, c: int) -> str:
        """The id of the rule that forbids a choice to a seat that must or may act; empty if legal."""
        raise NotImplementedError

    def detail(self, s: S, f: list[int], seat: int, c: int) -> tuple[str, tuple[int, ...]]:
        """What says more about a refusal, and its arguments (kinds: ``Rules.details``); or an empty key."""
        return "", ()

    def apply(self, s: S, f: list[int], seat: int, c: int) -> None:
        """Carries a legal choice out."""
        raise NotImplementedError

    def prompt(self, s: S, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        """What to ask: a message key and its arguments (kinds: the game's ``prompts``).

        ``seat`` is the seat that reads it, or -1 for a spectator; to everybody but the seats that
        decide it must say only what everybody knows.
        """
        return self.name, ()
