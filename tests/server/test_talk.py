"""Chat for all at a table, and notes for oneself."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from tests.server.conftest import Duel
from tests.server.support import Ear, Guest, play_on

from banneret.server.config import CHAT_CUT, MOST_CHAT

Listen = Callable[..., Ear]
Guests = Callable[[str], Guest]


def test_all_at_the_table_hear_each_other(duel: Duel, guests: Guests, listen: Listen) -> None:
    cleo = guests("Cleo")
    ears = [listen(duel.guests[0], duel.table, 0), listen(duel.guests[1], duel.table, 1)]
    ears.append(listen(cleo, duel.table, None))
    chat = f"/api/tables/{duel.table}/chat"
    duel.guests[0].post(chat, {"seat": 0, "text": " A horse! "})
    duel.guests[1].post(chat, {"seat": 1, "text": "Not from me."})
    cleo.post(chat, {"text": "I only watch."})
    for ear in ears:
        ear.wait_chat(3)
        assert [(line["seat"], line["name"], line["text"]) for line in ear.chat] == [
            (0, "Ada", "A horse!"),
            (1, "Bea", "Not from me."),
            (None, "Cleo", "I only watch."),
        ]
    assert cleo.get(f"/api/tables/{duel.table}/view")["chat"]["lines"] == ears[0].chat


@pytest.mark.parametrize("text", ["", " ", "x" * 501, "two\nlines", "back\u202ewards", "nul\u0000", None, 7])
def test_what_cannot_be_said(duel: Duel, text: object) -> None:
    duel.guests[0].refused("bad-request", "POST", f"/api/tables/{duel.table}/chat", {"seat": 0, "text": text})
    assert duel.guests[0].get(f"/api/tables/{duel.table}/view", seat=0)["chat"]["lines"] == []


def test_nobody_speaks_without_a_name_or_as_somebody_else(duel: Duel, stranger: Guest) -> None:
    chat = f"/api/tables/{duel.table}/chat"
    stranger.refused("key-needed", "POST", chat, {"text": "hello"})
    duel.guests[1].refused("not-your-seat", "POST", chat, {"text": "hello", "seat": 0})


def test_a_long_chat_is_cut_for_those_who_were_there_and_those_who_come(duel: Duel, listen: Listen) -> None:
    live = duel.server.hall.tables[duel.table]
    ear = listen(duel.guests[0], duel.table, 0)
    ear.begun()

    async def chatter() -> None:
        for number in range(MOST_CHAT + 10):
            await live.say(1, "Bea", f"word {number}")

    duel.server.do(chatter)
    ear.wait(lambda: ear.chat and ear.chat[-1]["text"] == f"word {MOST_CHAT + 9}")
    now = duel.guests[1].get(f"/api/tables/{duel.table}/view", seat=1)["chat"]["lines"]
    assert ear.chat == now
    assert MOST_CHAT - CHAT_CUT <= len(now) <= MOST_CHAT
    # Who comes back gets what was missed of it, and it joins on to what was kept.
    ear.close()
    duel.guests[1].post(f"/api/tables/{duel.table}/chat", {"seat": 1, "text": "one more"})
    again = listen(duel.guests[0], duel.table, 0, ear.cursor)
    again.wait(lambda: again.table)
    again.go_on_from(ear)
    assert again.chat == duel.guests[1].get(f"/api/tables/{duel.table}/view", seat=1)["chat"]["lines"]


def test_notes_are_for_their_writer_alone(duel: Duel, guests: Guests, listen: Listen) -> None:
    notes = f"/api/tables/{duel.table}/notes"
    ear = listen(duel.guests[1], duel.table, 1)
    duel.guests[0].put(notes, {"text": "Clarence will turn.\nSoon."}, seat=0)
    duel.guests[1].put(notes, {"text": "mine"}, seat=1)
    assert duel.guests[0].get(notes, seat=0) == {"text": "Clarence will turn.\nSoon."}
    assert duel.guests[1].get(notes, seat=1) == {"text": "mine"}
    duel.guests[1].refused("not-your-seat", "GET", notes, seat=0)
    duel.guests[0].put(notes, {"text": ""}, seat=0)
    assert duel.guests[0].get(notes, seat=0) == {"text": ""}
    for text in ("x" * 20_001, "a\u0000", None, 7):
        duel.guests[0].refused("bad-request", "PUT", notes, {"text": text}, seat=0)
    hostile = "'; DROP TABLE notes; --\r\n\t\u202e<script>\U0010ffff"
    duel.guests[0].put(notes, {"text": hostile}, seat=0)
    assert duel.guests[0].get(notes, seat=0) == {"text": hostile}
    # Who takes the seat over does not find them.
    duel.guests[1].ask("DELETE", f"/api/tables/{duel.table}/seats/1")
    cleo = guests("Cleo")
    cleo.post(f"/api/tables/{duel.table}/seats/1")
    assert cleo.get(notes, seat=1) == {"text": ""}
    assert "Clarence" not in "".join(ear.raw)


def test_the_chat_survives_undo_and_the_end(duel: Duel, listen: Listen) -> None:
    ear = listen(duel.guests[0], duel.table, 0)
    duel.guests[1].post(f"/api/tables/{duel.table}/chat", {"seat": 1, "text": "before"})
    play_on(duel.table, duel.guests, random.Random(1), 10)
    duel.guests[0].post(f"/api/tables/{duel.table}/resign", {"seat": 0})
    duel.guests[1].post(f"/api/tables/{duel.table}/chat", {"seat": 1, "text": "after"})
    ear.wait(lambda: [line["text"] for line in ear.chat] == ["before", "after"])
