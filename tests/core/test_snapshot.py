"""Snapshots: positions that outlive a change of the rules."""

from __future__ import annotations

import json
from typing import Any, ClassVar

import pytest
from tests.core.helpers import DONE, at_turn, lift, party, play_out, signed
from tests.core.parlour import Parlour, Table
from tests.core.parlour import rules as p

import banneret
from banneret.core import game as core_game
from banneret.core import gamefile, registry
from banneret.core.errors import BadPosition, BanneretError, DamagedFile, ForeignFile
from banneret.core.game import Game
from banneret.core.state import Fields


def written(game: Game, log: bool = False) -> dict[str, Any]:
    """A snapshot as it comes back from a file or a wire."""
    body: dict[str, Any] = json.loads(json.dumps(game.snapshot(log=log)))
    return body


def test_a_snapshot_is_the_position(parlour: Parlour) -> None:
    game = party(parlour, 3, 5)
    rng_seed = 3
    while not game.over:
        restored = banneret.restore(written(game))
        assert restored.same(game)
        assert restored.decisions == 0
        for seat in range(3):
            assert restored.choices(seat) == game.choices(seat)
            assert restored.view(seat)["board"] == game.view(seat)["board"]
        assert written(restored) == written(game)
        seat = game.must_act[0]
        game.apply(seat, game.choices(seat)[rng_seed % len(game.choices(seat))])


def test_a_restored_game_goes_on_with_the_same_dice(parlour: Parlour) -> None:
    game = at_turn(parlour, 2, 5)
    restored = banneret.restore(written(game))
    play_out(game, 1)
    play_out(restored, 1)
    assert restored.same(game)


def test_what_was_played_since_can_be_played_on_it(parlour: Parlour) -> None:
    game = at_turn(parlour, 2, 5)
    body = written(game, log=True)
    choices, outcomes = game.codes()
    play_out(game, 1)
    since = game.codes(len(choices), len(outcomes))
    assert since[0]
    assert since[1]
    read = gamefile.read(body, "snapshot")._replace(
        choices=since[0], outcomes=since[1], lines=gamefile.read_lines(parlour, body)
    )
    again = core_game.from_file(parlour, read)
    assert again.same(game)
    assert again.lines() == game.lines()
    assert again.codes() == since


def test_a_game_that_is_over_can_be_restored(parlour: Parlour) -> None:
    game = play_out(party(parlour))
    restored = banneret.restore(written(game))
    assert restored.over
    assert restored.winners == game.winners


def test_the_log_is_kept_if_asked_for(parlour: Parlour) -> None:
    game = at_turn(parlour, 2, 5)
    assert banneret.restore(written(game)).lines() == []
    restored = banneret.restore(written(game, log=True))
    assert restored.lines() == game.lines()
    for seat in (None, 0, 1):
        assert restored.log(seat) == game.log(seat)
    restored.apply(0, DONE)
    assert restored.lines()[: len(game.lines())] == game.lines()
    assert banneret.load(restored.save()).same(restored)


def test_nothing_before_a_snapshot_is_taken_back(parlour: Parlour) -> None:
    game = at_turn(parlour, 2, 5)
    game.apply(0, lift(0))
    assert game.can_undo(0)
    restored = banneret.restore(written(game))
    assert not restored.can_undo(0)
    restored.apply(0, restored.choices(0)[0])
    assert restored.can_undo(0)
    restored.undo(0)
    assert restored.same(game)


# --- rules that have changed since


class Renumbered(Parlour):
    """Steps in another order, with one in between."""

    def __init__(self) -> None:
        super().__init__()
        self.version = "4"
        order = [p.PARTY, p.DEAL, p.BID, p.TURN, p.CARRY, p.DIE]
        party_, deal, bid, turn, carry, die = [self.steps[number] for number in order]
        # The numbers in frames are those of parlour.rules, so the new step stands at the end.
        self.steps = [party_, deal, bid, turn, carry, die, Idle()]


class Idle(p.Die):
    """A step that did not exist before."""

    name = "idle"


class LongTurn(p.Turn):
    """A turn with one more local."""

    holds: ClassVar[tuple[str, ...]] = ("who:seat", "left:n", "throws:n", "songs:n")


class WithCellar(Table):
    """A position with one more row."""

    __slots__ = ("cellar",)

    def __init__(self, f: Fields) -> None:
        super().__init__(f)
        self.cellar: list[int] = f.row("cellar", 3, start=7)


class Grown(Parlour):
    """Rules with a new row, a new local, a new room and a new line of the log."""

    def __init__(self) -> None:
        super().__init__()
        self.steps[p.TURN] = LongTurn()
        self.lines = [self.lines[-1], *self.lines[:-1]]

    def state(self, f: Fields) -> Table:
        return WithCellar(f)


class WithSum(Table):
    """A position that keeps a sum of others."""

    __slots__ = ("total",)

    def __init__(self, f: Fields) -> None:
        super().__init__(f)
        self.total: list[int] = f.row("total", 1, derived=True)


class Summing(Parlour):
    """Rules with a derived row."""

    def state(self, f: Fields) -> Table:
        return WithSum(f)

    def derive(self, s: Table) -> None:
        assert isinstance(s, WithSum)
        s.total[0] = 1000 + sum(s.pawn)

    def check(self, s: Table) -> list[str]:
        assert isinstance(s, WithSum)
        return super().check(s) if s.total == [1000 + sum(s.pawn)] else ["the sum is wrong"]


def test_derived_rows_are_worked_out_and_never_written(parlour: Parlour) -> None:
    """So that a position written before there was such a row, or with a wrong one, is read all the same."""
    body = written(at_turn(parlour, 2, 5))
    body["start"]["rows"]["pawn"] = [1, 0]
    registry.add(Summing())
    restored = banneret.restore(signed(body))
    state = restored.state
    assert isinstance(state, WithSum)
    assert state.total == [1001]
    assert "total" not in written(restored)["start"]["rows"]
    assert banneret.load(restored.save()).same(restored)
    body["start"]["rows"]["total"] = [7]
    assert banneret.restore(signed(body)).same(restored)
    described = restored.describe_position()
    assert "total" not in described
    assert banneret.setup("parlour", described).same(restored)
    with pytest.raises(BadPosition, match="have no 'total'"):
        banneret.setup("parlour", {**described, "total": 7})


def test_new_rows_and_locals_begin_fresh(parlour: Parlour) -> None:
    game = at_turn(parlour, 2, 5)
    body = written(game)
    registry.add(Grown())
    restored = banneret.restore(body)
    state = restored.state
    assert isinstance(state, WithCellar)
    assert state.cellar == [7, 7, 7]
    assert state.stack[-1] == [*game.state.stack[-1], 0]
    assert state.rows[:-1] == game.state.rows
    restored.apply(0, DONE)


def test_steps_are_found_by_name(parlour: Parlour) -> None:
    body = written(at_turn(parlour, 2, 5))
    assert [item[0] for item in body["start"]["stack"]] == ["party", "turn", "turn"]
    moved = Parlour()
    moved.steps[p.CARRY], moved.steps[p.DIE] = moved.steps[p.DIE], moved.steps[p.CARRY]
    registry.add(moved)
    game = banneret.restore(body)
    assert game.prompt(0)["key"] == "turn"
    registry.add(Renumbered())
    assert banneret.restore(body).same(game)


def test_lines_are_found_by_name(parlour: Parlour) -> None:
    game = at_turn(parlour, 2, 5)
    body = written(game, log=True)
    grown = Parlour()
    grown.lines = [grown.lines[-1], *grown.lines[:-1]]
    registry.add(grown)
    told = [line["key"] for line in banneret.restore(body).log()]
    assert told == [line["key"] for line in game.log()]


def test_lines_that_no_longer_exist_are_left_out(parlour: Parlour) -> None:
    game = at_turn(parlour, 2, 5)
    body = written(game, log=True)
    body["log"].insert(1, ["sung", 3, 0, 0, 0, 0])
    assert banneret.restore(signed(body)).lines() == game.lines()


def test_a_missing_row_is_as_new(parlour: Parlour) -> None:
    body = written(at_turn(parlour, 2, 5))
    del body["start"]["rows"]["offer"]
    restored = banneret.restore(signed(body))
    state = restored.state
    assert isinstance(state, Table)
    assert state.offer == [0, 0]


def test_a_shorter_row_is_filled_up(parlour: Parlour) -> None:
    body = written(at_turn(parlour, 2, 5))
    body["start"]["rows"]["pawn"] = [1]
    state = banneret.restore(signed(body)).state
    assert isinstance(state, Table)
    assert state.pawn == [1, 0]


@pytest.mark.parametrize(
    ("stack", "said"),
    [
        ([["dance", {}]], "is not a step of parlour 3"),
        ([["turn"]], "is not a step"),
        ([["turn", []]], "is not a step"),
        (["turn"], "is not a step"),
        ([[["turn"], {}]], "is not a step"),
        ([[None, {}]], "is not a step"),
        ([["turn", {"who": "ann"}]], "who:seat = 'ann'"),
        ([["turn", {"who": True}]], "who:seat = True"),
        ([["turn", {"who": 10**30}]], "who:seat"),
        ([["turn", {"who": 5}]], "who:seat = 5"),
        ([["turn", {"left": 1 << 30}]], "left:n"),
        ("turn", "no stack"),
        (None, "no stack"),
    ],
)
def test_a_stack_that_means_nothing_is_found_out(parlour: Parlour, stack: object, said: str) -> None:
    body = written(at_turn(parlour, 2, 5))
    body["start"]["stack"] = stack
    with pytest.raises(DamagedFile, match=said):
        banneret.restore(signed(body))


@pytest.mark.parametrize(
    "line",
    [
        [],
        "x",
        7,
        None,
        ["round"],
        ["round", 1, 0, 0, 0],
        ["round", 1, 0, 0, 0, "x"],
        ["round", True, 0, 0, 0, 0],
    ],
)
def test_a_log_that_means_nothing_is_found_out(parlour: Parlour, line: object) -> None:
    body = written(at_turn(parlour, 2, 5), log=True)
    body["log"].append(line)
    with pytest.raises(DamagedFile, match=r"log\[\d+\] is not a log line"):
        banneret.restore(signed(body))
    body["log"] = {}
    with pytest.raises(DamagedFile, match="'log' should be list"):
        banneret.restore(signed(body))


def test_lines_of_no_known_kind_do_no_harm(parlour: Parlour) -> None:
    body = written(at_turn(parlour, 2, 5), log=True)
    body["log"] = [[["round"], 1, 0, 0, 0, 0], [7, 1, 0, 0, 0, 0], ["dealt", -1, 99, -5, 2**40, 0]]
    restored = banneret.restore(signed(body))
    assert restored.log(0) == [{"key": "dealt", "args": {"card": ""}, "rule": "PA-1-b"}]


def test_a_position_that_cannot_be_is_found_out(parlour: Parlour) -> None:
    body = written(at_turn(parlour, 2, 5))
    body["start"]["rows"]["pawn"] = [p.ATTIC, p.ATTIC]
    with pytest.raises(DamagedFile, match="two pawns are in the attic"):
        banneret.restore(signed(body))


def test_a_position_that_nobody_can_look_at_is_found_out(parlour: Parlour) -> None:
    """The rules' check does not look at every number; opening does."""
    body = written(at_turn(parlour, 2, 5))
    body["start"]["stack"].append(["carry", {"who": 0, "pawn": 2}])
    with pytest.raises(DamagedFile, match="mean nothing"):
        banneret.restore(signed(body))


@pytest.mark.parametrize("thing", [None, 7, "x", [], b"{}"])
def test_what_is_no_mapping_is_refused(thing: Any) -> None:
    with pytest.raises(DamagedFile, match="a snapshot is a mapping"):
        banneret.restore(thing)


def test_what_is_no_json_is_refused(parlour: Parlour) -> None:
    """Snapshots are handed over as values, so anything may be in them."""
    body = dict(party(parlour).snapshot())
    for thing in (object(), {1, 2}, b"x", {(1, 2): 3}):
        with pytest.raises(DamagedFile):
            banneret.restore({**body, "options": thing})
        with pytest.raises(DamagedFile):
            banneret.restore({**body, "extra": thing})
    with pytest.raises(DamagedFile):
        banneret.restore({**body, 7: "x"})  # type: ignore[dict-item]


def test_a_snapshot_without_a_position_is_refused(parlour: Parlour) -> None:
    body = written(party(parlour))
    for start in (None, 7):
        body["start"] = start
        with pytest.raises(BanneretError):
            banneret.restore(signed(body))
    del body["start"]
    with pytest.raises(DamagedFile, match="without a position"):
        banneret.restore(signed(body))


def test_kinds_are_not_mixed_up(parlour: Parlour) -> None:
    body = written(party(parlour))
    with pytest.raises(ForeignFile, match="this is a 'picture'"):
        banneret.restore(signed({**body, "kind": "picture"}))
