"""What goes over the wire, in and out: every field with its bounds. The OpenAPI document is made of this."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from banneret.core.choice import LAST_CHOICE

#: Letters that steer a terminal or the direction of the text around them; no name or message needs them.
_STEERING: Final = r"\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ufeff"
#: One line with something to see in it.
LINE: Final = rf"^[^{_STEERING}]*[^\s{_STEERING}][^{_STEERING}]*$"
#: One line, or nothing.
ANY_LINE: Final = rf"^[^{_STEERING}]*$"

Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=LINE, description="one line of text")]
Title = Annotated[str, Meta(max_length=80, pattern=ANY_LINE)]
Talk = Annotated[str, Meta(min_length=1, max_length=500, pattern=LINE)]
#: Notes have lines; only the sign that not every database keeps is left out.
Note = Annotated[str, Meta(max_length=20_000, pattern=r"^[^\u0000]*$")]
Password = Annotated[str, Meta(min_length=1, max_length=100)]
GameName = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=19)]
ChoiceNumber = Annotated[int, Meta(ge=0, le=LAST_CHOICE)]
Version = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Seed = Annotated[str, Meta(min_length=1, max_length=100, pattern=ANY_LINE)]
Place = Annotated[str, Meta(max_length=45, pattern=r"^(me|open|bot:[a-z0-9-]{1,40})$")]
BotName = Annotated[str, Meta(pattern=r"^[a-z0-9-]{1,40}$")]
OptionName = Annotated[str, Meta(max_length=60)]
OptionValue = bool | Annotated[int, Meta(ge=-(10**9), le=10**9)] | Annotated[str, Meta(max_length=100)]

Kind = Literal["game", "analysis"]
Access = Literal["open", "link", "password"]
Status = Literal["waiting", "playing", "over"]
As = Literal["hot-seat", "analysis"]
#: How long a search thinks for somebody: as the bots of these names, or longer than any of them.
Level = Literal["knight", "lord", "council"]


class Asked(Struct, forbid_unknown_fields=True):
    """The base of what comes in: a misspelt field is refused, not forgotten."""


# --- in


class NewPerson(Asked):
    name: Name


class NewTable(Asked):
    game: GameName
    places: Annotated[list[Place], Meta(min_length=1, max_length=20)]
    seats: Annotated[int, Meta(ge=1, le=20)] | UnsetType = UNSET
    options: Annotated[dict[OptionName, OptionValue], Meta(max_length=300)] = {}
    title: Title = ""
    access: Access = "link"
    password: Password | None = None
    seed: Seed | None = None


class TakeSeat(Asked):
    password: Password | None = None


class SeatBot(Asked):
    bot: BotName


class Choose(Asked):
    seat: SeatNumber
    choice: ChoiceNumber
    version: Version | None = None


class Undo(Asked):
    seat: SeatNumber
    whole: bool = False


class BySeat(Asked):
    seat: SeatNumber


class Answer(Asked):
    seat: SeatNumber
    accept: bool


class Chat(Asked):
    text: Talk
    seat: SeatNumber | None = None


class NoteText(Asked):
    text: Note


class Upload(Asked):
    file: Annotated[str, Meta(min_length=2, max_length=2_000_000)]
    as_: As = msgspec.field(name="as", default="analysis")
    game: GameName | None = None
    title: Title = ""


class Analyse(Asked):
    stop: Annotated[int, Meta(ge=0, le=10**6)] | None = None
    line: Annotated[int, Meta(ge=0, le=10**6)] | None = None
    as_: As = msgspec.field(name="as", default="analysis")
    title: Title = ""


class Branch(Asked):
    line: Annotated[int, Meta(ge=0, le=10**6)]
    stop: Annotated[int, Meta(ge=0, le=10**6)]
    name: Title = ""


# --- out


class Refusal(Struct):
    rule: str
    detail: str
    args: dict[str, Any]


class Problem(Struct, omit_defaults=True):
    """A problem document (RFC 9457)."""

    type: str
    title: str
    status: int
    detail: str
    rule: str | UnsetType = UNSET
    refusal: Refusal | UnsetType = UNSET
    version: int | UnsetType = UNSET


class PersonInfo(Struct):
    id: str
    name: str


class KnownPerson(PersonInfo):
    key: str


class OptionInfo(Struct):
    name: str
    values: list[OptionValue]
    default: OptionValue
    group: str


class PresetInfo(Struct):
    name: str
    values: dict[str, OptionValue]


class GameWords(Struct):
    name: str
    about: str
    credits: str


class GameInfo(Struct):
    name: str
    words: dict[str, GameWords]
    seats: list[int]
    options: list[OptionInfo]
    presets: list[PresetInfo]
    edition: str
    rules: str
    maturity: str
    bots: list[str]
    odds: bool
    advice: bool


class About(Struct):
    version: str
    build: str
    languages: list[str]
    games: list[GameInfo]


class VerbInfo(Struct):
    name: str
    noun: str


class GameTables(Struct):
    game: str
    kinds: dict[str, list[str]]
    numbers: dict[str, int]
    verbs: dict[str, VerbInfo]
    lines: dict[str, list[str]]
    prompts: dict[str, list[str]]
    details: dict[str, list[str]]
    seat_names: dict[str, list[str]]


class RuleText(Struct, omit_defaults=True):
    id: str
    section: str
    kind: str
    text: str
    why: str | UnsetType = UNSET
    note: str | UnsetType = UNSET


class SeatInfo(Struct):
    seat: int
    name: str
    kind: Literal["person", "bot", "open"]
    player: str | None
    bot: str | None
    present: bool
    deserted: bool


class TakeBack(Struct):
    seat: int
    agreed: list[int]


class TableInfo(Struct):
    id: str
    game: str
    title: str
    kind: Kind
    access: Access
    status: Status
    options: dict[str, OptionValue]
    seats: list[SeatInfo]
    must_act: list[int]
    winners: list[int]
    created: float
    updated: float
    seeded: bool
    host: bool
    mine: list[int]
    waiting: bool
    rematch: str | None
    takeback: TakeBack | None


class Made(Struct):
    table: TableInfo
    keys: dict[str, str]


class Taken(Struct):
    table: TableInfo
    seat: int
    key: str


class Me(Struct):
    person: PersonInfo | None
    tables: list[TableInfo]


class ChatNote(Struct):
    key: str
    args: dict[str, str]


class ChatLine(Struct, omit_defaults=True):
    seat: int | None = msgspec.field()
    name: str = msgspec.field()
    text: str = msgspec.field()
    at: float = msgspec.field()
    note: ChatNote | UnsetType = UNSET


class LogTail(Struct):
    from_: int = msgspec.field(name="from")
    lines: list[dict[str, Any]] = msgspec.field()


class ChatTail(Struct):
    from_: int = msgspec.field(name="from")
    lines: list[ChatLine] = msgspec.field()


class Update(Struct, omit_defaults=True):
    """What one viewer is told: everything, or what changed since the last time."""

    cursor: str
    view: dict[str, Any] | UnsetType = UNSET
    patch: list[list[Any]] | UnsetType = UNSET
    table: TableInfo | UnsetType = UNSET
    log: LogTail | UnsetType = UNSET
    chat: ChatTail | UnsetType = UNSET
    sent: float | UnsetType = UNSET


class ChoiceInfo(Struct):
    choice: int
    verb: str
    noun: str | int
    text: str


class Played(Struct):
    version: int
    asked: bool
    over: bool


class Why(Struct):
    legal: bool
    rule: str
    detail: str
    args: dict[str, Any]
    text: str


class NoteOut(Struct):
    text: str


class Mark(Struct):
    stop: int
    log: int
    seat: int | None


class Past(Struct):
    stops: int
    marks: list[Mark]


class Moment(Struct, omit_defaults=True):
    view: dict[str, Any]
    log: list[dict[str, Any]]
    views: list[dict[str, Any]] | UnsetType = UNSET


class LineStart(Struct):
    line: int
    stop: int


class LineInfo(Struct):
    line: int
    name: str
    from_: LineStart | None = msgspec.field(name="from")
    stops: int = msgspec.field()


class Lines(Struct):
    current: int
    lines: list[LineInfo]


class Opinion(Struct):
    """What a search thinks of one choice; `chance` is null while it was never tried."""

    choice: int
    verb: str
    noun: str | int
    text: str
    visits: int
    chance: float | None


class Advice(Struct):
    """What a search thinks of a moment, as a seat could know it then.

    `choices` are the best of `listed`, the most tried first; `played` is what the seat did choose then.
    """

    seat: int
    stop: int
    level: Level
    asked: bool
    chances: list[float]
    rounds: int
    done: bool
    listed: int
    choices: list[Opinion]
    played: int | None


class CurvePoint(Struct):
    """The chance of each seat to win at a moment, as that seat could know it."""

    stop: int
    chances: list[float]


class Curve(Struct):
    """The chances to win through a game: `points` of the `of` that there are to be."""

    line: int
    stops: int
    points: list[CurvePoint]
    of: int
    done: bool
