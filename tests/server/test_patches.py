"""What changed between two views, put into the old one, makes the new one."""

from __future__ import annotations

import json
import random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from tests.server.support import patched

import banneret
from banneret.server.patches import changes

# Deeper inside, views do not change between 1 and true.
_inner = st.one_of(st.none(), st.integers(-3, 3), st.sampled_from(["", "a", "b"]))
_views = st.dictionaries(
    st.sampled_from("abcdef"),
    st.booleans()
    | st.recursive(
        _inner | st.lists(_inner, max_size=3),
        lambda inner: st.dictionaries(st.sampled_from("abcd"), inner, max_size=4),
        max_leaves=8,
    ),
    max_size=6,
)


@given(_views, _views)
def test_any_view_becomes_any_other(before: dict[str, Any], after: dict[str, Any]) -> None:
    text = json.dumps(before)
    found = changes(before, after)
    # Which is another JSON only if it is written differently: 1 and true are not the same.
    assert json.dumps(patched(before, found), sort_keys=True) == json.dumps(after, sort_keys=True)
    assert json.dumps(before) == text


@given(_views)
def test_nothing_changed(view: dict[str, Any]) -> None:
    assert changes(view, json.loads(json.dumps(view))) == []


def test_a_choice_changes_little() -> None:
    """An update carries what changed and not the whole board again."""
    game = banneret.new("richard3", 2, "little")
    rng = random.Random(1)
    whole = told = 0
    while not game.over and game.decisions < 300:
        seat = game.must_act[0]
        before = json.loads(json.dumps(game.view(1 - seat)))
        game.apply(seat, rng.choice(game.choices(seat)))
        after = json.loads(json.dumps(game.view(1 - seat)))
        found = changes(before, after)
        assert patched(before, found) == after
        whole += len(json.dumps(after))
        told += len(json.dumps(found))
    assert told * 8 < whole
