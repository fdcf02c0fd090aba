"""The past as each saw it, game files, and boards on which one wonders: what if?"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from tests.server.conftest import Duel
from tests.server.support import Ear, Guest, Json, play_on, saved_game

import banneret

Listen = Callable[..., Ear]
Guests = Callable[[str], Guest]
_PRESENT = ("version", "choices", "undo")


def plain(view: Json) -> Json:
    """A view without what is only there to choose with."""
    return {key: value for key, value in view.items() if key not in _PRESENT}


def past(guest: Guest, table: str, **query: object) -> Json:
    found: Json = guest.get(f"/api/tables/{table}/past", **query)
    assert found["stops"] == len(found["marks"])
    assert [mark["stop"] for mark in found["marks"]] == list(range(found["stops"]))
    return found


def moment(guest: Guest, table: str, stop: int, **query: object) -> Json:
    found: Json = guest.get(f"/api/tables/{table}/past/{stop}", **query)
    return found


# --- while it is played


def test_each_sees_again_what_it_saw_and_no_more(duel: Duel, stranger: Guest) -> None:
    """Every moment of the past is what was on the screen then, for both seats and a spectator."""
    rng = random.Random(1)
    eyes: list[tuple[Guest, int | None]] = [(duel.guests[0], 0), (duel.guests[1], 1), (stranger, None)]
    saw: list[list[tuple[Json, list[Json]]]] = [[], [], []]

    def look() -> None:
        for number, (guest, seat) in enumerate(eyes):
            update = guest.get(f"/api/tables/{duel.table}/view", seat=seat)
            now = (plain(update["view"]), update["log"]["lines"])
            if not saw[number] or saw[number][-1] != now:
                saw[number].append(now)

    look()
    for _ in range(40):
        play_on(duel.table, duel.guests, rng, 1)
        look()
    for number, (guest, seat) in enumerate(eyes):
        found = past(guest, duel.table, seat=seat)
        assert found["stops"] == len(saw[number])
        for mark, (view, log) in zip(found["marks"], saw[number], strict=True):
            assert mark["log"] == len(log)
            then = moment(guest, duel.table, mark["stop"], seat=seat)
            assert (then["view"], then["log"]) == (view, log)
            assert "views" not in then
        guest.refused("no-such-moment", "GET", f"/api/tables/{duel.table}/past/{found['stops']}", seat=seat)
    # A spectator cannot count what was done in secret.
    assert len(saw[2]) <= min(len(saw[0]), len(saw[1]))


def test_the_past_follows_an_undo(duel: Duel) -> None:
    rng = random.Random(2)
    while True:
        seat = duel.guests[0].info(duel.table)["must_act"][0]
        before = past(duel.guests[seat], duel.table, seat=seat)
        play_on(duel.table, duel.guests, rng, 1)
        if duel.guests[seat].view(duel.table, seat)["undo"]:
            break
    assert past(duel.guests[seat], duel.table, seat=seat)["stops"] == before["stops"] + 1
    duel.guests[seat].post(f"/api/tables/{duel.table}/undo", {"seat": seat})
    assert past(duel.guests[seat], duel.table, seat=seat) == before


def test_other_eyes_are_closed_until_the_end(duel: Duel, stranger: Guest) -> None:
    play_on(duel.table, duel.guests, random.Random(3), 5)
    table = f"/api/tables/{duel.table}"
    for seat, name in ((0, "not-your-seat"), ("all", "still-secret")):
        duel.guests[1].refused(name, "GET", f"{table}/past", seat=seat)
        duel.guests[1].refused(name, "GET", f"{table}/past/1", seat=seat)
        stranger.refused("key-needed", "GET", f"{table}/past", seat=seat)
    duel.guests[0].refused("still-secret", "GET", f"{table}/file")
    duel.guests[0].refused("still-secret", "POST", f"{table}/analysis", {})
    stranger.refused("key-needed", "GET", f"{table}/file")
    stranger.refused("key-needed", "POST", f"{table}/analysis", {})
    duel.guests[0].refused("no-such-seat", "GET", f"{table}/past", seat=5)
    duel.guests[0].refused("bad-request", "GET", f"{table}/past", seat="everybody")
    duel.guests[0].refused("bad-request", "GET", f"{table}/past/-1", seat=0)
    duel.guests[0].refused("no-such-page", "GET", f"{table}/past/one", seat=0)


# --- after the end


def test_after_the_end_everything_is_open_to_everybody(duel: Duel, stranger: Guest) -> None:
    made = play_on(duel.table, duel.guests, random.Random(4), 50)
    duel.guests[0].post(f"/api/tables/{duel.table}/resign", {"seat": 0})
    game = banneret.new("richard3", 2, seed="duel")
    for seat, choice in made:
        game.apply(seat, choice)
    for eyes in (None, 0, 1, "all"):
        assert past(stranger, duel.table, seat=eyes)["stops"] == len(made) + 2
    for seat in (0, 1):
        assert moment(stranger, duel.table, len(made), seat=seat)["view"]["board"] == game.view(seat)["board"]
    every = moment(stranger, duel.table, len(made), seat="all")
    assert [view["seat"] for view in every["views"]] == [0, 1]
    known = every["view"]["board"]["blocks"]
    for seat in (0, 1):
        mine: Any = game.view(seat)["board"]
        assert known.items() >= mine["blocks"].items()
    # Marks name who moved.
    marks = past(stranger, duel.table, seat="all")["marks"]
    assert [mark["seat"] for mark in marks[1:-1]] == [seat for seat, _ in made]


def test_a_finished_game_is_taken_home_and_replays_bit_for_bit(duel: Duel, stranger: Guest) -> None:
    made = play_on(duel.table, duel.guests, random.Random(5), 30)
    duel.guests[1].post(f"/api/tables/{duel.table}/resign", {"seat": 1})
    answer = stranger.ask("GET", f"/api/tables/{duel.table}/file")
    assert "attachment" in answer.headers["content-disposition"]
    game = banneret.load(answer.text)
    assert game.record()[:-1] == made
    assert (game.over, game.winners) == (True, (0,))
    assert json.loads(answer.text)["key"] == "duel"
    assert game.log(None) == stranger.get(f"/api/tables/{duel.table}/view")["log"]["lines"]


def test_the_file_of_a_game_under_way_does_not_know_the_dice_to_come(ada: Guest) -> None:
    """Whoever holds all seats may have it, but its key is another."""
    table = ada.table("me", "me", seed="known to the host alone")["table"]["id"]
    play_on(table, [ada, ada], random.Random(6), 20)
    text = ada.ask("GET", f"/api/tables/{table}/file").text
    assert "known to the host alone" not in text
    assert banneret.load(text).view(0)["board"] == ada.view(table, 0)["board"]


# --- files that are brought


@pytest.mark.parametrize("kind", ["hot-seat", "analysis"])
def test_a_saved_game_is_opened_and_played_on(ada: Guest, kind: str) -> None:
    game = banneret.new("richard3", 2, seed="brought")
    rng = random.Random(7)
    for _ in range(40):
        game.apply(game.must_act[0], rng.choice(game.choices(game.must_act[0])))
    for text in (game.save(), json.dumps(game.snapshot(log=True))):
        made = ada.post("/api/files", {"file": text, "as": kind, "title": "From home"})
        table = made["table"]["id"]
        assert made["table"]["kind"] == ("analysis" if kind == "analysis" else "game")
        assert (made["table"]["mine"], made["table"]["title"]) == ([0, 1], "From home")
        assert ada.view(table, 1)["board"] == game.view(1)["board"]
        # A game file tells its whole story; a position begins a new one.
        told = game.log(0) if text == game.save() else []
        assert ada.get(f"/api/tables/{table}/view", seat=0)["log"]["lines"] == told
        play_on(table, [ada, ada], rng, 5)
    assert past(ada, table, seat="all")["stops"] == 6


def test_a_whole_recorded_game_is_opened(ada: Guest) -> None:
    text = saved_game("wars-throne-york")
    table = ada.post("/api/files", {"file": text})["table"]
    assert table["status"] == "over"
    assert past(ada, table["id"], seat="all")["stops"] == len(banneret.load(text).record()) + 1


def test_a_position_in_names_is_opened(ada: Guest) -> None:
    position = banneret.new("richard3", 2, seed="p").describe_position()
    made = ada.post("/api/files", {"file": json.dumps(position), "game": "richard3"})
    assert made["table"]["status"] == "playing"
    ada.refused("bad-position", "POST", "/api/files", {"file": json.dumps(position)})


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("bad-file", "not a file at all"),
        ("bad-file", "[1, 2]"),
        ("bad-file", '{"banneret": 1}'),
        ("bad-file", '{"banneret": 99, "kind": "game"}'),
        ("bad-file", '{"banneret": NaN}'),
        ("bad-file", '{"a":' * 5000 + "1" + "}" * 5000),
        ("bad-position", '{"nobody": 1}'),
    ],
)
def test_a_file_that_is_none(ada: Guest, name: str, text: str) -> None:
    before = ada.get("/api/me")
    ada.refused(name, "POST", "/api/files", {"file": text, "game": "richard3"})
    assert ada.get("/api/me") == before


def test_an_edited_file_is_found_out(ada: Guest) -> None:
    body = json.loads(saved_game("wars-throne-york"))
    body["outcomes"][3] ^= 1
    assert "check sum" in ada.refused("bad-file", "POST", "/api/files", {"file": json.dumps(body)})["detail"]


# --- what if


@pytest.fixture
def board(ada: Guest) -> str:
    """An analysis board with twenty choices on it."""
    game = banneret.new("richard3", 2, seed="board")
    rng = random.Random(8)
    for _ in range(20):
        game.apply(game.must_act[0], rng.choice(game.choices(game.must_act[0])))
    table: str = ada.post("/api/files", {"file": game.save()})["table"]["id"]
    return table


def lines(guest: Guest, table: str) -> Json:
    found: Json = guest.get(f"/api/tables/{table}/lines")
    return found


def test_lines_of_play_branch_and_are_kept(ada: Guest, board: str, listen: Listen) -> None:
    place = f"/api/tables/{board}/lines"
    ear = listen(ada, board, 0).begun()
    assert lines(ada, board) == {"current": 0, "lines": [{"line": 0, "name": "", "from": None, "stops": 21}]}
    end = ada.view(board, 0)
    then = moment(ada, board, 12, seat=0)["view"]
    branched = ada.post(place, {"line": 0, "stop": 12, "name": "What if?"})
    assert branched["current"] == 1
    assert branched["lines"][1] == {
        "line": 1, "name": "What if?", "from": {"line": 0, "stop": 12}, "stops": 13
    }  # fmt: skip
    now = ada.view(board, 0)
    assert plain(now) == then
    ear.wait_for(now)
    play_on(board, [ada, ada], random.Random(9), 7)
    assert [line["stops"] for line in lines(ada, board)["lines"]] == [21, 20]
    branch = ada.view(board, 0)
    assert ada.post(f"{place}/0")["current"] == 0
    assert ada.view(board, 0) == end
    ear.wait_for(end)
    # Both pasts can be looked at without turning to them.
    assert past(ada, board, seat="all", line=1)["stops"] == 20
    assert moment(ada, board, 19, seat=0, line=1)["view"] == plain(branch)
    ada.post(f"{place}/1")
    assert ada.view(board, 0) == branch
    ear.wait_for(branch)


def test_lines_that_there_are_not(ada: Guest, bea: Guest, board: str, duel: Duel) -> None:
    place = f"/api/tables/{board}/lines"
    before = lines(ada, board)
    ada.refused("no-such-line", "POST", f"{place}/7", {})
    ada.refused("no-such-line", "POST", place, {"line": 7, "stop": 0})
    ada.refused("no-such-moment", "POST", place, {"line": 0, "stop": 21})
    ada.refused("no-such-line", "GET", f"/api/tables/{board}/past", line=3)
    bea.refused("not-your-seat", "POST", place, {"line": 0, "stop": 1})
    bea.refused("not-your-seat", "GET", place)
    assert lines(ada, board) == before
    ada.refused("not-analysis", "GET", f"/api/tables/{duel.table}/lines")


def test_a_finished_game_goes_to_anybodys_board(duel: Duel, guests: Guests) -> None:
    play_on(duel.table, duel.guests, random.Random(10), 30)
    duel.guests[0].post(f"/api/tables/{duel.table}/resign", {"seat": 0})
    cleo = guests("Cleo")
    there = moment(cleo, duel.table, 17, seat="all")
    made = cleo.post(f"/api/tables/{duel.table}/analysis", {"stop": 17, "title": "Cleo wonders"})
    assert (made["table"]["kind"], made["table"]["mine"]) == ("analysis", [0, 1])
    assert plain(cleo.view(made["table"]["id"], 1)) == there["views"][1]
    hot = cleo.post(f"/api/tables/{duel.table}/analysis", {"stop": 5, "as": "hot-seat"})
    assert hot["table"]["kind"] == "game"
    play_on(hot["table"]["id"], [cleo, cleo], random.Random(11), 5)
    cleo.refused("no-such-moment", "POST", f"/api/tables/{duel.table}/analysis", {"stop": 99})
    assert duel.guests[0].info(duel.table)["status"] == "over"


# --- chances


def test_odds_of_a_battle_as_a_seat_knows_it(duel: Duel) -> None:
    rng = random.Random(12)
    battle: Json = {}
    while not battle:
        play_on(duel.table, duel.guests, rng, 1)
        view = duel.guests[0].view(duel.table, 0)
        assert not view["over"]
        battle = view["board"].get("battle", {})
    for seat in (0, 1):
        odds = duel.guests[seat].get(f"/api/tables/{duel.table}/odds", seat=seat)
        assert odds
        assert odds == duel.guests[seat].get(f"/api/tables/{duel.table}/odds", seat=seat)
    duel.guests[0].refused("no-battle", "GET", f"/api/tables/{duel.table}/odds", seat=0, area="atlantis")
    # Of a moment of the past only when there are no secrets any more, and then for any seat.
    stop = past(duel.guests[0], duel.table, seat=0)["stops"] - 1
    duel.guests[0].refused("still-secret", "GET", f"/api/tables/{duel.table}/odds", seat=0, stop=stop)
    duel.guests[0].refused("not-your-seat", "GET", f"/api/tables/{duel.table}/odds", seat=1, stop=stop)
    now = [duel.guests[seat].get(f"/api/tables/{duel.table}/odds", seat=seat) for seat in (0, 1)]
    duel.guests[0].post(f"/api/tables/{duel.table}/resign", {"seat": 0})
    last = past(duel.guests[0], duel.table, seat="all")["stops"] - 1
    then = [duel.guests[0].get(f"/api/tables/{duel.table}/odds", seat=seat, stop=last - 1) for seat in (0, 1)]
    assert then == now
    duel.guests[0].refused("no-such-moment", "GET", f"/api/tables/{duel.table}/odds", stop=last + 1)
