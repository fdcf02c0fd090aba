"""Everything that can go wrong, as problem documents (RFC 9457) in the reader's language."""

from __future__ import annotations

import logging
from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException

from banneret.core.errors import (
    BadChance,
    BadFile,
    BadOption,
    BadPosition,
    BadSeats,
    BanneretError,
    ChoiceRefused,
    GameIsOver,
    IllegalChoice,
    StaleChoice,
    UndoRefused,
    UnknownGame,
    UnknownLanguage,
    WrongSeat,
)
from banneret.core.rules import Refusal as CoreRefusal
from banneret.core.rules import Rules
from banneret.core.text import texts
from banneret.server import words
from banneret.server.store.base import Conflict, StoreError
from banneret.server.wire import Problem as Document
from banneret.server.wire import Refusal

log = logging.getLogger("banneret.server")

#: All problems and their status. Their words are ``problem-<name>`` in ``text/``.
STATUS: Final[dict[str, int]] = {
    "bad-request": 400,
    "bad-option": 400,
    "bad-seats": 400,
    "no-such-bot": 400,
    "bad-file": 400,
    "bad-position": 400,
    "key-needed": 401,
    "unknown-key": 401,
    "not-your-seat": 403,
    "not-host": 403,
    "wrong-password": 403,
    "private-table": 403,
    "still-secret": 403,
    "advice-running": 403,
    "advice-branched": 403,
    "advice-alike": 403,
    "foreign-page": 403,
    "no-such-page": 404,
    "no-such-table": 404,
    "no-such-game": 404,
    "no-such-seat": 404,
    "no-such-language": 404,
    "no-such-moment": 404,
    "no-such-line": 404,
    "no-odds": 404,
    "no-battle": 404,
    "no-advice": 404,
    "wrong-method": 405,
    "seat-taken": 409,
    "no-open-seat": 409,
    "not-deserted": 409,
    "not-playing": 409,
    "not-over": 409,
    "not-analysis": 409,
    "stale-choice": 409,
    "illegal-choice": 409,
    "wrong-seat": 409,
    "game-over": 409,
    "undo-refused": 409,
    "nothing-to-take-back": 409,
    "take-back-pending": 409,
    "no-take-back": 409,
    "full": 409,
    "too-large": 413,
    "not-json": 415,
    "too-many-requests": 429,
    "too-many-streams": 429,
    "fault": 500,
    "no-bots": 503,
    "advice-failed": 503,
    "store-unavailable": 503,
}

#: Refusals of the engine and what they are called here; the first that fits.
_CHOICES: Final[tuple[tuple[type[ChoiceRefused], str], ...]] = (
    (StaleChoice, "stale-choice"),
    (WrongSeat, "wrong-seat"),
    (GameIsOver, "game-over"),
    (UndoRefused, "undo-refused"),
    (IllegalChoice, "illegal-choice"),
)
_ERRORS: Final[tuple[tuple[type[BanneretError], str], ...]] = (
    (BadOption, "bad-option"),
    (BadSeats, "bad-seats"),
    (BadChance, "bad-option"),
    (BadFile, "bad-file"),
    (BadPosition, "bad-position"),
    (UnknownGame, "no-such-game"),
    (UnknownLanguage, "no-such-language"),
    (StoreError, "store-unavailable"),
)
_HTTP: Final[dict[int, str]] = {
    400: "bad-request",
    401: "key-needed",
    404: "no-such-page",
    405: "wrong-method",
    413: "too-large",
    415: "not-json",
    429: "too-many-requests",
}

_MEDIA: Final = "application/problem+json"
_encoder = msgspec.json.Encoder()


class Problem(Exception):
    """Something that is refused or failed, by its name.

    Args:
        name: one of ``STATUS``.
        version: the present version of the seat's view, if a command of a seat was refused.
        refusal: the rule that forbids it, with its words.
        rules: the game whose rule that is.
        seats: how many play.
        headers: further headers of the answer.
        args: arguments of the words.
    """

    def __init__(
        self,
        name: str,
        *,
        version: int | None = None,
        refusal: CoreRefusal | None = None,
        rules: Rules[Any] | None = None,
        seats: int = 0,
        headers: dict[str, str] | None = None,
        **args: object,
    ) -> None:
        super().__init__(name)
        self.name = name
        self.version = version
        self.refusal = refusal
        self.rules = rules
        self.seats = seats
        self.headers = headers or {}
        self.words = args

    @property
    def status(self) -> int:
        return STATUS[self.name]

    def document(self, language: str) -> Document:
        """The problem document."""
        key = f"problem-{self.name}"
        document = Document(
            type=f"/problems/{self.name}",
            title=words.say_title(key, language),
            status=self.status,
            detail=words.say(key, language, **self.words),
        )
        if self.version is not None:
            document.version = self.version
        if self.refusal is not None and self.rules is not None:
            document.rule = self.refusal.rule
            document.refusal = refusal_info(self.rules, self.refusal, self.seats)
            document.detail = texts(self.rules).refusal(self.refusal, language, self.seats)
        return document


def refusal_info(rules: Rules[Any], refusal: CoreRefusal, seats: int) -> Refusal:
    """A refusal of the engine with its arguments in names."""
    specs = rules.details.get(refusal.detail, ())
    return Refusal(refusal.rule, refusal.detail, rules.named(specs, refusal.args, seats))


def refused(error: ChoiceRefused, rules: Rules[Any], seats: int, why: CoreRefusal | None) -> Problem:
    """The problem for a choice that the engine refused."""
    name = next((name for kind, name in _CHOICES if isinstance(error, kind)), "illegal-choice")
    return Problem(name, refusal=why or CoreRefusal(error.rule), rules=rules, seats=seats)


def problem_of(error: Exception) -> Problem:
    """What to tell about any exception."""
    if isinstance(error, Problem):
        return error
    if isinstance(error, HTTPException):
        name = _HTTP.get(error.status_code, "bad-request" if error.status_code < 500 else "fault")
        headers = {key: value for key, value in (error.headers or {}).items() if key.lower() == "allow"}
        return Problem(name, headers=headers, why=_explained(error))
    if isinstance(error, Conflict):
        return Problem("store-unavailable", headers={"retry-after": "1"}, why="")
    for kind, name in _ERRORS:
        if isinstance(error, kind):
            if name == "store-unavailable":
                log.warning("the store: %s", error)
                return Problem(name, headers={"retry-after": "2"})
            return Problem(name, why=str(error))
    log.error("a request failed", exc_info=error)
    return Problem("fault")


def _explained(error: HTTPException) -> str:
    """What exactly is wrong with a request."""
    parts: list[str] = []
    extra = error.extra
    if isinstance(extra, list):
        for item in extra:
            if isinstance(item, dict):
                key = str(item.get("key", ""))
                parts.append(f"{key}: {item.get('message', '')}" if key else str(item.get("message", "")))
    return "; ".join(parts)[:500] or str(error.detail)[:500]


def language_of(request: Request[Any, Any, Any]) -> str:
    """The language in which somebody wants to read."""
    return words.wanted(request.headers.get("accept-language", ""))


def answer(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """The response to a request that went wrong."""
    problem = problem_of(error)
    headers = dict(problem.headers)
    if problem.status == 401:
        headers["www-authenticate"] = "Bearer"
    return Response(
        _encoder.encode(problem.document(language_of(request))),
        status_code=problem.status,
        media_type=_MEDIA,
        headers=headers,
    )
