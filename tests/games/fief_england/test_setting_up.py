"""Preparation and what is printed: board, cards, pieces, starting positions, seats."""

from __future__ import annotations

import random
from typing import Any

import pytest

import banneret
from banneret.core.errors import BadOption
from banneret.core.game import Game
from banneret.games.fief_england import board as b
from banneret.games.fief_england import options as o
from banneret.games.fief_england import state as st
from tests.games.fief_england.support import act, legal, new, play, position, refused, said


def state(game: Game) -> Any:
    """The position itself."""
    return game.state


def started(seats: int = 4, edition: str = "es-2024", seed: int = 1, **options: object) -> Game:
    """A game after its preparation; whatever is asked meanwhile, the first choice is made."""
    game = new(seats, edition, seed, **options)
    while state(game).stack[-1][0] in (2, 4):
        game.apply(game.must_act[0], game.choices(game.must_act[0])[0])
    return game


@pytest.mark.rule("FE-PREP1-a")
@pytest.mark.rule("FE-PREP1-b")
@pytest.mark.rule("FE-PREP1-f")
@pytest.mark.rule("FE-5.4-a")
@pytest.mark.rule("FE-5.4-b")
def test_the_board() -> None:
    assert len(b.CITY_IDS) == 18
    assert [len(cities) for cities in b.CITIES_OF] == [3, 2, 2, 3, 4, 4]
    assert [b.CITY_IDS[c] for c in b.PORT_OF] == [
        "plymouth",
        "cardiff",
        "berwick",
        "whitby",
        "kings-lynn",
        "london",
    ]
    assert [sum(b.PORT[c] for c in cities) for cities in b.CITIES_OF] == [1] * 6
    assert sorted(b.CITY_IDS[c] for c in b.CATHEDRAL_CITY) == ["canterbury", "exeter", "norwich", "york"]
    assert [b.CITY_IDS[c] for c in b.SWORD_CITY] == [
        "bristol",
        "harlech",
        "durham",
        "lincoln",
        "coventry",
        "winchester",
    ]


@pytest.mark.rule("FE-PREP1-d")
@pytest.mark.rule("FE-PREP1-e")
def test_the_roads() -> None:
    lincoln, nottingham = b.CITY_IDS.index("lincoln"), b.CITY_IDS.index("nottingham")
    assert (b.REGION_IDS[b.REGION[lincoln]], b.REGION_IDS[b.REGION[nottingham]]) == ("north", "midlands")
    roads = {tuple(sorted((b.CITY_IDS[c], b.CITY_IDS[d]))) for c in range(18) for d in b.NEXT[c]}
    assert len(roads) == 21
    # What the examples of the rulebooks say.
    for one, two in (
        ("york", "lincoln"),
        ("york", "kings-lynn"),
        ("london", "winchester"),
        ("coventry", "york"),
    ):
        assert tuple(sorted((one, two))) not in roads
    lynn = b.CITY_IDS.index("kings-lynn")
    assert [b.EXIT[lynn * 4 + way] for way in range(4)] == [
        lincoln,
        b.CITY_IDS.index("norwich"),
        -1,
        b.CITY_IDS.index("coventry"),
    ]
    york = b.CITY_IDS.index("york")
    assert b.DISTANCE[york * 18 + lynn] == 3
    assert b.DISTANCE[b.CITY_IDS.index("winchester") * 18 + b.CITY_IDS.index("london")] == 2


@pytest.mark.rule("FE-4.3-d")
@pytest.mark.rule("FE-GLOS-a")
@pytest.mark.rule("FE-GLOS-e")
def test_classes_of_fiefs() -> None:
    classes = {name: b.CLASS_IDS[b.CLASS[r]] for r, name in enumerate(b.REGION_IDS)}
    assert classes == {
        "south-west": "county",
        "wales": "barony",
        "marches": "barony",
        "north": "county",
        "midlands": "duchy",
        "south-east": "duchy",
    }
    from banneret.games.fief_england.nobles import is_lord, is_titled

    told = position(
        {"family": {"henri": "red", "hugh": "red"}, "at": {"henri": "york", "hugh": "york"}},
        lord={"wales": "henri"},
        see={"exeter": "hugh"},
    )
    s = state(play(told, [0] * 9))
    assert (is_lord(s, 1), is_lord(s, 3), is_titled(s, 3)) == (True, False, True)
    assert s.control[b.CITY_IDS.index("cardiff")] == 0


@pytest.mark.rule("FE-PREP2-a")
@pytest.mark.rule("FE-PREP3-a")
@pytest.mark.rule("FE-PREP5-a")
@pytest.mark.rule("FE-PREP11-a")
@pytest.mark.rule("FE-PREP15-a")
def test_the_common_supply() -> None:
    s = state(started())
    assert s.heresy == [-1, -1]
    assert s.now[st.VP_RELIC] == s.now[st.PRINCE] == s.now[st.KING] == -1
    assert s.now[st.REBELLION] == 0
    assert (sum(s.garter), sum(s.guard)) == (0, 0)
    assert s.bows == [3, 3]
    assert s.lord == [-1] * 6
    assert s.see == [-1] * 4
    assert (sum(s.mill), s.leader) == (0, [st.IN_SUPPLY] * 4)
    assert s.now[st.ROUND] == 1


@pytest.mark.rule("FE-PREP4-a")
@pytest.mark.rule("FE-PREP8-a")
@pytest.mark.rule("FE-COMP-a")
@pytest.mark.parametrize(("seats", "cards"), [(2, 17), (3, 19), (4, 17)])
def test_the_decks(seats: int, cards: int) -> None:
    s = state(started(seats))
    assert sum(s.deck[: b.CHARACTERS]) == cards
    assert s.deck[b.CHARACTERS :] == [2, 2, 5, 2, 2, 1, 1, 1, 2, 2, 2, 3]
    game = started(seats)
    assert game.view(0)["board"]["decks"]["events"] == 25  # type: ignore[index]


@pytest.mark.rule("FE-PREP6-a")
@pytest.mark.rule("FE-PREP6-b")
@pytest.mark.rule("FE-PREP7-a")
@pytest.mark.rule("FE-PREP7-b")
@pytest.mark.rule("FE-13.7-a")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_family_begins_alike(seats: int) -> None:
    game = started(seats)
    s = state(game)
    for g in range(s.families):
        founders = s.nobles_of(g)
        assert [b.WOMAN[n] for n in founders] == [False, True]
        assert s.stock[g * 7 : g * 7 + 7] == [10, 2, 6, 0, 0, 3, 2]
        assert (s.pigeon[g], s.treasure[g]) == (3, 0)
    assert s.money == [5 * s.families // seats] * seats
    # Three men and three women are out of the game, and nobody sees which.
    assert (sum(s.aside[:10]), sum(s.aside[10:])) == (3, 3)
    assert "aside" not in game.view(0)["board"]  # type: ignore[operator]


@pytest.mark.rule("FE-PREP9-a")
@pytest.mark.rule("FE-PREP10-a")
@pytest.mark.rule("FE-IT2-a")
def test_starting_servants() -> None:
    game = new(edition="es-2024")
    assert len(legal(game)) == 2
    assert sum(v >= 0 for v in state(started(edition="es-2024")).servant) == 8
    assert sum(v >= 0 for v in state(started(edition="it-2024")).servant) == 4
    assert refused(new(edition="it-2024"), "done") == "FE-IT2-a"


@pytest.mark.rule("FE-PREP12-a")
@pytest.mark.rule("FE-PREP13-a")
def test_sword_and_relics_at_the_start() -> None:
    game = started()
    s = state(game)
    assert s.now[st.SWORD_CITY_NOW] in b.SWORD_CITY
    assert said(game, "d6")[0]["number"] == b.SWORD_CITY.index(s.now[st.SWORD_CITY_NOW]) + 1
    assert s.relic == [st.UNREVEALED] * 4
    assert game.view(0)["board"]["shrines"] == list(b.DIOCESE_IDS)  # type: ignore[index]


@pytest.mark.rule("FE-PREP14-a")
@pytest.mark.rule("FE-IT2-b")
@pytest.mark.rule("FE-13.7-h")
def test_the_first_player_is_found_by_lot() -> None:
    for edition in ("es-2024", "it-2024"):
        firsts = {str(said(new(4, edition, seed), "first")[0]["who"]) for seed in range(40)}
        assert firsts == {"red", "blue", "green", "yellow"}
    # With two players it is found between the two, and his first family counts as first.
    assert {str(said(new(2, "es-2024", seed), "first")[0]["who"]) for seed in range(20)} == {"red", "green"}


@pytest.mark.rule("FE-PREP14-b")
@pytest.mark.rule("FE-IT2-c")
@pytest.mark.rule("FE-PREP14-c")
@pytest.mark.rule("FE-PREP14-d")
def test_starting_cities_are_chosen_in_order() -> None:
    def order(edition: str) -> tuple[str, list[str], Game]:
        game = started(4, edition, 3)
        return str(said(game, "first")[0]["who"]), [str(x["who"]) for x in said(game, "starts")], game

    for edition, last in (("es-2024", True), ("it-2024", False)):
        first, chosen, game = order(edition)
        assert chosen[-1 if last else 0] == first
        s = state(game)
        homes = [c for c in range(18) if s.building[c]]
        assert len(homes) == 4
        for c in homes:
            g = s.hold[c]
            assert s.building[c] == b.STRONGHOLD
            assert [s.units(g, c, unit) for unit in range(7)] == [2, 2, 2, 0, 0, 0, 0]
            assert len(s.free_at(g, c)) == 2
    game = new(4, "it-2024", 3)
    while state(game).stack[-1][0] != 4:
        game.apply(game.must_act[0], game.choices(game.must_act[0])[0])
    act(game, "start london")
    assert refused(game, "start london") == "FE-PREP14-d"
    assert refused(game, "start oxford") == ""


@pytest.mark.rule("FE-13.6-a")
@pytest.mark.rule("FE-IT23-a")
def test_random_starting_regions() -> None:
    for edition in ("es-2024", "it-2024"):
        for seed in range(6):
            s = state(started(4, edition, seed, random_setup=True))
            regions = [b.REGION[c] for c in range(18) if s.building[c]]
            assert len(set(regions)) == 4
    game = new(4, "es-2024", 1, random_setup=True)
    while state(game).stack[-1][0] != 4:
        game.apply(game.must_act[0], game.choices(game.must_act[0])[0])
    here = {b.REGION[b.CITY_IDS.index(word.split()[1])] for word in legal(game)}
    assert len(here) == 1
    # In it-2024 the city is decided by a die as well: nobody is asked.
    game = new(4, "it-2024", 1, random_setup=True)
    while state(game).stack[-1][0] == 2:
        game.apply(game.must_act[0], game.choices(game.must_act[0])[0])
    assert len(said(game, "starts")) == 4


@pytest.mark.rule("FE-COMP-b")
def test_the_bank_never_runs_out() -> None:
    told = position({"family": {"henri": "red"}, "at": {"henri": "london"}}, phase=3, money=[300, 0, 0, 0])
    assert state(play(told, [0] * 9)).money[0] == 301


@pytest.mark.rule("FE-1.0-a")
@pytest.mark.rule("FE-IT4-a")
def test_how_phases_are_numbered() -> None:
    assert [o.VALUES[o.PHASE_NUMBERING][edition] for edition in (0, 1)] == ["7-plus-end", "8"]


@pytest.mark.rule("FE-GLOS-b")
@pytest.mark.rule("FE-GLOS-c")
@pytest.mark.rule("FE-GLOS-d")
def test_words_of_the_glossary() -> None:
    from banneret.games.fief_england.nobles import is_royal

    people = {"henri": "red", "lucia": "red", "hugh": "blue", "thomas": "blue"}
    told = position(
        {"family": people, "at": dict.fromkeys(people, "york")},
        phase=4,
        now={st.KING: 10, st.PRINCE: 3},
        spouse={"lucia": "thomas", "thomas": "lucia"},
        lord={"wales": "henri"},
    )
    s = state(play(told, [0] * 9))
    # Sovereign Queen and Prince are royal, the prince consort never.
    assert [is_royal(s, n) for n in (10, 3, 7, 1)] == [True, True, False, False]
    # Nobody occupies Cardiff, but it is no independent city: it lies in Henri's fief.
    assert s.control[b.CITY_IDS.index("cardiff")] == 0
    assert s.control[b.CITY_IDS.index("london")] == -1
    assert b.TROOPS == 5
    assert b.UNIT_IDS[b.TROOPS : b.UNITS] == ("bombard", "catapult")


def test_editions_and_keys() -> None:
    game = banneret.new("fief-england", seats=4, seed=1, options={"edition": "it-2024", "pigeon-fail": 6})
    s = state(game)
    assert s.opt[o.PIGEON_FAIL] == 6
    assert s.opt[o.FAMINE_ABBEY] == 1
    assert s.opt[o.PERMISSION] == o.PERMISSION_EVERYONE_MET
    with pytest.raises(BadOption, match=r"missile-pool.*missile-simultaneous"):
        banneret.new("fief-england", seats=4, options={"missile-pool": True})
    with pytest.raises(BadOption, match=r"merged-steps.*merge-discard-draw"):
        banneret.new("fief-england", seats=4, options={"merged-steps": True})


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_position_told_in_names_is_the_position(seats: int) -> None:
    """What has been used up stays used up: what is not named of a deck or a reserve is not there."""
    game = new(seats, seed=seats)
    rng = random.Random(seats)
    for step in range(400):
        if game.over:
            break
        seat = rng.choice(game.must_act)
        game.apply(seat, rng.choice(game.choices(seat)))
        if step % 40 == 0:
            told = game.describe_position()
            assert banneret.setup("fief-england", told).describe_position() == told
