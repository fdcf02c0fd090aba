"""A choice is a verb and a noun in one small int: what a hand does, and to what."""

from typing import Final

NOUN_BITS: Final = 12
NOUN_MASK: Final = 4095
#: The largest int that can be a choice.
LAST_CHOICE: Final = 4095 << 12 | 4095


def choice(verb: int, noun: int = 0) -> int:
    """Packs a verb and a noun."""
    return verb << NOUN_BITS | noun


def verb_of(packed: int) -> int:
    """The verb of a packed choice."""
    return packed >> NOUN_BITS


def noun_of(packed: int) -> int:
    """The noun of a packed choice."""
    return packed & NOUN_MASK
