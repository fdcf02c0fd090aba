"""Phase 2: votes, their results, and the order in which laws are applied."""

from __future__ import annotations

import pytest

from tests.games.lancaster.support import (
    STOP,
    act,
    applied,
    asked,
    because,
    board,
    court,
    gained,
    goods,
    holder,
    in_force,
    legal,
    player,
    points,
    realm,
    row,
    said,
    space,
    vote,
    why,
)

PQR = ["b15", "b11", "n16"]


@pytest.mark.rule("LA-VOTE-a")
def test_proposals_are_voted_on_one_by_one_from_the_left() -> None:
    game = realm({"blue": {"court": 1}}, proposals=["b04", "b05", "b07"])
    act(game, "place 1+castle-gold")
    for number, law in enumerate(("b04", "b05", "b07")):
        assert board(game)["voting"] == number
        assert game.prompt(0)["args"] == {"law": law, "number": number + 1}
        vote(game, "no", "no", "no")
    assert [line["law"] for line in said(game, "failed")] == ["b04", "b05", "b07"]


@pytest.mark.rule("LA-VOTE-b")
def test_everybody_votes_yes_or_no_in_secret() -> None:
    game = realm(step="vote")
    assert asked(game) == "blue,red,green vote"
    assert legal(game, seat="red") == ["no 0", "yes 0"]
    assert why(game, "pass", seat="red") == "LA-VOTE-b"
    act(game, "yes 0", seat="red")
    assert asked(game) == "blue,green vote"
    assert not said(game, "voted")
    assert game.may_act == (1,)


@pytest.mark.rule("LA-VOTE-b")
def test_a_vote_may_be_taken_back_until_all_have_voted() -> None:
    game = realm(step="vote", markers={"red": 1})
    act(game, "yes 1", seat="red")
    assert legal(game, seat="red") == ["retract"]
    assert why(game, "no 0", seat="red") == "LA-VOTE-d"
    act(game, "retract", seat="red")
    assert asked(game) == "blue,red,green vote"
    vote(game, "no", "no", "no")
    assert said(game, "failed")[0]["no"] == 3


@pytest.mark.rule("LA-VOTE-c")
def test_any_number_of_markers_strengthens_a_vote() -> None:
    game = realm(step="vote", markers={"blue": 2})
    assert legal(game, "yes", seat="blue") == legal(game, "no", seat="blue") == ["0", "1", "2"]
    assert legal(game, "yes", seat="red") == ["0"]
    assert why(game, "yes 3", seat="blue") == "LA-VOTE-c"
    act(game, "no 2", seat="blue")
    assert player(game, "blue")["markers"] == 2, "how many were used stays hidden"


@pytest.mark.rule("LA-VOTE-c")
def test_too_many_markers_are_refused_with_what_there_is() -> None:
    game = realm(step="vote", seats=3, markers={"red": 1})
    act(game, "no 0", seat="blue")
    act(game, "no 0", seat="green")
    assert "In stock: 1 × voting markers" in because(game, "yes 2")


@pytest.mark.rule("LA-VOTE-d")
def test_all_votes_are_shown_together() -> None:
    game = realm(step="vote")
    act(game, "yes 0", seat="green")
    act(game, "no 0", seat="blue")
    assert said(game, "voted") == []
    act(game, "yes 0", seat="red")
    assert [(line["who"], line["vote"]) for line in said(game, "voted")] == [
        ("blue", "no"),
        ("red", "yes"),
        ("green", "yes"),
    ]


@pytest.mark.rule("LA-VOTE-e")
def test_tiles_and_markers_count_one_vote_each() -> None:
    game = realm(step="vote", markers={"blue": 3, "green": 1})
    vote(game, "yes 3", "no", "no 1")
    assert said(game, "passed") == [{"law": "b04", "yes": 4, "no": 3}]


@pytest.mark.rule("LA-VOTE-f")
@pytest.mark.parametrize("side", ["yes", "no"])
def test_markers_used_are_gone_whatever_the_result(side: str) -> None:
    game = realm(step="vote", markers={"blue": 3})
    vote(game, f"{side} 2", "no", "no")
    assert goods(game, "blue")[2] == 1
    assert legal(game, "yes", seat="blue") == ["0", "1"]


# --- results


@pytest.mark.rule("LA-RESULT-a")
@pytest.mark.parametrize(
    ("votes", "passes"),
    [(("yes", "no", "no"), False), (("yes", "yes", "no"), True), (("yes 1", "no", "no"), True)],
    ids=["1 to 2", "2 to 1", "2 to 2"],
)
def test_as_many_yes_as_no_are_enough(votes: tuple[str, ...], passes: bool) -> None:
    game = realm(step="vote", markers={"blue": 1})
    vote(game, *votes)
    assert board(game)["votes"][0]["passed"] is passes


@pytest.mark.rule("LA-RESULT-b")
def test_the_oldest_law_leaves_the_game() -> None:
    game = realm(step="vote", laws=PQR)
    vote(game, "yes", "yes", "yes")
    assert said(game, "repealed") == [{"law": "b15"}]
    assert "b15" in board(game)["laws_gone"]


@pytest.mark.rule("LA-RESULT-c")
def test_the_row_runs_from_oldest_to_newest() -> None:
    game = realm(step="vote", laws=PQR, proposals=["b04", "b05", "b07"])
    vote(game, "yes", "yes", "yes")
    assert in_force(game) == ["b11", "n16", "b04"]
    vote(game, "yes", "yes", "yes")
    assert in_force(game) == ["n16", "b04", "b05"]


@pytest.mark.rule("LA-RESULT-d")
def test_a_failed_proposal_leaves_and_changes_nothing() -> None:
    game = realm(step="vote", laws=PQR, proposals=["b04", "b05", "b07"])
    vote(game, "no", "no", "no")
    assert in_force(game) == PQR
    assert "b04" in board(game)["laws_gone"]
    assert board(game)["proposals"][0] is None


@pytest.mark.rule("LA-RESULT-e")
def test_unused_markers_go_back_before_the_laws() -> None:
    game = realm(STOP, step="vote", laws=["n01", "b11", "n16"], markers={"blue": 4, "red": 1})
    vote(game, "no 1", "no", "no")
    vote(game, "no", "no", "no")
    vote(game, "no", "no", "no")
    assert goods(game, "blue")[2] == goods(game, "red")[2] == 0
    told = [line["key"] for line in game.log() if line["key"] in ("returned", "applied")]
    assert told == ["returned", "returned", "applied", "applied", "applied"]


@pytest.mark.rule("LA-RESULT-f")
@pytest.mark.parametrize("law", ["n09", "n17"])
def test_leftovers_are_kept_until_the_laws_are_applied(law: str) -> None:
    game = realm(
        {**STOP, "blue": {"stafford": 1}},
        step="vote",
        laws=["b15", "b11", law],
        markers={"blue": 2},
        gold={"blue": 1},
        squires={"blue": 1},
    )
    for _ in range(3):
        vote(game, "no", "no", "no")
    assert asked(game).startswith("blue ")
    assert player(game, "blue")["leftover"] == 2
    assert goods(game, "blue")[2] == 0
    act(game, "decline" if law == "n09" else "done")
    assert player(game, "blue")["leftover"] == 0
    assert said(game, "returned") == [{"who": "blue", "markers": 2}]


# --- applying


@pytest.mark.rule("LA-APPLY-a")
def test_three_laws_are_applied_from_left_to_right() -> None:
    game = realm(STOP, step="laws", laws=["b12", "b11", "b03"])
    assert [line["law"] for line in said(game, "applied")] == ["b12", "b11", "b03"]


@pytest.mark.rule("LA-APPLY-b")
def test_a_law_serves_all_in_every_round_however_they_voted() -> None:
    held = {"blue": {"upper-left": 1}, "red": {"upper-left": 2}}
    game = realm({**STOP, **held}, step="vote", laws=["b15", "b11", "b12"])
    for _ in range(3):
        vote(game, "no", "no", "no")
    assert (points(game, "blue"), points(game, "red")) == (3, 3)
    again = realm({**STOP, **held}, step="laws", laws=["b15", "b11", "b12"], round=2)
    assert (points(again, "blue"), points(again, "red")) == (3, 3)


@pytest.mark.rule("LA-APPLY-c")
def test_what_a_law_to_the_left_changed_counts() -> None:
    knights = {**STOP, "blue": {"upper-left": 1, "upper-right": 1}}
    built = {"blue": ["gold", "mixed"]}
    game = realm(knights, step="laws", laws=["b06", "b11", "n16"], tiles=built)
    act(game, "build markers")
    assert points(game, "blue") == 5
    other = realm(knights, step="laws", laws=["b11", "b06", "n16"], tiles=built)
    act(other, "build markers")
    assert points(other, "blue") == 0, "the law to the left was over"


@pytest.mark.rule("LA-APPLY-d")
def test_choices_are_made_in_turn_order_and_each_ends_before_the_next() -> None:
    game = realm(
        STOP, step="laws", laws=["b16", "b15", "b11"], start="red", gold={"blue": 2, "red": 3, "green": 1}
    )
    assert asked(game) == "red purchase"
    act(game, "buy 3")
    assert asked(game) == "green purchase"
    act(game, "done")
    assert asked(game) == "blue purchase"
    assert points(game, "red") == 3


@pytest.mark.rule("LA-APPLY-e")
def test_all_who_tie_for_most_get_the_full_reward() -> None:
    game = applied("n02", {}, squires={"blue": 2, "red": 2, "green": 1})
    assert gained(game, "blue") == gained(game, "red") == {"gold": 1, "marker": 1}
    assert gained(game, "green") == {}


@pytest.mark.rule("LA-APPLY-f")
@pytest.mark.parametrize("law", ["b02", "n02", "n03", "n18"])
def test_most_of_nothing_gets_nothing(law: str) -> None:
    game = applied(law, {})
    assert said(game, "gained") == said(game, "recruited") == said(game, "most") == []


@pytest.mark.rule("LA-APPLY-g")
def test_leftovers_of_a_group_pay_nothing() -> None:
    counties = {"stafford": 1, "dorset": 1, "surrey": 2, "bedford": 2, "suffolk": 3}
    game = applied("b03", {"blue": counties})
    assert points(game, "blue") == 6
    assert points(game, "green") == 0, "one county is no pair"


@pytest.mark.rule("LA-APPLY-h")
def test_a_conflict_counts_once_in_either_row() -> None:
    game = applied("b12", {"blue": {"upper-left": [1, 1, 2], "lower-left": 1}}, cards={"lower-left": "c04"})
    assert points(game, "blue") == 6


@pytest.mark.rule("LA-APPLY-i")
def test_a_knight_that_comes_to_court_is_not_deployed() -> None:
    game = realm(
        {**STOP, "blue": {"upper-left": 1, "castle-gold": 1}},
        step="laws",
        laws=["b02", "n06", "b15"],
        squires={"blue": 1},
    )
    assert court(game, "blue") == [1]
    assert gained(game, "blue") == {"squire": 2}, "for the two that are deployed"
    assert asked(game) == "green county", "and nobody places a knight now"


@pytest.mark.rule("LA-APPLY-j")
def test_markers_gained_by_laws_are_kept() -> None:
    game = realm({**STOP, "blue": {"upper-left": 1}}, step="laws", laws=["n01", "n17", "b15"])
    assert goods(game, "blue")[2] == 1
    assert player(game, "blue")["leftover"] == 0
    assert row(game, "leftover") == [0, 0, 0]


@pytest.mark.rule("LA-APPLY-k")
def test_pieces_are_moved_only_by_choice() -> None:
    game = realm(
        {**STOP, "blue": {"upper-left": 1, "upper-right": 1, "castle-gold": 2}},
        step="laws",
        laws=["b12", "b06", "b10"],
    )
    assert points(game, "blue") == 6, "given without asking"
    assert asked(game) == "blue extension"
    act(game, "decline")
    assert space(game, "blue", "gold") == (None, 2)
    upgrade = realm(
        {**STOP, "blue": {"stafford": 1}}, step="laws", laws=["b01", "b15", "b11"], gold={"blue": 1}
    )
    act(upgrade, "decline")
    assert holder(upgrade, "stafford") == ("blue", 1, 0)
    swap = applied("b10", {"blue": {"york": 3}})
    act(swap, "decline")
    assert holder(swap, "york") == ("blue", 3, 0)


@pytest.mark.rule("LA-APPLY-l")
def test_the_lord_is_no_noble() -> None:
    game = applied("n04", {}, seated={"red": ["york"]})
    assert gained(game, "blue") == {"gold": 1, "squire": 1, "marker": 1}
    assert gained(game, "red") == {}
    three = applied("b15", {}, laws=["b15", "b11", "n16"], seated={"blue": ["york", "surrey"]})
    assert court(three, "blue") == []


@pytest.mark.rule("LA-APPLY-m")
def test_amounts_are_compared_once() -> None:
    game = applied("n03", {}, gold={"blue": 3, "red": 3})
    assert gained(game, "blue") == gained(game, "red") == {"squire": 1, "marker": 1}
    upgrades = applied(
        "b01",
        {"blue": {"stafford": 1}, "red": {"dorset": 1}},
        laws=["b01", "b15", "b11"],
        gold={"blue": 1, "red": 1},
    )
    act(upgrades, "upgrade 1+stafford")
    assert asked(upgrades) == "red upgrade"
