"""No answer to a seat or a spectator ever holds a secret of another, in any game, over whole random games."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from examples.tourney.game import RULES as TOURNEY
from tests.server import crawler
from tests.server.crawler import Crowded, Sitting, Twin, compare_twins, pick, sittings
from tests.server.support import Served

from banneret.core import registry
from banneret.core.game import Game
from banneret.server.about import odds_module

#: Every game of the house, and one with secret bids, offers and interrupts.
SITTINGS = [*sittings(), Sitting("tourney", 3)]
every_sitting = pytest.mark.parametrize("sitting", SITTINGS, ids=str)
#: Places of a game at which all viewers' answers are compared with those of a twin table.
PLACES = 3
NIGHTLY = 40
#: All are looked at once in so many choices at most: a game of thousands need not have as many looks.
STRIDES = {"fief-england": 1_500}
STRIDE = 300


@pytest.fixture(scope="module", autouse=True)
def _games() -> Iterator[None]:
    """A game from outside the package, known as long as this module runs."""
    registry.add(TOURNEY)
    yield
    registry._found.pop("tourney", None)


@every_sitting
def test_nothing_that_was_sent_holds_a_secret(server: Served, sitting: Sitting) -> None:
    """A whole game. All see just what the engine lets them see, and nobody else's keys, notes or chances."""
    rng = random.Random(str(sitting))
    crowd = Crowded(server, sitting, f"crowd {sitting}")
    try:
        while not crowd.live.game.over:
            crowd.look()
            assert crowd.leaks() == []
            crowd.play(rng, 5 + rng.randrange(STRIDES.get(sitting.name, STRIDE)))
        crowd.look()
        assert crowd.leaks() == []
        # Everything was there to be found: nobody was simply sent nothing.
        for seat in range(sitting.seats):
            text = "\n".join(crowd.readers[seat].read)
            assert crowd.seat_keys[seat] in text
            assert crowd.readers[seat].get(f"/api/tables/{crowd.table}/notes", seat=seat)[
                "text"
            ] == crowd.note(seat)
    finally:
        crowd.close()


def walk(server: Served, sitting: Sitting, seed: str, places: int) -> int:
    """A whole random game, and twins for all viewers at so many places of it."""
    rng = random.Random(seed)
    way: list[Game] = []
    game = sitting.start(seed)
    while not game.over:
        way.append(game.copy())
        game.apply(*pick(game, rng))
    compared = 0
    for number in range(places):
        there = way[(2 * number + 1) * len(way) // (2 * places)]
        # Whoever must act learns most from what is asked; the others take turns.
        viewers = {-1 if number % 2 else rng.randrange(there.seats), rng.choice(there.must_act)}
        for viewer in viewers:
            kinds = there.rules.kinds
            where = kinds.get("area") or kinds.get("city", ())
            areas = where if odds_module(there.rules) is not None else ()
            odds = [rng.choice(areas)] if areas and viewer >= 0 else []
            compared += compare_twins(server, there, viewer, rng, odds)
    return compared


@every_sitting
def test_twins_are_told_the_same(server: Served, sitting: Sitting) -> None:
    """Two tables that differ only in what a seat cannot know give it byte-equal answers."""
    assert walk(server, sitting, f"twins {sitting}", PLACES) > 10 * PLACES


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_twins_of_fief_england_differ_in_all_that_is_hidden(seats: int) -> None:
    """Money, hands, decks and which troops lie face down: all that a viewer cannot see is dealt anew."""
    rng = random.Random(seats)
    game = Sitting("fief-england", seats).start(f"hidden {seats}")
    differ: set[str] = set()
    for step in range(1500):
        if game.over:
            break
        game.apply(*pick(game, rng))
        if step % 25:
            continue
        seat = rng.randrange(-1, seats)
        twin = game.sample(seat if seat >= 0 else None, rng)
        before, after = game.describe_position(), twin.describe_position()
        differ |= {row for row in ("money", "hand", "deck", "troop") if before.get(row) != after.get(row)}
    assert differ == {"money", "hand", "deck", "troop"}


@pytest.mark.slow
@every_sitting
def test_twins_are_told_the_same_all_night(server: Served, sitting: Sitting) -> None:
    for number in range(3):
        walk(server, sitting, f"night {sitting} {number}", NIGHTLY)


def test_the_crawler_sees_what_is_hidden(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that told a little too much would be found out."""
    game = Sitting("richard3", 2).start("bites")
    rng = random.Random(1)
    for _ in range(30):
        game.apply(*pick(game, rng))
    compare_twins(server, game, 0, rng, [])
    told = Twin.everything

    def talkative(twin: Twin, *args: object) -> Iterator[tuple[str, bytes]]:
        yield from told(twin, *args)  # type: ignore[arg-type]
        yield "too much", str(twin.live.game.state.rows).encode()

    monkeypatch.setattr(crawler.Twin, "everything", talkative)
    with pytest.raises(AssertionError, match="too much"):
        compare_twins(server, game, 0, rng, [])


def test_the_crawler_finds_a_key_that_was_sent(server: Served) -> None:
    crowd = Crowded(server, Sitting("richard3", 2), "found")
    try:
        crowd.look()
        assert crowd.leaks() == []
        crowd.readers[1].read.append(f"oh: {crowd.seat_keys[0]}")
        crowd.ears[-1].raw.append(f"data: {crowd.live.key}")
        assert len(crowd.leaks()) == 2
    finally:
        crowd.close()
