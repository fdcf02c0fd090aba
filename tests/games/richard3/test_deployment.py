"""4.0 to 4.6: who plays what, and how the war of 1460 begins."""

from __future__ import annotations

import json

import pytest

import banneret
from banneret import Game
from banneret.core.chance import ScriptedSource
from banneret.core.errors import BadOption
from tests.games.richard3.support import act, board, legal, place, said, step, steps, war, why

#: Deployed blocks with their printed strength.
RED_ON_MAP = {
    "henry-vi-l": ("middlesex", 4),
    "somerset-l": ("dorset", 3),
    "exeter-l": ("cornwall", 3),
    "devon-l": ("cornwall", 2),
    "pembroke-l": ("pembroke", 3),
    "wiltshire-l": ("wilts", 3),
    "oxford-l": ("essex", 3),
    "beaumont-l": ("lincoln", 3),
    "clifford-l": ("north-yorks", 3),
    "french-mercenary-l": ("france", 4),
    "scots-mercenary-l": ("scotland", 4),
}
RED_POOL = {
    "buckingham-l": 4,
    "northumberland-l": 4,
    "shrewsbury-l": 3,
    "westmoreland-l": 3,
    "rivers-l": 2,
    "stanley-l": 4,
    "bristol-levy-l": 4,
    "coventry-levy-l": 4,
    "newcastle-levy-l": 4,
    "york-levy-l": 4,
    "york-church-l": 3,
    "bombard-l": 3,
    "welsh-mercenary-l": 3,
}
RED_ASIDE = {"canterbury-church-l", "clarence-l", "warwick-l", "salisbury-l", "kent-l"}
WHITE_ON_MAP = {
    "york-y": ("ireland", 4),
    "rutland-y": ("ireland", 3),
    "irish-mercenary-y": ("ireland", 4),
    "march-y": ("calais", 3),
    "warwick-y": ("calais", 4),
    "salisbury-y": ("calais", 3),
    "kent-y": ("calais", 3),
    "calais-mercenary-y": ("calais", 3),
    "burgundian-mercenary-y": ("calais", 3),
}
WHITE_POOL = {
    "norfolk-y": 4,
    "suffolk-y": 3,
    "arundel-y": 3,
    "essex-y": 3,
    "worcester-y": 2,
    "hastings-y": 3,
    "herbert-y": 3,
    "canterbury-church-y": 3,
    "london-levy-y": 4,
    "norwich-levy-y": 4,
    "salisbury-levy-y": 4,
    "bombard-y": 3,
    "rebel": 4,
}
WHITE_ASIDE = {
    "exeter-y",
    "buckingham-y",
    "northumberland-y",
    "westmoreland-y",
    "shrewsbury-y",
    "rivers-y",
    "stanley-y",
    "york-church-y",
}


def begun() -> Game:
    return banneret.new("richard3", seed=1460)


def placed(game: Game, house: str) -> dict[str, tuple[str, int]]:
    """The blocks that a house sees as its own: place and strength."""
    return {name: (where, strength) for name, (where, strength, _) in board(game, house)["blocks"].items()}


# --- 4.0 what is agreed on


@pytest.mark.rule("R3-4.0-a")
def test_either_player_takes_either_house() -> None:
    """A seat is a house; who sits down where is not the game's business, so there is no option for it."""
    game = begun()
    assert game.rules.seat_names == {2: ("lancaster", "york")}
    assert set(game.options) == {"scenario", "automatic-mulligan"}
    for seat, end in ((0, "-l"), (1, "-y")):
        own = board(game, seat)["blocks"]
        assert all(name.endswith(end) or name == "rebel" for name in own)
        assert any(name.endswith(end) for name in own)


@pytest.mark.rule("R3-4.0-b")
@pytest.mark.parametrize(
    ("scenario", "first", "last", "king", "pretender"),
    [
        ("Wars of the Roses", 1, 3, "henry-vi-l", "york-y"),
        ("Kingmaker", 2, 2, "march-y", "prince-edward-l"),
        ("Richard III", 3, 3, "gloucester-y", "richmond-l"),
    ],
)
def test_full_game_or_short_scenario(scenario: str, first: int, last: int, king: str, pretender: str) -> None:
    seen = board(banneret.new("richard3", seed=1, options={"scenario": scenario}), "york")
    assert (seen["campaign"], seen["last_campaign"]) == (first, last)
    assert (seen["king"], seen["pretender"]) == (king, pretender)


@pytest.mark.rule("R3-4.0-b")
def test_the_full_game_is_played_unless_something_else_is_agreed() -> None:
    assert begun().options["scenario"] == "Wars of the Roses"
    offered = next(g for g in banneret.games() if g["name"] == "richard3")["options"]["scenario"]
    assert sorted(offered["values"]) == ["Kingmaker", "Richard III", "Wars of the Roses"]
    with pytest.raises(BadOption):
        banneret.new("richard3", options={"scenario": "Hammer of the Scots"})


# --- 4.1 to 4.6


@pytest.mark.rule("R3-4.1-a")
def test_blocks_begin_hidden_and_at_full_strength() -> None:
    game = begun()
    for house, deployed in (("lancaster", RED_ON_MAP), ("york", WHITE_ON_MAP)):
        own = placed(game, house)
        for name, (_, strength) in deployed.items():
            assert own[name][1] == strength
        other = "york" if house == "lancaster" else "lancaster"
        for seat in (other, None):
            view = json.dumps(game.view(None if seat is None else ["lancaster", "york"].index(seat)))
            shown = {name for name in deployed if f'"{name}"' in view}
            # King and Pretender are known by name, nobody by his place.
            assert shown <= {"henry-vi-l", "york-y"}
    areas = board(game)["areas"]
    assert {name: area["n"] for name, area in areas.items()} == {
        "middlesex": [1, 0],
        "dorset": [1, 0],
        "cornwall": [2, 0],
        "pembroke": [1, 0],
        "wilts": [1, 0],
        "essex": [1, 0],
        "lincoln": [1, 0],
        "north-yorks": [1, 0],
        "france": [1, 0],
        "scotland": [1, 0],
        "ireland": [0, 3],
        "calais": [0, 6],
    }


@pytest.mark.rule("R3-4.2-a")
def test_the_pool_is_off_the_map_and_hidden() -> None:
    game = war({"pool": ["norfolk-y", "suffolk-y", "stanley-l"]}, step="actions", card="action-2", who="york")
    assert board(game)["pool"] == [1, 2]
    for seat in (0, None):
        view = json.dumps(game.view(seat))
        assert "norfolk-y" not in view
        assert "suffolk-y" not in view
    assert board(game, "york")["blocks"]["norfolk-y"] == ["pool", 4, 0]
    # Nobody in a pool occupies anything, and nobody marches out of it.
    assert set(board(game)["areas"]) == {"france", "ireland"}
    assert why(game, "lift norfolk-y") == "R3-5.2-a"


@pytest.mark.rule("R3-4.2-b")
def test_a_recruit_is_chosen_and_not_drawn() -> None:
    pool = ["norfolk-y", "suffolk-y", "norwich-levy-y", "hastings-y"]
    for wanted, where in (("norfolk-y", "glamorgan"), ("suffolk-y", "oxford"), ("hastings-y", "leicester")):
        # The source has nothing to draw: asking it for anything would fail.
        game = banneret.setup(
            "richard3",
            {
                "blocks": {"pool": pool, "derby": ["henry-vi-l"], "ireland": ["york-y"]},
                "step": "actions",
                "card": "action-2",
                "who": "york",
            },
            source=ScriptedSource([]),
        )
        assert legal(game, "recruit") == sorted(pool)
        act(game, f"recruit {wanted}", f"place {where}")
        assert place(game, wanted) == where
        assert {place(game, name) for name in pool if name != wanted} == {"pool"}


@pytest.mark.rule("R3-4.2-c")
def test_a_pool_shows_its_number_and_who_went_there_face_down() -> None:
    game = war(
        {"wilts": ["rivers-y:1", "salisbury-levy-y"], "pool": ["norfolk-y", "suffolk-y"]},
        step="actions",
        card="plague",
        who="lancaster",
    )
    assert (board(game, "lancaster")["pool"], board(game, "lancaster")["down"]) == ([0, 2], ["rebel"])
    act(game, "infect wilts")
    for seat in ("lancaster", "york", None):
        assert board(game, seat)["pool"] == [0, 2]
        assert "rivers-y" in board(game, seat)["down"]
    view = json.dumps(game.view(0))
    assert "norfolk-y" not in view
    assert "salisbury-levy-y" not in view


@pytest.mark.rule("R3-4.3-a")
def test_lancaster_on_the_map() -> None:
    own = placed(begun(), "lancaster")
    assert {name: at for name, at in own.items() if at[0] != "pool"} == RED_ON_MAP
    assert board(begun(), "york")["king"] == "henry-vi-l"


@pytest.mark.rule("R3-4.3-b")
def test_the_pool_of_lancaster() -> None:
    own = placed(begun(), "lancaster")
    assert {name: at[1] for name, at in own.items() if at[0] == "pool"} == RED_POOL


@pytest.mark.rule("R3-4.3-c", "R3-4.6-a")
def test_the_minors_of_lancaster_and_the_red_blocks_aside() -> None:
    seen = board(begun(), "york")
    assert {name for name in seen["minors"] if name.endswith("-l")} == {"prince-edward-l", "richmond-l"}
    assert {name for name in seen["aside"] if name.endswith("-l")} == RED_ASIDE


@pytest.mark.rule("R3-4.4-a")
def test_york_on_the_map() -> None:
    own = placed(begun(), "york")
    assert {name: at for name, at in own.items() if at[0] != "pool"} == WHITE_ON_MAP
    assert board(begun(), "lancaster")["pretender"] == "york-y"


@pytest.mark.rule("R3-4.4-b")
def test_the_pool_of_york() -> None:
    own = placed(begun(), "york")
    assert {name: at[1] for name, at in own.items() if at[0] == "pool"} == WHITE_POOL


@pytest.mark.rule("R3-4.4-c", "R3-4.6-a")
def test_the_minors_of_york_and_the_white_blocks_aside() -> None:
    seen = board(begun(), "lancaster")
    assert {name for name in seen["minors"] if name.endswith("-y")} == {"clarence-y", "gloucester-y"}
    assert {name for name in seen["aside"] if name.endswith("-y")} == WHITE_ASIDE
    assert seen["dead"] == []
    assert seen["down"] == []


@pytest.mark.rule("R3-4.5-a")
def test_a_minor_is_not_in_play() -> None:
    blocks = {"minor": ["clarence-y", "gloucester-y"], "essex": ["essex-y"], "pool": ["norfolk-y"]}
    game = war(blocks, step="actions", card="action-2", who="york")
    assert legal(game, "recruit") == ["norfolk-y"]
    assert why(game, "recruit clarence-y") == "R3-4.5-a"
    assert why(game, "lift gloucester-y") == "R3-5.2-a"
    assert board(game)["pool"] == [0, 1]
    game = war(blocks, step="political-turn")
    assert said(game, "count") == [{"king": 0, "pretender": 1}]


@pytest.mark.rule("R3-4.6-a")
def test_an_enemy_noble_waits_off_the_map_until_he_defects() -> None:
    game = begun()
    assert place(game, "warwick-y") == "calais"
    assert place(game, "warwick-l") == "aside"
    game = war(
        {"derby": ["henry-vi-l", "warwick-y"]},
        step="battle",
        attacks={"derby": {"attacker": "york", "main": "leicester"}},
        battle={"area": "derby", "round": 1},
        dice=[2, 4, 6],
    )
    act(game, "treachery henry-vi-l", "target warwick-y")
    assert (place(game, "warwick-l"), place(game, "warwick-y")) == ("derby", "aside")


@pytest.mark.rule("R3-4.6-b")
def test_a_block_aside_is_public_and_no_part_of_the_pool() -> None:
    game = war({"essex": ["stanley-l"], "pool": ["norfolk-y"]}, step="actions", card="action-2", who="york")
    for seat in ("lancaster", "york", None):
        assert board(game, seat)["aside"] == ["stanley-y"]
        assert board(game, seat)["pool"] == [0, 1]
    assert legal(game, "recruit") == ["norfolk-y"]
    assert why(game, "recruit stanley-y") == "R3-4.6-b"


@pytest.mark.rule("R3-EX-4.5-1")
def test_prince_edward_comes_of_age_when_somerset_falls() -> None:
    game = war(
        {
            "derby": ["somerset-l:1", "march-y"],
            "sussex": ["norfolk-y"],
            "middlesex": ["henry-vi-l"],
            "minor": ["prince-edward-l", "richmond-l"],
        },
        step="battle",
        attacks={"derby": {"attacker": "york", "main": "leicester"}},
        battle={"area": "derby", "round": 1},
        done=["somerset-l"],
        dice=[1, 1, 1],
    )
    act(game, "fire march-y", "done")
    assert step(game) == "minor-enters"
    assert game.must_act == (0,)
    # The eleven Crown areas, but for Derby and Sussex, which are York's.
    assert legal(game, "enter") == [
        "caernarvon",
        "chester",
        "cornwall",
        "cumbria",
        "gloucester",
        "middlesex",
        "pembroke",
        "south-yorks",
        "warwick",
    ]
    assert why(game, "enter derby") == "R3-6.82-c"
    act(game, "enter chester")
    assert (place(game, "prince-edward-l"), steps(game, "prince-edward-l")) == ("chester", 3)
    assert place(game, "richmond-l") == "minor"
    assert board(game)["king"] == "henry-vi-l"
    assert step(game) == "cards"
