"""Blunders that bots must not make in Fief England, each on a small position, and what they do instead."""

from __future__ import annotations

import random
from typing import Any

import pytest

from banneret.core.game import Game
from banneret.games.fief_england import state as st
from banneret.games.fief_england.board import CITY_IDS, FAMILY_IDS, NOBLE_IDS, REGION_IDS
from banneret.games.fief_england.evaluate import evaluate, prefer
from banneret.games.fief_england.state import Fief
from banneret.games.fief_england.steps import deals
from tests.games.fief_england.support import act, family, legal, new, play, position
from tests.games.fief_england.war import army, war


def judged(game: Game) -> dict[str, float]:
    """What whoever must decide thinks of each choice, in words."""
    assert isinstance(game.state, Fief)
    seat = game.must_act[0]
    listed = game.choices(seat)
    scores = prefer(game.state, seat, listed)
    assert len(scores) == len(listed)
    return {game.word(c): score for c, score in zip(listed, scores, strict=True)}


def liked(game: Game) -> str:
    """The favourite of whoever must decide."""
    told = judged(game)
    return max(told, key=lambda word: told[word])


def follow(game: Game, most: int = 40) -> list[str]:
    """Lets the family that is on turn do what it likes until another seat, or another step, asks."""
    seat = game.must_act[0]
    done: list[str] = []
    for _ in range(most):
        if not game.must_act or game.must_act[0] != seat:
            break
        word = liked(game)
        done.append(word)
        act(game, word)
        if word == "done":
            break
    return done


def on(step: str, stage: int = 4, **held: Any) -> dict[str, Any]:
    """A stack with one step over the rounds."""
    return {"stack": [["rounds", {"stage": stage}], [step, held]]}


def num(name: str) -> int:
    """The number of a noble."""
    return NOBLE_IDS.index(name)


#: Wales with its Walled City, Red's; Henri is its Count.
WALES: dict[str, Any] = {"lord": {"wales": "henri"}, "building": {"cardiff": 2}, "hold": {"cardiff": "red"}}


# --- war


@pytest.mark.parametrize("edition", ["es-2024", "it-2024"])
def test_one_does_not_attack_five(edition: str) -> None:
    weak = war(
        army("red", "oxford", "henri", soldier=1),
        army("blue", "oxford", "hugh", knight=5),
        hold={"oxford": "blue"},
        edition=edition,
    )
    assert "attack oxford+blue" in legal(weak)
    assert liked(weak) == "done"
    strong = war(
        army("red", "oxford", "henri", knight=5),
        army("blue", "oxford", "hugh", soldier=1),
        hold={"oxford": "blue"},
        edition=edition,
    )
    assert liked(strong) == "attack oxford+blue"


def test_walls_are_not_stormed_by_a_handful() -> None:
    game = war(
        army("red", "london", "henri", knight=3),
        army("blue", "london", "hugh", soldier=3),
        hold={"london": "blue"},
        building={"london": 2},
        lord={"south-east": "hugh"},
        money={"red": 0, "blue": 0, "green": 0, "yellow": 0},
    )
    assert "attack london+blue" in legal(game)
    assert liked(game) == "done"


def test_an_ally_is_not_attacked() -> None:
    game = war(
        army("red", "oxford", "henri", knight=5),
        army("blue", "oxford", "lucia", soldier=1),
        hold={"oxford": "blue"},
        spouse={"henri": "lucia", "lucia": "henri"},
    )
    assert "attack oxford+blue" in legal(game)
    assert liked(game) == "done"


def test_nobles_without_troops_are_taken_without_dice() -> None:
    game = war(
        army("red", "oxford", "henri", knight=1), army("blue", "oxford", "hugh"), hold={"oxford": "blue"}
    )
    assert liked(game) == "seize oxford+blue"


def test_a_lost_fight_is_broken_off() -> None:
    told = (
        army("red", "london", "henri", soldier=2),
        army("blue", "london", "hugh", knight=4, archer=3),
    )
    game = war(
        *told,
        hold={"london": "blue"},
        building={"london": 1},
        stack=[["rounds", {"stage": 15}], ["battle-turn", {"who": "red"}]],
    )
    act(game, "attack london+blue")
    while "fight-on" not in legal(game):
        act(game, next(word for word in ("stand-aside", "pass", "at-troops") if word in legal(game)))
    assert game.must_act[0] == 0
    assert liked(game) in ("break-off", "siege")


def test_knights_are_not_lost_before_soldiers() -> None:
    game = war(
        army("red", "oxford", "henri", soldier=3, knight=2, archer=1),
        army("blue", "oxford", "hugh", archer=3, knight=3),
        hold={"oxford": "red"},
        dice=[1, 1, 1, 1, 1, 1],
    )
    act(game, "attack oxford+blue")
    for _ in range(12):
        words = legal(game)
        if any(word.startswith("lose ") for word in words) and game.must_act[0] == 0:
            assert liked(game) == "lose red+soldier"
            return
        act(game, next(word for word in ("pass", "stand-aside", "at-troops", "fight-on") if word in words))
    raise AssertionError("nobody has lost anything")


def test_an_archer_shoots_at_troops_unless_the_noble_decides_the_game() -> None:
    def shooting(lord: dict[str, str]) -> Game:
        game = war(
            army("red", "oxford", "henri", archer=3),
            army("blue", "oxford", "hugh", soldier=4),
            hold={"oxford": "blue"},
            round=7,
            lord=lord,
        )
        act(game, "attack oxford+blue")
        while "at-troops" not in legal(game):
            act(game, "pass" if "pass" in legal(game) else "stand-aside")
        return game

    assert liked(shooting({})) == "at-troops"
    # Blue's only noble, with the three titles that win the game.
    assert liked(shooting({"south-east": "hugh", "north": "hugh", "wales": "hugh"})) == "at-noble hugh"


# --- marching


def move(*parts: dict[str, Any], **rows: Any) -> Game:
    """Red is to move, in phase 5."""
    return play(position(*parts, phase=5, **{**on("move", 12, who="red"), **rows}))


def test_the_last_walls_are_not_left_empty_beside_an_enemy() -> None:
    game = move(
        army("red", "cardiff", "henri", soldier=2),
        army("blue", "bristol", "hugh", knight=4),
        hold={"cardiff": "red", "bristol": "blue"},
        lord={"wales": "henri"},
        building={"cardiff": 2},
    )
    follow(game)
    assert isinstance(game.state, Fief)
    cell = game.state.tokens(0, CITY_IDS.index("cardiff"))
    assert cell == 2, "the garrison stays"


def test_an_open_city_that_completes_a_fief_is_taken() -> None:
    game = move(
        army("red", "cardiff", "henri", soldier=3, knight=1),
        hold={"cardiff": "red"},
        building={"cardiff": 1},
    )
    assert liked(game) == "lead henri"
    done = follow(game)
    assert "road harlech" in done
    assert isinstance(game.state, Fief)
    assert game.state.control[CITY_IDS.index("harlech")] == 0
    assert game.state.control[CITY_IDS.index("cardiff")] == 0, "somebody stays there"


def test_nobody_marches_alone_into_an_army() -> None:
    game = move(
        army("red", "oxford", "henri", knight=1),
        army("blue", "london", "hugh", knight=4),
        army("blue", "coventry", "edmund", knight=4),
        hold={"oxford": "red", "london": "blue", "coventry": "blue"},
    )
    done = follow(game)
    assert not [word for word in done if word in ("road london", "road coventry")]


def test_nobody_walks_into_the_plague_for_a_plain_city() -> None:
    plague = [0] * 24
    plague[REGION_IDS.index("marches") * 4] = 1
    game = move(army("red", "york", "henri", soldier=2, knight=2), hold={"york": "red"}, disaster=plague)
    assert not [word for word in follow(game) if word in ("road durham", "road berwick")]


def test_an_enemy_city_without_a_garrison_is_walked_into() -> None:
    game = move(
        army("red", "bristol", "henri", knight=2, soldier=2),
        family("blue", "york", "hugh"),
        hold={"bristol": "red", "york": "blue"},
        lord={"wales": "hugh"},
        building={"cardiff": 2},
    )
    done = follow(game)
    assert "road cardiff" in done
    assert isinstance(game.state, Fief)
    assert game.state.lord[REGION_IDS.index("wales")] == num("henri"), "and the title with it (FE-4.7-a)"


def test_units_that_have_come_with_somebody_else_are_not_led_on() -> None:
    """They may not sail (FE-5.4-c): to take them, to halt and to begin again would never end."""
    game = move(
        army("red", "plymouth", "henri", "lucia", soldier=3, knight=2),
        family("blue", "york", "hugh"),
        hold={"plymouth": "red", "york": "blue"},
        lord={"wales": "hugh"},
        building={"cardiff": 2},
        tired={"red+plymouth+soldier": 3 * st.HALF, "red+plymouth+knight": 2 * st.HALF},
        moves={"lucia": 1},
        edition="it-2024",
    )
    done = follow(game)
    assert done[-1] == "done"
    assert "sail cardiff" in done
    assert not [word for word in done if word.startswith("take ")]


# --- purchases


def buying(*parts: dict[str, Any], money: int = 9, **rows: Any) -> Game:
    """Red is to buy."""
    purses = {"red": money, "blue": 0, "green": 0, "yellow": 0}
    stack = [["rounds", {"stage": 11}], ["buy", {"who": "red", "stage": 1}]]
    return play(position(*parts, phase=4, money=purses, stack=stack, **rows))


def test_a_title_is_bought_before_anything_else() -> None:
    game = buying(
        army("red", "cardiff", "henri", soldier=2),
        army("red", "harlech", "lucia", soldier=1),
        hold={"cardiff": "red", "harlech": "red"},
        building={"cardiff": 1},
    )
    assert liked(game) == "title wales"


def test_the_stronghold_that_a_title_needs_is_built_first() -> None:
    game = buying(
        army("red", "cardiff", "henri", soldier=2),
        army("red", "harlech", "lucia", soldier=1),
        hold={"cardiff": "red", "harlech": "red"},
    )
    assert liked(game).startswith("build ")


def test_a_mill_is_bought_early_and_not_in_the_end() -> None:
    told = (
        army("red", "cardiff", "henri", soldier=2),
        {"hold": {"cardiff": "red"}, "building": {"cardiff": 1}},
    )
    assert liked(buying(*told, money=4, round=1)) == "mill cardiff"
    for round_ in (6, 7):
        done = judged(buying(*told, money=20, round=round_))
        assert done["mill cardiff"] < done["done"], "it would not pay any more"


def test_the_last_money_buys_nothing_that_wins_nothing() -> None:
    game = buying(
        army("red", "cardiff", "henri", soldier=2),
        hold={"cardiff": "red"},
        money=20,
        round=7,
    )
    assert liked(game) == "done"


def test_money_for_the_title_is_not_spent_the_round_before() -> None:
    game = buying(
        army("red", "plymouth", "henri", soldier=2),
        army("red", "exeter", "lucia", soldier=2),
        hold={"plymouth": "red", "exeter": "red"},
        building={"plymouth": 1},
        money=4,
    )
    assert liked(game) == "done", "Bristol is next, and the county costs six"


def test_a_mill_of_ones_own_is_not_burned_for_its_price() -> None:
    stack = [["rounds", {"stage": 9}], ["scorch", {"who": "red"}]]
    game = play(
        position(
            army("red", "cardiff", "henri", soldier=2),
            hold={"cardiff": "red"},
            mill={"cardiff": 1},
            phase=3,
            stack=stack,
        )
    )
    assert "scorch cardiff" in legal(game)
    assert liked(game) == "done"


# --- captives


def ransom(edition: str, money: int, round_: int, **rows: Any) -> Game:
    """Hugh of Blue holds Henri of Red."""
    purses = {"red": money, "blue": 0, "green": 0, "yellow": 0}
    stack = [["rounds", {"stage": 11}], ["ransom", {"who": "red"}]]
    return play(
        position(
            army("red", "cardiff", "lucia", soldier=2),
            army("blue", "york", "hugh", soldier=2),
            {"family": {"henri": "red"}, "at": {"henri": "york"}, "by": {"henri": num("hugh")}},
            hold={"cardiff": "red", "york": "blue"},
            phase=4,
            edition=edition,
            round=round_,
            money=purses,
            stack=stack,
            **rows,
        )
    )


def test_a_noble_is_ransomed_who_is_worth_it() -> None:
    assert liked(ransom("it-2024", 6, 2)) == "ransom henri"


def test_no_ransom_is_paid_that_is_higher_than_the_nobles_worth() -> None:
    # A bishop and abbot of many titles costs more than he will ever bring in what is left of the game.
    game = ransom(
        "it-2024",
        12,
        6,
        lord={"wales": "henri", "marches": "henri", "north": "henri", "south-west": "henri"},
    )
    told = judged(game)
    assert told["ransom henri"] < told["no-ransom"], "captives keep their titles (FE-7.6-d)"


def test_a_captor_takes_a_fair_sum_but_not_a_shilling_for_a_lord() -> None:
    def offer(sum_: int) -> str:
        stack = [
            ["rounds", {"stage": 11}],
            ["ransom", {"who": "red", "offer": num("henri") + 1, "sum": sum_}],
            ["plea", {"who": "blue", "asking": "red", "plea": "ransom", "number": sum_}],
        ]
        return liked(
            play(
                position(
                    army("blue", "york", "hugh", soldier=2),
                    {"family": {"henri": "red"}, "at": {"henri": "york"}, "by": {"henri": num("hugh")}},
                    lord={"wales": "henri", "marches": "henri"},
                    phase=4,
                    stack=stack,
                )
            )
        )

    assert offer(5) == "agree"
    assert offer(1) == "decline"


# --- the court


def court(step: str, *parts: dict[str, Any], stage: int = 2, **rows: Any) -> Game:
    """A question of phase 1 to Red."""
    told = rows.pop("held", {"who": "red"})
    return play(position(*parts, phase=1, stack=[["rounds", {"stage": stage}], [step, told]], **rows))


HOMES = (
    army("red", "bristol", "henri", soldier=2),
    family("red", "bristol", "lucia"),
    army("blue", "york", "hugh", soldier=2),
    family("blue", "york", "anabel"),
    army("green", "cardiff", "thomas", soldier=2),
)


def test_the_vote_goes_to_ones_own_noble() -> None:
    stood = [-1] * 20
    stood[num("henri")] = 0
    stood[num("hugh")] = 1
    game = court(
        "vote",
        *HOMES,
        lord={"south-west": "henri", "north": "hugh", "wales": "thomas"},
        stood=stood,
    )
    assert liked(game) == "for henri"
    act(game, "for henri")
    if game.must_act[0] == 0:
        assert not liked(game).startswith("decoy hugh")


def test_one_names_ones_own_candidate() -> None:
    game = court("nominate", *HOMES, lord={"south-west": "henri", "north": "hugh"})
    assert liked(game) == "nominate henri"


def test_who_wins_alone_does_not_marry() -> None:
    told: dict[str, Any] = {
        "lord": {"south-west": "henri", "wales": "henri", "marches": "henri", "north": "hugh"},
        "round": 5,
    }
    game = court("betrothal", *HOMES, held={"who": "red", "one": "anabel", "two": "henri"}, **told)
    assert liked(game) == "no"
    assert liked(court("propose", *HOMES, **told)) == "done"


def test_a_marriage_that_wins_is_concluded() -> None:
    game = court(
        "betrothal",
        *HOMES,
        held={"who": "red", "one": "anabel", "two": "henri"},
        lord={"south-west": "henri", "wales": "henri", "north": "hugh", "marches": "hugh"},
        round=5,
    )
    assert liked(game) == "yes"


def test_a_beggar_is_not_married() -> None:
    game = court(
        "betrothal",
        *HOMES,
        held={"who": "red", "one": "anabel", "two": "henri"},
        lord={"south-west": "henri", "wales": "henri"},
        round=4,
    )
    assert liked(game) == "no", "Blue has nothing to bring in"


def test_a_title_is_not_given_to_another_family() -> None:
    game = play(
        position(
            *HOMES,
            phase=4,
            spouse={"henri": "anabel", "anabel": "henri"},
            stack=[["rounds", {"stage": 11}], ["title-holder", {"who": "red", "region": "wales"}]],
        )
    )
    assert "invest hugh" in legal(game), "an ally may be chosen (FE-9.0-j)"
    assert liked(game) in ("invest henri", "invest lucia")


def test_the_king_grants_rivals_nothing() -> None:
    game = buying(
        army("red", "bristol", "henri", soldier=2),
        army("blue", "cardiff", "hugh", soldier=2),
        family("blue", "harlech", "anabel"),
        hold={"bristol": "red", "cardiff": "blue", "harlech": "blue"},
        building={"cardiff": 1},
        now={st.KING: num("henri"), st.ROUND: 2, st.PHASE: 4},
        money=0,
    )
    grants = [word for word in legal(game) if word.startswith("grant ")]
    assert grants
    told = judged(game)
    assert max(told[word] for word in grants) < told["done"]


def test_a_tax_of_a_rival_king_is_voted_down() -> None:
    def vote(king: str) -> str:
        game = court(
            "parliament-vote",
            *HOMES,
            held={"first": "red"},
            lord={"south-west": "henri", "north": "hugh"},
            now={st.KING: num(king), st.ROUND: 2, st.PHASE: 1},
        )
        return liked(game)

    assert vote("hugh") == "contra"
    assert vote("henri") == "pro"


# --- bargains


def offer(wanted: str = "", given: str = "", **rows: Any) -> Game:
    """Blue offers Red something for something."""
    rules = new(4).rules
    wares = [str(rules.thing("ware", k, 4)) for k in range(rules.noun_count("ware", 4))]
    deal = [0] * len(new(4).state.deal)  # type: ignore[attr-defined]
    deal[deals.FROM] = FAMILY_IDS.index("blue")
    deal[deals.TO] = FAMILY_IDS.index("red")
    deal[deals.MADE] = 1
    if given:
        deal[deals.GIVE] = wares.index(given) + 1
    if wanted:
        deal[deals.WANT] = wares.index(wanted) + 1
    stack = [
        ["rounds", {"stage": 11}],
        ["buy", {"who": "blue", "stage": 1}],
        ["offer", {"who": "red", "from": "blue"}],
    ]
    return play(position(*rows.pop("parts"), phase=4, stack=stack, deal=deal, **rows))


SHARED = (
    army("red", "cardiff", "henri", soldier=2),
    family("red", "cardiff", "lucia"),
    army("blue", "cardiff", "hugh", soldier=2),
)


def test_a_deal_that_only_gives_is_taken() -> None:
    game = offer(
        given="city-york",
        parts=(*SHARED, army("blue", "york", "edmund", soldier=1), army("red", "york", "arthur", soldier=1)),
        hold={"cardiff": "red", "york": "blue"},
    )
    assert "yes" in legal(game)
    assert liked(game) == "yes"


def test_a_deal_that_hands_over_the_winning_point_is_refused() -> None:
    game = offer(
        wanted="city-cardiff",
        given="city-york",
        parts=(*SHARED, army("blue", "york", "edmund", soldier=1), army("red", "york", "arthur", soldier=1)),
        hold={"cardiff": "red", "york": "blue"},
        building={"cardiff": 2},
        lord={"wales": "henri", "south-east": "hugh", "midlands": "hugh"},
        round=5,
    )
    assert "yes" in legal(game)
    assert liked(game) == "no", "the Walled City takes its title along, and Blue has two"


def test_captives_are_exchanged() -> None:
    rows: dict[str, Any] = {
        "parts": (
            army("red", "cardiff", "lucia", soldier=2),
            army("blue", "york", "hugh", soldier=2),
            {
                "family": {"henri": "red", "anabel": "blue"},
                "at": {"henri": "york", "anabel": "cardiff"},
                "by": {"henri": num("hugh"), "anabel": num("lucia")},
            },
        ),
        "hold": {"cardiff": "red", "york": "blue"},
    }
    assert liked(offer(wanted="captive-anabel", given="captive-henri", **rows)) == "yes"
    game = offer(wanted="captive-anabel", **rows)
    told = judged(game)
    assert told["yes"] < told["no"], "for nothing she is not set free"
    assert liked(game) == "counter"
    act(game, "counter")
    assert follow(game) == ["want-ware captive-henri", "offer"]
    assert liked(game) == "yes"


def test_a_bargain_is_proposed_that_both_gain_by_and_laid_out_to_the_end() -> None:
    game = buying(
        army("red", "cardiff", "lucia", soldier=2),
        army("blue", "york", "hugh", soldier=2),
        {
            "family": {"henri": "red", "anabel": "blue"},
            "at": {"henri": "york", "anabel": "cardiff"},
            "by": {"henri": num("hugh"), "anabel": num("lucia")},
        },
        hold={"cardiff": "red", "york": "blue"},
        money=0,
    )
    assert liked(game) == "bargain blue"
    act(game, "bargain blue")
    for _ in range(2):
        word = liked(game)
        assert word in ("give-ware captive-anabel", "want-ware captive-henri")
        act(game, word)
    assert liked(game) == "offer"
    act(game, "offer")
    assert liked(game) == "yes"


def test_a_city_that_is_held_is_not_given_away() -> None:
    told = judged(
        buying(
            army("red", "cardiff", "henri", soldier=2),
            army("blue", "cardiff", "hugh", soldier=2),
            hold={"cardiff": "red"},
            money=0,
        )
    )
    assert told["cede blue+cardiff"] < told["done"]


# --- cards


def playing(*cards: str, **rows: Any) -> Game:
    """Red may play cards, in phase 2."""
    hand = {f"red+{card}": 1 for card in cards}
    return play(position(*rows.pop("parts", HOMES), hand=hand, **{**on("play", 7, who="red"), **rows}))


def test_a_tax_that_pays_is_levied_and_nobles_come_first() -> None:
    game = playing("tax", "arthur", lord={"south-west": "henri"}, hold={"bristol": "red"})
    assert liked(game) == "play arthur"
    assert (
        liked(playing("tax", lord={"south-west": "henri"}, hold={"bristol": "red"})) == "tallage south-west"
    )


def test_ones_own_and_the_allys_nobles_are_not_murdered() -> None:
    game = playing("assassination", spouse={"henri": "anabel", "anabel": "henri"})
    told = judged(game)
    for name in ("henri", "lucia", "hugh", "anabel"):
        assert told[f"assassinate {name}"] < told["done"]


def test_the_murder_that_stops_a_victory_is_done() -> None:
    game = playing(
        "assassination",
        parts=(HOMES[0], HOMES[1], army("blue", "york", "hugh", soldier=2)),
        lord={"south-east": "hugh", "north": "hugh", "wales": "hugh"},
        round=7,
    )
    assert liked(game) == "assassinate hugh"


def test_a_rising_is_not_called_into_ones_own_city() -> None:
    game = playing(
        "uprising",
        lord={"south-west": "henri", "north": "hugh"},
        hold={"bristol": "red", "york": "blue"},
        tallage={"south-west": "blue", "north": "green"},
    )
    told = judged(game)
    assert told["revolt bristol"] < told["done"]


def test_harvest_goes_to_ones_own_mills() -> None:
    game = playing(
        "abundant-harvest",
        hold={"bristol": "red", "york": "blue"},
        mill={"bristol": 1, "exeter": 0, "york": 1},
    )
    assert liked(game) == "harvest south-west"


def test_a_hand_full_of_useless_cards_is_thinned() -> None:
    stack = [["rounds", {"stage": 5}], ["discard", {"who": "red"}]]
    game = play(
        position(*HOMES, hand={"red+burgher-3": 1, "red+tax": 1, "red+assassination": 1}, stack=stack)
    )
    assert liked(game) == "discard burgher-3"
    game = play(position(*HOMES, hand={"red+assassination": 1}, stack=stack))
    assert liked(game) == "done"


def test_a_captive_of_ones_own_is_freed_by_the_passage_and_nobody_elses() -> None:
    game = playing(
        "secret-passage",
        parts=(
            army("red", "cardiff", "lucia", soldier=2),
            army("blue", "york", "hugh", soldier=2),
            army("green", "norwich", "thomas", soldier=2),
            {
                "family": {"henri": "red", "anabel": "blue"},
                "at": {"henri": "york", "anabel": "norwich"},
                "by": {"henri": num("hugh"), "anabel": num("thomas")},
            },
        ),
    )
    told = judged(game)
    assert liked(game) == "free-captive henri"
    assert told["free-captive anabel"] < told["done"]


# --- consent


def asked(matter: str, asking: str = "blue", **rows: Any) -> str:
    """What Red says to a question."""
    held = {
        "who": "red",
        "asking": asking,
        "matter": matter,
        "place": "bristol",
        "goal": rows.pop("goal", "oxford"),
    }
    stack = [["rounds", {"stage": 12}], ["move", {"who": asking}], ["consent", held]]
    return liked(
        play(position(*HOMES, phase=5, hold={"bristol": "red", "york": "blue"}, stack=stack, **rows))
    )


def test_rivals_are_not_let_into_the_walls_and_allies_are() -> None:
    assert asked("entry") == "no"
    assert asked("entry", spouse={"henri": "anabel", "anabel": "henri"}) == "yes"
    assert asked("cede") == "yes", "a city for nothing"


# --- the judgement as a whole


@pytest.mark.parametrize(
    ("seats", "edition"), [(2, "it-2024"), (3, "es-2024"), (4, "es-2024"), (4, "it-2024")]
)
def test_it_looks_at_nothing_that_is_hidden_and_changes_nothing(seats: int, edition: str) -> None:
    rng = random.Random(f"{seats}/{edition}")
    game = new(seats, edition, seed=5)
    for _ in range(260):
        if game.over:
            break
        seat = rng.choice(game.must_act)
        listed = game.choices(seat)
        if len(listed) > 1:
            assert isinstance(game.state, Fief)
            before = game.state.fingerprint()
            scores = prefer(game.state, seat, listed)
            assert game.state.fingerprint() == before
            sample = game.sample(seat, rng).state
            assert isinstance(sample, Fief)
            top = game.rules.steps[game.state.stack[-1][0]].name
            assert prefer(sample, seat, listed) == scores, top
            if rng.random() < 0.7:
                game.apply(seat, listed[scores.index(max(scores))])
                continue
        game.apply(seat, rng.choice(listed))


def test_titles_are_worth_most() -> None:
    told = (army("red", "bristol", "henri", soldier=2), army("blue", "york", "hugh", soldier=2))
    bare = play(position(*told, phase=4)).state
    lord = play(position(*told, phase=4, lord={"wales": "henri"})).state
    rich = play(position(*told, phase=4, money={"red": 5, "blue": 0, "green": 0, "yellow": 0})).state
    assert isinstance(bare, Fief)
    assert isinstance(lord, Fief)
    assert isinstance(rich, Fief)
    assert evaluate(lord, 0) > evaluate(rich, 0) > evaluate(bare, 0)
    assert evaluate(lord, 1) < evaluate(bare, 1)
