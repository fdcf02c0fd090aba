"""What changed between two views, as ``[path, value]`` and ``[path]``; lists are replaced whole."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

#: One change: a path and a value to set there, or a path alone to remove.
Change = list[Any]

_NOTHING: Final = object()
#: Mappings of so few are told whole; that is about as long as what changed in them, with its path.
_SMALL: Final = 4


def changes(before: Mapping[str, object], after: Mapping[str, object]) -> list[Change]:
    """The changes that make ``after`` out of ``before``."""
    found: list[Change] = []
    _compare(before, after, [], found)
    return found


def _compare(
    before: Mapping[str, object], after: Mapping[str, object], path: list[str], found: list[Change]
) -> None:
    # Different is what is not equal, or not of one kind: 1 == True, but they are not the same JSON. Deeper
    # inside, games do not change kinds.
    if list(before) == list(after):
        different = [
            (key, old, new)
            for key, old, new in zip(after, before.values(), after.values(), strict=True)
            if old is not new and (old != new or type(old) is not type(new))
        ]
    else:
        held = before.get
        different = [
            (key, old, new)
            for key, new in after.items()
            if (old := held(key, _NOTHING)) is not new and (old != new or type(old) is not type(new))
        ]
        for key in before:
            if key not in after:
                found.append([[*path, key]])
    for key, old, new in different:
        if type(old) is dict and type(new) is dict and len(new) > _SMALL:
            _compare(old, new, [*path, key], found)
        else:
            found.append([[*path, key], new])
