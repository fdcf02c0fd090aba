"""Parlour: a small game from outside the package, with one of everything that the core offers.

Two or three guests hold secret cards. In each round all of them put one down unseen (they may take it back
until the last one has); the highest card scores. Then each in turn carries pawns about the house, may show
the hand or throw a die, and hears the offers of the others meanwhile. The rules are in ``rules.py``.
"""

from tests.core.parlour.rules import Parlour, Table

__all__ = ["Parlour", "Table"]
