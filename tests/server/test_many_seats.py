"""Tables for up to five, where several decide at once, some may act who need not, and winners share."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest
from examples.tourney.game import RULES
from tests.core.parlour import Parlour
from tests.server.support import Ear, Json, Served, person

from banneret.core import registry

Listen = Callable[..., Ear]


@pytest.fixture(scope="module", autouse=True)
def _games() -> Iterator[None]:
    """Games from outside the package, known as long as this module runs."""
    for rules in (RULES, Parlour()):
        registry.add(rules)
    yield
    for name in ("tourney", "parlour"):
        registry._found.pop(name, None)


class Company:
    """As many people as there are seats, at a table of a game."""

    def __init__(self, server: Served, game: str, seats: int, **more: object) -> None:
        self.server = server
        self.guests = [person(server.url, f"Guest {seat}") for seat in range(seats)]
        new = {"game": game, "places": ["me"] + ["open"] * (seats - 1), "seed": f"{game} {seats}", **more}
        self.table: str = self.guests[0].post("/api/tables", new)["table"]["id"]
        for seat in range(1, seats):
            assert self.info()["status"] == "waiting"
            assert self.guests[seat].post(f"{self.place}/seats/any")["seat"] == seat

    @property
    def place(self) -> str:
        return f"/api/tables/{self.table}"

    def info(self) -> Json:
        return self.guests[0].info(self.table)

    def view(self, seat: int) -> Json:
        return self.guests[seat].view(self.table, seat)

    def verbs(self, seat: int, name: str) -> list[int]:
        """The choices of a seat with a verb."""
        listed = self.guests[seat].get(f"{self.place}/choices", seat=seat)
        return [choice["choice"] for choice in listed if choice["verb"] == name]

    def play(self, rng: random.Random, choices: int, may: float = 0.2) -> int:
        """Random play, now and then by those who need not; how many choices were made."""
        for made in range(choices):
            watching = self.view(0)
            if watching["over"]:
                return made
            seats = watching["must_act"]
            if rng.random() < may:
                seats = watching["may_act"] or seats
            seat = rng.choice(seats)
            view = self.view(seat)
            if view["choices"]:
                self.guests[seat].play(self.table, seat, rng.choice(view["choices"]), view["version"])
        return choices

    def close(self) -> None:
        for guest in self.guests:
            guest.close()


Meet = Callable[..., Company]


@pytest.fixture
def meet(server: Served) -> Iterator[Meet]:
    known: list[Company] = []

    def bring(game: str, seats: int, **more: object) -> Company:
        known.append(Company(server, game, seats, **more))
        return known[-1]

    yield bring
    for company in known:
        company.close()


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_whole_game_as_all_hear_it(meet: Meet, listen: Listen, seats: int) -> None:
    company = meet("tourney", seats, options={"days": 3, "alliances": seats > 2})
    ears = [listen(company.guests[seat], company.table, seat).begun() for seat in range(seats)]
    rng = random.Random(seats)
    while not company.view(0)["over"]:
        company.play(rng, 12)
        for seat, ear in enumerate(ears):
            update = company.guests[seat].get(f"{company.place}/view", seat=seat)
            ear.wait_for(update["view"])
            assert ear.log == update["log"]["lines"]
    told = company.info()
    assert told["status"] == "over"
    assert told["winners"] == company.view(0)["winners"]
    assert [seat["player"] for seat in told["seats"]] == [f"Guest {seat}" for seat in range(seats)]


def test_all_who_must_decide_may_do_so_in_any_order(meet: Meet) -> None:
    """What one decides in secret makes no choice of another stale, and is told to nobody but that it was."""
    company = meet("tourney", 4)
    before = [company.view(seat) for seat in range(4)]
    assert company.info()["must_act"] == [0, 1, 2, 3]
    for seat in (2, 0, 3):
        votes = company.verbs(seat, "vote")
        # With the version of before anybody had decided.
        answer = company.guests[seat].play(company.table, seat, votes[0], before[seat]["version"])
        assert answer["asked"] is False  # it may take it back, but the game does not wait for it
        assert company.view(seat)["board"] != before[seat]["board"]
    assert company.info()["must_act"] == [1]
    assert company.view(1)["version"] == before[1]["version"]
    # Two games in which others voted otherwise look the same to the last one.
    other = meet("tourney", 4)
    for seat in (2, 0, 3):
        other.guests[seat].play(other.table, seat, other.verbs(seat, "vote")[-1])
    mine, theirs = company.view(1), other.view(1)
    assert mine == theirs
    # It is taken back and made anew while the last one still thinks.
    company.guests[2].play(company.table, 2, company.verbs(2, "take-back")[0])
    assert company.info()["must_act"] == [1, 2]


def test_who_waits_is_told_and_who_may_is_not(meet: Meet) -> None:
    company = meet("tourney", 3)
    for seat in (0, 1, 2):
        assert company.guests[seat].info(company.table)["waiting"] is True
    company.guests[0].play(company.table, 0, company.verbs(0, "vote")[0])
    assert company.guests[0].info(company.table)["waiting"] is False
    assert company.view(0)["choices"]
    assert 0 in company.view(1)["may_act"]


def test_a_take_back_needs_everybody(meet: Meet, listen: Listen) -> None:
    company = meet("parlour", 3)
    company.play(random.Random(1), 12, may=0.0)
    seat = 1
    ear = listen(company.guests[0], company.table, 0).begun()
    company.guests[seat].post(f"{company.place}/takeback", {"seat": seat})
    before = company.view(0)
    company.guests[0].post(f"{company.place}/takeback/answer", {"seat": 0, "accept": True})
    ear.wait(lambda: ear.table["takeback"] == {"seat": 1, "agreed": [0]})
    assert company.view(0) == before
    company.guests[0].refused(
        "no-take-back", "POST", f"{company.place}/takeback/answer", {"seat": 0, "accept": True}
    )
    company.guests[2].post(f"{company.place}/takeback/answer", {"seat": 2, "accept": True})
    ear.wait(lambda: ear.table["takeback"] is None)
    assert company.view(0) != before
    company.play(random.Random(2), 10)


def test_one_person_answers_for_all_seats_it_holds(server: Served) -> None:
    ada, bea = person(server.url, "Ada"), person(server.url, "Bea")
    new = {"game": "parlour", "places": ["me", "me", "open"], "seed": "two of three"}
    table = ada.post("/api/tables", new)["table"]["id"]
    bea.post(f"/api/tables/{table}/seats/2")
    guests = [ada, ada, bea]
    rng = random.Random(3)
    for _ in range(12):
        seat = ada.info(table)["must_act"][0]
        guests[seat].play(table, seat, rng.choice(guests[seat].view(table, seat)["choices"]))
    bea.post(f"/api/tables/{table}/takeback", {"seat": 2})
    ada.post(f"/api/tables/{table}/takeback/answer", {"seat": 0, "accept": True})
    assert ada.info(table)["takeback"] is None
    # With two of three seats not everything is open.
    ada.refused("still-secret", "GET", f"/api/tables/{table}/file")
    ada.refused("not-your-seat", "GET", f"/api/tables/{table}/past", seat=2)
    for guest in (ada, bea):
        guest.close()


def test_a_rematch_for_five(meet: Meet) -> None:
    company = meet("tourney", 5)
    rng = random.Random(4)
    while not company.view(0)["over"]:
        company.play(rng, 50)
    again = company.guests[3].post(f"{company.place}/rematch", {"seat": 3})
    assert [seat["player"] for seat in again["seats"]] == [
        "Guest 4", "Guest 0", "Guest 1", "Guest 2", "Guest 3"
    ]  # fmt: skip
    assert again["mine"] == [4]
    assert company.guests[0].post(f"{company.place}/rematch", {"seat": 0})["id"] == again["id"]


def test_who_gives_up_leaves_the_others_playing(meet: Meet) -> None:
    company = meet("tourney", 4)
    company.play(random.Random(5), 6)
    company.guests[2].post(f"{company.place}/resign", {"seat": 2})
    told = company.info()
    assert told["status"] == "playing"
    assert 2 not in told["must_act"]
    forged = {"seat": 2, "choice": 4096}
    company.guests[2].refused("wrong-seat", "POST", f"{company.place}/choices", forged)
    rng = random.Random(6)
    while company.play(rng, 50) == 50:
        pass
    assert 2 not in company.info()["winners"]


def test_numbers_of_players_that_a_game_has_not(server: Served) -> None:
    ada = person(server.url, "Ada")
    for seats in (1, 6, 20):
        ada.refused("bad-seats", "POST", "/api/tables", {"game": "tourney", "places": ["me"] * seats})
    ada.refused("bad-request", "POST", "/api/tables", {"game": "tourney", "places": ["me"] * 21})
    ada.refused(
        "bad-option", "POST", "/api/tables",
        {"game": "tourney", "places": ["me", "me"], "options": {"alliances": True}},
    )  # fmt: skip
    ada.close()
