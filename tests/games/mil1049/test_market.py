"""4.III Market: trade and castle auctions."""

from __future__ import annotations

import pytest

from banneret import Game
from tests.games.mil1049.support import (
    act,
    board,
    count_out,
    cubes,
    family,
    him,
    legal,
    missing,
    pp,
    said,
    step,
    table,
    turn_of,
    why,
)

OPEN = "1 food, 1 cloth, 1 metal"


def trade(purse: str, *deals: str) -> Game:
    """Red trades, and has made these deals so far."""
    game = act(table({"red-a": "castle at=market-1"}, step="market", cubes={"red": purse}), "trade")
    return act(game, *[f"deal {deal}" for deal in deals])


@pytest.mark.rule("MIL-MARKET-a")
def test_trade_or_a_castle() -> None:
    game = table({"red-a": "at=market-1"}, step="market", cubes={"red": OPEN})
    assert legal(game) == ["auction", "idle", "trade"]
    assert why(game, "influence") == "MIL-MARKET-a"
    act(game, "trade", "done")
    assert step(game) == "cathedral"


@pytest.mark.rule("MIL-MARKET-b")
def test_four_cubes_at_most() -> None:
    game = trade("9 food, 9 metal", "2-food-for-1-cloth", "2-food-for-1-cloth")
    assert legal(game) == ["done"]
    assert why(game, "deal 1-metal-for-1-food") == "MIL-MARKET-b"
    assert missing(game, "deal 1-metal-for-1-food") == ("given", (4,))
    act(game, "done")
    assert cubes(game, "red") == {"food": 5, "cloth": 2, "metal": 9}
    assert said(game, "traded") == [{"who": "red", "count": 4}]


@pytest.mark.rule("MIL-MARKET-c")
def test_what_was_received_stays() -> None:
    game = trade("2 food", "2-food-for-1-metal")
    assert legal(game) == ["done"]
    assert why(game, "deal 1-metal-for-1-cloth") == "MIL-MARKET-c"
    assert missing(game, "deal 1-metal-for-1-cloth") == ("lacks", (1, 2))


LINES = {
    "MIL-MARKET-d": ["2-food-for-1-cloth", "2-food-for-1-metal"],
    "MIL-MARKET-e": ["1-cloth-for-1-metal", "1-metal-for-1-cloth"],
    "MIL-MARKET-f": ["2-cloth-for-1-gold", "1-cloth-1-metal-for-1-gold", "2-metal-for-1-gold"],
    "MIL-MARKET-g": ["1-cloth-for-1-food", "1-metal-for-1-food"],
    "MIL-MARKET-h": [
        "1-gold-for-2-food",
        "1-gold-for-1-food-1-cloth",
        "1-gold-for-1-food-1-metal",
        "1-gold-for-2-cloth",
        "1-gold-for-1-cloth-1-metal",
        "1-gold-for-2-metal",
    ],
}


@pytest.mark.rule("MIL-MARKET-d", "MIL-MARKET-e", "MIL-MARKET-f", "MIL-MARKET-g", "MIL-MARKET-h")
@pytest.mark.parametrize("deal", [deal for deals in LINES.values() for deal in deals])
def test_the_lines_of_the_table(deal: str) -> None:
    before = dict.fromkeys(("food", "cloth", "metal", "gold"), 3)
    game = trade("3 food, 3 cloth, 3 metal, 3 gold", deal)
    act(game, "done")
    after = dict(before)
    for sign, side in zip((-1, 1), deal.split("-for-"), strict=True):
        words = side.split("-")
        for count, what in zip(words[::2], words[1::2], strict=True):
            after[what] += sign * int(count)
    assert cubes(game, "red") == {what: count for what, count in after.items() if count}


@pytest.mark.rule(
    "MIL-MARKET-d", "MIL-MARKET-e", "MIL-MARKET-f", "MIL-MARKET-g", "MIL-MARKET-h", "MIL-MARKET-i"
)
def test_there_are_no_other_lines_and_none_with_influence() -> None:
    game = trade("9 food, 9 cloth, 9 metal, 9 influence, 9 gold")
    assert set(legal(game, "deal")) == {deal for deals in LINES.values() for deal in deals}
    assert "influence" not in "".join(game.rules.kinds["deal"])


@pytest.mark.rule("MIL-MARKET-j", "MIL-EX-15")
def test_example_two_lines_in_one_trade() -> None:
    game = trade("2 food, 1 cloth, 1 metal", "2-food-for-1-metal", "1-cloth-1-metal-for-1-gold")
    assert board(game, "red")["own"]["trade"]["got"] == {"metal": 1, "gold": 1}
    assert legal(game) == ["done"]
    act(game, "done")
    assert cubes(game, "red") == {"metal": 1, "gold": 1}


# --- castle auctions


def auction(opening: str = "", seats: int = 3, **purses: str) -> Game:
    """Red opens an auction with the least there is and some cubes more."""
    told = {"red": "9 food, 9 cloth, 9 metal, 9 gold"} | purses
    knights = {"red-a": "men=1 at=market-1", "blue-a": "men=1", "green-a": "men=1", "yellow-a": "men=1"}
    knights = {name: words for name, words in knights.items() if seats == 4 or not name.startswith("yellow")}
    game = act(table(knights, seats=seats, step="market", cubes=told), "auction")
    return count_out(game, opening)


@pytest.mark.rule("MIL-CASTLE-a", "MIL-CASTLE-b")
def test_the_opening_bid() -> None:
    knights = {"red-a": "men=1 at=market-1"}
    game = table(knights, step="market", cubes={"red": "1 food, 1 cloth, 9 influence"})
    assert why(game, "auction") == "MIL-CASTLE-b"
    assert missing(game, "auction") == ("lacks", (1, 2))
    game = table(knights, step="market", cubes={"red": "2 food, 1 cloth, 1 metal, 1 influence"})
    act(game, "auction")
    assert legal(game) == ["add food", "done"]
    assert why(game, "add influence") == "MIL-CASTLE-a"
    act(game, "add food", "done")
    assert board(game)["auction"] is None or board(game)["auction"]["opener_bid"] == {
        "food": 2,
        "cloth": 1,
        "metal": 1,
    }


@pytest.mark.rule("MIL-CASTLE-c", "MIL-CASTLE-e")
def test_each_other_player_speaks_once_from_the_openers_left() -> None:
    game = auction(seats=4, blue=OPEN + ", 1 gold", green=OPEN, yellow=OPEN + ", 2 gold")
    order = []
    for answer in ("1 gold", "", "2 gold"):
        order.append(turn_of(game))
        if answer:
            count_out(game, answer)
        else:
            act(game, "pass")
    assert order == ["blue", "green", "yellow"]
    assert [(a["who"], a["count"]) for a in said(game, "bids") if a["resource"] == "gold"] == [
        ("blue", 1),
        ("yellow", 2),
    ]
    assert turn_of(game) == "red"


@pytest.mark.rule("MIL-CASTLE-d")
def test_a_bid_holds_the_opening_bid_and_beats_the_best() -> None:
    game = auction("1 gold", blue="9 food, 1 cloth, 1 metal", green=OPEN + ", 1 gold, 1 food")
    # Nine food, but no gold: he cannot have the opening bid in it.
    assert legal(game) == ["pass"]
    assert why(game, "add food") == "MIL-CASTLE-d"
    assert missing(game, "done") == ("lacks", (1, 4))
    act(game, "pass")
    # The opening bid alone is no better than itself.
    assert why(game, "done") == "MIL-CASTLE-d"
    assert legal(game) == ["add food", "pass"]
    act(game, "add food", "done")
    assert board(game)["auction"]["best"] == {"food": 2, "cloth": 1, "metal": 1, "gold": 1}
    assert board(game)["auction"]["beats"] == {
        "contains": {"food": 1, "cloth": 1, "metal": 1, "gold": 1},
        "more_than": 5,
    }


@pytest.mark.rule("MIL-CASTLE-d")
def test_who_cannot_bid_is_asked_all_the_same() -> None:
    """Otherwise all would learn what is behind his screen."""
    game = auction(blue="1 food")
    assert turn_of(game) == "blue"
    assert legal(game) == ["pass"]


@pytest.mark.rule("MIL-CASTLE-f", "MIL-CASTLE-h", "MIL-EX-16")
def test_example_red_improves_and_wins() -> None:
    game = auction(blue=OPEN + ", 1 food", green=OPEN + ", 1 gold")
    count_out(game, "1 food")
    count_out(game, "1 gold")
    assert turn_of(game) == "red"
    count_out(game, "1 food, 1 cloth")
    assert said(game, "castle-won") == [{"who": "red"}]
    assert cubes(game, "red") == {"food": 7, "cloth": 7, "metal": 8, "gold": 9}
    assert pp(game)["red"] == 4
    act(game, "build red-a")
    assert him(game, "red-a")["castle"]
    # The others keep their cubes, and he who won does not trade.
    assert sum(cubes(game, "blue").values()) == sum(cubes(game, "green").values()) == 4
    assert step(game) == "cathedral"


@pytest.mark.rule("MIL-CASTLE-f")
def test_an_improvement_is_on_top_of_the_opening_bid_and_only_once() -> None:
    game = auction("1 gold", blue=OPEN + ", 2 gold", green=OPEN)
    count_out(game, "1 gold")
    act(game, "pass")
    assert (turn_of(game), why(game, "done")) == ("red", "MIL-CASTLE-d")
    count_out(game, "1 gold, 1 food")
    # Blue is not asked again.
    assert step(game) == "building"
    assert sum(cubes(game, "red").values()) == 36 - 6


@pytest.mark.rule("MIL-CASTLE-g")
def test_if_all_pass_the_opener_wins() -> None:
    game = act(auction("1 gold"), "pass", "pass")
    assert said(game, "castle-won") == [{"who": "red"}]
    assert cubes(game, "red")["gold"] == 8


@pytest.mark.rule("MIL-EX-49")
def test_example_three_bids() -> None:
    purse = "1 food, 1 cloth, 1 metal, 1 influence, 4 gold"
    # Four gold alone cannot be bid: the opening bid is in every bid.
    game = auction(blue="4 gold")
    assert legal(game) == ["pass"]
    game = auction(blue=purse)
    assert why(game, "add influence") == "MIL-CASTLE-a"
    act(game, "add gold")
    assert why(game, "done") == ""


@pytest.mark.rule("MIL-EX-73")
def test_example_a_dear_opening_bid() -> None:
    game = auction(
        "1 gold",
        seats=4,
        blue="2 food, 2 cloth, 1 metal",
        green=OPEN,
        yellow="1 food, 1 cloth, 2 metal, 1 gold",
    )
    # Two food, two cloth and a metal have no gold in them.
    assert legal(game) == ["pass"]
    game = auction(
        "1 gold",
        seats=4,
        blue="2 food, 1 cloth, 1 metal, 1 gold",
        green=OPEN,
        yellow="1 food, 1 cloth, 2 metal, 1 gold",
    )
    count_out(game, "1 food")
    act(game, "pass")
    # Five cubes against five, as much gold, more metal.
    count_out(game, "1 metal")
    assert (turn_of(game), board(game)["auction"]["bidder"]) == ("red", "yellow")
    act(game, "pass")
    assert said(game, "castle-won") == [{"who": "yellow"}]
    act(game, "build yellow-a")
    assert (step(game), turn_of(game)) == ("trading", "red")


@pytest.mark.rule("MIL-CASTLE-i", "MIL-CASTLE-j", "MIL-EX-51")
def test_example_a_castle_for_a_vassal() -> None:
    knights = {
        "red-a": "castle at=market-1",
        "red-b": "men=1",
        "blue-a": "men=1 lord=red",
        "blue-b": "castle lord=red",
        "green-a": "men=1",
    }
    game = table(knights, step="market", cubes={"red": OPEN})
    act(game, "auction", "done", "pass", "pass")
    assert legal(game) == ["build blue-a", "build red-b"]
    assert why(game, "build green-a") == "MIL-CASTLE-i"
    assert why(game, "build red-a") == "MIL-CASTLE-i"
    act(game, "build blue-a")
    assert pp(game) == {"red": 4, "blue": 0, "green": 0}
    assert him(game, "blue-a")["castle"]
    assert not him(game, "blue-a")["starves"]


@pytest.mark.rule("MIL-CASTLE-k", "MIL-CASTLE-l", "MIL-CASTLE-m", "MIL-EX-50")
def test_example_green_has_no_place_for_a_castle() -> None:
    knights = {
        "red-a": "men=1 at=market-1",
        "blue-a": "men=1",
        "green-a": "castle at=market-2",
        "green-b": "castle",
    }
    purses = {"red": OPEN + ", 2 food", "blue": OPEN + ", 1 gold", "green": "9 food, 9 cloth, 9 metal"}
    game = table(knights, step="market", cubes=purses)
    act(game, "auction", "done")
    assert turn_of(game) == "blue"
    count_out(game, "1 gold")
    # Green is passed over.
    assert turn_of(game) == "red"
    act(game, "pass")
    assert pp(game)["blue"] == 4
    assert cubes(game, "blue") == {}
    act(game, "build blue-a")
    assert (step(game), turn_of(game)) == ("trading", "red")
    act(game, "deal 2-food-for-1-cloth", "done")
    assert cubes(game, "red") == {"food": 1, "cloth": 2, "metal": 1}
    # Green's knight could not open an auction either.
    assert turn_of(game) == "green"
    assert why(game, "auction") == "MIL-CASTLE-l"
    assert family(game, "green")["score"] == 0
