"""The greedy bot of Richard III does what a sensible player does, on small positions written by hand."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from tests.games.richard3.support import LANCASTER, YORK, legal, packed, place, seat_of, step, war

import banneret
from banneret.bots import GreedyBot, SeatView
from banneret.core.game import Game
from banneret.games.richard3.evaluate import VICTORY, evaluate
from banneret.games.richard3.state import War

ACTION = {"step": "actions", "turn": 4, "card": "action-4"}


def choose(game: Game, seat: str | int | None = None, seed: int = 1) -> str:
    """What the bot would do, in words."""
    chair = SeatView(game, seat_of(game, seat))
    chosen = GreedyBot(seed).choose(chair)
    assert chosen in chair.choices()
    return game.word(chosen)


def act(game: Game, steps: Sequence[str]) -> list[str]:
    """Lets the bot act as long as one of these steps is on top; returns what it did."""
    bot = GreedyBot(1)
    done: list[str] = []
    chairs = [SeatView(game, 0), SeatView(game, 1)]
    while game.must_act and step(game) in steps:
        seat = game.must_act[0]
        chosen = bot.choose(chairs[seat])
        done.append(game.word(chosen))
        game.apply(seat, chosen)
    return done


def phase(game: Game) -> list[str]:
    """Lets the bot play an Action Phase to its end."""
    seat = game.must_act[0]
    bot = GreedyBot(1)
    chair = SeatView(game, seat)
    done: list[str] = []
    while game.must_act == (seat,) and step(game) in {"actions", "move", "sailing", "placing", "mustering"}:
        chosen = bot.choose(chair)
        done.append(game.word(chosen))
        game.apply(seat, chosen)
        if done[-1] == "done":
            break
    return done


def army(blocks: Mapping[str, Sequence[str]], who: str = "york", **position: Any) -> Game:
    """An Action Phase of a house."""
    return war(blocks, who=who, **{**ACTION, "ap": 2, **position})


def standing(game: Game, side: int, area: str) -> int:
    state = game.state
    assert isinstance(state, War)
    return state.count(side, game.rules.kinds["area"].index(area))


# --- attacks


def test_it_masses_before_it_attacks() -> None:
    """Two areas, four blocks, against two nobles: all that can come come together."""
    game = army(
        {
            "warwick": ["norfolk-y", "suffolk-y"],
            "oxford": ["hastings-y", "herbert-y"],
            "leicester": ["beaumont-l", "wiltshire-l"],
        },
        first="lancaster",
    )
    phase(game)
    assert standing(game, YORK, "leicester") == 4


def test_it_attacks_with_overwhelming_force() -> None:
    game = army(
        {"warwick": ["norfolk-y", "suffolk-y", "herbert-y", "hastings-y"], "leicester": ["beaumont-l"]}, ap=1
    )
    done = phase(game)
    assert "step leicester" in done
    assert standing(game, YORK, "leicester") >= 2


@pytest.mark.parametrize("first", ["lancaster", "york"])
def test_it_does_not_attack_into_certain_loss(first: str) -> None:
    game = army(
        {
            "warwick": ["worcester-y:1", "essex-y"],
            "leicester": ["northumberland-l", "buckingham-l", "clifford-l", "oxford-l"],
        },
        ap=4,
        first=first,
    )
    done = phase(game)
    assert "step leicester" not in done
    assert standing(game, YORK, "leicester") == 0


def test_it_takes_the_last_heir_whatever_it_costs() -> None:
    """Richmond alone and hurt is the whole war."""
    game = army(
        {
            "warwick": ["norfolk-y", "suffolk-y"],
            "leicester": ["richmond-l:1"],
            "middlesex": ["gloucester-y"],
            "dead": ["henry-vi-l", "prince-edward-l", "exeter-l", "somerset-l"],
            "rutland": ["beaumont-l", "devon-l"],
        },
        ap=1,
        king="gloucester-y",
        pretender="richmond-l",
        options={"scenario": "Richard III"},
    )
    phase(game)
    assert standing(game, YORK, "leicester") >= 1


def test_it_keeps_going_with_an_attack_it_has_begun() -> None:
    game = army(
        {"warwick": ["norfolk-y", "suffolk-y", "herbert-y"], "leicester": ["beaumont-l", "devon-l"]},
        ap=1,
        first="lancaster",
    )
    done = phase(game)
    assert [words for words in done if words.startswith("lift")] != []
    assert standing(game, YORK, "leicester") == 3


def test_pirates_take_a_lonely_heir() -> None:
    game = army(
        {"calais": ["march-y", "calais-mercenary-y"], "sussex": ["prince-edward-l:1"], "ireland": ["york-y"]},
        card="piracy",
        ap=2,
    )
    phase(game)
    assert standing(game, YORK, "sussex") >= 1


def test_it_names_the_stronger_column_as_main_attack() -> None:
    game = war(
        {"leicester": ["beaumont-l", "norfolk-y", "suffolk-y", "essex-y"]},
        who="york",
        step="actions",
        turn=4,
        card="action-4",
        ap=0,
        attacks={
            "leicester": {
                "attacker": "york",
                "main": "oxford",
                "via": {"york": ["oxford", "warwick"], "lancaster": []},
            }
        },
        entered={"essex-y": "oxford", "norfolk-y": "warwick", "suffolk-y": "warwick"},
        moved=["norfolk-y", "suffolk-y", "essex-y"],
    )
    assert phase(game) == ["main leicester+warwick", "done"]


# --- safety


def test_it_keeps_the_king_off_the_front() -> None:
    """Alone beside four enemies, with a strong castle of friends two marches away."""
    game = army(
        {
            "leicester": ["norfolk-y", "suffolk-y", "herbert-y", "march-y"],
            "warwick": ["henry-vi-l"],
            "gloucester": ["northumberland-l", "buckingham-l", "clifford-l"],
        },
        who="lancaster",
        ap=1,
        first="lancaster",
    )
    phase(game)
    assert place(game, "henry-vi-l") != "warwick" or standing(game, LANCASTER, "warwick") >= 3


def test_heirs_do_not_lead_a_doubtful_attack() -> None:
    game = army(
        {
            "warwick": ["york-y", "essex-y"],
            "leicester": ["northumberland-l", "buckingham-l"],
            "ireland": ["rutland-y"],
        },
        first="york",
        ap=2,
    )
    phase(game)
    assert place(game, "york-y") != "leicester"


def test_it_does_not_crowd_an_area_that_feeds_four() -> None:
    """R3-7.1-a: a fifth block in Leicester would starve, and there is room in Rutland."""
    game = army(
        {
            "leicester": ["norfolk-y", "suffolk-y", "herbert-y", "hastings-y"],
            "oxford": ["arundel-y", "worcester-y"],
            "south-yorks": ["northumberland-l", "beaumont-l"],
        },
        ap=4,
    )
    phase(game)
    state = game.state
    assert isinstance(state, War)
    for area in range(33):
        assert state.count(YORK, area) <= 5


def test_a_regroup_leaves_a_dangerous_place() -> None:
    """The battle is won, but four enemies stand next door and Round 1 of their revenge is near."""
    game = war(
        {
            "leicester": ["henry-vi-l:1", "essex-y:1"],
            "derby": ["norfolk-y", "suffolk-y", "herbert-y", "hastings-y"],
            "lincoln": ["northumberland-l", "clifford-l", "oxford-l"],
        },
        dice=[1, 1, 1],
        step="battle",
        attacks={"leicester": {"attacker": "york", "main": "derby"}},
        battle={"area": "leicester", "round": 1},
    )
    done = act(game, ["battle-round", "regroup", "regroup-to"])
    assert "regroup henry-vi-l" in done
    assert place(game, "henry-vi-l") in {"lincoln", "middlesex"}


# --- recruits


def test_it_recruits() -> None:
    game = army({"middlesex": ["march-y"], "pool": ["norfolk-y", "suffolk-y", "hastings-y"]}, ap=3)
    done = phase(game)
    assert len([words for words in done if words.startswith("recruit ")]) == 3


def test_it_recruits_where_it_is_safe() -> None:
    """Suffolk is at home in East Anglia and in Oxford; beside Oxford four enemies wait."""
    game = army(
        {
            "middlesex": ["march-y", "norfolk-y"],
            "pool": ["suffolk-y"],
            "gloucester": ["northumberland-l", "clifford-l", "oxford-l", "buckingham-l"],
        },
        ap=1,
        first="york",
    )
    if "recruit suffolk-y" in phase(game):
        assert place(game, "suffolk-y") == "east-anglia"


def test_the_best_recruits_come_first() -> None:
    game = army({"middlesex": ["march-y"], "pool": ["norfolk-y", "norwich-levy-y"]}, ap=1, turn=7)
    assert "recruit norfolk-y" in phase(game), "a vote counts at the end of a campaign, a levy does not"


# --- the throne


def test_it_takes_london_for_the_last_vote() -> None:
    """R3-8.2-c: four against four, a tie is the King's, and Middlesex stands empty."""
    game = army(
        {
            "kent": ["norfolk-y", "suffolk-y"],
            "glamorgan": ["herbert-y", "york-y"],
            "cumbria": ["clifford-l", "oxford-l", "devon-l"],
            "northumbria": ["northumberland-l"],
        },
        ap=1,
        turn=7,
        campaign=3,
        first="lancaster",
    )
    phase(game)
    assert standing(game, YORK, "middlesex") >= 1


def test_exiles_land_in_time_to_be_counted() -> None:
    """R3-8.2-d: in exile nobody counts."""
    game = army(
        {
            "calais": ["march-y", "warwick-y"],
            "middlesex": ["norfolk-y"],
            "cumbria": ["clifford-l", "oxford-l"],
            "ireland": ["york-y"],
        },
        ap=1,
        turn=7,
        campaign=3,
        first="lancaster",
    )
    phase(game)
    assert place(game, "march-y") != "calais"
    assert place(game, "warwick-y") != "calais"


# --- battle


def field(defenders: list[str], attackers: list[str], round_: int, **more: Any) -> Game:
    """York attacks Leicester from Derby; Lancaster may retreat to Rutland, Oxford and others."""
    return war(
        {"leicester": [*defenders, *attackers], **more.pop("elsewhere", {})},
        step="battle",
        attacks={"leicester": {"attacker": "york", "main": "derby"}},
        battle={"area": "leicester", "round": round_},
        **more,
    )


def until(game: Game, words: str) -> None:
    """Everybody holds until somebody may do this."""
    while words not in legal(game):
        other = next(able for able in legal(game) if able.startswith("hold "))
        game.apply(game.must_act[0], packed(game, other))


def test_an_heir_leaves_a_battle_that_is_lost() -> None:
    game = field(["henry-vi-l:2", "devon-l:1"], ["march-y", "norfolk-y", "warwick-y", "york-y"], 2)
    until(game, "retreat henry-vi-l")
    assert choose(game) == "retreat henry-vi-l"


def test_nobody_leaves_a_battle_that_is_won() -> None:
    game = field(["henry-vi-l", "northumberland-l", "clifford-l"], ["essex-y:1"], 2)
    until(game, "retreat henry-vi-l")
    assert not choose(game).startswith("retreat")


def test_it_fires_rather_than_waits() -> None:
    game = field(["clifford-l", "beaumont-l"], ["norfolk-y", "suffolk-y"], 1)
    assert choose(game) == "fire clifford-l"


def test_the_king_buys_a_great_lord_who_comes_cheap() -> None:
    """R3-6.9-d: one die for Stanley at full strength, against two dice that hit on 2."""
    game = field(["henry-vi-l:2", "clifford-l"], ["stanley-y", "norfolk-y:2"], 1)
    until(game, "treachery henry-vi-l")
    assert choose(game) == "treachery henry-vi-l"
    game.apply(LANCASTER, packed(game, "treachery henry-vi-l"))
    assert step(game) == "rolling" or choose(game) == "target stanley-y"


def test_nobody_buys_a_loyal_lord() -> None:
    """Warwick asks for three even dice; four dice of the Duke of York hit on 3."""
    game = field(["warwick-l:2", "beaumont-l"], ["york-y", "norfolk-y"], 1)
    until(game, "treachery york-y")
    assert choose(game) in {"fire york-y", "fire norfolk-y"}


def test_an_heir_charges_when_the_war_hangs_on_it() -> None:
    """R3-6.5-b: the last heir of Lancaster has one step left, behind strong friends who take the hits."""
    game = field(
        ["richmond-l:1", "northumberland-l", "oxford-l"],
        ["gloucester-y", "norfolk-y"],
        1,
        king="gloucester-y",
        pretender="richmond-l",
        options={"scenario": "Richard III"},
        elsewhere={"dead": ["henry-vi-l", "prince-edward-l", "exeter-l", "somerset-l"]},
    )
    until(game, "charge gloucester-y")
    assert choose(game) == "charge gloucester-y"
    game.apply(YORK, packed(game, "charge gloucester-y"))
    assert choose(game) == "target richmond-l"


def test_heirs_do_not_charge_for_nothing() -> None:
    game = field(["northumberland-l", "clifford-l"], ["rutland-y:1", "norfolk-y"], 1)
    until(game, "charge rutland-y")
    assert not choose(game).startswith("charge")


def test_the_least_valuable_take_the_hits() -> None:
    game = war(
        {"leicester": ["henry-vi-l:3", "clifford-l", "york-church-l", "march-y"]},
        dice=[1, 6, 6],
        step="battle",
        attacks={"leicester": {"attacker": "york", "main": "derby"}},
        battle={"area": "leicester", "round": 1},
    )
    until(game, "fire march-y")
    game.apply(YORK, packed(game, "fire march-y"))
    assert step(game) == "hits"
    assert choose(game) == "take york-church-l"


def test_good_battles_are_fought_first() -> None:
    game = war(
        {
            "leicester": ["beaumont-l", "norfolk-y", "suffolk-y", "herbert-y"],
            "lincoln": ["northumberland-l", "clifford-l", "oxford-l", "essex-y"],
        },
        step="battles",
        first="york",
        attacks={
            "leicester": {"attacker": "york", "main": "warwick"},
            "lincoln": {"attacker": "york", "main": "rutland"},
        },
    )
    assert choose(game) == "battle leicester"


# --- cards


def test_a_poor_hand_is_dealt_again_and_a_rich_one_kept() -> None:
    poor = ["action-2", "action-2", "action-2", "action-2", "action-2", "plague", "muster"]
    rich = ["action-4", "action-4", "action-4", "action-3", "action-3", "action-3", "action-2"]
    asked = war({}, step="mulligan", hands={"york": poor, "lancaster": rich})
    assert choose(asked, "york") == "redeal"
    asked.apply(YORK, packed(asked, "redeal"))
    assert choose(asked, "lancaster") == "keep"


def test_the_largest_card_is_played_when_there_is_most_to_do() -> None:
    """A full pool in the first turn: four AP are four nobles."""
    game = war(
        {
            "middlesex": ["march-y"],
            "pool": ["norfolk-y", "suffolk-y", "hastings-y", "essex-y", "herbert-y"],
            "cumbria": ["clifford-l"],
        },
        step="cards",
        turn=1,
        hands={"york": ["action-4", "action-2"], "lancaster": ["action-3", "action-3"]},
    )
    assert choose(game, "york") == "play action-4"


def test_the_plague_strikes_a_crowded_city() -> None:
    game = war(
        {
            "warwick": ["northumberland-l", "clifford-l", "oxford-l", "coventry-levy-l", "beaumont-l"],
            "east-anglia": ["york-y", "norfolk-y"],
            "wilts": ["wiltshire-l"],
        },
        step="cards",
        turn=4,
        hands={"york": ["plague", "action-2"], "lancaster": ["action-3", "action-3"]},
    )
    assert choose(game, "york") == "play plague"
    game.apply(YORK, packed(game, "play plague"))
    game.apply(LANCASTER, packed(game, "play action-3"))
    assert choose(game, "york") == "infect warwick"


def test_a_muster_gathers_scattered_blocks() -> None:
    game = war(
        {
            "warwick": ["norfolk-y"],
            "oxford": ["suffolk-y"],
            "rutland": ["hastings-y"],
            "leicester": ["march-y"],
            "south-yorks": ["northumberland-l", "clifford-l", "beaumont-l"],
            "ireland": ["york-y"],
        },
        step="actions",
        who="york",
        card="muster",
        first="york",
        ap=0,
        turn=3,
    )
    done = act(game, ["choose-muster", "mustering", "move"])
    goal = done[0].removeprefix("gather ")
    assert goal != "done"
    assert standing(game, YORK, goal) >= 2


def test_treason_is_not_wasted_on_a_loyal_lord_while_a_better_battle_waits() -> None:
    game = war(
        {
            "leicester": ["warwick-l", "norfolk-y", "suffolk-y"],
            "lincoln": ["stanley-l", "essex-y", "herbert-y"],
        },
        step="battles",
        first="york",
        treason="york",
        attacks={
            "leicester": {"attacker": "york", "main": "warwick"},
            "lincoln": {"attacker": "york", "main": "rutland"},
        },
    )
    game.apply(YORK, packed(game, "battle leicester"))
    assert step(game) == "treason-roll"
    assert choose(game) == "done"


def test_treason_is_used_on_a_cheap_lord() -> None:
    game = war(
        {"lincoln": ["stanley-l", "essex-y", "herbert-y"]},
        step="battles",
        first="york",
        treason="york",
        attacks={"lincoln": {"attacker": "york", "main": "rutland"}},
    )
    game.apply(YORK, packed(game, "battle lincoln"))
    assert choose(game) == "target stanley-l"


# --- supply and the Political Turn


def test_nobody_starves_to_death_who_need_not() -> None:
    game = war(
        {
            "leicester": ["york-y:1", "norfolk-y", "suffolk-y:1", "herbert-y:2", "hastings-y:1"],
            "cumbria": ["clifford-l"],
        },
        step="supply",
    )
    assert step(game) == "losses"
    assert choose(game) in {"starve norfolk-y", "starve herbert-y"}


def test_a_defected_heir_is_not_executed() -> None:
    """R3-9.1-e, R3-9.1-f: alive he is a vote, dead he brings the enemy a minor."""
    game = war({"leicester": ["clarence-l"], "minor": ["gloucester-y"], "cumbria": ["york-y"]}, step="supply")
    assert legal(game) == ["done", "execute clarence-l"]
    assert choose(game) == "done"


def test_a_minor_comes_of_age_in_a_safe_place() -> None:
    """R3-6.82-c: any Crown area that no enemy holds; most of them are within reach of York's host."""
    game = war(
        {
            "minor": ["prince-edward-l"],
            "lancaster": ["henry-vi-l", "stanley-l", "northumberland-l"],
            "dead": ["somerset-l"],
            "leicester": ["york-y", "norfolk-y", "suffolk-y", "herbert-y"],
        },
        step="supply",
        owed={"lancaster": 1},
    )
    assert step(game) == "minor-enters"
    assert choose(game).removeprefix("enter ") not in {"warwick", "derby", "middlesex"}


def test_nobles_go_home_out_of_harms_way() -> None:
    """Suffolk has two homes; beside one of them the enemy's host has gone home before him."""
    game = war(
        {
            "middlesex": ["march-y", "suffolk-y"],
            "warwick": ["warwick-l", "buckingham-l"],
            "ireland": ["york-y"],
        },
        step="political-turn",
        turn=7,
        campaign=1,
        king="march-y",
        pretender="henry-vi-l",
    )
    while game.must_act != (YORK,):
        game.apply(game.must_act[0], game.choices(game.must_act[0])[0])
    words = act(game, ["homes"])
    assert "home suffolk-y+east-anglia" in words


def test_the_heirs_of_the_pretender_are_kept_when_exile_is_full() -> None:
    """R3-7.2-c: of three in Ireland one goes to the pool."""
    game = war(
        {
            "ireland": ["york-y", "rutland-y", "essex-y"],
            "middlesex": ["henry-vi-l", "clifford-l", "oxford-l"],
        },
        step="political-turn",
        turn=7,
        campaign=1,
    )
    while step(game) != "surplus":
        game.apply(game.must_act[0], game.choices(game.must_act[0])[0])
    assert choose(game) == "dismiss essex-y"


# --- judgement


def test_the_judgement_of_one_is_the_negative_of_the_others() -> None:
    game = banneret.new("richard3", seed=4)
    rng = random.Random(5)
    while game.must_act:
        state = game.state
        assert isinstance(state, War)
        assert evaluate(state, YORK) == pytest.approx(-evaluate(state, LANCASTER))
        seat = game.must_act[0]
        game.apply(seat, rng.choice(game.choices(seat)))


@pytest.mark.parametrize("seat", [LANCASTER, YORK])
def test_a_war_that_is_won_is_worth_more_than_anything(seat: int) -> None:
    game = army({"warwick": ["norfolk-y", "march-y"], "leicester": ["beaumont-l", "henry-vi-l"]})
    state = game.state
    assert isinstance(state, War)
    assert abs(evaluate(state, seat)) < VICTORY / 2
    game.resign(1 - seat)
    assert evaluate(state, seat) == VICTORY
    assert evaluate(state, 1 - seat) == -VICTORY


def worth(blocks: dict[str, list[str]], seat: int = YORK, **more: Any) -> float:
    state = war(blocks, who="york", **{**ACTION, **more}).state
    assert isinstance(state, War)
    return evaluate(state, seat)


def test_more_is_better() -> None:
    base = {"warwick": ["norfolk-y"], "leicester": ["beaumont-l"]}
    plain = worth(base)
    assert worth({**base, "warwick": ["norfolk-y", "suffolk-y"]}) > plain, "a noble more"
    assert worth({**base, "warwick": ["norfolk-y:2"]}) < plain, "a hurt noble"
    assert worth({**base, "leicester": []}) > plain, "an enemy less"
    assert worth({**base, "warwick": [], "pool": ["norfolk-y"]}) < plain, "in the pool"
    assert worth({**base, "warwick": [], "calais": ["norfolk-y"]}) < plain, "no vote in exile"
    assert worth({**base, "warwick": [], "middlesex": ["norfolk-y"]}) > plain, "London's vote"


def test_heirs_are_dear_the_dearer_the_fewer_there_are() -> None:
    few = {"warwick": ["york-y", "march-y"]}
    many = {
        "warwick": ["york-y", "march-y"],
        "minor": ["clarence-y", "gloucester-y"],
        "ireland": ["rutland-y"],
    }
    lost_one_of_two = worth(few) - worth({"warwick": ["york-y"]})
    lost_one_of_five = worth(many) - worth({**many, "warwick": ["york-y"]})
    assert lost_one_of_two > lost_one_of_five > 0


def test_a_battle_to_come_is_weighed() -> None:
    attacks = {"leicester": {"attacker": "york", "main": "warwick"}}
    mates = ["norfolk-y", "suffolk-y", "herbert-y"]
    good = worth(
        {"leicester": ["beaumont-l:1", *mates]}, attacks=attacks, entered=dict.fromkeys(mates, "warwick")
    )
    calm = worth({"leicester": ["beaumont-l:1"], "warwick": mates})
    bad = worth(
        {"leicester": ["northumberland-l", "clifford-l", "oxford-l", "essex-y:1"]},
        attacks=attacks,
        entered={"essex-y": "warwick"},
    )
    calmer = worth({"leicester": ["northumberland-l", "clifford-l", "oxford-l"], "warwick": ["essex-y:1"]})
    assert good > calm
    assert bad < calmer
