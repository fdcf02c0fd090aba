"""A choice: a verb and a noun in one int."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from banneret.core.choice import LAST_CHOICE, NOUN_BITS, NOUN_MASK, choice, noun_of, verb_of

parts = st.integers(0, NOUN_MASK)


@given(parts, parts)
def test_packing_loses_nothing(verb: int, noun: int) -> None:
    packed = choice(verb, noun)
    assert (verb_of(packed), noun_of(packed)) == (verb, noun)
    assert 0 <= packed <= LAST_CHOICE


@given(parts, parts, parts, parts)
def test_choices_are_sorted_by_verb_then_noun(verb: int, noun: int, verb2: int, noun2: int) -> None:
    assert (choice(verb, noun) < choice(verb2, noun2)) == ((verb, noun) < (verb2, noun2))


def test_a_verb_alone_has_noun_0() -> None:
    assert choice(7) == choice(7, 0) == 7 << NOUN_BITS
