"""What changed between two views, as ``[path, value]`` and ``[path]``; lists are replaced whole."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

#: One change: a path and a value to set there, or a path alone to remove.
Change = list[Any]


def changes(before: Mapping[str, object], after: Mapping[str, object]) -> list[Change]:
    """The changes that make ``after`` out of ``before``."""
    found: list[Change] = []
    _compare(before, after, [], found)
    return found


def _compare(
    before: Mapping[str, object], after: Mapping[str, object], path: list[str], found: list[Change]
) -> None:
    for key, new in after.items():
        if key not in before:
            found.append([[*path, key], new])
            continue
        old = before[key]
        if old is new or (old == new and type(old) is type(new)):
            # 1 == True, but they are not the same JSON. Deeper inside, games do not change kinds.
            continue
        if type(old) is dict and type(new) is dict:
            _compare(old, new, [*path, key], found)
        else:
            found.append([[*path, key], new])
    if len(before) != len(after) or any(key not in after for key in before):
        for key in before:
            if key not in after:
                found.append([[*path, key]])
