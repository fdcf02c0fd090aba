"""Random play to the end, as fast as the build allows; choices are listed, checked and logged as ever."""

from __future__ import annotations

from banneret.core.game import Game


def playout(game: Game, seed: int, most: int = 100_000) -> int:
    """Plays a game to its end with choices taken evenly at random; returns how many were made.

    Args:
        game: played on from where it is; it keeps its own source of chance.
        seed: of the choices.
        most: stop after so many choices, whatever happens.
    """
    made = 0
    x = seed & 0x7FFFFFFF
    while made < most:
        deciding = game.must_act
        if not deciding:
            break
        seat = deciding[0]
        listed = game.choices(seat)
        # A linear congruence: its high bits are good enough for choices, and it costs next to nothing.
        x = x * 1103515245 + 12345 & 0x7FFFFFFF
        game.apply(seat, listed[(x >> 12) % len(listed)])
        made += 1
    return made
