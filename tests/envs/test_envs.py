"""The doors for research pass the tests of those they lead to, and tell no secrets."""

from __future__ import annotations

import random
import subprocess
import sys
import warnings
from typing import Any

import numpy as np
import pytest
from tests.core.helpers import party
from tests.core.parlour import Parlour

import banneret
from banneret.core import registry
from banneret.core.errors import IllegalChoice
from banneret.envs.observation import CELLS, LARGEST, Observer

KINGMAKER = {"scenario": "Kingmaker"}
GAMES = sorted(set(registry.names()) & {"richard3", "lancaster", "mil1049", "fief-england"})
#: Every game with every number of seats.
TABLES = [(name, seats) for name in GAMES for seats in registry.find(name).seat_names]


# --- observations


@pytest.mark.parametrize("name", GAMES)
def test_an_observation_holds_what_the_seat_knows_and_no_more(name: str) -> None:
    """The same in all positions that the seat cannot tell apart; every number within what its block says."""
    rules = registry.find(name)
    observer = Observer(rules)
    rng = random.Random(3)
    game = banneret.new(name, min(rules.seat_names), seed=3)
    while game.must_act and game.decisions < 300:
        if game.decisions % 7 == 0:
            for seat in range(game.seats):
                numbers = observer.numbers(game, seat)
                assert len(numbers) == observer.size
                first = 0
                for block in observer.blocks:
                    part = numbers[first : first + block.size]
                    assert all(block.low <= number <= block.high for number in part), block.name
                    first += block.size
                sample = game.sample(seat, rng)
                assert observer.numbers(sample, seat) == numbers
        seat = game.must_act[0]
        game.apply(seat, rng.choice(game.choices(seat)))


def test_an_observation_is_told_from_ones_own_side() -> None:
    """At the start each house reads its own blocks, hand and throne in the same places."""
    observer = Observer(registry.find("richard3"))
    game = banneret.new("richard3", seed=1)
    places: dict[str, int] = {}
    first = 0
    for block in observer.blocks:
        places[block.name] = first
        first += block.size
    told = [observer.numbers(game, seat) for seat in (0, 1)]
    assert [numbers[places["houses"]] for numbers in told] == [1, 0]  # the King is Lancaster's
    own = slice(places["own-count"], places["own-count"] + 34)
    enemy = slice(places["enemy-count"], places["enemy-count"] + 34)
    assert told[0][own] == told[1][enemy]
    assert told[1][own] == told[0][enemy]


def test_a_game_that_says_nothing_of_itself_is_told_by_its_view() -> None:
    rules = Parlour()
    observer = Observer(rules)
    assert [(block.name, block.size) for block in observer.blocks] == [("view", CELLS)]
    rng = random.Random(5)
    game = party(rules, 3, 5)
    told: set[tuple[int, ...]] = set()
    for _ in range(40):
        if not game.must_act:
            break
        for seat in range(3):
            numbers = observer.numbers(game, seat)
            assert len(numbers) == CELLS
            assert all(-LARGEST <= number <= LARGEST for number in numbers)
            assert observer.numbers(game.sample(seat, rng), seat) == numbers
        told.add(tuple(observer.numbers(game, 0)))
        seat = game.must_act[0]
        game.apply(seat, rng.choice(game.choices(seat)))
    assert len(told) > 10, "what happens is seen"


@pytest.mark.parametrize("name", GAMES)
def test_numbers_are_packed_as_they_are(name: str) -> None:
    observer = Observer(registry.find(name))
    assert observer.kind in {"uint8", "int16", "int32"}
    game = banneret.new(name, min(registry.find(name).seat_names), seed=4)
    wild = [block.high for block in observer.blocks for _ in range(block.size)]
    wild[0] = observer.blocks[0].low
    for numbers in (observer.numbers(game, 0), wild):
        observer.numbers = lambda _game, _seat, told=numbers: told  # type: ignore[method-assign, misc]
        assert np.frombuffer(observer.packed(game, 0), observer.kind).tolist() == numbers


# --- PettingZoo and Gymnasium


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_pettingzoo_accepts_the_table(name: str, seats: int) -> None:
    """Its own test of the interface; with two seats to the end of a game and beyond, else for a while."""
    test = pytest.importorskip("pettingzoo.test")
    from banneret.envs import pettingzoo

    env = pettingzoo.env(name, seats, KINGMAKER if name == "richard3" else None)
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        test.api_test(env, num_cycles=300 if name == "richard3" else 30)
    # It would rather have plain arrays than dictionaries with masks, and numbered agents.
    expected = ("bservation", "We recommend agents to be named")
    assert [each for each in told if not any(part in str(each.message) for part in expected)] == []


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_pettingzoo_finds_seeds_kept(name: str, seats: int) -> None:
    test = pytest.importorskip("pettingzoo.test")
    from banneret.envs import pettingzoo

    test.seed_test(lambda: pettingzoo.env(name, seats), num_cycles=20)


def test_nobody_makes_everybody_act_at_once() -> None:
    """PettingZoo's conversion is refused, for in no game do all seats decide in every step."""
    conversions = pytest.importorskip("pettingzoo.utils.conversions")
    from banneret.envs import pettingzoo

    with pytest.raises(AssertionError, match="is_parallelizable"):
        conversions.aec_to_parallel(pettingzoo.env("lancaster", 3))


def test_a_table_plays_to_its_end() -> None:
    pytest.importorskip("pettingzoo")
    from banneret.envs import pettingzoo

    env = pettingzoo.env("richard3", options=KINGMAKER)
    env.reset(seed=5)
    rng = random.Random(5)
    total = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        total[agent] += reward
        if termination or truncation:
            env.step(None)
            continue
        legal = [place for place, bit in enumerate(observation["action_mask"]) if bit]
        seat = env.possible_agents.index(agent)
        assert legal == env.numbering.actions(env.game.choices(seat))
        env.step(rng.choice(legal))
    winner = env.possible_agents[env.game.winners[0]]
    assert total[winner] == 1.0
    assert sum(total.values()) == 0.0


def test_an_action_that_is_not_legal_is_refused() -> None:
    pytest.importorskip("pettingzoo")
    from banneret.envs import pettingzoo

    env = pettingzoo.env("richard3", options=KINGMAKER)
    env.reset(seed=5)
    mask = env.observe(env.agent_selection)["action_mask"]
    with pytest.raises(IllegalChoice):
        env.step(int(mask.argmin()))


def test_gymnasium_accepts_the_seat() -> None:
    """Its own checker, and a whole game against a bot."""
    checker = pytest.importorskip("gymnasium.utils.env_checker")
    from banneret.envs import gym

    env = gym.env("richard3", seat=1, opponents="greedy", options=KINGMAKER)
    observation, info = env.reset(seed=3)
    rng = random.Random(3)
    over = False
    reward = 0.0
    while not over:
        legal = [place for place, bit in enumerate(info["action_mask"]) if bit]
        observation, reward, over, cut, info = env.step(rng.choice(legal))
        assert env.observation_space.contains(observation)
        assert not cut
        assert over or info["seat"] == 1
    assert reward == (1.0 if 1 in env.table.game.winners else -1.0)
    env.close()
    checker.check_reset_seed_determinism(gym.env("richard3", options=KINGMAKER))


@pytest.mark.parametrize(
    ("more", "reason"),
    [({"seat": 2}, "no seat 2"), ({"opponents": ["random", "random"]}, "1 opponents are needed")],
)
def test_a_seat_that_is_not_there(more: dict[str, Any], reason: str) -> None:
    pytest.importorskip("gymnasium")
    from banneret.envs import gym

    with pytest.raises(ValueError, match=reason):
        gym.env("richard3", **more)


# --- OpenSpiel, in a process of its own: its library is not for one that forks and warns

SIMULATION = """
import sys, json, random
import numpy as np
import pyspiel
import banneret.envs.openspiel as door
name = sys.argv[1]
game = pyspiel.load_game(name)
np.random.seed(1)
pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
state = game.new_initial_state()
rng = random.Random(2)
chance = decisions = 0
own = [[] for _ in range(game.num_players())]
while not state.is_terminal() and decisions < 400:
    if state.is_chance_node():
        chance += 1
        outcomes = state.chance_outcomes()
        assert abs(sum(p for _, p in outcomes) - 1.0) < 1e-9
        state.apply_action(rng.choice(outcomes)[0])
        continue
    decisions += 1
    player = state.current_player()
    if decisions % 40 == 0:
        clone = state.clone()
        clone.apply_action(clone.legal_actions()[0])
        assert str(clone) != str(state) or clone.history() != state.history()
        told = [state.information_state_string(seat) for seat in range(game.num_players())]
        assert len(set(told)) == len(told)
        under_way = state.game_under_way
        for seat, text in enumerate(told):
            known = json.loads(text)
            assert list(known) == ["own", "log", "board", "prompt"]
            assert known["log"] == json.loads(json.dumps(under_way.log(seat)))
            assert known["own"] == own[seat]
            seen = json.loads(state.observation_string(seat))
            assert seen == {"board": known["board"], "prompt": known["prompt"]}
        assert [clone.information_state_string(seat) for seat in range(len(told))] != told
    action = rng.choice(state.legal_actions())
    own[player].append(action)
    state.apply_action(action)
assert chance > 0
print("fine", chance, decisions)
"""


@pytest.mark.parametrize("name", GAMES)
def test_openspiel_simulates_it(name: str) -> None:
    """OpenSpiel's own random simulation, chance nodes, clones, information states."""
    pytest.importorskip("pyspiel")
    short = f"banneret_{name.replace('-', '_')}"
    told = subprocess.run(
        [sys.executable, "-c", SIMULATION, short], capture_output=True, text=True, timeout=1800, check=False
    )
    assert told.returncode == 0, told.stderr[-2000:]
    assert "fine" in told.stdout
