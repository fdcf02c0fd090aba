"""Games from outside the package. Worker processes import this module and so know them."""

from __future__ import annotations

from examples.tourney.game import RULES
from tests.core.parlour import Parlour

from banneret.core import registry

for rules in (RULES, Parlour()):
    registry.add(rules)
