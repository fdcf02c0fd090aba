"""1.0 to 1.4: campaigns, Game Turns, and the four phases of a turn."""

from __future__ import annotations

from typing import Any

import pytest

import banneret
from banneret import Game
from banneret.core.chance import ScriptedSource, seeded
from banneret.core.errors import IllegalChoice
from tests.games.richard3.hands import march, recruit, sail, set_out
from tests.games.richard3.support import act, ap, battle, board, legal, place, said, step, steps, war, why

#: AP of the cards.
WORTH = {
    "muster": 0,
    "plague": 0,
    "force-march": 1,
    "surprise": 1,
    "treason": 1,
    "piracy": 2,
    "action-2": 2,
    "action-3": 3,
    "action-4": 4,
}


def order(game: Game) -> list[str]:
    """What kinds of things the log says, in order."""
    return [str(line["key"]) for line in game.log(0)]


def with_hands(lancaster: list[str], york: list[str], **position: Any) -> Game:
    """The Card Phase."""
    return war(
        {"derby": ["march-y"], "lincoln": ["beaumont-l"]},
        hands={"lancaster": lancaster, "york": york},
        **position,
    )


def played(lancaster: str, york: str, **position: Any) -> Game:
    """Both cards are on the table."""
    game = with_hands([lancaster], [york], **position)
    act(game, f"play {lancaster}", seat="lancaster")
    return act(game, f"play {york}", seat="york")


# --- 1.0


@pytest.mark.rule("R3-1.0-a", "R3-1.0-b")
def test_three_campaigns_of_seven_turns_and_a_political_turn_after_each() -> None:
    game = banneret.new("richard3", source=ScriptedSource([0] * 42, seeded("after the script")))
    while not game.over:
        seat = game.must_act[0]
        able = legal(game, seat=seat)
        act(game, "done" if "done" in able else able[0], seat=seat)
    campaign = ["turn"] * 7 + ["count"]
    assert [key for key in order(game) if key in ("campaign", "turn", "count")] == ["campaign", *campaign] * 3
    assert [line["number"] for line in said(game, "campaign")] == [1, 2, 3]
    assert [line["number"] for line in said(game, "turn")] == [1, 2, 3, 4, 5, 6, 7] * 3
    # Between campaigns nobles go home; after the last one the war ends with the usurpation.
    assert order(game)[-2:] == ["kept", "over"]
    assert game.winners == (0,)


@pytest.mark.rule("R3-1.0-c")
def test_the_four_phases_come_in_this_order() -> None:
    blocks = {
        "derby": ["march-y", "essex-y", "herbert-y", "suffolk-y", "norfolk-y"],
        "leicester": ["rivers-l"],
    }
    game = war(blocks, hands={"lancaster": ["action-2"], "york": ["action-2"]}, dice=[6, 6])
    assert step(game) == "cards"
    act(game, "play action-2", seat="lancaster")
    act(game, "play action-2", seat="york")
    assert step(game) == "actions"
    act(game, "done")
    march(game, "rivers-l", "derby")
    act(game, "done")
    assert step(game) == "battles"
    battle(game, "derby")
    while step(game) == "battle-round":
        able = legal(game)
        act(game, next(words for words in able if words.split()[0] in ("hold", "retreat", "fall")))
        if step(game) == "retreating":
            act(game, "withdraw warwick")
    act(game, "done")
    assert step(game) == "losses"
    act(game, "starve essex-y")
    assert step(game) == "cards"
    keys = ["cards", "first", "move", "battle", "won", "starves-hidden", "turn"]
    assert [key for key in order(game) if key in keys] == keys


# --- 1.1 Card Phase


@pytest.mark.rule("R3-1.1-a")
def test_each_player_puts_one_card_of_his_hand_down() -> None:
    game = with_hands(["action-2", "piracy"], ["action-4"])
    assert list(game.must_act) == [0, 1]
    assert legal(game, seat="lancaster") == ["play action-2", "play piracy"]
    assert why(game, "play action-4", seat="lancaster") == "R3-1.1-a"
    act(game, "play piracy", seat="lancaster")
    assert game.must_act == (1,)
    assert why(game, "play action-2", seat="lancaster") == "R3-1.1-a", "one card, not two"
    act(game, "play action-4", seat="york")
    assert board(game, "lancaster")["hand"] == {"action-2": 1}
    assert board(game, "york")["hand"] == {}
    assert board(game)["played"] == [{"piracy": 1}, {"action-4": 1}]


@pytest.mark.rule("R3-1.1-b")
def test_both_cards_are_turned_up_together() -> None:
    game = with_hands(["action-2"], ["action-4"])
    act(game, "play action-4", seat="york")
    assert said(game, "cards") == []
    act(game, "play action-2", seat="lancaster")
    for seat in (0, 1, None):
        assert said(game, "cards", seat) == [{"lancaster": "action-2", "york": "action-4"}]
        assert board(game, seat)["chosen"] == ["action-2", "action-4"]


FIRST = [
    # Two action cards: the higher value.
    pytest.param("action-4", "action-3", "lancaster", marks=pytest.mark.rule("R3-1.1-c")),
    pytest.param("action-3", "action-4", "york", marks=pytest.mark.rule("R3-1.1-c")),
    pytest.param("action-3", "action-2", "lancaster", marks=pytest.mark.rule("R3-1.1-c")),
    # The same value: the Pretender side.
    pytest.param("action-3", "action-3", "york", marks=pytest.mark.rule("R3-1.1-d")),
    # One event.
    pytest.param("muster", "action-4", "lancaster", marks=pytest.mark.rule("R3-1.1-e")),
    pytest.param("action-4", "plague", "york", marks=pytest.mark.rule("R3-1.1-e")),
    pytest.param("piracy", "action-2", "lancaster", marks=pytest.mark.rule("R3-1.1-e")),
    # Two events: the higher AP.
    pytest.param("surprise", "plague", "lancaster", marks=pytest.mark.rule("R3-1.1-f")),
    pytest.param("muster", "treason", "york", marks=pytest.mark.rule("R3-1.1-f")),
    pytest.param("force-march", "piracy", "york", marks=pytest.mark.rule("R3-1.1-f")),
    # Two events of the same AP: the Pretender side.
    pytest.param("muster", "plague", "york", marks=pytest.mark.rule("R3-1.1-g")),
    pytest.param("surprise", "force-march", "york", marks=pytest.mark.rule("R3-1.1-g")),
    pytest.param("muster", "action-4", "lancaster", marks=pytest.mark.rule("R3-EX-5.1-1")),
    pytest.param("surprise", "force-march", "york", marks=pytest.mark.rule("R3-EX-1.1-1")),
    pytest.param("piracy", "treason", "lancaster", marks=pytest.mark.rule("R3-EX-1.1-2")),
]


@pytest.mark.parametrize(("lancaster", "york", "first"), FIRST)
def test_the_cards_say_who_is_player_1(lancaster: str, york: str, first: str) -> None:
    game = played(lancaster, york)
    assert said(game, "first") == [{"who": first}]
    assert board(game)["first"] == first
    assert game.must_act == (("lancaster", "york").index(first),)


@pytest.mark.rule("R3-1.1-d", "R3-1.1-g", "R3-EX-1.1-3")
@pytest.mark.parametrize("cards", [("action-2", "action-2"), ("surprise", "treason"), ("plague", "muster")])
def test_after_a_usurpation_ties_are_lancasters(cards: tuple[str, str]) -> None:
    game = war(
        {"derby": ["herbert-y", "essex-y"]},
        step="political-turn",
        draws=[0] * 14,
    )
    set_out(game)
    assert board(game)["king_side"] == "york"
    assert board(game)["campaign"] == 2
    game = played(*cards, campaign=2, king="york-y", pretender="henry-vi-l")
    assert said(game, "first") == [{"who": "lancaster"}]


@pytest.mark.rule("R3-1.1-h", "R3-1.2-h")
def test_a_card_must_be_played_but_not_used() -> None:
    game = with_hands(["action-2", "action-4"], ["muster", "plague"])
    for seat in ("lancaster", "york"):
        assert why(game, "done", seat=seat) == "R3-1.1-h"
        assert all(words.startswith("play ") for words in legal(game, seat=seat))
    act(game, "play action-4", seat="lancaster")
    act(game, "play muster", seat="york")
    act(game, "done", "done")
    assert said(game, "passed") == [{"who": "york"}, {"who": "lancaster"}]
    assert step(game) == "cards"
    act(game, "play action-2", seat="lancaster")
    act(game, "play plague", seat="york")
    assert act(game, "done").must_act == (0,)


@pytest.mark.rule("R3-1.1-i")
def test_unspent_ap_are_lost() -> None:
    game = with_hands(["action-4", "action-2"], ["action-3", "action-2"])
    act(game, "play action-4", seat="lancaster")
    act(game, "play action-3", seat="york")
    assert ap(game) == 4
    act(game, "done")
    assert ap(game) == 3, "York has its own AP and none of Lancaster's"
    act(game, "done")
    act(game, "play action-2", seat="lancaster")
    act(game, "play action-2", seat="york")
    assert ap(game) == 2
    act(game, "done")
    assert ap(game) == 2


@pytest.mark.rule("R3-1.1-j")
def test_card_choices_are_secret_and_may_be_taken_back_until_both_have_chosen() -> None:
    views = []
    for card in ("action-2", "piracy"):
        game = with_hands(["action-2", "piracy"], ["action-4", "action-3"])
        version = game.version(1)
        act(game, f"play {card}", seat="lancaster")
        assert game.version(1) == version, "York is asked nothing new"
        views.append([game.view(1), game.view(), game.log(1), game.log()])
        assert board(game, "york")["chosen"] == [True, None]
        assert board(game, "lancaster")["chosen"] == [card, None]
    assert views[0] == views[1]
    # Lancaster thinks again; only that is seen.
    assert legal(game, seat="lancaster") == ["retract"]
    assert why(game, "retract", seat="york") == "R3-1.1-j"
    act(game, "retract", seat="lancaster")
    assert board(game, "york")["chosen"] == [None, None]
    act(game, "play action-4", seat="york")
    act(game, "play action-2", seat="lancaster")
    # Now both are final.
    assert board(game)["played"] == [{"action-2": 1}, {"action-4": 1}]
    assert not game.can_undo(0)
    assert not game.can_undo(1)
    with pytest.raises(IllegalChoice):
        act(game, "retract", seat="york")


@pytest.mark.rule("R3-1.1-k")
def test_played_cards_and_the_size_of_hands_are_public_hands_are_not() -> None:
    views = []
    for card in ("piracy", "plague"):
        game = with_hands(["action-2", "action-4", card], ["action-3", "action-4"])
        act(game, "play action-2", seat="lancaster")
        act(game, "play action-3", seat="york")
        act(game, "done", "done")
        for seat in (0, 1, None):
            assert board(game, seat)["played"] == [{"action-2": 1}, {"action-3": 1}]
            assert board(game, seat)["cards_left"] == [2, 1]
        assert board(game, "lancaster")["hand"] == {"action-4": 1, card: 1}
        assert board(game, "york")["hand"] == {"action-4": 1}
        views.append([board(game, "york"), board(game)])
    assert views[0] == views[1]


@pytest.mark.rule("R3-1.1-l")
def test_the_last_card_of_a_campaign_is_the_only_play() -> None:
    game = with_hands(["action-3"], ["plague"], turn=7)
    assert legal(game, seat="lancaster") == ["play action-3"]
    assert legal(game, seat="york") == ["play plague"]
    assert why(game, "done", seat="york") == "R3-1.1-h"


# --- 1.2 Action Phase


@pytest.mark.rule("R3-1.2-a")
def test_player_1_finishes_before_player_2_begins() -> None:
    game = played("action-2", "action-4")
    assert game.must_act == (1,)
    assert game.choices(0) == ()
    march(game, "march-y", "warwick")
    assert game.must_act == (1,), "3 AP are left, so York goes on"
    act(game, "done")
    assert game.must_act == (0,)
    assert game.choices(1) == ()
    act(game, "done")
    assert step(game) == "cards"


@pytest.mark.rule("R3-1.2-b")
@pytest.mark.parametrize("card", WORTH)
def test_a_card_gives_its_value_in_ap_and_no_more(card: str) -> None:
    game = war({"derby": ["march-y"], "pool": ["essex-y"]}, step="actions", who="york", card=card)
    assert ap(game) == WORTH[card]
    assert [board(game, seat)["card"] for seat in (0, 1, None)] == [card] * 3
    if card.startswith("action"):
        spread = war({area: [block] for area, block in ROOMY.items()}, step="actions", who="york", card=card)
        for block in list(ROOMY.values())[: WORTH[card]]:
            assert why(spread, f"lift {block}") == ""
            act(spread, f"lift {block}")
            act(spread, f"step {legal(spread, 'step')[0]}")
            if step(spread) == "move":
                act(spread, "stop")
        assert legal(spread) == ["done"]
        assert why(spread, f"lift {list(ROOMY.values())[-1]}") == "R3-1.2-b"


#: Five York blocks each in an area of its own, far from one another.
ROOMY = {
    "cornwall": "march-y",
    "wilts": "herbert-y",
    "derby": "essex-y",
    "leicester": "suffolk-y",
    "oxford": "norfolk-y",
}


@pytest.mark.rule("R3-1.2-c")
def test_what_one_ap_pays_for() -> None:
    game = war(
        {
            "derby": ["march-y", "essex-y", "herbert-y"],
            "calais": ["warwick-y", "suffolk-y", "kent-y"],
            "pool": ["hastings-y"],
        },
        step="actions",
        who="york",
        card="action-4",
    )
    # Any number of blocks of one area.
    march(game, "march-y", "warwick")
    march(game, "essex-y", "leicester")
    march(game, "herbert-y", "chester")
    assert ap(game) == 3
    # Two blocks from major port to major port.
    sail(game, "warwick-y", "kent")
    sail(game, "suffolk-y", "kent")
    assert ap(game) == 2
    # One block to a minor port.
    sail(game, "kent-y", "essex")
    assert ap(game) == 1
    # One recruit.
    recruit(game, "hastings-y", "leicester")
    assert ap(game) == 0
    assert legal(game) == ["done"]


@pytest.mark.rule("R3-1.2-c", "R3-1.2-d", "R3-EX-1.2-1")
@pytest.mark.parametrize("moves", [0, 1, 2, 3])
def test_three_ap_are_split_in_any_proportion(moves: int) -> None:
    movers = [
        ("cornwall", "march-y", "dorset"),
        ("derby", "essex-y", "chester"),
        ("kent", "suffolk-y", "sussex"),
    ]
    recruits = [("hastings-y", "leicester"), ("norfolk-y", "caernarvon"), ("herbert-y", "glamorgan")]
    game = war(
        {**{area: [block] for area, block, _ in movers}, "pool": [block for block, _ in recruits]},
        step="actions",
        who="york",
        card="action-3",
    )
    for _, block, area in movers[:moves]:
        march(game, block, area)
    for block, area in recruits[: 3 - moves]:
        recruit(game, block, area)
    assert ap(game) == 0
    assert legal(game) == ["done"]
    for _, block, area in movers[:moves]:
        assert place(game, block) == area
    for block, area in recruits[: 3 - moves]:
        assert place(game, block) == area
    for block, _ in recruits[3 - moves :]:
        assert why(game, f"recruit {block}") == "R3-1.2-b"


@pytest.mark.rule("R3-1.2-e")
def test_a_recruit_does_not_move_in_the_same_phase() -> None:
    game = war(
        {"leicester": ["march-y"], "pool": ["hastings-y", "suffolk-y"]},
        hands={"lancaster": ["action-2", "action-3"], "york": ["action-4", "action-3"]},
    )
    act(game, "play action-2", seat="lancaster")
    act(game, "play action-4", seat="york")
    recruit(game, "hastings-y", "leicester")
    recruit(game, "suffolk-y", "east-anglia")
    march(game, "march-y", "derby")
    assert why(game, "lift hastings-y") == "R3-1.2-e", "not even with an area that is paid for"
    assert why(game, "sail suffolk-y") == "R3-1.2-e"
    # Next turn he is like any other block.
    act(game, "done", "done")
    act(game, "play action-3", seat="lancaster")
    act(game, "play action-3", seat="york")
    assert why(game, "lift hastings-y") == ""
    assert why(game, "sail suffolk-y") == ""


@pytest.mark.rule("R3-1.2-f")
def test_moves_and_recruits_may_be_mixed() -> None:
    game = war(
        {"derby": ["march-y"], "kent": ["herbert-y"], "pool": ["salisbury-levy-y", "bombard-y"]},
        step="actions",
        who="york",
        card="action-4",
    )
    assert why(game, "recruit bombard-y") == "R3-5.4-f"
    recruit(game, "salisbury-levy-y", "wilts")
    march(game, "march-y", "warwick")
    # Wilts is held from the moment the levy is there.
    act(game, "recruit bombard-y")
    assert why(game, "place wilts") == ""
    act(game, "place wilts")
    march(game, "herbert-y", "sussex")
    assert board(game, "york")["blocks"]["bombard-y"] == ["wilts", 3, 2], "marked as a recruit"
    assert board(game, "york")["blocks"]["march-y"] == ["warwick", 3, 1]
    assert board(game)["areas"]["wilts"] == {"n": [0, 2]}


@pytest.mark.rule("R3-1.2-g")
def test_player_2_sees_where_blocks_went_and_over_which_borders() -> None:
    game = war(
        {"derby": ["oxford-l", "beaumont-l"], "chester": ["march-y"], "leicester": ["norfolk-y", "essex-y"]},
        step="actions",
        who="york",
        card="action-3",
    )
    march(game, "norfolk-y", "derby")
    areas = board(game, "lancaster")["areas"]
    assert areas["derby"]["n"] == [2, 1], "every move changes the board at once"
    assert areas["leicester"]["n"] == [0, 1]
    march(game, "march-y", "derby")
    march(game, "essex-y", "lincoln")
    act(game, "done")
    assert game.must_act == (0,)
    for seat in ("lancaster", None):
        areas = board(game, seat)["areas"]
        assert areas["derby"] == {
            "n": [2, 2],
            "attacker": "york",
            "main": "leicester",
            "via": [[], ["chester", "leicester"]],
            "by": {"chester": [0, 1], "leicester": [0, 1]},
        }
        assert areas["lincoln"] == {"n": [0, 1]}
        assert "leicester" not in areas
        moves = [(line["who"], line["from"], line["to"]) for line in said(game, "move-hidden", seat)]
        assert moves == [
            ("york", "leicester", "derby"),
            ("york", "chester", "derby"),
            ("york", "leicester", "lincoln"),
        ]


@pytest.mark.rule("R3-1.2-h")
def test_who_can_or_wants_nothing_ends_his_phase() -> None:
    # A prisoner and a minor can do nothing.
    game = war({"prison": ["henry-vi-l"], "minor": ["prince-edward-l"]}, **KINGMAKER)
    assert legal(game) == ["done"]
    act(game, "done")
    assert said(game, "passed") == [{"who": "lancaster"}]
    assert step(game) == "cards"
    game = played("action-2", "action-4")
    assert "done" in legal(game)
    act(game, "done")
    assert board(game)["areas"]["derby"] == {"n": [0, 1]}
    assert ap(game) == 2, "Lancaster's own"


KINGMAKER: dict[str, Any] = {
    "options": {"scenario": "Kingmaker"},
    "king": "march-y",
    "pretender": "prince-edward-l",
    "step": "actions",
    "who": "lancaster",
    "first": "york",
    "card": "action-4",
    "turn": 1,
}


@pytest.mark.rule("R3-1.2-i")
def test_moves_and_recruits_are_taken_back_until_the_phase_is_ended() -> None:
    game = war(
        {"derby": ["march-y"], "pool": ["hastings-y"], "lincoln": ["beaumont-l"]},
        step="actions",
        who="york",
        card="action-3",
    )
    before = game.snapshot()
    march(game, "march-y", "lincoln")
    recruit(game, "hastings-y", "leicester")
    assert not game.can_undo(0)
    game.undo(1)
    assert place(game, "hastings-y") == "pool"
    assert step(game) == "placing"
    game.undo(1)
    game.undo(1)
    assert (step(game), place(game, "march-y")) == ("move", "derby")
    game.undo(1)
    assert game.snapshot() == before
    march(game, "march-y", "lincoln")
    game.undo(1, whole_turn=True)
    assert game.snapshot() == before
    # Ended is ended.
    march(game, "march-y", "lincoln")
    act(game, "done")
    assert not game.can_undo(1)


@pytest.mark.rule("R3-1.2-i")
def test_player_2_cannot_take_back_the_end_of_his_phase_either() -> None:
    crowd = ["march-y", "essex-y", "herbert-y", "suffolk-y", "norfolk-y"]
    game = war({"derby": crowd}, step="actions", who="york", first="lancaster", card="action-2")
    march(game, "march-y", "warwick")
    march(game, "essex-y", "warwick")
    game.undo(1, whole_turn=True)
    assert game.can_undo(1) is False
    act(game, "done")
    # York itself is asked next, and no die was rolled.
    assert step(game) == "losses"
    assert game.must_act == (1,)
    assert not game.can_undo(1)


@pytest.mark.rule("R3-1.2-i")
def test_nothing_is_taken_back_after_dice_or_a_reveal() -> None:
    blocks = {"lancaster": ["stanley-l", "march-y"]}
    attack = {"lancaster": {"attacker": "york", "main": "chester"}}
    game = war(blocks, step="battles", attacks=attack, first="york")
    battle(game, "lancaster")
    # York chose the battle and has the first Battle Turn in it.
    assert game.must_act == (1,)
    assert not game.can_undo(1), "hidden blocks were shown"
    act(game, "fire march-y")
    assert not game.can_undo(1), "dice fell"
    # Plague shows whom it kills.
    game = war({"wilts": ["hastings-y:1"]}, step="actions", who="lancaster", card="plague")
    act(game, "infect wilts")
    assert not game.can_undo(0)


@pytest.mark.rule("R3-1.2-b")
def test_player_2_acts_with_the_card_he_has_played() -> None:
    cards = {"york": "action-2", "lancaster": "action-4"}
    game = war(
        {"derby": ["march-y"], "lincoln": ["beaumont-l"]},
        step="actions",
        who="york",
        first="york",
        cards=cards,
    )
    assert board(game)["chosen"] == ["action-4", "action-2"]
    assert ap(game) == 2
    assert ap(act(game, "done")) == 4


# --- 1.3 Battle Phase, 1.4 Supply Phase


@pytest.mark.rule("R3-1.3-a")
def test_battles_begin_when_both_have_acted_and_are_fought_in_every_contested_area() -> None:
    game = war(
        {
            "derby": ["march-y"],
            "lincoln": ["beaumont-l:1"],
            "warwick": ["oxford-l"],
            "chester": ["essex-y:1"],
            "kent": ["devon-l"],
        },
        step="actions",
        who="york",
        card="action-2",
    )
    march(game, "march-y", "lincoln")
    act(game, "done")
    assert step(game) == "actions", "no battle before Player 2 has acted"
    march(game, "oxford-l", "chester")
    act(game, "done")
    assert step(game) == "battles"
    assert legal(game) == ["battle chester", "battle lincoln"]
    assert why(game, "battle kent") == "R3-1.3-a"


@pytest.mark.rule("R3-1.3-b")
@pytest.mark.parametrize("first", ["lancaster", "york"])
@pytest.mark.parametrize("area", ["chester", "lincoln"])
def test_player_1_decides_which_battle_is_next(first: str, area: str) -> None:
    fights = {"chester": ["oxford-l:1", "essex-y:1"], "lincoln": ["beaumont-l:1", "march-y"]}
    attacks = {
        "chester": {"attacker": "lancaster", "main": "warwick"},
        "lincoln": {"attacker": "york", "main": "derby"},
    }
    game = war(fights, step="battles", attacks=attacks, first=first, dice=[1] * 12)
    assert game.must_act == (("lancaster", "york").index(first),)
    other = {"chester": "lincoln", "lincoln": "chester"}[area]
    battle(game, area)
    assert step(game) == "battle-round", "the other one waits"
    while step(game) != "battles":
        able = legal(game)
        act(game, next((words for words in able if words.startswith("fire ")), able[0]))
    assert legal(game) == [f"battle {other}"]
    assert game.must_act == (("lancaster", "york").index(first),)


@pytest.mark.rule("R3-1.4-a")
def test_both_houses_feed_their_blocks_at_home_and_in_exile() -> None:
    game = war(
        {
            "derby": ["beaumont-l", "oxford-l", "devon-l", "clifford-l", "wiltshire-l"],
            "scotland": ["pembroke-l", "rivers-l", "stanley-l", "scots-mercenary-l"],
            "lincoln": ["essex-y", "herbert-y", "suffolk-y", "norfolk-y", "hastings-y"],
            "ireland": ["march-y", "york-y", "rutland-y", "irish-mercenary-y"],
        },
        step="supply",
    )
    asked = []
    while step(game) == "losses":
        area = game.prompt(None)["args"]["area"]  # type: ignore[index]
        asked.append((("lancaster", "york")[game.must_act[0]], area))
        act(game, legal(game)[0])
    assert sorted(asked) == [
        ("lancaster", "derby"),
        ("lancaster", "scotland"),
        ("york", "ireland"),
        ("york", "lincoln"),
    ]
    # What one house loses is not shown to the other before it has chosen, and no choice changes another.
    assert [line["number"] for line in said(game, "starves-hidden", None)] == [1, 1, 1, 1]
    assert step(game) == "cards"


@pytest.mark.rule("R3-1.4-b")
def test_a_campaign_lasts_until_all_seven_cards_are_played() -> None:
    game = war(
        {"lincoln": ["beaumont-l"]},
        hands={
            "lancaster": ["action-2"] * 3 + ["action-3"] * 4,
            "york": ["action-4"] * 3 + ["action-2"] * 3 + ["plague"],
        },
    )
    for turn in range(1, 8):
        assert board(game)["turn"] == turn
        assert board(game)["cards_left"] == [8 - turn, 8 - turn]
        assert said(game, "count") == []
        for seat in ("lancaster", "york"):
            act(game, legal(game, seat=seat)[0], seat=seat)
        act(game, "done", "done")
    assert said(game, "count") == [{"king": 1, "pretender": 0}]
    assert board(set_out(game))["campaign"] == 2


@pytest.mark.rule("R3-EX-1.0-1")
def test_the_first_game_turn_of_the_rulebook() -> None:
    # The script deals York an action card 3 and Lancaster one too.
    game = banneret.new("richard3", source=ScriptedSource([0] * 14, seeded("after the script")))
    act(game, "keep", "keep")
    act(game, "play action-3", seat="lancaster")
    act(game, "play action-3", seat="york")
    assert said(game, "first") == [{"who": "york"}]
    sail(game, "warwick-y", "east-anglia")
    assert ap(game) == 2
    sail(game, "salisbury-y", "east-anglia")
    assert ap(game) == 2
    recruit(game, "norfolk-y", "east-anglia")
    recruit(game, "norwich-levy-y", "east-anglia")
    assert ap(game) == 0
    act(game, "done")
    march(game, "oxford-l", "middlesex")
    march(game, "beaumont-l", "leicester", "middlesex")
    assert ap(game) == 1
    recruit(game, "bombard-l", "middlesex")
    assert ap(game) == 0
    act(game, "done")
    # No battle, no hunger: the next turn.
    assert step(game) == "cards"
    assert board(game)["turn"] == 2
    assert said(game, "battle") == []
    assert said(game, "starves-hidden") == []
    areas = board(game)["areas"]
    assert areas["east-anglia"] == {"n": [0, 4]}
    assert areas["middlesex"] == {"n": [4, 0]}
    assert steps(game, "norfolk-y") == 4
