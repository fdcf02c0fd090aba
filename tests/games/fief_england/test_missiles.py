"""7.2: catapults, bombards, archers with crossbowmen, aimed shots."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.fief_england.support import BLANK, FF, FFF, F, act, legal, refused, said
from tests.games.fief_england.war import (
    BOTH,
    army,
    controls,
    count,
    counts,
    holder,
    noble,
    state,
    step,
    stock,
    war,
)


def weapons(game: Any) -> list[tuple[object, object]]:
    """Who rolled with what, die by die."""
    return [(line["who"], line["weapon"]) for line in said(game, "battle-die")]


def siege(edition: str = "es-2024", building: int = 2, dice: Any = (), **rows: Any) -> Any:
    """Red outside against Blue inside a building of Oxford; each told by ``red`` and ``blue``."""
    red = rows.pop("red")
    blue = rows.pop("blue")
    return war(
        army("red", "oxford", "arthur", **red),
        army("blue", "oxford", "henri", **blue),
        hold={"oxford": "blue"},
        building={"oxford": building},
        edition=edition,
        dice=dice,
        **rows,
    )


def calm(game: Any) -> Any:
    """Everybody shoots at the troops and fights on, and loses what comes first on the list."""
    while step(game) in ("aim", "stopping", "losses", "engines", "captive"):
        act(game, legal(game)[0])
    return game


@pytest.mark.rule("FE-7.2-a", "FE-7.2-b", "FE-7.2-c")
def test_es_each_kind_is_fired_by_both_sides_at_once_and_its_losses_are_taken_before_the_next() -> None:
    game = siege(
        red={"soldier": 3, "catapult": 1, "bombard": 1, "archer": 3},
        blue={"soldier": 9, "catapult": 1, "bombard": 1, "archer": 1},
        building=0,
        dice=[F, F, BLANK, BLANK, F, F, F, F, BLANK, BLANK, BLANK, BLANK],
    )
    act(game, "attack oxford+blue")
    assert step(game) == "losses", "the catapults' hits come first"
    assert weapons(game) == [("red", "catapults")] * 2 + [("blue", "catapults")] * 2
    while step(game) == "losses":
        act(game, legal(game)[0])
    while step(game) == "aim":
        act(game, "at-troops")
    kinds = [weapon for _, weapon in weapons(game)]
    assert kinds[4:8] == ["bombards", "bombards", "archers", "archers"]


@pytest.mark.rule("FE-EX-ES-7-B", "FE-7.2-e", "FE-7.2-i", "FE-7.2-j", "FE-7.2-k", "FE-7.2-o", "FE-7.2-p")
@pytest.mark.rule("FE-7.2-m", "FE-7.2-d", "FE-7.2-f", "FE-7.2-g")
def test_the_siege_of_london() -> None:
    game = war(
        army("red", "london", "arthur", catapult=2, bombard=1, archer=2, soldier=1),
        army("blue", "london", "henri", bombard=2, archer=3, soldier=2),
        hold={"london": "blue"},
        building={"london": 2},
        dice=[FF, F, F, F, BLANK, BLANK],
    )
    act(game, "attack london+blue")
    assert said(game, "hits") == [{"who": "blue", "number": 4}], "FF + F and 1F for the second catapult"
    assert set(legal(game)) == {"lose blue+soldier", "lose blue+archer"}
    act(game, "lose blue+archer", "lose blue+archer", "lose blue+archer")
    # One soldier goes for the last hit without a question; then the bombards of both fire at the same time.
    assert len([1 for who, weapon in weapons(game) if weapon == "bombards"]) == 3
    assert (step(game), game.must_act) == ("losses", (0,))
    act(game, "lose red+archer")
    assert said(game, "burst") == [{"who": "blue"}]
    assert ("red", "archers") not in weapons(game), "one archer cannot shoot at a Walled City"
    while step(game) == "engines":
        act(game, "take-engine")
    assert holder(game, "henri") == "arthur"
    assert counts(game, "red", "london") == {"soldier": 1, "archer": 1, "bombard": 2, "catapult": 2}
    assert stock(game, "blue", "bombard") == 3, "one burst, one exchanged: back in the reserve"
    assert controls(game, "london") == "red"


@pytest.mark.rule(
    "FE-IT10.4.1-a", "FE-IT10.4.1-b", "FE-EX-IT-10.4a", "FE-EX-IT-10.4b", "FE-7.2-n", "FE-7.2-o"
)
@pytest.mark.rule("FE-EX-IT-10.4c", "FE-EX-IT-10.4d", "FE-IT10.1-b", "FE-IT10.9-e", "FE-7.2-p", "FE-7.4-a")
@pytest.mark.rule("FE-7.3-c", "FE-7.5-a", "FE-7.5-b", "FE-7.9-a")
def test_it_the_attack_on_a_castle() -> None:
    game = war(
        army("red", "oxford", "william", bombard=1, archer=3, soldier=2, knight=4),
        army("blue", "oxford", "henri", bombard=1, soldier=2, knight=3),
        hold={"oxford": "blue"},
        building={"oxford": 2},
        edition="it-2024",
        # Bombard FF, archers F; Filippo's bombard FFF; melee FF against FFF + FF; bombard FFF, FF.
        dice=[FF, F, FFF, FF, FFF, FF, FFF, FF],
    )
    act(game, "attack oxford+blue", "at-troops")
    assert said(game, "hits")[0] == {"who": "blue", "number": 4}, "2 + 1 + 1 are added before they are taken"
    act(game, "lose blue+soldier")
    assert counts(game, "blue", "oxford") == {"soldier": 1, "knight": 2, "bombard": 1}
    assert [who for who, weapon in weapons(game)] == ["red", "red", "blue"], "only now he answers"
    assert (step(game), game.must_act) == ("losses", (0,))
    act(game, "lose red+knight")
    # 15 points less two dice: one die; Filippo's 7 points with Henri 8: two.
    assert [who for who, weapon in weapons(game) if weapon == "melee"] == ["red", "blue", "blue"]
    assert {"who": "red", "number": 5} in said(game, "hits")
    act(game, "lose red+knight", "lose red+soldier", "lose red+archer")
    assert counts(game, "blue", "oxford") == {"knight": 2, "bombard": 1}, "the second hit is wasted"
    assert counts(game, "red", "oxford")["archer"] == 2
    act(game, "fight-on", "fight-on")
    assert step(game) == "duplicate-fire", "neither assault nor answer is possible"
    assert counts(game, "blue", "oxford")["knight"] == 1, "FFF kills a knight"
    act(game, "fire-again")
    assert counts(game, "blue", "oxford")["knight"] == 1, "FF kills nothing"
    bombards = [1 for who, weapon in weapons(game) if weapon == "bombards" and who == "red"]
    assert len(bombards) == 3
    assert ("red", "archers") not in weapons(game)[6:], "it takes three against a castle"
    assert step(game) == "stopping"
    assert "siege" in legal(game)
    act(game, "siege")
    assert controls(game, "oxford") == "blue"


@pytest.mark.rule("FE-7.2-d")
def test_es_engines_are_silent_without_a_soldier() -> None:
    game = siege(
        red={"knight": 2, "catapult": 1, "bombard": 1},
        blue={"soldier": 1, "knight": 1},
        building=0,
        dice=[BLANK] * 10,
    )
    act(game, "attack oxford+blue")
    assert {weapon for _, weapon in weapons(game)} == {"melee"}


@pytest.mark.rule("FE-IT10.1-b")
def test_it_a_bombard_needs_a_soldier_a_trebuchet_anybody() -> None:
    game = siege(
        "it-2024",
        red={"knight": 2, "catapult": 1, "bombard": 1},
        blue={"soldier": 1, "knight": 3},
        building=0,
        dice=[BLANK] * 10,
    )
    act(game, "attack oxford+blue")
    assert {weapon for who, weapon in weapons(game) if weapon != "melee"} == {"catapults"}


@pytest.mark.rule("FE-7.2-e")
@pytest.mark.parametrize("edition", BOTH)
def test_a_royal_soldier_serves_all_engines(edition: str) -> None:
    guard = [0] * 40
    guard[2 * noble("arthur") + 1] = 1
    game = siege(
        edition,
        red={"knight": 1, "catapult": 1, "bombard": 2},
        blue={"knight": 3},
        building=0,
        guard=guard,
        dice=[F] * 12,
    )
    act(game, "attack oxford+blue")
    fired = [weapon for who, weapon in weapons(game) if who == "red"]
    assert fired[:4] == ["catapults", "catapults", "bombards", "bombards"]


@pytest.mark.rule("FE-7.2-h", "FE-EX-IT-10.9", "FE-7.4-a")
@pytest.mark.parametrize("edition", BOTH)
def test_missiles_of_engines_ignore_walls_while_melee_dice_are_taken_away(edition: str) -> None:
    game = siege(
        edition,
        red={"soldier": 12, "catapult": 1, "bombard": 1},
        blue={"knight": 5},
        dice=[F] * 20,
    )
    act(game, "attack oxford+blue")
    calm(game)
    red = [weapon for who, weapon in weapons(game) if who == "red"]
    assert red[:3] == ["catapults", "catapults", "bombards"], "two dice and one, as in the open"
    assert red[3:5] == ["melee", "catapults"] or red[3:] == ["melee"], "13 points, three dice less two"


@pytest.mark.rule("FE-7.2-i")
@pytest.mark.parametrize(("catapults", "hits"), [(1, 2), (2, 3)])
def test_a_second_catapult_adds_a_hit_instead_of_dice(catapults: int, hits: int) -> None:
    game = siege(
        red={"soldier": 1, "catapult": catapults},
        blue={"soldier": 9},
        building=0,
        dice=[F, F, BLANK, BLANK, BLANK],
    )
    act(game, "attack oxford+blue")
    assert weapons(game)[:2] == [("red", "catapults")] * 2
    assert said(game, "hits")[0] == {"who": "blue", "number": hits}


@pytest.mark.rule("FE-7.2-j", "FE-7.2-k")
def test_es_every_blank_bursts_a_bombard_and_costs_a_soldier_to_the_reserve() -> None:
    game = siege(
        red={"soldier": 3, "bombard": 3},
        blue={"soldier": 9},
        building=0,
        dice=[BLANK, BLANK, F, BLANK, BLANK],
    )
    act(game, "attack oxford+blue")
    assert counts(game, "red", "oxford") == {"soldier": 1, "bombard": 1}
    assert (stock(game, "red", "bombard"), stock(game, "red", "soldier")) == (2, 11)


@pytest.mark.rule("FE-IT10.1-c")
def test_it_burst_bombard_and_soldier_leave_the_game() -> None:
    game = siege(
        "it-2024",
        red={"soldier": 3, "bombard": 3},
        blue={"soldier": 9},
        building=0,
        dice=[BLANK, BLANK, F, BLANK, BLANK],
    )
    act(game, "attack oxford+blue")
    assert counts(game, "red", "oxford") == {"soldier": 1, "bombard": 1}
    assert (stock(game, "red", "bombard"), stock(game, "red", "soldier")) == (0, 9)
    assert state(game).lost[5] == 2
    assert state(game).lost[0] == 2


@pytest.mark.rule("FE-7.2-l")
def test_es_own_engines_may_be_destroyed_at_the_end_of_a_round_with_troops_left() -> None:
    game = siege(
        red={"soldier": 3, "catapult": 1},
        blue={"soldier": 3, "bombard": 1},
        building=0,
        dice=[BLANK] * 20,
    )
    act(game, "attack oxford+blue")
    assert refused(game, "destroy-engine catapult") == "FE-7.2-l", "only at the end of a round"
    act(game, "fight-on", "fight-on")
    act(game, "destroy-engine catapult")
    assert stock(game, "red", "catapult") == 2


@pytest.mark.rule("FE-IT10.1-d")
def test_it_nobody_destroys_his_own_engines() -> None:
    game = siege(
        "it-2024",
        red={"soldier": 3, "bombard": 1},
        blue={"soldier": 3},
        building=0,
        dice=[F] * 20,
    )
    act(game, "attack oxford+blue")
    calm_until_stop(game)
    assert refused(game, "destroy-engine bombard") == "FE-IT10.1-d"


def calm_until_stop(game: Any) -> None:
    """Takes losses as they come up to the next stopping point."""
    while step(game) in ("losses", "aim"):
        act(game, legal(game)[0])
    assert step(game) == "stopping"


@pytest.mark.rule("FE-7.2-m")
@pytest.mark.parametrize("edition", BOTH)
def test_the_winner_exchanges_engines_as_far_as_he_has_counters(edition: str) -> None:
    game = war(
        army("red", "oxford", "arthur", soldier=1),
        army("red", "york", bombard=2),
        army("blue", "oxford", "henri", bombard=2, catapult=1),
        hold={"oxford": "blue"},
        edition=edition,
    )
    act(game, "attack oxford+blue" if edition == "es-2024" else "seize oxford+blue")
    if edition == "es-2024":
        assert legal(game) == ["take-engine", "burn-engine"], "or he destroys it"
        act(game, "burn-engine", "take-engine")
    assert count(game, "red", "oxford", "bombard") == 1, "one counter was left"
    assert count(game, "red", "oxford", "catapult") == (0 if edition == "es-2024" else 1)
    assert stock(game, "blue", "bombard") == 3
    assert stock(game, "blue", "catapult") == 2


@pytest.mark.rule("FE-7.2-n")
@pytest.mark.parametrize(("archers", "hits"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_all_archers_roll_one_die_and_more_than_two_add_a_hit(archers: int, hits: int) -> None:
    game = siege(red={"archer": archers}, blue={"soldier": 9}, building=0, dice=[F, BLANK, BLANK, BLANK])
    act(game, "attack oxford+blue", "at-troops")
    assert weapons(game)[0] == ("red", "archers")
    assert said(game, "hits")[0] == {"who": "blue", "number": hits}


@pytest.mark.rule("FE-11.1-d", "FE-7.2-n")
def test_crossbowmen_shoot_with_the_archers() -> None:
    game = siege(
        red={"archer": 1, "french_crossbowman": 2}, blue={"soldier": 9}, building=0, dice=[F] + [BLANK] * 3
    )
    act(game, "attack oxford+blue", "at-troops")
    assert said(game, "hits")[0] == {"who": "blue", "number": 2}, "three shooters"


@pytest.mark.rule("FE-7.2-o")
@pytest.mark.parametrize(("building", "needed"), [(1, 2), (3, 2), (2, 3)])
@pytest.mark.parametrize("edition", BOTH)
def test_shooting_at_walls_takes_two_or_three_archers(edition: str, building: int, needed: int) -> None:
    for archers in (needed - 1, needed):
        game = siege(
            edition,
            building,
            red={"archer": archers, "soldier": 6},
            blue={"soldier": 9},
            dice=[F] + [BLANK] * 20,
        )
        act(game, "attack oxford+blue")
        assert (step(game) == "aim") == (archers == needed)


@pytest.mark.rule("FE-7.2-p")
@pytest.mark.parametrize("edition", BOTH)
def test_the_minimum_does_not_bind_those_inside(edition: str) -> None:
    game = siege(
        edition, 2, red={"soldier": 9, "knight": 2}, blue={"archer": 1, "soldier": 1}, dice=[F] + [BLANK] * 9
    )
    act(game, "attack oxford+blue")
    assert (step(game), game.must_act) == ("aim", (1,))


@pytest.mark.rule("FE-7.2-q", "FE-7.4-b", "FE-10.2-g", "FE-EX-ES-10.2")
def test_a_passage_lifts_the_minimum_and_the_penalty() -> None:
    def storm(passage: bool) -> Any:
        game = siege(
            red={"soldier": 3, "archer": 1},
            blue={"knight": 3},
            building=1,
            dice=[BLANK] * 12,
            hand={"red+secret-passage": 1, "blue+tax": 1},
        )
        act(game, "attack oxford+blue")
        # Red is asked as soon as the battle has been declared.
        assert (step(game), game.must_act) == ("window", (0,))
        if passage:
            act(game, "passage-storm")
        while step(game) in ("window", "aim"):
            act(game, "pass" if step(game) == "window" else "at-troops")
        return game

    assert not weapons(storm(False)), "five points and one archer can do nothing against a Stronghold"
    thrown = [(line["who"], line["weapon"]) for line in said(storm(True), "battle-die")]
    assert ("red", "archers") in thrown


@pytest.mark.rule("FE-7.2-r")
@pytest.mark.parametrize(("face", "dead"), [(FFF, True), (FF, False), (F, False)])
def test_only_fff_kills_who_was_aimed_at_and_nothing_else_does_harm(face: int, dead: bool) -> None:
    game = siege(red={"archer": 4}, blue={"soldier": 9}, building=0, dice=[face, BLANK, BLANK, BLANK])
    act(game, "attack oxford+blue")
    assert legal(game) == ["at-troops", "at-noble henri"]
    act(game, "at-noble henri")
    assert holder(game, "henri") == ("dead" if dead else "free")
    assert count(game, "blue", "oxford", "soldier") == 9, "the +1F does not help, nobody else is hit"


@pytest.mark.rule("FE-2.12-sv11")
@pytest.mark.parametrize("helped", [True, False])
def test_the_bodyguard_takes_the_arrow_once(helped: bool) -> None:
    game = siege(
        red={"archer": 4},
        blue={"soldier": 9},
        building=0,
        servant={"baldwin": noble("henri")},
        dice=[FFF, BLANK, BLANK, BLANK],
    )
    act(game, "attack oxford+blue", "at-noble henri")
    assert (step(game), game.must_act) == ("servant-help", (1,))
    act(game, "use-servant" if helped else "spare-servant")
    assert holder(game, "henri") == ("free" if helped else "dead")
    assert state(game).servant[10] == -2, "he leaves the game either way"


@pytest.mark.rule("FE-7.2-s", "FE-7.2-n")
def test_allies_shoot_together_on_one_die() -> None:
    game = war(
        army("red", "oxford", "arthur", archer=2),
        army("blue", "oxford", "henri", soldier=9),
        army("green", "oxford", "hugh", archer=2),
        hold={"oxford": "blue"},
        dice=[F] + [BLANK] * 20,
    )
    act(game, "attack oxford+blue", "join-attack", "agree", "at-troops")
    assert len([1 for _, weapon in weapons(game) if weapon == "archers"]) == 1
    assert said(game, "hits")[0] == {"who": "blue", "number": 2}, "four of them: 1F more"


@pytest.mark.rule("FE-12.1-a")
@pytest.mark.parametrize("edition", BOTH)
def test_the_grail_turns_ff_into_nothing_for_the_side_that_did_not_start(edition: str) -> None:
    for grail, hits in (("henri", []), ("arthur", [{"who": "blue", "number": 2}])):
        game = siege(
            edition,
            red={"soldier": 6},
            blue={"soldier": 9},
            building=0,
            relic={"grail": 20 + noble(grail)},
            shrine={"exeter": 0},
            dice=[FF, BLANK, BLANK, BLANK],
        )
        act(game, "attack oxford+blue")
        assert said(game, "hits")[:1] == hits, "and it does not help who attacks"
    game = siege(
        edition,
        red={"soldier": 2, "bombard": 1},
        blue={"soldier": 9},
        building=0,
        relic={"grail": 20 + noble("henri")},
        shrine={"exeter": 0},
        dice=[FF, BLANK, BLANK, BLANK],
    )
    act(game, "attack oxford+blue")
    assert not said(game, "burst"), "FF that counts nothing is no blank"
    assert not said(game, "hits")


@pytest.mark.rule("FE-12.1-a")
def test_the_grail_leaves_the_dice_of_its_own_side_alone() -> None:
    game = siege(
        red={"soldier": 6},
        blue={"soldier": 9},
        building=0,
        relic={"grail": 20 + noble("henri")},
        shrine={"exeter": 0},
        dice=[BLANK, BLANK, FF],
    )
    act(game, "attack oxford+blue")
    assert {"who": "red", "number": 2} in said(game, "hits")


@pytest.mark.rule("FE-7.8-f", "FE-7.2-j")
def test_a_burst_bombard_is_a_loss() -> None:
    game = siege(red={"soldier": 3, "bombard": 1}, blue={"soldier": 9}, building=0)
    act(game, "attack oxford+blue", "fight-on", "fight-on", "fight-on", "fight-on")
    # The burst in the first missiles does not count among the three phases without a loss.
    assert len(said(game, "battle-round")) == 2
    assert len(said(game, "battle-halted")) == 1
    assert [line["weapon"] for line in said(game, "battle-die")].count("melee") == 6
