"""Introduction: two houses, one throne, one deck, 63 blocks, and dice that everybody sees."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import banneret
from banneret import Game
from banneret.core.chance import ScriptedSource, seeded
from banneret.core.errors import BadPosition, BadSeats
from banneret.core.text import texts
from banneret.games.richard3.board import BLOCK_IDS, FIREPOWER, LETTER, LETTERS, LOYALTY, STEPS
from tests.games.richard3.hands import set_out
from tests.games.richard3.printed import BLOCKS
from tests.games.richard3.support import act, ap, battle, board, legal, place, said, step, war, why

#: AP and number of each card.
DECK = {
    "action-2": (2, 6),
    "action-3": (3, 7),
    "action-4": (4, 6),
    "force-march": (1, 1),
    "muster": (0, 1),
    "piracy": (2, 1),
    "plague": (0, 1),
    "surprise": (1, 1),
    "treason": (1, 1),
}


def new(draws: list[int] | None = None) -> Game:
    """A full game; with draws 0 the deal runs through the deck in the order of the cards."""
    return banneret.new("richard3", source=ScriptedSource(draws or [], seeded("after the script")))


def idle(game: Game, until: int, busy: str = "") -> Game:
    """Both houses do as little as they may, until a campaign ends; a busy house recruits all it can."""
    while not game.over and board(game)["campaign"] <= until:
        seat = game.must_act[0]
        able = legal(game, seat=seat)
        wanted = [words for words in able if words.partition(" ")[0] in ("recruit", "place")]
        if ("lancaster", "york")[seat] == busy and wanted:
            act(game, wanted[0], seat=seat)
        else:
            act(game, "done" if "done" in able else able[0], seat=seat)
    return game


def drawn(game: Game) -> list[int]:
    """How many cards lay in the deck at each draw."""
    return [n for kind, n, _ in game.outcomes() if kind == 1]


@pytest.mark.rule("R3-0-a")
def test_two_people_play_red_against_white() -> None:
    for seats in (0, 1, 3, 4):
        with pytest.raises(BadSeats):
            banneret.new("richard3", seats=seats)
    game = new()
    assert game.view()["seats"] == ("lancaster", "york")
    red = board(game, "lancaster")["blocks"]
    white = board(game, "york")["blocks"]
    assert len(red) == 24
    assert all(name.endswith("-l") for name in red)
    assert len(white) == 22
    assert all(name.endswith("-y") or name == "rebel" for name in white)


@pytest.mark.rule("R3-0-b")
def test_the_throne_may_change_hands_again_and_again() -> None:
    game = war(
        {
            "derby": ["march-y", "herbert-y"],
            "lincoln": ["beaumont-l"],
            "pool": ["oxford-l", "devon-l", "pembroke-l", "wiltshire-l", "clifford-l"],
        },
        step="political-turn",
    )
    assert said(game, "usurped") == [{"block": "york-y"}]
    assert (board(game)["king_side"], board(game)["pretender"]) == ("york", "henry-vi-l")
    idle(game, 2, busy="lancaster")
    assert said(game, "usurped") == [{"block": "york-y"}, {"block": "henry-vi-l"}]
    assert (board(game)["king_side"], board(game)["king"]) == ("lancaster", "henry-vi-l")
    assert board(game)["pretender"] == "york-y"


@pytest.mark.rule("R3-0-c")
def test_lancaster_holds_the_throne_at_first() -> None:
    start = board(new())
    assert (start["king_side"], start["king"], start["pretender"]) == ("lancaster", "henry-vi-l", "york-y")
    assert start["campaign"] == 1


@pytest.mark.rule("R3-0-d")
@pytest.mark.parametrize("card", DECK)
def test_every_card_is_worth_its_ap_and_there_are_so_many(card: str) -> None:
    worth, count = DECK[card]
    game = war({"derby": ["march-y"], "lincoln": ["beaumont-l"]}, step="actions", who="york", card=card)
    assert ap(game) == worth
    war({}, hands={"york": [card] * count})
    with pytest.raises(BadPosition, match="only"):
        war({}, hands={"york": [card] * (count + 1)})


@pytest.mark.rule("R3-0-d", "R3-0-e")
def test_nineteen_action_cards_and_six_events_are_dealt_from() -> None:
    assert sum(count for card, (_, count) in DECK.items() if card.startswith("action")) == 19
    game = new()
    state: Any = game.state
    dealt = Counter(line["card"] for seat in (0, 1) for line in said(game, "dealt", seat))
    assert [left + dealt[card] for card, left in zip(DECK, state.deck, strict=True)] == [
        count for _, count in DECK.values()
    ]
    assert sum(left + dealt[card] for card, left in zip(DECK, state.deck, strict=True)) == 25


@pytest.mark.rule("R3-0-e")
def test_each_campaign_opens_with_seven_hidden_cards_out_of_all_25() -> None:
    game = new([0] * 14)
    assert drawn(game) == list(range(25, 11, -1))
    assert board(game, "lancaster")["hand"] == {"action-2": 6, "action-3": 1}
    assert board(game, "york")["hand"] == {"action-3": 6, "action-4": 1}
    assert board(game)["hand"] == {}
    assert [len(said(game, "dealt", seat)) for seat in (0, 1, None)] == [7, 7, 0]
    # What was played in one campaign is in the deck of the next.
    game = war(
        {"lincoln": ["beaumont-l"]},
        step="political-turn",
        played={"lancaster": ["action-2"] * 6 + ["plague"], "york": ["action-4"] * 6 + ["piracy"]},
    )
    set_out(game)
    assert board(game)["campaign"] == 2
    assert drawn(game) == list(range(25, 11, -1))
    assert board(game)["cards_left"] == [7, 7]
    assert board(game)["played"] == [{}, {}]


@pytest.mark.rule("R3-0-f")
def test_the_other_eleven_cards_stay_out_of_the_campaign() -> None:
    game = act(new(), "keep", "keep")
    state: Any = game.state
    left_over = list(state.deck)
    assert sum(left_over) == 11
    while step(game) != "cards" or board(game)["turn"] < 7:
        seat = game.must_act[0]
        act(game, "done" if "done" in legal(game, seat=seat) else legal(game, seat=seat)[0], seat=seat)
        assert list(state.deck) == left_over
    assert len(drawn(game)) == 14
    last = board(game)["played"]
    assert [sum(cards.values()) for cards in last] == [6, 6]
    for seat in (0, 1):
        dealt = Counter(line["card"] for line in said(game, "dealt", seat))
        assert dealt == Counter(last[seat]) + Counter(board(game, seat)["hand"])


@pytest.mark.rule("R3-0-g")
def test_there_are_31_red_31_white_and_one_black_block() -> None:
    assert sorted(BLOCK_IDS) == sorted(BLOCKS)
    assert [sum(name.endswith(end) for name in BLOCK_IDS) for end in ("-l", "-y", "rebel")] == [31, 31, 1]
    for number, name in enumerate(BLOCK_IDS):
        rating = f"{LETTERS[LETTER[number]]}{FIREPOWER[number]}"
        assert (STEPS[number], rating, LOYALTY[number]) == BLOCKS[name], name


def crownless(**position: Any) -> dict[str, Any]:
    """The King is dead, his heir not yet crowned."""
    return {"king": None, "king_side": "lancaster", "pretender": "york-y", **position}


@pytest.mark.rule("R3-0-h")
def test_a_dead_king_leaves_his_house_on_the_throne() -> None:
    blocks = {"derby": ["exeter-l"], "calais": ["march-y"], "minor": ["richmond-l"]}
    # Card ties still go to York, the Pretender side.
    hands = {"lancaster": ["action-3"], "york": ["action-3"]}
    game = war(blocks, hands=hands, **crownless())
    act(game, "play action-3", seat="lancaster")
    act(game, "play action-3", seat="york")
    assert said(game, "first") == [{"who": "york"}]
    assert board(game)["king_side"] == "lancaster"
    # Derby's crown serves Exeter, not March.
    game = war(
        {"derby": ["exeter-l", "york-y"]},
        step="battle",
        attacks={"derby": {"attacker": "york", "main": "warwick"}},
        battle={"area": "derby", "round": 1},
        **crownless(),
    )
    act(game, "fire exeter-l")
    assert said(game, "fire")[0]["power"] == 2
    # A minor enters as a royal heir, in a Crown area.
    game = war(blocks, step="supply", owed={"lancaster": 1}, **crownless())
    assert said(game, "crowned") == [{"block": "exeter-l", "place": "derby"}]
    assert why(game, "enter derby") == ""
    assert why(game, "enter france") == "R3-6.82-c"
    # In the Political Turn a tie is the King side's, and at the end of the war it wins.
    game = war(
        {"derby": ["exeter-l"], "essex": ["essex-y"]}, step="political-turn", campaign=3, **crownless()
    )
    assert said(game, "count") == [{"king": 1, "pretender": 1}]
    assert game.winners == (0,)


@pytest.mark.rule("R3-0-i")
def test_a_shared_name_is_no_shared_place() -> None:
    game = war(
        {"pool": ["salisbury-y", "salisbury-levy-y", "york-church-y"]}, step="actions", card="action-2"
    )
    act(game, "recruit salisbury-y")
    assert legal(game, "place") == ["east-yorks", "north-yorks"]
    game.undo(1)
    act(game, "recruit salisbury-levy-y")
    assert legal(game, "place") == ["wilts"]
    game.undo(1)
    act(game, "recruit york-church-y")
    assert legal(game, "place") == ["south-yorks"]
    game = war({"pool": ["buckingham-l"]}, step="actions", who="lancaster", card="action-2")
    act(game, "recruit buckingham-l")
    assert legal(game, "place") == ["glamorgan", "kent", "warwick"]
    # Three things called York, four called Salisbury or Kent: each has a name of its own.
    for kind in ("block", "area", "card"):
        names = game.rules.kinds[kind]
        assert len(names) == len(set(names))
    assert {"york-y", "york-church-l", "york-church-y", "york-levy-l"} <= set(BLOCK_IDS)


@pytest.mark.rule("R3-0-j")
def test_undealt_cards_are_never_shown() -> None:
    # In the last turn of a campaign; Piracy is among the undealt cards.
    game = war(
        {"derby": ["march-y"], "lincoln": ["beaumont-l"]},
        turn=7,
        draws=[0] * 14,
        hands={"lancaster": ["action-3"], "york": ["action-2"]},
        played={"lancaster": ["action-4"] * 6, "york": ["plague", "muster", *["action-2"] * 4]},
    )
    act(game, "play action-3", seat="lancaster")
    act(game, "play action-2", seat="york")
    while board(game)["campaign"] == 1:
        seat = game.must_act[0]
        assert "piracy" not in str([game.view(seat), game.view(), game.log(seat), game.log()])
        act(game, "done" if "done" in legal(game) else legal(game)[0])
    for watcher in (0, 1, None):
        assert "piracy" not in str([game.view(watcher), game.log(watcher)])
    # Neither does a view hold the deck in any other form.
    assert "deck" not in board(game)


@pytest.mark.rule("R3-0-j")
def test_views_do_not_depend_on_what_was_dealt_to_whom() -> None:
    seen = []
    for hidden in ("piracy", "plague"):
        game = war(
            {"derby": ["march-y"], "lincoln": ["beaumont-l"]},
            turn=6,
            hands={"lancaster": ["action-3", "action-2"], "york": ["action-2", hidden]},
        )
        act(game, "play action-3", seat="lancaster")
        act(game, "play action-2", seat="york")
        act(game, "done", "done")
        seen.append([board(game, "lancaster"), game.log(0), board(game), game.log()])
    assert seen[0] == seen[1]


@pytest.mark.rule("R3-0-k")
def test_everybody_sees_every_die_and_who_rolled_it() -> None:
    game = war(
        {"lancaster": ["stanley-l:3", "york-y:2", "rivers-y:1"]},
        dice=[5, 2, 6, 3],
        step="battle",
        attacks={"lancaster": {"attacker": "york", "main": "chester"}},
        battle={"area": "lancaster", "round": 1},
    )
    act(game, "fire stanley-l")
    assert len(game.outcomes()) == 3
    act(game, "treachery york-y", "target stanley-l")
    assert len(game.outcomes()) == 4
    for seat in (0, 1, None):
        read = [texts(game.rules).line(line) for line in game.log(seat)]
        assert "Stanley/L fired with firepower 3: ⚄5 ⚁2 ⚅6." in read
        assert "The Pretender tempted Stanley/L to change sides: ⚂3." in read
    assert board(game)["pretender"] == "york-y", "so everybody knows which block rolled"


@pytest.mark.rule("R3-0-l")
@pytest.mark.parametrize(("loser", "winner"), [(0, 1), (1, 0)])
def test_a_player_may_resign_at_any_time(loser: int, winner: int) -> None:
    deal = new()
    move = war({"derby": ["march-y"]}, step="actions", who="york", card="action-2")
    act(move, "lift march-y")
    fight = war(
        {"derby": ["march-y", "oxford-l"]},
        step="battles",
        attacks={"derby": {"attacker": "york", "main": "warwick"}},
    )
    battle(fight, "derby")
    for game in (deal, move, fight):
        game.resign(loser)
        assert game.over
        assert game.winners == (winner,)
        assert game.must_act == ()
        assert said(game, "over")[-1]["who"] == ("lancaster", "york")[winner]
    assert place(fight, "march-y") == "derby"
