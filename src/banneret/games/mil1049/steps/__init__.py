"""The steps of the game, a module for each chapter of the rulebook."""
