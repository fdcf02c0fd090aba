"""7.0: the Supply Phase, in the open and in exile."""

from __future__ import annotations

import random

import pytest

from .support import act, board, legal, place, said, step, steps, war, why

#: A city feeds five, Calais and France four, Ireland and Scotland two, everything else four (7.1, 7.2).
CITIES = ("northumbria", "south-yorks", "warwick", "east-anglia", "middlesex", "somerset", "wilts")
OTHERS = (
    "isle-of-man",
    "cumbria",
    "north-yorks",
    "east-yorks",
    "lancaster",
    "caernarvon",
    "chester",
    "derby",
    "lincoln",
    "pembroke",
    "powys",
    "hereford",
    "leicester",
    "rutland",
    "glamorgan",
    "gloucester",
    "oxford",
    "essex",
    "sussex",
    "kent",
    "cornwall",
    "dorset",
)
RED = ("devon-l", "oxford-l", "pembroke-l", "beaumont-l", "clifford-l", "wiltshire-l", "rivers-l")
WHITE = ("essex-y", "hastings-y", "herbert-y", "worcester-y", "suffolk-y", "norfolk-y", "arundel-y")


def asked(area: str, blocks: tuple[str, ...]) -> list[tuple[str, int]]:
    """Where a house must lose steps, and how many, with these blocks in one area."""
    heir = "york-y" if blocks[0].endswith("-y") else "henry-vi-l"
    game = war(
        {area: list(blocks), "leicester" if area == "isle-of-man" else "isle-of-man": [heir]}, step="supply"
    )
    found = []
    if step(game) == "losses":
        args: dict[str, object] = game.prompt()["args"]  # type: ignore[assignment]
        found.append((str(args["area"]), int(str(args["number"]))))
    return found


@pytest.mark.rule("R3-7.1-a")
def test_what_areas_feed() -> None:
    for area in CITIES:
        assert asked(area, RED[:5]) == [], area
        assert asked(area, RED[:6]) == [(area, 1)], area
    for area in OTHERS:
        assert asked(area, RED[:4]) == [], area
        assert asked(area, RED[:5]) == [(area, 1)], area


@pytest.mark.rule("R3-7.2-a")
def test_what_exiles_feed_besides_their_own_mercenaries() -> None:
    for area, limit, blocks, locals_ in (
        ("calais", 4, WHITE, ("calais-mercenary-y", "burgundian-mercenary-y")),
        ("france", 4, RED, ("french-mercenary-l",)),
        ("ireland", 2, WHITE, ("irish-mercenary-y",)),
        ("scotland", 2, RED, ("scots-mercenary-l",)),
    ):
        assert asked(area, (*blocks[:limit], *locals_)) == [], area
        assert asked(area, (*blocks[: limit + 1], *locals_)) == [(area, 1)], area
        assert asked(area, blocks[: limit + 1]) == [(area, 1)], area


@pytest.mark.rule("R3-7.1-a", "R3-7.1-b", "R3-7.1-d", "R3-EX-7.1-1")
def test_each_block_too_many_costs_a_different_block_one_step() -> None:
    game = war(
        {"derby": list(WHITE), "wilts": ["rivers-y", "stanley-y", "shrewsbury-y", "kent-y", "salisbury-y"]},
        step="supply",
    )
    assert game.must_act == (1,)
    assert legal(game, "starve") == sorted(WHITE), "whom, the owner decides"
    assert why(game, "starve rivers-y") == "R3-7.1-b"
    act(game, "starve norfolk-y")
    assert why(game, "starve norfolk-y") == "R3-7.1-d"
    act(game, "starve essex-y", "starve suffolk-y")
    assert step(game) == "cards", "three, and none in Wilts"
    assert steps(game, "norfolk-y") == 3
    assert (steps(game, "essex-y"), steps(game, "suffolk-y"), steps(game, "herbert-y")) == (2, 2, 3)
    # The other house reads where and how many, not whom.
    assert said(game, "starves-hidden", "lancaster") == [{"who": "york", "area": "derby", "number": 3}]
    assert said(game, "starves", "lancaster") == []


@pytest.mark.rule("R3-7.1-b", "R3-7.1-c", "R3-7.1-d", "R3-EX-7.1-2")
def test_the_weak_die_of_hunger() -> None:
    names = ("shrewsbury-y:1", "hastings-y:1", "herbert-y:1", "worcester-y:1", "suffolk-y:1")
    game = war({"derby": names}, step="supply")
    act(game, "starve shrewsbury-y")
    assert step(game) == "cards", "four are left, and they are fed"
    assert place(game, "shrewsbury-y") == "down"
    for seat in ("lancaster", "york", None):
        assert said(game, "eliminated", seat) == [{"block": "shrewsbury-y"}]
    game = war({"derby": names}, step="supply")
    act(game, "starve hastings-y")
    assert place(game, "hastings-y") == "dead", "a rose, by 6.83"


@pytest.mark.rule("R3-7.1-d")
def test_blocks_of_every_type_count_and_may_starve() -> None:
    kinds = (
        "york-y",
        "essex-y",
        "london-levy-y",
        "bombard-y",
        "irish-mercenary-y",
        "canterbury-church-y",
        "rebel",
    )
    game = war({"derby": kinds}, step="supply")
    assert legal(game, "starve") == sorted(kinds)
    act(game, "starve rebel", "starve irish-mercenary-y", "starve york-y")
    assert step(game) == "cards"
    assert (steps(game, "rebel"), steps(game, "irish-mercenary-y"), steps(game, "york-y")) == (3, 3, 3)


@pytest.mark.rule("R3-7.2-a", "R3-7.2-d", "R3-EX-7.2-2")
def test_home_mercenaries_eat_for_nothing_and_foreign_ones_count() -> None:
    mercenaries = ("calais-mercenary-y", "burgundian-mercenary-y", "irish-mercenary-y")
    game = war({"calais": [*mercenaries, "york-y", "march-y", "norfolk-y", "essex-y"]}, step="supply")
    assert legal(game, "starve") == ["essex-y", "irish-mercenary-y", "march-y", "norfolk-y", "york-y"]
    assert why(game, "starve calais-mercenary-y") == "R3-7.2-d"
    assert why(game, "starve burgundian-mercenary-y") == "R3-7.2-d"
    act(game, "starve irish-mercenary-y")
    assert steps(game, "irish-mercenary-y") == 3
    assert step(game) == "cards", "one of five"


@pytest.mark.rule("R3-7.2-a", "R3-7.2-b", "R3-7.2-c", "R3-7.2-d", "R3-EX-7.2-1")
def test_three_exiles_in_ireland_without_the_irish() -> None:
    blocks = {"ireland": ["york-y", "march-y", "norfolk-y"], "kent": ["irish-mercenary-y"]}
    for turn in (1, 2):
        game = war(blocks, step="supply", turn=turn)
        assert legal(game, "starve") == ["march-y", "norfolk-y", "york-y"]
        act(game, "starve march-y")
        assert steps(game, "march-y") == 2
        assert step(game) == "cards", "only one of them, in every Supply Phase"
    game = war(blocks, step="supply", turn=7)
    act(game, "starve norfolk-y")
    assert step(game) == "surplus"
    assert place(game, "irish-mercenary-y") == "ireland", "he is home again, which changes nothing"
    assert legal(game) == ["dismiss march-y", "dismiss norfolk-y", "dismiss york-y"]
    assert why(game, "dismiss irish-mercenary-y") == "R3-7.2-d"
    act(game, "dismiss march-y")
    assert step(game) == "mulligan"
    assert place(game, "march-y") == "pool"
    assert (place(game, "york-y"), place(game, "norfolk-y")) == ("ireland", "ireland")


@pytest.mark.rule("R3-7.2-b")
def test_exiles_lose_a_step_in_every_supply_phase_of_the_campaign() -> None:
    game = war(
        {"scotland": ["henry-vi-l", "devon-l", "oxford-l"]},
        step="supply",
        turn=5,
        hands={"lancaster": ["action-2"], "york": ["action-2"]},
    )
    act(game, "starve oxford-l")
    act(game, "play action-2", seat="lancaster")
    act(game, "play action-2", seat="york")
    act(game, "done", "done")
    assert legal(game, "starve") == ["devon-l", "henry-vi-l", "oxford-l"], "again, the same block included"
    act(game, "starve oxford-l")
    assert steps(game, "oxford-l") == 1


@pytest.mark.rule("R3-7.2-c", "R3-7.2-e")
def test_all_surplus_exiles_go_to_the_pool_upright_whoever_they_are() -> None:
    game = war(
        {
            "france": ["henry-vi-l:1", "exeter-l", "somerset-l", "devon-l", "oxford-l", "clifford-l"],
            "scotland": ["rivers-l"],
        },
        step="political-turn",
    )
    assert step(game) == "surplus"
    assert why(game, "dismiss rivers-l") == "R3-7.2-c"
    act(game, "dismiss henry-vi-l")
    assert step(game) == "surplus", "two too many"
    act(game, "dismiss devon-l")
    assert (place(game, "henry-vi-l"), place(game, "devon-l")) == ("pool", "pool")
    assert steps(game, "henry-vi-l") == 4
    assert board(game)["king"] == "henry-vi-l", "still the King"
    assert board(game)["pool"] == [2, 1], "upright (and the Rebel in York's pool)"
    assert said(game, "dismissed-hidden", "york") == [{"who": "lancaster", "area": "france"}] * 2
    # They may be recruited in the new campaign: a royal heir on a crown.
    described = game.describe_position()
    del described["stack"]
    blocks: dict[str, list[str]] = described.pop("blocks")  # type: ignore[assignment]
    new = war(blocks, step="actions", who="lancaster", card="action-4")
    assert legal(new, "recruit") == ["devon-l", "henry-vi-l"]


@pytest.mark.rule("R3-7.0-a")
def test_the_order_of_a_supply_phase() -> None:
    """Crowning, executions, minors, losses; the Pretender side first in each."""
    game = war(
        {
            "kent": ["exeter-y", "york-y"],
            "dorset": ["clarence-l", "devon-l"],
            "wilts": ["somerset-l"],
            "minor": ["prince-edward-l", "richmond-l", "gloucester-y"],
            "derby": ["essex-y", "hastings-y", "herbert-y", "worcester-y", "suffolk-y"],
            "leicester": ["oxford-l", "pembroke-l", "beaumont-l", "clifford-l", "rivers-l"],
            "dead": ["henry-vi-l"],
        },
        king=None,
        king_side="lancaster",
        step="supply",
        owed={"lancaster": 1},
        hands={"lancaster": ["action-2"], "york": ["action-2"]},
    )
    assert board(game)["king"] == "prince-edward-l", "crowned before anything is asked"
    assert (step(game), game.must_act) == ("execution", (1,))
    assert legal(game) == ["done", "execute exeter-y"]
    act(game, "execute exeter-y")
    assert (step(game), game.must_act) == ("execution", (0,))
    act(game, "execute clarence-l")
    # York's minor enters in the same phase, before Lancaster's two.
    assert (step(game), game.must_act) == ("minor-enters", (1,))
    act(game, "enter calais")
    assert place(game, "gloucester-y") == "calais"
    assert (step(game), game.must_act) == ("minor-enters", (0,))
    act(game, "enter warwick")
    assert place(game, "prince-edward-l") == "warwick"
    assert (step(game), game.must_act) == ("minor-enters", (0,))
    act(game, "enter warwick")
    assert place(game, "richmond-l") == "warwick"
    assert (step(game), game.must_act) == ("losses", (1,))
    act(game, "starve essex-y")
    assert (step(game), game.must_act) == ("losses", (0,))
    act(game, "starve oxford-l")
    assert step(game) == "cards"


@pytest.mark.rule("R3-7.0-b")
def test_no_house_knows_what_the_other_has_chosen_before_it_has_chosen_itself() -> None:
    """Not even that somebody starves to death: all losses are taken at once, when both have chosen."""
    weak = ["essex-y:1", "hastings-y", "herbert-y", "worcester-y", "suffolk-y"]
    blocks = {"derby": weak, "leicester": list(RED[:5])}
    wars = []
    for victim in ("essex-y", "hastings-y"):
        game = act(war(blocks, step="supply"), f"starve {victim}")
        assert game.must_act == (0,)
        assert said(game, "eliminated") == []
        assert said(game, "starves-hidden", None) == []
        for seat in (0, None):
            assert board(game, seat)["areas"]["derby"] == {"n": [0, 5]}
        wars.append(game)
    for seat in (0, None):
        assert wars[0].view(seat) == wars[1].view(seat)
        assert wars[0].log(seat) == wars[1].log(seat)
    assert wars[0].version(0) == wars[1].version(0)
    died, lived = (act(game, "starve devon-l") for game in wars)
    for game in (died, lived):
        assert step(game) == "cards"
        assert said(game, "starves-hidden", None) == [
            {"who": "york", "area": "derby", "number": 1},
            {"who": "lancaster", "area": "leicester", "number": 1},
        ]
    assert (place(died, "essex-y"), said(died, "eliminated")) == ("dead", [{"block": "essex-y"}])
    assert (place(lived, "essex-y"), steps(lived, "hastings-y")) == ("derby", 2)
    assert said(lived, "eliminated") == []


@pytest.mark.rule("R3-7.0-b")
def test_if_both_houses_starve_to_extinction_the_pretenders_falls_first() -> None:
    for king, rival, winner in (("henry-vi-l", "york-y", 0), ("york-y", "henry-vi-l", 1)):
        game = war(
            {
                "derby": ["york-y:1", *WHITE[:4]],
                "leicester": ["henry-vi-l:1", *RED[:4]],
            },
            king=king,
            pretender=rival,
            step="supply",
        )
        assert game.must_act == (1 - winner,)
        act(game, f"starve {rival}")
        assert not game.over, "the other house chooses without knowing"
        act(game, f"starve {king}")
        assert game.over
        assert game.view()["winners"] == [winner]
        assert place(game, king) == ("leicester" if winner == 0 else "derby"), "he did not come to it"


@pytest.mark.rule("R3-7.2-d", "R3-7.0-b")
def test_what_an_enemy_imagines_of_a_hungry_exile_never_starves_its_own_mercenaries() -> None:
    exiles = ["york-y", "march-y", "rutland-y", "calais-mercenary-y", "burgundian-mercenary-y"]
    blocks = {
        "calais": [*exiles, "norfolk-y", "essex-y"],
        "ireland": ["suffolk-y", "herbert-y", "arundel-y", "irish-mercenary-y"],
        "leicester": list(RED[:5]),
    }
    game = act(war(blocks, step="supply"), "starve arundel-y", "starve essex-y")
    assert game.must_act == (0,)
    for chance in range(40):
        imagined = game.sample(0, random.Random(chance))
        act(imagined, "starve devon-l")
        assert imagined.rules.check(imagined.state) == []
        for name, home, full in (
            ("calais-mercenary-y", "calais", 3),
            ("burgundian-mercenary-y", "calais", 3),
            ("irish-mercenary-y", "ireland", 4),
        ):
            assert place(imagined, name) != home or steps(imagined, name) == full
