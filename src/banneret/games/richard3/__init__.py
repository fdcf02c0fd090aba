"""Richard III: The Wars of the Roses."""

from banneret.games.richard3.game import Richard3

RULES = Richard3()
