"""The game object: what it answers, and that no door of it lets anything wrong in."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from tests.core.helpers import DONE, RETRACT, THROW, asked, at_turn, lift, offer, party, play, play_out, put
from tests.core.parlour import Parlour, Table
from tests.core.parlour import rules as p

import banneret
from banneret.core import game as core_game
from banneret.core.chance import ScriptedSource, SeededSource
from banneret.core.choice import LAST_CHOICE, choice
from banneret.core.errors import (
    BadChance,
    BadOption,
    BadPosition,
    BadSeats,
    BanneretError,
    ChoiceRefused,
    GameIsOver,
    IllegalChoice,
    ReplayFault,
    UnknownGame,
    UnknownLanguage,
    WrongSeat,
)
from banneret.core.game import NATURE, RESIGN, Game
from banneret.core.laws import FORGED, NO_SEATS
from banneret.core.playout import playout
from banneret.core.rules import Refusal
from banneret.core.step import GO, Step


def unchanged(game: Game, act: Callable[[], object], error: type[BanneretError]) -> BanneretError:
    """Something that is refused, and changes nothing."""
    before = (game.save(), game.state.fingerprint(), game.lines(), game.must_act, game.may_act)
    with pytest.raises(error) as caught:
        act()
    assert (game.save(), game.state.fingerprint(), game.lines(), game.must_act, game.may_act) == before
    return caught.value


# --- who decides what


def test_a_party_is_played(parlour: Parlour) -> None:
    """One whole party, move by move."""
    game = party(parlour, 2, 1, rounds=1)
    assert game.seats == 2
    assert game.options == {"rounds": 1, "open": False}
    assert asked(game) == ([0, 1], [])
    assert game.decisions == 0
    assert game.chance is None
    hands = [game.view(seat)["board"]["hand"] for seat in (0, 1)]  # type: ignore[index]
    assert [len(hand) for hand in hands] == [2, 2]
    assert len(game.outcomes()) == 4

    low, high = game.choices(1)
    assert low < high
    game.apply(1, high)
    assert asked(game) == ([0], [1])
    assert game.choices(1) == (RETRACT,)
    game.apply(1, RETRACT)
    game.apply(1, high)
    game.apply(0, game.choices(0)[0])
    assert asked(game) == ([0], [1])
    assert sum(game.scores) == 1
    assert game.winners == ()

    game.apply(1, offer(2))
    for made in (lift(0), put(1), THROW, DONE):
        game.apply(0, made)
    game.apply(1, DONE)
    assert game.over
    assert asked(game) == ([], [])
    assert len(game.winners) == 1
    assert game.decisions == 10
    assert [seat for seat, _ in game.record()] == [1, 1, 1, 0, 1, 0, 0, 0, 0, 1]
    assert game.record()[4] == (1, offer(2))


def test_lists_handed_out_are_ones_own(parlour: Parlour) -> None:
    """Whoever changes what was handed out changes nothing."""
    game = at_turn(parlour, 3)
    before = (game.save(), game.view(0), game.log(0))
    assert type(game.choices(0)) is tuple
    assert type(game.must_act) is tuple
    game.lines().clear()
    game.record().clear()
    game.outcomes().clear()
    game.log(0)[0]["args"].clear()  # type: ignore[attr-defined]
    game.options["rounds"] = 99
    view = game.view(0)
    view["options"]["rounds"] = 99  # type: ignore[index]
    view["board"].clear()  # type: ignore[attr-defined]
    snapshot = game.snapshot()
    snapshot["options"]["rounds"] = 99  # type: ignore[index]
    snapshot["start"]["rows"]["pawn"][0] = 2  # type: ignore[index]
    assert (game.save(), game.view(0), game.log(0)) == before


def test_a_step_that_asks_nobody_is_a_fault_of_the_game(parlour: Parlour) -> None:
    class Nobody(p.Bid):
        def run(self, s: Table, f: list[int]) -> int:
            return 0

        def seats(self, s: Table, f: list[int]) -> int:
            return 0

    parlour.steps[p.BID] = Nobody()
    with pytest.raises(BanneretError, match="step 'bid' of parlour asks nobody"):
        party(parlour)


def test_steps_that_go_round_in_circles_are_stopped(parlour: Parlour) -> None:
    """A position brought by somebody who means no good must not keep a server busy for ever."""

    class Circles(p.Bid):
        def run(self, s: Table, f: list[int]) -> int:
            return GO

    parlour.steps[p.BID] = Circles()
    with pytest.raises(BanneretError, match="parlour goes round in circles"):
        party(parlour)


def test_a_step_answers_for_itself() -> None:
    """What the base class leaves to a game."""
    step: Step[Table] = Step()
    s = at_turn(Parlour()).state
    assert isinstance(s, Table)
    assert step.run(s, [0]) == 0
    assert step.seats(s, [0]) == step.free(s, [0]) == 0
    assert step.prompt(s, [0], 0) == ("", ())
    assert step.detail(s, [0], 0, 0) == ("", ())
    missing: list[Callable[[], object]] = [
        lambda: step.outcome(s, [0], 0),
        lambda: step.choices(s, [0], 0),
        lambda: step.forbid(s, [0], 0, 0),
        lambda: step.apply(s, [0], 0, 0),
    ]
    for call in missing:
        with pytest.raises(NotImplementedError):
            call()


# --- wrong things at every door


@pytest.mark.parametrize("seat", [*NO_SEATS, 3, -1])
def test_wrong_seats(parlour: Parlour, seat: Any) -> None:
    game = at_turn(parlour, 3)
    unchanged(game, lambda: game.apply(seat, DONE), WrongSeat)
    unchanged(game, lambda: game.version(seat), WrongSeat)
    unchanged(game, lambda: game.resign(seat), WrongSeat)
    assert game.why_not(seat, DONE) == Refusal("house-no-such-seat")
    assert not game.can_undo(seat)
    if seat is not None:
        for look in (game.view, game.log, game.prompt):
            unchanged(game, lambda look=look: look(seat), WrongSeat)  # type: ignore[misc]
        unchanged(game, lambda: game.sample(seat, random.Random(1)), WrongSeat)
    if seat == NATURE and type(seat) is int:
        assert game.choices(seat) == ()
    else:
        unchanged(game, lambda: game.choices(seat), WrongSeat)


@pytest.mark.parametrize("forged", FORGED, ids=repr)
def test_wrong_choices(parlour: Parlour, forged: Any) -> None:
    game = at_turn(parlour, 3)
    error = unchanged(game, lambda: game.apply(0, forged), IllegalChoice)
    assert isinstance(error, ChoiceRefused)
    assert error.rule == "house-no-such-choice"
    assert game.why_not(0, forged) == Refusal("house-no-such-choice")


def test_choices_that_exist_but_not_here(parlour: Parlour) -> None:
    game = at_turn(parlour, 3)
    for wrong, rule in ((put(1), "PA-3-a"), (RETRACT, "PA-3-a"), (play(0), "PA-3-a"), (offer(0), "PA-3-a")):
        error = unchanged(game, lambda wrong=wrong: game.apply(0, wrong), IllegalChoice)  # type: ignore[misc]
        assert isinstance(error, ChoiceRefused)
        assert error.rule == rule
        assert rule in str(error)
    for unknown in (choice(p.LIFT, p.PAWNS), choice(p.DONE, 1), choice(99), 0, LAST_CHOICE):
        error = unchanged(game, lambda u=unknown: game.apply(0, u), IllegalChoice)  # type: ignore[misc]
        assert isinstance(error, ChoiceRefused)
        assert error.rule == "house-no-such-choice"


def test_out_of_turn(parlour: Parlour) -> None:
    game = party(parlour, 3)
    game.resign(2)
    assert game.choices(2) == ()
    assert game.why_not(2, play(0)) == Refusal("house-not-asked")
    error = unchanged(game, lambda: game.apply(2, play(0)), WrongSeat)
    assert isinstance(error, ChoiceRefused)
    assert error.rule == "house-not-asked"
    turn = at_turn(parlour, 3)
    error = unchanged(turn, lambda: turn.apply(1, lift(0)), IllegalChoice)
    assert isinstance(error, ChoiceRefused)
    assert error.rule == "PA-3-d"


def test_nature_has_nothing_to_decide_where_there_is_a_source(parlour: Parlour) -> None:
    game = at_turn(parlour)
    assert game.choices(NATURE) == ()
    unchanged(game, lambda: game.apply(NATURE, 0), WrongSeat)
    open_game = game.copy(chance=False)
    open_game.apply(0, THROW)
    assert open_game.choices(NATURE) == (0, 1, 2, 3, 4, 5)
    assert open_game.chance == (p.FACE, 6)
    unchanged(open_game, lambda: open_game.apply(0, DONE), WrongSeat)
    unchanged(open_game, lambda: open_game.apply(NATURE, 6), IllegalChoice)
    assert open_game.prompt(0) == {"key": "chance", "args": {}, "rule": ""}
    open_game.reseed(3)
    assert open_game.must_act == (0,)
    assert len(open_game.outcomes()) == len(game.outcomes()) + 1


def test_playing_out_at_random(parlour: Parlour) -> None:
    """What benchmarks and bots use: the same seed, the same game."""
    one, two, three = (party(parlour, 3) for _ in range(3))
    assert playout(one, 7) == playout(two, 7) == one.decisions
    assert one.over
    assert one.same(two)
    assert playout(three, 7, most=5) == 5
    assert not three.over
    assert playout(one, 7) == 0


def test_after_the_end(parlour: Parlour) -> None:
    game = play_out(party(parlour))
    unchanged(game, lambda: game.apply(0, DONE), GameIsOver)
    unchanged(game, lambda: game.resign(0), GameIsOver)
    assert game.why_not(0, DONE) == Refusal("house-over")
    assert game.choices(0) == ()
    assert game.prompt(0) == game.prompt() == {"key": "over", "args": {}, "rule": ""}
    assert game.view(0)["over"] is True


def test_a_list_that_disagrees_with_its_rule_refuses_all_the_same(parlour: Parlour) -> None:
    """A fault of the game, but nothing gets in by it."""

    class Forgetful(p.Turn):
        def choices(self, s: Table, f: list[int], seat: int) -> list[int]:
            return [DONE]

    parlour.steps[p.TURN] = Forgetful()
    game = at_turn(parlour)
    error = unchanged(game, lambda: game.apply(0, lift(0)), IllegalChoice)
    assert isinstance(error, ChoiceRefused)
    assert error.rule == "house-not-listed"


@pytest.mark.parametrize("since", [-1, None, True, 1.0, "0", []])
def test_wrong_places_in_the_log(parlour: Parlour, since: Any) -> None:
    game = at_turn(parlour)
    unchanged(game, lambda: game.log(0, since), BanneretError)


@pytest.mark.parametrize("wrong", [-1, 2**70, True, None, "3", 1.0, LAST_CHOICE + 1])
def test_wrong_things_to_describe(parlour: Parlour, wrong: object) -> None:
    game = at_turn(parlour)
    unchanged(game, lambda: game.describe(wrong), IllegalChoice)


@pytest.mark.parametrize("language", ["de", "", None, 7, "EN", ["en"]])
def test_wrong_languages(parlour: Parlour, language: object) -> None:
    game = at_turn(parlour)
    with pytest.raises(UnknownLanguage):
        game.describe(DONE, language)


@pytest.mark.parametrize("wrong", [-1, 5, True, None, "1", 1.0, 2**70])
def test_wrong_numbers_to_replay(parlour: Parlour, wrong: object) -> None:
    game = at_turn(parlour)
    unchanged(game, lambda: game.replayed(wrong), ReplayFault)


# --- starting


def test_what_can_be_agreed_on(parlour: Parlour) -> None:
    game = banneret.new("parlour", 3, seed="x", options={"open": True})
    assert game.options == {"rounds": 2, "open": True}
    assert banneret.new("parlour").seats == 2


@pytest.mark.parametrize("name", ["", "chess", "Richard3", None, 7, ["parlour"], "richard3 "])
def test_unknown_games(name: Any) -> None:
    with pytest.raises(UnknownGame, match="richard3"):
        banneret.new(name)


@pytest.mark.parametrize("seats", [0, 1, 4, -1, True, None, "2", 2.0, 2**70])
def test_impossible_numbers_of_seats(parlour: Parlour, seats: Any) -> None:
    with pytest.raises(BadSeats, match="2, 3 seats, not"):
        banneret.new("parlour", seats)


@pytest.mark.parametrize(
    "options",
    [
        {"wine": 1},
        {"rounds": 4},
        {"rounds": "2"},
        {"rounds": True},
        {"rounds": 2.0},
        {"open": 1},
        {"open": None},
        {7: 1},
        {None: 1},
        [("rounds", 2)],
        "rounds",
        7,
    ],
    ids=repr,
)
def test_impossible_options(parlour: Parlour, options: Any) -> None:
    with pytest.raises(BadOption):
        banneret.new("parlour", 2, options=options)


def test_options_that_do_not_go_together(parlour: Parlour) -> None:
    assert banneret.new("parlour", 2, options={"rounds": 3}).options["rounds"] == 3
    with pytest.raises(BadOption, match="three guests play at most two rounds"):
        banneret.new("parlour", 3, options={"rounds": 3})


def test_a_game_without_options_says_so(parlour: Parlour) -> None:
    parlour.options = ()
    with pytest.raises(BadOption, match="it has: none"):
        banneret.new("parlour", options={"rounds": 1})


@pytest.mark.parametrize("seed", [True, 1.0, b"7", [], {}])
def test_impossible_seeds(parlour: Parlour, seed: Any) -> None:
    with pytest.raises(BadChance):
        banneret.new("parlour", seed=seed)


def test_fresh_seeds(parlour: Parlour) -> None:
    keys = {json.loads(banneret.new("parlour").save())["key"] for _ in range(20)}
    assert len(keys) == 20


def test_scripted_chance(parlour: Parlour) -> None:
    game = banneret.new("parlour", source=ScriptedSource([11, 0, 0, 0, 5], SeededSource("then")))
    assert game.view(0)["board"]["hand"] == ["card-1", "card-12"]  # type: ignore[index]
    for seat in (0, 1):
        game.apply(seat, game.choices(seat)[-1])
    game.apply(0, THROW)
    assert game.outcomes()[-1] == (p.FACE, 6, 5)
    assert game.scores == (2, 0)
    with pytest.raises(BadChance, match="used up"):
        banneret.new("parlour", source=ScriptedSource([1, 2]))
    with pytest.raises(BadChance, match="is not one of 12"):
        banneret.new("parlour", source=ScriptedSource([12]))


# --- copies


def test_copies_are_independent(parlour: Parlour) -> None:
    game = at_turn(parlour, 3)
    before = game.save()
    copies = [game.copy() for _ in range(3)]
    for number, copy in enumerate(copies):
        play_out(copy, number)
    assert game.save() == before
    assert len({copy.save() for copy in copies}) == 3
    assert all(copy.over for copy in copies)


def test_a_copy_may_do_without_its_log(parlour: Parlour) -> None:
    game = at_turn(parlour)
    quiet = game.copy(log=False)
    told = len(quiet.lines())
    quiet.apply(0, lift(0))
    quiet.apply(0, put(1))
    assert len(quiet.lines()) == told
    game.apply(0, lift(0))
    game.apply(0, put(1))
    assert game.same(quiet)
    assert len(game.lines()) == told + 1
    assert len(quiet.copy().lines()) == told


def test_the_same_position(parlour: Parlour) -> None:
    game = at_turn(parlour)
    assert game.same(game.copy())
    assert not game.same(party(parlour))
    assert not game.same(banneret.new("richard3"))
    other = game.copy()
    other.apply(0, lift(0))
    assert not game.same(other)
    assert not game.same(at_turn(parlour, 2, 1, open=True))


def test_another_seed_from_here_on(parlour: Parlour) -> None:
    game = at_turn(parlour)
    ends = set()
    for seed in range(12):
        copy = game.copy()
        copy.reseed(seed)
        copy.apply(0, THROW)
        ends.add(copy.outcomes()[-1])
    assert len(ends) > 3
    with pytest.raises(BadChance):
        game.reseed(1.5)


# --- the past


def test_every_moment_can_be_seen_again(parlour: Parlour) -> None:
    game = at_turn(parlour, 3)
    moments = [game.copy()]
    rng = random.Random(4)
    while not game.over:
        seat = rng.choice(game.must_act)
        game.apply(seat, rng.choice(game.choices(seat)))
        moments.append(game.copy())
    end = game.save()
    for moment in moments:
        again = game.replayed(moment.decisions)
        assert again.same(moment)
        assert again.save() == moment.save()
        assert again.lines() == moment.lines()
    assert game.replayed(0).decisions == 0
    assert game.save() == end


def test_the_past_can_be_played_differently(parlour: Parlour) -> None:
    game = play_out(party(parlour))
    end = game.save()
    other = game.replayed(2)
    play_out(other, 99)
    assert game.save() == end


def test_the_past_of_a_scripted_game_leaves_its_script_alone(parlour: Parlour) -> None:
    game = banneret.new("parlour", source=ScriptedSource([11, 0, 0, 0, 5, 4], SeededSource("then")))
    for seat in (0, 1):
        game.apply(seat, game.choices(seat)[0])
    before = game.replayed(2)
    before.apply(0, THROW)
    game.apply(0, THROW)
    assert game.outcomes()[-1] == before.outcomes()[-1] == (p.FACE, 6, 5)


def test_the_past_of_a_restored_game_begins_with_the_snapshot(parlour: Parlour) -> None:
    game = banneret.restore(at_turn(parlour).snapshot(log=True))
    start = game.copy()
    play_out(game)
    assert game.replayed(0).same(start)
    assert game.replayed(0).lines() == start.lines()
    assert game.replayed(len(game.record())).same(game)


# --- giving up


def test_resigning_ends_a_party_of_two(parlour: Parlour) -> None:
    for seat in (0, 1):
        game = at_turn(parlour)
        game.resign(seat)
        assert game.over
        assert game.winners == (1 - seat,)
        assert game.record()[-1] == (seat, RESIGN)
        assert game.log()[-1]["key"] == "over"


def test_resigning_leaves_others_to_play_on(parlour: Parlour) -> None:
    game = at_turn(parlour, 3)
    game.apply(0, lift(0))
    game.resign(0)
    assert not game.over
    assert game.must_act == (1,)
    game.resign(2)
    assert game.winners == (1,)
    assert banneret.load(game.save()).same(game)


def test_resigning_while_chance_is_asked(parlour: Parlour) -> None:
    game = at_turn(parlour, 3).copy(chance=False)
    game.apply(0, THROW)
    assert game.must_act == (NATURE,)
    game.resign(0)
    assert game.must_act == (1,)
    assert game.chance is None
    assert banneret.load(game.save()).same(game)


# --- what is shown


def test_views_are_ready_for_json(parlour: Parlour) -> None:
    game = at_turn(parlour, 3)
    for seat in (None, 0, 1, 2):
        view = json.loads(json.dumps(game.view(seat)))
        assert view["game"] == "parlour"
        assert view["rules"] == "3"
        assert view["seats"] == ["ann", "ben", "cleo"]
        assert view["seat"] == seat
        assert view["must_act"] == [0]
        assert view["may_act"] == [1, 2]
        assert view["winners"] == []
        if seat is None:
            assert "choices" not in view
            assert "version" not in view
            assert "undo" not in view
        else:
            assert tuple(view["choices"]) == game.choices(seat)
            assert view["version"] == game.version(seat)
            assert view["undo"] is False


def test_prompts_are_in_names(parlour: Parlour) -> None:
    game = party(parlour)
    assert game.prompt() == {"key": "bid", "args": {"round": 1}, "rule": "PA-2-a"}
    game.apply(0, game.choices(0)[0])
    down = game.prompt(0)
    assert down["key"] == "bid-down"
    assert str(down["args"]["card"]).startswith("card-")  # type: ignore[index]
    assert game.prompt(1)["key"] == game.prompt(None)["key"] == "bid"


@pytest.mark.parametrize("since", [-1, True, 1.0, "0", None])
def test_wrong_places_to_go_on_from(parlour: Parlour, since: Any) -> None:
    game = at_turn(parlour)
    unchanged(game, lambda: game.news(0, since), BanneretError)
    unchanged(game, lambda: game.codes(since), BanneretError)
    unchanged(game, lambda: game.codes(0, since), BanneretError)
    unchanged(game, lambda: game.news(9, 0), WrongSeat)


def test_news_and_codes_are_what_came_since(parlour: Parlour) -> None:
    """Whoever follows a game choice by choice ends up with the whole log and the whole record."""
    game = party(parlour, 3, seed=1)
    logs: dict[int | None, list[object]] = {seat: list(game.log(seat)) for seat in (None, 0, 1, 2)}
    choices, outcomes = game.codes()
    assert choices == []
    assert outcomes
    rng = random.Random(3)
    while not game.over:
        written = game.written
        seat = rng.choice(game.must_act)
        game.apply(seat, rng.choice(game.choices(seat)))
        for reader, log in logs.items():
            log.extend(game.news(reader, written))
        more = game.codes(len(choices), len(outcomes))
        assert len(more[0]) == 1
        choices += more[0]
        outcomes += more[1]
    assert logs == {seat: game.log(seat) for seat in (None, 0, 1, 2)}
    assert game.written == len(game.lines())
    body = json.loads(game.save())
    assert (choices, outcomes) == (body["choices"], body["outcomes"])


def test_a_retraced_game_passes_all_its_positions(parlour: Parlour) -> None:
    """With the outcomes that were recorded, even if the game has another source of chance since."""
    game = party(parlour, 3, seed=1)
    rng = random.Random(4)
    positions = [game.copy()]
    while not game.over:
        if game.decisions == 5:
            game.reseed("another")
        seat = rng.choice(game.must_act)
        game.apply(seat, rng.choice(game.choices(seat)))
        positions.append(game.copy())
    again = game.retraced()
    assert again.decisions == 0
    for place, (seat, chosen) in enumerate(game.record()):
        assert again.same(positions[place])
        assert again.log() == positions[place].log()
        again.apply(seat, chosen)
    assert again.same(game)
    assert again.save() == game.save()


def test_the_log_is_for_its_readers(parlour: Parlour) -> None:
    game = at_turn(parlour, 3)
    dealt = {seat: [line for line in game.log(seat) if line["key"] == "dealt"] for seat in (None, 0, 1, 2)}
    assert [len(lines) for lines in dealt.values()] == [0, 2, 2, 2]
    whole = game.log(0)
    for since in (0, 1, len(whole), len(whole) + 5):
        assert game.log(0, since) == whole[since:]
    assert len(game.lines()) == len(game.log()) + 6


def test_words_for_files_and_messages(parlour: Parlour) -> None:
    game = party(parlour)
    assert game.word(DONE) == "done"
    assert game.word(lift(1)) == "lift dog"
    assert game.word(choice(p.LIFT, 99)) == "lift "
    assert game.word(choice(77)) == str(choice(77))
    assert game.word(-1) == "-1"
    assert game.word(LAST_CHOICE + 1) == str(LAST_CHOICE + 1)


def test_samples_are_games_of_their_own(parlour: Parlour) -> None:
    game = at_turn(parlour, 3)
    before = game.save()
    sample = game.sample(0, random.Random(1))
    assert sample.log(0) == game.log(0)
    assert sample.decisions == game.decisions
    play_out(sample, 2)
    assert game.save() == before
    assert banneret.load(sample.save()).same(sample)
    again = game.sample(0, random.Random(1))
    play_out(again, 2)
    assert again.save() == sample.save()
    assert game.sample(None, random.Random(1)).seats == 3


def test_a_sample_hears_of_what_happened_since_the_last(parlour: Parlour) -> None:
    game = at_turn(parlour, 2)
    game.sample(0, random.Random(1))
    game.apply(0, lift(0))
    game.apply(0, put(1))
    assert game.sample(0, random.Random(1)).log(0) == game.log(0)
    game.undo(0)
    game.apply(0, put(2))
    assert game.sample(0, random.Random(1)).log(0) == game.log(0)


# --- positions by hand


def test_a_position_by_hand(parlour: Parlour) -> None:
    game = at_turn(parlour, 3)
    game.apply(0, lift(1))
    told = json.loads(json.dumps(game.describe_position()))
    assert told["seats"] == 3
    assert told["stack"][-1] == ["carry", {"who": "ann", "pawn": "dog"}]
    again = banneret.setup("parlour", told, seed=1)
    assert again.same(game)
    assert again.describe_position() == game.describe_position()
    assert not again.can_undo(0)
    assert banneret.load(again.save()).same(again)


def test_a_position_in_few_words(parlour: Parlour) -> None:
    position = {
        "pawn": {"dog": "attic"},
        "holder": {"card-3": "ann", "card-7": "ben"},
        "points": [2, 0],
        "stack": [["party", {}], ["turn", {"who": "ben", "left": 1}]],
    }
    game = banneret.setup("parlour", position, source=ScriptedSource([]))
    assert game.must_act == (1,)
    assert game.scores == (2, 0)
    game.apply(1, lift(1))
    assert game.choices(1) == (put(0), put(1))


@pytest.mark.parametrize(
    "position",
    [
        None,
        7,
        "x",
        [],
        {"options": 7},
        {"options": {"wine": 1}},
        {"seats": "two"},
        {"seats": 9},
        {"cellar": 1},
        {"pawn": "attic"},
        {"holder": {12: "ann"}},
        {"pawn": {"horse": "attic"}},
        {"pawn": {"dog": "cellar"}},
        {"pawn": {"dog": None}},
        {"pawn": [0, 0, 0]},
        {"pawn": ["attic", "attic"]},
        {"pick": [99, 0]},
        {"holder": {"card-1": 77}},
        {"stack": "party"},
        {"stack": ["party"]},
        {"stack": [["party"]]},
        {"stack": [["party", []]]},
        {"stack": [["dance", {}]]},
        {"stack": [[["party"], {}]]},
        {"stack": [["party", {}], ["turn", {"who": "zoe"}]]},
        {"stack": [["party", {}], ["turn", {"who": 7}]]},
        {"stack": [["party", {}], ["carry", {"who": "ann", "pawn": 5}]]},
    ],
    ids=repr,
)
def test_impossible_positions(parlour: Parlour, position: Any) -> None:
    with pytest.raises((BadPosition, BadOption, BadSeats)):
        banneret.setup("parlour", position, seed=1)


def test_a_game_is_made_of_its_parts(parlour: Parlour) -> None:
    game = core_game.new(parlour, 2, 5, {"rounds": 1}, None)
    assert game.rules is parlour
    assert isinstance(game.state, Table)
    assert game.state.seats == 2


# --- rest


def test_a_game_that_rests_is_the_same_game(parlour: Parlour) -> None:
    """Put away at any moment, again and again, it goes on as one that never rested."""
    shelf: dict[str, Any] = {}
    resting, waking = party(parlour, 3, 7), party(parlour, 3, 7)
    others = [party(parlour, 3, 8), party(parlour, 2, 7)]
    rng = random.Random(7)
    undone = 0
    while not waking.over:
        if rng.randrange(3) == 0:
            resting.rest(shelf)
        for other in others:
            other.rest(shelf)
        seat = rng.choice(waking.must_act)
        choice_ = rng.choice(waking.choices(seat))
        for game in (resting, waking):
            game.apply(seat, choice_)
        if waking.can_undo(seat) and rng.randrange(4) == 0:
            undone += 1
            for game in (resting, waking):
                game.undo(seat)
        assert resting.same(waking)
        assert resting.save() == waking.save()
        assert resting.lines() == waking.lines()
        assert resting.codes() == waking.codes()
        for eyes in (None, 0, 1, 2):
            assert resting.log(eyes) == waking.log(eyes)
            assert resting.view(eyes) == waking.view(eyes)
    assert undone
    resting.rest(shelf)
    assert resting.replayed(5).same(waking.replayed(5))
    assert resting.copy().same(waking)
    # Games that began alike share their beginning, and no others do.
    assert len(shelf) == 2
