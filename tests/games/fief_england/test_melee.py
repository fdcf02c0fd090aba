"""7.3 to 7.5: strength, melee dice, walls, losses."""

from __future__ import annotations

from typing import Any

import pytest

from banneret.games.fief_england.board import CARD_IDS
from banneret.games.fief_england.state import BEATEN_SOLDIERS, FIELD
from banneret.games.fief_england.steps import losses, sides
from tests.games.fief_england.support import BLANK, FF, FFF, F, act, legal, refused, said
from tests.games.fief_england.war import (
    BOTH,
    army,
    counts,
    held,
    holder,
    noble,
    state,
    step,
    stock,
    war,
)


def melee(game: Any) -> list[object]:
    """Who rolled a melee die, die by die."""
    return [line["who"] for line in said(game, "battle-die") if line["weapon"] == "melee"]


def fight(
    red: dict[str, int],
    blue: dict[str, int],
    dice: Any = (),
    building: int = 0,
    edition: str = "es-2024",
    nobles: tuple[list[str], list[str]] = (["arthur"], ["henri"]),
    **rows: Any,
) -> Any:
    """Red attacks Blue in Blue's Oxford."""
    game = war(
        army("red", "oxford", *nobles[0], **red),
        army("blue", "oxford", *nobles[1], **blue),
        hold={"oxford": "blue"},
        building={"oxford": building},
        edition=edition,
        dice=dice,
        **rows,
    )
    act(game, "attack oxford+blue")
    return game


@pytest.mark.rule("FE-7.3-a", "FE-7.5-a")
@pytest.mark.parametrize("edition", BOTH)
def test_both_sides_roll_before_anybody_loses_anything(edition: str) -> None:
    game = fight({"soldier": 2}, {"soldier": 2}, [FFF, FFF], edition=edition)
    assert melee(game) == ["red", "blue"]
    assert (holder(game, "arthur"), holder(game, "henri")) == ("dead", "dead"), "who is hit strikes back"


@pytest.mark.rule("FE-7.3-b")
@pytest.mark.parametrize("edition", BOTH)
def test_melee_strength(edition: str) -> None:
    guard = [0] * 40
    guard[2 * noble("arthur")] = 1
    guard[2 * noble("arthur") + 1] = 1
    game = war(
        army(
            "red", "oxford", "arthur", "lucia", "anabel", soldier=1, archer=1, knight=1, flemish_crossbowman=1
        ),
        army("blue", "oxford", "henri", soldier=1),
        lord={"wales": "lucia"},
        guard=guard,
        edition=edition,
        leader={"raven": 16},
        foot={"raven+oxford": 2},
    )
    s = state(game)
    s.fight[FIELD] = 16
    # 1 + 1 + 3 + 2 by units, 1 for a man, 1 for a Lady with a fief, none for another, 3 + 1 for the guards.
    assert sides.strength(s, 0) == 7 + 1 + 1 + 4
    assert sides.horde_points(s, 16) == 3 + 2 * 2


@pytest.mark.rule("FE-7.3-c")
@pytest.mark.parametrize(
    ("soldiers", "knights", "dice"), [(5, 0, 1), (6, 0, 2), (11, 0, 2), (12, 0, 3), (0, 8, 3)]
)
def test_points_and_dice(soldiers: int, knights: int, dice: int) -> None:
    game = fight({"soldier": soldiers, "knight": knights}, {"soldier": 9})
    assert melee(game).count("red") == dice


@pytest.mark.rule("FE-7.3-d", "FE-7.3-e")
@pytest.mark.parametrize("edition", BOTH)
def test_excalibur_adds_a_hit_for_the_side_of_its_holder(edition: str) -> None:
    game = fight({"soldier": 3}, {"soldier": 9}, [F, BLANK, BLANK], edition=edition, now={10: 0, 11: 1})
    assert {"who": "blue", "number": 2} in said(game, "hits")
    away: dict[str, Any] = {"family": {"edward": "red"}, "at": {"edward": "london"}}
    game = fight({"soldier": 3}, {"soldier": 9}, [F, BLANK], edition=edition, now={10: 5, 11: 1}, **away)
    assert {"who": "blue", "number": 1} in said(game, "hits"), "Edward, who has it, is not there"


@pytest.mark.rule("FE-7.3-e", "FE-13.1-c")
@pytest.mark.parametrize("edition", BOTH)
def test_bonus_hits_need_a_die(edition: str) -> None:
    guard = [0] * 40
    guard[0] = 2
    game = fight({"soldier": 3}, {"soldier": 9}, [BLANK, BLANK, BLANK], edition=edition, guard=guard)
    assert {"who": "blue", "number": 2} in said(game, "hits"), "1F for each of two guards"
    game = fight({"soldier": 3}, {"soldier": 9}, building=2, edition=edition, guard=guard)
    assert not said(game, "hits"), "ten points are not enough for a die against a Walled City"


@pytest.mark.rule("FE-2.12-sv10")
def test_the_squire_adds_a_hit_to_one_melee_roll() -> None:
    game = fight({"soldier": 3}, {"soldier": 9}, [F, BLANK, BLANK], servant={"torold": noble("arthur")})
    assert step(game) == "servant-help"
    assert not melee(game), "announced before the roll"
    act(game, "use-servant")
    assert {"who": "blue", "number": 2} in said(game, "hits")
    act(game, "fight-on", "fight-on")
    assert step(game) == "stopping", "he is used up for this round of the game"


@pytest.mark.rule("FE-7.4-a", "FE-EX-ES-7-C1")
@pytest.mark.parametrize(("building", "dice"), [(0, 3), (1, 2), (3, 2), (2, 1)])
@pytest.mark.parametrize("edition", BOTH)
def test_walls_take_dice_from_the_attacker_alone(edition: str, building: int, dice: int) -> None:
    game = fight({"soldier": 11, "knight": 1}, {"soldier": 9}, building=building, edition=edition)
    assert melee(game).count("red") == dice, "fifteen points"
    assert melee(game).count("blue") == 2


@pytest.mark.rule("FE-7.4-a")
def test_an_attacker_without_a_die_does_not_assault_and_nobody_rolls() -> None:
    game = fight({"soldier": 3}, {"soldier": 9}, building=1)
    assert not melee(game)
    assert step(game) == "stopping"


@pytest.mark.rule("FE-7.4-b", "FE-EX-ES-10.2")
def test_a_passage_cancels_the_penalty_for_the_whole_battle() -> None:
    game = fight(
        {"soldier": 4, "catapult": 1},
        {"soldier": 9},
        [F, F, F, F],
        building=1,
        hand={"red+secret-passage": 1, "yellow+secret-passage": 1},
    )
    pass_until(game, "stopping")
    s = state(game)
    assert sides.dice(s, sides.ATT) == 0, "five points against a Stronghold"
    act(game, "fight-on", "fight-on")
    assert (step(game), game.must_act) == ("window", (0,))
    assert not melee(game)
    act(game, "passage-storm")
    assert s.hand[CARD_IDS.index("secret-passage")] == 0
    assert sides.dice(state(game), sides.ATT) == 1
    for _ in range(4):
        pass_until(game, "stopping")
        act(game, "fight-on", "fight-on")
    assert melee(game).count("red") == 2, "and it stays so in the next round"


def pass_until(game: Any, name: str) -> None:
    """Nobody plays anything until a step asks."""
    while step(game) != name:
        act(game, "pass")


@pytest.mark.rule("FE-7.4-c", "FE-7.8-g")
@pytest.mark.parametrize("edition", BOTH)
def test_defenders_who_come_out_lose_their_walls_but_attackers_have_no_penalty(edition: str) -> None:
    game = war(
        army("red", "oxford", "arthur", soldier=12),
        army("blue", "oxford", "henri", soldier=12),
        hold={"oxford": "red"},
        building={"oxford": 2},
        edition=edition,
    )
    act(game, "attack oxford+blue")
    assert [melee(game).count(who) for who in ("red", "blue")] == [3, 3]


@pytest.mark.rule("FE-5.0-l", "FE-7.4-a")
def test_who_was_let_in_attacks_without_penalty() -> None:
    stand = [0] * 76
    stand[0 * 19 + 16] = 1
    stand[1 * 19 + 16] = 1
    game = fight({"soldier": 3}, {"soldier": 9}, building=1, stand=stand)
    assert melee(game).count("red") == 1


# --- losses


@pytest.mark.rule("FE-EX-ES-7-C2", "FE-7.3-b", "FE-7.3-c", "FE-7.5-a", "FE-7.5-b", "FE-7.1-a")
def test_four_and_five_hits() -> None:
    game = war(
        army("red", "oxford", "arthur", soldier=3, knight=2),
        army("blue", "oxford", "lucia", soldier=2, knight=3),
        hold={"oxford": "blue"},
        dice=[F, FFF, FFF, FF],
    )
    act(game, "attack oxford+blue")
    assert melee(game) == ["red", "red", "blue", "blue"]
    assert {"who": "blue", "number": 4} in said(game, "hits")
    assert {"who": "red", "number": 5} in said(game, "hits")
    # Five hits on three soldiers and two knights: a knight and two soldiers, nothing else uses all five.
    while step(game) == "losses":
        act(game, legal(game)[0])
    assert counts(game, "blue", "oxford") == {"soldier": 1, "knight": 2}, (
        "one soldier and one knight, no choice"
    )
    assert counts(game, "red", "oxford") == {"soldier": 1, "knight": 1}
    act(game, "fight-on", "fight-on")
    assert len(said(game, "battle-round")) == 2


def maria(hits: int, edition: str) -> Any:
    """Anabel and Herbert defend with a soldier and a knight and take so many hits."""
    faces = {1: [F], 2: [FF], 3: [FFF], 4: [FFF, F], 5: [FFF, FF], 6: [FFF, FFF]}[hits]
    return war(
        army("red", "oxford", "arthur", soldier=6),
        army("blue", "oxford", "anabel", "herbert", soldier=1, knight=1),
        hold={"oxford": "blue"},
        edition=edition,
        dice=faces + [BLANK] * (2 - len(faces)),
    )


@pytest.mark.rule("FE-EX-ES-7-D", "FE-EX-IT-10.10", "FE-7.5-b", "FE-7.5-d", "FE-7.5-e")
@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.parametrize(
    ("hits", "left", "dead", "captive"),
    [
        (1, {"knight": 1}, 0, 0),
        (2, {"knight": 1}, 0, 0),
        (3, {"soldier": 1}, 0, 0),
        (4, {}, 0, 2),
        (5, {}, 1, 1),
        (6, {}, 2, 0),
    ],
)
def test_one_to_six_hits(edition: str, hits: int, left: dict[str, int], dead: int, captive: int) -> None:
    game = maria(hits, edition)
    act(game, "attack oxford+blue")
    if hits == 5:
        assert (step(game), legal(game)) == ("losses", ["lose-noble herbert", "lose-noble anabel"])
        act(game, "lose-noble anabel")
    assert counts(game, "blue", "oxford") == left
    fates = [holder(game, name) for name in ("anabel", "herbert")]
    assert fates.count("dead") == dead
    assert fates.count("arthur") == captive


@pytest.mark.rule("FE-7.5-b", "FE-EX-IT-10.10")
def test_three_soldiers_or_a_knight_for_three_hits() -> None:
    game = war(
        army("red", "oxford", "arthur", soldier=5),
        army("blue", "oxford", "anabel", soldier=3, knight=1),
        hold={"oxford": "blue"},
        dice=[FFF, BLANK],
    )
    act(game, "attack oxford+blue")
    assert legal(game) == ["lose blue+soldier", "lose blue+knight"]
    assert refused(game, "lose-noble anabel") == "FE-7.5-d"
    assert refused(game, "lose blue+archer") == "FE-7.5-b"
    act(game, "lose blue+soldier")
    # Having begun with a soldier he must end with soldiers: nothing else uses all hits.
    assert counts(game, "blue", "oxford") == {"knight": 1}


@pytest.mark.rule("FE-7.5-b", "FE-7.5-c")
@pytest.mark.parametrize(
    ("kinds", "hits", "best"),
    [
        ([(3, 2)], 5, 3),
        ([(3, 1), (1, 1)], 3, 3),
        ([(2, 3), (3, 1)], 4, 4),
        ([(2, 1), (3, 1)], 4, 3),
        ([(1, 2), (2, 2), (3, 2)], 9, 9),
        ([(3, 1)], 2, 0),
    ],
)
def test_as_many_hits_as_possible(kinds: list[tuple[int, int]], hits: int, best: int) -> None:
    assert losses.reach(kinds, hits).bit_length() - 1 == best


@pytest.mark.rule("FE-7.5-c")
def test_hits_to_remove() -> None:
    from banneret.games.fief_england.board import HITS, INFANTRY_HITS, LEADER_HITS, UNIT_IDS

    told = {UNIT_IDS[unit]: HITS[unit] for unit in sides.HUMANS}
    assert told == {
        "soldier": 1,
        "archer": 1,
        "knight": 3,
        "french-crossbowman": 2,
        "flemish-crossbowman": 2,
        "royal-knight": 3,
        "royal-soldier": 1,
    }
    assert (INFANTRY_HITS, LEADER_HITS) == (2, 3)
    game = fight({"soldier": 3}, {"french_crossbowman": 1, "knight": 1}, [BLANK, FF, BLANK])
    act(game, "at-troops", "fight-on", "fight-on")
    assert counts(game, "blue", "oxford") == {"knight": 1}, "two hits, one crossbowman"


@pytest.mark.rule("FE-7.5-f")
@pytest.mark.parametrize("edition", BOTH)
def test_the_owner_says_which_noble_dies(edition: str) -> None:
    game = maria(5, edition)
    act(game, "attack oxford+blue")
    assert game.must_act == (1,)
    act(game, "lose-noble herbert")
    assert (holder(game, "herbert"), holder(game, "anabel")) == ("dead", "arthur")


@pytest.mark.rule("FE-7.5-g", "FE-11.1-e")
def test_beaten_troops_return_to_the_reserve_and_crossbowmen_are_not_hired_again() -> None:
    game = fight({"soldier": 5}, {"soldier": 1, "flemish_crossbowman": 1}, [BLANK, FFF, BLANK])
    act(game, "at-troops", "fight-on", "fight-on")
    assert stock(game, "blue", "soldier") == 12
    assert (state(game).bows[1], state(game).beaten[1]) == (2, 1)


@pytest.mark.rule("FE-7.5-g", "FE-4.8-a")
def test_killed_nobles_leave_the_game() -> None:
    game = maria(6, "es-2024")
    act(game, "attack oxford+blue")
    assert state(game).away[noble("anabel")] == 1
    assert held(game, "oxford") == "red"


@pytest.mark.rule("FE-7.5-h", "FE-7.2-m", "FE-EX-IT-10.10")
@pytest.mark.parametrize("edition", BOTH)
def test_engines_survive_any_number_of_hits(edition: str) -> None:
    game = war(
        army("red", "oxford", "arthur", soldier=6),
        army("blue", "oxford", "henri", knight=1, bombard=2),
        hold={"oxford": "blue"},
        edition=edition,
        dice=[FFF, FFF, BLANK],
    )
    act(game, "attack oxford+blue")
    while step(game) == "engines":
        act(game, "take-engine")
    assert counts(game, "red", "oxford") == {"soldier": 6, "bombard": 2}


@pytest.mark.rule("FE-12.3-b", "FE-12.3-a", "FE-7.5-e")
@pytest.mark.parametrize("edition", BOTH)
def test_who_is_revived_stands_free_in_the_city_and_fights_no_more(edition: str) -> None:
    game = war(
        army("red", "oxford", "arthur", soldier=6),
        army("blue", "oxford", "henri", soldier=1),
        army("green", "york", "hugh", soldier=1),
        hold={"oxford": "blue"},
        relic={"skull": 20 + noble("hugh")},
        shrine={"norwich": 0},
        edition=edition,
        dice=[FF],
    )
    act(game, "attack oxford+blue")
    assert (step(game), game.must_act) == ("death", (2,))
    act(game, "yes")
    assert (holder(game, "henri"), held(game, "oxford")) == ("free", "red"), "beaten all the same"
    assert step(game) == "battle-turn"


# --- the royal guard in battle (13.1)


@pytest.mark.rule("FE-13.1-a", "FE-13.1-f", "FE-7.5-d")
@pytest.mark.parametrize("edition", BOTH)
def test_guards_count_and_are_hit_as_troops(edition: str) -> None:
    guard = [0] * 40
    guard[2 * noble("henri")] = 1
    guard[2 * noble("henri") + 1] = 1
    game = fight({"soldier": 6}, {}, [FFF, BLANK], edition=edition, guard=guard)
    # Three hits: the Royal Knight, since the Royal Soldier alone would use up only one.
    assert state(game).guard[2 * noble("henri")] == 0
    assert state(game).guard[2 * noble("henri") + 1] == 1
    assert holder(game, "henri") == "free", "his troops are not gone"
    assert melee(game).count("blue") == 1


@pytest.mark.rule("FE-13.1-d", "FE-13.1-g")
@pytest.mark.parametrize("edition", BOTH)
def test_guards_return_to_the_supply_with_their_lords_capture_and_do_not_come_back(edition: str) -> None:
    guard = [0] * 40
    guard[2 * noble("henri")] = 2
    game = war(
        army("red", "oxford", "arthur", soldier=6),
        army("blue", "oxford", "henri", soldier=1),
        army("blue", "york", "hugh", soldier=1),
        hold={"oxford": "blue"},
        edition=edition,
        guard=guard,
        now={6: noble("henri")},
    )
    act(game, "attack oxford+blue", "fight-on", "surrender")
    assert holder(game, "henri") == "arthur"
    assert state(game).guard[2 * noble("henri")] == 0
    act(game, "set-free henri")
    assert state(game).guard[2 * noble("henri")] == 0


@pytest.mark.rule("FE-13.1-e")
def test_beaten_royal_soldiers_are_remembered_in_es() -> None:
    guard = [0] * 40
    guard[2 * noble("henri") + 1] = 2
    game = fight({"soldier": 6}, {"knight": 2}, [F, BLANK], guard=guard)
    assert state(game).now[BEATEN_SOLDIERS] == 1
