"""The steps of the game, one file a chapter of the rulebook."""
