"""7.0 and 7.1: who may fight whom, coalitions, the round."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.fief_england.support import BLANK, FF, FFF, F, act, code, family, legal, refused, said, units
from tests.games.fief_england.war import (
    BOTH,
    army,
    controls,
    count,
    counts,
    held,
    holder,
    state,
    step,
    steps,
    turn,
    until,
    war,
    where,
)


def duel(edition: str = "es-2024", dice: Any = (), **rows: Any) -> Any:
    """Red with Arthur and three soldiers against Blue with Henri and two knights in Blue's Oxford."""
    return war(
        army("red", "oxford", "arthur", soldier=3),
        army("blue", "oxford", "henri", knight=2),
        hold={"oxford": "blue"},
        edition=edition,
        dice=dice,
        **rows,
    )


@pytest.mark.rule("FE-7.0-a")
@pytest.mark.parametrize("edition", BOTH)
def test_phase_7_is_played_in_player_order_city_by_city_as_liked(edition: str) -> None:
    game = war(
        army("red", "oxford", "arthur", soldier=3),
        army("blue", "oxford", "henri", soldier=3),
        army("red", "york", "hugh", soldier=3),
        army("blue", "york", "william", soldier=3),
        edition=edition,
        now={3: 1},
        dice=[BLANK] * 20,
    )
    assert state(game).active() == 1, "Blue holds the marker of the first player"
    assert {"attack oxford+red", "attack york+red"} <= set(legal(game))
    act(game, "attack york+red", "fight-on", "truce", "agree")
    assert "attack oxford+red" in legal(game), "the other battle, in whatever order"
    act(game, "done", "done", "done")
    assert state(game).active() == 0, "round the table from the first player"


@pytest.mark.rule("FE-7.0-b")
@pytest.mark.parametrize("edition", BOTH)
def test_a_battle_is_never_compulsory_and_needs_enemy_troops(edition: str) -> None:
    game = duel(edition)
    assert "done" in legal(game)
    assert refused(game, "attack york+blue") == "FE-7.0-b"
    assert refused(game, "attack oxford+green") == "FE-7.0-b", "nobody of Green is there"
    act(game, "done")
    assert "attack oxford+red" in legal(game), "the truce may be broken by the other"


@pytest.mark.rule("FE-7.0-b", "FE-2.5-m")
def test_no_battle_under_storms() -> None:
    game = duel(disaster=[0] * 21 + [1, 0, 0])
    assert refused(game, "attack oxford+blue") == "FE-2.5-m"


@pytest.mark.rule("FE-7.0-c")
def test_a_declared_battle_is_fought_out_at_once_and_then_another_may_be_declared() -> None:
    game = war(
        army("red", "oxford", "arthur", soldier=3),
        army("blue", "oxford", "henri", soldier=1),
        army("red", "york", "hugh", soldier=3),
        army("blue", "york", "william", soldier=3),
        dice=[FF, BLANK],
    )
    act(game, "attack oxford+blue")
    assert step(game) == "battle-turn", "the battle is over"
    assert len(said(game, "battle-won")) == 1
    assert "attack york+blue" in legal(game)
    assert refused(game, "attack oxford+blue") == "FE-7.0-b"


@pytest.mark.rule("FE-7.0-c")
def test_a_battle_that_has_ended_is_not_begun_again_in_the_same_turn() -> None:
    game = duel(dice=[BLANK] * 20)
    act(game, "attack oxford+blue", "truce", "agree")
    assert refused(game, "attack oxford+blue") == "FE-7.0-c"


@pytest.mark.rule("FE-7.0-d")
def test_es_troops_are_revealed_when_the_battle_has_been_declared() -> None:
    game = duel(dice=[BLANK] * 20)
    assert not any(state(game).known), "face down until then"
    act(game, "attack oxford+blue")
    assert {"who": "blue", "unit": "knight", "number": 2, "place": "oxford"} in said(game, "shows")
    assert {"who": "red", "unit": "soldier", "number": 3, "place": "oxford"} in said(game, "shows")
    assert any(state(game).known)


@pytest.mark.rule("FE-IT10-b")
def test_it_troops_in_contested_cities_are_revealed_before_the_decision() -> None:
    game = war(
        army("red", "oxford", "arthur", soldier=3),
        army("blue", "oxford", "henri", knight=2),
        army("red", "york", "hugh", knight=2),
        edition="it-2024",
    )
    s = state(game)
    assert sum(s.known) == 5, "Oxford is seen, York, where Red is alone, is not"
    assert step(game) == "battle-turn"


@pytest.mark.rule("FE-7.0-e")
def test_troops_without_a_noble_declare_nothing_but_defend_themselves() -> None:
    game = war(
        units("red", "oxford", soldier=3),
        army("blue", "oxford", "henri", soldier=1),
        dice=[BLANK, FFF, BLANK, F, FF],
    )
    assert refused(game, "attack oxford+blue") == "FE-7.0-e"
    act(game, "done", "attack oxford+red")
    assert [line["who"] for line in said(game, "battle-die")][:2] == ["blue", "red"], "Red rolls back"


@pytest.mark.rule("FE-7.0-f", "FE-7.3-c")
def test_a_third_player_with_troops_may_join_a_side_if_he_is_welcome() -> None:
    game = war(
        army("red", "oxford", "arthur", soldier=3),
        army("blue", "oxford", "henri", knight=2),
        army("green", "oxford", "hugh", knight=2),
        dice=[BLANK] * 20,
        hold={"oxford": "blue"},
    )
    act(game, "attack oxford+blue")
    assert (step(game), legal(game)) == ("coalition", ["join-attack", "join-defence", "stand-aside"])
    act(game, "join-attack")
    assert step(game) == "plea", "Red must want him"
    act(game, "agree")
    # 3 + 1 and 6 + 1 points: together two dice, which Red alone would never have; Blue's seven points two.
    assert [line["who"] for line in said(game, "battle-die")] == ["green", "green", "blue", "blue"]


@pytest.mark.rule("FE-7.0-f")
def test_who_is_not_welcome_does_not_fight() -> None:
    game = war(
        army("red", "oxford", "arthur", soldier=3),
        army("blue", "oxford", "henri", soldier=2),
        army("green", "oxford", "hugh", knight=2),
        dice=[BLANK] * 20,
    )
    act(game, "attack oxford+blue", "join-defence", "decline")
    assert state(game).fight[4] == 1 << 1, "Blue alone"


@pytest.mark.rule("FE-7.0-f", "FE-EX-ES-13-C")
def test_two_families_of_one_player_fight_as_one_side() -> None:
    game = war(
        army("red", "oxford", "arthur", soldier=5),
        army("blue", "oxford", "henri", soldier=5),
        army("green", "oxford", "hugh", soldier=5),
        seats=2,
        hold={"oxford": "green"},
        dice=[BLANK] * 20,
    )
    assert refused(game, "attack oxford+blue") == "FE-7.0-b", "his own"
    act(game, "attack oxford+green")
    assert step(game) == "coalition"
    act(game, "join-attack")
    assert step(game) != "plea", "the player need not ask himself"
    # 5 + 1 and 5 + 1 points roll two dice against one.
    assert len(said(game, "battle-die")) == 3


@pytest.mark.rule("FE-7.0-g", "FE-7.6-a")
def test_es_the_strongest_of_a_coalition_assigns_losses_and_takes_the_captives() -> None:
    game = war(
        army("red", "oxford", "arthur", soldier=3),
        army("blue", "oxford", "henri", soldier=1),
        army("green", "oxford", "hugh", soldier=1, knight=2),
        hold={"oxford": "blue"},
        dice=[F, BLANK, F],
    )
    act(game, "attack oxford+blue", "join-attack", "agree")
    assert (step(game), game.must_act) == ("losses", (2,)), "Green has eight points against Red's four"
    assert legal(game) == ["lose red+soldier", "lose green+soldier"]
    act(game, "lose red+soldier")
    assert holder(game, "henri") == "hugh"
    assert held(game, "oxford") == "green", "FE-7.8-j: who assigns the losses takes the city"


@pytest.mark.rule("FE-7.0-k")
def test_es_among_equals_decides_who_declared_the_battle_then_the_controller() -> None:
    told = (
        army("red", "oxford", "arthur", soldier=3, archer=0),
        army("green", "oxford", "hugh", soldier=3),
        army("blue", "oxford", "henri", soldier=4),
    )
    game = war(*told, hold={"oxford": "blue"}, dice=[BLANK, BLANK, F])
    act(game, "attack oxford+blue", "join-attack", "agree")
    assert (step(game), game.must_act) == ("losses", (0,)), "Red declared it"
    game = war(
        army("red", "oxford", "arthur", soldier=7),
        army("blue", "oxford", "henri", soldier=3),
        army("green", "oxford", "hugh", soldier=3),
        hold={"oxford": "green"},
        dice=[F, BLANK, BLANK, BLANK],
    )
    act(game, "attack oxford+blue", "join-defence", "agree")
    assert (step(game), game.must_act) == ("losses", (2,)), "Green controls the city"


@pytest.mark.rule("FE-IT10.2-a")
def test_it_the_active_player_assigns_losses_and_takes_the_captives() -> None:
    game = war(
        army("red", "oxford", "arthur", soldier=3),
        army("blue", "oxford", "henri", soldier=1),
        army("green", "oxford", "hugh", soldier=1, knight=2),
        hold={"oxford": "blue"},
        edition="it-2024",
        dice=[F, BLANK, F],
    )
    act(game, "attack oxford+blue", "join-attack", "agree")
    assert (step(game), game.must_act) == ("losses", (0,)), "Red, though Green is stronger"
    act(game, "lose green+soldier")
    assert holder(game, "henri") == "arthur"


@pytest.mark.rule("FE-IT10.2-c")
@pytest.mark.parametrize(("control", "seat"), [("blue", 1), ("green", 2), ("red", 2)])
def test_it_a_coalition_without_the_active_player_is_led_by_the_controller_else_the_strongest(
    control: str, seat: int
) -> None:
    game = war(
        army("red", "oxford", "arthur", soldier=9),
        army("blue", "oxford", "henri", soldier=3),
        army("green", "oxford", "hugh", soldier=4),
        hold={"oxford": control},
        edition="it-2024",
        dice=[F, BLANK, BLANK, BLANK],
    )
    act(game, "attack oxford+blue", "join-defence", "agree")
    assert (step(game), game.must_act) == ("losses", (seat,))


@pytest.mark.rule("FE-7.0-h", "FE-9.0-m")
@pytest.mark.rule("FE-EX-ES-7-A", "FE-9.0-k")
def test_an_ally_may_be_attacked_and_the_marriage_ends_with_the_spouse() -> None:
    game = war(
        army("red", "coventry", "arthur", soldier=5),
        army("blue", "coventry", "henri", soldier=1),
        army("green", "coventry", "lucia", soldier=5),
        spouse={"henri": "lucia", "lucia": "henri"},
        hold={"coventry": "blue"},
        dice=[F, F, BLANK],
    )
    assert state(game).ally[1] == 2
    act(game, "attack coventry+blue", "join-attack", "agree")
    # Red 6 and Green 5 points: two dice together.
    assert holder(game, "henri") == "dead"
    assert state(game).ally[1] == state(game).ally[2] == -1


@pytest.mark.rule("FE-7.0-h")
def test_a_partner_may_change_sides_in_the_middle_of_a_battle() -> None:
    game = war(
        army("red", "oxford", "arthur", soldier=5),
        army("blue", "oxford", "henri", soldier=5),
        army("green", "oxford", "hugh", soldier=5),
        hold={"oxford": "blue"},
        dice=[BLANK] * 40,
    )
    act(game, "attack oxford+blue", "join-attack", "agree")
    assert step(game) == "stopping"
    assert refused(game, "change-sides") == "FE-7.0-h", "not who declared the battle"
    act(game, "fight-on")
    assert game.must_act == (2,)
    act(game, "change-sides", "agree")
    assert (state(game).fight[3], state(game).fight[4]) == (1, 0b110)


@pytest.mark.rule("FE-7.0-i")
def test_es_the_death_of_the_leading_noble_does_not_stop_the_battle() -> None:
    game = war(
        army("red", "oxford", "arthur", soldier=5, archer=1),
        army("blue", "oxford", "henri", soldier=5, archer=1),
        army("green", "oxford", "hugh", soldier=5),
        hold={"oxford": "blue"},
        dice=[BLANK, FFF] + [BLANK] * 20,
    )
    act(game, "attack oxford+blue", "join-attack", "agree", "at-troops", "at-noble arthur")
    assert holder(game, "arthur") == "dead"
    assert step(game) == "stopping", "and it goes on"


@pytest.mark.rule("FE-IT10.2-b")
def test_it_the_death_of_the_active_players_last_noble_stops_the_coalition() -> None:
    game = war(
        army("red", "oxford", "arthur", soldier=5, archer=1),
        army("blue", "oxford", "henri", soldier=5, archer=1),
        army("green", "oxford", "hugh", soldier=5),
        hold={"oxford": "blue"},
        edition="it-2024",
        dice=[BLANK, FFF] + [BLANK] * 20,
    )
    act(game, "attack oxford+blue", "join-attack", "agree", "at-troops", "at-noble arthur")
    assert [line["how"] for line in said(game, "battle-halted")] == ["leader-dead"]
    assert count(game, "red", "oxford", "soldier") == 5, "his troops stay"
    turn(game, "green")
    assert "attack oxford+blue" in legal(game), "a member may resume it in his own turn"


@pytest.mark.rule("FE-7.0-j", "FE-7.8-e")
def test_nobles_without_troops_do_not_fight_each_other() -> None:
    game = war(family("red", "oxford", "arthur"), family("blue", "oxford", "henri"))
    assert refused(game, "attack oxford+blue") == "FE-7.0-j"
    assert refused(game, "seize oxford+blue") == "FE-7.0-j"


@pytest.mark.rule("FE-7.1-a")
@pytest.mark.parametrize("edition", BOTH)
def test_a_round_is_missiles_then_melee_until_the_battle_ends(edition: str) -> None:
    game = war(
        army("red", "oxford", "arthur", archer=2),
        army("blue", "oxford", "henri", knight=4),
        hold={"oxford": "blue"},
        edition=edition,
        dice=[BLANK] * 20,
    )
    act(game, "attack oxford+blue", "at-troops")
    while step(game) == "stopping":
        act(game, "fight-on")
    act(game, "at-troops")
    # Archers and Arthur have three points, four knights and Henri thirteen.
    weapons = [line["weapon"] for line in said(game, "battle-die")]
    assert weapons == ["archers", "melee", "melee", "melee", "melee", "archers"]
    assert len(said(game, "battle-round")) == 2


@pytest.mark.rule("FE-7.1-b")
def test_the_faces_of_the_battle_die() -> None:
    from banneret.games.fief_england.board import FACES

    assert sorted(FACES) == [0, 1, 1, 2, 2, 3]
    game = war(
        army("red", "oxford", "arthur", soldier=9, knight=4),
        army("blue", "oxford", "henri", soldier=12),
        dice=[0, 1, 5, BLANK, BLANK, BLANK],
    )
    act(game, "attack oxford+blue")
    assert [line["face"] for line in said(game, "battle-die")][:3] == ["blank", "f", "fff"]
    assert said(game, "hits") == [{"who": "blue", "number": 4}]


# --- what is not defended


@pytest.mark.rule("FE-7.2-f", "FE-EX-ES-F1")
@pytest.mark.parametrize("edition", BOTH)
def test_engines_and_nobles_alone_are_no_defence(edition: str) -> None:
    game = war(
        army("red", "oxford", "arthur", soldier=1),
        army("blue", "oxford", "henri", bombard=1),
        hold={"oxford": "blue"},
        edition=edition,
    )
    if edition == "es-2024":
        # Face down the token might be a troop: it is turned up when the battle is declared.
        assert refused(game, "seize oxford+blue") == "FE-7.2-f"
        act(game, "attack oxford+blue")
        assert step(game) == "engines"
        act(game, "take-engine")
    else:
        assert refused(game, "attack oxford+blue") == "FE-7.0-b"
        act(game, "seize oxford+blue")
    assert not said(game, "battle-die"), "no die is rolled"
    assert holder(game, "henri") == "arthur"
    assert counts(game, "red", "oxford") == {"soldier": 1, "bombard": 1}
    assert controls(game, "oxford") == "red"


@pytest.mark.rule("FE-7.2-f", "FE-7.8-j")
def test_who_seizes_a_city_holds_it_before_who_came_there_first() -> None:
    game = war(
        army("red", "oxford", "arthur", soldier=1),
        family("blue", "oxford", "henri"),
        family("green", "oxford", "hugh"),
        hold={"oxford": "blue"},
        came=[0] * 16 + [3] + [0] * 18 + [1] + [0] * 18 + [2] + [0] * 21,
    )
    act(game, "seize oxford+blue")
    assert held(game, "oxford") == "red"


@pytest.mark.rule("FE-7.2-f", "FE-EX-ES-F2", "FE-5.1-f")
def test_a_knight_bought_this_round_captures_the_lone_noble_who_stays() -> None:
    game = war(
        army("red", "oxford", "arthur", knight=1),
        family("blue", "oxford", "henri"),
        hold={"oxford": "red"},
    )
    assert "seize oxford+blue" in legal(game)
    act(game, "seize oxford+blue")
    assert holder(game, "henri") == "arthur"


@pytest.mark.rule("FE-7.2-g")
def test_es_a_noble_alone_is_captured_even_inside_a_fortification() -> None:
    game = war(
        army("red", "oxford", "arthur", soldier=1),
        family("blue", "oxford", "henri"),
        hold={"oxford": "blue"},
        building={"oxford": 2},
    )
    act(game, "seize oxford+blue")
    assert holder(game, "henri") == "arthur"
    assert controls(game, "oxford") == "red"


@pytest.mark.rule("FE-IT8.4-b")
@pytest.mark.parametrize("building", [1, 2, 4])
def test_it_nobles_alone_are_safe_inside_a_fortification_or_abbey(building: int) -> None:
    rows: dict[str, Any] = {"abbey": {"autumn": "oxford"}} if building == 4 else {}
    told = (
        army("red", "oxford", "arthur", soldier=1),
        family("blue", "oxford", "henri"),
    )
    game = war(*told, hold={"oxford": "blue"}, building={"oxford": building}, edition="it-2024", **rows)
    assert refused(game, "seize oxford+blue") == "FE-IT8.4-b"
    assert refused(game, "seize-by-passage oxford+blue") == "FE-IT8.4-b", "he has no Passage"
    assert ("besiege oxford" in legal(game)) == (building != 4)
    game = war(
        *told,
        hold={"oxford": "blue"},
        building={"oxford": building},
        edition="it-2024",
        hand={"red+secret-passage": 1},
        **rows,
    )
    until(game, "battle-turn")
    act(game, "seize-by-passage oxford+blue")
    assert holder(game, "henri") == "arthur"
    assert state(game).hand[0] == 0


@pytest.mark.rule("FE-10.2-h")
def test_es_a_defenders_nobles_slip_away_with_a_troop_each_and_the_rest_fights_on() -> None:
    game = passage("es-2024", "blue")
    assert "retreat london" in legal(game)
    assert "retreat york" not in legal(game), "one move"
    act(game, "retreat london")
    assert refused(game, "flee henri+bombard") == "FE-10.2-h", "troops only"
    assert refused(game, "done") == "FE-10.2-a"
    act(game, "flee henri+knight", "flee-alone lucia")
    assert (where(game, "henri"), where(game, "lucia")) == ("london", "london")
    assert counts(game, "blue", "london") == {"knight": 1}
    assert counts(game, "blue", "oxford") == {"knight": 1, "bombard": 1}
    assert state(game).hand[43:86] == [0] * 43
    until(game, "stopping")
    assert state(game).fight[0] == 16, "the battle goes on without them"
    game = passage("es-2024", "red")
    assert not [word for word in legal(game) if word.startswith("retreat")], "not the attacker"
    assert refused(game, "retreat london") == "FE-10.2-h"


@pytest.mark.rule("FE-IT15.2.5-a")
def test_it_either_side_may_and_with_any_unit() -> None:
    game = passage("it-2024", "red")
    act(game, "retreat london", "flee arthur+soldier")
    assert where(game, "arthur") == "london"
    assert counts(game, "red", "london") == {"soldier": 1}
    game = passage("it-2024", "blue")
    act(game, "retreat london", "flee henri+bombard", "done")
    assert counts(game, "blue", "london") == {"bombard": 1}
    assert where(game, "lucia") == "oxford", "one or more of them"


def passage(edition: str, who: str) -> Any:
    """Red attacks Blue in Oxford; a family with a Passage is asked before the first roll."""
    game = war(
        army("red", "oxford", "arthur", soldier=6),
        army("blue", "oxford", "henri", "lucia", knight=2, bombard=1),
        hold={"oxford": "blue"},
        hand={f"{who}+secret-passage": 1},
        edition=edition,
    )
    while step(game) == "window":
        act(game, "pass")
    act(game, "attack oxford+blue")
    assert step(game) == "window"
    return game


@pytest.mark.rule("FE-IT14.2-d", "FE-IT14.2-c")
def test_it_who_attacks_an_abbess_is_branded_and_an_abbess_without_fief_attacks_nobody() -> None:
    game = war(
        army("red", "oxford", "arthur", soldier=1),
        army("blue", "oxford", "lucia", soldier=2),
        abbess={"autumn": "lucia"},
        edition="it-2024",
        dice=[BLANK] * 20,
    )
    act(game, "attack oxford+blue")
    assert state(game).heresy[0] == 0
    act(game, "truce", "agree", "done")
    assert refused(game, "attack oxford+red") == "FE-IT14.2-c"


@pytest.mark.rule("FE-7.0-d", "FE-7.3-c")
def test_the_view_shows_the_battle_to_everybody_once_troops_are_revealed() -> None:
    game = war(
        army("red", "oxford", "arthur", soldier=3),
        army("blue", "oxford", "henri", knight=2),
        army("green", "oxford", "hugh", soldier=1),
        hold={"oxford": "blue"},
        building={"oxford": 1},
    )

    def battle(seat: int | None) -> Any:
        board: Any = game.view(seat)["board"]
        return board["battle"]

    assert battle(0) is None
    act(game, "attack oxford+blue")
    told = battle(None)
    assert (told["place"], told["kind"], told["round"]) == ("oxford", "battle", 0)
    assert told["defenders"] == {"members": ["blue"]}, "nothing is revealed before the coalition stands"
    act(game, "stand-aside")
    told = battle(3)
    assert (told["walls"], told["round"]) == ("stronghold", 1)
    assert told["attackers"]["units"] == {"red": {"soldier": 3}}
    assert (told["attackers"]["points"], told["attackers"]["dice"]) == (4, 0)
    assert (told["defenders"]["points"], told["defenders"]["dice"]) == (7, 2)
    assert told["defenders"]["nobles"] == ["henri"]


def test_every_refusal_of_a_battle_has_a_reason() -> None:
    game = duel()
    assert refused(game, "besiege oxford") == "FE-7.9-a"
    assert refused(game, "sally oxford+blue") == "FE-7.9-i"
    assert refused(game, "volley oxford+blue") == "FE-7.9-k"
    assert code(game, "attack oxford+blue") in game.choices(0)
    assert "battle" not in steps(game)
