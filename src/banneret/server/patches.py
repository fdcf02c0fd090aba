"""What changed between two views, as ``[path, value]`` and ``[path]``; lists are replaced whole."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

#: One change: a path and a value to set there, or a path alone to remove.
Change = list[Any]

_NOTHING: Final = object()


def changes(before: Mapping[str, object], after: Mapping[str, object]) -> list[Change]:
    """The changes that make ``after`` out of ``before``."""
    found: list[Change] = []
    _compare(before, after, [], found)
    return found


def _compare(
    before: Mapping[str, object], after: Mapping[str, object], path: list[str], found: list[Change]
) -> None:
    added = 0
    held = before.get
    # The same, or equal and of one kind: 1 == True, but they are not the same JSON. Deeper inside, games do
    # not change kinds.
    for key, old, new in [
        (key, old, new)
        for key, new in after.items()
        if (old := held(key, _NOTHING)) is not new and (old != new or type(old) is not type(new))
    ]:
        if type(old) is dict and type(new) is dict:
            _compare(old, new, [*path, key], found)
        else:
            added += old is _NOTHING
            found.append([[*path, key], new])
    if len(before) + added != len(after):
        for key in before:
            if key not in after:
                found.append([[*path, key]])
