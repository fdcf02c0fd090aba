"""Tourney: a small game that uses everything a game can use. See docs/adding-a-game.md."""
