"""What a game is to the rest of the house: its steps, its words, its options, and a few questions."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, Generic, NamedTuple, TypeVar

from mypy_extensions import mypyc_attr

from banneret.core.errors import BadOption, BadPosition, BadSeats
from banneret.core.state import Fields, State
from banneret.core.step import Step

S = TypeVar("S", bound=State)


class Verb(NamedTuple):
    """One thing a hand can do.

    Attributes:
        name: the word in files and views; the text is ``choice-<name>``.
        noun: the kind of thing it is done to, or an empty string; ``one+two`` for a pair, packed as
            the first times the number of the second, plus the second.
        aside: made beside the turn (an offer, a standing order): never part of anybody's undo, and so
            legal at every moment of the turn, or an undo by somebody else would lose it.
    """

    name: str
    noun: str = ""
    aside: bool = False


class LineKind(NamedTuple):
    """One kind of log line: its name (text ``log-<name>``), its arguments as ``name:kind``, its rule."""

    name: str
    args: tuple[str, ...]
    rule: str


class Option(NamedTuple):
    """Something the players agree on before the game (text ``option-<name>``, values ``<name>-<value>``).

    Attributes:
        name: what programs call it.
        values: what it can be.
        default: what it is if nobody says anything.
        group: where it stands among many: options without one are always shown, the others are folded away
            under the heading ``option-group-<group>``.
    """

    name: str
    values: tuple[object, ...]
    default: Any
    group: str = ""


class Preset(NamedTuple):
    """Options that belong together under one name (text ``preset-<name>``), such as a published edition.

    What it does not name is as by default. Choosing one sets its options; each of them can still be changed.
    """

    name: str
    values: dict[str, Any]


class Refusal(NamedTuple):
    """Why a choice is not legal.

    Attributes:
        rule: the id of the rule (or a house law, ``house-...``) that forbids it.
        detail: what says more (a key of ``Rules.details``), or an empty string.
        args: the arguments of that message.
    """

    rule: str
    detail: str = ""
    args: tuple[int, ...] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Generic[S]):
    """The base of every game's rules. A game fills the tables in ``__init__`` and answers the questions.

    Attributes:
        name: the game's id (``richard3``).
        version: the version of the rules; a file says under which it was written.
        maturity: ``alpha`` (files may stop working), ``beta`` or ``production``.
        edition: which rulebook is played.
        figures: the mark of the figures it is played with; empty if they are the printed ones.
        package: the Python package that holds ``text/`` and ``rules.toml``.
        seat_names: what the seats are called, by number of seats.
        kinds: kinds of things and the ids of all things of that kind.
        numbers: kinds of plain numbers (from 0) that nouns use, and how many there are of each.
        verbs: verbs by their number; numbers are never reused.
        lines: kinds of log lines by their number.
        prompts: the arguments of each prompt, as ``name:kind``.
        details: the same of what steps say in ``detail``; the text is ``detail-<name>``.
        steps: steps by their number.
        options: what can be agreed on.
        presets: named sets of options; the first one should be what the defaults make.
    """

    def __init__(self) -> None:
        self.name = ""
        self.version = "1"
        self.maturity = "alpha"
        self.edition = ""
        self.figures = ""
        self.package = ""
        self.seat_names: dict[int, tuple[str, ...]] = {}
        self.kinds: dict[str, tuple[str, ...]] = {}
        self.numbers: dict[str, int] = {}
        self.verbs: dict[int, Verb] = {}
        self.lines: list[LineKind] = []
        self.prompts: dict[str, tuple[str, ...]] = {}
        self.details: dict[str, tuple[str, ...]] = {}
        self.steps: list[Step[S]] = []
        self.options: tuple[Option, ...] = ()
        self.presets: tuple[Preset, ...] = ()

    # --- a game fills these

    def state(self, f: Fields) -> S:
        """A state on the given fields (fresh or forked)."""
        raise NotImplementedError

    def begin(self, s: S) -> None:
        """Sets a fresh state up and pushes the first step."""
        raise NotImplementedError

    def scores(self, s: S) -> list[int]:
        """A number for each seat; more is better. Equal to a recount from the board at any time."""
        raise NotImplementedError

    def winners(self, s: S) -> list[int]:
        """The seats that have won; empty while the game goes on."""
        raise NotImplementedError

    def view(self, s: S, seat: int) -> dict[str, object]:
        """What a seat (-1: a spectator) may see of the board, ready for JSON."""
        raise NotImplementedError

    def sample(self, s: S, seat: int, rng: random.Random) -> S:
        """A position that the seat could not tell from this one; depends only on what the seat knows."""
        raise NotImplementedError

    def derive(self, s: S) -> None:
        """Works the derived rows out from the others, when a position has been read."""

    def check(self, s: S) -> list[str]:
        """What is wrong with a position (pieces lost or doubled, false counts); empty if all is well."""
        return []

    def resign(self, s: S, seat: int) -> None:
        """A seat gives up; ends the game or takes the seat out of it."""
        raise NotImplementedError

    def position(self, s: S) -> dict[str, object]:
        """The position in names, as ``set_position`` reads it: the stack, and rows that are not as new."""
        told: dict[str, object] = {"seats": s.seats, "options": dict(s.options)}
        for spec, row in zip(s.specs, s.rows, strict=True):
            if spec.derived or row.count(spec.start) == spec.size:
                continue
            values = [self._told(spec.numbers, number, s.seats) for number in row]
            if spec.places:
                places = [str(self._told(spec.places, place, s.seats)) for place in range(spec.size)]
                told[spec.name] = {
                    places[place]: values[place] for place in range(spec.size) if row[place] != spec.start
                }
            else:
                told[spec.name] = values[0] if spec.size == 1 else values
        stack: list[object] = []
        for frame in s.stack:
            step = self.steps[frame[0]]
            held: dict[str, object] = {}
            for place, spec_ in enumerate(step.holds):
                name, _, kind = spec_.partition(":")
                held[name] = self._told(kind, frame[place + 1], s.seats)
            stack.append([step.name, held])
        told["stack"] = stack
        return told

    def set_position(self, s: S, position: Mapping[str, object]) -> None:
        """Fills a fresh state from a description in names, or raises BadPosition.

        A game that lets more be left out uses ``fill`` and ``require`` itself, and fills that in between.
        """
        self.fill(s, position)
        self.require(s)

    def check_options(self, seats: int, options: Mapping[str, object]) -> None:
        """Raises BadOption if options that are each all right do not go together."""

    def conceivable(self, verb: int, noun: int, seats: int) -> bool:
        """Whether a choice could be legal in any game; those that never can get no number (``envs.actions``).

        Only what the printed game excludes for good: whoever is in doubt says True.
        """
        return True

    # --- what all share

    def stamp(self) -> str:
        """The version, and the mark of figures that are not the printed ones: what a game is played under."""
        return f"{self.version}+{self.figures}" if self.figures else self.version

    def seat_count(self, seats: object) -> int:
        """The number of seats, if the game can be played by so many."""
        if type(seats) is not int or seats not in self.seat_names:
            able = ", ".join(str(n) for n in sorted(self.seat_names))
            raise BadSeats(f"{self.name} is played by {able} seats, not {seats!r}")
        return seats

    def agree(self, seats: object, options: Mapping[str, object] | None) -> dict[str, object]:
        """Checks seats and options and fills the defaults in."""
        count = self.seat_count(seats)
        agreed: dict[str, object] = {option.name: option.default for option in self.options}
        if options is not None and not isinstance(options, Mapping):
            raise BadOption(f"options are a mapping of names, not {type(options).__name__}")
        given: Mapping[Any, object] = {} if options is None else options
        for key, value in given.items():
            option = self.option(key)
            if not any(type(value) is type(allowed) and value == allowed for allowed in option.values):
                able = ", ".join(repr(allowed) for allowed in option.values)
                raise BadOption(f"option {key!r} of {self.name} cannot be {value!r}; it can be {able}")
            agreed[option.name] = value
        self.check_options(count, agreed)
        return agreed

    def draw_options(
        self, seats: int, rng: random.Random, fixed: Mapping[str, object] | None = None
    ) -> dict[str, object]:
        """Options by chance, such as players could agree on: each keeps a value that goes with the others."""
        drawn = self.agree(seats, fixed)
        free = [option for option in self.options if option.name not in (fixed or {})]
        for option in rng.sample(free, len(free)):
            value = rng.choice(option.values)
            try:
                drawn = self.agree(seats, {**drawn, option.name: value})
            except BadOption:  # all right, but not with what was drawn before
                continue
        return drawn

    def option(self, name: object) -> Option:
        """The option of that name."""
        for option in self.options:
            if option.name == name:
                return option
        able = ", ".join(option.name for option in self.options) or "none"
        raise BadOption(f"{self.name} has no option {name!r}; it has: {able}")

    def noun_count(self, kind: str, seats: int) -> int:
        """How many things of a kind there are."""
        if kind == "":
            return 1
        if kind == "seat":
            return seats
        ids = self.kinds.get(kind)
        if ids is not None:
            return len(ids)
        one, _, two = kind.partition("+")
        return self.noun_count(one, seats) * self.noun_count(two, seats) if two else self.numbers[kind]

    def thing(self, kind: str, number: int, seats: int) -> object:
        """The id of a thing, or the number itself where the kind is plain numbers."""
        if kind == "seat":
            return self.seat_names[seats][number] if 0 <= number < seats else ""
        ids = self.kinds.get(kind)
        if ids is None:
            one, _, two = kind.partition("+")
            if not two:
                return number
            place, rest = divmod(number, self.noun_count(two, seats))
            first = self.thing(one, place, seats)
            second = self.thing(two, rest, seats)
            return "" if first == "" or second == "" else f"{first}+{second}"
        return ids[number] if 0 <= number < len(ids) else ""

    def _told(self, kind: str, number: int, seats: int) -> object:
        """The id of a thing; the number where it has none (-1, say, for nobody)."""
        name = self.thing(kind, number, seats)
        return number if name == "" else name

    def _number(self, kind: str, told: object, seats: int, what: str) -> int:
        """The number that ``_told`` tells as an id, or a number."""
        if type(told) is int:
            return told
        if type(told) is str and (kind == "seat" or kind in self.kinds or "+" in kind):
            for number in range(self.noun_count(kind, seats)):
                if self.thing(kind, number, seats) == told:
                    return number
        raise BadPosition(f"{what} of {self.name} cannot be {told!r}")

    def fill(self, s: S, position: Mapping[str, object]) -> None:
        """Sets the rows and the stack that a description in names tells; all others stay as they are."""
        rows = {spec.name: place for place, spec in enumerate(s.specs) if not spec.derived}
        for key, told in position.items():
            if key == "stack":
                self._fill_stack(s, told)
                continue
            if key not in rows:
                raise BadPosition(f"positions of {self.name} have no {key!r}")
            spec = s.specs[rows[key]]
            row = s.rows[rows[key]]
            cells: dict[int, object] = {0: told}
            if spec.places and isinstance(told, Mapping):
                cells = {}
                for name, value in told.items():
                    cells[self._number(spec.places, name, s.seats, f"a place of {key!r}")] = value
            elif spec.size > 1 and isinstance(told, (list, tuple)):
                cells = dict(enumerate(told))
            elif spec.size > 1:
                raise BadPosition(f"{key!r} of {self.name} is no single value: {told!r}")
            for place, value in cells.items():
                if not 0 <= place < spec.size:
                    raise BadPosition(f"{key!r} of {self.name} has no place {place}")
                row[place] = self._number(spec.numbers, value, s.seats, repr(key))

    def _fill_stack(self, s: S, told: object) -> None:
        numbers = {step.name: number for number, step in enumerate(self.steps)}
        if not isinstance(told, (list, tuple)):
            raise BadPosition(f"the stack of a position is a list of steps, not {told!r}")
        s.stack.clear()
        for item in told:
            if not isinstance(item, (list, tuple)) or len(item) != 2 or str(item[0]) not in numbers:
                raise BadPosition(f"{item!r} is no step of {self.name} with what it holds")
            frame = [numbers[str(item[0])]]
            held = item[1]
            if not isinstance(held, Mapping):
                raise BadPosition(f"what {item[0]!r} holds is a mapping of names, not {held!r}")
            for spec in self.steps[frame[0]].holds:
                name, _, kind = spec.partition(":")
                frame.append(self._number(kind, held.get(name, 0), s.seats, f"{name!r} of step {item[0]!r}"))
            s.stack.append(frame)

    def require(self, s: S) -> None:
        """Derives what is derived, and raises BadPosition if the position cannot be."""
        try:
            self.derive(s)
            faults = self.check(s)
        except (IndexError, KeyError, ValueError) as error:
            raise BadPosition(f"the position holds numbers that mean nothing: {error}") from error
        if faults:
            raise BadPosition(faults[0])

    def named(self, specs: tuple[str, ...], numbers: tuple[int, ...], seats: int) -> dict[str, object]:
        """Arguments in names: the specs are ``name:kind``."""
        result: dict[str, object] = {}
        for i, spec in enumerate(specs):
            name, _, kind = spec.partition(":")
            result[name] = self.thing(kind, numbers[i], seats)
        return result
