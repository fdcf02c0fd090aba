"""Reading what is sent: as strictly as the OpenAPI document says, and every fault is told."""

from __future__ import annotations

import functools
from typing import Any

import msgspec
from litestar import Request

from banneret.server.problems import Problem


@functools.cache
def _decoder(kind: type) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


class StrictRequest(Request[Any, Any, Any]):
    """A request whose body is read straight into what its route takes: there "1" is no number."""

    async def json(self) -> Any:
        """The body.

        Raises:
            Problem: it is not what the route takes.
        """
        field = self.route_handler.parsed_data_field
        kind = Any if field is None else field.annotation
        body = await self.body()
        try:
            try:
                return _decoder(kind).decode(body)
            except msgspec.ValidationError:
                return msgspec.convert(_whole(msgspec.json.decode(body)), kind)
        except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
            raise Problem("bad-request", why=str(error)[:500]) from error


def _whole(value: Any) -> Any:
    """The same with 6.0 as 6: to JSON they are one number."""
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, list):
        return [_whole(inner) for inner in value]
    if isinstance(value, dict):
        return {key: _whole(inner) for key, inner in value.items()}
    return value
