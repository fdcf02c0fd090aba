"""Bots: found by name, seated behind a door that shows what their seat may see, and repeatable."""

from __future__ import annotations

import random

import pytest

import banneret
from banneret import bots
from banneret.bots import Bot, GreedyBot, RandomBot, SeatView, UnknownBot
from banneret.core.errors import BanneretError, WrongSeat
from banneret.core.game import Game


def play(seeds: tuple[object, object]) -> Game:
    game = banneret.new("richard3", seed=3)
    chairs = [SeatView(game, 0), SeatView(game, 1)]
    seated: list[Bot] = [bots.find("random")(seed) for seed in seeds]
    while game.must_act:
        seat = game.must_act[0]
        game.apply(seat, seated[seat].choose(chairs[seat]))
    return game


def test_a_bot_is_found_by_name() -> None:
    ours = ["lord", "knight", "squire", "page", "greedy", "random"]
    assert bots.names() == bots.names("richard3") == ours
    assert bots.find("random") is RandomBot
    assert bots.find("greedy") is GreedyBot


@pytest.mark.parametrize("name", ["clever", "", None, 3, ["random"]])
def test_there_is_no_such_bot(name: object) -> None:
    with pytest.raises(UnknownBot, match="there are: lord, knight, squire, page, greedy, random"):
        bots.find(name)
    assert issubclass(UnknownBot, BanneretError)


def test_the_same_seeds_play_the_same_game() -> None:
    one = play((1, "b"))
    assert one.over
    assert one.record() == play((1, "b")).record()
    assert one.record() != play((2, "b")).record()


def test_without_a_seed_it_plays_otherwise_every_time() -> None:
    assert play((None, None)).record() != play((None, None)).record()


def test_every_legal_choice_comes_up() -> None:
    game = banneret.new("richard3", seed=3)
    while len(game.choices(game.must_act[0])) < 5:
        seat = game.must_act[0]
        game.apply(seat, game.choices(seat)[-1])
    seat = game.must_act[0]
    chair = SeatView(game, seat)
    bot = RandomBot(1)
    assert {bot.choose(chair) for _ in range(1000)} == set(game.choices(seat))


def test_a_chair_shows_what_its_seat_sees() -> None:
    game = banneret.new("richard3", seed=3)
    chairs = [SeatView(game, 0), SeatView(game, 1)]
    rng = random.Random(1)
    while game.must_act and game.decisions < 300:
        for seat, chair in enumerate(chairs):
            assert chair.seat == seat
            assert chair.name == ("lancaster", "york")[seat]
            assert chair.game == "richard3"
            assert chair.view() == game.view(seat)
            assert chair.choices() == game.choices(seat)
            assert chair.version() == game.version(seat)
            assert chair.log(5) == game.log(seat, 5)
        seat = game.must_act[0]
        choice = rng.choice(game.choices(seat))
        assert chairs[seat].describe(choice, "es") == game.describe(choice, "es")
        assert chairs[seat].why_not(choice) is None
        for other, chair in enumerate(chairs):
            assert chair.why_not(choice) == game.why_not(other, choice)
        game.apply(seat, choice)


def test_a_sample_is_one_of_the_seat() -> None:
    game = banneret.new("richard3", seed=3)
    chair = SeatView(game, 0)
    sample = chair.sample(random.Random(1))
    assert sample is not game
    assert sample.view(0) == game.view(0)
    assert sample.view(1) != game.view(1)


def test_nothing_else_can_be_reached_from_a_chair() -> None:
    """Neither the game nor its state, by any public name; and nothing can be hung on or taken off."""
    chair = SeatView(banneret.new("richard3", seed=3), 0)
    public = {name for name in dir(chair) if not name.startswith("_")}
    assert public == {
        "choices",
        "describe",
        "game",
        "log",
        "name",
        "sample",
        "seat",
        "version",
        "view",
        "why_not",
    }
    assert not hasattr(chair, "__dict__")
    for name in public - {"sample"}:
        assert not isinstance(getattr(chair, name), Game)


@pytest.mark.parametrize("seat", [2, -1, 99, None, "york", True])
def test_there_is_no_such_chair(seat: object) -> None:
    with pytest.raises(WrongSeat):
        SeatView(banneret.new("richard3", seed=3), seat)  # type: ignore[arg-type]
