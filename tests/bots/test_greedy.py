"""The greedy bot in general: legal, repeatable, blind to secrets; and which games it can play."""

from __future__ import annotations

import random
import sys
import types
from collections.abc import Iterator, Sequence

import pytest
from tests.bots.judged import HeapRules

import banneret
from banneret import bots
from banneret.bots import Bot, GreedyBot, NoEvaluation, SeatView
from banneret.bots.judge import Judge
from banneret.core import registry
from banneret.core.game import Game
from banneret.core.state import State
from banneret.games.richard3.evaluate import prefer
from banneret.games.richard3.state import War

SCENARIOS = ("Wars of the Roses", "Kingmaker", "Richard III")


def play(game: Game, seated: Sequence[Bot]) -> Game:
    """Plays on to the end; every choice has to be legal."""
    chairs = [SeatView(game, seat) for seat in range(game.seats)]
    while game.must_act:
        seat = game.must_act[0]
        chosen = seated[seat].choose(chairs[seat])
        assert chosen in game.choices(seat)
        game.apply(seat, chosen)
    return game


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_it_plays_every_scenario_to_its_end(scenario: str) -> None:
    game = banneret.new("richard3", seed=1, options={"scenario": scenario})
    assert play(game, [GreedyBot(1), GreedyBot(2)]).over


def test_the_same_seed_plays_the_same_game() -> None:
    def once(seed: object) -> Game:
        game = banneret.new("richard3", seed=8, options={"scenario": "Kingmaker"})
        return play(game, [GreedyBot(seed), bots.find("random")(5)])

    assert once("a").record() == once("a").record()


def test_its_own_chance_decides_only_between_equals() -> None:
    """Whatever its seed, a choice is one of those that the judgement likes best."""
    game = banneret.new("richard3", seed=8, options={"scenario": "Kingmaker"})
    rng = random.Random(1)
    while game.must_act:
        seat = game.must_act[0]
        chair = SeatView(game, seat)
        legal = game.choices(seat)
        chosen = {GreedyBot(seed).choose(chair) for seed in range(3)}
        if len(legal) > 1:
            sample = game.sample(seat, rng).state
            assert isinstance(sample, War)
            scores = dict(zip(legal, prefer(sample, seat, legal), strict=True))
            assert {scores[c] for c in chosen} == {max(scores.values())}
        game.apply(seat, min(chosen))


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_it_has_an_opinion_on_everything_and_changes_nothing(scenario: str) -> None:
    """Random games: the same scores in all positions that the seat cannot tell apart, the real one too."""
    asked: set[str] = set()
    for seed in range(2):
        game = banneret.new("richard3", seed=seed, options={"scenario": scenario})
        rng = random.Random(seed)
        while game.must_act:
            seat = game.must_act[0]
            legal = game.choices(seat)
            if len(legal) > 1:
                asked.add(game.rules.steps[game.state.stack[-1][0]].name)
                opinions = []
                for position in (game, game.sample(seat, rng), game.sample(seat, rng)):
                    state = position.state
                    assert isinstance(state, War)
                    before = state.fingerprint()
                    opinions.append(prefer(state, seat, legal))
                    assert state.fingerprint() == before
                assert len(opinions[0]) == len(legal)
                assert opinions[0] == opinions[1] == opinions[2]
            game.apply(seat, rng.choice(legal))
    assert {"actions", "move", "sailing", "placing", "battle-round", "cards", "regroup"} <= asked


# --- games with and without a judgement


@pytest.fixture
def heaps() -> Iterator[str]:
    registry.add(HeapRules())
    yield "heaps"
    registry._found.pop("heaps")


def test_without_preferences_it_tries_every_choice(heaps: str) -> None:
    """One choice ahead by the game's own evaluation: the largest heap; a die brings 2 ½ on average."""
    game = banneret.new(heaps, seed=1)
    play(game, [GreedyBot(1), GreedyBot(2)])
    taken = [choice & 4095 for _, choice in game.record()]
    assert taken[:6] == [9, 8, 7, 6, 5, 4]
    assert taken.index(0) > taken.index(4)


def test_a_seat_with_one_choice_needs_no_judgement(heaps: str) -> None:
    game = banneret.new(heaps, seed=1)
    for heap in range(9):
        game.apply(game.must_act[0], 1 << 12 | heap)
    assert GreedyBot().choose(SeatView(game, game.must_act[0])) == 1 << 12 | 9


@pytest.fixture
def mute() -> Iterator[str]:
    """A game that does not say what its positions are worth."""
    registry.add(HeapRules("mute", "tests.bots"))
    yield "mute"
    registry._found.pop("mute")


def test_a_game_without_a_judgement_is_not_for_it(mute: str, heaps: str) -> None:
    assert bots.names(mute) == ["random"]
    assert bots.names(heaps) == bots.names() == ["lord", "knight", "squire", "page", "greedy", "random"]
    assert not bots.plays("greedy", mute)
    assert bots.plays("random", mute)
    game = banneret.new(mute, seed=1)
    with pytest.raises(NoEvaluation, match=r"mute has no module tests\.bots\.evaluate"):
        GreedyBot(1).choose(SeatView(game, 0))


def module(heaps: str, monkeypatch: pytest.MonkeyPatch, **functions: object) -> None:
    """Puts another module ``evaluate`` in the game's folder."""
    made = types.ModuleType("tests.bots.judged.evaluate")
    made.__spec__ = __import__("importlib.machinery").machinery.ModuleSpec(made.__name__, None)
    for name, function in functions.items():
        setattr(made, name, function)
    monkeypatch.setitem(sys.modules, made.__name__, made)


def test_a_judgement_has_an_evaluation(heaps: str, monkeypatch: pytest.MonkeyPatch) -> None:
    module(heaps, monkeypatch)
    with pytest.raises(NoEvaluation, match="no function evaluate"):
        Judge(heaps)


def zero(state: State, seat: int) -> float:
    return 0.0


def test_preferences_go_before_trying(heaps: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def least(state: State, seat: int, choices: Sequence[int]) -> list[float]:
        return [-float(choice) for choice in choices]

    module(heaps, monkeypatch, evaluate=zero, prefer=least)
    game = banneret.new(heaps, seed=1)
    assert GreedyBot(1).choose(SeatView(game, 0)) == 1 << 12 | 0


def test_preferences_are_one_for_each_choice(heaps: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def few(state: State, seat: int, choices: Sequence[int]) -> list[float]:
        return [1.0]

    module(heaps, monkeypatch, evaluate=zero, prefer=few)
    game = banneret.new(heaps, seed=1)
    with pytest.raises(NoEvaluation, match="1 scores for 10 choices"):
        GreedyBot(1).choose(SeatView(game, 0))


def test_where_all_is_equal_its_seed_decides(heaps: str, monkeypatch: pytest.MonkeyPatch) -> None:
    module(heaps, monkeypatch, evaluate=zero)
    game = banneret.new(heaps, seed=1)
    chair = SeatView(game, 0)
    chosen = [GreedyBot(seed).choose(chair) for seed in range(60)]
    assert len(set(chosen)) > 5
    assert chosen == [GreedyBot(seed).choose(chair) for seed in range(60)]
