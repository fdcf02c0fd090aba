"""Tourney keeps the laws of the house, and games like it that break one are caught."""

from __future__ import annotations

import json
import random
from importlib.metadata import entry_points
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest
from examples.tourney import steps
from examples.tourney.game import RULES, TourneyRules
from examples.tourney.state import COINS, FAVOUR, PURSE_COUNT, Tourney
from tests.core import test_words as words
from tests.examples.table import act, board, meet, new, to_auction, to_parley, wander

import banneret
from banneret import Game
from banneret.core import game as core_game
from banneret.core import registry
from banneret.core.errors import UnknownGame
from banneret.core.laws import check_decision, check_end
from banneret.core.rules import Rules
from banneret.core.step import GO, Step

GAMES = Path(__file__).parent / "games"
OPTIONS = [{"days": 2}, {"days": 4}, {"days": 3, "alliances": True}]


def faults_of(game: Game, seed: int, thorough_every: int = 12) -> list[str]:
    """Plays at random, with every law at every decision, until the first fault or the end."""
    rng = random.Random(seed)
    for position in wander(game, rng, talk=0.4):
        faults = check_decision(position, rng, thorough=rng.randrange(thorough_every) == 0)
        if faults:
            return faults
    return check_end(game)


# --- the laws


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_laws(seats: int, options: dict[str, object]) -> None:
    if seats == 2 and "alliances" in options:
        pytest.skip("two knights cannot be allies")
    for seed in range(2):
        assert faults_of(new(seats, seed, options), seed) == []


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_laws_at_length(seats: int) -> None:
    for seed in range(25):
        options = {"days": 4, "alliances": seats > 2 and seed % 4 > 0}
        assert faults_of(new(seats, seed, options), seed) == []


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_laws_when_knights_give_up(seats: int) -> None:
    for seed in range(6):
        game = new(seats, seed, {"alliances": seats > 2})
        rng = random.Random(seed)
        present = list(range(seats))
        for position in wander(game, rng, talk=0.3):
            assert check_decision(position, rng) == []
            if rng.random() < 0.1:
                position.resign(present.pop(rng.randrange(len(present))))
        assert check_end(game) == []


@pytest.mark.parametrize("seats", [2, 4])
def test_chance_left_to_the_caller(seats: int) -> None:
    """Search answers the questions of chance itself; every outcome leads to a position that can be."""
    game = new(seats, 3)
    rng = random.Random(3)
    for position in wander(game, rng):
        search = position.copy(log=False, chance=False)
        seat = rng.choice(search.must_act)
        search.apply(seat, rng.choice(search.choices(seat)))
        while search.must_act == (banneret.NATURE,):
            for outcome in search.choices(banneret.NATURE):
                other = search.copy()
                other.apply(banneret.NATURE, outcome)
                state: Any = other.state
                assert RULES.check(state) == []
            search.apply(banneret.NATURE, rng.choice(search.choices(banneret.NATURE)))


def test_every_position_has_a_description() -> None:
    for seats in (2, 3, 5):
        for position in wander(new(seats, 8, {"alliances": seats > 2}), random.Random(8), talk=0.4):
            described = json.loads(json.dumps(position.describe_position()))
            assert banneret.setup("tourney", described).same(position)


@pytest.mark.parametrize(
    "test",
    [
        words.test_every_name_has_words,
        words.test_every_thing_has_words,
        words.test_things_of_a_kind_are_told_apart,
        words.test_every_choice_has_words,
        words.test_every_log_line_has_words,
        words.test_every_prompt_has_words,
        words.test_every_detail_has_words,
        words.test_every_rule_can_be_read,
    ],
)
@pytest.mark.parametrize("language", banneret.LANGUAGES)
def test_words(test: Any, language: str) -> None:
    test("tourney", language)


@pytest.mark.parametrize(
    "test",
    [
        words.test_messages_use_only_arguments_that_they_get,
        words.test_rules_are_told_in_every_language,
        words.test_rule_ids_are_given_once,
        words.test_cited_rules_exist,
        words.test_translations_give_the_same_figures,
    ],
)
def test_rules_and_words(test: Any) -> None:
    test("tourney")


def test_files_of_words() -> None:
    words.test_languages_have_the_same_messages(RULES.package)
    for language in banneret.LANGUAGES:
        words.test_files_hold_nothing_unreadable_and_nothing_twice(RULES.package, language)


# --- found by name


def test_listed_with_the_games() -> None:
    (entry,) = [entry for entry in banneret.games() if entry["name"] == "tourney"]
    assert entry["seats"] == [2, 3, 4, 5]
    assert entry["options"]["days"] == {"values": [2, 3, 4], "default": 3, "group": ""}
    assert entry["options"]["alliances"]["group"] == "courtesy"
    assert entry["presets"] == {"season": {}, "great-season": {"days": 4, "alliances": True}}


def plug(folder: Path, line: str) -> None:
    """What pip leaves behind of an installed package with an entry point."""
    info = folder / "elsewhere-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: elsewhere\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[{registry.GROUP}]\n{line}\n")


def test_found_by_its_entry_point(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(registry._found, "tourney")
    with pytest.raises(UnknownGame):
        banneret.new("tourney", 2)
    plug(tmp_path, "tourney = examples.tourney.game:RULES")
    monkeypatch.syspath_prepend(tmp_path)
    assert "tourney" in [point.name for point in entry_points(group=registry.GROUP)]
    assert "tourney" in registry.names()
    assert banneret.new("tourney", 2, 1).rules is RULES


@pytest.mark.parametrize("target", ["examples.tourney.game:RULES", "examples.tourney.words:VERBS"])
def test_an_entry_point_to_something_else(
    target: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plug(tmp_path, f"joust = {target}")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(UnknownGame, match="joust"):
        banneret.new("joust", 2)


# --- what is known


def test_samples_are_all_that_is_possible_and_nothing_else() -> None:
    """Against brute force: every deal of purses that fits what a knight has seen comes up, and no other."""
    game = to_parley(meet(seats=4, options={"alliances": True}, hand={"sable+favour": 1}))
    act(game, "vert offer gules+9", "gules award rose", "gules open")
    act(game, "gules bid 2", "azure bid 0", "vert bid 1", "sable bid 7")
    purses = [coins for coins, count in zip(COINS, PURSE_COUNT, strict=True) for _ in range(count)]
    seen = ((0, {1: 0, 2: 9, 3: 7}), (1, {0: 2, 2: 1, 3: 7}), (-1, {0: 2, 1: 0, 2: 1, 3: 7}))
    for observer, least in seen:
        viewer = None if observer < 0 else observer
        unseen = purses[:]
        if observer >= 0:
            unseen.remove(game.state.dowry[observer])  # type: ignore[attr-defined]
        fitting = set()
        for deal in permutations(unseen, len(least)):
            if all([coins >= low for coins, low in zip(deal, least.values(), strict=True)]):
                fitting.add(deal)
        rng = random.Random(1)
        found = set()
        for _ in range(600):
            state: Any = game.sample(viewer, rng).state
            found.add(tuple([state.dowry[other] for other in least]))
        assert found == fitting


def test_samples_of_closed_hands_hold_anything_legal() -> None:
    game = act(to_auction(meet(seats=2)), "azure bid 3")
    rng = random.Random(2)
    found = set()
    for _ in range(400):
        state: Any = game.sample(0, rng).state
        found.add((state.dowry[1], state.sealed[1]))
    assert found == {(coins, bid) for coins in COINS for bid in range(coins + 1)}


def test_a_sample_has_only_the_log_that_its_seat_may_read() -> None:
    game = act(to_parley(meet(options={"alliances": True})), "azure offer vert+1")
    for seat in (None, 0, 1, 2):
        sample = game.sample(seat, random.Random(1))
        assert sample.log(seat) == game.log(seat)
        assert len(sample.lines()) == len(game.log(seat))


def test_nothing_whispered_between_others_is_in_a_sample() -> None:
    plain = to_parley(meet(seats=4, options={"alliances": True}))
    whispering = act(plain.copy(), "azure offer vert+5", "azure withdraw", "sable offer vert+8")
    for seat in (None, 0):
        one, other = (game.sample(seat, random.Random(3)) for game in (plain, whispering))
        assert one.same(other)
    assert not plain.sample(2, random.Random(3)).same(whispering.sample(2, random.Random(3)))


# --- games that break a law are caught


class Betraying(steps.Parley):
    """Only those to whom something is offered are free to act."""

    def free(self, s: Tourney, f: list[int]) -> int:
        offered = [seat for seat in s.single() if max(s.offer[seat :: s.seats]) >= 0]
        return steps.bits([seat for seat in offered if seat != s.marshal[0]])


class Peeking(steps.Window):
    """Only those with a card that they could play are asked."""

    def run(self, s: Tourney, f: list[int]) -> int:
        while f[2] < s.seats:
            able = s.hand[f[1] * 2 + FAVOUR] and s.total[f[1]]
            if able and not s.quiet[f[1]]:
                return super().run(s, f)
            self._next(s, f)
        s.pop()
        return GO


class Forgetful(steps.Auction):
    """Nobody remembers what a bid showed."""

    def run(self, s: Tourney, f: list[int]) -> int:
        need = s.need[:]
        result = super().run(s, f)
        s.need[:] = need
        return result


class Careless(steps.Auction):
    """Lists a bid more than it allows."""

    def choices(self, s: Tourney, f: list[int], seat: int) -> list[int]:
        found = super().choices(s, f, seat)
        return [*found, found[-1] + 1] if len(found) > 1 else found


class Minting(steps.Auction):
    """Finds a coin in every bid."""

    def apply(self, s: Tourney, f: list[int], seat: int, c: int) -> None:
        super().apply(s, f, seat, c)
        s.chest[0] += 1


@pytest.mark.parametrize(
    ("number", "mutant", "law"),
    [
        (steps.PARLEY, Betraying(), "6"),
        (steps.WINDOW, Peeking(), "6"),
        (steps.AUCTION, Forgetful(), "6"),
        (steps.AUCTION, Careless(), "4"),
        (steps.AUCTION, Minting(), "7"),
    ],
    ids=["betraying", "peeking", "forgetful", "careless", "minting"],
)
def test_mistakes_are_caught(number: int, mutant: Step[Tourney], law: str) -> None:
    rules = TourneyRules()
    rules.steps[number] = mutant
    assert law in [fault.partition(":")[0] for fault in first_faults(rules)]


def first_faults(rules: Rules[Tourney]) -> list[str]:
    for seed in range(20):
        game = core_game.new(rules, 4, seed, {"alliances": True}, None)
        faults = faults_of(game, seed)
        if faults:
            return faults
    return []


# --- recorded games


@pytest.mark.parametrize(
    ("name", "winners", "over_by"),
    [("allies", (1, 3), "renown"), ("last-one-present", (2,), "home")],
)
def test_recorded_games(name: str, winners: tuple[int, ...], over_by: str) -> None:
    text = (GAMES / f"{name}.json").read_text("utf-8")
    game = banneret.load(text)
    assert game.over
    assert game.winners == winners
    assert bool([line for line in game.log() if line["key"] == "home"]) == (over_by == "home")
    assert game.save() == text
    assert board(game)["chest"] >= 0
