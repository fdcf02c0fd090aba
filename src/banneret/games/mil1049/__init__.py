"""MIL (1049)."""

from banneret.games.mil1049.game import Mil1049

RULES = Mil1049()
