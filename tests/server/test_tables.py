"""Tables: made, found, joined, left, deserted, and who may look at them."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from tests.server.conftest import Duel
from tests.server.support import Ear, Guest, Served, play_on

from banneret.server.config import DESERTION
from banneret.server.record import Body
from banneret.server.store.base import Head

Listen = Callable[..., Ear]
Guests = Callable[[str], Guest]


def lobby(guest: Guest) -> list[str]:
    """The ids of the tables that wait for anybody."""
    return [table["id"] for table in guest.get("/api/tables")]


# --- made


def test_a_table_is_as_it_was_asked_for(ada: Guest) -> None:
    made = ada.table(
        "open",
        "me",
        title="  For   Bosworth ",
        options={"scenario": "Kingmaker"},
        access="open",
        seed="x",
    )
    table = made["table"]
    assert (table["game"], table["title"], table["kind"]) == ("richard3", "For Bosworth", "game")
    assert (table["access"], table["status"], table["seeded"]) == ("open", "waiting", True)
    assert table["options"]["scenario"] == "Kingmaker"
    assert (table["host"], table["mine"], table["waiting"]) == (True, [1], False)
    assert [(seat["name"], seat["kind"], seat["player"]) for seat in table["seats"]] == [
        ("lancaster", "open", None),
        ("york", "person", "Ada"),
    ]
    assert set(made["keys"]) == {"1"}
    assert ada.info(table["id"]) == table


def test_without_a_seed_no_two_games_are_alike(ada: Guest) -> None:
    tables = [ada.table("me", "me")["table"] for _ in range(2)]
    views = [ada.view(table["id"], 0)["board"] for table in tables]
    assert views[0] != views[1]
    assert not any(table["seeded"] for table in tables)


@pytest.mark.parametrize(
    ("name", "body"),
    [
        ("no-such-game", {"game": "chess"}),
        ("bad-seats", {"places": ["me"]}),
        ("bad-seats", {"places": ["me", "open", "open"]}),
        ("bad-seats", {"seats": 3}),
        ("bad-option", {"options": {"scenario": "Bosworth Field"}}),
        ("bad-option", {"options": {"weather": "rain"}}),
        ("bad-request", {"places": ["me", "you"]}),
        ("bad-request", {"places": []}),
        ("bad-request", {"access": "password"}),
        ("bad-request", {"access": "everybody"}),
        ("bad-request", {"title": "two\nlines"}),
        ("bad-request", {"passwort": "x"}),
        ("bad-request", {"game": None}),
        ("no-bots", {"places": ["me", "bot:random"]}),
    ],
)
def test_a_table_that_cannot_be(ada: Guest, name: str, body: dict[str, Any]) -> None:
    before = ada.get("/api/me")
    whole = {"game": "richard3", "places": ["me", "open"], **body}
    problem = ada.refused(name, "POST", "/api/tables", whole)
    assert len(problem["detail"]) > 10
    assert ada.get("/api/me") == before


def test_a_refusal_is_in_the_language_of_the_reader(ada: Guest) -> None:
    said = set()
    for language in ("en", "es-MX,es;q=0.9", "de, it;q=0.5", "xx"):
        ada.http.headers["accept-language"] = language
        said.add(ada.refused("no-such-table", "GET", "/api/tables/aaaaaaaaaaaa")["title"])
    assert said == {"No such table", "No existe esa mesa", "Il tavolo non esiste"}


# --- found and joined


def test_open_tables_stand_in_the_lobby_until_they_are_full(ada: Guest, bea: Guest, stranger: Guest) -> None:
    table = ada.table("me", "open", access="open")["table"]["id"]
    hidden = ada.table("me", "open", access="link")["table"]["id"]
    for guest in (ada, bea, stranger):
        assert table in lobby(guest)
        assert hidden not in lobby(guest)
    taken = bea.post(f"/api/tables/{table}/seats/any")
    assert (taken["seat"], taken["table"]["status"]) == (1, "playing")
    assert table not in lobby(stranger)
    assert [seat["player"] for seat in ada.info(table)["seats"]] == ["Ada", "Bea"]


def test_the_newest_open_table_comes_first(ada: Guest, stranger: Guest) -> None:
    tables = [ada.table("me", "open", access="open")["table"]["id"] for _ in range(3)]
    assert [table for table in lobby(stranger) if table in tables] == tables[::-1]


def test_a_seat_is_taken_by_a_name_and_only_once(ada: Guest, bea: Guest, guests: Guests) -> None:
    table = ada.table("me", "open")["table"]["id"]
    cleo = guests("Cleo")
    bea.post(f"/api/tables/{table}/seats/1")
    cleo.refused("seat-taken", "POST", f"/api/tables/{table}/seats/1", {})
    cleo.refused("seat-taken", "POST", f"/api/tables/{table}/seats/0", {})
    cleo.refused("no-open-seat", "POST", f"/api/tables/{table}/seats/any", {})
    cleo.refused("no-such-seat", "POST", f"/api/tables/{table}/seats/2", {})
    cleo.refused("no-such-table", "POST", "/api/tables/aaaaaaaaaaaa/seats/0", {})
    assert [seat["player"] for seat in cleo.info(table)["seats"]] == ["Ada", "Bea"]


def test_nobody_without_a_name_takes_a_seat(ada: Guest, stranger: Guest) -> None:
    table = ada.table("me", "open")["table"]["id"]
    stranger.refused("key-needed", "POST", f"/api/tables/{table}/seats/1", {})
    stranger.refused("key-needed", "POST", "/api/tables", {"game": "richard3", "places": ["me", "open"]})


def test_a_link_opens_the_seat_on_another_device(server: Served, ada: Guest, listen: Listen) -> None:
    made = ada.table("me", "me")
    table = made["table"]["id"]
    seat = made["table"]["must_act"][0]
    phone = Guest(server.url, made["keys"][str(seat)])
    ear = listen(ada, table, seat)
    view = phone.view(table, seat)
    phone.play(table, seat, view["choices"][0], view["version"])
    ear.wait_for(ada.view(table, seat))
    phone.close()


def test_a_new_link_makes_the_old_one_void(server: Served, duel: Duel, listen: Listen) -> None:
    """Whoever had the old one hears nothing more either, from that moment on."""
    lost = Guest(server.url, duel.seat_keys[1])
    thief = listen(lost, duel.table, 1)
    watching = listen(lost, duel.table, None)
    mine = listen(duel.guests[1], duel.table, 1)
    for ear in (thief, watching, mine):
        ear.begun()
    again = duel.guests[1].post(f"/api/tables/{duel.table}/seats/1")
    assert again["key"] != duel.seat_keys[1]
    for ear in (thief, watching):
        ear.wait_end()
    lost.refused("unknown-key", "GET", f"/api/tables/{duel.table}/view", seat=1)
    play_on(duel.table, duel.guests, random.Random(1), 6)
    mine.wait_for(duel.guests[1].view(duel.table, 1))
    assert not mine.ended
    fresh = Guest(server.url, again["key"])
    assert fresh.view(duel.table, 1) == mine.view
    for guest in (lost, fresh):
        guest.close()


def test_a_password_keeps_others_out(ada: Guest, bea: Guest, stranger: Guest, listen: Listen) -> None:
    table = ada.table("me", "open", access="password", password="white rose")["table"]["id"]
    for guest in (bea, stranger):
        assert guest.info(table)["access"] == "password"
        guest.refused("private-table", "GET", f"/api/tables/{table}/view")
        guest.refused("private-table", "GET", f"/api/tables/{table}/stream")
        guest.refused("private-table", "GET", f"/api/tables/{table}/past")
    bea.refused("private-table", "POST", f"/api/tables/{table}/chat", {"text": "let me in"})
    for wrong in ({}, {"password": "red rose"}, {"password": "WHITE ROSE"}):
        bea.refused("wrong-password", "POST", f"/api/tables/{table}/seats/1", wrong)
    assert table not in lobby(bea)
    bea.post(f"/api/tables/{table}/seats/any", {"password": "white rose"})
    ear = listen(bea, table, None)
    ear.begun()
    # And out again: whoever leaves the table sees nothing of it any more.
    bea.ask("DELETE", f"/api/tables/{table}/seats/1")
    ear.wait_end()
    bea.refused("private-table", "GET", f"/api/tables/{table}/view")


# --- left, deserted


def test_a_seat_that_is_left_stands_open_for_the_next(duel: Duel, guests: Guests, listen: Listen) -> None:
    ada, bea = duel.guests
    play_on(duel.table, duel.guests, random.Random(2), 8)
    told = listen(ada, duel.table, 0)
    gone = listen(bea, duel.table, 1)
    gone.begun()
    assert bea.ask("DELETE", f"/api/tables/{duel.table}/seats/1").status_code == 204
    gone.wait_end()
    told.wait(lambda: told.table["seats"][1]["kind"] == "open")
    assert told.table["status"] == "playing"
    bea.refused("not-your-seat", "GET", f"/api/tables/{duel.table}/view", seat=1)
    assert duel.table not in [table["id"] for table in bea.get("/api/me")["tables"]]
    before = ada.view(duel.table, 0)
    cleo = guests("Cleo")
    cleo.post(f"/api/tables/{duel.table}/seats/any")
    assert ada.view(duel.table, 0) == before
    play_on(duel.table, [ada, cleo], random.Random(3), 6)
    assert [seat["player"] for seat in ada.info(duel.table)["seats"]] == ["Ada", "Cleo"]


def test_a_seat_is_left_with_its_own_link_and_not_after_the_end(server: Served, duel: Duel) -> None:
    phone = Guest(server.url, duel.seat_keys[0])
    phone.refused("no-such-seat", "DELETE", f"/api/tables/{duel.table}/seats/7")
    phone.refused("not-your-seat", "DELETE", f"/api/tables/{duel.table}/seats/1")
    duel.guests[0].post(f"/api/tables/{duel.table}/resign", {"seat": 0})
    phone.refused("game-over", "DELETE", f"/api/tables/{duel.table}/seats/0")
    phone.close()


def set_clock_back(server: Served, table: str, seconds: float) -> None:
    """As if nothing had happened at a table for so long."""

    async def back() -> None:
        live = await server.hall.table(table)

        def edit(head: Head, body: Body) -> tuple[Head, Body]:
            return head, msgspec.structs.replace(body, changed=time.time() - seconds)

        await live.change(edit)

    server.do(back)


def test_who_is_asked_for_a_day_and_does_not_look_has_deserted(
    server: Served, duel: Duel, listen: Listen
) -> None:
    seat = duel.guests[0].info(duel.table)["must_act"][0]

    def deserted() -> list[int]:
        seats = duel.guests[0].info(duel.table)["seats"]
        return [there["seat"] for there in seats if there["deserted"]]

    assert deserted() == []
    set_clock_back(server, duel.table, DESERTION + 60)
    assert deserted() == [seat]
    ear = listen(duel.guests[seat], duel.table, seat)
    ear.begun()
    assert deserted() == []
    ear.close()
    play_on(duel.table, duel.guests, random.Random(1), 1)
    set_clock_back(server, duel.table, DESERTION - 60)
    assert deserted() == []


def test_presence_is_told_to_everybody(duel: Duel, listen: Listen) -> None:
    def there(ear: Ear) -> list[bool]:
        return [seat["present"] for seat in ear.table["seats"]]

    first = listen(duel.guests[0], duel.table, 0)
    first.wait(lambda: bool(first.table) and there(first) == [True, False])
    second = listen(duel.guests[1], duel.table, 1)
    first.wait(lambda: there(first) == [True, True])
    again = listen(duel.guests[1], duel.table, 1)
    again.begun()
    second.close()
    again.close()
    first.wait(lambda: there(first) == [True, False])
    watcher = listen(duel.guests[1], duel.table, None)
    watcher.wait(lambda: bool(watcher.table) and there(watcher) == [True, False])


# --- my games


def test_my_games_begin_with_those_that_wait_for_me(ada: Guest, bea: Guest) -> None:
    waiting: dict[bool, list[str]] = {True: [], False: []}
    for number in range(4):
        table = ada.table("me", "open", seed=f"mine {number}")["table"]["id"]
        bea.post(f"/api/tables/{table}/seats/1")
        info = ada.info(table)
        assert info["waiting"] is (0 in info["must_act"])
        waiting[info["waiting"]].append(table)
    mine = ada.get("/api/me")
    assert mine["person"]["name"] == "Ada"
    assert [table["id"] for table in mine["tables"]] == waiting[True][::-1] + waiting[False][::-1]
    theirs = bea.get("/api/me")["tables"]
    assert {table["id"] for table in theirs} == {*waiting[True], *waiting[False]}
    assert all(table["mine"] == [1] and not table["host"] for table in theirs)


def events(guest: Guest, seen: list[dict[str, Any]], enough: Callable[[], object]) -> None:
    """Reads the stream of somebody's games until there is enough."""
    with guest.http.stream("GET", "/api/me/stream") as answer:
        assert answer.headers["content-type"].startswith("text/event-stream")
        seen.append({})
        name = ""
        for line in answer.iter_lines():
            if line.startswith("event:"):
                name = line[6:].strip()
            elif line.startswith("data:"):
                assert name == "table"
                seen.append(msgspec.json.decode(line[5:]))
                if enough():
                    return


def test_my_games_are_streamed_and_nobody_elses(
    server: Served, ada: Guest, bea: Guest, guests: Guests
) -> None:
    table = ada.table("me", "open")["table"]["id"]
    cleo = guests("Cleo")
    heard: dict[str, list[dict[str, Any]]] = {"ada": [], "cleo": []}
    last = threading.Event()

    def follow(name: str, guest: Guest) -> None:
        events(guest, heard[name], lambda: heard[name][-1].get("title") == f"last of {name}")
        last.set()

    threads = [
        threading.Thread(target=follow, args=(name, guest), daemon=True)
        for name, guest in (("ada", ada), ("cleo", cleo))
    ]
    for thread in threads:
        thread.start()
    until = time.monotonic() + 20
    while not all(heard.values()):
        assert time.monotonic() < until
        time.sleep(0.01)
    # Others use connections of their own while those are busy.
    ada_too, cleo_too = Guest(server.url, ada.key), Guest(server.url, cleo.key)
    bea.post(f"/api/tables/{table}/seats/1")
    play_on(table, [ada_too, bea], random.Random(1), 4)
    ada_too.ask("DELETE", f"/api/tables/{table}/seats/0")
    ada_too.table("me", "open", title="last of ada")
    cleo_too.table("me", "open", title="last of cleo")
    for thread in threads:
        thread.join(20)
        assert not thread.is_alive()
    told = [info for info in heard["ada"] if info]
    assert {info["id"] for info in told[:-1]} == {table}
    assert told[0]["status"] == "playing"
    assert told[-2]["mine"] == []  # also that a seat was left
    assert [info["title"] for info in heard["cleo"] if info] == ["last of cleo"]
    for guest in (ada_too, cleo_too):
        guest.close()


# --- hot-seat


def test_two_at_one_screen(ada: Guest, listen: Listen) -> None:
    made = ada.table("me", "me")
    table = made["table"]["id"]
    assert made["table"]["status"] == "playing"
    assert made["table"]["mine"] == [0, 1]
    assert set(made["keys"]) == {"0", "1"}
    ears = [listen(ada, table, seat) for seat in (0, 1)]
    play_on(table, [ada, ada], random.Random(1), 20)
    for seat in (0, 1):
        ears[seat].wait_for(ada.view(table, seat))
    assert ears[0].view["board"]["blocks"].keys().isdisjoint(ears[1].view["board"]["blocks"].keys())
