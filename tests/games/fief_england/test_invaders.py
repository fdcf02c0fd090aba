"""6: invaders: reinforcements, landings, moves, fights, destruction, what makes them leave."""

from __future__ import annotations

from typing import Any

import pytest

from banneret.games.fief_england.board import (
    ARMIES,
    ARMY_IDS,
    CITIES,
    CITY_IDS,
    EXIT,
    INFANTRY,
    INVASION,
    REGION,
    REGION_IDS,
    WAY,
)
from banneret.games.fief_england.state import DEFENDERS, FIELD, TOPICS
from banneret.games.fief_england.steps import invaders, losses, ransoms
from banneret.games.fief_england.words.cards import TOPIC_IDS
from tests.games.fief_england.support import BLANK, FF, FFF, F, act, d6, family, legal, refused, said, units
from tests.games.fief_england.war import (
    BOTH,
    army,
    controls,
    count,
    counts,
    holder,
    money,
    noble,
    state,
    step,
    stock,
    war,
    where,
)

#: Compass tokens when all four are in the bag.
N, E, S, W = 0, 1, 2, 3


def horde(*armies: tuple[str, str, int]) -> dict[str, Any]:
    """Leaders with so many infantry in cities."""
    return {
        "leader": {name: CITY_IDS.index(city) for name, city, _ in armies},
        "foot": {f"{name}+{city}": foot for name, city, foot in armies},
    }


def disasters(**told: tuple[int, ...]) -> list[int]:
    """The row of active Disasters: regions by kind (plague, storms, famine, invasion)."""
    row = [0] * 24
    for kind, regions in told.items():
        for region in regions:
            row[region * 4 + ("plague", "storms", "famine", "invasion").index(kind)] = 1
    return row


def phase6(*parts: Any, dice: Any = (), edition: str = "es-2024", **rows: Any) -> Any:
    """A game at the start of phase 6; invaders that are told stand there already."""
    return war(*parts, dice=dice, edition=edition, phase=6, **rows)


def foot(game: Any, name: str, city: str) -> int:
    """Infantry of an army in a city."""
    return state(game).foot[ARMY_IDS.index(name) * CITIES + CITY_IDS.index(city)]


def leader(game: Any, name: str) -> str:
    """Where a leader is."""
    place = state(game).leader[ARMY_IDS.index(name)]
    return CITY_IDS[place] if place >= 0 else ("supply", "box")[-place - 1]


def way(start: str, goal: str) -> int:
    """The direction of the road from a city to another."""
    return WAY[CITY_IDS.index(start) * CITIES + CITY_IDS.index(goal)]


def quietly(game: Any) -> Any:
    """Nobody pays, preaches or stops fighting before phase 7."""
    while step(game) in ("horde-parley", "stopping", "ransom"):
        act(game, next(w for w in legal(game) if w in ("leave-alone", "fight-on", "no-ransom")))
    return game


def fought(game: Any) -> list[object]:
    """Against whom the invaders fought."""
    return [line["defenders"] for line in said(game, "battle") if line["attackers"] == "invaders"]


@pytest.mark.rule("FE-6.0-a")
def test_four_armies_of_a_leader_and_five_infantry() -> None:
    assert (ARMIES, INFANTRY, len(set(ARMY_IDS))) == (4, 5, 4)
    game = phase6(dice=[FFF] + [0] * 20, disaster=disasters(invasion=(0,)))
    assert said(game, "army-lands")[0] == {"army": "raven", "city": "plymouth", "number": 5}


@pytest.mark.rule("FE-6.0-b", "FE-6.4-k")
@pytest.mark.parametrize("edition", BOTH)
def test_infantry_without_a_leader_neither_moves_nor_fights(edition: str) -> None:
    game = phase6(army("red", "oxford", "arthur", soldier=1), foot={"raven+oxford": 5}, edition=edition)
    assert not fought(game)
    assert foot(game, "raven", "oxford") == 5
    assert count(game, "red", "oxford", "soldier") == 1


@pytest.mark.rule("FE-6.4-k")
def test_infantry_without_a_leader_defends_itself_and_follows_the_next_leader() -> None:
    game = war(
        army("red", "oxford", "arthur", soldier=5),
        foot={"raven+oxford": 1},
        hold={"oxford": "red"},
        dice=[F, FF],
    )
    act(game, "attack-invaders oxford")
    assert [line["who"] for line in said(game, "battle-die")] == ["red", "invaders"]
    # A leader who comes by takes them along: from Oxford north to Coventry, then on.
    game = phase6(
        leader={"wolf": CITY_IDS.index("oxford")},
        foot={"raven+oxford": 2, "wolf+oxford": 3},
        dice=[N, 0, 0, 0],
    )
    assert foot(game, "raven", "oxford") == 0
    moved = [line["city"] for line in said(game, "army-moves")]
    assert foot(game, "raven", str(moved[-1])) == 2


@pytest.mark.rule("FE-6.4-k", "FE-6.1-a")
def test_leaderless_infantry_still_counts_as_in_use() -> None:
    game = phase6(foot={"raven+york": 2}, disaster=disasters(invasion=(0,)), dice=[F, 0, 0, 0, 0])
    assert said(game, "army-lands") == [{"army": "raven", "city": "plymouth", "number": 3}]


@pytest.mark.rule("FE-6.1-a")
@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.parametrize(("here", "more"), [(0, 3), (2, 3), (3, 2), (5, 0)])
def test_leaders_are_joined_by_three_of_their_own_as_far_as_there_are_five(
    edition: str, here: int, more: int
) -> None:
    game = phase6(edition=edition, **horde(("wolf", "york", here)))
    assert said(game, "reinforced") == ([{"army": "wolf", "number": more}] if more else [])


@pytest.mark.rule("FE-6.2-a", "FE-EX-ES-6-A", "FE-1.0-g")
@pytest.mark.parametrize("edition", BOTH)
def test_every_f_lands_an_army_in_region_order(edition: str) -> None:
    game = phase6(edition=edition, disaster=disasters(invasion=(1, 4)), dice=[FF, F] + [0] * 40)
    assert [(line["army"], line["city"]) for line in said(game, "army-lands")] == [
        ("raven", "cardiff"),
        ("wolf", "cardiff"),
        ("serpent", "kings-lynn"),
    ]
    lines = [line["key"] for line in game.log(None)]
    assert lines.index("army-moves") > len(lines) - 1 - lines[::-1].index("army-lands"), "first all landings"


@pytest.mark.rule("FE-6.2-b", "FE-EX-ES-6-A")
@pytest.mark.parametrize("edition", BOTH)
def test_a_blank_is_a_false_alarm_and_the_card_is_discarded(edition: str) -> None:
    game = phase6(edition=edition, disaster=disasters(invasion=(1,)), dice=[BLANK])
    s = state(game)
    assert s.leader == [-1] * 4
    assert s.disaster[1 * 4 + 3] == 0
    assert s.spent[INVASION] == 1


@pytest.mark.rule("FE-6.2-c", "FE-EX-ES-6-A")
def test_never_more_than_four_armies() -> None:
    game = phase6(
        disaster=disasters(invasion=(1,)),
        dice=[FFF] + [0] * 40,
        **horde(("wolf", "york", 5), ("bear", "durham", 5), ("raven", "berwick", 5)),
    )
    assert [line["army"] for line in said(game, "army-lands")] == ["serpent"]
    assert state(game).spent[INVASION] == 1


@pytest.mark.rule("FE-6.2-d")
@pytest.mark.parametrize("edition", BOTH)
def test_storms_postpone_the_landing_and_the_card_stays(edition: str) -> None:
    game = phase6(edition=edition, disaster=disasters(invasion=(1,), storms=(1,)))
    assert not said(game, "invasion-die")
    while state(game).now[0] == 2:
        act(game, "done")
    assert state(game).disaster[1 * 4 + 3] == 1, "still there in the next round"


@pytest.mark.rule("FE-6.2-e", "FE-2.5-k")
@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.parametrize(("die", "dead"), [(3, True), (4, False)])
def test_landing_in_the_plague(edition: str, die: int, dead: bool) -> None:
    game = phase6(
        edition=edition,
        disaster=disasters(invasion=(1,), plague=(1,)),
        dice=[F, d6(die)] + [0] * 10,
    )
    assert said(game, "army-sick")[0] == {"army": "raven", "number": 2}
    assert len(said(game, "leader-lost")) >= (1 if dead else 0)
    if dead:
        assert (leader(game, "raven"), foot(game, "raven", "cardiff")) == ("supply", 3)
    else:
        assert said(game, "army-die")[0] == {"army": "raven", "number": 4}
        assert said(game, "army-moves"), "he lives and moves"


@pytest.mark.rule("FE-6.3-a", "FE-6.3-d", "FE-6.3-b")
def test_es_two_moves_with_everybody_and_back_along_the_road_if_it_must_be() -> None:
    # Berwick is a dead end and held by twelve: from Durham there and back.
    game = phase6(
        army("red", "berwick", "arthur", soldier=12),
        **horde(("wolf", "durham", 5)),
        dice=[way("durham", "berwick")],
    )
    act(game, "leave-alone")
    assert [line["city"] for line in said(game, "army-moves")] == ["berwick", "durham"]
    assert (leader(game, "wolf"), foot(game, "wolf", "durham")) == ("durham", 5)


@pytest.mark.rule("FE-6.3-d")
def test_es_in_a_dead_end_the_only_exit_is_taken() -> None:
    s = state(phase6(army("red", "berwick", "arthur", soldier=12)))
    s.entered[0] = CITY_IDS.index("durham")
    assert len(invaders.open_roads(s, 0, CITY_IDS.index("berwick"))) == 1


@pytest.mark.rule("FE-IT9.3-a")
def test_it_never_back_along_the_same_road() -> None:
    s = state(phase6(army("red", "berwick", "arthur", soldier=12), edition="it-2024"))
    s.entered[0] = CITY_IDS.index("durham")
    assert invaders.open_roads(s, 0, CITY_IDS.index("berwick")) == [], "the clan stays"
    s.entered[0] = CITY_IDS.index("york")
    ways = invaders.open_roads(s, 0, CITY_IDS.index("durham"))
    assert len(ways) == 1


@pytest.mark.rule("FE-6.3-a")
def test_armies_act_in_the_order_of_their_regions() -> None:
    game = phase6(
        **horde(("raven", "london", 5), ("wolf", "york", 5), ("bear", "exeter", 5), ("serpent", "york", 5)),
        dice=[0] * 60,
    )
    order = [line["army"] for line in said(game, "army-moves")]
    assert list(dict.fromkeys(order)) == ["bear", "wolf", "serpent", "raven"]
    first = order.index("serpent")
    assert "wolf" not in order[first:], "several in one city one after the other"


@pytest.mark.rule("FE-6.3-b", "FE-EX-ES-6-B", "FE-EX-IT-9.3", "FE-6.3-c", "FE-6.3-e")
@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.parametrize(
    ("draws", "city"),
    [([N], "lincoln"), ([W], "coventry"), ([E], "norwich"), ([S, N], "lincoln"), ([S, 1], "norwich")],
)
def test_the_compass_at_kings_lynn(edition: str, draws: list[int], city: str) -> None:
    game = phase6(edition=edition, **horde(("wolf", "kings-lynn", 5)), dice=[*draws, *[0] * 20])
    assert said(game, "army-moves")[0] == {"army": "wolf", "city": city}
    told = [line["way"] for line in said(game, "compass")][: len(draws)]
    if draws[0] == S:
        assert told[0] == "s", "put aside, and another drawn from the three that are left"


@pytest.mark.rule("FE-6.3-b")
def test_a_single_road_needs_no_compass() -> None:
    game = phase6(**horde(("wolf", "plymouth", 5)), dice=[0] * 10)
    lines = [line["key"] for line in game.log(None)]
    assert "compass" not in lines[: lines.index("army-moves")]
    assert said(game, "army-moves")[0]["city"] == "exeter"


@pytest.mark.rule("FE-6.3-e")
@pytest.mark.parametrize("edition", BOTH)
def test_invaders_never_use_the_forest(edition: str) -> None:
    s = state(phase6(edition=edition))
    lincoln = CITY_IDS.index("lincoln")
    goals = {CITY_IDS[EXIT[lincoln * 4 + way]] for way in invaders.open_roads(s, 0, lincoln)}
    assert goals == {"whitby", "kings-lynn"}, "not York or Nottingham through Sherwood"


@pytest.mark.rule("FE-6.3-f", "FE-2.5-m")
@pytest.mark.parametrize("edition", BOTH)
def test_storms_stop_invaders(edition: str) -> None:
    game = phase6(
        army("red", "oxford", "arthur", soldier=1),
        edition=edition,
        disaster=disasters(storms=(REGION_IDS.index("south-east"),)),
        **horde(("wolf", "oxford", 5), ("bear", "exeter", 5)),
        dice=[0] * 20,
    )
    assert not fought(game), "no fight under Storms either"
    moves = said(game, "army-moves")
    assert not [line for line in moves if line["army"] == "wolf"]
    ways = invaders.open_roads(state(game), 0, CITY_IDS.index("exeter"))
    goals = {CITY_IDS[EXIT[CITY_IDS.index("exeter") * 4 + w]] for w in ways}
    assert goals == {"plymouth", "bristol"}, "a road into the Storms, to Winchester, is no road"


@pytest.mark.rule("FE-6.3-g", "FE-6.5-a", "FE-12.0-c")
@pytest.mark.parametrize("edition", BOTH)
def test_a_city_without_defenders_is_laid_waste_on_the_way(edition: str) -> None:
    game = phase6(
        edition=edition,
        building={"exeter": 1},
        mill={"exeter": 1},
        **horde(("wolf", "plymouth", 5)),
        dice=[2] + [0] * 20,
    )
    s = state(game)
    exeter = CITY_IDS.index("exeter")
    assert (s.building[exeter], s.mill[exeter]) == (0, 0)
    assert said(game, "relic-lost") == [{"relic": "skull"}], "the relic of the cathedral, whichever it is"
    assert (s.relic[2], s.shrine[0]) == (50, 0)
    assert len(said(game, "army-moves")) == 2, "and they go on"


@pytest.mark.rule("FE-6.3-h", "FE-6.4-a")
def test_a_landed_army_fights_before_it_moves_and_keeps_its_moves() -> None:
    game = phase6(
        army("red", "plymouth", "arthur", soldier=1),
        disaster=disasters(invasion=(0,)),
        dice=[F, FFF, 0, 0] + [0] * 20,
    )
    act(game, "leave-alone")
    assert fought(game) == ["red"]
    lines = [line["key"] for line in game.log(None)]
    assert lines.index("battle") < lines.index("army-moves")
    assert len(said(game, "army-moves")) == 2


@pytest.mark.rule("FE-6.4-a", "FE-6.4-b", "FE-EX-ES-6-C")
@pytest.mark.parametrize("edition", BOTH)
def test_nobles_and_engines_do_not_count(edition: str) -> None:
    game = war(
        army("red", "oxford", "lucia", knight=2, archer=1, soldier=1, catapult=1),
        edition=edition,
        **horde(("wolf", "oxford", 4)),
    )
    assert invaders.attacks(state(game), CITY_IDS.index("oxford"), 0), "five against four"


@pytest.mark.rule("FE-6.4-b", "FE-EX-IT-9.4a")
@pytest.mark.parametrize("troops", [{"knight": 3, "soldier": 2}, {"soldier": 3, "archer": 2}])
def test_a_clan_of_six_attacks_at_most_five(troops: dict[str, int]) -> None:
    game = war(army("red", "oxford", "lucia", **troops), edition="it-2024", **horde(("wolf", "oxford", 5)))
    assert invaders.attacks(state(game), 16, 0)
    more = {**troops, "soldier": troops["soldier"] + 1}
    game = war(army("red", "oxford", "lucia", **more), edition="it-2024", **horde(("wolf", "oxford", 5)))
    assert not invaders.attacks(state(game), 16, 0)


@pytest.mark.rule("FE-6.4-a", "FE-6.4-c", "FE-6.4-d", "FE-EX-ES-6-D")
@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.parametrize(("soldiers", "attacked"), [(1, True), (5, True), (6, False)])
def test_six_landing_attack_up_to_five_and_pass_six_by(edition: str, soldiers: int, attacked: bool) -> None:
    game = phase6(
        army("red", "plymouth", "arthur", soldier=soldiers),
        edition=edition,
        disaster=disasters(invasion=(0,)),
        dice=[F] + [0] * 60,
    )
    act(game, "leave-alone")
    assert bool(fought(game)) == attacked
    if not attacked:
        assert said(game, "army-moves")[0]["city"] == "exeter", "they move on at once"
        assert count(game, "red", "plymouth", "soldier") == 6


@pytest.mark.rule("FE-6.4-d", "FE-6.8-a")
def test_without_a_move_left_they_stop_in_the_periphery() -> None:
    game = phase6(
        army("red", "exeter", "arthur", soldier=12),
        army("blue", "winchester", "henri", knight=8),
        army("green", "bristol", "hugh", knight=8),
        army("yellow", "plymouth", "edward", soldier=12),
        **horde(("wolf", "plymouth", 5)),
        dice=[0] * 30,
    )
    while step(game) == "horde-parley":
        act(game, "leave-alone")
    assert not fought(game)
    assert len(said(game, "army-moves")) == 2
    assert said(game, "army-stays")


@pytest.mark.rule("FE-6.4-e", "FE-EX-IT-9.4b", "FE-7.4-a", "FE-6.4-d")
@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.parametrize(
    ("building", "infantry", "soldiers", "attacked"),
    [(2, 5, 5, True), (2, 5, 6, False), (2, 4, 3, False), (1, 2, 1, True), (1, 1, 1, False)],
)
def test_walls_need_a_die_after_the_penalty(
    edition: str, building: int, infantry: int, soldiers: int, attacked: bool
) -> None:
    game = war(
        army("red", "oxford", "arthur", soldier=soldiers),
        edition=edition,
        building={"oxford": building},
        hold={"oxford": "red"},
        **horde(("wolf", "oxford", infantry)),
    )
    # 5 x 2 + 3 = 13 points: three dice less two; four infantry 11 points, two dice less two.
    assert invaders.attacks(state(game), 16, 0) == attacked


@pytest.mark.rule("FE-6.4-f", "FE-10.2-i")
@pytest.mark.parametrize("played", [True, False])
def test_a_passage_of_another_player_opens_the_walls_to_them(played: bool) -> None:
    game = phase6(
        army("red", "oxford", "arthur", soldier=3),
        army("blue", "oxford", "henri", soldier=9),
        building={"oxford": 2},
        hold={"oxford": "red"},
        hand={"blue+secret-passage": 1},
        # Joined by three: five in all, eleven points, two dice less two.
        **horde(("wolf", "oxford", 1)),
    )
    while step(game) == "horde-parley" or (step(game) == "window" and not fought(game)):
        words = legal(game)
        if played and "admit-invaders oxford" in words:
            act(game, "admit-invaders oxford")
        else:
            act(game, "leave-alone" if "leave-alone" in words else "pass")
    assert fought(game) == (["red"] if played else [])
    if played:
        dice = [line["who"] for line in said(game, "battle-die")]
        assert dice.count("invaders") == 2, "no die is taken from them"


@pytest.mark.rule("FE-6.4-g", "FE-6.8-a")
@pytest.mark.parametrize("edition", BOTH)
def test_who_no_longer_outnumbers_stops_and_moves_on(edition: str) -> None:
    # Five against four; Red's three hits kill an infantryman, the invaders' blank nobody: four against four.
    game = phase6(
        army("red", "exeter", "arthur", knight=4),
        edition=edition,
        hold={"exeter": "red"},
        # One infantryman and the leader are joined by three: five in all, eleven points.
        **horde(("wolf", "exeter", 1)),
        dice=[BLANK, BLANK, FF, BLANK, BLANK] + [0] * 20,
    )
    act(game, "leave-alone")
    assert fought(game) == ["red"]
    assert [line["how"] for line in said(game, "battle-halted")] == ["outnumbered"]
    assert holder(game, "arthur") == "free"
    assert said(game, "army-moves")


@pytest.mark.rule("FE-6.4-h", "FE-6.4-b")
def test_all_armies_in_a_city_fight_as_one() -> None:
    game = phase6(
        army("red", "exeter", "arthur", soldier=7),
        **horde(("wolf", "exeter", 5), ("bear", "exeter", 5)),
        dice=[F, F, F] + [BLANK] * 40,
    )
    act(game, "leave-alone")
    assert fought(game)[0] == "red", "twelve against seven"
    dice = [line for line in said(game, "battle-die") if line["who"] == "invaders"]
    assert len(dice) == 3


@pytest.mark.rule("FE-6.4-i")
def test_forces_are_fought_one_after_the_other_in_player_order() -> None:
    game = phase6(
        army("blue", "exeter", "henri", soldier=1),
        army("red", "exeter", "arthur", soldier=1),
        army("green", "exeter", "hugh", soldier=9),
        now={3: 1},
        **horde(("wolf", "exeter", 5)),
        dice=[FFF, FFF, BLANK, BLANK, FFF, FFF] + [0] * 40,
    )
    while step(game) == "horde-parley":
        act(game, "leave-alone")
    assert fought(game) == ["blue", "red"], "from the first player on; Green is too many for them"


@pytest.mark.rule("FE-6.4-j")
def test_invaders_lose_one_army_after_another_and_leaders_last() -> None:
    def take(hits: int) -> Any:
        game = war(**horde(("raven", "oxford", 1), ("wolf", "oxford", 2)))
        s = state(game)
        s.fight[FIELD] = 16
        s.fight[DEFENDERS] = 16
        losses.horde_losses(s, hits)
        return game

    assert [foot(take(1), name, "oxford") for name in ("raven", "wolf")] == [1, 2]
    assert [foot(take(3), name, "oxford") for name in ("raven", "wolf")] == [0, 2], "the third hit is lost"
    game = take(5)
    assert (leader(game, "raven"), foot(game, "wolf", "oxford")) == ("supply", 2)
    game = take(4)
    assert (leader(game, "raven"), foot(game, "wolf", "oxford")) == ("oxford", 1), "a leader takes three"


@pytest.mark.rule("FE-6.4-l")
def test_es_a_leader_left_alone_goes_on_by_numbers() -> None:
    game = war(army("red", "oxford", "arthur", soldier=4), **horde(("raven", "oxford", 1)), dice=[FF, BLANK])
    act(game, "attack-invaders oxford")
    assert leader(game, "raven") == "oxford"
    assert step(game) == "stopping"


@pytest.mark.rule("FE-IT10.6-a")
def test_it_a_jarl_left_alone_kills_himself() -> None:
    game = war(
        army("red", "oxford", "arthur", soldier=4),
        edition="it-2024",
        **horde(("raven", "oxford", 1)),
        dice=[FF, BLANK],
    )
    act(game, "attack-invaders oxford")
    assert leader(game, "raven") == "supply"
    assert said(game, "battle-won") == [{"who": "red", "place": "oxford"}]


@pytest.mark.rule("FE-6.4-m", "FE-7.2-r")
@pytest.mark.parametrize("edition", BOTH)
def test_players_shoot_at_invaders_who_never_shoot_back_or_besiege(edition: str) -> None:
    game = war(
        army("red", "oxford", "arthur", archer=4),
        edition=edition,
        **horde(("raven", "oxford", 5)),
        dice=[FFF, BLANK, BLANK],
    )
    act(game, "attack-invaders oxford")
    assert legal(game) == ["at-troops", "at-leader raven"]
    act(game, "at-leader raven")
    assert leader(game, "raven") == "supply"
    assert foot(game, "raven", "oxford") == 5, "his infantry stays"
    shots = [line["who"] for line in said(game, "battle-die") if line["weapon"] != "melee"]
    assert shots == ["red"]
    assert state(game).besieger == [-1] * CITIES


@pytest.mark.rule("FE-6.4-n")
@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.parametrize("building", [0, 1, 4])
def test_nobles_without_troops_are_captured_without_a_roll(edition: str, building: int) -> None:
    more: dict[str, Any] = {"abbey": {"autumn": "exeter"}} if building == 4 else {}
    game = phase6(
        family("red", "exeter", "arthur"),
        edition=edition,
        building={"exeter": building},
        hold={"exeter": "red"},
        **horde(("wolf", "exeter", 0)),
        **more,
    )
    act(game, "leave-alone")
    assert said(game, "captured-by-army")[0] == {"noble": "arthur", "army": "wolf"}
    assert not fought(game)


@pytest.mark.rule("FE-6.5-a", "FE-6.5-c", "FE-2.13-t")
@pytest.mark.parametrize("edition", BOTH)
def test_beating_all_defenders_destroys_what_stands_there(edition: str) -> None:
    game = phase6(
        army("red", "bristol", "arthur", soldier=1, bombard=1),
        edition=edition,
        building={"bristol": 4},
        abbey={"autumn": "bristol"},
        mill={"bristol": 1},
        relic={"grail": CITY_IDS.index("bristol")},
        shrine={"exeter": 0},
        **horde(("wolf", "bristol", 5)),
        # Red's bombard, then three dice of the invaders.
        dice=[F, FFF, BLANK, BLANK],
    )
    quietly(game)
    s = state(game)
    bristol = CITY_IDS.index("bristol")
    assert (s.building[bristol], s.abbey[0], s.mill[bristol], s.relic[0]) == (0, -1, 0, 50)
    assert stock(game, "red", "bombard") == 3
    assert counts(game, "red", "bristol") == {}


@pytest.mark.rule("FE-6.5-c")
def test_a_city_of_invaders_alone_is_controlled_by_nobody() -> None:
    game = war(family("red", "york", "arthur"), lord={"south-east": "arthur"}, **horde(("wolf", "oxford", 2)))
    assert controls(game, "oxford") == "nobody"
    assert controls(game, "canterbury") == "red"


@pytest.mark.rule("FE-6.5-b", "FE-6.7-a")
@pytest.mark.parametrize("edition", BOTH)
def test_they_accept_surrender_and_take_the_nobles_along(edition: str) -> None:
    game = phase6(
        army("red", "exeter", "arthur", soldier=4),
        edition=edition,
        **horde(("wolf", "exeter", 5)),
        dice=[BLANK] * 4 + [0] * 20,
    )
    act(game, "leave-alone")
    while step(game) == "horde-parley":
        act(game, "leave-alone")
    act(game, "surrender")
    assert holder(game, "arthur") == "invaders"
    assert counts(game, "red", "exeter") == {}
    assert said(game, "army-moves")
    # The wolves have gone on, into a port and away or not: he was with them wherever they stopped.
    if leader(game, "wolf") == "supply":
        assert holder(game, "arthur") == "free"
    else:
        assert where(game, "arthur") == leader(game, "wolf")


@pytest.mark.rule("FE-6.6-a", "FE-6.6-b", "FE-4.4-b")
@pytest.mark.parametrize("edition", BOTH)
def test_a_walled_city_is_taken_the_title_lost_and_the_strongest_stay(edition: str) -> None:
    game = phase6(
        family("red", "york", "arthur"),
        edition=edition,
        building={"plymouth": 2},
        lord={"south-west": "arthur"},
        **horde(("raven", "plymouth", 0), ("wolf", "plymouth", 4)),
        dice=[0] * 30,
    )
    while step(game) == "horde-parley":
        act(game, "leave-alone")
    s = state(game)
    assert s.building[CITY_IDS.index("plymouth")] == 2, "never destroyed"
    assert s.lord[0] == -1
    assert game.scores[0] == 0
    assert leader(game, "wolf") == "plymouth", "even in a port"
    assert s.fixed[ARMY_IDS.index("wolf")] == 1
    assert "wolf" not in [line["army"] for line in said(game, "army-moves")]
    assert controls(game, "plymouth") == "nobody"


@pytest.mark.rule("FE-6.6-b", "FE-6.6-c")
@pytest.mark.parametrize("edition", BOTH)
def test_the_garrison_defends_behind_the_wall_and_who_retakes_it_has_the_title_free(edition: str) -> None:
    game = war(
        army("red", "plymouth", "arthur", soldier=12),
        edition=edition,
        building={"plymouth": 2},
        fixed={"wolf": 1},
        **horde(("wolf", "plymouth", 1)),
        dice=[FFF, BLANK, FFF, BLANK],
    )
    act(game, "attack-invaders plymouth")
    assert [line["who"] for line in said(game, "battle-die")].count("red") == 1, (
        "13 points, three dice less two"
    )
    while step(game) == "stopping":
        act(game, "fight-on")
    assert controls(game, "plymouth") == "red"
    assert state(game).lord[0] == noble("arthur")
    assert money(game, 0) == 0


@pytest.mark.rule("FE-6.7-a")
def test_captives_move_with_the_army() -> None:
    game = phase6(
        family("red", "nottingham", "arthur"),
        by={"arthur": 21},
        **horde(("wolf", "nottingham", 5)),
        dice=[way("nottingham", "coventry"), way("coventry", "oxford")],
    )
    assert [line["city"] for line in said(game, "army-moves")] == ["coventry", "oxford"]
    assert (holder(game, "arthur"), where(game, "arthur")) == ("invaders", "oxford")


@pytest.mark.rule("FE-6.7-b", "FE-EX-ES-6-E")
def test_the_ransom_of_invaders() -> None:
    game = war(
        family("red", "exeter", "henri"),
        by={"henri": 21},
        lord={"midlands": "henri", "marches": "henri"},
        see={"canterbury": "henri"},
        **horde(("wolf", "exeter", 5)),
    )
    assert ransoms.price(state(game), noble("henri")) == 8


@pytest.mark.rule("FE-6.7-c", "FE-6.9-a")
@pytest.mark.parametrize("edition", BOTH)
def test_captives_are_set_free_in_the_port_from_which_the_army_leaves(edition: str) -> None:
    game = phase6(
        family("red", "exeter", "arthur"),
        by={"arthur": 21},
        edition=edition,
        # The relic of Exeter is lost first; then the compass leads to Plymouth.
        **horde(("wolf", "exeter", 5)),
        dice=[0, way("exeter", "plymouth")],
    )
    quietly(game)
    assert said(game, "army-moves")[-1]["city"] == "plymouth"
    assert leader(game, "wolf") == "supply"
    assert (holder(game, "arthur"), where(game, "arthur")) == ("free", "plymouth")


@pytest.mark.rule("FE-6.7-d")
def test_es_invaders_are_paid_in_phase_4_alone() -> None:
    told = dict(by={"arthur": 21}, money={"red": 9}, **horde(("wolf", "york", 5)))
    game = war(family("red", "york", "arthur"), phase=4, **told)
    assert (step(game), legal(game)) == ("ransom", ["ransom arthur"])
    act(game, "ransom arthur")
    assert (holder(game, "arthur"), money(game, 0)) == ("free", 7)
    game = phase6(family("red", "york", "arthur"), dice=[0] * 20, **told)
    assert step(game) != "ransom"


@pytest.mark.rule("FE-IT9.7-a")
def test_it_invaders_may_be_paid_in_phase_6_too() -> None:
    game = phase6(
        family("red", "york", "arthur"),
        by={"arthur": 21},
        money={"red": 9},
        edition="it-2024",
        # The relic of York, then Nottingham and Coventry.
        dice=[0, way("york", "nottingham"), 0, 0],
        **horde(("wolf", "york", 5)),
    )
    assert (step(game), legal(game)) == ("ransom", ["ransom arthur", "no-ransom"])
    act(game, "no-ransom")
    assert holder(game, "arthur") == "invaders"
    assert step(game) == "ransom", "again at the end of the phase"
    act(game, "ransom arthur")
    assert (holder(game, "arthur"), money(game, 0)) == ("free", 7)


@pytest.mark.rule("FE-6.9-a")
def test_es_who_comes_from_inland_into_a_port_leaves_and_who_landed_does_not() -> None:
    game = phase6(disaster=disasters(invasion=(0,)), dice=[F] + [0] * 20)
    assert said(game, "army-moves"), "the landing port is left by road"
    s = state(war(**horde(("wolf", "london", 5))))
    london = CITY_IDS.index("london")
    assert not invaders.exits(s, 1, london), "it did not come by road"
    s.entered[1] = CITY_IDS.index("oxford")
    assert invaders.exits(s, 1, london)
    s = state(war(army("red", "london", "arthur", soldier=9), **horde(("wolf", "london", 5))))
    s.entered[1] = CITY_IDS.index("oxford")
    assert not invaders.exits(s, 1, london), "troops are there that it has not beaten"


@pytest.mark.rule("FE-IT9.3-b")
def test_it_who_arrives_by_road_in_a_port_leaves() -> None:
    s = state(war(edition="it-2024", **horde(("wolf", "london", 5))))
    london = CITY_IDS.index("london")
    assert not invaders.exits(s, 1, london), "just landed"
    s.entered[1] = CITY_IDS.index("norwich")
    assert invaders.exits(s, 1, london)


@pytest.mark.rule("FE-6.9-e")
@pytest.mark.parametrize("edition", BOTH)
def test_before_leaving_they_destroy_and_their_counters_may_land_again(edition: str) -> None:
    game = phase6(
        edition=edition,
        mill={"plymouth": 1},
        **horde(("wolf", "exeter", 5)),
        dice=[0, way("exeter", "plymouth")],
    )
    assert state(game).mill[CITY_IDS.index("plymouth")] == 0
    s = state(game)
    assert (leader(game, "wolf"), sum(s.foot), s.leader[1]) == ("supply", 0, -1)
    assert invaders.free_foot(s, 1) == 5


@pytest.mark.rule("FE-6.9-b", "FE-6.9-d", "FE-6.7-c")
@pytest.mark.parametrize("edition", BOTH)
def test_the_danegeld_buys_off_one_army(edition: str) -> None:
    game = phase6(
        army("red", "york", "arthur", soldier=12),
        army("blue", "london", "henri", soldier=1),
        family("blue", "york", "hugh"),
        by={"hugh": 21},
        hold={"york": "red"},
        money={"red": 6},
        edition=edition,
        **horde(("wolf", "york", 5), ("bear", "york", 5)),
        dice=[0] * 20,
    )
    while step(game) == "ransom":
        act(game, "no-ransom")
    assert {"danegeld wolf", "danegeld bear"} <= set(legal(game))
    act(game, "danegeld wolf")
    assert (leader(game, "wolf"), money(game, 0)) == ("supply", 1)
    assert foot(game, "wolf", "york") == 0
    assert leader(game, "bear") == "york", "the other stays"
    assert holder(game, "hugh") == "free"
    assert step(game) == "horde-parley"
    assert refused(game, "danegeld bear") == "FE-6.9-b", "one shilling is not enough"
    assert refused(game, "danegeld wolf") == "FE-6.9-d"


@pytest.mark.rule("FE-6.9-b")
def test_only_a_free_noble_in_their_city_may_pay() -> None:
    game = phase6(
        family("red", "london", "arthur"),
        family("red", "york", "hugh"),
        by={"hugh": 21},
        money={"red": 9},
        **horde(("wolf", "york", 5)),
        dice=[0] * 20,
    )
    assert step(game) != "horde-parley"


@pytest.mark.rule("FE-6.9-c", "FE-2.15-b")
def test_the_paying_nobles_player_needs_the_whole_sum_himself() -> None:
    game = phase6(
        army("red", "york", "arthur", soldier=12),
        army("blue", "york", "henri", soldier=12),
        money=[3, 9, 0, 0],
        **horde(("wolf", "york", 5)),
        dice=[0] * 20,
    )
    assert refused(game, "danegeld wolf") == "FE-6.9-b", "what Blue would add must have passed to Red before"
    act(game, "leave-alone")
    assert "danegeld wolf" in legal(game)


@pytest.mark.rule("FE-6.10-a", "FE-6.10-b", "FE-6.10-c")
@pytest.mark.parametrize("die", range(1, 7))
def test_es_intervention_succeeds_on_1_to_3(die: int) -> None:
    church(die, "es-2024", die <= 3)


@pytest.mark.rule("FE-6.10-a", "FE-IT9.8-a", "FE-6.10-c")
@pytest.mark.parametrize("die", range(1, 7))
def test_it_conversion_succeeds_on_4_to_6(die: int) -> None:
    church(die, "it-2024", die >= 4)


def church(die: int, edition: str, success: bool) -> None:
    """A bishop with troops enough not to be attacked tries once."""
    game = phase6(
        army("red", "york", "arthur", soldier=12),
        see={"exeter": "arthur"},
        edition=edition,
        **horde(("wolf", "york", 5)),
        dice=[d6(die)] + [0] * 20,
    )
    act(game, "preach arthur+wolf")
    if success:
        assert leader(game, "wolf") == "box", "for good"
        assert invaders.free_foot(state(game), 1) == 5
        assert holder(game, "arthur") == "free"
    else:
        assert holder(game, "arthur") == "dead"
        assert leader(game, "wolf") != "box"


@pytest.mark.rule("FE-6.10-a")
def test_an_abbess_may_intervene_and_a_layman_may_not() -> None:
    game = phase6(
        army("red", "york", "lucia", "arthur", soldier=12),
        abbess={"autumn": "lucia"},
        **horde(("wolf", "york", 5)),
        dice=[d6(1)] + [0] * 20,
    )
    assert "preach lucia+wolf" in legal(game)
    assert refused(game, "preach arthur+wolf") == "FE-6.10-a"


@pytest.mark.rule("FE-6.10-d", "FE-6.10-c")
@pytest.mark.parametrize("edition", BOTH)
def test_each_cleric_tries_once_per_leader_and_round(edition: str) -> None:
    game = phase6(
        army("red", "york", "arthur", soldier=12),
        see={"exeter": "arthur"},
        preached=[0b0010] + [0] * 19,
        edition=edition,
        **horde(("wolf", "york", 5), ("bear", "york", 5)),
        dice=[0] * 20,
    )
    assert refused(game, "preach arthur+wolf") == "FE-6.10-d"
    assert "preach arthur+bear" in legal(game)


@pytest.mark.rule("FE-6.10-e")
def test_a_captive_cleric_cannot_intervene() -> None:
    game = phase6(
        army("red", "york", "arthur", soldier=12),
        family("red", "york", "hugh"),
        see={"exeter": "hugh"},
        by={"hugh": 21},
        **horde(("wolf", "york", 5)),
        dice=[0] * 20,
    )
    assert refused(game, "preach hugh+wolf") == "FE-6.10-e"


@pytest.mark.rule("FE-2.12-sv12")
@pytest.mark.parametrize(("again", "success"), [(True, True), (False, False)])
def test_the_chaplain_has_the_die_rolled_again(again: bool, success: bool) -> None:
    game = phase6(
        army("red", "york", "arthur", soldier=12),
        see={"exeter": "arthur"},
        servant={"anselm": noble("arthur")},
        **horde(("wolf", "york", 5)),
        dice=[d6(6), d6(1)] + [0] * 20,
    )
    act(game, "preach arthur+wolf", "use-servant" if again else "spare-servant")
    assert (leader(game, "wolf") == "box") == success


@pytest.mark.rule("FE-6.11-a", "FE-6.12-a", "FE-6.12-b")
@pytest.mark.parametrize(("for_good", "place"), [(True, "box"), (False, "supply")])
def test_an_ambushed_leader_leaves_the_game_an_assassinated_one_returns(for_good: bool, place: str) -> None:
    game = war(**horde(("wolf", "york", 5), ("bear", "london", 5)))
    invaders.lose_leader(state(game), 1, for_good)
    assert leader(game, "wolf") == place
    assert foot(game, "wolf", "york") == 5, "his infantry stays where it is"
    assert not game.rules.check(state(game))


@pytest.mark.rule("FE-6.11-a", "FE-6.12-a", "FE-6.12-b", "FE-10.3-c", "FE-10.5-c")
@pytest.mark.parametrize(
    ("card", "word", "place"),
    [("ambush", "ambush-leader wolf", "box"), ("assassination", "assassinate-leader wolf", "supply")],
)
def test_a_card_removes_a_leader(card: str, word: str, place: str) -> None:
    game = war(
        army("red", "york", "arthur", soldier=1),
        hold={"york": "red"},
        hand={f"red+{card}": 1},
        **horde(("wolf", "york", 5), ("bear", "london", 5)),
    )
    act(game, word)
    assert leader(game, "wolf") == place
    assert foot(game, "wolf", "york") == 5, "his infantry stays where it is"


@pytest.mark.rule("FE-10.2-i", "FE-6.3-f")
@pytest.mark.parametrize("played", [True, False])
def test_a_passage_leads_them_through_storms(played: bool) -> None:
    orders = [0] * (4 * TOPICS)
    orders[TOPIC_IDS.index("landing") + 2 * TOPICS] = 2
    game = phase6(
        army("red", "oxford", "arthur", soldier=3),
        disaster=disasters(storms=(REGION[CITY_IDS.index("durham")],)),
        hold={"oxford": "red"},
        hand={"green+secret-passage": 1},
        order=orders,
        **horde(("wolf", "durham", 5)),
    )
    asked = False
    while step(game) in ("window", "horde-parley") and leader(game, "wolf") == "durham":
        words = legal(game)
        if "guide-invaders wolf" in words and game.must_act == (2,):
            asked = True
            act(game, "guide-invaders wolf" if played else "pass")
        else:
            act(game, "leave-alone" if "leave-alone" in words else "pass")
    assert asked
    moves = said(game, "army-moves")
    assert bool(moves) == played
    if played:
        # One road; the next one is closed to them again.
        assert len(moves) == 1 or leader(game, "wolf") != "durham"
        assert said(game, "guides-invaders") == [{"who": "green", "army": "wolf"}]


@pytest.mark.rule("FE-6.12-b")
def test_a_leader_killed_in_battle_may_land_again() -> None:
    game = war(
        army("red", "oxford", "arthur", soldier=9), **horde(("raven", "oxford", 0)), dice=[FFF, BLANK, BLANK]
    )
    act(game, "attack-invaders oxford")
    assert leader(game, "raven") == "supply"


@pytest.mark.rule("FE-13.3-a", "FE-6.4-h")
def test_who_beats_the_invaders_has_earned_the_garter() -> None:
    game = war(
        army("red", "oxford", "arthur", soldier=9),
        units("blue", "oxford", soldier=1),
        edition="it-2024",
        hold={"oxford": "red"},
        **horde(("raven", "oxford", 0)),
        dice=[FFF, BLANK, BLANK],
    )
    act(game, "attack-invaders oxford")
    assert state(game).deed[noble("arthur")] == 1
