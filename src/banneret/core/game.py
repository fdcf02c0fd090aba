"""The one object that others hold: a game being played. Every door into it checks what it is given."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, Final

from banneret.core import gamefile
from banneret.core.chance import RecordedSource, SeededSource, Source, outcome_code, seeded
from banneret.core.choice import LAST_CHOICE, NOUN_BITS, NOUN_MASK
from banneret.core.errors import (
    BadPosition,
    BanneretError,
    DamagedFile,
    GameIsOver,
    IllegalChoice,
    ReplayFault,
    StaleChoice,
    UndoRefused,
    WrongSeat,
)
from banneret.core.rules import Refusal, Rules
from banneret.core.state import Fields, Line, State
from banneret.core.step import ASK, GO
from banneret.core.text import check_language, texts
from banneret.core.trail import Trail

#: The seat that answers questions of chance when a game has no source of its own (for search).
NATURE: Final = -1
#: Recorded in place of a choice when a seat gives up.
RESIGN: Final = 4095 << 12
#: Bit of the spectators in the mask of a log line.
WATCHERS: Final = 1 << 7
#: Mask of a log line that everybody may read.
ALL: Final = (1 << 8) - 1

_SEAT_BITS: Final = 24
#: No game takes so many steps without asking anybody; a position written by somebody who means no good may.
_MOST_STEPS: Final = 20_000


def _seats_of(mask: int) -> tuple[int, ...]:
    return tuple([seat for seat in range(20) if mask >> seat & 1])


_SEATS: Final = [_seats_of(mask) for mask in range(64)]


class Game:
    """A game under way: the position, who must decide, the record, the log.

    Made by ``banneret.new``, ``setup``, ``load`` and ``restore``.
    """

    def __init__(
        self,
        rules: Rules[Any],
        state: State,
        source: Source | None,
        standard: bool = False,
        started: int = 0,
        log: Trail[Line] | None = None,
        like: Game | None = None,
    ) -> None:
        """Use ``banneret.new`` and its kin instead.

        Args:
            rules: the game.
            state: the position to start from; the game takes it over.
            source: answers questions of chance; None leaves them to the caller (seat NATURE).
            standard: whether the position is what ``begin`` makes of these options.
            started: how many outcomes were drawn before this position.
            log: what was said before.
            like: a game whose record and whose questions this one continues.
        """
        self.rules = rules
        self._steps = rules.steps
        self._source = source
        self._state = state
        #: In a replay: after so many outcomes chance is left to the caller; otherwise -1.
        self._told = -1
        if like is not None:
            self._seats: int = like._seats
            self._aside: frozenset[int] = like._aside
            self._has_aside: bool = like._has_aside
            self._unlisted: list[tuple[int, ...] | None] = like._unlisted
            self._standard: bool = like._standard
            self._started: int = like._started
            self._origin: State = like._origin
            self._origin_log: Trail[Line] = like._origin_log
            self._logging: bool = like._logging
            self._asked: list[int] = like._asked[:]
            self._seen: dict[int, tuple[int, Trail[Line]]] = {}
            self._choices: Trail[int] = like._choices.fork()
            self._outcomes: Trail[int] = like._outcomes.fork()
            self._log: Trail[Line] = like._log.fork()
            self._count: int = like._count
            self._drawn: int = like._drawn
            self._lists: list[tuple[int, ...] | None] = like._lists[:]
            self._must: int = like._must
            self._may: int = like._may
            self._pending: int = like._pending
            self._turn: int = like._turn
            self._floor: int = like._floor
            self._own: int = like._own
            return
        self._seats = state.seats
        self._aside = frozenset([number for number, verb in rules.verbs.items() if verb.aside])
        self._has_aside = bool(self._aside)
        self._unlisted = [None] * state.seats
        self._standard = standard
        self._started = started
        self._origin = rules.state(state.fork_fields())
        self._origin_log = Trail() if log is None else log.fork()
        self._logging = True
        self._asked = [0] * state.seats
        self._count = 0
        self._rewind()
        self._advance()
        self._bar(self._count)

    def _bar(self, floor: int) -> None:
        """Nothing before so many choices can be taken back."""
        self._floor = floor
        #: Choices since then that can be: those of the seat at turn, without what was made aside.
        self._own = 0

    def _rewind(self) -> None:
        """Back to the empty record on the present state."""
        state = self._state
        self._choices = Trail()
        self._outcomes = Trail()
        self._log = self._origin_log.fork()
        self._seen = {}
        state.journal = self._log.fresh if self._logging else None
        self._drawn = self._started
        self._lists = self._unlisted[:]
        self._must = 0
        self._may = 0
        self._pending = 0
        self._turn = -1
        self._bar(0)

    # --- who decides what

    @property
    def seats(self) -> int:
        """How many seats play."""
        return self._state.seats

    @property
    def options(self) -> dict[str, object]:
        """The options of this game."""
        return dict(self._state.options)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self._state.stack

    @property
    def must_act(self) -> tuple[int, ...]:
        """The seats that have to decide now; empty when the game is over."""
        if self._pending:
            return (NATURE,)
        return _SEATS[self._must]

    @property
    def may_act(self) -> tuple[int, ...]:
        """The seats that are free to interrupt."""
        return _SEATS[self._may]

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; empty while the game goes on."""
        return tuple(self.rules.winners(self._state))

    @property
    def scores(self) -> tuple[int, ...]:
        """A number for each seat; more is better."""
        return tuple(self.rules.scores(self._state))

    @property
    def decisions(self) -> int:
        """How many choices lie behind this position."""
        return self._count

    @property
    def state(self) -> State:
        """The position itself, for the game's own tools; whoever changes it breaks the game."""
        return self._state

    def choices(self, seat: object) -> tuple[int, ...]:
        """The legal choices of a seat: sorted; empty for a seat that neither must nor may act."""
        if type(seat) is not int:
            raise WrongSeat(f"a seat is an int, not {seat!r}", "house-no-such-seat")
        if not 0 <= seat < self._seats:
            if seat != NATURE:
                raise WrongSeat(
                    f"there is no seat {seat}; seats are 0 to {self._seats - 1}", "house-no-such-seat"
                )
            return tuple(range(self._pending & NOUN_MASK)) if self._pending else ()
        listed = self._lists[seat]
        if listed is not None:
            return listed
        return self._list(seat) if (self._must | self._may) >> seat & 1 else ()

    def _list(self, seat: int) -> tuple[int, ...]:
        s = self._state
        f = s.stack[-1]
        found = self._steps[f[0]].choices(s, f, seat)
        found.sort()
        listed = tuple(found)
        self._lists[seat] = listed
        return listed

    def version(self, seat: object) -> int:
        """Changes whenever a seat is asked something new; give it to ``apply`` as ``at``."""
        if type(seat) is not int or not 0 <= seat < self._state.seats:
            raise WrongSeat(f"there is no seat {seat!r}", "house-no-such-seat")
        return self._asked[seat]

    def why_not(self, seat: object, choice: object) -> Refusal | None:
        """The rule that forbids a choice, or None if it is legal."""
        s = self._state
        if type(seat) is not int or not 0 <= seat < s.seats:
            return Refusal("house-no-such-seat")
        if type(choice) is not int or not 0 <= choice <= LAST_CHOICE:
            return Refusal("house-no-such-choice")
        verb = self.rules.verbs.get(choice >> NOUN_BITS)
        if verb is None or (choice & NOUN_MASK) >= self.rules.noun_count(verb.noun, s.seats):
            return Refusal("house-no-such-choice")
        if not s.stack:
            return Refusal("house-over")
        if not (self._must | self._may) >> seat & 1:
            return Refusal("house-not-asked")
        f = s.stack[-1]
        step = self._steps[f[0]]
        rule = step.forbid(s, f, seat, choice)
        if not rule:
            return None
        detail, args = step.detail(s, f, seat, choice)
        return Refusal(rule, detail, args)

    # --- play

    def apply(self, seat: object, choice: object, at: object = None) -> None:
        """Carries a choice out. The only way to change a position.

        Args:
            seat: who chooses.
            choice: one of ``choices(seat)``.
            at: the ``version(seat)`` the choice was made on, if stale choices are to be refused.

        Raises:
            ChoiceRefused: the choice is not legal here and now; nothing has changed.
        """
        if type(seat) is not int:
            raise WrongSeat(f"a seat is an int, not {seat!r}", "house-no-such-seat")
        if not 0 <= seat < self._seats or not (self._must | self._may) >> seat & 1:
            self._apply_otherwise(seat, choice)
            return
        if at is not None and (type(at) is not int or at != self._asked[seat]):
            raise StaleChoice(
                f"seat {seat} chose on version {at!r}, the present one is {self._asked[seat]}", "house-stale"
            )
        if type(choice) is not int:
            raise IllegalChoice(f"a choice is an int, not {choice!r}", "house-no-such-choice")
        listed = self._lists[seat]
        if listed is None:
            listed = self._list(seat)
        if choice not in listed:
            self._refuse(seat, choice)
        self._do(seat, choice)

    def _apply_otherwise(self, seat: int, choice: object) -> None:
        """An outcome from outside; from a seat that is not asked nothing is accepted."""
        if self._pending:
            self._apply_chance(seat, choice)
        elif not 0 <= seat < self._seats:
            raise WrongSeat(
                f"there is no seat {seat}; seats are 0 to {self._seats - 1}", "house-no-such-seat"
            )
        elif not self._state.stack:
            raise GameIsOver("the game is over", "house-over")
        else:
            raise WrongSeat(f"seat {seat} has nothing to decide now", "house-not-asked")

    def _refuse(self, seat: int, choice: int) -> None:
        refusal = self.why_not(seat, choice)
        rule = "house-not-listed" if refusal is None else refusal.rule
        raise IllegalChoice(f"seat {seat} may not choose {self.word(choice)!r} now ({rule})", rule)

    def _do(self, seat: int, choice: int) -> None:
        s = self._state
        stack = s.stack
        f = stack[-1]
        depth = len(stack)
        must = self._must
        may = self._may
        drawn = self._drawn
        aside = self._has_aside and (choice >> NOUN_BITS) in self._aside
        if not aside:
            if seat != self._turn:
                self._turn = seat
                self._bar(self._count)
            self._own += 1
        self._choices.fresh.append(seat << _SEAT_BITS | choice)
        self._count += 1
        s.barrier = False
        self._steps[f[0]].apply(s, f, seat, choice)
        self._advance()
        self._asked[seat] += 1
        others = (self._must | self._may) & ~(1 << seat)
        if s.barrier or self._drawn != drawn or self._pending or not stack:
            self._bar(self._count)
        elif others and not aside and others & self._must:
            self._bar(self._count)
        if others:
            if len(stack) == depth and stack[-1] is f:
                # Asked as before, unless one has to decide where it was only free to, or the other way round.
                others &= ~(must | may) | (must ^ self._must)
            for other in range(s.seats):
                if others >> other & 1:
                    self._asked[other] += 1

    def _advance(self) -> None:
        """Runs steps until one asks, chance is left to the caller, or the game is over."""
        s = self._state
        stack = s.stack
        steps = self._steps
        self._lists = self._unlisted[:]
        self._must = 0
        self._may = 0
        for _ in range(_MOST_STEPS):
            if s.ending:
                s.ending = False
                stack.clear()
            if not stack:
                return
            f = stack[-1]
            step = steps[f[0]]
            r = step.run(s, f)
            if r == GO:
                continue
            if r == ASK:
                self._must = step.seats(s, f)
                self._may = step.free(s, f)
                if not self._must:
                    raise BanneretError(f"step {step.name!r} of {self.rules.name} asks nobody")
                return
            source = self._source
            if source is None or self._drawn == self._told:
                self._pending = r
                return
            k = source.draw(self._drawn, r >> NOUN_BITS, r & NOUN_MASK)
            self._outcomes.fresh.append(r << NOUN_BITS | k)
            self._drawn += 1
            step.outcome(s, f, k)
        raise BanneretError(f"{self.rules.name} goes round in circles and asks nobody")

    def _apply_chance(self, seat: int, choice: object) -> None:
        pending = self._pending
        n = pending & NOUN_MASK
        if seat != NATURE:
            raise WrongSeat(f"seat {seat} has nothing to decide now: chance is asked", "house-not-asked")
        if type(choice) is not int or not 0 <= choice < n:
            raise IllegalChoice(f"{choice!r} is not one of the {n} outcomes", "house-no-such-choice")
        self._pending = 0
        self._outcomes.fresh.append(outcome_code(pending >> NOUN_BITS, n, choice))
        self._drawn += 1
        s = self._state
        f = s.stack[-1]
        self._steps[f[0]].outcome(s, f, choice)
        self._advance()
        self._bar(self._count)

    @property
    def chance(self) -> tuple[int, int] | None:
        """What chance is asked (its kind and how many outcomes), if that is left to the caller."""
        if not self._pending:
            return None
        return self._pending >> NOUN_BITS, self._pending & NOUN_MASK

    def resign(self, seat: object) -> None:
        """A seat gives up."""
        if type(seat) is not int or not 0 <= seat < self._state.seats:
            raise WrongSeat(f"there is no seat {seat!r}", "house-no-such-seat")
        if self.over:
            raise GameIsOver("the game is over", "house-over")
        self._do_resign(seat)

    def _do_resign(self, seat: int) -> None:
        self._choices.fresh.append(seat << _SEAT_BITS | RESIGN)
        self._count += 1
        self._pending = 0
        self.rules.resign(self._state, seat)
        self._advance()
        self._bar(self._count)
        for other in range(self._state.seats):
            self._asked[other] += 1

    # --- taking back

    def can_undo(self, seat: object) -> bool:
        """Whether the last choice is this seat's own to take back."""
        return type(seat) is int and seat >= 0 and seat == self._turn and self._own > 0

    def undo(self, seat: object, whole_turn: bool = False) -> None:
        """Takes the seat's last choice back, or all it can take back.

        Raises:
            UndoRefused: a die, a reveal or another seat's decision lies in between.
        """
        if not self.can_undo(seat):
            raise UndoRefused(
                f"seat {seat!r} has nothing to take back:"
                " a die, something shown or another seat's decision lies between",
                "house-undo",
            )
        record = self._choices.items()
        # A sample does not know the choices before it, only those made since.
        first = max(0, len(record) - (self._count - self._floor))
        keep = record[:first]
        own = [code for code in record[first:] if ((code & LAST_CHOICE) >> NOUN_BITS) not in self._aside]
        aside = [code for code in record[first:] if ((code & LAST_CHOICE) >> NOUN_BITS) in self._aside]
        if not own:
            raise UndoRefused("the choices before this position are not known", "house-undo")
        keep += [] if whole_turn else own[:-1]
        asked = self._asked[:]
        concerned = self._must | self._may | 1 << self._turn
        self._replay(keep, self._outcomes.items(), self._source)
        for code in aside:
            if self.why_not(code >> _SEAT_BITS, code & LAST_CHOICE) is None:
                self._do(code >> _SEAT_BITS, code & LAST_CHOICE)
        # A new version for whoever is or was asked; to others it would count what is taken back unseen.
        concerned |= self._must | self._may
        self._asked = [number + (concerned >> other & 1) for other, number in enumerate(asked)]

    def _replay(self, record: list[int], outcomes: list[int], then: Source | None) -> None:
        """Plays a record again from the origin; every choice is checked against its rule."""
        before = self._count - len(self._choices)
        self._state = self.rules.state(self._origin.fork_fields())
        self._rewind()
        self._count = before
        self._source = RecordedSource(outcomes, self._started)
        if then is None:
            # Chance was the caller's, and the last question may still be open.
            self._told = self._started + len(outcomes)
        rules = self.rules
        nouns = {
            number: rules.noun_count(verb.noun, self._state.seats) for number, verb in rules.verbs.items()
        }
        place = 0
        try:
            self._advance()
            self._bar(self._count)
            for code in record:
                seat = code >> _SEAT_BITS
                packed = code & LAST_CHOICE
                if packed == RESIGN:
                    self.resign(seat)
                else:
                    self._apply_recorded(seat, packed, nouns)
                place += 1
        except BanneretError as error:
            raise ReplayFault(f"choice {place + 1} of {len(record)}: {error}") from error
        finally:
            self._source = then
            self._told = -1

    def _apply_recorded(self, seat: int, choice: int, nouns: dict[int, int]) -> None:
        """A choice of a record: its rule alone is asked, not the whole list (a law proves them equal).

        ``nouns`` says how many things each verb can be done to.
        """
        s = self._state
        if s.stack and (self._must | self._may) >> seat & 1 and not self._pending:
            f = s.stack[-1]
            if (choice & NOUN_MASK) < nouns.get(choice >> NOUN_BITS, 0):
                if not self._steps[f[0]].forbid(s, f, seat, choice):
                    self._do(seat, choice)
                    return
        self.apply(seat, choice)

    # --- what a seat sees

    def view(self, seat: object = None) -> dict[str, object]:
        """What a seat may see (None: a spectator), ready for JSON."""
        number = self._viewer(seat)
        rules = self.rules
        s = self._state
        result: dict[str, object] = {
            "game": rules.name,
            "rules": rules.version,
            "options": dict(s.options),
            "seats": rules.seat_names[s.seats],
            "seat": None if number < 0 else number,
            "over": not s.stack,
            "winners": rules.winners(s),
            "must_act": self.must_act,
            "may_act": self.may_act,
            "prompt": self.prompt(seat),
            "board": rules.view(s, number),
        }
        if number >= 0:
            result["version"] = self._asked[number]
            result["choices"] = self.choices(number)
            result["undo"] = self.can_undo(number)
        return result

    def _viewer(self, seat: object) -> int:
        if seat is None:
            return -1
        if type(seat) is not int or not 0 <= seat < self._state.seats:
            raise WrongSeat(f"there is no seat {seat!r}", "house-no-such-seat")
        return seat

    def prompt(self, seat: object = None) -> dict[str, object]:
        """What is asked now, as a message key, its arguments in names, and the rule."""
        number = self._viewer(seat)
        s = self._state
        if not s.stack:
            return {"key": "over", "args": {}, "rule": ""}
        if self._pending:
            return {"key": "chance", "args": {}, "rule": ""}
        f = s.stack[-1]
        step = self._steps[f[0]]
        key, args = step.prompt(s, f, number)
        specs = self.rules.prompts.get(key, ())
        return {"key": key, "args": self.rules.named(specs, args, s.seats), "rule": step.rule}

    def log(self, seat: object = None, since: object = 0) -> list[dict[str, object]]:
        """The log lines that a seat (None: a spectator) may read, from the ``since``-th of them on."""
        if type(since) is not int or since < 0:
            raise BanneretError(f"log lines are counted from 0, not from {since!r}")
        return self._in_names(self._visible(self._viewer(seat))[since:])

    def news(self, seat: object, written: object) -> list[dict[str, object]]:
        """The log lines that a seat (None: a spectator) may read among those written since.

        For who follows a game choice by choice: it costs nothing to have a long game behind.

        Args:
            seat: who reads.
            written: what ``game.written`` was when the reader last looked.
        """
        if type(written) is not int or written < 0:
            raise BanneretError(f"log lines are counted from 0, not from {written!r}")
        number = self._viewer(seat)
        bit = WATCHERS if number < 0 else 1 << number
        return self._in_names([line for line in self._log.since(written) if line[1] & bit])

    @property
    def written(self) -> int:
        """How many lines the whole log has. Counts secret ones too, so it is for nobody at the table."""
        return len(self._log)

    def _in_names(self, lines: list[Line]) -> list[dict[str, object]]:
        rules = self.rules
        seats = self._state.seats
        result: list[dict[str, object]] = []
        for line in lines:
            kind = rules.lines[line[0]]
            args = rules.named(kind.args, line[2:], seats)
            result.append({"key": kind.name, "args": args, "rule": kind.rule})
        return result

    def _visible(self, seat: int) -> list[Line]:
        bit = WATCHERS if seat < 0 else 1 << seat
        return [line for line in self._log.items() if line[1] & bit]

    def lines(self) -> list[Line]:
        """The whole log as it was written, secrets included."""
        return self._log.items()

    # --- words

    def word(self, choice: object) -> str:
        """A choice as ``verb noun`` in ids, for files and messages; what is none as it is."""
        if type(choice) is not int or not 0 <= choice <= LAST_CHOICE:
            return str(choice)
        verb = self.rules.verbs.get(choice >> NOUN_BITS)
        if verb is None:
            return str(choice)
        if not verb.noun:
            return verb.name
        return f"{verb.name} {self.rules.thing(verb.noun, choice & NOUN_MASK, self._state.seats)}"

    def describe(self, choice: object, language: object = "en") -> str:
        """A choice in words."""
        if type(choice) is not int or not 0 <= choice <= LAST_CHOICE:
            raise IllegalChoice(f"{choice!r} is not a choice", "house-no-such-choice")
        return texts(self.rules).choice(choice, self._state.seats, check_language(language))

    # --- copies, files

    def copy(self, log: bool = True, chance: bool = True) -> Game:
        """An independent game in the same position with the same record.

        Args:
            log: whether the copy goes on writing its log (search does without).
            chance: False leaves questions of chance to the caller, as seat NATURE.
        """
        state = self.rules.state(self._state.fork_fields())
        source = None
        if chance and self._source is not None:
            source = self._source.fork()
        other = Game(self.rules, state, source, like=self)
        other._logging = log and self._logging
        state.journal = other._log.fresh if other._logging else None
        return other

    def reseed(self, seed: object = None) -> None:
        """Gives the game another source of chance from here on."""
        self._source = seeded(seed)
        if self._pending:
            k = self._source.draw(self._drawn, self._pending >> NOUN_BITS, self._pending & NOUN_MASK)
            self._apply_chance(NATURE, k)

    def sample(self, seat: object, rng: random.Random) -> Game:
        """A full position that this seat could not tell from the real one, as a game of its own.

        What it holds depends only on what the seat has legitimately learned and on ``rng``; its log
        holds only what the seat may read, and its dice are its own.
        """
        number = self._viewer(seat)
        state: State = self.rules.sample(self._state, number, rng)
        known = self._seen.get(number)
        if known is None or known[0] != len(self._log):
            log: Trail[Line] = Trail()
            log.fresh.extend(self._visible(number))
            known = (len(self._log), log)
            self._seen[number] = known
        other = Game(self.rules, state, SeededSource(str(rng.getrandbits(128))), like=self)
        other._standard = False
        other._origin = self.rules.state(state.fork_fields())
        other._origin_log = known[1].fork()
        other._log = known[1].fork()
        other._choices = Trail()
        other._outcomes = Trail()
        other._started = self._drawn
        state.journal = other._log.fresh if other._logging else None
        for other_seat in range(state.seats):
            if other_seat != number:
                other._lists[other_seat] = None
        return other

    def rest(self, shelf: dict[str, State]) -> None:
        """Takes less room from here on; what is behind it takes a moment longer to read.

        For whoever holds many games that nobody looks at.

        Args:
            shelf: beginnings that such games share; the same one for all of them.
        """
        self._choices = self._choices.packed()
        self._outcomes = self._outcomes.packed()
        self._log = self._log.packed()
        self._origin_log = self._origin_log.packed()
        self._state.journal = self._log.fresh if self._logging else None
        self._seen = {}
        if self._standard:
            name = f"{self.rules.name} {self._seats} {self._origin.options}"
            kept = shelf.setdefault(name, self._origin)
            if kept.same(self._origin):
                self._origin = kept

    def describe_position(self) -> dict[str, object]:
        """The position in names, as ``banneret.setup`` reads it."""
        return dict(self.rules.position(self._state))

    def save(self) -> str:
        """The game file: header, choices and outcomes; holds every secret of the game."""
        return gamefile.write(
            self.rules,
            self._origin,
            self._standard,
            self._started,
            self._choices.items(),
            self._outcomes.items(),
            "" if self._source is None else self._source.key(),
        )

    def snapshot(self, log: bool = False) -> dict[str, object]:
        """The position itself with names for steps and fields, ready for JSON.

        Args:
            log: whether to keep the log with it.
        """
        return gamefile.snapshot(
            self.rules,
            self._state,
            self._drawn,
            "" if self._source is None else self._source.key(),
            self._log.items() if log else [],
        )

    def replayed(self, decisions: object) -> Game:
        """The game as it was after so many of its choices, with its outcomes still to come recorded."""
        record = self._choices.items()
        if type(decisions) is not int or not 0 <= decisions <= len(record):
            raise ReplayFault(f"the game has 0 to {len(record)} choices to replay, not {decisions!r}")
        other = self.copy()
        other._replay(record[:decisions], self._outcomes.items(), other._source)
        return other

    def retraced(self) -> Game:
        """The game at its beginning, with its recorded outcomes to come.

        Whoever applies its choices again, one after the other, sees all its positions pass.
        """
        other = self.replayed(0)
        other._source = RecordedSource(self._outcomes.items(), self._started, self._source)
        return other

    def record(self) -> list[tuple[int, int]]:
        """Seat and choice of everything that was chosen (a seat that gave up: RESIGN)."""
        return [(code >> _SEAT_BITS, code & LAST_CHOICE) for code in self._choices.items()]

    def outcomes(self) -> list[tuple[int, int, int]]:
        """Kind, number of outcomes and outcome of every question of chance."""
        return [(code >> 24, code >> 12 & 4095, code & 4095) for code in self._outcomes.items()]

    def codes(self, choices: object = 0, outcomes: object = 0) -> tuple[list[int], list[int]]:
        """The record as a game file holds it, from so many choices and so many outcomes on."""
        if type(choices) is not int or type(outcomes) is not int or choices < 0 or outcomes < 0:
            raise BanneretError(f"a record is counted from 0, not from {choices!r} and {outcomes!r}")
        return self._choices.since(choices), self._outcomes.since(outcomes)

    def same(self, other: Game) -> bool:
        """Whether both are in the same position with the same question."""
        return (
            self.rules.name == other.rules.name
            and self._state.same(other._state)
            and self._must == other._must
            and self._may == other._may
            and self._pending == other._pending
        )


def new(
    rules: Rules[Any],
    seats: object,
    seed: object,
    options: Mapping[str, object] | None,
    source: Source | None,
) -> Game:
    """A game from its beginning; with ``source``, chance comes from there instead of ``seed``."""
    agreed = rules.agree(seats, options)
    state: State = rules.state(Fields(rules.seat_count(seats), agreed))
    rules.begin(state)
    return Game(rules, state, seeded(seed) if source is None else source, standard=True)


def from_position(
    rules: Rules[Any], position: Mapping[str, object], seed: object, source: Source | None
) -> Game:
    """A game from a position written by hand."""
    seats, options, board = gamefile.position_parts(rules, position)
    agreed = rules.agree(seats, options)
    state: State = rules.state(Fields(rules.seat_count(seats), agreed))
    rules.set_position(state, board)
    source = seeded(seed) if source is None else source
    try:
        return _look(Game(rules, state, source))
    except gamefile.NONSENSE as error:
        raise BadPosition(f"the position holds numbers that mean nothing: {error!r}") from error


def _look(game: Game) -> Game:
    """Looks at a position from outside with everybody's eyes, so that nonsense in it is found now."""
    game.view()
    for seat in range(game.seats):
        game.view(seat)
    return game


def from_file(rules: Rules[Any], read: gamefile.Read) -> Game:
    """A game from the parts of a game file; replays it and checks every choice on the way.

    With the position and the log of a snapshot it is the game from there on.
    """
    gamefile.require_figures(rules, read.figures)
    if read.start is None:
        state: State = rules.state(Fields(read.seats, rules.agree(read.seats, read.options)))
        rules.begin(state)
    else:
        state = gamefile.state_of(rules, read.seats, rules.agree(read.seats, read.options), read.start)
    log: Trail[Line] = Trail()
    log.fresh.extend(read.lines)
    then: Source | None = SeededSource(read.key) if read.key else None
    try:
        game = Game(rules, state, None, standard=read.start is None, started=read.started, log=log)
        game._replay(read.choices, read.outcomes, then)
        _look(game)
    except gamefile.NONSENSE as error:
        raise DamagedFile(f"the position holds numbers that mean nothing: {error!r}") from error
    drawn = game._drawn - game._started
    if drawn != len(read.outcomes):
        raise ReplayFault(f"the file has {len(read.outcomes)} outcomes, but its choices ask for {drawn}")
    return game


def from_snapshot(rules: Rules[Any], read: gamefile.Read) -> Game:
    """A game from the parts of a snapshot."""
    if read.start is None:
        raise DamagedFile("a snapshot without a position")
    gamefile.require_figures(rules, read.figures)
    state = gamefile.state_of(rules, read.seats, rules.agree(read.seats, read.options), read.start)
    log: Trail[Line] = Trail()
    log.fresh.extend(read.lines)
    source = SeededSource(read.key) if read.key else None
    try:
        return _look(Game(rules, state, source, started=read.started, log=log))
    except gamefile.NONSENSE as error:
        raise DamagedFile(f"the position holds numbers that mean nothing: {error!r}") from error
