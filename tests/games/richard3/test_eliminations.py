"""6.8, 6.83 to 6.86: where a block goes that has lost its last step."""

from __future__ import annotations

import pytest

from banneret import Game

from .support import act, board, legal, place, said, step, war, why

LEVIES = ("bristol-levy-l", "coventry-levy-l", "newcastle-levy-l", "york-levy-l")
WHITE_LEVIES = ("london-levy-y", "norwich-levy-y", "salisbury-levy-y")
#: Homes as the rulebook has them (6.85, 2.7).
MERCENARIES = {
    "irish-mercenary-y": "ireland",
    "burgundian-mercenary-y": "calais",
    "calais-mercenary-y": "calais",
    "scots-mercenary-l": "scotland",
    "french-mercenary-l": "france",
}


def plague(*blocks: str) -> Game:
    """These blocks of one house have died of the Plague in Coventry; their owner acts next."""
    house = "lancaster" if blocks[0].endswith("-l") else "york"
    game = war(
        {"warwick": [f"{block}:1" for block in blocks]},
        step="actions",
        who="york" if house == "lancaster" else "lancaster",
        card="plague",
        cards={house: "action-4"},
    )
    return act(game, "infect warwick")


def reset(game: Game) -> Game:
    """The same dead after the Political Turn, before the first card of the next campaign."""
    described = game.describe_position()
    del described["stack"]
    blocks: dict[str, list[str]] = described.pop("blocks")  # type: ignore[assignment]
    game = war(blocks, step="political-turn", campaign=1, turn=7)
    while step(game) == "homes":
        act(game, legal(game)[0])
    return game


@pytest.mark.rule("R3-6.83-a", "R3-6.8-a")
def test_a_rose_is_gone_for_good() -> None:
    for block in ("clifford-l", "oxford-l", "herbert-y", "norfolk-y"):
        game = plague(block)
        assert place(game, block) == "dead"
        assert place(reset(game), block) == "dead", "not even in the next campaign"
        assert block in board(game, "lancaster")["dead"]
        assert block in board(game, "york")["dead"]


@pytest.mark.rule("R3-6.83-b", "R3-6.8-a")
def test_other_nobles_and_churches_lie_face_down_in_their_owners_pool() -> None:
    for block in ("shrewsbury-l", "york-church-l", "canterbury-church-y", "stanley-y"):
        game = plague(block)
        assert place(game, block) == "down"
        assert why(game, f"recruit {block}") == "R3-5.4-m"
        assert place(reset(game), block) == "pool"
        house = 0 if block.endswith("-l") else 1
        assert board(game)["pool"][house] == 0, "it does not stand there"
        assert board(reset(game))["pool"][house] >= 1, "but it will, in the pool of the same house"


@pytest.mark.rule("R3-6.83-c")
def test_nevilles_are_gone_for_good_on_either_side() -> None:
    for name in ("warwick", "kent", "salisbury"):
        for side, other in (("l", "y"), ("y", "l")):
            game = plague(f"{name}-{side}")
            assert place(game, f"{name}-{side}") == "dead"
            assert place(game, f"{name}-{other}") == "dead", "nobody else comes in his place"


@pytest.mark.rule("R3-6.83-d", "R3-6.83-b", "R3-6.9-l")
def test_a_dead_noble_belongs_to_the_house_he_fell_for() -> None:
    game = war(
        {"leicester": ["buckingham-l:2", "oxford-l", "york-y"]},
        step="battle",
        attacks={"leicester": {"attacker": "york", "main": "derby"}},
        battle={"area": "leicester", "round": 2},
        dice=[2, 1, 1, 6],
    )
    act(game, "hold oxford-l", "hold buckingham-l", "treachery york-y", "target buckingham-l")
    assert place(game, "buckingham-y") == "leicester"
    # York (4) is stronger than Buckingham (2), so he leaves first.
    act(game, "hold oxford-l", "retreat york-y", "withdraw derby", "hold buckingham-y", "fire oxford-l")
    assert place(game, "buckingham-y") == "down"
    assert place(game, "buckingham-l") == "aside"
    after = reset(game)
    assert place(after, "buckingham-y") == "pool"
    assert "buckingham-y" in board(after, "york")["blocks"]


@pytest.mark.rule("R3-6.83-a", "R3-6.83-b", "R3-6.83-c", "R3-6.83-d", "R3-6.82-a", "R3-6.8-a", "R3-EX-6.83-1")
def test_four_deaths_in_one_battle() -> None:
    game = war(
        {"leicester": ["somerset-l:1", "clifford-l:1", "kent-l:1", "buckingham-l:1", "norfolk-y:4"]},
        step="battle",
        attacks={"leicester": {"attacker": "york", "main": "derby"}},
        battle={"area": "leicester", "round": 2},
        dice=[1, 1, 1, 1],
    )
    act(game, "hold somerset-l", "hold clifford-l", "hold kent-l", "hold buckingham-l", "fire norfolk-y")
    act(game, "take somerset-l", "take clifford-l", "take kent-l")
    assert [line["block"] for line in said(game, "eliminated")] == [
        "somerset-l",
        "clifford-l",
        "kent-l",
        "buckingham-l",
    ]
    for block in ("somerset-l", "clifford-l", "kent-l"):
        assert place(game, block) == "dead"
    assert place(game, "buckingham-l") == "down"
    for white in ("kent-y", "buckingham-y"):
        assert place(game, white) in ("dead", "aside")
    assert "norfolk-y" in board(game, "york")["blocks"]
    assert legal(game, "regroup") == ["norfolk-y"], "York has won nobody over"


@pytest.mark.rule("R3-6.84-a", "R3-6.8-a")
def test_levies_and_bombards_lie_face_down_in_their_owners_pool() -> None:
    for blocks in ((*LEVIES, "bombard-l"), (*WHITE_LEVIES, "bombard-y")):
        game = plague(*blocks)
        after = reset(game)
        for block in blocks:
            assert place(game, block) == "down"
            assert why(game, f"recruit {block}") == "R3-5.4-m"
            assert place(after, block) == "pool"


@pytest.mark.rule("R3-6.85-a", "R3-6.85-b", "R3-6.8-a")
def test_mercenaries_lie_face_down_at_home_and_the_welsh_in_the_pool() -> None:
    for house in ("l", "y"):
        blocks = [block for block in MERCENARIES if block.endswith(house)]
        game = plague(*blocks)
        after = reset(game)
        for block in blocks:
            assert place(game, block) == "down"
            # They cannot be used again in this campaign, neither moved nor recruited.
            assert why(game, f"sail {block}") == "R3-6.85-c"
            assert why(game, f"lift {block}") == "R3-6.85-c"
            assert why(game, f"recruit {block}") == "R3-5.4-i"
            assert place(after, block) == MERCENARIES[block]
    game = plague("welsh-mercenary-l")
    assert place(game, "welsh-mercenary-l") == "down"
    assert why(game, "recruit welsh-mercenary-l") == "R3-5.4-m"
    assert place(reset(game), "welsh-mercenary-l") == "pool"


@pytest.mark.rule("R3-6.85-c")
def test_a_face_down_mercenary_does_not_hold_its_area() -> None:
    game = war(
        {"france": ["devon-l"], "down": ["french-mercenary-l"], "isle-of-man": ["henry-vi-l"]},
        step="actions",
        who="lancaster",
        card="action-2",
    )
    assert board(game)["areas"]["france"]["n"] == [1, 0]
    assert legal(game, "sail") == ["devon-l", "henry-vi-l"]
    act(game, "sail devon-l", "land cornwall")
    assert "france" not in board(game)["areas"], "Vacant"


@pytest.mark.rule("R3-6.85-a", "R3-6.85-c", "R3-EX-6.85-1")
def test_the_dead_french_cost_no_supply_and_rise_at_the_reset() -> None:
    game = war(
        {
            "france": ["henry-vi-l", "exeter-l", "devon-l", "oxford-l"],
            "warwick": ["french-mercenary-l:1"],
        },
        step="actions",
        who="york",
        turn=2,
        card="plague",
        cards={"lancaster": "action-4"},
        hands={"lancaster": ["action-2"] * 5, "york": ["action-3"] * 5},
    )
    act(game, "infect warwick", "done")
    for turn in range(3, 8):
        assert (step(game), board(game)["turn"]) == ("cards", turn)
        assert place(game, "french-mercenary-l") == "down"
        act(game, "play action-2", seat="lancaster")
        act(game, "play action-3", seat="york")
        act(game, "done")
        assert why(game, "sail french-mercenary-l", "lancaster") == "R3-6.85-c"
        act(game, "done")
    # No loss in turns 2 to 7; Lancaster is the King side, and those in exile stay there.
    assert said(game, "starves-hidden") == []
    assert place(game, "french-mercenary-l") == "france"
    assert board(game, "lancaster")["blocks"]["french-mercenary-l"] == ["france", 4, 0]
    assert board(game)["campaign"] == 2


@pytest.mark.rule("R3-6.86-a", "R3-6.8-a")
def test_the_dead_rebel_lies_in_the_pretenders_pool() -> None:
    for king, rival, pretenders, plague_player in (
        ("henry-vi-l", "york-y", "york", "lancaster"),
        ("march-y", "richmond-l", "lancaster", "york"),
    ):
        game = war(
            {"warwick": ["rebel:1"]},
            king=king,
            pretender=rival,
            step="actions",
            who=plague_player,
            card="plague",
            cards={pretenders: "action-4"},
        )
        act(game, "infect warwick")
        assert place(game, "rebel") == "down"
        assert game.must_act == (("lancaster", "york").index(pretenders),)
        assert why(game, "recruit rebel") == "R3-5.4-m"


@pytest.mark.rule("R3-6.8-a")
def test_forced_retreats_and_supply_eliminate_like_battle() -> None:
    game = war(
        {
            "powys": ["pembroke-l", "shrewsbury-y", "herbert-y"],
            "hereford": ["devon-l"],
            "chester": ["exeter-l"],
            "caernarvon": ["beaumont-l"],
            "pembroke": ["wiltshire-l"],
            "glamorgan": ["clifford-l"],
        },
        step="battle",
        attacks={"powys": {"attacker": "york", "main": "hereford"}},
        battle={"area": "powys", "round": 4},
    )
    act(game, "fall shrewsbury-y", "fall herbert-y")
    assert (place(game, "shrewsbury-y"), place(game, "herbert-y")) == ("down", "dead")
    game = war(
        {"derby": ["shrewsbury-l:1", "kent-l:1", "exeter-l:1", "bombard-l:1", "scots-mercenary-l:1"]},
        step="supply",
    )
    assert step(game) == "losses"
    for block, end in (
        ("shrewsbury-l", "down"),
        ("kent-l", "dead"),
        ("exeter-l", "dead"),
        ("bombard-l", "down"),
        ("scots-mercenary-l", "down"),
    ):
        fallen = act(game.copy(), f"starve {block}")
        assert place(fallen, block) == end
        assert said(fallen, "eliminated") == [{"block": block}]


@pytest.mark.rule("R3-6.8-a", "R3-6.82-a")
def test_an_execution_is_an_elimination() -> None:
    game = war({"derby": ["exeter-y"]}, step="supply")
    act(game, "execute exeter-y")
    assert said(game, "eliminated") == [{"block": "exeter-y"}]
    assert (place(game, "exeter-y"), place(game, "exeter-l")) == ("dead", "dead")
