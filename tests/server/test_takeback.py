"""Taking back what undo may not, by consent; and playing once more."""

from __future__ import annotations

import random
from collections.abc import Callable

from tests.server.conftest import Duel
from tests.server.support import Ear, Guest, Json, play_on

Listen = Callable[..., Ear]
Guests = Callable[[str], Guest]


def seen(duel: Duel) -> list[Json]:
    """What both see. After a take-back the same question has another version."""
    return [{**duel.guests[seat].view(duel.table, seat), "version": 0} for seat in (0, 1)]


def to_a_choice_that_stands(duel: Duel, seat: int = -1) -> tuple[int, list[Json]]:
    """Plays until something was chosen that undo may not take back: by whom, and what all saw before it."""
    rng = random.Random(4)
    while True:
        before = seen(duel)
        mover = before[0]["must_act"][0]
        play_on(duel.table, duel.guests, rng, 1)
        if not seen(duel)[mover]["undo"] and seat in (-1, mover):
            return mover, before


def path(duel: Duel, answer: bool = False) -> str:
    return f"/api/tables/{duel.table}/takeback{'/answer' if answer else ''}"


def notes(ear: Ear) -> list[tuple[str, dict[str, str]]]:
    """What the table itself said."""
    return [(line["note"]["key"], line["note"]["args"]) for line in ear.chat if "note" in line]


def wait_for_takeback(ear: Ear, expected: Json | None) -> None:
    ear.wait(lambda: ear.table["takeback"] == expected)


def test_the_other_agrees(duel: Duel, listen: Listen) -> None:
    seat, before = to_a_choice_that_stands(duel)
    ears = [listen(duel.guests[each], duel.table, each).begun() for each in (0, 1)]
    duel.guests[seat].refused("undo-refused", "POST", f"/api/tables/{duel.table}/undo", {"seat": seat})
    duel.guests[seat].post(path(duel), {"seat": seat})
    for ear in ears:
        wait_for_takeback(ear, {"seat": seat, "agreed": []})
    duel.guests[0].refused("take-back-pending", "POST", path(duel), {"seat": 0})
    duel.guests[seat].refused("no-take-back", "POST", path(duel, True), {"seat": seat, "accept": True})
    duel.guests[1 - seat].post(path(duel, True), {"seat": 1 - seat, "accept": True})
    assert seen(duel) == before
    for each, ear in enumerate(ears):
        wait_for_takeback(ear, None)
        update = duel.guests[each].get(f"/api/tables/{duel.table}/view", seat=each)
        ear.wait_for(update["view"])
        assert ear.log == update["log"]["lines"]
        ear.wait_chat(1)
        assert notes(ear) == [("take-back", {"player": ("Ada", "Bea")[seat]})]
    # And the game goes on from there.
    play_on(duel.table, duel.guests, random.Random(9), 10)


def test_the_dice_to_come_are_others(duel: Duel) -> None:
    """Who saw the dice, and takes the roll back, does not know them now."""
    different = 0
    for _ in range(8):
        seat, before = to_a_choice_that_stands(duel)
        fallen = seen(duel)
        duel.guests[seat].post(path(duel), {"seat": seat})
        duel.guests[1 - seat].post(path(duel, True), {"seat": 1 - seat, "accept": True})
        assert seen(duel) == before
        # The same choice again: what undo could not take back was a die, a card or the other seat's turn.
        again = duel.guests[seat].view(duel.table, seat)["choices"]
        assert again == before[seat]["choices"]
        rng = random.Random(4)
        play_on(duel.table, duel.guests, rng, 1)
        different += seen(duel) != fallen
    assert different


def test_the_other_does_not_agree(duel: Duel, listen: Listen) -> None:
    seat, _ = to_a_choice_that_stands(duel)
    ear = listen(duel.guests[0], duel.table, 0).begun()
    before = seen(duel)
    duel.guests[seat].post(path(duel), {"seat": seat})
    duel.guests[1 - seat].post(path(duel, True), {"seat": 1 - seat, "accept": False})
    assert seen(duel) == before
    assert duel.guests[0].info(duel.table)["takeback"] is None
    ear.wait_chat(1)
    assert notes(ear) == [("take-back-refused", {"player": ("Ada", "Bea")[1 - seat]})]
    duel.guests[1].refused("no-take-back", "POST", path(duel, True), {"seat": 1, "accept": True})


def test_it_is_withdrawn_and_void_once_the_game_goes_on(duel: Duel) -> None:
    seat, _ = to_a_choice_that_stands(duel)
    duel.guests[seat].post(path(duel), {"seat": seat})
    duel.guests[seat].post(path(duel, True), {"seat": seat, "accept": False})
    assert duel.guests[0].info(duel.table)["takeback"] is None
    duel.guests[seat].post(path(duel), {"seat": seat})
    mover = duel.guests[0].info(duel.table)["must_act"]
    rng = random.Random(5)
    while duel.guests[0].info(duel.table)["must_act"] == mover:
        play_on(duel.table, duel.guests, rng, 1)
    assert duel.guests[0].info(duel.table)["takeback"] is None
    duel.guests[1 - seat].refused(
        "no-take-back", "POST", path(duel, True), {"seat": 1 - seat, "accept": True}
    )


def test_only_what_was_chosen_is_taken_back(duel: Duel) -> None:
    for seat in (0, 1):
        duel.guests[seat].refused("nothing-to-take-back", "POST", path(duel), {"seat": seat})
    duel.guests[0].post(f"/api/tables/{duel.table}/resign", {"seat": 0})
    duel.guests[1].refused("game-over", "POST", path(duel), {"seat": 1})
    duel.guests[1].refused("no-take-back", "POST", path(duel, True), {"seat": 1, "accept": True})


def test_alone_at_a_table_nobody_needs_to_agree(ada: Guest) -> None:
    table = ada.table("me", "me", seed="alone")["table"]["id"]
    duel = Duel.__new__(Duel)
    duel.table, duel.guests = table, [ada, ada]
    seat, before = to_a_choice_that_stands(duel)
    ada.post(path(duel), {"seat": seat})
    assert seen(duel) == before


# --- once more


def test_a_rematch_turns_the_seats_by_one_and_is_the_same_for_both(duel: Duel, listen: Listen) -> None:
    ada, bea = duel.guests
    rematch = f"/api/tables/{duel.table}/rematch"
    ada.refused("not-over", "POST", rematch, {"seat": 0})
    ear = listen(bea, duel.table, 1).begun()
    ada.post(f"/api/tables/{duel.table}/resign", {"seat": 0})
    info = ada.post(rematch, {"seat": 0})
    assert [seat["player"] for seat in info["seats"]] == ["Bea", "Ada"]
    assert (info["status"], info["mine"], info["options"]) == (
        "playing",
        [1],
        ada.info(duel.table)["options"],
    )
    ear.wait(lambda: ear.table["rematch"] == info["id"])
    assert bea.post(rematch, {"seat": 1})["id"] == info["id"]
    play_on(info["id"], [bea, ada], random.Random(1), 10)
    again = bea.post(rematch, {"seat": 1})
    assert again["id"] == info["id"]
    assert info["id"] in [table["id"] for table in bea.get("/api/me")["tables"]]


def test_a_rematch_keeps_the_password_but_does_not_ask_for_it(
    ada: Guest, bea: Guest, stranger: Guest
) -> None:
    table = ada.table("me", "open", access="password", password="x")["table"]["id"]
    bea.post(f"/api/tables/{table}/seats/1", {"password": "x"})
    bea.post(f"/api/tables/{table}/resign", {"seat": 1})
    again = bea.post(f"/api/tables/{table}/rematch", {"seat": 1})["id"]
    assert ada.view(again, 1)["seat"] == 1
    stranger.refused("private-table", "GET", f"/api/tables/{again}/view")


def test_a_rematch_of_an_open_table_does_not_stand_in_the_lobby(ada: Guest, bea: Guest) -> None:
    table = ada.table("me", "open", access="open")["table"]["id"]
    bea.post(f"/api/tables/{table}/seats/any")
    bea.post(f"/api/tables/{table}/resign", {"seat": 1})
    again = bea.post(f"/api/tables/{table}/rematch", {"seat": 1})
    assert again["access"] == "link"
