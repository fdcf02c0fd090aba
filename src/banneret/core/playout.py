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
    x = seed & 0xFFFFFF
    while made < most:
        deciding = game.must_act
        if not deciding:
            break
        seat = deciding[0]
        listed = game.choices(seat)
        # A linear congruence of 24 bits: the upper ones are good enough for choices, and as long as
        # products stay small it costs next to nothing in either build.
        x = x * 16598013 + 12820163 & 0xFFFFFF
        game.apply(seat, listed[(x >> 8) % len(listed)])
        made += 1
    return made
