"""What the OpenAPI document says about answers that are no success."""

from __future__ import annotations

from typing import Final

from litestar.openapi.datastructures import ResponseSpec

from banneret.server.problems import STATUS
from banneret.server.wire import Problem

#: What any request may be answered with.
_ALWAYS: Final = (400, 413, 429, 500, 503)
#: Who asks is told by a key; where it need not be, a wrong one is refused all the same.
KEY: Final[list[dict[str, list[str]]]] = [{"key": []}]
MAYBE_KEY: Final[list[dict[str, list[str]]]] = [{"key": []}, {}]


def answers(*statuses: int) -> dict[int, ResponseSpec]:
    """The problem documents with which a route may answer."""
    return {
        status: ResponseSpec(
            data_container=Problem,
            generate_examples=False,
            media_type="application/problem+json",
            description=", ".join([f"`{name}`" for name, code in STATUS.items() if code == status]),
        )
        for status in sorted({*_ALWAYS, *statuses})
    }
