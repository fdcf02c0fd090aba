"""Fief England, in both published editions."""

from banneret.games.fief_england.game import FiefEngland

RULES = FiefEngland()
