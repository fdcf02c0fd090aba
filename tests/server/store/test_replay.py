"""From the record to the game; and if the rules do not let it, from the position that was kept."""

from __future__ import annotations

import json
from dataclasses import dataclass

import pytest
from tests.core.helpers import DONE, SHOW, THROW, lift, party, put
from tests.core.parlour import Parlour, Table
from tests.server.store import scribe
from tests.server.store.scribe import Scribe

import banneret
from banneret.core import registry
from banneret.core.errors import DamagedFile, UnknownGame
from banneret.core.game import Game
from banneret.server.record import origin_of
from banneret.server.store.base import Entry, Stored
from banneret.server.store.replay import Fault, Line, Opened, Unplayable, line_of, mend, open_line, record_of


def line(kept: Scribe, stored: Stored | None = None) -> Line:
    """The line of a scribe, as it would be read from a store."""
    body = kept.body
    return line_of(
        kept.stored if stored is None else stored,
        kept.line,
        options=body.options,
        key=body.key,
        start=None if body.origin is None else body.origin.start,
        started=0 if body.origin is None else body.origin.started,
    )


def same(one: Game, two: Game) -> bool:
    """Whether two games are the same to everybody, and go on the same way."""
    for seat in (None, *range(one.seats)):
        assert one.view(seat)["board"] == two.view(seat)["board"]
        assert one.log(seat) == two.log(seat)
    assert one.save().split('"key"')[1].split(",")[0] == two.save().split('"key"')[1].split(",")[0]
    return one.same(two)


def kept_party(parlour: Parlour) -> Scribe:
    """A party in its first turn: both pawns have been in a hand, cards have been shown, a die was thrown."""
    kept = Scribe(party(parlour, 2, 5, rounds=3), "5")
    for seat in (0, 1):
        kept.play(seat, kept.game.choices(seat)[0])
    kept.play(0, lift(0))
    kept.play(0, put(1))
    kept.play(0, lift(1))
    kept.play(0, put(2))
    kept.play(0, SHOW)
    kept.play(0, THROW)
    assert kept.game.state.stack[-1][0] != 5
    return kept


# --- the record


def test_what_is_taken_back_is_gone() -> None:
    entries = [
        Entry(0, 0, "choice", (10,), (1, 2)),
        Entry(0, 1, "choice", (11,)),
        Entry(0, 2, "choice", (12,), (3,)),
        Entry(0, 3, "undo", (1, 2)),
        Entry(0, 4, "choice", (13,), (4,)),
        Entry(0, 5, "undo", (1, 3, 14, 15)),
        Entry(0, 6, "undo", (0, 0, 16), (5, 6)),
    ]
    stages = [record_of(entries[:count]) for count in range(8)]
    assert stages[0] == ([], [])
    assert stages[3] == ([10, 11, 12], [1, 2, 3])
    assert stages[4] == ([10], [1, 2])
    assert stages[5] == ([10, 13], [1, 2, 4])
    assert stages[6] == ([10, 14, 15], [1, 2, 4])
    assert stages[7] == ([16], [5, 6])


@pytest.mark.parametrize("codes", [(), (1,), (3, 0), (0, 2)])
def test_what_there_is_not_cannot_be_taken_back(codes: tuple[int, ...]) -> None:
    entries = [Entry(0, 0, "choice", (10, 11), (1,)), Entry(0, 1, "undo", codes)]
    with pytest.raises(DamagedFile, match="entry 1 of line 0"):
        record_of(entries)


@pytest.mark.parametrize("seed", range(12))
def test_a_record_is_the_game(parlour: Parlour, seed: int) -> None:
    kept = Scribe(party(parlour, 2 + seed % 2, seed), str(seed))
    while not kept.game.over:
        kept.play_on(5)
        opened = open_line(line(kept))
        assert opened == Opened(opened.game, len(kept.entries))
        assert same(opened.game, kept.game)
        assert opened.game.codes() == kept.game.codes()
    assert any(entry.kind == "undo" for entry in kept.entries) or seed not in (1, 2, 3)


def test_somebody_who_gave_up_has_given_up(parlour: Parlour) -> None:
    kept = Scribe(party(parlour, 3, 3), "3")
    kept.play_on(8)
    kept.resign(1)
    kept.play_on(4)
    assert same(open_line(line(kept)).game, kept.game)
    kept.resign(2)
    assert kept.game.over
    assert same(open_line(line(kept)).game, kept.game)


def test_a_game_may_begin_with_a_position(parlour: Parlour) -> None:
    before = kept_party(parlour).game
    start = banneret.restore(json.loads(json.dumps(before.snapshot())))
    kept = Scribe(start, "5", line=2, origin=origin_of(start))
    assert kept.body.origin is not None
    assert kept.body.origin.started == len(before.outcomes())
    kept.play_on(12)
    other = Entry(0, 0, "choice", (1 << 12,))
    stored = kept.stored._replace(entries=[other, *kept.entries])
    opened = open_line(line(kept, stored))
    assert same(opened.game, kept.game)
    assert opened.entries == len(kept.entries)


def test_richard_iii_comes_back_too() -> None:
    kept = Scribe(banneret.new("richard3", seed="roses"), "roses")
    kept.play_on(300)
    kept.keep()
    kept.play_on(40)
    assert same(open_line(line(kept)).game, kept.game)


# --- the position that was kept


def test_a_new_version_that_changes_nothing_keeps_the_whole_past(parlour: Parlour) -> None:
    kept = kept_party(parlour)
    kept.keep()
    kept.play(0, DONE)
    registry.add(scribe.Unchanged())
    opened = open_line(line(kept))
    assert opened.fault is None
    assert opened.game.codes() == kept.game.codes()


def test_without_a_position_to_compare_with_the_record_is_believed(parlour: Parlour) -> None:
    kept = kept_party(parlour)
    registry.add(scribe.Generous())
    assert open_line(line(kept)).fault is None


@dataclass
class Change:
    """A change of the rules, and what is found out about it."""

    rules: type[Parlour]
    choice: int
    reason: str


CHANGES = [
    Change(scribe.NoDogs, 5, "seat 0 may not choose 'lift dog' now (PA-3-f)"),
    Change(scribe.BigDie, 8, "answers another question: asked kind 2, one of 8; recorded kind 2, one of 6"),
    Change(scribe.Faulty, 7, "AttributeError: no such thing as a card"),
    Change(scribe.Generous, 8, "leads to another position than under rules 3; they differ in points"),
]


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.rules.__name__)
def test_a_game_whose_rules_changed_goes_on_from_its_position(parlour: Parlour, change: Change) -> None:
    kept = kept_party(parlour)
    kept.keep()
    kept.play(0, DONE)
    kept.play(1, lift(0))
    before = kept.game
    assert isinstance(before.state, Table)
    assert before.state.points != [0, 0]
    registry.add(change.rules())
    opened = open_line(line(kept))
    assert opened.fault is not None
    assert opened.fault.choice == change.choice
    assert change.reason in opened.fault.reason
    assert str(opened.fault).startswith(f"choice {change.choice}: ")
    # It is the game that people were playing, with its log, and what was played since.
    assert opened.entries == len(kept.entries)
    assert opened.lost == 0
    assert same(opened.game, before)
    assert len(opened.game.record()) == 2
    assert (opened.choices, opened.outcomes) == (8, len(before.outcomes()))
    # It goes on, under the new rules.
    opened.game.apply(1, opened.game.choices(1)[0])
    assert opened.game.rules.version == "4"


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.rules.__name__)
def test_a_mended_game_opens_again_and_again(parlour: Parlour, change: Change) -> None:
    kept = kept_party(parlour)
    kept.keep()
    kept.play(0, DONE)
    registry.add(change.rules())
    opened = open_line(line(kept))
    assert opened.broken
    entries, kept.snapshot = mend(line(kept), opened)
    assert entries == ()
    assert kept.snapshot.seq == len(kept.entries)
    for number in range(9, 13):
        opened = open_line(line(kept))
        assert opened.fault is not None
        assert not opened.broken
        # A server plays on: its entries count from the record, not from the position.
        choices, outcomes = opened.game.codes()
        assert opened.choices + len(choices) == number
        kept.game = opened.game
        seat = kept.game.must_act[0]
        kept.play(seat, kept.game.choices(seat)[0])
        again = open_line(line(kept))
        assert same(again.game, kept.game)
        assert len(again.game.record()) == number - 8
        # The choice could be taken back.
        back = Entry(0, len(kept.entries), "undo", (number, opened.outcomes + len(outcomes)))
        without = open_line(line(kept, kept.stored._replace(entries=[*kept.entries, back])))
        assert without.game.codes() == (choices, outcomes)


def test_back_to_the_old_rules_is_a_change_too(parlour: Parlour) -> None:
    kept = kept_party(parlour)
    kept.keep()
    registry.add(scribe.Generous())
    opened = open_line(line(kept))
    kept.game = opened.game
    kept.play(0, DONE)
    kept.play(1, THROW)
    kept.keep()
    points = kept.game.scores
    # Under the old rules that throw was worth nothing, but people have seen the point.
    registry.add(parlour)
    opened = open_line(line(kept))
    assert opened.fault is not None
    assert "than under rules 4; they differ in points" in opened.fault.reason
    assert opened.game.scores == points


def test_a_damaged_record_goes_on_from_the_position_under_the_same_rules(parlour: Parlour) -> None:
    kept = kept_party(parlour)
    kept.keep()
    whole = kept.game
    kept.entries[4] = kept.entries[4]._replace(codes=(put(0),))
    opened = open_line(line(kept))
    assert opened.fault is not None
    assert opened.fault.choice == 4
    assert same(opened.game, whole)


def test_what_was_played_since_and_no_longer_fits_is_given_up(parlour: Parlour) -> None:
    kept = kept_party(parlour)
    kept.play(0, DONE)
    kept.keep()
    kept.play(1, lift(0))
    fits = kept.game.copy()
    kept.play(1, kept.game.choices(1)[0])
    kept.play(1, lift(1))
    kept.play(1, kept.game.choices(1)[0])
    registry.add(scribe.NoDogs())
    opened = open_line(line(kept))
    assert opened.fault is not None
    assert opened.lost == 2
    assert opened.broken
    assert opened.entries == len(kept.entries) - 2
    assert len(opened.game.record()) == 2
    assert opened.game.record()[0] == fits.record()[-1]
    # Mending takes the lost ones back in the record, too.
    entries, snapshot = mend(line(kept), opened)
    assert entries == (
        Entry(0, len(kept.entries), "undo", (11, len(opened.game.outcomes()) + opened.outcomes)),
    )
    kept.entries += entries
    kept.snapshot = snapshot
    assert record_of(kept.entries).choices == [*kept.game.codes()[0][:11]]
    again = open_line(line(kept))
    assert again.lost == 0
    assert not again.broken
    assert again.choices == 11
    assert same(again.game, opened.game)


def test_an_undo_behind_the_position_cannot_be_followed(parlour: Parlour) -> None:
    kept = kept_party(parlour)
    kept.keep()
    choices, outcomes = kept.game.codes()
    kept.entries.append(Entry(0, len(kept.entries), "undo", (len(choices) - 1, len(outcomes) - 1)))
    registry.add(scribe.NoDogs())
    opened = open_line(line(kept))
    assert opened.lost == 1
    assert same(opened.game, kept.game)


def test_what_cannot_be_opened_at_all_says_why(parlour: Parlour) -> None:
    kept = kept_party(parlour)
    registry.add(scribe.NoDogs())
    with pytest.raises(
        Unplayable, match=r"choice 5: .*PA-3-f.*from the position kept last: there is none"
    ) as refusal:
        open_line(line(kept))
    assert refusal.value.fault.choice == 5
    registry.add(parlour)
    kept.keep()
    registry.add(scribe.Unreadable())
    with pytest.raises(Unplayable, match=r"choice 5: .*PA-3-f.*'party'"):
        open_line(line(kept))
    assert kept.snapshot is not None
    registry.add(scribe.NoDogs())
    assert open_line(line(kept)).fault is not None
    kept.snapshot = kept.snapshot._replace(text=kept.snapshot.text.replace("pawn", "pown", 1))
    with pytest.raises(Unplayable, match="check sum"):
        open_line(line(kept))
    other = banneret.new("richard3", seed=1)
    kept.snapshot = kept.snapshot._replace(text=json.dumps(other.snapshot()))
    with pytest.raises(Unplayable, match="richard3"):
        open_line(line(kept))


def test_a_game_that_is_not_there_any_more(parlour: Parlour) -> None:
    kept = kept_party(parlour)
    stored = kept.stored
    with pytest.raises(UnknownGame):
        line(kept, stored._replace(head=stored.head._replace(game="hazard")))


def test_an_option_that_is_not_there_any_more_is_a_fault(parlour: Parlour) -> None:
    kept = kept_party(parlour)
    kept.body.options["candles"] = True
    with pytest.raises(Unplayable, match="candles") as refusal:
        open_line(line(kept))
    assert refusal.value.fault == Fault(0, refusal.value.fault.reason)
