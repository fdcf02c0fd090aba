"""Lancaster and The New Laws."""

from banneret.games.lancaster.game import Lancaster

RULES = Lancaster()
