"""The steps of a game, chapter by chapter."""
