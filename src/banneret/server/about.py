"""What a game is: the same for everybody, worked out once and kept by browsers until it changes."""

from __future__ import annotations

import functools
import gzip
import hashlib
import importlib
import json
from importlib.resources import files
from typing import Annotated, Any, Final, NamedTuple

import msgspec
from litestar import Request, Response, get
from litestar.params import PathParameter

import banneret
from banneret import bots
from banneret.bots.judge import has_judge
from banneret.core import registry
from banneret.core.figures import figures_of
from banneret.core.rules import Rules
from banneret.core.text import LANGUAGES, Texts, check_language, rule_table
from banneret.server import words
from banneret.server.doc import answers
from banneret.server.document import document
from banneret.server.wire import (
    About,
    GameInfo,
    GameTables,
    GameWords,
    OptionInfo,
    PresetInfo,
    RuleText,
    VerbInfo,
)

GameName = Annotated[
    str, PathParameter(max_length=40, description="the name of a game, as `/api/about` lists it")
]
Language = Annotated[str, PathParameter(max_length=10, description="`en`, `es` or `it`")]

#: Shorter answers are not worth compressing.
_WORTH: Final = 1000
_encode: Final = msgspec.json.Encoder().encode


class Page(NamedTuple):
    """An answer that is always the same: as it is, compressed, and its mark."""

    body: bytes
    packed: bytes
    tag: str
    media: str


def page(body: bytes, media: str) -> Page:
    """Prepares an answer."""
    tag = f'"{hashlib.blake2b(body, digest_size=12).hexdigest()}"'
    packed = gzip.compress(body, 9, mtime=0) if len(body) >= _WORTH else b""
    return Page(body, packed if len(packed) < len(body) else b"", tag, media)


def serve_page(request: Request[Any, Any, Any], found: Page, cache: str) -> Response[bytes]:
    """The answer, compressed if the browser likes that, or nothing if it has it already."""
    headers = {"etag": found.tag, "cache-control": cache, "vary": "accept-encoding"}
    known = request.headers.get("if-none-match", "")
    if found.tag in [tag.strip().removeprefix("W/") for tag in known.split(",")]:
        return Response(b"", status_code=304, headers=headers, media_type=found.media)
    body = found.body
    if found.packed and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        body = found.packed
    return Response(body, headers=headers, media_type=found.media)


# An hour without asking, then one short question: a new version is seen soon, and nothing is sent twice.
_CACHE: Final = "public, max-age=3600, stale-while-revalidate=86400"
_FRESH: Final = "public, max-age=0, must-revalidate"
_JSON: Final = "application/json"
_TEXT: Final = "text/plain"


def has_odds(rules: Rules[Any]) -> bool:
    """Whether a game can work out the chances of a battle."""
    return odds_module(rules) is not None


@functools.cache
def _module(name: str) -> Any:
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return None


def odds_module(rules: Rules[Any]) -> Any:
    """The module ``odds`` of a game's package, if it has one."""
    return _module(f"{rules.package}.odds")


def _title(game: str, language: str) -> GameWords:
    """What a page says of a game that it has not loaded: its name, what it is, who made it."""
    texts = Texts(registry.find(game))

    def said(key: str) -> str:
        return texts.message(key, language) if texts.has(key, language) else ""

    return GameWords(said("game-name") or game, said("game-about"), said("game-credits"))


@functools.cache
def _about() -> Page:
    games = [
        GameInfo(
            name=game["name"],
            words={language: _title(game["name"], language) for language in LANGUAGES},
            seats=game["seats"],
            options=[
                OptionInfo(name, option["values"], option["default"], option["group"])
                for name, option in game["options"].items()
            ],
            presets=[PresetInfo(name, values) for name, values in game["presets"].items()],
            edition=game["edition"],
            rules=game["rules"],
            maturity=game["maturity"],
            bots=bots.names(game["name"]),
            odds=has_odds(registry.find(game["name"])),
            advice=has_judge(game["name"]),
        )
        for game in banneret.games()
    ]
    info = banneret.build_info()
    return page(_encode(About(info["version"], info["build"], list(LANGUAGES), games)), _JSON)


@functools.cache
def _tables(game: str) -> Page:
    rules = registry.find(game)
    return page(
        _encode(
            GameTables(
                game=rules.name,
                kinds={kind: list(ids) for kind, ids in rules.kinds.items()},
                numbers=rules.numbers,
                verbs={str(number): VerbInfo(verb.name, verb.noun) for number, verb in rules.verbs.items()},
                lines={line.name: list(line.args) for line in rules.lines},
                prompts={name: list(args) for name, args in rules.prompts.items()},
                details={name: list(args) for name, args in rules.details.items()},
                seat_names={str(seats): list(names) for seats, names in rules.seat_names.items()},
            )
        ),
        _JSON,
    )


@functools.cache
def _data(game: str) -> Page:
    found = figures_of(game, registry.find(game).package)
    # Nothing printed has such a name: it says which values are the user's own.
    told = found.data | {"replaced": list(found.replaced)} if found.replaced else found.data
    return page(json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode(), _JSON)


@functools.cache
def _text(game: str, language: str) -> Page:
    parts: list[str] = []
    for place in dict.fromkeys(("banneret.core", registry.find(game).package)):
        folder = files(place).joinpath("text")
        for item in sorted(folder.iterdir(), key=lambda entry: entry.name):
            if item.name == f"{language}.ftl" or item.name.endswith(f".{language}.ftl"):
                parts.append(item.read_text("utf-8"))
    return page("\n".join(parts).encode(), _TEXT)


@functools.cache
def _rules(game: str, language: str) -> Page:
    found: list[RuleText] = []
    for rule in rule_table(registry.find(game).package).values():
        text = RuleText(rule["id"], rule["section"], rule["kind"], rule[language])
        if f"why_{language}" in rule:
            text.why = rule[f"why_{language}"]
        if f"note_{language}" in rule:
            text.note = rule[f"note_{language}"]
        found.append(text)
    return page(_encode(found), _JSON)


@functools.cache
def _words(language: str) -> Page:
    return page(words.source(language).encode(), _TEXT)


@get("/api/about", responses=answers(), summary="What there is", tags=["about"], sync_to_thread=False)
def get_about(request: Request[Any, Any, Any]) -> Response[About]:
    """Version, languages, and the games with what can be agreed on and who can sit in a seat."""
    return serve_page(request, _about(), _FRESH)  # type: ignore[return-value]


@get("/api/openapi.json", include_in_schema=False, sync_to_thread=False)
def get_document(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The OpenAPI document."""
    state = request.app.state
    found: Page | None = state.get("document")
    if found is None:
        found = page(_encode(document(request.app)), "application/vnd.oai.openapi+json")
        state["document"] = found
    return serve_page(request, found, _FRESH)


@get("/api/games/{game:str}", responses=answers(404), summary="A game", tags=["about"], sync_to_thread=False)
def get_game(request: Request[Any, Any, Any], game: GameName) -> Response[GameTables]:
    """The tables with which choices, prompts and log lines are read."""
    return serve_page(request, _tables(registry.find(game).name), _CACHE)  # type: ignore[return-value]


@get(
    "/api/games/{game:str}/data",
    responses=answers(404),
    summary="A game's data",
    tags=["about"],
    sync_to_thread=False,
)
def get_data(request: Request[Any, Any, Any], game: GameName) -> Response[dict[str, Any]]:
    """What is printed on boards and cards; `from` says where it is from, `replaced` what the host changed."""
    return serve_page(request, _data(registry.find(game).name), _CACHE)  # type: ignore[return-value]


@get(
    "/api/games/{game:str}/text/{language:str}",
    responses=answers(404),
    summary="A game's words",
    tags=["about"],
    media_type=_TEXT,
    sync_to_thread=False,
)
def get_text(request: Request[Any, Any, Any], game: GameName, language: Language) -> Response[str]:
    """Fluent source; where a message stands twice, the later one counts."""
    found = _text(registry.find(game).name, check_language(language))
    return serve_page(request, found, _CACHE)  # type: ignore[return-value]


@get(
    "/api/games/{game:str}/rules/{language:str}",
    responses=answers(404),
    summary="A game's rules",
    tags=["about"],
    sync_to_thread=False,
)
def get_rules(
    request: Request[Any, Any, Any], game: GameName, language: Language
) -> Response[list[RuleText]]:
    """Every rule with its id, section and text; rulings with their reasons."""
    found = _rules(registry.find(game).name, check_language(language))
    return serve_page(request, found, _CACHE)  # type: ignore[return-value]


@get(
    "/api/text/{language:str}",
    responses=answers(404),
    summary="The table's words",
    tags=["about"],
    media_type=_TEXT,
    sync_to_thread=False,
)
def get_words(request: Request[Any, Any, Any], language: Language) -> Response[str]:
    """Fluent source of `problem-<name>` and `note-<key>`."""
    return serve_page(request, _words(check_language(language)), _CACHE)  # type: ignore[return-value]
