"""What is the same for everybody: games, tables, texts, rules, and the document of the whole interface."""

from __future__ import annotations

import gzip
import json
import re
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message
from tests.server.support import Guest, Served

import banneret
from banneret import bots
from banneret.server import wire, words
from banneret.server.app import ROUTES
from banneret.server.problems import STATUS

ROOT = Path(__file__).parents[2]
LANGUAGES = ("en", "es", "it")


def test_about(stranger: Guest) -> None:
    about = stranger.get("/api/about")
    assert about["version"] == banneret.__version__
    assert about["build"] == banneret.build_info()["build"]
    assert about["languages"] == list(LANGUAGES)
    listed = {game["name"]: game for game in about["games"]}
    for game in banneret.games():
        told = listed[game["name"]]
        assert told["seats"] == game["seats"]
        assert {option["name"]: option["default"] for option in told["options"]} == {
            name: option["default"] for name, option in game["options"].items()
        }
        assert told["bots"] == bots.names(game["name"])
        assert {"edition", "rules", "maturity", "odds"} <= set(told)


def test_every_choice_and_line_can_be_read_with_the_tables(stranger: Guest) -> None:
    """What a program needs to read choices, prompts and lines without any of our code."""
    for game in stranger.get("/api/about")["games"]:
        tables = stranger.get(f"/api/games/{game['name']}")
        kinds = {"", "seat", *tables["kinds"], *tables["numbers"]}
        told = [*tables["lines"].values(), *tables["prompts"].values(), *tables["details"].values()]
        nouns = [verb["noun"] for verb in tables["verbs"].values()]
        for spec in [arg.partition(":")[2] for args in told for arg in args] + nouns:
            for part in spec.split("+"):
                assert part in kinds or part.isidentifier(), (game["name"], spec)
        assert set(tables["seat_names"]) == {str(seats) for seats in game["seats"]}
        ours = banneret.new(game["name"], game["seats"][0], 1)
        choices = ours.choices(ours.must_act[0])
        for choice in choices:
            verb = tables["verbs"][str(choice >> 12)]
            assert ours.word(choice).partition(" ")[0] == verb["name"]


def test_data_texts_and_rules(stranger: Guest) -> None:
    for game in stranger.get("/api/about")["games"]:
        place = f"/api/games/{game['name']}"
        raw = ROOT / "src/banneret/games" / game["name"].replace("-", "_") / "data.toml"
        if raw.is_file():
            expected = tomllib.loads(raw.read_text("utf-8"))
            assert stranger.get(f"{place}/data") == json.loads(json.dumps(expected))
        ids = set()
        for language in LANGUAGES:
            text = stranger.ask("GET", f"{place}/text/{language}")
            assert text.headers["content-type"].startswith("text/plain")
            verbs = stranger.get(place)["verbs"].values()
            body = FluentResource(text.text).body
            messages = {entry.id.name for entry in body if isinstance(entry, Message)}
            assert {f"choice-{verb['name']}" for verb in verbs} <= messages
            rules = stranger.get(f"{place}/rules/{language}")
            assert all(rule["text"] for rule in rules)
            ids.add(tuple(rule["id"] for rule in rules))
        assert len(ids) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_has_a_title_and_a_text(stranger: Guest, language: str) -> None:
    source = stranger.ask("GET", f"/api/text/{language}").text
    entries = [entry for entry in FluentResource(source).body if isinstance(entry, Message)]
    titled = {entry.id.name: bool(entry.attributes) for entry in entries}
    assert {f"problem-{name}" for name in STATUS} == {name for name in titled if name.startswith("problem-")}
    assert all(titled[f"problem-{name}"] for name in STATUS)
    for name in STATUS:
        said = words.say(f"problem-{name}", language, why="w", bot="b", able="a", seconds=3)
        assert said
        assert "{" not in said


@pytest.mark.parametrize(
    ("name", "path"),
    [
        ("no-such-game", "/api/games/chess"),
        ("no-such-game", "/api/games/chess/data"),
        ("no-such-game", "/api/games/.../text/en"),
        ("no-such-language", "/api/games/richard3/text/la"),
        ("no-such-language", "/api/games/richard3/rules/de"),
        ("no-such-language", "/api/text/la"),
        ("no-such-page", "/api/games/richard3/secrets"),
        ("no-such-page", "/api/nothing"),
        ("no-such-page", "/nothing"),
        ("no-such-table", "/api/tables/aaaaaaaaaaaa"),
        ("bad-request", "/api/tables/AAAA"),
    ],
)
def test_what_there_is_not(stranger: Guest, name: str, path: str) -> None:
    stranger.refused(name, "GET", path)


def test_browsers_ask_again_and_get_nothing_twice(stranger: Guest) -> None:
    for path in ("/api/about", "/api/games/richard3", "/api/games/richard3/rules/es", "/api/text/it", "/"):
        first = stranger.ask("GET", path)
        tag = first.headers["etag"]
        assert "max-age" in first.headers["cache-control"] or first.headers["cache-control"] == "no-cache"
        for known in (tag, f"W/{tag}", f'"other", {tag}'):
            again = stranger.http.get(path, headers={"if-none-match": known})
            assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
        assert stranger.http.get(path, headers={"if-none-match": '"other"'}).content == first.content


def test_large_answers_are_packed_for_those_who_can_unpack(stranger: Guest) -> None:
    path = "/api/games/richard3/rules/en"
    with stranger.http.stream("GET", path, headers={"accept-encoding": "gzip"}) as answer:
        assert answer.headers["content-encoding"] == "gzip"
        assert answer.headers["vary"] == "accept-encoding"
        packed = b"".join(answer.iter_raw())
    plain = stranger.http.get(path, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert gzip.decompress(packed) == plain.content
    assert len(packed) * 2 < len(plain.content)


def test_nothing_else_is_kept_by_anybody(stranger: Guest, ada: Guest) -> None:
    for guest, path in ((stranger, "/api/tables"), (ada, "/api/me"), (stranger, "/api/nothing")):
        assert guest.ask("GET", path).headers["cache-control"] == "no-store"


# --- the document


@pytest.fixture(scope="module")
def document(server: Served) -> Any:
    guest = Guest(server.url)
    found = guest.get("/api/openapi.json")
    guest.close()
    return found


def test_every_route_is_in_the_document_and_nothing_else(document: Any) -> None:
    operations = {
        (path, method)
        for path, methods in document["paths"].items()
        for method in methods
        if method != "head"
    }
    expected = set()
    for handler in ROUTES:
        route: Any = handler
        if route.include_in_schema is not False:
            for path in route.paths:
                plain = re.sub(r"{(\w+):\w+}", r"{\1}", path)
                expected |= {(plain, method.lower()) for method in route.http_methods if method != "HEAD"}
    assert operations == expected
    assert len(operations) > 35


def test_every_operation_tells_what_it_is_for_and_how_it_is_refused(document: Any) -> None:
    seen = set()
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            assert operation["summary"], path
            assert operation["description"], path
            assert operation["operationId"] not in seen
            seen.add(operation["operationId"])
            for status, response in operation["responses"].items():
                if status >= "400":
                    assert list(response["content"]) == ["application/problem+json"], (path, method, status)
            for status in ("400", "413", "429", "500", "503"):
                assert status in operation["responses"], (path, method)


def test_every_problem_stands_where_its_status_does(document: Any) -> None:
    told = set()
    for methods in document["paths"].values():
        for operation in methods.values():
            for response in operation["responses"].values():
                told |= set(re.findall(r"`([a-z-]+)`", response["description"]))
    # The page of the client and its files are not in the document, so neither is how they refuse.
    assert set(STATUS) - told <= {"wrong-method"}


def test_bounds_that_are_checked_stand_in_the_document(document: Any) -> None:
    schemas = document["components"]["schemas"]
    assert schemas["Chat"]["properties"]["text"]["maxLength"] == 500
    assert schemas["Choose"]["properties"]["choice"]["minimum"] == 0
    assert schemas["NewTable"]["additionalProperties"] is False
    assert set(schemas["NewTable"]["required"]) == {"game", "places"}
    for name, schema in schemas.items():
        found = getattr(wire, name, None)
        assert found is not None, name
        fields = {field.encode_name for field in msgspec.structs.fields(found)}
        assert set(schema["properties"]) == fields


def test_every_reference_leads_somewhere(document: Any) -> None:
    references = set(re.findall(r'"\$ref": "#/components/schemas/(\w+)"', json.dumps(document)))
    assert references
    assert references <= set(document["components"]["schemas"])
