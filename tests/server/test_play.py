"""Playing over HTTP: what is seen, what is streamed, and what is refused."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from tests.server.conftest import Duel
from tests.server.support import Ear, Guest, Served, person, play_on, served, settings

import banneret

Listen = Callable[..., Ear]


def test_a_whole_game_as_both_seats_and_a_spectator_hear_it(
    server: Served, ada: Guest, bea: Guest, stranger: Guest, listen: Listen
) -> None:
    """Every update, put together, is what a fresh look shows; and so is the log."""
    duel = Duel(server, ada, bea, options={"scenario": "Richard III"})
    ears = [listen(duel.guests[0], duel.table, 0), listen(duel.guests[1], duel.table, 1)]
    watcher = listen(stranger, duel.table, None)
    rng = random.Random(5)
    eyes: list[tuple[Ear, Guest, int | None]] = [
        (ears[0], duel.guests[0], 0),
        (ears[1], duel.guests[1], 1),
        (watcher, stranger, None),
    ]
    played = 0
    while not watcher.view or not watcher.view["over"]:
        played += len(play_on(duel.table, duel.guests, rng, 1 + rng.randrange(12)))
        for ear, guest, seat in eyes:
            now = guest.get(f"/api/tables/{duel.table}/view", seat=seat)
            ear.wait_for(now["view"])
            assert ear.log == now["log"]["lines"]
    assert played > 50
    assert watcher.table["status"] == "over"
    assert watcher.table["winners"]
    # Only the first update of each is a whole view; all others are changes.
    for ear, _, _ in eyes:
        assert [("view" in update) for update in ear.updates].count(True) == 1
        assert max(len(str(update.get("patch", ""))) for update in ear.updates) > 0


def test_the_table_agrees_with_the_engine(duel: Duel) -> None:
    """The same seed and the same choices give the same game without a server."""
    game = banneret.new("richard3", 2, seed="duel")
    rng = random.Random(2)
    for seat, choice in play_on(duel.table, duel.guests, rng, 60):
        game.apply(seat, choice)
    for seat in (0, 1):
        view = duel.guests[seat].view(duel.table, seat)
        mine = game.view(seat)
        assert view["board"] == mine["board"]
        assert view["choices"] == list(game.choices(seat))
        update = duel.guests[seat].get(f"/api/tables/{duel.table}/view", seat=seat)
        assert update["log"] == {"from": 0, "lines": game.log(seat)}


def test_a_broken_stream_goes_on_where_it_ended(duel: Duel, listen: Listen) -> None:
    """Nothing is lost, and nothing but what was missed is sent again."""
    first = listen(duel.guests[0], duel.table, 0)
    first.wait(lambda: first.view)
    rng = random.Random(3)
    play_on(duel.table, duel.guests, rng, 10)
    first.wait_for(duel.guests[0].view(duel.table, 0))
    first.close()
    play_on(duel.table, duel.guests, rng, 10)
    duel.guests[1].post(f"/api/tables/{duel.table}/chat", {"seat": 1, "text": "Where are you?"})
    second = listen(duel.guests[0], duel.table, 0, first.cursor)
    second.wait(lambda: second.table)
    second.go_on_from(first)
    now = duel.guests[0].get(f"/api/tables/{duel.table}/view", seat=0)
    assert second.view == now["view"]
    assert second.log == now["log"]["lines"]
    assert [line["text"] for line in second.chat] == ["Where are you?"]
    assert not any("view" in update for update in second.updates)


def test_a_stream_that_missed_single_updates_gets_just_those(duel: Duel, listen: Listen) -> None:
    whole = listen(duel.guests[0], duel.table, 0)
    rng = random.Random(3)
    play_on(duel.table, duel.guests, rng, 12)
    whole.wait_for(duel.guests[0].view(duel.table, 0))
    patches = [update for update in whole.updates if "patch" in update]
    missed = listen(duel.guests[0], duel.table, 0, patches[-4]["cursor"])
    missed.wait(lambda: missed.table)
    assert [update for update in missed.updates if "patch" in update] == patches[-3:]


@pytest.mark.parametrize("cursor", ["1.2.3", "x", "....", "0" * 60, "ffffffff.99999999999999999999.0"])
def test_a_cursor_that_means_nothing_gets_everything(duel: Duel, listen: Listen, cursor: str) -> None:
    ear = listen(duel.guests[0], duel.table, 0, cursor)
    ear.wait(lambda: ear.view)
    assert ear.view == duel.guests[0].view(duel.table, 0)


def test_last_event_id_is_a_cursor_too(duel: Duel) -> None:
    cursor = duel.guests[0].get(f"/api/tables/{duel.table}/view", seat=0)["cursor"]
    with duel.guests[0].http.stream(
        "GET", f"/api/tables/{duel.table}/stream?seat=0", headers={"Last-Event-ID": cursor}
    ) as answer:
        lines = answer.iter_lines()
        assert next(lines) == "event: update"
        assert next(lines) == f"id: {cursor}"
        assert '"view"' not in next(lines)


def test_a_silent_stream_shows_signs_of_life(database: str) -> None:
    with served(settings(database, heartbeat=0.05)) as server:
        ada = person(server.url, "Ada")
        ear = Ear(ada, ada.table("me", "me")["table"]["id"], 0)
        ear.wait(lambda: ":" in ear.raw)
        ear.close()
        ada.close()


def test_choices_have_names_and_words(duel: Duel) -> None:
    seat = duel.guests[0].info(duel.table)["must_act"][0]
    guest = duel.guests[seat]
    view = guest.view(duel.table, seat)
    listed = guest.get(f"/api/tables/{duel.table}/choices", seat=seat)
    assert [choice["choice"] for choice in listed] == view["choices"]
    english = [choice["text"] for choice in listed]
    spanish = guest.get(f"/api/tables/{duel.table}/choices", seat=seat, lang="es")
    assert english != [choice["text"] for choice in spanish]
    other = duel.guests[1 - seat].get(f"/api/tables/{duel.table}/choices", seat=1 - seat)
    assert other == []


# --- what is refused, and changes nothing


def everything(duel: Duel) -> list[object]:
    """All that anybody sees, without when it was sent."""
    seen: list[object] = []
    for seat in (0, 1):
        update = duel.guests[seat].get(f"/api/tables/{duel.table}/view", seat=seat)
        del update["sent"]
        seen.append(update)
    return seen


def test_a_stale_choice(duel: Duel) -> None:
    seat = duel.guests[0].info(duel.table)["must_act"][0]
    guest = duel.guests[seat]
    old = guest.view(duel.table, seat)
    guest.play(duel.table, seat, old["choices"][0], old["version"])
    rng = random.Random(1)
    while guest.info(duel.table)["must_act"][0] != seat:
        play_on(duel.table, duel.guests, rng, 1)
    before = everything(duel)
    now = guest.view(duel.table, seat)
    problem = guest.refused(
        "stale-choice",
        "POST",
        f"/api/tables/{duel.table}/choices",
        {"seat": seat, "choice": now["choices"][0], "version": old["version"]},
    )
    assert problem["version"] == now["version"]
    assert everything(duel) == before


def test_an_illegal_choice_names_its_rule(duel: Duel) -> None:
    play_on(duel.table, duel.guests, random.Random(4), 60, until="actions")
    seat = duel.guests[0].info(duel.table)["must_act"][0]
    guest = duel.guests[seat]
    tables = guest.get("/api/games/richard3")
    lift = next(int(number) for number, verb in tables["verbs"].items() if verb["name"] == "lift")
    view = guest.view(duel.table, seat)
    blocks = tables["kinds"][tables["verbs"][str(lift)]["noun"]]
    theirs = next(
        lift << 12 | number for number in range(len(blocks)) if lift << 12 | number not in view["choices"]
    )
    before = everything(duel)
    problem = guest.refused(
        "illegal-choice", "POST", f"/api/tables/{duel.table}/choices", {"seat": seat, "choice": theirs}
    )
    assert problem["rule"].startswith("R3-")
    assert problem["refusal"]["rule"] == problem["rule"]
    assert problem["rule"] in problem["detail"]
    assert problem["version"] == view["version"]
    why = guest.get(f"/api/tables/{duel.table}/why", seat=seat, choice=theirs)
    assert why["legal"] is False
    assert (why["rule"], why["text"]) == (problem["rule"], problem["detail"])
    spanish = guest.get(f"/api/tables/{duel.table}/why", seat=seat, choice=theirs, lang="es")
    assert spanish["text"] != why["text"]
    legal = guest.get(f"/api/tables/{duel.table}/why", seat=seat, choice=view["choices"][0])
    assert legal == {"legal": True, "rule": "", "detail": "", "args": {}, "text": ""}
    assert everything(duel) == before


def test_a_seat_that_is_not_asked(duel: Duel) -> None:
    seat = 1 - duel.guests[0].info(duel.table)["must_act"][0]
    before = everything(duel)
    problem = duel.guests[seat].refused(
        "wrong-seat", "POST", f"/api/tables/{duel.table}/choices", {"seat": seat, "choice": 4096}
    )
    assert problem["rule"] == "house-not-asked"
    assert everything(duel) == before


def test_somebody_elses_seat(duel: Duel, stranger: Guest, guests: Callable[[str], Guest]) -> None:
    """Neither the other player, nor a third person, nor nobody at all gets anything out of a seat."""
    before = everything(duel)
    eve = guests("Eve")
    for guest, name in ((duel.guests[1], "not-your-seat"), (eve, "not-your-seat"), (stranger, "key-needed")):
        for path in ("view", "stream", "choices", "notes", "why", "odds", "past"):
            more = {"choice": 1} if path == "why" else {}
            guest.refused(name, "GET", f"/api/tables/{duel.table}/{path}", seat=0, **more)
        for path, body in (
            ("choices", {"seat": 0, "choice": 4096}),
            ("undo", {"seat": 0}),
            ("resign", {"seat": 0}),
            ("takeback", {"seat": 0}),
            ("takeback/answer", {"seat": 0, "accept": True}),
            ("rematch", {"seat": 0}),
            ("chat", {"seat": 0, "text": "I am Ada"}),
        ):
            guest.refused(name, "POST", f"/api/tables/{duel.table}/{path}", body)
        guest.refused(name, "PUT", f"/api/tables/{duel.table}/notes", {"text": "x"}, seat=0)
        guest.refused(name, "DELETE", f"/api/tables/{duel.table}/seats/0")
    assert everything(duel) == before


@pytest.mark.parametrize("key", ["p" + "x" * 43, "s" + "x" * 43, "x", "ключ" * 10, "p" * 200])
def test_a_forged_key(server: Served, duel: Duel, key: str) -> None:
    forger = Guest(server.url)
    forger.http.headers["authorization"] = f"Bearer {key}".encode().decode("latin-1")
    forger.refused("unknown-key", "GET", f"/api/tables/{duel.table}/view", seat=0)
    forger.refused("unknown-key", "GET", f"/api/tables/{duel.table}/view")
    forger.refused("unknown-key", "POST", f"/api/tables/{duel.table}/choices", {"seat": 0, "choice": 4096})
    forger.refused("unknown-key", "GET", "/api/me")
    forger.refused("unknown-key", "GET", "/api/me/stream")
    forger.close()


def test_a_seats_key_opens_that_seat_alone(server: Served, duel: Duel) -> None:
    """As when the link of a seat is opened on another device."""
    phone = Guest(server.url, duel.seat_keys[1])
    assert phone.view(duel.table, 1) == duel.guests[1].view(duel.table, 1)
    assert phone.info(duel.table)["mine"] == [1]
    phone.refused("not-your-seat", "GET", f"/api/tables/{duel.table}/view", seat=0)
    assert [table["id"] for table in phone.get("/api/me")["tables"]] == [duel.table]
    assert phone.get("/api/me")["person"] is None
    elsewhere = duel.guests[1].table("me", "me")["table"]["id"]
    phone.refused("unknown-key", "GET", f"/api/tables/{elsewhere}/view")
    phone.refused("key-needed", "POST", "/api/tables", {"game": "richard3", "places": ["me", "open"]})
    phone.close()


def test_nothing_is_offered_before_the_game_begins(ada: Guest, bea: Guest) -> None:
    table = ada.table("me", "open", seed="1")["table"]["id"]
    view = ada.view(table, 0)
    assert (view["choices"], view["version"], view["undo"]) == ([], 0, False)
    seat = view["must_act"][0]
    if seat == 0:
        ada.refused("not-playing", "POST", f"/api/tables/{table}/choices", {"seat": 0, "choice": 4096})
    ada.refused("not-playing", "POST", f"/api/tables/{table}/resign", {"seat": 0})
    ada.refused("not-playing", "POST", f"/api/tables/{table}/undo", {"seat": 0})
    ada.refused("not-playing", "POST", f"/api/tables/{table}/takeback", {"seat": 0})


# --- taking back


def test_undo_is_for_the_seat_at_turn_and_never_over_dice(duel: Duel, listen: Listen) -> None:
    ears = [listen(duel.guests[seat], duel.table, seat) for seat in (0, 1)]
    rng = random.Random(6)
    undone = refused = 0
    for _ in range(120):
        seat = duel.guests[0].info(duel.table)["must_act"][0]
        guest = duel.guests[seat]
        before = guest.get(f"/api/tables/{duel.table}/view", seat=seat)
        view = before["view"]
        guest.play(duel.table, seat, rng.choice(view["choices"]), view["version"])
        after = guest.view(duel.table, seat)
        if after["over"]:
            break
        if after["undo"]:
            undone += 1
            guest.post(f"/api/tables/{duel.table}/undo", {"seat": seat})
            again = guest.get(f"/api/tables/{duel.table}/view", seat=seat)
            assert again["view"] == view
            assert again["log"] == before["log"]
            guest.play(duel.table, seat, rng.choice(view["choices"]))
        else:
            refused += 1
            guest.refused("undo-refused", "POST", f"/api/tables/{duel.table}/undo", {"seat": seat})
            assert guest.view(duel.table, seat) == after
    assert undone > 20
    assert refused > 20
    for seat in (0, 1):
        now = duel.guests[seat].get(f"/api/tables/{duel.table}/view", seat=seat)
        ears[seat].wait_for(now["view"])
        assert ears[seat].log == now["log"]["lines"]


def test_a_whole_turn_is_taken_back_at_once(duel: Duel) -> None:
    """Back to where the last die was rolled, or the other seat decided, however many choices ago."""
    rng = random.Random(8)
    start = [duel.guests[seat].view(duel.table, seat) for seat in (0, 1)]
    run = 0
    while run < 3:
        seat = duel.guests[0].info(duel.table)["must_act"][0]
        guest = duel.guests[seat]
        guest.play(duel.table, seat, rng.choice(guest.view(duel.table, seat)["choices"]))
        run = run + 1 if guest.view(duel.table, seat)["undo"] else 0
        if not run:
            start = [duel.guests[each].view(duel.table, each) for each in (0, 1)]
    guest.post(f"/api/tables/{duel.table}/undo", {"seat": seat, "whole": True})
    assert [duel.guests[each].view(duel.table, each) for each in (0, 1)] == start


def test_a_game_is_given_up(duel: Duel, listen: Listen) -> None:
    ear = listen(duel.guests[0], duel.table, 0)
    duel.guests[1].post(f"/api/tables/{duel.table}/resign", {"seat": 1})
    ear.wait(lambda: ear.table.get("status") == "over")
    assert ear.view["over"]
    assert ear.view["winners"] == ear.table["winners"] == [0]
    for path, body in (("choices", {"seat": 0, "choice": 4096}), ("resign", {"seat": 0})):
        duel.guests[0].refused("game-over", "POST", f"/api/tables/{duel.table}/{path}", body)
    duel.guests[0].refused("game-over", "POST", f"/api/tables/{duel.table}/undo", {"seat": 0})
    duel.guests[0].refused("game-over", "POST", f"/api/tables/{duel.table}/takeback", {"seat": 0})
