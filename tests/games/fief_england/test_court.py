"""2.13, 2.14, 4.7, 4.8, 8, 9, 12, 13: church, succession, marriages, throne, Parliament, relics, victory."""

from __future__ import annotations

from typing import Any

import pytest

from banneret.core.game import Game
from banneret.games.fief_england import state as st
from banneret.games.fief_england.board import CITY_IDS, NOBLE_IDS
from tests.games.fief_england.support import (
    act,
    d6,
    family,
    legal,
    play,
    position,
    refused,
    said,
    units,
)


def n(name: str) -> int:
    """The number of a noble."""
    return NOBLE_IDS.index(name)


def at(name: str) -> int:
    """The number of a city."""
    return CITY_IDS.index(name)


def state(game: Game) -> Any:
    """The position itself."""
    return game.state


HOMES = {
    "family": {"henri": "red", "hugh": "blue", "thomas": "green", "edmund": "yellow"},
    "at": {"henri": "bristol", "hugh": "york", "thomas": "cardiff", "edmund": "norwich"},
}
WOMEN = {
    "family": {"lucia": "red", "anabel": "blue", "estrid": "green", "philippa": "yellow"},
    "at": {"lucia": "bristol", "anabel": "york", "estrid": "cardiff", "philippa": "norwich"},
}


def on(step: str, **held: Any) -> dict[str, Any]:
    """A stack with one step over the rounds."""
    return {"stack": [["rounds", {"stage": 4}], [step, held]]}


# --- marriages, as in 9.0


@pytest.mark.rule("FE-9.0-a")
@pytest.mark.rule("FE-9.0-b")
@pytest.mark.rule("FE-9.0-c")
@pytest.mark.rule("FE-9.0-e")
@pytest.mark.rule("FE-9.0-o")
@pytest.mark.rule("FE-9.0-d")
@pytest.mark.rule("FE-IT13-a")
@pytest.mark.rule("FE-EX-IT-13.1")
def test_a_marriage_is_proposed_and_concluded() -> None:
    def game(edition: str, number: int) -> Game:
        return play(position(HOMES, WOMEN, phase=1, round=number, edition=edition))

    wedding = act(game("es-2024", 2), "wed henri+anabel")
    assert wedding.must_act == (1,)
    act(wedding, "yes")
    assert state(wedding).ally == [1, 0, -1, -1]
    # One proposal a turn, and one marriage a family.
    assert refused(wedding, "wed lucia+thomas") == "FE-9.0-c"
    assert refused(game("it-2024", 2), "wed henri+anabel") == "FE-IT13-a"
    assert refused(game("it-2024", 3), "wed henri+anabel") == ""
    assert refused(game("es-2024", 2), "wed henri+thomas") == "FE-9.0-b"
    assert refused(game("es-2024", 2), "wed henri+lucia") == "FE-9.0-b"
    jilted = act(game("es-2024", 2), "wed henri+anabel", "no")
    assert refused(jilted, "wed henri+estrid") == "FE-9.0-o"


@pytest.mark.rule("FE-9.0-n")
@pytest.mark.rule("FE-EX-ES-F7")
@pytest.mark.rule("FE-IT25-b")
def test_three_players_do_not_marry() -> None:
    three = {
        "family": {"henri": "red", "anabel": "blue", "thomas": "green"},
        "at": {"henri": "bristol", "anabel": "york", "thomas": "cardiff"},
    }
    assert refused(play(position(three, seats=3, phase=1, round=3)), "wed henri+anabel") == "FE-9.0-n"
    told = position(three, seats=3, phase=1, round=3, edition="it-2024")
    assert refused(play(told), "wed henri+anabel") == ""


@pytest.mark.rule("FE-13.7-e")
def test_two_players_marry_their_own_families() -> None:
    two = {
        "family": {"henri": "red", "anabel": "blue", "lucia": "green", "thomas": "yellow"},
        "at": {"henri": "bristol", "anabel": "york", "lucia": "cardiff", "thomas": "oxford"},
    }
    game = play(position(two, seats=2, phase=1, round=3))
    assert refused(game, "wed henri+lucia") == "FE-13.7-e"
    assert refused(game, "wed henri+anabel") == ""


@pytest.mark.rule("FE-2.14-c")
@pytest.mark.rule("FE-2.13-l")
def test_the_church_does_not_marry() -> None:
    told = position(
        HOMES,
        WOMEN,
        phase=1,
        round=3,
        see={"exeter": "henri"},
        abbess={"autumn": "anabel"},
        abbey={"autumn": "durham"},
        building={"durham": 4},
    )
    assert refused(play(told), "wed henri+estrid") == "FE-2.14-c"
    told["see"] = {}
    assert refused(play(told), "wed henri+anabel") == "FE-2.13-l"


@pytest.mark.rule("FE-9.0-f")
@pytest.mark.rule("FE-9.1-k")
def test_the_kings_wife_is_queen_and_guarded() -> None:
    told = position(HOMES, WOMEN, phase=1, round=3, now={st.KING: n("henri")})
    game = act(play(told), "wed henri+anabel", "yes")
    assert state(game).now[st.QUEEN] == n("anabel")
    assert state(game).guard[2 * n("anabel") + 1] == 2
    told = position(HOMES, WOMEN, phase=1, round=3, now={st.KING: n("lucia")})
    game = act(play(told), "wed lucia+hugh", "yes")
    assert state(game).now[st.QUEEN] == -1
    assert state(game).guard[2 * n("hugh") + 1] == 2


# --- the election, as in 9.1


#: Outcomes for what is drawn when a vote is over.
LOTS = [0] * 40
LORDS = {
    "lord": {"south-west": "henri", "wales": "thomas", "marches": "hugh"},
    "see": {"canterbury": "edmund"},
}


def election(edition: str = "es-2024", **rows: Any) -> Game:
    """A game in which the election is next."""
    told = position(HOMES, WOMEN, LORDS, phase=1, round=3, edition=edition, **rows)
    told["stack"] = [["rounds", {"stage": 2}]]
    return play(told, LOTS)


@pytest.mark.rule("FE-9.1-a")
@pytest.mark.rule("FE-9.1-m")
@pytest.mark.rule("FE-EX-ES-9-A")
def test_when_an_election_is_held() -> None:
    assert "nominate henri" in legal(election())
    told = position(HOMES, WOMEN, LORDS, phase=1, round=3)
    told["stack"] = [["rounds", {"stage": 2}]]
    told["see"] = {"exeter": "henri"}
    told["lord"] = {"south-west": "henri", "wales": "anabel", "marches": "hugh"}
    assert "nominate hugh" in legal(play(told))
    told["lord"] = {"south-west": "henri", "wales": "anabel"}
    assert not any(word.startswith("nominate") for word in legal(play(told, LOTS)))


@pytest.mark.rule("FE-9.1-b")
@pytest.mark.rule("FE-9.1-c")
@pytest.mark.rule("FE-IT13.2.2-a")
def test_who_may_stand_and_be_named() -> None:
    game = election()
    assert refused(game, "nominate edmund") == "FE-9.1-b"
    assert refused(game, "nominate hugh") == ""
    assert refused(election("it-2024"), "nominate hugh") == "FE-IT13.2.2-a"


@pytest.mark.rule("FE-9.1-d")
@pytest.mark.rule("FE-9.1-e")
@pytest.mark.rule("FE-9.1-f")
@pytest.mark.rule("FE-9.1-h")
@pytest.mark.rule("FE-9.1-j")
@pytest.mark.rule("FE-13.1-h")
@pytest.mark.rule("FE-EX-ES-F14")
def test_markers_are_laid_and_turned_up() -> None:
    game = act(election(), "nominate henri", "nominate hugh", "nobody", "nobody")
    while "nobody" in legal(game) and "for henri" not in legal(game):
        act(game, "pass")
    act(game, "for henri", "decoy henri", "decoy henri", "for hugh", "nobody", "for henri", "nobody")
    # Henri: one vote of Red, two of the archbishop of Yellow; Hugh one.
    assert [(line["noble"], line["votes"]) for line in said(game, "poll")] == [("henri", 3), ("hugh", 1)]
    assert state(game).now[st.KING] == n("henri")
    assert state(game).guard[2 * n("henri")] == 2


@pytest.mark.rule("FE-9.1-i")
@pytest.mark.rule("FE-IT13.2.3-a")
@pytest.mark.rule("FE-IT13.2-b")
@pytest.mark.rule("FE-EX-IT-13.2")
@pytest.mark.rule("FE-EX-IT-13.2x")
def test_what_elects() -> None:
    game = act(election("it-2024"), "nominate henri", "nominate hugh", "nobody", "nobody")
    act(game, "for henri", "for hugh", "nobody", "for henri")
    assert state(game).now[st.KING] == n("henri")
    game = act(election("it-2024"), "nominate henri", "nominate hugh", "nobody", "nobody")
    act(game, "for henri", "for hugh", "nobody", "nobody")
    assert [line["votes"] for line in said(game, "poll")] == [1, 1]
    assert said(game, "not-elected") == [{}]
    game = act(election("it-2024"), "nominate henri", "nobody", "nobody", "nobody")
    # Two votes, even with an archbishop's, are not enough in it-2024.
    act(game, "nobody", "nobody", "nobody", "for henri")
    assert said(game, "not-elected") == [{}]


@pytest.mark.rule("FE-9.1-g")
@pytest.mark.rule("FE-EX-ES-9-B")
@pytest.mark.rule("FE-PREP1-g")
def test_votes_of_a_family() -> None:
    from banneret.games.fief_england.steps.votes import votes

    told = position(
        {
            "family": {"hugh": "red", "lucia": "red", "philippa": "blue", "anabel": "green"},
            "at": {"hugh": "york", "lucia": "york", "philippa": "london", "anabel": "oxford"},
        },
        phase=1,
        lord={"marches": "hugh", "wales": "lucia", "north": "lucia", "midlands": "philippa"},
        see={"york": "hugh"},
        abbess={"autumn": "anabel"},
    )
    assert [votes(state(play(told)), g) for g in range(3)] == [3, 1, 0]


@pytest.mark.rule("FE-2.12-sv21")
def test_piers_adds_a_vote() -> None:
    game = act(election(servant={"piers": 1}), "nominate henri", "nobody", "nobody", "nobody")
    act(game, "herald", "for henri", "nobody", "nobody", "nobody", "nobody")
    assert said(game, "poll")[0]["votes"] == 2


# --- Parliament, as in 9.2, 9.3


def parliament(edition: str = "es-2024", **rows: Any) -> Game:
    """A game in which the King may summon Parliament."""
    told = position(HOMES, WOMEN, LORDS, phase=1, round=3, edition=edition, now={st.KING: n("henri")}, **rows)
    told["stack"] = [["rounds", {"stage": 3}]]
    return play(told, LOTS)


@pytest.mark.rule("FE-9.2-a")
@pytest.mark.rule("FE-9.2-b")
@pytest.mark.rule("FE-9.2-d")
@pytest.mark.rule("FE-9.2-e")
@pytest.mark.rule("FE-9.3-a")
def test_parliament_grants_a_royal_tax() -> None:
    game = act(parliament(), "yes")
    assert game.must_act == (0, 1, 2, 3)
    for seat, word in ((3, "pro"), (0, "pro"), (1, "contra"), (2, "contra")):
        from tests.games.fief_england.support import code

        game.apply(seat, code(game, word))
    # Henri 1 and the archbishop 2 against 2.
    assert said(game, "tax-passed") == [{"votes": 3, "total": 5}]
    act(game, "share yellow+5", "done")
    assert state(game).money == [7, 0, 0, 5]
    assert state(game).now[st.REBELLION] == 1
    # Who got how much only the two know.
    assert game.view(1)["board"]["seats"][3]["money"] == [0, 12]  # type: ignore[index]
    assert game.view(3)["board"]["seats"][0]["money"] == [0, 7]  # type: ignore[index]


@pytest.mark.rule("FE-IT13.3.2-a")
@pytest.mark.rule("FE-IT13.3.2-b")
def test_parliament_of_it_2024_votes_in_turn() -> None:
    game = act(parliament("it-2024"), "yes")
    assert game.must_act == (0,)
    act(game, "pro", "contra", "contra", "contra")
    assert said(game, "tax-failed") == [{"votes": 1, "total": 5}]


@pytest.mark.rule("FE-9.2-c")
@pytest.mark.rule("FE-11.2-c")
@pytest.mark.rule("FE-11.3-b")
@pytest.mark.rule("FE-IT14.4-c")
@pytest.mark.rule("FE-EX-ES-9-C")
def test_burghers_vote_for_a_treasure() -> None:
    game = act(parliament(fourth={"red": "burgher-3"}), "yes", "pass", "burghers-vote")
    assert said(game, "burghers") == [{"who": "red", "votes": 3}]
    assert state(game).treasure[0] == 1
    game = act(parliament("it-2024", fourth={"red": "burgher-3"}), "yes", "pass", "burghers-vote")
    assert state(game).treasure[0] == 0
    act(game, "pro", "contra", "contra", "contra")
    assert said(game, "voted")[0] == {"who": "red", "yes": 1, "votes": 4}


@pytest.mark.rule("FE-EX-X-10")
def test_half_of_all_possible_votes_and_one() -> None:
    def passed(yes: str) -> bool:
        game = parliament("it-2024", fourth={"green": "burgher-5"})
        act(game, "yes", "done", "pro", "pro" if yes == "blue" else "contra", "contra", "pro")
        return bool(said(game, "tax-passed"))

    # Possible votes: 1 + 1 + 1 + 2 + 5 = 10, so six are needed; four are not enough.
    assert not passed("blue")


# --- the church, as in 2.13, 2.14


@pytest.mark.rule("FE-2.13-a")
@pytest.mark.rule("FE-2.13-b")
@pytest.mark.rule("FE-2.13-c")
@pytest.mark.rule("FE-EX-ES-2.13")
@pytest.mark.rule("FE-EX-IT-12.3")
@pytest.mark.parametrize("edition", ["es-2024", "it-2024"])
def test_an_abbess_founds_her_abbey(edition: str) -> None:
    told = position(
        HOMES, WOMEN, phase=2, edition=edition, hand={"red+abbess-autumn": 1}, **on("play", who="red")
    )
    game = act(play(told), "play abbess-autumn")
    assert "site york" not in legal(game) or edition == "it-2024"
    act(game, "site bristol")
    assert state(game).abbess[0] == n("lucia")
    assert state(game).building[at("bristol")] == 4


@pytest.mark.rule("FE-IT14.2-a")
@pytest.mark.rule("FE-2.13-b")
def test_a_wife_who_becomes_abbess_is_divorced() -> None:
    def rows(edition: str) -> dict[str, Any]:
        return position(
            HOMES,
            WOMEN,
            phase=2,
            edition=edition,
            hand={"red+abbess-autumn": 1},
            spouse={"lucia": "hugh", "hugh": "lucia"},
            **on("play", who="red"),
        )

    # In es-2024 only an unmarried woman will do: the one in the ally's family.
    assert state(act(play(rows("es-2024"), [0]), "play abbess-autumn")).abbess[0] == n("anabel")
    game = act(play(rows("it-2024")), "play abbess-autumn", "appoint lucia")
    assert state(game).spouse[n("lucia")] == -1


@pytest.mark.rule("FE-2.13-d")
@pytest.mark.rule("FE-IT7.2-a")
def test_an_abbey_in_another_familys_city() -> None:
    def game(edition: str) -> Game:
        told = position(
            HOMES, WOMEN, phase=2, edition=edition, hand={"red+abbess-autumn": 1}, **on("play", who="red")
        )
        return act(play(told), "play abbess-autumn")

    assert refused(game("es-2024"), "site york") == "FE-2.13-d"
    asked = act(game("it-2024"), "site york")
    assert asked.must_act == (1,)
    act(asked, "no")
    assert refused(asked, "site york") == "FE-IT7.2-a"


@pytest.mark.rule("FE-2.13-e")
@pytest.mark.rule("FE-2.13-f")
def test_a_queen_founds_a_royal_abbey() -> None:
    told = position(
        HOMES,
        WOMEN,
        phase=2,
        hand={"red+abbess-autumn": 1},
        now={st.KING: n("lucia")},
        **on("play", who="red"),
    )
    game = act(play(told), "play abbess-autumn", "site bristol")
    assert state(game).building[at("bristol")] == 5


@pytest.mark.rule("FE-2.14-a")
@pytest.mark.rule("FE-EX-ES-2.14")
@pytest.mark.rule("FE-EX-IT-12.2")
@pytest.mark.rule("FE-PREP1-c")
@pytest.mark.parametrize("edition", ["es-2024", "it-2024"])
def test_a_bishop_holds_his_diocese(edition: str) -> None:
    told = position(HOMES, phase=2, edition=edition, hand={"red+bishop-exeter": 1}, **on("play", who="red"))
    game = act(play(told), "play bishop-exeter")
    assert state(game).see[0] == n("henri")
    from banneret.games.fief_england.board import DIOCESE_OF_REGION

    assert [r for r in range(6) if DIOCESE_OF_REGION[r] == 0] == [0, 1]


@pytest.mark.rule("FE-2.14-b")
@pytest.mark.rule("FE-EX-ES-F15")
def test_a_bishop_may_rise_to_archbishop_only() -> None:
    told = position(
        HOMES,
        phase=2,
        hand={"red+bishop-exeter": 1, "red+archbishop-york": 1},
        see={"norwich": "henri"},
        **on("play", who="red"),
    )
    game = play(told)
    assert refused(game, "play bishop-exeter") == "FE-2.14-a"
    act(game, "play archbishop-york")
    assert state(game).see == [-1, n("henri"), -1, -1]
    assert state(game).spent[25] == 1


@pytest.mark.rule("FE-2.14-e")
def test_a_prince_who_takes_orders_is_prince_no_longer() -> None:
    told = position(
        HOMES, phase=2, hand={"red+bishop-exeter": 1}, now={st.PRINCE: n("henri")}, **on("play", who="red")
    )
    assert state(act(play(told), "play bishop-exeter")).now[st.PRINCE] == -1


@pytest.mark.rule("FE-2.14-d")
@pytest.mark.rule("FE-IT12-a")
def test_church_and_crown_on_one_head() -> None:
    def rule(edition: str) -> str:
        told = position(
            HOMES,
            phase=2,
            edition=edition,
            hand={"red+bishop-exeter": 1},
            now={st.KING: n("henri")},
            **on("play", who="red"),
        )
        return refused(play(told), "play bishop-exeter")

    assert rule("es-2024") == ""
    assert rule("it-2024") == "FE-2.14-a"


@pytest.mark.rule("FE-2.13-l")
@pytest.mark.rule("FE-2.13-m")
@pytest.mark.rule("FE-2.13-n")
@pytest.mark.rule("FE-2.13-v")
@pytest.mark.rule("FE-IT12.3-a")
def test_an_abbess_is_released_by_her_prelate() -> None:
    def game(edition: str, see: dict[str, str]) -> Game:
        told = position(
            HOMES,
            WOMEN,
            phase=1,
            round=3,
            edition=edition,
            abbess={"autumn": "lucia"},
            abbey={"autumn": "durham"},
            building={"durham": 4},
            see=see,
        )
        return play(told)

    assert refused(game("es-2024", {}), "leave-abbey autumn") == "FE-2.13-m"
    free = act(game("es-2024", {"york": "hugh"}), "leave-abbey autumn")
    assert free.must_act == (1,)
    act(free, "yes")
    assert state(free).abbess[0] == -1
    # Without King or Queen the card stays with the open titles; in it-2024 it is discarded.
    assert state(free).away[20] == 1
    free = act(game("it-2024", {"york": "hugh"}), "leave-abbey autumn", "yes")
    assert state(free).spent[20] == 1
    kept = act(game("es-2024", {"york": "hugh"}), "leave-abbey autumn", "no")
    assert state(kept).abbess[0] == n("lucia")


# --- death and succession, as in 4.7, 4.8


def murder(*parts: Any, edition: str = "es-2024", dice: tuple[int, ...] = (), **rows: Any) -> Game:
    """Blue has Henri of Red killed in Blue's turn of the play step."""
    told = position(
        HOMES,
        *parts,
        phase=2,
        edition=edition,
        hand={"blue+assassination": 1},
        **on("play", who="blue"),
        **rows,
    )
    return act(play(told, dice), "assassinate henri")


@pytest.mark.rule("FE-4.8-a")
@pytest.mark.rule("FE-4.8-b")
def test_titles_pass_within_the_family() -> None:
    game = murder(
        family("red", "exeter", "richard", "lucia"), lord={"midlands": "henri"}, servant={"osbern": 1}
    )
    assert game.must_act == (0,)
    act(game, "invest lucia")
    assert state(game).lord[4] == n("lucia")
    assert state(game).servant[3] == st.OUT_OF_GAME
    assert state(game).away[n("henri")] == 1


@pytest.mark.rule("FE-4.8-c")
@pytest.mark.rule("FE-4.8-d")
@pytest.mark.rule("FE-9.0-k")
def test_a_spouse_inherits_from_the_last_of_a_family() -> None:
    game = murder(
        {"family": {"anabel": "blue"}, "at": {"anabel": "york"}},
        units("red", "coventry", soldier=2),
        lord={"midlands": "henri"},
        building={"coventry": 2},
        spouse={"henri": "anabel", "anabel": "henri"},
    )
    act(game, "blame-noble hugh")
    assert state(game).lord[4] == n("anabel")
    assert state(game).ally[1] == -1
    assert state(game).units(1, at("coventry"), 0) == 2


@pytest.mark.rule("FE-4.8-c")
@pytest.mark.rule("FE-4.8-e")
@pytest.mark.rule("FE-IT7.9-c")
def test_the_last_noble_dies_unmarried() -> None:
    def game(edition: str) -> Game:
        return murder(
            units("red", "coventry", soldier=2),
            edition=edition,
            lord={"midlands": "henri"},
            building={"coventry": 2},
        )

    assert state(game("es-2024")).lord[4] == -1
    assert state(game("es-2024")).claim[4] == 0
    assert game("es-2024").scores[0] == 0
    assert game("it-2024").scores[0] == 1


@pytest.mark.rule("FE-4.8-f")
@pytest.mark.rule("FE-4.8-g")
@pytest.mark.rule("FE-IT14.2-e")
@pytest.mark.rule("FE-IT12.2-a")
def test_church_cards_of_the_dead() -> None:
    assert state(murder(see={"exeter": "henri"})).deck[23] == 1
    assert state(murder(see={"exeter": "henri"}, edition="it-2024")).spent[23] == 1


@pytest.mark.rule("FE-4.8-i")
@pytest.mark.rule("FE-9.0-g")
@pytest.mark.rule("FE-GLOS-g")
@pytest.mark.rule("FE-EX-ES-F9")
def test_the_prince_follows_the_king() -> None:
    game = murder(now={st.KING: n("henri"), st.PRINCE: n("thomas")}, guard=[0, 0, 2, 0] + [0] * 36)
    assert state(game).now[st.KING] == n("thomas")
    assert state(game).guard[2 * n("thomas")] == 2
    assert state(murder(now={st.KING: n("henri")})).now[st.KING] == -1


@pytest.mark.rule("FE-9.0-l")
def test_a_kings_widow_stays_queen() -> None:
    game = murder(
        {"family": {"anabel": "blue"}, "at": {"anabel": "york"}},
        now={st.KING: n("henri"), st.QUEEN: n("anabel")},
        spouse={"henri": "anabel", "anabel": "henri"},
    )
    act(game, "blame-noble hugh")
    assert state(game).now[st.QUEEN] == n("anabel")


@pytest.mark.rule("FE-4.7-a")
@pytest.mark.rule("FE-4.7-b")
@pytest.mark.rule("FE-EX-ES-F13")
def test_a_walled_city_carries_its_title_over() -> None:
    told = position(
        HOMES,
        {"at": {"hugh": "coventry"}, "family": {"hugh": "blue"}},
        phase=5,
        lord={"midlands": "henri"},
        building={"coventry": 2},
        hold={"coventry": "blue"},
        now={st.STIR: 0},
    )
    game = play(told)
    state(game).now[st.STIR] = 1
    act(game, "done")
    assert state(game).lord[4] == n("hugh")


# --- relics and Excalibur, as in 12, 13.2


@pytest.mark.rule("FE-12.0-a")
def test_a_prelate_finds_the_relic_of_his_cathedral() -> None:
    told = position({"family": {"henri": "red"}, "at": {"henri": "durham"}}, phase=5, see={"york": "henri"})
    game = act(play(told, [2]), "lead henri", "road york")
    assert said(game, "relic") == [{"relic": "skull", "diocese": "york"}]
    assert state(game).relic[2] == st.CARRIED + n("henri")


@pytest.mark.rule("FE-12.0-d")
@pytest.mark.rule("FE-12.0-g")
@pytest.mark.rule("FE-12.0-h")
@pytest.mark.rule("FE-12.0-i")
@pytest.mark.rule("FE-12.0-f")
def test_a_relic_for_the_sovereign_brings_the_marker() -> None:
    told = position(
        HOMES,
        family("red", "bristol", "richard"),
        phase=4,
        now={st.KING: n("henri")},
        relic={"grail": st.CARRIED + n("richard")},
    )
    game = act(play(told), "give-relic grail+henri")
    assert state(game).now[st.VP_RELIC] == 0
    assert game.scores[0] == 1
    game = act(play(told), "drop-relic grail")
    assert state(game).relic[0] == at("bristol")


@pytest.mark.rule("FE-12.2-a")
@pytest.mark.rule("FE-12.2-b")
@pytest.mark.rule("FE-EX-ES-12.2")
@pytest.mark.rule("FE-EX-IT-17.3")
@pytest.mark.parametrize("edition", ["es-2024", "it-2024"])
def test_the_chasuble_moves_storms(edition: str) -> None:
    def game(*regions: int) -> Game:
        disaster = [0] * 24
        for r in regions:
            disaster[4 * r + 1] = 1
        return play(
            position(
                HOMES,
                phase=4,
                edition=edition,
                disaster=disaster,
                relic={"chasuble": st.CARRIED + n("henri")},
            )
        )

    assert [w for w in legal(game(2)) if w.startswith("move-storms")] == [
        "move-storms marches+wales",
        "move-storms marches+north",
    ]
    assert [w for w in legal(game(1)) if w.startswith("move-storms")] == [
        "move-storms wales+south-west",
        "move-storms wales+marches",
    ]
    assert refused(game(1, 2), "move-storms wales+marches") == "FE-12.2-b"
    moved = act(game(2), "move-storms marches+north")
    assert refused(moved, "move-storms north+midlands") == "FE-12.2-a"


@pytest.mark.rule("FE-12.3-a")
@pytest.mark.rule("FE-12.3-b")
def test_the_skull_revives_once() -> None:
    game = murder(relic={"skull": st.CARRIED + n("thomas")}, lord={"midlands": "henri"})
    assert game.must_act == (2,)
    act(game, "yes")
    assert state(game).family[n("henri")] == 0
    assert state(game).lord[4] == n("henri")
    assert state(game).now[st.SKULL_USED] == 1


@pytest.mark.rule("FE-12.4-a")
@pytest.mark.rule("FE-IT17.5-a")
def test_how_far_the_tibia_reaches() -> None:
    def rule(edition: str, region: str) -> str:
        disaster = [0] * 24
        disaster[2] = disaster[4 * 2 + 2] = 1
        told = position(
            HOMES, phase=4, edition=edition, disaster=disaster, relic={"tibia": st.CARRIED + n("henri")}
        )
        return refused(play(told), f"end-famine {region}")

    assert rule("es-2024", "south-west") == ""
    assert rule("es-2024", "marches") == "FE-12.4-a"
    assert rule("it-2024", "marches") == ""


@pytest.mark.rule("FE-13.2-a")
@pytest.mark.rule("FE-13.2-b")
@pytest.mark.rule("FE-13.2-c")
def test_excalibur_is_drawn() -> None:
    def game(who: str, face: int) -> Game:
        told = position(family("red", "bristol", who), phase=5, now={st.SWORD_CITY_NOW: at("bristol")})
        return act(play(told, [d6(face)]), f"draw-sword {who}")

    assert state(game("henri", 5)).now[st.SWORD_DRAWN] == 0
    assert refused(game("henri", 5), "draw-sword henri") == "FE-13.2-a"
    drawn = game("henri", 6)
    assert state(drawn).now[st.SWORD_BY] == n("henri")
    assert state(drawn).now[st.KING] == n("henri")
    assert state(game("arthur", 4)).now[st.SWORD_DRAWN] == 1


# --- the Garter, as in 13.3


@pytest.mark.rule("FE-13.3-a")
@pytest.mark.rule("FE-13.3-b")
@pytest.mark.rule("FE-13.3-c")
@pytest.mark.rule("FE-IT21-a")
@pytest.mark.rule("FE-IT21-b")
@pytest.mark.rule("FE-EX-X-3")
def test_who_may_be_given_the_garter() -> None:
    def rule(edition: str, given: int = 0) -> str:
        told = position(
            HOMES,
            phase=4,
            edition=edition,
            now={st.KING: n("henri"), st.GARTERS_GIVEN: given},
            deed={"hugh": 1},
        )
        return refused(play(told), "bestow hugh")

    assert rule("it-2024") == ""
    assert rule("it-2024", 1) == "FE-13.3-b"
    assert rule("es-2024") == "FE-13.3-c"


# --- victory, as in 8


def end(number: int, *parts: Any, seats: int = 4, edition: str = "es-2024", **rows: Any) -> Game:
    """A game at the end of a round."""
    told = position(HOMES, *parts, seats=seats, phase=8, round=number, edition=edition, **rows)
    told["stack"] = [["rounds", {"stage": 15}]]
    return play(told)


@pytest.mark.rule("FE-8.1-a")
@pytest.mark.rule("FE-8.1-b")
@pytest.mark.rule("FE-8.2-a")
@pytest.mark.rule("FE-EX-ES-8-A")
def test_three_points_win_alone_from_round_five() -> None:
    three = {"lord": {"wales": "henri", "marches": "henri", "north": "henri"}}
    assert end(5, three).winners == (0,)
    assert not end(4, three).over
    two = {"lord": {"wales": "henri", "marches": "henri"}}
    assert not end(5, two).over
    assert end(5, two, now={st.VP_RELIC: 0}).winners == (0,)


@pytest.mark.rule("FE-8.2-b")
@pytest.mark.rule("FE-8.3-a")
@pytest.mark.rule("FE-8.4-a")
def test_couples_need_four_points_together() -> None:
    wed = {
        "family": {"anabel": "blue"},
        "at": {"anabel": "york"},
        "spouse": {"henri": "anabel", "anabel": "henri"},
    }
    three = {"lord": {"wales": "henri", "marches": "henri", "north": "henri"}}
    assert not end(5, wed, three).over
    four = {"lord": {"wales": "henri", "marches": "henri", "north": "henri", "midlands": "anabel"}}
    assert end(5, wed, four).winners == (0, 1)


@pytest.mark.rule("FE-13.8-a")
@pytest.mark.rule("FE-IT25-b")
@pytest.mark.rule("FE-EX-X-11")
def test_three_players_win_with_three_points_even_married() -> None:
    told = position(
        {
            "family": {"henri": "red", "anabel": "blue", "thomas": "green"},
            "at": {"henri": "bristol", "anabel": "york", "thomas": "cardiff"},
        },
        seats=3,
        phase=8,
        round=5,
        edition="it-2024",
        spouse={"henri": "anabel", "anabel": "henri"},
        lord={"wales": "henri", "marches": "henri", "north": "henri"},
    )
    told["stack"] = [["rounds", {"stage": 15}]]
    assert play(told).winners == (0,)


@pytest.mark.rule("FE-8.4-b")
@pytest.mark.rule("FE-8.4-c")
@pytest.mark.rule("FE-8.4-d")
@pytest.mark.rule("FE-8.4-g")
@pytest.mark.rule("FE-IT26-a")
@pytest.mark.rule("FE-EX-X-14")
@pytest.mark.rule("FE-EX-X-15")
@pytest.mark.rule("FE-1.0-b")
def test_totals_after_the_last_round() -> None:
    wed = {
        "family": {"anabel": "blue"},
        "at": {"anabel": "york"},
        "spouse": {"henri": "anabel", "anabel": "henri"},
        "lord": {
            "wales": "henri",
            "marches": "henri",
            "north": "anabel",
            "midlands": "thomas",
            "south-east": "thomas",
        },
    }
    # The couple has 2 + 1, Green 2: in es-2024 the couple wins, in it-2024 couples are not added up.
    assert end(7, wed).winners == (0, 1)
    assert end(7, wed, edition="it-2024").winners == (2,)


@pytest.mark.rule("FE-8.4-d")
@pytest.mark.rule("FE-EX-ES-8-B")
@pytest.mark.rule("FE-EX-IT-26")
@pytest.mark.parametrize("edition", ["es-2024", "it-2024"])
def test_ties_are_broken_by_titles(edition: str) -> None:
    rows = {
        "lord": {
            "midlands": "henri",
            "north": "henri",
            "south-west": "hugh",
            "wales": "hugh",
            "south-east": "thomas",
        },
        "now": None,
    }
    rows.pop("now")
    now = {st.KING: n("hugh"), st.VP_RELIC: 2}
    assert end(7, rows, now=now, edition=edition, garter={"henri": 1}).winners == (0,)
    assert end(7, rows, now=now, edition=edition).winners == (1,)
    assert end(7, rows, now={st.VP_RELIC: 2}, edition=edition).winners == (0,)


@pytest.mark.rule("FE-8.4-f")
@pytest.mark.rule("FE-IT25-a")
def test_a_shorter_game() -> None:
    import banneret
    from banneret.core.errors import BadOption

    assert not end(5).over
    assert end(5, edition="it-2024", options={"last-round": 5}).over
    with pytest.raises(BadOption, match=r"last-round.*short-game"):
        banneret.new("fief-england", seats=4, options={"last-round": 5})


@pytest.mark.rule("FE-13.7-f")
@pytest.mark.rule("FE-13.7-g")
@pytest.mark.rule("FE-IT27-c")
def test_two_players_win_as_couples() -> None:
    def game(edition: str, married: bool, number: int) -> Game:
        told = position(
            {
                "family": {"henri": "red", "anabel": "blue", "thomas": "green"},
                "at": {"henri": "bristol", "anabel": "york", "thomas": "cardiff"},
            },
            seats=2,
            phase=8,
            round=number,
            edition=edition,
            spouse={"henri": "anabel", "anabel": "henri"} if married else {},
            lord={
                "wales": "henri",
                "marches": "henri",
                "north": "anabel",
                "south-west": "anabel",
                "midlands": "thomas",
                "south-east": "thomas",
            },
        )
        told["stack"] = [["rounds", {"stage": 15}]]
        return play(told)

    assert game("es-2024", True, 5).winners == (0,)
    assert not game("es-2024", False, 5).over
    # Unmarried, es-2024 counts the better family only: 2 against 2, broken by titles; it-2024 counts both.
    assert game("es-2024", False, 7).winners == (1,)
    assert game("it-2024", False, 7).winners == (0,)
