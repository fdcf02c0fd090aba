"""8.0 to 8.2 and 8.5: levies disband, the throne is counted for, and a new campaign begins."""

from __future__ import annotations

import pytest

from banneret import Game

from .support import act, board, legal, place, said, step, steps, war

MAP = (
    "cumbria",
    "north-yorks",
    "east-yorks",
    "lancaster",
    "chester",
    "lincoln",
    "powys",
    "leicester",
    "oxford",
    "essex",
    "kent",
)


def spread(*blocks: str) -> dict[str, list[str]]:
    """One block to an area, none of them London, the Isle of Man or exile."""
    return {area: [block] for area, block in zip(MAP, blocks, strict=False)}


def count(game: Game) -> tuple[int, int]:
    """What was announced: the King side's and the Pretender side's support."""
    (line,) = said(game, "count")
    return int(line["king"]), int(line["pretender"])


def go_home(game: Game) -> Game:
    """Everybody goes to the first home he has."""
    while step(game) in ("homes", "surplus"):
        act(game, legal(game)[0])
    return game


@pytest.mark.rule("R3-8.0-a")
def test_the_order_of_the_political_turn() -> None:
    game = war(
        {
            "middlesex": ["london-levy-y"],
            "kent": ["essex-y"],
            "essex": ["oxford-l"],
            "wilts": ["henry-vi-l"],
            "leicester": ["march-y"],
            "ireland": ["norfolk-y", "suffolk-y", "arundel-y"],
        },
        step="political-turn",
        turn=7,
    )
    # 8.1 and 8.2 are over, 8.3 waits for York, and Lancaster's blocks have not stirred.
    assert place(game, "london-levy-y") == "pool"
    assert count(game) == (2, 2)
    assert (step(game), game.must_act) == ("homes", (1,))
    assert (place(game, "oxford-l"), place(game, "henry-vi-l")) == ("essex", "wilts")
    act(game, "home march-y+calais", "done")
    assert place(game, "essex-y") == "pool", "his home was still held by Oxford"
    assert (step(game), game.must_act) == ("homes", (0,))
    assert place(game, "oxford-l") == "essex"
    act(game, "home henry-vi-l+middlesex", "done")
    assert (step(game), game.must_act) == ("surplus", (1,)), "8.5 after 8.4"
    act(game, "dismiss norfolk-y", "dismiss suffolk-y")
    assert (step(game), board(game)["campaign"]) == ("mulligan", 2)
    keys = [line["key"] for line in game.log(1)]
    order = ["disbands", "count", "kept", "home", "home-hidden", "dismissed", "campaign"]
    assert sorted(order, key=keys.index) == order


@pytest.mark.rule("R3-8.0-a")
def test_the_political_turn_follows_the_seventh_game_turn() -> None:
    for turn in (6, 7):
        game = war({"kent": ["essex-y"], "middlesex": ["henry-vi-l"]}, step="supply", turn=turn)
        assert (said(game, "count") != []) == (turn == 7)


@pytest.mark.rule("R3-1.2-i", "R3-8.0-a")
def test_nothing_is_taken_back_once_it_was_seen_who_leaves_and_who_counts() -> None:
    crowd = ["march-y", "essex-y", "norfolk-y", "suffolk-y", "herbert-y"]
    exiles = ["hastings-y", "arundel-y", "york-y"]
    loyal = ["devon-l", "oxford-l", "beaumont-l", "clifford-l", "wiltshire-l"]
    game = war({"derby": crowd, "ireland": exiles, "middlesex": loyal}, step="supply", turn=7)
    act(game, "starve hastings-y", "starve march-y")
    # York itself is asked next, but the nobles have been counted in between.
    assert (step(game), game.must_act, game.can_undo(1)) == ("homes", (1,), False)
    act(game, "home march-y+calais")
    assert game.can_undo(1)
    while game.must_act == (1,):
        act(game, legal(game)[0])
    while step(game) == "homes":
        act(game, legal(game)[0])
    # Lancaster's blocks have been seen to go; York is asked about Ireland.
    assert (step(game), game.must_act) == ("surplus", (1,))
    assert (game.can_undo(0), game.can_undo(1)) == (False, False)


@pytest.mark.rule("R3-8.1-a", "R3-8.1-b", "R3-8.1-c", "R3-8.2-f")
def test_hired_men_leave_the_map() -> None:
    red = {"scotland": ["york-levy-l:2", "bombard-l"], "powys": ["welsh-mercenary-l:1", "french-mercenary-l"]}
    white = {
        "calais": ["bombard-y:1"],
        "kent": ["london-levy-y", "irish-mercenary-y", "burgundian-mercenary-y:1"],
    }
    game = war(
        {**red, **white, "essex": ["rebel:2"], "rutland": ["march-y"], "france": ["scots-mercenary-l"]},
        step="political-turn",
        turn=7,
    )
    assert step(game) == "homes", "8.5 has not come yet"
    for block in ("york-levy-l", "bombard-l", "welsh-mercenary-l", "bombard-y", "london-levy-y"):
        assert place(game, block) == "pool", block
    assert place(game, "french-mercenary-l") == "france"
    assert place(game, "scots-mercenary-l") == "scotland", "from another exile too"
    assert place(game, "irish-mercenary-y") == "ireland"
    assert place(game, "burgundian-mercenary-y") == "calais"
    assert place(game, "rebel") == "down", "neither on the map nor in a pool"
    assert board(game, "lancaster")["areas"].keys() >= {"france", "scotland", "ireland", "calais", "rutland"}
    assert board(game)["areas"]["rutland"]["n"] == [0, 1]
    assert "kent" not in board(game)["areas"]
    assert board(game)["pool"] == [3, 2]


@pytest.mark.rule("R3-8.1-c")
def test_a_starved_rebel_is_disbanded_like_any_other() -> None:
    game = war(
        {"essex": ["rebel", "essex-y", "suffolk-y", "norfolk-y", "march-y"]},
        step="supply",
        turn=7,
    )
    act(game, "starve rebel")
    assert step(game) == "homes"
    assert place(game, "rebel") == "down"
    assert game.rules.check(game.state) == []
    go_home(game)
    assert (place(game, "rebel"), steps(game, "rebel")) == ("pool", 4)


@pytest.mark.rule("R3-8.2-c", "R3-8.2-f", "R3-8.2-a", "R3-8.1-a", "R3-8.0-a", "R3-EX-8.2-1")
def test_levies_leave_london_before_the_count() -> None:
    nine = {
        "kent": ["devon-l", "oxford-l", "beaumont-l", "clifford-l", "wiltshire-l"],
        "sussex": ["pembroke-l", "rivers-l", "stanley-l", "shrewsbury-l"],
        "lincoln": ["essex-y", "hastings-y", "herbert-y", "worcester-y", "suffolk-y"],
        "derby": ["norfolk-y", "arundel-y", "march-y", "buckingham-y"],
        "middlesex": ["london-levy-y", "bombard-y"],
    }
    game = war(nine, step="political-turn", turn=7)
    assert "middlesex" not in board(game)["areas"]
    assert count(game) == (9, 9)
    assert board(game)["king"] == "henry-vi-l"
    red = ("devon-l", "oxford-l", "beaumont-l")
    game = war(
        {**spread(*red), "gloucester": ["essex-y"], "derby": ["norfolk-y"], "rutland": ["worcester-y"]}
        | {"middlesex": ["london-levy-y", "bombard-y"]},
        step="political-turn",
        turn=7,
    )
    assert count(game) == (3, 3)
    assert board(game)["king"] == "henry-vi-l"
    assert said(game, "kept") == [{"who": "lancaster"}]
    game = war(
        {**spread(*red), "gloucester": ["essex-y"], "derby": ["norfolk-y"], "rutland": ["worcester-y"]}
        | {"middlesex": ["london-levy-y", "suffolk-y"]},
        step="political-turn",
        turn=7,
    )
    assert count(game) == (3, 5), "a noble in London, and London itself"


@pytest.mark.rule("R3-8.2-b", "R3-8.2-c", "R3-8.2-d")
def test_who_counts_and_where() -> None:
    def support(blocks: dict[str, list[str]]) -> int:
        return count(war(blocks, step="political-turn", turn=7))[0]

    assert support({}) == 0, "Henry VI is in France"
    assert support({"cornwall": ["henry-vi-l"]}) == 1
    assert support({"cornwall": ["henry-vi-l", "exeter-l", "devon-l", "shrewsbury-l"]}) == 4
    assert support({"kent": ["canterbury-church-l"]}) == 1
    assert support({"middlesex": ["devon-l"]}) == 2, "London"
    assert support({"middlesex": ["devon-l", "oxford-l"]}) == 3, "London counts once"
    assert support({"isle-of-man": ["stanley-l", "devon-l"]}) == 0
    assert support({"france": ["devon-l"], "scotland": ["oxford-l"], "pool": ["rivers-l"]}) == 0
    assert (
        support({"cornwall": ["bombard-l", "bristol-levy-l", "welsh-mercenary-l", "scots-mercenary-l"]}) == 0
    )
    assert support({"down": ["rivers-l"], "minor": ["richmond-l"], "dead": ["clifford-l"]}) == 0


@pytest.mark.rule("R3-8.2-a", "R3-8.2-f", "R3-8.2-g")
def test_more_is_needed_and_a_tie_leaves_the_king() -> None:
    tie = war(spread("devon-l", "essex-y"), step="political-turn", turn=7)
    assert count(tie) == (1, 1)
    assert (board(tie)["king_side"], board(tie)["king"]) == ("lancaster", "henry-vi-l")
    more = war(spread("devon-l", "essex-y", "norfolk-y"), step="political-turn", turn=7)
    # Two of all the nobles of the game are no majority of them, but more than one.
    assert count(more) == (1, 2)
    assert (board(more)["king_side"], board(more)["king"]) == ("york", "york-y")


@pytest.mark.rule("R3-8.2-a", "R3-8.2-b", "R3-8.2-d", "R3-8.2-e", "R3-EX-8.2-2")
def test_york_usurps() -> None:
    game = usurped()
    assert count(game) == (7, 8)
    assert said(game, "usurped") == [{"block": "york-y"}]
    assert board(game)["king"] == "york-y"
    assert board(game)["pretender"] == "henry-vi-l"
    assert place(game, "york-y") == "ireland"


def usurped() -> Game:
    """The end of a campaign that brings York to the throne."""
    red = ("oxford-l", "wiltshire-l", "beaumont-l", "rivers-l", "clifford-l")
    white = ("march-y", "essex-y", "hastings-y", "herbert-y", "worcester-y", "suffolk-y")
    return war(
        {
            **spread(*red, *white),
            "rutland": ["norfolk-y"],
            "sussex": ["canterbury-church-y"],
            "ireland": ["york-y", "rutland-y"],
            "middlesex": ["henry-vi-l"],
            "isle-of-man": ["stanley-l"],
        },
        step="political-turn",
        turn=7,
    )


@pytest.mark.rule("R3-8.4-c", "R3-8.2-e", "R3-EX-8.4-1")
def test_after_the_usurpation_the_old_king_goes_into_exile_and_the_new_one_stays_there() -> None:
    game = usurped()
    assert game.must_act == (0,), "Lancaster, now the Pretender side, goes home first"
    homes = [words for words in legal(game, "home") if words.startswith("henry-vi-l")]
    assert homes == ["henry-vi-l+france", "henry-vi-l+scotland"]
    act(game, "home henry-vi-l+scotland")
    while game.must_act == (0,):
        act(game, legal(game)[0])
    homes = [words for words in legal(game, "home") if words.startswith(("york", "rutland"))]
    assert homes == []
    march = {words.partition("+")[2] for words in legal(game, "home") if words.startswith("march-y")}
    crowns = {"cumbria", "south-yorks", "caernarvon", "chester", "derby", "pembroke", "warwick", "gloucester"}
    # Clifford has gone home to Cumbria, so that crown is enemy-occupied.
    assert march == (crowns - {"cumbria"}) | {"middlesex", "sussex", "cornwall", "hereford", "rutland"}
    go_home(game)
    assert (place(game, "york-y"), place(game, "rutland-y")) == ("ireland", "ireland")
    assert place(game, "henry-vi-l") == "scotland"


@pytest.mark.rule("R3-8.2-e")
def test_the_senior_living_heir_becomes_king_and_the_deposed_king_pretender() -> None:
    game = war(
        {
            **spread("rutland-y", "gloucester-y"),
            "dead": ["york-y"],
            "minor": ["march-y", "prince-edward-l"],
            "wilts": ["exeter-l"],
        },
        king="exeter-l",
        pretender="rutland-y",
        step="political-turn",
        turn=7,
    )
    assert board(game)["king"] == "march-y", "a minor who is senior to both"
    assert board(game)["pretender"] == "exeter-l", "though Prince Edward is his senior"
    assert said(game, "pretender")[-1] == {"block": "exeter-l"}


@pytest.mark.rule("R3-8.2-g", "R3-8.2-f")
def test_usurpation_is_automatic_and_shows_nothing_but_the_totals() -> None:
    blocks = spread("devon-l", "essex-y", "norfolk-y")
    game = war({**blocks, "minor": ["clarence-y", "prince-edward-l"]}, step="political-turn", turn=7)
    assert board(game)["king_side"] == "york", "nobody was asked"
    for seat in ("lancaster", "york", None):
        assert said(game, "count", seat) == [{"king": 1, "pretender": 2}]
    public = {"count", "usurped", "pretender", "campaign", "disbands-hidden", "home-hidden", "dealt", "over"}
    assert {line["key"] for line in game.log()} <= public
    names = {name for line in game.log() for name in line["args"].values()}  # type: ignore[attr-defined]
    assert not names & {"devon-l", "essex-y", "norfolk-y"}


def starved(white: int) -> Game:
    """Henry VI falls by hunger in turn 7; Lancaster is left with nine, York with so many."""
    york = (
        "march-y",
        "essex-y",
        "hastings-y",
        "herbert-y",
        "worcester-y",
        "suffolk-y",
        "arundel-y",
        "stanley-y",
    )
    names = (*york, "norfolk-y", "buckingham-y")[:white]
    return war(
        {
            "derby": ["henry-vi-l:1", "exeter-l", "somerset-l", "devon-l", "oxford-l"],
            "lincoln": ["beaumont-l", "clifford-l", "wiltshire-l", "rivers-l"],
            "powys": ["pembroke-l"],
            "kent": names[:4],
            "sussex": names[4:8],
            "essex": names[8:],
            "minor": ["prince-edward-l", "richmond-l"],
        },
        step="supply",
        turn=7,
    )


@pytest.mark.rule("R3-8.2-h", "R3-8.2-a", "R3-8.2-e", "R3-EX-8.2-3")
def test_an_empty_throne_is_usurped() -> None:
    game = starved(10)
    act(game, "starve henry-vi-l")
    assert count(game) == (9, 10)
    assert board(game)["king"] == "york-y"
    assert board(game)["pretender"] == "prince-edward-l", "at once, minor as he is"
    go_home(game)
    assert place(game, "prince-edward-l") == "minor"
    to_supply(game)
    assert (step(game), game.must_act) == ("minor-enters", (0,))
    assert legal(game) == ["enter france", "enter scotland"]


@pytest.mark.rule("R3-8.2-h", "R3-8.2-a", "R3-EX-8.2-3")
def test_an_empty_throne_is_kept_and_filled_in_the_next_campaign() -> None:
    game = starved(9)
    act(game, "starve henry-vi-l")
    assert count(game) == (9, 9)
    assert (board(game)["king_side"], board(game)["king"]) == ("lancaster", None)
    go_home(game)
    assert board(game)["king"] is None
    assert said(game, "crowned") == []
    to_supply(game)
    assert said(game, "crowned") == [{"block": "prince-edward-l", "place": "minor"}]
    assert (step(game), game.must_act) == ("minor-enters", (0,))
    assert "france" not in legal(game, "enter")
    assert "gloucester" in legal(game, "enter")


@pytest.mark.rule("R3-8.2-h")
def test_an_empty_throne_wins_the_war_for_the_king_side() -> None:
    game = starved(9)
    described = game.describe_position()
    blocks: dict[str, list[str]] = described.pop("blocks")  # type: ignore[assignment]
    last = war(blocks, campaign=3, step="supply", turn=7)
    act(last, "starve henry-vi-l")
    assert last.over
    assert last.view()["winners"] == [0]


def to_supply(game: Game) -> Game:
    """Plays the first turn of a campaign without doing anything."""
    while step(game) == "mulligan":
        act(game, "keep")
    for seat in ("lancaster", "york"):
        act(game, f"play {legal(game, 'play', seat)[0]}", seat=seat)
    while step(game) in ("actions", "choose-muster", "choose-plague"):
        act(game, "done")
    return game


@pytest.mark.rule("R3-8.5-a", "R3-8.5-c", "R3-8.5-e")
def test_the_reset_raises_and_heals_everybody_but_the_dead() -> None:
    game = war(
        {
            "down": ["rivers-l", "canterbury-church-y", "york-levy-l", "bombard-y", "scots-mercenary-l"],
            "pool": ["stanley-l:1"],
            "wilts": ["wiltshire-l:1"],
            "france": ["henry-vi-l:2", "exeter-l:1"],
            "dead": ["clifford-l"],
            "minor": ["richmond-l", "clarence-y"],
        },
        step="political-turn",
        turn=7,
    )
    go_home(game)
    assert step(game) == "mulligan"
    for block in ("rivers-l", "canterbury-church-y", "york-levy-l", "bombard-y"):
        assert place(game, block) == "pool"
    assert place(game, "scots-mercenary-l") == "scotland"
    full = {"stanley-l": 4, "wiltshire-l": 3, "henry-vi-l": 4, "exeter-l": 3, "rivers-l": 2}
    assert {block: steps(game, block) for block in full} == full
    assert place(game, "clifford-l") == "dead"
    assert (place(game, "richmond-l"), place(game, "clarence-y")) == ("minor", "minor")
    described = game.describe_position()
    blocks: dict[str, list[str]] = described["blocks"]  # type: ignore[assignment]
    new = war(blocks, step="actions", who="lancaster", card="action-4")
    assert legal(new, "recruit") == ["rivers-l", "stanley-l", "york-levy-l"]


@pytest.mark.rule("R3-8.5-b")
def test_the_rebel_joins_the_present_pretenders_pool() -> None:
    kept = go_home(war({**spread("devon-l"), "derby": ["rebel"]}, step="political-turn", turn=7))
    assert (place(kept, "rebel"), board(kept)["pool"]) == ("pool", [0, 1])
    assert "rebel" in board(kept, "york")["blocks"]
    for where in ("derby", "pool", "down"):
        lost = war({**spread("essex-y"), where: ["rebel"]}, step="political-turn", turn=7)
        go_home(lost)
        assert board(lost)["king_side"] == "york"
        assert (place(lost, "rebel"), board(lost)["pool"]) == ("pool", [1, 0]), where
        assert "rebel" in board(lost, "lancaster")["blocks"]


@pytest.mark.rule("R3-8.5-d")
def test_all_cards_are_shuffled_and_dealt_again() -> None:
    played = {"lancaster": ["action-2"] * 6 + ["treason"], "york": ["action-3"] * 7}
    # Lancaster draws Plague and Muster first, and then both draw the first card that is left.
    game = war({}, step="political-turn", turn=7, played=played, draws=[22, 20, *[0] * 12])
    # Cards that were played are among them again.
    assert board(game, "lancaster")["hand"] == {"action-2": 5, "muster": 1, "plague": 1}
    assert board(game, "york")["hand"] == {"action-2": 1, "action-3": 6}
    assert board(game)["played"] == [{}, {}]
    assert [n for _, n, _ in game.outcomes()] == list(range(25, 11, -1)), "25 cards, then one fewer each time"
    assert step(game) == "mulligan"
    assert legal(game, seat="york") == ["keep"]
    act(game, "keep")
    assert legal(game, seat="lancaster") == ["keep", "redeal"], "10 AP"
