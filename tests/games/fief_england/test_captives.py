"""7.6: captives: who takes them, what they keep, how they come free, where they go."""

from __future__ import annotations

from typing import Any

import pytest

from banneret.games.fief_england.board import CITY_IDS, INSIDE, PLACES
from banneret.games.fief_england.state import CARRIED
from banneret.games.fief_england.steps import captives, marriages, plays, sides, votes
from tests.games.fief_england.support import BLANK, F, act, family, legal, refused, said, units
from tests.games.fief_england.war import (
    BOTH,
    army,
    count,
    counts,
    holder,
    noble,
    state,
    step,
    stock,
    until,
    war,
    where,
)


def taken(edition: str = "es-2024", *more: Any, **rows: Any) -> Any:
    """Red's turn of phase 7; Arthur of Red holds Henri of Blue in Oxford."""
    return war(
        army("red", "oxford", "arthur", soldier=3),
        family("blue", "oxford", "henri"),
        *more,
        by={"henri": noble("arthur"), **rows.pop("by", {})},
        edition=edition,
        **rows,
    )


@pytest.mark.rule("FE-7.6-a")
@pytest.mark.parametrize("edition", BOTH)
def test_the_winner_chooses_which_of_his_nobles_takes_a_captive_who_moves_with_him(edition: str) -> None:
    game = war(
        army("red", "oxford", "arthur", "hugh", soldier=6),
        army("blue", "oxford", "henri", soldier=1),
        hold={"oxford": "blue"},
        edition=edition,
        dice=[F, BLANK],
    )
    act(game, "attack oxford+blue")
    assert (step(game), legal(game)) == ("captive", ["hold-captive arthur", "hold-captive hugh"])
    act(game, "hold-captive hugh")
    assert holder(game, "henri") == "hugh"
    s = state(game)
    s.put_noble(noble("hugh"), CITY_IDS.index("london"))
    assert where(game, "henri") == "london"


@pytest.mark.rule("FE-7.6-b", "FE-2.2-a")
@pytest.mark.parametrize("edition", BOTH)
def test_captives_count_for_their_familys_limit(edition: str) -> None:
    game = taken(edition, family("blue", "york", "hugh", "lucia"))
    assert len(state(game).nobles_of(1)) == 3
    assert not game.rules.check(state(game))
    from banneret.games.fief_england.board import BOARD_SPACES

    assert len(state(game).nobles_of(1)) == BOARD_SPACES, "the board is full"


@pytest.mark.rule("FE-7.6-c", "FE-11.1-f")
@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.parametrize("troops", [{"soldier": 9}, {"french_crossbowman": 3}])
def test_troops_without_a_noble_take_no_captives_but_kill(edition: str, troops: dict[str, int]) -> None:
    game = war(
        units("red", "oxford", **troops),
        army("blue", "oxford", "henri", soldier=1),
        hold={"oxford": "red"},
        now={3: 1},
        edition=edition,
        # Crossbowmen shoot first; then Blue's melee die, then Red's.
        dice=[BLANK] * (1 if "soldier" not in troops else 0) + [BLANK, F],
    )
    act(game, "attack oxford+red")
    while step(game) in ("aim", "stopping"):
        act(game, "at-troops" if step(game) == "aim" else "fight-on")
    assert holder(game, "henri") == "dead"


@pytest.mark.rule("FE-7.6-c", "FE-6.4-n")
def test_infantry_without_a_leader_kills_too() -> None:
    game = war(
        army("red", "oxford", "arthur", soldier=1),
        foot={"raven+oxford": 5},
        hold={"oxford": "red"},
        dice=[BLANK, F, BLANK],
    )
    act(game, "attack-invaders oxford")
    assert holder(game, "arthur") == "dead"


@pytest.mark.rule("FE-7.6-d", "FE-EX-X-19")
@pytest.mark.parametrize("edition", BOTH)
def test_a_captive_keeps_titles_and_vp_but_neither_stands_nor_votes(edition: str) -> None:
    game = taken(edition, lord={"wales": "henri"})
    s = state(game)
    assert s.lord[1] == noble("henri")
    assert game.scores[1] == 1
    assert votes.votes(s, 1) == 0
    captives.let_go(s, noble("henri"))
    s.put_noble(noble("henri"), CITY_IDS.index("york"))
    assert votes.votes(s, 1) == 1, "free again he votes"


@pytest.mark.rule("FE-7.6-e")
@pytest.mark.parametrize("edition", BOTH)
def test_captives_add_no_strength_and_cannot_be_hit(edition: str) -> None:
    game = war(
        army("red", "oxford", "arthur", soldier=1),
        army("blue", "oxford", "henri", soldier=9),
        family("green", "oxford", "hugh"),
        family("blue", "oxford", "william"),
        by={"hugh": noble("arthur"), "william": noble("arthur")},
        hold={"oxford": "blue"},
        edition=edition,
        dice=[BLANK, F, F, F],
    )
    act(game, "attack oxford+blue")
    s = state(game)
    s.fight[sides.HALTED] = 0
    assert holder(game, "arthur") == "dead", "two hits: the soldier and Arthur"
    while step(game) != "battle-turn":
        act(game, legal(game)[0])
    assert (holder(game, "hugh"), holder(game, "william")) == ("free", "free"), "whom he held lives"


@pytest.mark.rule("FE-7.6-f")
@pytest.mark.parametrize("edition", BOTH)
def test_a_captive_sovereign_keeps_the_title_but_cannot_call_parliament(edition: str) -> None:
    from banneret.games.fief_england.nobles import titles

    game = taken(edition, now={6: noble("henri")})
    s = state(game)
    assert s.now[6] == noble("henri")
    assert titles(s, noble("henri")) == 1
    game = war(
        army("red", "oxford", "arthur", soldier=3),
        family("blue", "oxford", "henri"),
        by={"henri": noble("arthur")},
        now={6: noble("henri")},
        edition=edition,
        phase=1,
    )
    for _ in range(20):
        if state(game).now[1] != 1:
            break
        words = legal(game)
        assert "summon" not in words
        act(game, words[0] if "done" not in words else "done")
    assert not state(game).now[14], "Parliament was not summoned"


@pytest.mark.rule("FE-7.6-g")
@pytest.mark.parametrize("edition", BOTH)
def test_a_captive_may_marry_by_proxy(edition: str) -> None:
    game = taken(edition, army("green", "york", "lucia", soldier=1), round=4)
    assert marriages.wed_rule(state(game), 1, noble("henri"), noble("lucia")) == ""


@pytest.mark.rule("FE-7.6-i")
@pytest.mark.parametrize("edition", BOTH)
def test_a_prince_of_a_captive_queen_is_a_captive_with_her(edition: str) -> None:
    game = war(
        army("red", "oxford", "arthur", soldier=3),
        family("blue", "oxford", "lucia"),
        army("blue", "york", "henri", soldier=1),
        by={"lucia": noble("arthur")},
        now={7: noble("lucia")},
        edition=edition,
    )
    plays.make_prince(state(game), noble("henri"))
    assert state(game).now[8] == noble("henri")
    assert (holder(game, "henri"), where(game, "henri")) == ("arthur", "oxford")
    assert not game.rules.check(state(game))


@pytest.mark.rule("FE-7.6-h")
@pytest.mark.parametrize("edition", BOTH)
def test_a_captor_has_no_way_to_kill_a_captive(edition: str) -> None:
    game = taken(edition)
    about = {word.split()[0] for word in legal(game) if "henri" in word}
    assert about <= {"set-free", "hand-over"}


@pytest.mark.rule("FE-7.6-j", "FE-10.2-j")
@pytest.mark.parametrize("edition", BOTH)
def test_a_captive_escapes_by_passage_even_one_of_another_player(edition: str) -> None:
    game = taken(edition, army("blue", "york", soldier=1), hand={"green+secret-passage": 1}, now={3: 2})
    while step(game) == "window":
        act(game, "free-captive henri" if "free-captive henri" in legal(game) else "pass")
    if holder(game, "henri") != "free":
        act(game, "free-captive henri")
    assert (holder(game, "henri"), where(game, "henri")) == ("free", "york")
    assert not any(state(game).hand[43 * 2 : 43 * 3]), "Green's card is spent"


@pytest.mark.rule("FE-7.6-k")
@pytest.mark.parametrize("edition", BOTH)
def test_a_captor_may_free_a_captive_in_his_turn(edition: str) -> None:
    game = taken(edition, army("blue", "york", soldier=1), building={"york": 1})
    assert "set-free henri" in legal(game)
    act(game, "set-free henri")
    assert (holder(game, "henri"), where(game, "henri")) == ("free", "york")
    act(game, "done")
    assert refused(game, "set-free henri") == "FE-7.6-k"


@pytest.mark.rule("FE-7.6-l")
def test_es_captives_go_free_when_all_troops_of_their_captor_are_beaten() -> None:
    game = rescue("es-2024")
    assert (holder(game, "henri"), holder(game, "arthur")) == ("free", "hugh")


@pytest.mark.rule("FE-IT10.10-a")
def test_it_captives_go_free_when_their_holder_is_captured() -> None:
    game = rescue("it-2024")
    assert (holder(game, "henri"), holder(game, "arthur")) == ("free", "hugh")


def rescue(edition: str) -> Any:
    """Green beats Arthur, who holds Henri of Blue, while William of Red stands by."""
    game = war(
        army("red", "oxford", "arthur", soldier=1),
        family("blue", "oxford", "henri"),
        army("blue", "york", soldier=1),
        army("green", "oxford", "hugh", soldier=6),
        by={"henri": noble("arthur")},
        building={"york": 1},
        hold={"oxford": "red"},
        now={3: 2},
        edition=edition,
        dice=[F, BLANK],
    )
    act(game, "attack oxford+red")
    return until(game, "battle-turn")


@pytest.mark.rule("FE-7.6-p")
def test_es_a_holder_ambushed_leaves_his_captives_to_another_noble_of_his_family() -> None:
    game = taken("es-2024", family("red", "oxford", "lucia"), army("blue", "oxford", "hugh", soldier=1))
    s = state(game)
    captives.capture(s, noble("arthur"), noble("hugh"))
    assert holder(game, "henri") == "lucia"
    game = taken("es-2024", army("blue", "oxford", "hugh", soldier=1))
    s = state(game)
    captives.capture(s, noble("arthur"), noble("hugh"))
    assert s.by[noble("henri")] < 0, "nobody is left to hold him"


@pytest.mark.rule("FE-IT10.10-a")
def test_it_a_holder_captured_frees_his_captives_though_another_is_there() -> None:
    game = taken("it-2024", family("red", "oxford", "lucia"), army("blue", "oxford", "hugh", soldier=1))
    s = state(game)
    captives.capture(s, noble("arthur"), noble("hugh"))
    assert s.by[noble("henri")] < 0


@pytest.mark.rule("FE-7.6-m")
def test_es_a_freed_noble_goes_to_a_fortification_or_a_noble_of_his_family() -> None:
    game = taken(
        "es-2024",
        units("blue", "york", soldier=1),
        units("blue", "durham", soldier=1),
        army("blue", "london", "lucia"),
        building={"york": 1},
    )
    act(game, "set-free henri")
    assert (step(game), game.must_act) == ("freed", (1,))
    assert legal(game) == ["go-home york", "go-home london"], "not Durham, which is open"
    act(game, "go-home london")
    assert where(game, "henri") == "london"


@pytest.mark.rule("FE-7.6-q")
def test_es_without_either_he_goes_to_a_controlled_city_else_an_independent_or_allied_one() -> None:
    game = taken("es-2024", units("blue", "durham", soldier=1))
    act(game, "set-free henri")
    assert where(game, "henri") == "durham"
    game = taken("es-2024", units("green", "york", soldier=1))
    act(game, "set-free henri")
    words = legal(game)
    assert "go-home london" in words
    assert "go-home york" not in words
    assert "go-home oxford" not in words


@pytest.mark.rule("FE-IT7.1-a")
def test_it_the_first_possible_of_four_kinds_of_places() -> None:
    game = taken(
        "it-2024",
        units("blue", "york", soldier=1),
        army("blue", "london", "lucia"),
        building={"york": 1},
    )
    act(game, "set-free henri")
    assert where(game, "henri") == "york", "own fortification before own noble"
    game = taken("it-2024", units("blue", "durham", soldier=1), army("blue", "london", "lucia"))
    act(game, "set-free henri")
    assert where(game, "henri") == "london", "own noble before a controlled city"
    game = taken("it-2024", units("blue", "durham", soldier=1))
    act(game, "set-free henri")
    assert step(game) == "freed"
    assert {"go-home durham", "go-home york"} <= set(legal(game)), "controlled or free"


@pytest.mark.rule("FE-IT7.1-a")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_it_failing_all_these_another_city_with_its_owners_consent(answer: str) -> None:
    game = taken(
        "it-2024",
        family("green", "york", "hugh"),
        lord=dict.fromkeys(("south-west", "wales", "marches", "north", "midlands", "south-east"), "hugh"),
    )
    act(game, "set-free henri")
    act(game, "go-home london")
    assert (step(game), game.must_act) == ("consent", (2,))
    act(game, answer)
    if answer == "yes":
        assert where(game, "henri") == "london"
    else:
        assert "go-home london" not in legal(game)
        assert "go-home york" in legal(game)


@pytest.mark.rule("FE-7.6-n")
def test_es_captives_are_not_handed_over() -> None:
    game = taken("es-2024", family("green", "oxford", "hugh"))
    assert refused(game, "hand-over henri+hugh") == "FE-7.6-n"


@pytest.mark.rule("FE-IT10.10-b")
def test_it_a_captive_may_be_handed_to_a_family_in_the_same_city() -> None:
    game = taken("it-2024", family("green", "oxford", "hugh"), family("green", "york", "edward"))
    assert refused(game, "hand-over henri+edward") == "FE-IT10.10-b", "Edward is elsewhere"
    act(game, "hand-over henri+hugh")
    assert game.must_act == (2,)
    act(game, "agree")
    assert holder(game, "henri") == "hugh"


@pytest.mark.rule("FE-7.6-o")
def test_es_a_captive_uses_up_no_counter() -> None:
    game = capture("es-2024")
    assert stock(game, "red", "soldier") == 6


@pytest.mark.rule("FE-IT10.10-c")
def test_it_a_soldier_of_the_captor_marks_the_captive_if_there_is_one() -> None:
    game = capture("it-2024")
    assert stock(game, "red", "soldier") == 5
    assert state(game).markers[0] == 1
    act(game, "set-free henri")
    assert stock(game, "red", "soldier") == 6
    game = capture("it-2024", 12)
    assert holder(game, "henri") == "arthur", "the capture stands without marker"
    assert state(game).markers[0] == 0


def capture(edition: str, soldiers: int = 6) -> Any:
    """Red has so many soldiers on the map and captures Henri."""
    game = war(
        army("red", "oxford", "arthur", soldier=soldiers),
        army("blue", "oxford", "henri", soldier=1),
        army("blue", "york", "hugh", soldier=1),
        hold={"oxford": "blue"},
        edition=edition,
        dice=[F, BLANK],
    )
    act(game, "attack oxford+blue")
    return game


@pytest.mark.rule("FE-IT10.10-c", "FE-6.4-n")
def test_it_an_infantry_counter_marks_a_captive_of_invaders() -> None:
    game = war(
        family("red", "exeter", "arthur"),
        leader={"wolf": CITY_IDS.index("exeter")},
        foot={"wolf+exeter": 4},
        edition="it-2024",
    )
    s = state(game)
    captives.capture(s, noble("arthur"), 21)
    assert s.gone[1] == 1
    captives.let_go(s, noble("arthur"))
    assert s.gone[1] == 0


@pytest.mark.rule("FE-12.0-c", "FE-12.0-e")
def test_a_relic_of_a_noble_whom_invaders_capture_is_lost() -> None:
    game = war(
        family("red", "exeter", "arthur"),
        leader={"wolf": CITY_IDS.index("exeter")},
        relic={"grail": CARRIED + noble("arthur")},
        shrine={"exeter": 0},
    )
    captives.capture(state(game), noble("arthur"), 21)
    assert state(game).relic[0] == 50


@pytest.mark.rule("FE-IT16-b", "FE-2.12-g")
@pytest.mark.parametrize("edition", BOTH)
def test_the_servant_of_a_captured_noble(edition: str) -> None:
    game = war(
        army("red", "oxford", "arthur", soldier=6),
        army("blue", "oxford", "henri", soldier=1),
        hold={"oxford": "blue"},
        servant={"emma": noble("henri")},
        edition=edition,
        dice=[F, BLANK],
    )
    act(game, "attack oxford+blue")
    s = state(game)
    assert s.servant[13] == (-2 if edition == "it-2024" else noble("henri"))
    assert s.served_by(1, 13) < 0, "inactive while his master is a captive"


@pytest.mark.rule("FE-7.6-a", "FE-6.7-a")
def test_a_noble_stands_for_himself_again_when_freed() -> None:
    game = taken("es-2024", army("blue", "york", soldier=1), building={"york": 1})
    act(game, "set-free henri")
    s = state(game)
    york = CITY_IDS.index("york")
    assert s.free[PLACES + york] >> noble("henri") & 1
    assert s.stand[PLACES + york] & INSIDE
    assert count(game, "blue", "york", "soldier") == 1
    assert counts(game, "red", "oxford") == {"soldier": 3}
    assert said(game, "comes-home") == [{"noble": "henri", "place": "york"}]
