"""The OpenAPI document, made exact: every bound that is checked stands in it."""

from __future__ import annotations

import inspect
from typing import Any, Final

import msgspec
from litestar import Litestar
from msgspec import Struct

from banneret.server import wire

_REFERENCE: Final = "#/components/schemas/{name}"
_WRITING: Final = ("post", "put", "delete", "patch")


def document(app: Litestar) -> dict[str, Any]:
    """The document of an application."""
    made: dict[str, Any] = app.openapi_schema.to_schema()
    _, schemas = msgspec.json.schema_components(_structs(), ref_template=_REFERENCE)
    made["components"]["schemas"] = dict(sorted(schemas.items()))
    for path in made["paths"].values():
        for method, operation in path.items():
            _tidy(method, operation)
    return made


def _structs() -> list[type[Struct]]:
    """All structs that go over the wire; msgspec knows bounds of theirs that the framework loses."""
    return [
        found
        for _, found in inspect.getmembers(wire, inspect.isclass)
        if issubclass(found, Struct) and found.__module__ == wire.__name__ and found is not wire.Asked
    ]


def _tidy(method: str, operation: dict[str, Any]) -> None:
    operation.pop("deprecated", None)
    for parameter in operation.get("parameters", []):
        for key in ("deprecated", "allowEmptyValue", "allowReserved"):
            parameter.pop(key, None)
        schema = parameter["schema"]
        schema.pop("description", None)
        # What may be left out is not sent as null.
        for kind in schema.pop("oneOf", []):
            if kind.get("type") != "null":
                schema.update(kind)
        if schema.get("type") == "integer":
            schema.setdefault("minimum", 0)
    if method in _WRITING:
        problem = operation["responses"]["400"]["content"]
        operation["responses"].setdefault("403", {"description": "`foreign-page`", "content": problem})
        operation["responses"]["415"] = {"description": "`not-json`", "content": problem}
    for response in operation["responses"].values():
        for media, content in response.get("content", {}).items():
            if media.startswith("text/"):
                content["schema"] = {"type": "string"}
