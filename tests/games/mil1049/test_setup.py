"""0 General, 0 Set-up, 0 Lands: what lies where at the start, what is open and what is hidden."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import banneret
from banneret.core import registry
from banneret.core.errors import BadSeats
from tests.games.mil1049.support import (
    FAMILIES,
    LIMITED,
    USED,
    act,
    board,
    count_out,
    cubes,
    family,
    hands,
    him,
    knight,
    lands,
    legal,
    pp,
    said,
    step,
    table,
    turn_of,
    why,
)

ALL_SEATS = (2, 3, 4, 5)


def new(seats: int = 3, seed: int = 1, **options: object) -> banneret.Game:
    return banneret.new(
        "mil1049", seats, seed, {name.replace("_", "-"): value for name, value in options.items()}
    )


def play_out(seats: int, seed: int, **options: object) -> banneret.Game:
    game = new(seats, seed, **options)
    rng = random.Random(seed)
    while game.must_act:
        seat = rng.choice(game.must_act)
        game.apply(seat, rng.choice(game.choices(seat)))
    return game


# --- general


@pytest.mark.rule("MIL-GEN-a", "MIL-GEN-b")
def test_five_turns_of_five_phases_and_six_spheres_in_order() -> None:
    game = play_out(3, 4)
    told = [(line["key"], line["args"]) for line in game.log()]
    phases = ["actions", "tributes", "politics", "spheres", "winter"]
    assert [args["phase"] for key, args in told if key == "phase"] == phases * 5  # type: ignore[index]
    assert [args["number"] for key, args in told if key == "turn"] == [1, 2, 3, 4, 5]  # type: ignore[index]
    # The donation belongs to the Curia and comes before its knights; the Crusades tell of each knight.
    seen = [args["sphere"] for key, args in told if key == "sphere"]  # type: ignore[index]
    assert seen == ["monastery", "court", "market", "war", "curia"] * 5
    places = {
        key: [i for i, (k, _) in enumerate(told) if k == key] for key in ("crusade", "donated", "famine")
    }
    curia = [i for i, (k, a) in enumerate(told) if k == "sphere" and a["sphere"] == "curia"]  # type: ignore[index]
    war = [i for i, (k, a) in enumerate(told) if k == "sphere" and a["sphere"] == "war"]  # type: ignore[index]
    winters = [i for i, (k, a) in enumerate(told) if k == "phase" and a["phase"] == "winter"]  # type: ignore[index]
    for turn in range(5):
        mine = [i for i in places["donated"] if war[turn] < i < winters[turn]]
        assert mine
        assert max(mine) < curia[turn]
        assert all(i > curia[turn] for i in places["crusade"] if war[turn] < i < winters[turn])


@pytest.mark.rule("MIL-GEN-c")
def test_five_resources_and_women_apart_from_influence() -> None:
    game = table(cubes={"red": "1 food, 2 cloth, 3 metal, 4 influence, 5 gold"}, women={"red": 2})
    assert cubes(game, "red") == {"food": 1, "cloth": 2, "metal": 3, "influence": 4, "gold": 5}
    assert family(game, "red")["women"] == 2
    assert registry.find("mil1049").kinds["resource"] == ("food", "cloth", "metal", "influence", "gold")


@pytest.mark.rule("MIL-GEN-d", "MIL-GEN-e")
def test_cubes_are_hidden_and_all_else_is_open() -> None:
    game = table(
        {"red-a": "men=1 castle", "blue-a": "men=3 heir age=2 land=wool lord=red castle at=market-1"},
        cubes={"blue": "4 food, 2 cloth"},
        step="market",
        women={"blue": 2},
        privileges={"blue": 1},
        score={"blue": 7},
    )
    # Nobody but Blue sees what he trades for what: from then on others know only bounds.
    act(game, "trade", "deal 2-food-for-1-cloth", "deal 2-food-for-1-metal")
    before = [board(game, viewer) for viewer in ("red", None)]
    assert "own" not in board(game)
    for seen in before:
        assert seen["families"]["blue"]["cubes"]["food"] == [4, 4]
    act(game, "done")
    assert cubes(game, "blue") == {"cloth": 3, "metal": 1}
    for viewer in ("red", "green", None):
        shown = board(game, viewer)["families"]["blue"]["cubes"]
        assert shown["food"][0] == 0
        assert shown["food"][1] >= 4
        assert shown["cloth"][0] <= 1
        assert shown["cloth"][1] >= 4
        assert shown["influence"] == [0, 0]
    assert not said(game, "dealt", "red")
    assert len(said(game, "dealt", "blue")) == 2
    seen = him(game, "blue-a")
    assert (seen["soldiers"], seen["heir"], seen["age"], seen["lord"]) == (3, True, 2, "red")
    assert (seen["lands"], seen["castle"], seen["place"]) == (["wool-lit"], True, "market-1")
    told = family(game, "blue")
    assert (told["women"], told["privileges"], told["score"]) == (2, 1, 7)


@pytest.mark.rule("MIL-GEN-e")
def test_an_offer_shows_cubes_and_takes_doubt_away() -> None:
    game = table(
        {"blue-a": "men=1 at=market-1", "blue-b": "men=1 at=market-2", "red-a": "men=9"},
        cubes={"blue": "4 cloth, 1 food, 1 metal"},
        step="market",
    )
    act(game, "trade", "deal 1-cloth-for-1-metal", "deal 1-cloth-for-1-metal", "done")
    assert family(game, "blue")["cubes"]["metal"][0] == 0
    act(game, "auction")
    count_out(game, "2 metal")
    # The bid lay in the open: three metal at least.
    assert family(game, "blue")["cubes"]["metal"][0] == 3


@pytest.mark.rule("MIL-GEN-f", "MIL-GEN-g")
def test_points_count_at_once_without_floor_or_ceiling() -> None:
    # A death without heir: 4 PP at that moment, from 0 to below.
    game = table(
        {"red-a": "men=1 age=3", "blue-a": "men=1 castle"},
        cubes={"red": "1 cloth, 1 metal"},
        score={"blue": 998},
    )
    assert pp(game) == {"red": 0, "blue": 998, "green": 0}
    act(game, "recruit a", "token court-1")
    assert pp(game)["red"] == -4
    assert said(game, "score") == [{"who": "red", "points": -4, "total": -4}]
    assert new(4).scores == (0, 0, 0, 0)
    game = table({"blue-a": "men=1 castle at=court-1"}, step="politics", score={"blue": 998})
    assert pp(game)["blue"] == 1000


@pytest.mark.rule("MIL-GEN-h")
def test_nothing_runs_out() -> None:
    """However much has been taken from the supply, there is more."""
    game = table(
        {"red-a": "men=60 castle land=cereals"}, cubes={"red": "190 food, 1 cloth, 1 metal, 1 influence"}
    )
    act(game, "harvest a+cereals-lit", "token court-1")
    assert cubes(game, "red")["food"] == 193
    state: Any = game.state
    assert state.issued[0] == 193
    game = table({"red-a": "men=60 castle"}, cubes={"red": "1 cloth, 1 metal, 1 influence"})
    act(game, "recruit a", "token court-1")
    assert him(game, "red-a")["soldiers"] == 61


@pytest.mark.rule("MIL-GEN-i")
def test_nobody_offers_what_he_does_not_have_or_twice() -> None:
    game = table({"red-a": "men=1 castle"}, cubes={"red": "1 food"}, dice=["man"])
    act(game, "offspring a", "roll", "take man")
    assert step(game) == "wedding"
    assert why(game, "add gold", "red") == "MIL-GEN-i"
    act(game, "add food", seat="red")
    assert why(game, "add food", "red") == "MIL-GEN-i"
    # A privilege paid for one space is gone for the next.
    game = table({"red-a": "men=1", "red-b": "men=1"}, privileges={"red": 1}, who="red")
    act(game, "place a+court-1", "pay-privilege")
    act(game, "turn court-2", "turn court-3")
    assert why(game, "place b+market-1") == "MIL-PLACE-d"


@pytest.mark.rule("MIL-GEN-j")
def test_half_is_rounded_up_and_the_receiver_chooses() -> None:
    game = table({"red-a": "castle"}, cubes={"blue": "2 food, 1 gold"}, dice=["man"], women={"blue": 1})
    act(game, "offspring a", "roll", "take man")
    hands(game, red="", blue="2 food, 1 gold", green="")
    assert (step(game), turn_of(game)) == ("keeping", "red")
    assert legal(game) == ["keep food", "keep gold"]
    act(game, "keep gold")
    # Only food is left, so there is nothing more to choose: two of three in all.
    assert cubes(game, "red") == {"food": 1, "gold": 1}
    assert cubes(game, "blue") == {}


@pytest.mark.rule("MIL-GEN-k")
def test_nothing_changes_hands_but_by_a_rule() -> None:
    """What an action offers concerns one's own knights and the board; no cube moves between two families but
    as dowry, ransom or payment for a vassal."""
    game = table({"red-a": "men=3 castle land=cereals"}, cubes={"red": "5 gold, 5 food"}, women=2)
    assert {words.partition(" ")[0] for words in legal(game)} == {"harvest", "offspring", "place", "turn"}
    game = play_out(4, 2)
    changes = ("kept", "gains", "pays", "donated", "dowry", "resisted", "outbid")
    told = [line for line in game.log() if line["key"] in changes]
    for number, line in enumerate(told):
        if line["key"] == "kept":
            before = {str(earlier["key"]) for earlier in told[max(0, number - 20) : number]}
            assert {"dowry", "resisted", "outbid"} & before


@pytest.mark.rule("MIL-GEN-l")
def test_two_lands_and_one_castle_and_any_number_of_soldiers() -> None:
    game = table(
        {"red-a": "men=30 castle land=wool land=mine at=war-1", "red-b": "men=1 land=wool"},
        step="war",
        piles=[("cereals", 1)],
    )
    act(game, "claim first")
    count_out(game)
    assert legal(game, "settle") == ["red-b"]
    assert why(game, "settle red-a") == "MIL-GEN-l"
    game = table(
        {"red-a": "castle at=market-1", "red-b": "men=1"},
        step="market",
        cubes={"red": "1 food, 1 cloth, 1 metal"},
    )
    # All others have castles, so nobody else is asked.
    act(game, "auction", "done")
    assert legal(game) == ["build red-b"]


@pytest.mark.rule("MIL-GEN-m", "MIL-GEN-o")
def test_privileges_come_from_the_curia_and_from_winter_without_limit() -> None:
    game = table({"red-a": "at=curia-1 men=1"}, step="curia", privileges={"red": 40}, dice=["woman"])
    act(game, "privilege")
    # The Curia gave one, Winter one (a soldier before his only knight).
    assert family(game, "red")["privileges"] == 42
    assert family(game, "blue")["privileges"] == 1
    # Besides that, nothing in a whole game tells of a privilege gained.
    game = play_out(3, 8)
    for name in FAMILIES[:3]:
        gained = len([a for a in said(game, "privilege") + said(game, "rewarded") if a["who"] == name])
        paid = [a for a in said(game, "toll") if a["who"] == name and a["price"] == "privilege"]
        bastards = [
            a for a in said(game, "bastard") if a["knight"].startswith(name) and a["price"] == "privilege"
        ]
        nuns = max(0, 1 + gained - len(paid) - len(bastards) - family(game, name)["privileges"])
        assert nuns % 2 == 0


@pytest.mark.rule("MIL-GEN-n")
def test_what_a_privilege_is_good_for() -> None:
    """A space with a token, a bastard, further women: and only these choices take one."""
    game = table({"red-a": "men=1 castle"}, privileges={"red": 1})
    act(game, "place a+war-1")
    assert legal(game) == ["pay-privilege"]
    act(game, "pay-privilege")
    assert family(game, "red")["privileges"] == 0
    game = table({"red-a": "men=1"}, privileges={"red": 1})
    act(game, "offspring a", "bastard-privilege")
    assert family(game, "red")["privileges"] == 0
    game = table({"red-a": "at=monastery men=1"}, step="monastery", privileges={"red": 2}, women={"red": 2})
    act(game, "nuns 1")
    assert family(game, "red")["privileges"] == 0
    users = {name for verb in registry.find("mil1049").verbs.values() if "privilege" in (name := verb.name)}
    assert users == {"pay-privilege", "bastard-privilege", "privilege"}


@pytest.mark.rule("MIL-GEN-p")
def test_a_woman_leaves_by_wedding_monastery_or_abbey() -> None:
    """In whole games every woman who is gone went one of these ways."""
    for seed in range(3):
        game = play_out(3, seed)
        for name in FAMILIES[:3]:
            born = len([a for a in said(game, "girl") if a["knight"].startswith(name)])
            gone = len([a for a in said(game, "bride") + said(game, "abbess") if a["who"] == name])
            gone += sum([a["count"] for a in said(game, "nuns") if a["who"] == name])
            assert family(game, name)["women"] == 3 + born - gone


@pytest.mark.rule("MIL-GEN-q")
def test_women_are_no_influence() -> None:
    game = table(
        {"red-a": "men=1 castle at=war-1", "blue-a": "men=1 land=wool"},
        step="war",
        women={"red": 9, "blue": 1},
    )
    assert why(game, "raid blue-a+wool-lit") == "MIL-RAID-f"
    # And influence is no woman: an abbess needs one.
    game = table({"red-a": "men=1 castle at=curia-1"}, step="curia", cubes={"red": "9 influence"})
    assert why(game, "abbess") == "MIL-CURIA-b"


@pytest.mark.rule("MIL-GEN-r", "MIL-SETUP-t")
def test_two_to_five_players() -> None:
    """Five are not forbidden, whatever may be said about a first game."""
    for seats in ALL_SEATS:
        assert new(seats).seats == seats
    for seats in (1, 6):
        with pytest.raises(BadSeats):
            new(seats)


@pytest.mark.rule("MIL-GEN-s")
def test_turn_order_runs_clockwise_from_the_start_player() -> None:
    game = table(
        {"blue-a": "men=1 castle at=court-1"},
        start="green",
        cubes={"red": "3 gold", "blue": "2 gold", "green": "5 gold", "yellow": "3 gold"},
        seats=4,
        step="politics",
    )
    # Blue has won the marker in Politics: the donation is answered from him on.
    assert board(game)["start"] == "blue"
    act(game, "idle")
    for name, gold in (("red", 3), ("blue", 2), ("green", 5), ("yellow", 3)):
        act(game, f"give {gold}", seat=name)
    order = []
    while step(game) == "donation":
        order.append(turn_of(game))
        act(game, "withdraw")
    assert order == ["blue", "yellow", "red"]


# --- set-up


@pytest.mark.rule("MIL-SETUP-a", "MIL-SETUP-b", "MIL-SETUP-c", "MIL-SETUP-r")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_two_knights_each(seats: int) -> None:
    game = new(seats)
    for name in FAMILIES[:seats]:
        first = him(game, f"{name}-a")
        assert (first["heir"], first["soldiers"], first["castle"]) == (False, 2, True)
        second = him(game, f"{name}-b")
        assert (second["heir"], second["soldiers"], second["castle"]) == (True, 1, False)
        for seen in (first, second):
            assert seen["lands"] == ["cereals-lit"]
            assert (seen["age"], seen["lord"], seen["place"]) == (0, None, None)
        assert knight(game, f"{name}-c") is None
        assert knight(game, f"{name}-d") is None
    # The lands dealt give nobody a point.
    assert set(game.scores) == {0}


@pytest.mark.rule("MIL-SETUP-d", "MIL-SETUP-e")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_two_cubes_of_each_three_women_and_a_privilege(seats: int) -> None:
    game = new(seats)
    for name in FAMILIES[:seats]:
        assert set(cubes(game, name).items()) == {
            (r, 2) for r in ("food", "cloth", "metal", "influence", "gold")
        }
        assert (family(game, name)["women"], family(game, name)["privileges"]) == (3, 1)


@pytest.mark.rule("MIL-SETUP-f", "MIL-SETUP-k", "MIL-SETUP-l", "MIL-SETUP-m", "MIL-PLACE-a")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_white_tokens_on_the_leftmost_spaces(seats: int) -> None:
    game = new(seats)
    assert board(game)["turn"] == 1
    for sphere in LIMITED:
        there = board(game)["spheres"][sphere]["spaces"]
        assert [space["id"] for space in there] == [f"{sphere}-{n}" for n in range(1, USED[seats] + 1)]
        assert {(space["token"], space["printed"]) for space in there} == {("white", False)}
        if USED[seats] < 5:
            last = f"{sphere}-{USED[seats] + 1}"
            assert why(game, f"place a+{last}") == "MIL-SETUP-l"
            assert why(game, f"turn {last}") == "MIL-SETUP-l"
    for sphere in ("monastery", "crusades"):
        assert board(game)["spheres"][sphere]["spaces"] == []


def free_lands(game: banneret.Game) -> tuple[list[int], dict[str, int]]:
    """How many lands each pile has, and how many of each category lie in both."""
    seen = board(game)
    count = Counter(seen["lands_left"])
    category = {"cereals": "food", "fishing": "food", "wool": "cloth", "quarry": "metal", "mine": "metal"}
    for pile in seen["piles"]:
        kind, _, side = pile["top"].partition("-")
        assert side == "lit"
        count[category[kind]] += 1
    return [pile["lands"] for pile in seen["piles"]], dict(count)


@pytest.mark.rule("MIL-SETUP-g", "MIL-SETUP-h", "MIL-SETUP-i", "MIL-SETUP-s")
@pytest.mark.parametrize(("seats", "piles"), [(2, [3, 3]), (3, [5, 4]), (4, [6, 6]), (5, [8, 7])])
def test_free_lands(seats: int, piles: list[int]) -> None:
    game = new(seats)
    assert free_lands(game) == (piles, {"food": seats, "cloth": seats, "metal": seats})
    assert [pile["space"] for pile in board(game)["piles"]] == [6, 8]
    # What lies below is known to nobody, not even to the position: it is drawn when it is turned up.
    state: Any = game.state
    assert "below" not in [spec.name for spec in state.specs]
    tops = {tuple(pile["top"] for pile in board(new(seats, seed))["piles"]) for seed in range(30)}
    assert len(tops) > 8


@pytest.mark.rule("MIL-SETUP-g", "MIL-SETUP-j")
def test_lands_come_from_those_that_were_not_dealt() -> None:
    """Five players hold ten of the eleven cereals: the free food lands are fishing but for one at most."""
    found: Counter[str] = Counter()
    for seed in range(40):
        game = play_out(5, seed) if seed < 3 else new(5, seed)
        for pile in board(game)["piles"]:
            found[str(pile["top"])] += 1
        for line in said(game, "revealed"):
            found[str(line["tile"])] += 1
        state: Any = game.state
        # In the game and out of it, there are 35.
        held = len([number for number in state.land if number]) + len([n for n in state.top if n])
        assert held + sum(state.gone) + sum(state.unseen) == 35
        # What is unseen is more than what lies in the piles: the rest is out of the game.
        assert sum(state.unseen) >= sum(state.left)
    assert found["fishing-lit"] > 5 * found["cereals-lit"]


@pytest.mark.rule("MIL-SETUP-n")
def test_the_start_player_is_found_by_lot() -> None:
    starts = Counter([board(new(4, seed))["start"] for seed in range(60)])
    assert set(starts) == set(FAMILIES[:4])
    game = new(4, 3)
    assert turn_of(game) == board(game)["start"] == said(game, "turn")[0]["start"]
    assert board(game)["kings"] is None
    assert board(game)["archbishop"] is None


@pytest.mark.rule("MIL-SETUP-o")
def test_starting_with_a_fishing_land() -> None:
    game = new(3, start_with_fishing=True)
    for name in FAMILIES[:3]:
        assert lands(game, f"{name}-a") == ["cereals-lit"]
        assert lands(game, f"{name}-b") == ["fishing-lit"]
    assert new(3).options["start-with-fishing"] is False


@pytest.mark.rule("MIL-SETUP-p", "MIL-SETUP-q")
@pytest.mark.parametrize(("seats", "fewer"), [(2, 2), (3, 2), (4, 3), (5, 3)])
def test_aggressive_lands(seats: int, fewer: int) -> None:
    piles, count = free_lands(new(seats, aggressive_lands=True))
    assert count.get("food", 0) == seats - fewer
    assert (count["cloth"], count["metal"]) == (seats, seats)
    assert piles[0] - piles[1] == (3 * seats - fewer) % 2
    assert new(3).options["aggressive-lands"] is False


@pytest.mark.rule("MIL-EX-62")
def test_example_free_lands_without_and_with_the_aggressive_option() -> None:
    assert free_lands(new(5))[0] == [8, 7]
    assert free_lands(new(5, aggressive_lands=True))[0] == [6, 6]
    assert free_lands(new(3, aggressive_lands=True))[0] == [4, 3]


# --- lands


@pytest.mark.rule("MIL-LAND-a")
def test_thirty_five_lands() -> None:
    state: Any = new(2).state
    kinds = registry.find("mil1049").kinds["kind"]
    count = dict.fromkeys(kinds, 0)
    for number, kind in enumerate(kinds):
        count[kind] += state.unseen[number]
    for number in (*state.land, *state.top):
        if number:
            count[kinds[(number - 1) // 2]] += 1
    assert count == {"cereals": 11, "fishing": 9, "wool": 7, "quarry": 4, "mine": 4}


LANDS = {
    "cereals": ({"food": 3}, {"gold": 1}, 0),
    "fishing": ({"food": 2}, {"gold": 1, "food": 1}, 0),
    "wool": ({"cloth": 2}, {"gold": 1}, 0),
    "quarry": ({"metal": 2}, {"gold": 1}, 2),
    "mine": ({"metal": 1}, {"gold": 1, "metal": 1}, 2),
}


@pytest.mark.rule("MIL-LAND-b", "MIL-LAND-c", "MIL-LAND-d", "MIL-LAND-e", "MIL-LAND-f", "MIL-LAND-g")
@pytest.mark.parametrize("kind", list(LANDS))
def test_what_each_land_gives(kind: str) -> None:
    harvest, tribute, defence = LANDS[kind]
    shown = board(table())["tiles"]
    lit, dark = shown[f"{kind}-lit"], shown[f"{kind}-dark"]
    assert (lit["harvest"], lit["tribute"], lit["back"]) == (harvest, {}, f"{kind}-dark")
    assert (dark["harvest"], dark["tribute"], dark["back"]) == ({}, tribute, f"{kind}-lit")
    assert lit["defence"] == dark["defence"] == defence
    game = table({"red-a": f"castle land={kind}"})
    act(game, f"harvest a+{kind}-lit")
    assert cubes(game, "red") == harvest
    assert him(game, "red-a")["defence"] == 6 + defence
    game = table({"red-a": f"castle land={kind}-dark"}, step="tributes")
    assert cubes(game, "red") == tribute
    game = table({"red-a": f"castle land={kind}"}, step="tributes")
    assert cubes(game, "red") == {}


@pytest.mark.rule("MIL-LAND-h")
def test_flipping_is_always_to_the_other_side() -> None:
    game = table({"red-a": "castle land=wool land=wool-dark"}, step="tributes")
    assert lands(game, "red-a") == ["wool-dark", "wool-lit"]


@pytest.mark.rule("MIL-EX-61")
def test_example_a_land_that_is_not_harvested() -> None:
    game = table({"red-a": "castle land=cereals"}, step="tributes")
    assert cubes(game, "red") == {}
    assert lands(game, "red-a") == ["cereals-dark"]
    game = table({"red-a": "castle land=cereals-dark"})
    assert why(game, "harvest a+cereals-dark") == "MIL-HARV-c"
    game = table({"red-a": "castle land=cereals-dark"}, step="tributes")
    assert cubes(game, "red") == {"gold": 1}
    assert lands(game, "red-a") == ["cereals-lit"]


@pytest.mark.rule("MIL-LAND-i")
def test_soft_economy() -> None:
    game = table(
        {"red-a": "castle land=wool land=mine-dark"}, step="tributes", options={"soft-economy": True}
    )
    assert cubes(game, "red") == {"food": 1, "gold": 1, "metal": 1}
    assert new(2).options["soft-economy"] is False
