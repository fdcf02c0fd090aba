"""Games that break a law are caught: each fault here is one that somebody could make."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import ClassVar

import pytest

from banneret.core import game as core_game
from banneret.core import registry
from banneret.core.errors import BanneretError
from banneret.core.game import ALL, Game
from banneret.core.laws import check_decision, check_end
from banneret.core.rules import Verb
from banneret.core.state import Fields
from tests.core.parlour import rules as parlour
from tests.core.parlour.rules import Parlour, Table
from tests.laws.driver import POLICIES, Sitting, play_checked, sittings, step


def play(rules: Parlour, seed: int, thorough: bool = True) -> list[str]:
    """All faults of a party, and the number that was found first."""
    faults: list[str] = []
    game = core_game.new(rules, 3, seed, None, None)
    rng = random.Random(seed)
    check = random.Random(seed)
    while not game.over and game.decisions < 500:
        faults += check_decision(game, check, thorough)
        if faults:
            return faults
        step(game, POLICIES[seed % len(POLICIES)], rng)
    return check_end(game) if game.over else ["8: no end"]


def faults_of(rules: Parlour, thorough: bool = True, parties: int = 12, sought: str = "") -> set[str]:
    """The numbers of the laws that are broken in some parties; stops at the one that is sought."""
    found: set[str] = set()
    for seed in range(parties):
        found.update([fault.partition(":")[0] for fault in play(rules, seed, thorough)])
        if sought in found:
            break
    return found


def test_the_honest_game_is_clean() -> None:
    assert faults_of(Parlour()) == set()
    assert faults_of(Parlour(), thorough=False, parties=30) == set()


def test_the_honest_game_is_clean_in_every_sitting() -> None:
    registry.add(Parlour())
    try:
        for sitting in (Sitting("parlour", 2, {"rounds": 3}), Sitting("parlour", 3, {"rounds": 2})):
            for policy in POLICIES:
                play_checked(sitting, 6, policy, thorough_every=3)
        assert {(s.seats, s.options["rounds"]) for s in sittings("parlour")} >= {(2, 3), (3, 2)}
    finally:
        del registry._found["parlour"]


# --- 1, 2, 3


class SharedPoints(Parlour):
    """All copies write on one sheet."""

    def __init__(self) -> None:
        super().__init__()
        self.sheet = [0, 0, 0]

    def state(self, f: Fields) -> Table:
        s = Table(f)
        place = [row is s.points for row in s.rows].index(True)
        s.rows[place] = self.sheet
        s.points = self.sheet
        return s


class Moody(parlour.Turn):
    """Rolls a die of its own."""

    own = random.Random(1)

    def apply(self, s: Table, f: list[int], seat: int, c: int) -> None:
        super().apply(s, f, seat, c)
        s.points[seat] += self.own.randrange(2)


class Absent(parlour.Turn):
    """Has a local that no snapshot knows."""

    holds: ClassVar[tuple[str, ...]] = ("who:seat", "left:n")


class Restless(parlour.Turn):
    """Goes on when it is only looked at again, as after restoring."""

    def run(self, s: Table, f: list[int]) -> int:
        f[2] = max(0, f[2] - 1)
        return super().run(s, f)


# --- 4


class Doubling(parlour.Turn):
    """Offers the same thing twice."""

    def choices(self, s: Table, f: list[int], seat: int) -> list[int]:
        found = super().choices(s, f, seat)
        return found + found[:1]


class Forgetful(parlour.Turn):
    """Forgets to list what is legal."""

    def choices(self, s: Table, f: list[int], seat: int) -> list[int]:
        return [c for c in super().choices(s, f, seat) if c >> 12 != parlour.LIFT]


class Generous(parlour.Carry):
    """Lists what is forbidden."""

    def choices(self, s: Table, f: list[int], seat: int) -> list[int]:
        if seat != f[1]:
            return super().choices(s, f, seat)
        return [parlour.PUT << 12 | room for room in range(parlour.ROOMS)]


class Lawless(parlour.Carry):
    """Refuses by a rule that does not exist."""

    def forbid(self, s: Table, f: list[int], seat: int, c: int) -> str:
        return "PA-9-z" if super().forbid(s, f, seat, c) else ""


class Speechless(Parlour):
    """Has a verb without words."""

    def __init__(self) -> None:
        super().__init__()
        self.verbs[parlour.THROW] = Verb("hurl")


class Stuck(parlour.Turn):
    """Asks, and offers nothing."""

    def choices(self, s: Table, f: list[int], seat: int) -> list[int]:
        return [c for c in super().choices(s, f, seat) if c >> 12 != parlour.DONE]

    def forbid(self, s: Table, f: list[int], seat: int, c: int) -> str:
        return "PA-3-a" if c >> 12 == parlour.DONE else super().forbid(s, f, seat, c)


class Greedy(parlour.Turn):
    """Asks the guest whose turn it is twice over."""

    def free(self, s: Table, f: list[int]) -> int:
        return super().free(s, f) | 1 << f[1]


class Meddling(parlour.Turn):
    """Looks, and changes something by looking."""

    def choices(self, s: Table, f: list[int], seat: int) -> list[int]:
        s.offer[seat] = 0
        return super().choices(s, f, seat)


# --- 5


class Interrupted(parlour.Carry):
    """Does not wait for offers, so that an undo loses them."""

    def free(self, s: Table, f: list[int]) -> int:
        return 0


# --- 6


class OpenHands(Parlour):
    """Shows every hand."""

    def view(self, s: Table, seat: int) -> dict[str, object]:
        return super().view(s, seat) | {"holders": list(s.holder)}


class TellingPrompt(parlour.Bid):
    """Asks in a way that gives away what others have put down."""

    def prompt(self, s: Table, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return "bid", (sum(s.pick),)


class TellingChoices(parlour.Turn):
    """Forbids to throw while somebody holds the highest card."""

    def forbid(self, s: Table, f: list[int], seat: int, c: int) -> str:
        holder = s.holder[parlour.CARDS - 1]
        if c >> 12 == parlour.THROW and seat == f[1] and holder >= 0 and holder != seat:
            return "PA-3-c"
        return super().forbid(s, f, seat, c)


class Peeking(parlour.Carry):
    """Whoever carries a pawn into the attic learns who holds the highest card, and may take it back."""

    def apply(self, s: Table, f: list[int], seat: int, c: int) -> None:
        super().apply(s, f, seat, c)
        if s.pawn[f[2]] == parlour.ATTIC:
            s.tell(parlour.L_SCORED, ALL, max(0, s.holder[parlour.CARDS - 1]))


class UnfairSample(Parlour):
    """Deals samples in an order that depends on what is hidden."""

    def sample(self, s: Table, seat: int, rng: random.Random) -> Table:
        for _ in range(sum(s.holder) % 3 + s.holder[0]):
            rng.random()
        return super().sample(s, seat, rng)


class BadSample(Parlour):
    """Puts down a card that nobody holds."""

    def sample(self, s: Table, seat: int, rng: random.Random) -> Table:
        copy = super().sample(s, seat, rng)
        for guest in range(s.seats):
            if guest != seat and copy.pick[guest]:
                copy.pick[guest] = copy.holder.index(-1) + 1
        return copy


class NoSample(Parlour):
    """Cannot think of any position."""

    def sample(self, s: Table, seat: int, rng: random.Random) -> Table:
        raise BanneretError("no idea")


# --- 7, 8, 9


class LosesCards(parlour.Bid):
    """A card falls under the table."""

    def apply(self, s: Table, f: list[int], seat: int, c: int) -> None:
        super().apply(s, f, seat, c)
        if s.now[parlour.ROUND] == 2:
            s.holder[s.holder.index(-1)] = -3


class Draw(Parlour):
    """Ends without a winner."""

    def winners(self, s: Table) -> list[int]:
        return []


class TwiceWon(Parlour):
    """Names a winner who does not exist."""

    def winners(self, s: Table) -> list[int]:
        return [2, 1, 7] if s.now[parlour.WINNER] else []


class TwoScores(Parlour):
    """Forgets the third guest."""

    def scores(self, s: Table) -> list[int]:
        return s.points[:2]


def with_step(number: int, step_class: type) -> Callable[[], Parlour]:
    """A Parlour with one step replaced."""

    def made() -> Parlour:
        rules = Parlour()
        rules.steps[number] = step_class()
        return rules

    return made


FAULTS: list[tuple[str, str, Callable[[], Parlour]]] = [
    ("1", "shared points", SharedPoints),
    ("2", "an unknown local", with_step(parlour.TURN, Absent)),
    ("2", "a step that goes on when restored", with_step(parlour.TURN, Restless)),
    ("3", "own dice", with_step(parlour.TURN, Moody)),
    ("4", "a doubled choice", with_step(parlour.TURN, Doubling)),
    ("4", "a forgotten choice", with_step(parlour.TURN, Forgetful)),
    ("4", "a forbidden choice", with_step(parlour.CARRY, Generous)),
    ("4", "an unknown rule", with_step(parlour.CARRY, Lawless)),
    ("4", "no words", Speechless),
    ("4", "no choice", with_step(parlour.TURN, Stuck)),
    ("4", "a seat in both lists", with_step(parlour.TURN, Greedy)),
    ("5", "offers lost by an undo", with_step(parlour.CARRY, Interrupted)),
    ("6", "open hands", OpenHands),
    ("6", "a telling prompt", with_step(parlour.BID, TellingPrompt)),
    ("6", "telling choices", with_step(parlour.TURN, TellingChoices)),
    ("6", "a reveal that may be undone", with_step(parlour.CARRY, Peeking)),
    ("6", "an unfair sample", UnfairSample),
    ("6", "an impossible sample", BadSample),
    ("6", "no sample", NoSample),
    ("7", "lost cards", with_step(parlour.BID, LosesCards)),
    ("8", "no winner", Draw),
    ("8", "an unknown winner", TwiceWon),
    ("9", "a missing score", TwoScores),
]


@pytest.mark.parametrize(
    ("law", "rules"), [(law, rules) for law, _, rules in FAULTS], ids=[f[1] for f in FAULTS]
)
def test_the_fault_is_found(law: str, rules: Callable[[], Parlour]) -> None:
    assert law in faults_of(rules(), sought=law)


CHEAP = [fault for fault in FAULTS if fault[0] != "2"]


@pytest.mark.parametrize(
    ("law", "rules"), [(law, rules) for law, _, rules in CHEAP], ids=[f[1] for f in CHEAP]
)
def test_a_cheap_check_finds_it_too(law: str, rules: Callable[[], Parlour]) -> None:
    """All but files are looked at in cheap checks, only not everywhere."""
    assert law in faults_of(rules(), thorough=False, parties=200, sought=law)


def test_looking_that_changes_something_is_found() -> None:
    assert faults_of(with_step(parlour.TURN, Meddling)())


def test_ends_are_told_from_decisions() -> None:
    game = core_game.new(Parlour(), 2, 1, None, None)
    assert check_end(game) == ["8: the game is not over"]
    game.resign(0)
    assert game.over
    assert any(fault.startswith("8:") for fault in check_decision(game, random.Random(1)))
    assert check_end(game) == []


class Unspoken(Parlour):
    """A log line without words."""

    def __init__(self) -> None:
        super().__init__()
        self.lines[parlour.L_OVER] = self.lines[parlour.L_OVER]._replace(name="the-end")


class StillAsking(Parlour):
    """A game that says it is over only to some."""

    def view(self, s: Table, seat: int) -> dict[str, object]:
        return super().view(s, seat) | {"stack": len(s.stack), "seat": seat}


def test_lines_need_words() -> None:
    assert "8" in faults_of(Unspoken())
    assert faults_of(StillAsking()) == set()


def test_a_check_leaves_the_game_as_it_is() -> None:
    game: Game = core_game.new(Parlour(), 3, 5, None, None)
    rng = random.Random(5)
    while not game.over:
        before = (game.save(), game.lines(), [game.version(seat) for seat in range(3)], game.must_act)
        check_decision(game, random.Random(game.decisions), thorough=True)
        assert before == (game.save(), game.lines(), [game.version(seat) for seat in range(3)], game.must_act)
        step(game, "random", rng)
