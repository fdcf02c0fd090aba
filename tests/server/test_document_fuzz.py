"""Requests nobody thought of, made from the OpenAPI document: every answer is one that the document tells of.

Nothing breaks (no 500), what is refused is refused with a problem document, what the document forbids is not
taken, and what it allows is not called malformed.
"""

from __future__ import annotations

import copy
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis.checks import negative_data_rejection, not_a_server_error, positive_data_acceptance
from schemathesis.generation import GenerationMode
from tests.server.support import Guest, Served, person

from banneret.server.app import ROUTES

#: Requests for each operation; there are forty of them.
EXAMPLES = 8
NIGHTLY = 300


class World:
    """Somebody with tables of all kinds, so that requests find something."""

    def __init__(self, server: Served) -> None:
        self.ada = person(server.url, "Ada")
        bea = person(server.url, "Bea")
        self.tables: list[str] = []
        for places in (("me", "me"), ("me", "open")):
            self.tables.append(self.ada.table(*places)["table"]["id"])
        bea.post(f"/api/tables/{self.tables[1]}/seats/1")
        over = self.ada.table("me", "me")["table"]["id"]
        self.ada.post(f"/api/tables/{over}/resign", {"seat": 0})
        self.tables.append(over)
        board = self.ada.post(f"/api/tables/{over}/analysis", {})
        self.tables.append(board["table"]["id"])
        bea.close()
        self.rng = random.Random(1)

    def settle(self, case: Any) -> None:
        """Mostly asks for tables that there are, in games that there are, of seats that there are."""
        given = case.path_parameters or {}
        if "table" in given and self.rng.randrange(8):
            given["table"] = self.rng.choice(self.tables)
        if "game" in given and self.rng.randrange(4):
            given["game"] = "richard3"
        if "language" in given and self.rng.randrange(4):
            given["language"] = "es"
        if isinstance(case.body, dict) and "seat" in case.body and self.rng.randrange(4):
            if type(case.body["seat"]) is int and case.body["seat"] >= 0:
                case.body["seat"] = self.rng.randrange(2)


@pytest.fixture(scope="module")
def world(server: Served) -> Iterator[World]:
    made = World(server)
    yield made
    made.ada.close()


@pytest.fixture(scope="module")
def api(server: Served) -> Any:
    """The document as schemathesis reads it."""
    return schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")


def _operations() -> list[tuple[str, str]]:
    """Every operation of the document. A stream has no end to wait for, so those are tested elsewhere."""
    found: set[tuple[str, str]] = set()
    for handler in ROUTES:
        route: Any = handler
        if route.include_in_schema is not False:
            for path in route.paths:
                plain = re.sub(r"{(\w+):\w+}", r"{\1}", path)
                if not plain.endswith("/stream"):
                    found |= {(method, plain) for method in route.http_methods if method != "HEAD"}
    return sorted(found)


#: What may be wrong with a request that is well formed.
_UNFIT = {"bad-option", "bad-seats", "no-such-bot", "bad-file", "bad-position"}


def check(case: Any, key: dict[str, str], mode: GenerationMode, settled: bool) -> None:
    """One request, and whether the answer is one that it should have."""
    left_out = [not_a_server_error, positive_data_acceptance]
    if settled:
        left_out.append(negative_data_rejection)
    answer = case.call(headers=key, timeout=20)
    case.validate_response(answer, excluded_checks=left_out)
    kind = answer.json()["type"].rpartition("/")[2] if answer.status_code >= 400 else ""
    assert answer.status_code < 500 or kind == "no-bots", answer.text
    if mode is GenerationMode.POSITIVE and answer.status_code == 400:
        assert kind in _UNFIT, f"{case.as_curl_command()}: {answer.text}"


def _tidy(case: Any, operation: Any) -> None:
    """Leaves out what the operation does not ask for in the address: it is not even looked at."""
    known = {parameter.name for parameter in operation.query}
    if case.query:
        case.query = {name: value for name, value in case.query.items() if name in known}


def ask(api: Any, world: World, method: str, path: str, mode: GenerationMode, examples: int) -> None:
    """So many requests of one operation; what is wrong with an answer is an exception."""
    operation = api[path][method]
    key = {"Authorization": f"Bearer {world.ada.key}"}

    @settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.explicit, Phase.generate],
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def each(case: Any) -> None:
        _tidy(case, operation)
        before = copy.deepcopy((case.path_parameters, case.body))
        world.settle(case)
        check(case, key, mode, settled=before != (case.path_parameters, case.body))

    try:
        each()
    except Unsatisfiable:
        # Where nothing is asked for, nothing can be asked for wrongly.
        assert mode is GenerationMode.NEGATIVE
        assert not operation.path_parameters
        assert not operation.query


every_operation = pytest.mark.parametrize(("method", "path"), _operations())
every_mode = pytest.mark.parametrize(
    "mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE], ids=["as-told", "otherwise"]
)


@every_mode
@every_operation
def test_every_answer_is_in_the_document(
    api: Any, world: World, method: str, path: str, mode: GenerationMode
) -> None:
    ask(api, world, method, path, mode, EXAMPLES)


@pytest.mark.slow
@every_mode
@every_operation
def test_every_answer_is_in_the_document_all_night(
    api: Any, world: World, method: str, path: str, mode: GenerationMode
) -> None:
    ask(api, world, method, path, mode, NIGHTLY)


def test_the_key_is_not_told(world: World, server: Served) -> None:
    """What was asked for above was really asked with a key that opens something."""
    guest = Guest(server.url, world.ada.key)
    assert {table["id"] for table in guest.get("/api/me")["tables"]} >= set(world.tables[:2])
    guest.close()
