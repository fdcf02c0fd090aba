"""The search: right where looking ahead is needed, fair where secrets are, repeatable, within its budget."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator

import pytest
from tests.bots.puzzles import PASS, SIDE, TAKE, Puzzles

import banneret
from banneret import bots
from banneret.bots import BadBot, SeatView
from banneret.bots.judge import Judge
from banneret.bots.search import LEVELS, Search, SearchBot, SearchMaker, Settings
from banneret.bots.search.think import shares
from banneret.bots.search.tree import Node, prior
from banneret.core import registry
from banneret.core.game import Game


@pytest.fixture(autouse=True)
def puzzles() -> Iterator[None]:
    registry.add(Puzzles())
    yield
    registry._found.pop("puzzles")


def puzzle(name: str, seats: int = 2, seed: int = 1, heap: int = 10) -> Game:
    return banneret.new("puzzles", seats, seed, {"puzzle": name, "heap": heap})


def searched(
    game: Game, seat: int = 0, nodes: int = 400, depth: int = 20, seed: int = 1, curiosity: float = 0.7
) -> Search:
    """What a search has found out about a position."""
    settings = Settings(depth=depth, curiosity=curiosity)
    search = Search(SeatView(game, seat), Judge(game.rules.name), settings, random.Random(seed))
    search.run(nodes, 0.0)
    return search


def value(search: Search, choice: int) -> float:
    """How good it takes a choice to be."""
    i = search.root.place[choice]
    return search.root.total[i] / search.root.visits[i]


# --- it looks ahead


@pytest.mark.parametrize("heap", [2, 3, 5, 6, 7, 9, 10, 11])
def test_it_finds_the_one_winning_choice(heap: int) -> None:
    """Who leaves a multiple of four wins. The evaluation knows nothing of it."""
    game = puzzle("take", heap=heap)
    chosen = SearchBot(1, Settings(nodes=1500, depth=20)).choose(SeatView(game, 0))
    assert chosen == TAKE << 12 | heap % 4


def test_two_searches_play_a_won_game_to_its_end() -> None:
    game = puzzle("take", heap=11)
    seated = [SearchBot(seat, Settings(nodes=2500, depth=20)) for seat in (0, 1)]
    while game.must_act:
        seat = game.must_act[0]
        game.apply(seat, seated[seat].choose(SeatView(game, seat)))
    assert game.winners == (0,)


def test_each_seat_decides_for_itself() -> None:
    """Seat 1 takes what is best for seat 1: with four coins seat 0 has lost, whatever it takes."""
    search = searched(puzzle("take", heap=4), nodes=1500)
    for taken in (1, 2, 3):
        assert value(search, TAKE << 12 | taken) < 0.25


# --- chance


def test_chance_is_nobodys_choice() -> None:
    """One face of six is worth a sixth, not a win that one might roll."""
    search = searched(puzzle("gamble"), nodes=1200)
    assert value(search, SIDE << 12 | 1) == pytest.approx(0.5, abs=0.06)
    assert value(search, SIDE << 12) == pytest.approx(1 / 6, abs=0.12)
    assert SearchBot(1, Settings(nodes=300)).choose(SeatView(puzzle("gamble"), 0)) == SIDE << 12 | 1


def test_the_dice_to_come_are_not_foreseen() -> None:
    """Whatever the real dice will show, a search from the same position finds the same."""
    found = set()
    for seed in range(5):
        search = searched(puzzle("gamble", seed=seed), nodes=100)
        found.add((tuple(search.root.visits), tuple(search.root.total)))
    assert len(found) == 1


# --- secrets


def test_a_hidden_coin_is_not_seen() -> None:
    """Two chances in three are better than a guess, though in each sample one guess is right."""
    for seed in range(4):
        game = puzzle("guess", seed=seed)
        search = searched(game, nodes=600)
        assert search.root.sum / search.root.times == pytest.approx(2 / 3, abs=0.1)
        assert SearchBot(seed, Settings(nodes=600)).choose(SeatView(game, 0)) == PASS << 12


def test_choices_made_at_once_are_not_seen_by_each_other() -> None:
    """Seat 1 would always match if it saw the other side."""
    for seat in (0, 1):
        search = searched(puzzle("pennies"), seat, nodes=2000)
        assert search.root.sum / search.root.times == pytest.approx(0.5, abs=0.1)


def test_a_choice_committed_before_is_not_seen() -> None:
    game = puzzle("pennies")
    found = set()
    for side in (0, 1):
        later = game.copy()
        later.apply(0, SIDE << 12 | side)
        search = searched(later, 1, nodes=300)
        found.add((tuple(search.root.visits), tuple(search.root.total)))
    assert len(found) == 1


@pytest.mark.parametrize("name", ["knight", "search:nodes=8:depth=4"])
def test_positions_that_look_alike_get_the_same_answer(name: str) -> None:
    """All that a search has is the chair: what the seat cannot know changes nothing (law 6)."""
    game = banneret.new("richard3", seed=4)
    rng = random.Random(4)
    alike = 0
    while game.must_act and game.decisions < 45:
        seat = game.must_act[0]
        listed = game.choices(seat)
        if len(listed) > 1 and game.decisions % 20 < 2:
            chosen = bots.find(name)("s").choose(SeatView(game, seat))
            other = game.sample(seat, rng)
            assert other.view(seat) == game.view(seat)
            assert chosen == bots.find(name)("s").choose(SeatView(other, seat))
            alike += 1
        game.apply(seat, rng.choice(listed))
    assert alike >= 3


def test_it_leaves_the_game_as_it_was() -> None:
    game = banneret.new("richard3", seed=4)
    before = game.copy()
    seat = game.must_act[0]
    bots.find("knight")(1).choose(SeatView(game, seat))
    assert game.same(before)
    assert game.save() == before.save()
    assert game.log(seat) == before.log(seat)


# --- several seats, shared wins, windows


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_shared_win_is_a_part_of_one(seats: int) -> None:
    """With two a shared win is worth half of one, with five a fifth: little more than one face of six."""
    search = searched(
        puzzle("share", seats), nodes=600, curiosity=3.0
    )  # else it soon knows enough of the worse
    assert value(search, SIDE << 12 | 1) == pytest.approx(1 / seats)
    assert value(search, SIDE << 12) == pytest.approx(1 / 6, abs=0.1)


def test_windows_are_passed_by_default() -> None:
    """Where the game has nothing to recommend, whoever may pass does: seat 1 does not spoil its own game."""
    search = searched(puzzle("window"), nodes=60, depth=30)
    assert search.root.sum / search.root.times < 0.3


def test_chances_of_all_seats_add_up() -> None:
    assert sum(shares([3.0, -1.0, 2.0, 0.0, 0.5], 2.0)) == pytest.approx(1.0)
    assert shares([10_000.0, -10_000.0], 80.0) == pytest.approx([1.0, 0.0])
    assert shares([5.0, 5.0], 1.0) == [0.5, 0.5]


# --- the tree


def test_the_prior_follows_the_judgement() -> None:
    assert prior([], 4) == [0.25] * 4
    assert prior([2.0, 2.0], 2) == [0.5, 0.5]
    likes = prior([0.0, 10.0, 9.0, -1000.0], 4)
    assert sum(likes) == pytest.approx(1.0)
    assert likes[1] > likes[2] > likes[0] > likes[3] > 0.0


def test_widening_lets_the_likely_compete_first() -> None:
    node = Node(0)
    listed = list(range(40))
    node.learn(listed, prior([float(-n) for n in listed], 40))
    for _ in range(9):
        choice = node.select(listed, 0.7, 1.0)
        node.reward(choice, 0.5)
    assert sum(1 for visits in node.visits if visits) <= 4
    for _ in range(3000):
        node.reward(node.select(listed, 0.7, 1.0), 0.5)
    assert sum(1 for visits in node.visits if visits) >= 30


def test_only_what_is_legal_is_tried() -> None:
    node = Node(0)
    node.learn([1, 2, 3], [0.8, 0.1, 0.1])
    for _ in range(20):
        choice = node.select([2, 3], 0.7, 2.0)
        assert choice in {2, 3}
        node.reward(choice, 0.0)


# --- the bot


def test_the_same_seed_and_nodes_make_the_same_choices() -> None:
    def once(seed: str, game: Game, decisions: int) -> list[int]:
        seated = [bots.find("search:nodes=6:depth=2")(f"{seed}{seat}") for seat in range(game.seats)]
        while game.must_act and game.decisions < decisions:
            seat = game.must_act[0]
            game.apply(seat, seated[seat].choose(SeatView(game, seat)))
        return [choice for _, choice in game.record()]

    war = [once("a", banneret.new("richard3", seed=5), 8) for _ in range(2)]
    assert war[0] == war[1]
    games = {seed: [tuple(once(seed, puzzle("take", heap=15), 20)) for _ in range(2)] for seed in "abcdefgh"}
    assert all(one == other for one, other in games.values())
    assert len({one for one, _ in games.values()}) > 1


def test_several_processes_think_together() -> None:
    """Each plays its part of the rounds; what they find is added up, and is the same every time."""
    game = banneret.new("richard3", seed=5)
    while len(game.choices(game.must_act[0])) < 3:
        game.apply(game.must_act[0], game.choices(game.must_act[0])[0])
    chair = SeatView(game, game.must_act[0])
    chosen = []
    for _ in range(2):
        bot = bots.find("search:nodes=6:processes=3")(1)
        assert isinstance(bot, SearchBot)
        chosen.append(bot.choose(chair))
        assert bot._crew is not None
        helpers = bot._crew._processes
        assert [helper.poll() for helper in helpers] == [None, None]
        bot._crew.dismiss()
        assert all(helper.returncode is not None for helper in helpers)
    assert chosen[0] == chosen[1]
    assert chosen[0] in chair.choices()


def test_time_is_kept() -> None:
    """No figure is asserted but that it ends: without nodes the clock alone does it."""
    game = puzzle("take", heap=15)
    began = time.monotonic()
    assert bots.find("search:seconds=0.05")(1).choose(SeatView(game, 0)) in game.choices(0)
    assert time.monotonic() - began >= 0.05


def test_a_lone_choice_needs_no_thought() -> None:
    game = puzzle("take", heap=1)
    assert bots.find("lord")(1).choose(SeatView(game, 0)) == TAKE << 12 | 1


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("search:nodes=0", "needs an end"),
        ("search:nodes=many", "nodes is a number, not 'many'"),
        ("search:nodes=-3", "nodes is from 0 to"),
        ("search:seconds=nan", "seconds is from 0 to 3600"),
        ("search:seconds=inf", "seconds is from 0 to 3600"),
        ("search:width=0", "width is from 0.1"),
        ("search:cheats=1", "no option 'cheats'; it has: nodes, seconds"),
        ("search:nodes", "KEY=VALUE"),
        ("search:nodes=1:nodes=2", "each once"),
        ("random:nodes=1", "takes no options"),
    ],
)
def test_options_that_make_no_sense(name: str, reason: str) -> None:
    with pytest.raises(BadBot, match=reason):
        bots.find(name)


def test_levels_are_found_by_name_from_the_strongest_on() -> None:
    assert bots.names()[:4] == ["lord", "knight", "squire", "page"]
    for name in LEVELS:
        maker = bots.find(name)
        assert isinstance(maker, SearchMaker)
        assert bots.plays(name, "richard3")


def test_people_who_wait_are_not_kept_waiting() -> None:
    hurried = LEVELS["lord"].within(2.5)
    assert hurried.settings == LEVELS["lord"].settings._replace(seconds=2.5)
    assert hurried.within(9.0).settings.seconds == 2.5
