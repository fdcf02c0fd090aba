"""The worked examples about placing, parliament and laws (LA-EX-1 to LA-EX-6, LA-EX-14 to LA-EX-43 ...)."""

from __future__ import annotations

import pytest

from tests.games.lancaster.support import (
    STOP,
    act,
    applied,
    asked,
    because,
    board,
    can,
    court,
    gained,
    goods,
    holder,
    in_force,
    legal,
    new,
    nobles,
    places,
    player,
    points,
    realm,
    reserve,
    said,
    space,
    tiles,
    vote,
    why,
)

PQR = ["b15", "b11", "n16"]


@pytest.mark.rule("LA-EX-1")
def test_a_free_county() -> None:
    game = realm({"blue": {"court": 2}, "red": {"court": 1}})
    act(game, "place 2+stafford")
    assert holder(game, "stafford") == ("blue", 2, 0)
    assert gained(game, "blue") == {}
    assert asked(game) == "red turn"


@pytest.mark.rule("LA-EX-2")
def test_three_beats_two() -> None:
    game = realm(
        {"blue": {"stafford": 2}, "yellow": {"court": 1}}, seats=4, who="yellow", squires={"yellow": 2}
    )
    act(game, "place 1+stafford", "squires 2")
    assert holder(game, "stafford") == ("yellow", 1, 2)
    assert board(game)["counties"]["stafford"]["knight"]["total"] == 3
    assert goods(game, "yellow")[1] == 0
    assert court(game, "blue") == [2]


@pytest.mark.rule("LA-EX-3")
def test_a_noble_from_the_king() -> None:
    game = realm({"blue": {"upper-left": 1}, "green": {"court": 1}}, who="green")
    act(game, "place 1+upper-left", "favour noble", "take gloucester")
    assert places(game, "upper-left")[1] == ("green", [1])
    assert player(game, "green")["nobles"] == ["gloucester"]
    assert board(game)["favours"]["noble"] == "down"


@pytest.mark.rule("LA-EX-4")
def test_another_knight_onto_the_first() -> None:
    game = realm(
        {"blue": {"upper-left": 1, "court": 1}, "green": {"upper-left": 1, "court": [1, 1]}},
        who="green",
        down=["noble"],
        order={"upper-left": ["blue", "green"]},
    )
    act(game, "place 1+upper-left")
    assert asked(game) == "green favour"
    act(game, "decline")
    assert places(game, "upper-left") == [("blue", [1]), ("green", [1, 1]), None]
    act(game, "place 1+upper-left", "decline", "place 1+upper-left", "decline")
    assert places(game, "upper-left") == [("blue", [1, 1]), ("green", [1, 1, 1]), None]


@pytest.mark.rule("LA-EX-5")
def test_three_to_three_passes() -> None:
    game = realm(
        seats=4, step="vote", laws=PQR, proposals=["b04", "b05", "b07"], markers={"blue": 1, "red": 1}
    )
    vote(game, "yes 1", "no 1", "yes", "no")
    assert said(game, "passed") == [{"law": "b04", "yes": 3, "no": 3}]
    assert in_force(game) == ["b11", "n16", "b04"]
    assert "b15" in board(game)["laws_gone"]


@pytest.mark.rule("LA-EX-6")
def test_two_to_three_fails() -> None:
    game = realm(seats=5, step="vote", laws=PQR, proposals=["b04", "b05", "b07"])
    vote(game, "yes", "yes", "no", "no", "no")
    assert said(game, "failed") == [{"law": "b04", "yes": 2, "no": 3}]
    assert in_force(game) == PQR


@pytest.mark.rule("LA-EX-14")
def test_squires_do_not_reach_a_minimum() -> None:
    game = realm({"red": {"court": 2}}, who="red", squires={"red": 4})
    assert why(game, "place 2+gloucester") == "LA-COUNTY-b"
    assert "needs strength 3, your knight has 2" in because(game, "place 2+gloucester")


@pytest.mark.rule("LA-EX-15")
@pytest.mark.parametrize(
    ("strength", "squires", "rule"), [(3, 1, "LA-OUST-a"), (2, 5, "LA-OUST-b"), (3, 2, "")]
)
def test_ousting_from_gloucester(strength: int, squires: int, rule: str) -> None:
    game = realm(
        {"blue": {"gloucester": 3}, "red": {"court": strength}},
        who="red",
        beside={"gloucester": 1},
        squires={"red": squires},
    )
    assert why(game, f"place {strength}+gloucester") == rule
    if not rule:
        act(game, f"place {strength}+gloucester")
        assert legal(game, "squires") == ["2"]


@pytest.mark.rule("LA-EX-16")
def test_the_ousted_comes_back_without_its_squires() -> None:
    game = realm({"blue": {"stafford": 1}, "red": {"court": 4}}, who="red", beside={"stafford": 2})
    act(game, "place 4+stafford")
    assert court(game, "blue") == [1]
    assert goods(game, "blue")[1] == 0
    assert asked(game) == "blue turn"


@pytest.mark.rule("LA-EX-17")
def test_an_own_county_is_closed() -> None:
    game = realm({"blue": {"stafford": 1, "court": 3}})
    assert why(game, "place 3+stafford") == "LA-OUST-c"


@pytest.mark.rule("LA-EX-18")
def test_who_is_next_after_ousting() -> None:
    game = realm({"blue": {"court": [1, 2]}, "red": {"stafford": 1}})
    act(game, "place 2+stafford")
    assert asked(game) == "red turn"
    act(game, "place 1+castle-gold")
    assert asked(game) == "blue turn"
    act(game, "place 1+castle-gold")
    assert board(game)["phase"] == "parliament"


@pytest.mark.rule("LA-EX-19")
def test_the_knight_just_placed_is_upgraded() -> None:
    game = realm({"blue": {"court": [1, 2]}}, seats=4)
    assert reserve(game, "blue") == [1, 1, 2, 3, 4]
    act(game, "place 1+upper-left", "favour upgrade-1", "upgrade 1+upper-left")
    assert places(game, "upper-left")[0] == ("blue", [2])
    assert reserve(game, "blue") == [1, 1, 1, 3, 4]


@pytest.mark.rule("LA-EX-20")
def test_only_one_step_at_a_time() -> None:
    game = realm({"red": {"court": [1, 2, 2], "stafford": 1}}, step="counties")
    act(game, "take-reward")
    assert legal(game, "upgrade") == ["2+court"]
    assert why(game, "upgrade 1+court") == "LA-REWARD-c"


SIX = [
    "favour noble",
    "favour upgrade-1",
    "favour upgrade-2",
    "favour gold",
    "favour squires",
    "favour mixed",
]


@pytest.mark.rule("LA-EX-21")
def test_the_seventh_knight_earns_nothing() -> None:
    game = realm(
        {"blue": {"court": [1, 1, 1, 2]}, "red": {"court": [1, 1, 2]}}, seats=4, laws=["b15", "b11", "n16"]
    )
    for favour in SIX:
        strength = court(game, "blue" if asked(game).startswith("blue") else "red")[0]
        act(game, f"place {strength}+upper-left", favour)
        if asked(game).split()[1] in ("favour-noble", "upgrade"):
            act(game, "decline")
    act(game, f"place {court(game, 'blue')[0]}+upper-left")
    assert asked(game).endswith("vote"), "no favour for the seventh"
    assert set(board(game)["favours"].values()) == {"down"}
    for _ in range(3):
        vote(game, "no", "no", "no", "no")
    assert board(game)["round"] == 2
    assert set(board(game)["favours"].values()) == {"up"}


@pytest.mark.rule("LA-EX-22")
def test_four_favours_with_three_players() -> None:
    game = realm({"blue": {"court": [1, 1, 1, 2, 2]}})
    assert [name for name, lies in board(game)["favours"].items() if lies == "up"] == [
        "noble",
        "gold",
        "squires",
        "mixed",
    ]
    for strength, favour in zip((1, 1, 1, 2), ("gold", "squires", "mixed", "noble"), strict=True):
        act(game, f"place {strength}+upper-left", f"favour {favour}")
    act(game, "decline", "place 2+upper-left")
    assert asked(game).endswith("vote")


@pytest.mark.rule("LA-EX-23")
@pytest.mark.parametrize(("words", "lies"), [("favour noble", "down"), ("decline", "up")])
def test_a_noble_tile_of_no_use(words: str, lies: str) -> None:
    letters = ["stafford", "york"]
    empty = dict.fromkeys(
        ["northumberland", "gloucester", "bedford", "suffolk", "somerset", "dorset", "surrey"], 0
    )
    game = realm({"blue": {"court": 1}}, seated={"blue": letters}, piles=empty)
    act(game, "place 1+upper-left", words)
    assert board(game)["favours"]["noble"] == lies
    assert player(game, "blue")["nobles"] == letters
    assert asked(game).endswith("vote")


@pytest.mark.rule("LA-EX-24")
def test_a_later_knight_does_not_change_the_place() -> None:
    game = realm(
        {"blue": {"court": 1, "upper-left": 1}, "green": {"upper-left": 2}},
        cards={"upper-left": "c04"},
        laws=["b15", "b11", "n16"],
    )
    act(game, "place 1+upper-left", "decline")
    for _ in range(3):
        vote(game, "no", "no", "no")
    assert [(line["house"], line["sum"]) for line in said(game, "rank")] == [("green", 2), ("blue", 2)]


@pytest.mark.rule("LA-EX-25")
def test_nowhere_to_go() -> None:
    all_tiles = ["new-knight", "upgrade", "squires", "gold", "markers", "mixed"]
    game = realm(
        {
            "blue": {"court": 1},
            "red": {"upper-left": 1, "upper-right": 1, "stafford": 2, "court": 1},
            "green": {"upper-left": 1, "upper-right": 1},
            "yellow": {"upper-left": 1, "upper-right": 1, "dorset": 2},
        },
        seats=4,
        tiles={"blue": all_tiles},
    )
    assert asked(game) == "red turn"
    act(game, "place 1+castle-gold")
    assert board(game)["phase"] == "parliament"
    assert court(game, "blue") == [1]


@pytest.mark.rule("LA-EX-26")
def test_markers_are_spent_once() -> None:
    game = realm(step="vote", markers={"red": 2})
    vote(game, "no", "yes 2", "no")
    assert goods(game, "red")[2] == 0
    assert legal(game, seat="red") == ["no 0", "yes 0"]


@pytest.mark.rule("LA-EX-27")
@pytest.mark.parametrize(
    ("results", "order"), [("yyy", ["b04", "b05", "b07"]), ("yny", ["n16", "b04", "b07"])]
)
def test_the_order_after_three_votes(results: str, order: list[str]) -> None:
    game = realm(STOP, step="vote", laws=PQR, proposals=["b04", "b05", "b07"])
    for result in results:
        side = "yes" if result == "y" else "no"
        vote(game, side, side, side)
    assert [line["law"] for line in said(game, "applied")] == order


@pytest.mark.rule("LA-EX-28")
def test_one_to_one_passes() -> None:
    game = realm(seats=2, step="vote")
    vote(game, "yes", "no")
    assert said(game, "passed")[0]["yes"] == said(game, "passed")[0]["no"] == 1


@pytest.mark.rule("LA-EX-29")
def test_bought_markers_are_kept() -> None:
    game = realm(STOP, step="vote", laws=["b04", "b15", "b11"], markers={"blue": 2}, gold={"blue": 3})
    for _ in range(3):
        vote(game, "no", "no", "no")
    assert said(game, "returned") == [{"who": "blue", "markers": 2}]
    act(game, "buy 3")
    assert goods(game, "blue") == (0, 0, 3)


@pytest.mark.rule("LA-EX-30")
def test_five_counties_under_two_laws() -> None:
    counties = {"stafford": 1, "dorset": 1, "surrey": 2, "bedford": 2, "york": 3}
    game = realm({**STOP, "blue": counties}, step="laws", laws=["b03", "b13", "b15"])
    assert gained(game, "blue") == {"points": 6 + 8}


@pytest.mark.rule("LA-EX-31")
def test_most_gold() -> None:
    knights = {**STOP, "blue": {"stafford": 1}, "red": {"dorset": 1}}
    game = realm(knights, step="laws", laws=["b01", "b15", "b11"], gold={"blue": 3, "red": 3, "green": 1})
    act(game, "upgrade 1+stafford", "upgrade 1+dorset")
    assert asked(game) == "green county"
    nobody = realm(knights, step="laws", laws=["b01", "b15", "b11"])
    assert asked(nobody) == "green county"


@pytest.mark.rule("LA-EX-32")
def test_squires_in_counties_do_not_count() -> None:
    game = applied("b02", {"blue": {"stafford": 1}}, squires={"blue": 1, "red": 2}, beside={"stafford": 4})
    assert (court(game, "red"), court(game, "blue")) == ([1], [])


@pytest.mark.rule("LA-EX-33")
def test_one_law_makes_room_for_another() -> None:
    game = realm({**STOP, "blue": {"surrey": 2}}, step="laws", laws=["b01", "b09", "b15"], gold={"blue": 1})
    act(game, "upgrade 2+surrey")
    assert asked(game) == "blue upgrade", "no 2 is deployed any longer"
    act(game, "upgrade 3+surrey")
    assert holder(game, "surrey") == ("blue", 4, 0)


@pytest.mark.rule("LA-EX-34")
def test_a_tile_built_by_the_law_to_the_left() -> None:
    game = realm(
        {**STOP, "blue": {"upper-left": 1, "upper-right": 1}},
        step="laws",
        laws=["b06", "b11", "b15"],
        tiles={"blue": ["gold", "mixed"]},
    )
    act(game, "build markers")
    assert points(game, "blue") == 5


@pytest.mark.rule("LA-EX-35")
def test_building_over_a_castle_knight() -> None:
    game = realm(
        {**STOP, "blue": {"upper-left": 1, "upper-right": 1, "castle-gold": 1, "castle-mixed": 2}},
        step="laws",
        laws=["b06", "n08", "b15"],
    )
    act(game, "build gold")
    assert court(game, "blue") == [1]
    assert gained(game, "blue") == {"points": 3}


@pytest.mark.rule("LA-EX-36")
@pytest.mark.parametrize(
    ("law", "gets"),
    [("b12", {"points": 6}), ("b08", {"squire": 1, "marker": 1, "gold": 1}), ("n18", {"points": 5})],
)
def test_four_knights_in_two_conflicts(law: str, gets: dict[str, int]) -> None:
    game = applied(
        law,
        {"blue": {"upper-left": [1, 1, 2], "lower-left": 1}, "red": {"upper-left": [1, 1, 1]}},
        cards={"lower-left": "c09"},
    )
    assert gained(game, "blue") == gets


@pytest.mark.rule("LA-EX-37")
def test_six_nobles_and_one_knight_left() -> None:
    letters = ["northumberland", "stafford", "york", "gloucester", "bedford", "suffolk"]
    game = applied(
        "b15", {"blue": {"stafford": 1, "dorset": 1}}, seated={"blue": letters, "red": letters[:2]}
    )
    assert court(game, "blue") == [1]
    assert said(game, "lapsed") == [{"house": "blue", "good": "new_knight"}]
    assert court(game, "red") == []


@pytest.mark.rule("LA-EX-38")
def test_leftovers_of_three_players() -> None:
    game = realm(
        {"blue": {"stafford": 1}, "red": {"dorset": 1}, "green": {"northumberland": 2}},
        step="vote",
        laws=["b04", "n09", "n17"],
        markers={"blue": 2, "red": 2, "green": 1},
        gold=dict.fromkeys(("blue", "red", "green"), 9),
        squires=dict.fromkeys(("blue", "red", "green"), 9),
    )
    for _ in range(3):
        vote(game, "no", "no", "no")
    act(game, "done", "done", "buy 3")
    assert asked(game) == "blue upgrade"
    act(game, "decline")
    assert asked(game) == "red upgrade"
    act(game, "decline", "buy 1", "done")
    assert legal(game) == ["buy 1", "done"], "one leftover alone"
    act(game, "buy 1")
    assert (points(game, "blue"), points(game, "red"), points(game, "green")) == (3, 0, 3)
    assert said(game, "returned") == [{"who": "blue", "markers": 1}, {"who": "red", "markers": 2}]
    assert goods(game, "green")[2] == 3


@pytest.mark.rule("LA-EX-39")
def test_three_counties_of_four_are_paid_for() -> None:
    game = realm(
        {"blue": {"stafford": 1, "dorset": 1, "surrey": 2, "bedford": 2}},
        step="laws",
        laws=["n11", "n12", "b15"],
        gold={"blue": 3},
        beside={"bedford": 2},
    )
    act(game, "pay stafford", "pay dorset", "pay surrey")
    assert goods(game, "blue")[:2] == (0, 0)
    assert court(game, "blue") == [2]
    assert points(game, "blue") == 5
    act(game, "take-noble", "take-noble", "take-noble", "name blue")
    assert [line["county"] for line in said(game, "county")] == ["stafford", "dorset", "surrey"]


@pytest.mark.rule("LA-EX-40")
def test_one_tile_of_three_is_paid_for() -> None:
    game = realm(
        {"blue": {"bedford": 2}, "red": {"castle-gold": 1}},
        step="laws",
        laws=["n13", "b15", "b11"],
        tiles={"blue": ["gold", "markers", "mixed"]},
        squires={"blue": 1},
    )
    act(game, "keep gold")
    assert [space(game, "blue", name)[0] for name in ("gold", "markers", "mixed")] == [
        "built",
        "turned",
        "turned",
    ]
    act(game, "take-reward", "build squires")
    assert legal(game, "score") == ["gold", "squires"]
    act(game, "gather")
    assert goods(game, "blue")[:2] == (2, 2)
    assert [space(game, "blue", name)[0] for name in ("gold", "markers", "mixed", "squires")] == ["built"] * 4


@pytest.mark.rule("LA-EX-41")
@pytest.mark.parametrize(("sent", "green", "blue"), [(3, 4, 2), (1, 2, 1)])
def test_squires_go_to_war(sent: int, green: int, blue: int) -> None:
    game = realm(
        {
            "blue": {"upper-left": 1},
            "green": {"upper-left": 1, "upper-right": 1, "lower-left": 1},
            "red": {"court": 1},
        },
        step="laws",
        laws=["n05", "b15", "b11"],
        cards={"upper-left": "c05a", "upper-right": "c09", "lower-left": "c08"},
        squires={"green": 3},
    )
    act(game, *["send upper-left"] * sent, *["done"] * (sent < 3))
    ranks = [line for line in said(game, "rank") if line["points"] in (green, blue)]
    won = [line["card"] for line in said(game, "england")]
    assert ("c05a" in won) is (sent == 3)
    assert {"house": "green", "rank": 1, "sum": 1 + sent, "points": green} in ranks
    assert {"house": "blue", "rank": 2, "sum": 1, "points": blue} in ranks
    if sent < 3:
        assert places(game, "lower-left") == [("blue", [1]), ("green", [1]), None]
        assert board(game)["conflicts"]["lower-left"]["total"] == 2, "the squires are gone"


@pytest.mark.rule("LA-EX-42")
@pytest.mark.parametrize("law", ["n15", "n16"])
def test_squires_and_empty_counties(law: str) -> None:
    game = applied(
        law,
        {"blue": {"stafford": 1, "dorset": 1, "surrey": 2}},
        laws=[law, "b15", "b11"],
        beside={"stafford": 1, "dorset": 2, "surrey": 2},
        piles={"stafford": 0, "dorset": 0},
    )
    assert gained(game, "blue") == {"points": 6}


@pytest.mark.rule("LA-EX-43")
def test_a_trade_there_and_back() -> None:
    game = applied("n14", {}, gold={"blue": 4}, squires={"blue": 1})
    act(game, "trade-gold", "trade-squires", "done")
    assert goods(game, "blue")[:2] == (3, 0)


@pytest.mark.rule("LA-EX-65")
def test_an_allys_favours() -> None:
    knights = {"blue-ally": {"court": 2, "dorset": 1}, "red": {"court": 1}}
    gold = realm(knights, seats=2)
    act(gold, "place ally-2+upper-left", "favour gold")
    assert goods(gold, "blue")[0] == 0
    assert board(gold)["favours"]["gold"] == "down"
    upgrade = realm(knights, seats=2)
    act(upgrade, "place ally-2+upper-left", "favour upgrade-1", "upgrade ally-1+dorset")
    assert holder(upgrade, "dorset") == ("blue-ally", 2, 0)
    noble = realm(knights, seats=2)
    act(noble, "place ally-2+upper-left", "favour noble", "take somerset")
    assert nobles(noble, "somerset") == 1


@pytest.mark.rule("LA-EX-68")
def test_who_may_oust_an_ally() -> None:
    held = {"blue-ally": {"stafford": 2}}
    own = realm({**held, "blue": {"court": 3}}, seats=2)
    assert why(own, "place 3+stafford") == "LA-TWOPLAY-d"
    red = realm({**held, "red": {"court": 2}}, seats=2, who="red", squires={"red": 1})
    act(red, "place 2+stafford", "squires 1")
    assert court(red, "blue-ally") == [2]
    ally = realm({**held, "red-ally": {"court": 2}}, seats=2, who="red", squires={"red": 1})
    assert why(ally, "place ally-2+stafford") == "LA-OUST-a"


@pytest.mark.rule("LA-EX-69")
@pytest.mark.parametrize("law", ["b03", "n11"])
def test_laws_pass_allies_by(law: str) -> None:
    idle = ["b15", "b11"]
    game = realm(
        {"blue": {"stafford": 1}, "blue-ally": {"dorset": 1}}, seats=2, step="laws", laws=[law, *idle]
    )
    assert points(game, "blue") == 0
    assert holder(game, "dorset") == ("blue-ally", 1, 0)
    assert (holder(game, "stafford") is None) is (law == "n11")


@pytest.mark.rule("LA-EX-70")
@pytest.mark.parametrize(
    ("seats", "laid", "left_out"), [(2, 2, {2, 10}), (3, 2, {9, 10}), (4, 3, {2, 10}), (5, 4, {2, 3})]
)
def test_setting_up(seats: int, laid: int, left_out: set[int]) -> None:
    game = new(seats)
    now = board(game)
    assert {county["nobles"] for county in now["counties"].values()} == {laid}
    dealt = {str(conflict["card"]) for conflict in now["conflicts"].values() if conflict}
    everything = dealt | set(now["cards_unseen"])
    assert len(everything) == 10
    assert {int(name[1:3]) for name in everything} == set(range(2, 11)) - left_out


@pytest.mark.rule("LA-EX-71")
def test_a_random_mixture() -> None:
    game = new(2, draws=[0, 1, 0, 1, 0, 1], laws="drawn")
    assert sorted(in_force(game)) == ["n01", "n02", "n03"]
    rounds: list[list[str]] = [[str(law["id"]) for law in board(game)["proposals"]]]
    while not game.over:
        seat = game.must_act[0]
        game.apply(seat, game.choices(seat)[0])
        if len(said(game, "proposed")) > 3 * len(rounds):
            rounds.append([str(line["law"]) for line in said(game, "proposed")[-3:]])
            if len(rounds) == 5:
                assert board(game)["laws_left"] == []
    drawn = [law for laws in rounds for law in laws]
    assert sorted(drawn[:4]) == ["b04", "b05", "b06", "b07"]
    assert sorted(drawn[4:8]) == ["n08", "n09", "n10", "n11"]
    assert sorted(drawn[8:12]) == ["b12", "b13", "b14", "b15"]
    assert sorted(rounds[4]) == ["n16", "n17", "n18"]


@pytest.mark.rule("LA-EX-72")
def test_an_upgraded_holder_holds_with_one_more() -> None:
    game = realm({"blue": {"stafford": 1, "court": 1}, "red": {"court": 4}}, seats=4, beside={"stafford": 2})
    act(game, "place 1+upper-left", "favour upgrade-1", "upgrade 1+stafford")
    assert holder(game, "stafford") == ("blue", 2, 2)
    assert why(game, "place 4+stafford") == "LA-OUST-a"


@pytest.mark.rule("LA-EX-73")
@pytest.mark.parametrize("words", ["swap", "decline"])
def test_the_swap_before_other_laws(words: str) -> None:
    game = realm(
        {**STOP, "blue": {"stafford": 1, "dorset": 1, "surrey": 2, "york": 3, "court": 2}},
        step="laws",
        laws=["b10", "b14", "b18"],
    )
    assert reserve(game, "blue") == [1, 4]
    act(game, words)
    assert points(game, "blue") == 0
    assert holder(game, "york") == ("blue", 4 if words == "swap" else 3, 0)


@pytest.mark.rule("LA-EX-74")
def test_the_last_tile_is_bought_once() -> None:
    five = ["new-knight", "upgrade", "squires", "gold", "markers"]
    game = applied("n07", {}, laws=["n07", "b15", "n16"], tiles={"blue": five}, gold={"blue": 8})
    act(game, "buy 1", "build mixed")
    assert asked(game) == "green county", "a second purchase is not offered"
    assert goods(game, "blue")[0] == 4
    assert len(tiles(game, "blue")) == 6


@pytest.mark.rule("LA-EX-76")
def test_the_seventh_knight_takes_what_was_declined() -> None:
    others = ["noble", "upgrade-1", "upgrade-2", "squires", "mixed"]
    game = realm({"blue": {"court": 1}, "red": {"court": 1}, "green": {"court": 1}}, seats=4, down=others)
    act(game, "place 1+upper-left", "decline", "place 1+upper-left", "favour gold")
    assert gained(game, "red") == {"gold": 2}
    act(game, "place 1+upper-left")
    assert asked(game).endswith("vote")


@pytest.mark.rule("LA-EX-77")
def test_two_laws_for_whoever_has_most() -> None:
    game = realm(
        STOP,
        step="laws",
        laws=["n02", "n03", "b15"],
        squires={"blue": 3, "red": 1, "green": 1},
        gold={"blue": 2, "red": 3, "green": 1},
    )
    assert goods(game, "blue") == (3, 4, 2)
    assert goods(game, "red") == (3, 2, 1)


@pytest.mark.rule("LA-EX-78")
def test_buying_under_two_laws() -> None:
    game = realm(STOP, step="laws", laws=["b05", "b16", "b15"], gold={"blue": 3}, squires={"blue": 2})
    act(game, "buy 2", "buy 1")
    assert (points(game, "blue"), goods(game, "blue")[:2]) == (7, (0, 0))


@pytest.mark.rule("LA-EX-79")
def test_the_ally_must_be_placed() -> None:
    game = realm({"blue-ally": {"court": 2}}, seats=2)
    assert asked(game) == "blue turn"
    assert can(game, "place ally-2+upper-left")
    assert why(game, "pass") == "LA-TURN-c"
    act(game, "place ally-2+castle-upgrade")
    assert board(game)["phase"] == "parliament"


@pytest.mark.rule("LA-EX-80")
def test_all_knights_bound_in_the_lower_row() -> None:
    game = realm(
        {"blue": {"lower-left": [1, 2]}, "red": {"court": 1, "castle-gold": 1}},
        round=3,
        cards={"lower-left": "c08"},
        markers={"blue": 2},
        seated={"blue": ["york"]},
        laws=["b15", "b11", "n16"],
    )
    assert asked(game) == "red turn"
    act(game, "place 1+dorset")
    vote(game, "yes 2", "no", "no")
    vote(game, "no", "no", "no")
    vote(game, "no", "no", "no")
    assert len([line for line in said(game, "voted") if line["who"] == "blue"]) == 3
    act(game, "take-noble")
    assert goods(game, "blue")[2] == 2
    assert said(game, "table")[0] == {"who": "blue", "markers": 2}
