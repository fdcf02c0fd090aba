"""7.9: sieges: how they begin, what they cost, how they end, sallies."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.fief_england.support import BLANK, FFF, F, act, family, legal, refused, said
from tests.games.fief_england.war import (
    BOTH,
    army,
    controls,
    count,
    counts,
    held,
    holder,
    money,
    noble,
    state,
    step,
    stock,
    turn,
    war,
)


def camp(
    edition: str = "es-2024",
    red: dict[str, int] | None = None,
    blue: dict[str, int] | None = None,
    besieged: bool = False,
    scaffold: int = 0,
    dice: Any = (),
    phase: int = 7,
    building: int = 1,
    **rows: Any,
) -> Any:
    """Red before Blue's Stronghold of Oxford."""
    if besieged:
        rows["besieger"] = {"oxford": "red"}
    if scaffold:
        rows["scaffold"] = {"oxford": scaffold}
    return war(
        army("red", "oxford", "arthur", **({"soldier": 4} if red is None else red)),
        army("blue", "oxford", "henri", **({"soldier": 4} if blue is None else blue)),
        *rows.pop("more", ()),
        hold={"oxford": "blue"},
        building={"oxford": building},
        edition=edition,
        dice=dice,
        phase=phase,
        **rows,
    )


def besieger(game: Any) -> int:
    """The family that besieges Oxford."""
    return state(game).besieger[16]


@pytest.mark.rule("FE-7.9-a")
@pytest.mark.parametrize("edition", BOTH)
def test_who_is_too_weak_for_one_die_may_besiege_at_once(edition: str) -> None:
    game = camp(edition)
    act(game, "besiege oxford")
    assert (besieger(game), state(game).scaffold[16]) == (0, 1)
    assert stock(game, "red", "catapult") == 1
    assert count(game, "red", "oxford", "catapult") == 0, "under construction"
    assert refused(game, "besiege oxford") == "FE-7.9-a"
    game = camp(edition, red={"soldier": 9})
    assert refused(game, "besiege oxford") == "FE-7.9-a", "he is strong enough for a die: he must fight first"


@pytest.mark.rule("FE-7.9-a")
@pytest.mark.parametrize("edition", BOTH)
def test_an_attacker_may_declare_a_siege_at_a_stopping_point(edition: str) -> None:
    game = camp(edition, red={"soldier": 9})
    act(game, "attack oxford+blue", "siege")
    assert besieger(game) == 0
    assert [line["how"] for line in said(game, "battle-halted")] == ["siege"]
    game = camp(edition, red={"soldier": 9}, building=0)
    act(game, "attack oxford+blue")
    assert refused(game, "siege") == "FE-7.9-a", "there is no fortification"


@pytest.mark.rule("FE-7.9-b")
def test_es_a_catapult_on_the_map_is_destroyed_when_none_is_in_reserve() -> None:
    game = camp(more=(army("red", "york", catapult=1), army("red", "durham", catapult=1)))
    act(game, "besiege oxford")
    assert legal(game) == ["siege-from durham", "siege-from york"]
    act(game, "siege-from york")
    assert count(game, "red", "york", "catapult") == 0
    assert state(game).scaffold[16] == 1


@pytest.mark.rule("FE-IT10.9-f")
def test_it_no_siege_without_a_trebuchet_in_reserve() -> None:
    game = camp("it-2024", more=(army("red", "york", catapult=2),))
    assert refused(game, "besiege oxford") == "FE-IT10.9-f"


@pytest.mark.rule("FE-7.9-c", "FE-7.9-d", "FE-EX-X-12")
@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.parametrize(("paid", "active", "cost"), [(0, 0, 0), (1, 1, 5), (2, 2, 10)])
def test_phase_4_pay_none_one_or_two(edition: str, paid: int, active: int, cost: int) -> None:
    game = camp(edition, besieged=True, scaffold=1, phase=4, money={"red": 12})
    assert step(game) == "siege-pay"
    assert legal(game) == ["pay-siege 0", "pay-siege 1", "pay-siege 2"]
    act(game, f"pay-siege {paid}")
    assert count(game, "red", "oxford", "catapult") == active
    assert money(game, 0) == 12 - cost
    assert besieger(game) == (0 if paid else -1)
    assert stock(game, "red", "catapult") == 2 - active
    assert state(game).scaffold[16] == 0


@pytest.mark.rule("FE-EX-X-12", "FE-7.2-i")
@pytest.mark.parametrize(("catapults", "hits"), [(1, 2), (2, 3)])
def test_active_catapults_shoot_at_the_besieged(catapults: int, hits: int) -> None:
    game = camp(red={"soldier": 4, "catapult": catapults}, besieged=True, dice=[F, F])
    act(game, "attack oxford+blue")
    assert said(game, "hits")[0] == {"who": "blue", "number": hits}


@pytest.mark.rule("FE-7.9-c")
def test_the_second_catapult_needs_a_counter_and_the_money() -> None:
    game = camp(besieged=True, scaffold=1, phase=4, money={"red": 7})
    assert refused(game, "pay-siege 2") == "FE-7.9-c"
    game = camp(
        besieged=True, scaffold=1, phase=4, money={"red": 12}, more=(army("red", "york", catapult=1),)
    )
    assert refused(game, "pay-siege 2") == "FE-4.0-b"


@pytest.mark.rule("FE-2.12-sv19")
def test_the_siege_engineer_builds_one_catapult_for_three() -> None:
    game = camp(besieged=True, scaffold=1, phase=4, money={"red": 8}, servant={"walter": noble("arthur")})
    act(game, "pay-siege 2")
    assert money(game, 0) == 0


@pytest.mark.rule("FE-7.9-e", "FE-4.0-h")
@pytest.mark.parametrize("edition", BOTH)
def test_the_besieged_keep_the_city(edition: str) -> None:
    game = camp(edition)
    act(game, "besiege oxford")
    assert (controls(game, "oxford"), held(game, "oxford")) == ("blue", "blue")
    from banneret.games.fief_england.steps import purchases

    assert purchases.site(state(game), 1, 16) == "FE-4.0-h"


@pytest.mark.rule("FE-7.9-e")
@pytest.mark.parametrize("edition", BOTH)
def test_a_new_noble_may_be_placed_among_the_besieged(edition: str) -> None:
    game = camp(edition, besieged=True, more=(army("blue", "york", "lucia", soldier=1),))
    s = state(game)
    from banneret.games.fief_england.board import INSIDE

    s.put_noble(noble("lucia"), 16, INSIDE)
    assert s.besieged(1, 16)
    assert s.besieger[16] == 0, "the siege goes on"


@pytest.mark.rule("FE-7.9-f", "FE-IT10.9-c")
@pytest.mark.parametrize("edition", BOTH)
def test_relief_goes_straight_in(edition: str) -> None:
    game = camp(
        edition, besieged=True, phase=5, now={3: 1}, more=(army("blue", "london", "william", soldier=2),)
    )
    act(game, "lead william", "take soldier+2", "road oxford")
    s = state(game)
    assert s.stand[19 + 16] & 1, "inside, without a fight"
    assert count(game, "blue", "oxford", "soldier") == 6


@pytest.mark.rule("FE-7.9-g")
@pytest.mark.parametrize("edition", BOTH)
def test_the_besieger_may_end_the_siege_and_gets_his_catapults_back(edition: str) -> None:
    game = camp(edition, red={"soldier": 4, "catapult": 1}, besieged=True)
    assert "lift-siege oxford" in legal(game)
    act(game, "lift-siege oxford")
    assert besieger(game) == -1
    assert stock(game, "red", "catapult") == 2
    act(game, "done")
    assert refused(game, "lift-siege oxford") == "FE-7.9-g", "only the besieger"


@pytest.mark.rule("FE-7.9-g", "FE-IT10.9-c")
def test_the_besieger_may_bring_up_more_troops() -> None:
    game = camp(besieged=True, phase=5, more=(army("red", "london", "william", soldier=2),))
    act(game, "lead william", "take soldier+2", "road oxford")
    assert count(game, "red", "oxford", "soldier") == 6
    assert besieger(game) == 0


@pytest.mark.rule("FE-7.9-h")
@pytest.mark.parametrize("edition", BOTH)
def test_a_siege_ends_with_the_last_besieging_noble(edition: str) -> None:
    game = camp(edition, red={"soldier": 4, "catapult": 1}, besieged=True, phase=5)
    act(game, "lead arthur", "road london", "yes")
    assert besieger(game) == -1
    assert stock(game, "red", "catapult") == 2
    assert count(game, "red", "oxford", "soldier") == 4, "his soldiers stay"


@pytest.mark.rule("FE-7.9-h")
def test_an_arrow_that_kills_the_last_besieging_noble_ends_the_siege() -> None:
    game = camp(blue={"archer": 2}, red={"soldier": 9}, besieged=True, scaffold=1, dice=[FFF])
    act(game, "attack oxford+blue", "at-noble arthur")
    assert holder(game, "arthur") == "dead"
    assert besieger(game) == -1


@pytest.mark.rule("FE-7.9-i")
@pytest.mark.parametrize("edition", BOTH)
def test_a_sally_is_melee_outside_without_missiles_or_walls(edition: str) -> None:
    game = camp(
        edition,
        red={"soldier": 3, "archer": 1, "catapult": 1},
        blue={"soldier": 4, "archer": 3, "bombard": 1},
        besieged=True,
    )
    turn(game, "blue")
    assert refused(game, "attack oxford+red") == "FE-7.9-i", "only by coming out"
    act(game, "sally oxford+red")
    if edition == "it-2024":
        act(game, "sally-out")
    weapons = {line["weapon"] for line in said(game, "battle-die")}
    assert weapons == {"melee"}
    assert [line["who"] for line in said(game, "battle-die")].count("red") == 1, "no penalty either"


@pytest.mark.rule("FE-7.9-j")
def test_es_a_sally_is_possible_at_any_time_and_may_go_back_inside() -> None:
    game = camp(red={"soldier": 12}, besieged=True, dice=[BLANK] * 20)
    turn(game, "blue")
    act(game, "sally oxford+red")
    assert (step(game), game.must_act) == ("stopping", (1,))
    act(game, "break-off")
    assert held(game, "oxford") == "blue"
    assert state(game).stand[19 + 16] & 1
    assert besieger(game) == 0


@pytest.mark.rule("FE-IT10.9-d")
def test_it_a_sally_takes_an_enemy_too_weak_to_assault_and_may_be_made_with_a_part() -> None:
    game = camp("it-2024", red={"soldier": 12}, besieged=True)
    turn(game, "blue")
    assert refused(game, "sally oxford+red") == "FE-IT10.9-d"
    game = camp("it-2024", besieged=True, dice=[BLANK, FFF, FFF])
    turn(game, "blue")
    act(game, "sally oxford+red", "keep-back soldier", "keep-back soldier", "keep-back soldier")
    assert refused(game, "keep-back soldier") == "FE-7.0-b", "somebody must come out"
    assert refused(game, "keep-noble henri") == "FE-7.0-e"
    act(game, "sally-out")
    # One soldier and Henri come out; FFF kills both; three soldiers still hold the Stronghold.
    assert holder(game, "henri") == "dead"
    assert counts(game, "blue", "oxford") == {"soldier": 3}
    assert held(game, "oxford") == "blue"


@pytest.mark.rule("FE-IT10.9-g")
def test_it_survivors_of_a_sally_are_back_inside() -> None:
    game = camp("it-2024", besieged=True)
    turn(game, "blue")
    act(game, "sally oxford+red", "sally-out")
    assert refused(game, "break-off") == "FE-7.8-g", "not by their own will"
    act(game, "truce", "agree")
    assert state(game).stand[19 + 16] & 1
    assert (held(game, "oxford"), besieger(game)) == ("blue", 0)


@pytest.mark.rule("FE-7.9-k")
def test_es_a_siege_gives_no_extra_missiles() -> None:
    game = camp(red={"soldier": 4, "catapult": 1}, blue={"knight": 3}, besieged=True, dice=[BLANK] * 9)
    act(game, "attack oxford+blue")
    assert step(game) == "stopping"
    assert len(said(game, "battle-die")) == 2
    turn_game = camp(blue={"soldier": 4, "bombard": 1}, besieged=True)
    turn(turn_game, "blue")
    assert refused(turn_game, "volley oxford+red") == "FE-7.9-k"


@pytest.mark.rule("FE-IT10.9-e")
def test_it_who_cannot_be_answered_fires_twice() -> None:
    # The besieged against an enemy who can neither shoot nor assault, siege or no siege.
    game = camp("it-2024", blue={"soldier": 4, "bombard": 1}, dice=[F, F])
    turn(game, "blue")
    act(game, "volley oxford+red")
    assert step(game) == "duplicate-fire"
    act(game, "fire-again")
    assert count(game, "red", "oxford", "soldier") == 2
    assert step(game) == "battle-turn", "and nothing follows"
    assert refused(game, "volley oxford+red") == "FE-7.0-c"
    for red in ({"soldier": 9}, {"soldier": 4, "archer": 2}):
        game = camp("it-2024", red=red, blue={"soldier": 4, "bombard": 1})
        turn(game, "blue")
        assert refused(game, "volley oxford+red") == "FE-IT10.9-e", "he could assault, or shoot"
    # The besieger against a garrison without missiles that stays inside.
    game = camp(
        "it-2024", red={"soldier": 4, "catapult": 1}, blue={"knight": 3}, besieged=True, dice=[BLANK] * 9
    )
    act(game, "attack oxford+blue")
    assert step(game) == "duplicate-fire"
    act(game, "hold-fire")
    assert step(game) == "stopping"


@pytest.mark.rule("FE-7.9-a", "FE-7.8-j")
def test_who_takes_the_city_besieges_it_no_more() -> None:
    game = camp(red={"soldier": 9, "catapult": 1}, blue={"soldier": 1}, besieged=True, dice=[F, F])
    act(game, "attack oxford+blue")
    assert (held(game, "oxford"), besieger(game)) == ("red", -1)
    assert count(game, "red", "oxford", "catapult") == 1, "the active one stays where it was built"


@pytest.mark.rule("FE-7.9-d", "FE-2.12-sv19")
def test_who_builds_nothing_pays_nothing_with_or_without_an_engineer() -> None:
    game = camp(besieged=True, scaffold=1, phase=4, money={"red": 8}, servant={"walter": noble("arthur")})
    act(game, "pay-siege 0")
    assert money(game, 0) == 8


@pytest.mark.rule("FE-IT10.9-d", "FE-7.8-j")
def test_it_a_noble_who_stayed_inside_keeps_the_city() -> None:
    game = camp(
        "it-2024",
        besieged=True,
        blue={"soldier": 1},
        more=(family("blue", "oxford", "lucia"),),
        dice=[BLANK, F],
    )
    turn(game, "blue")
    act(game, "sally oxford+red", "keep-noble lucia", "sally-out")
    assert holder(game, "henri") == "arthur"
    assert (held(game, "oxford"), holder(game, "lucia")) == ("blue", "free")
