"""7.7: ransoms."""

from __future__ import annotations

from typing import Any

import pytest

from banneret.games.fief_england.steps import ransoms
from tests.games.fief_england.support import act, family, legal, refused, said, units
from tests.games.fief_england.war import BOTH, army, holder, money, noble, state, step, war, where


def phase4(edition: str = "es-2024", purse: int = 10, first: int = 0, **rows: Any) -> Any:
    """Jorge (Red) holds Henri of David (Blue), who is Bishop of Exeter and Baron of Wales: ransom 6."""
    return war(
        army("red", "oxford", "arthur", soldier=3),
        units("blue", "york", soldier=1),
        family("blue", "oxford", "henri"),
        *rows.pop("more", ()),
        by={"henri": noble("arthur"), **rows.pop("by", {})},
        building={"york": 1},
        lord={"wales": "henri"},
        see={"exeter": "henri"},
        money={"blue": purse, **rows.pop("money", {})},
        edition=edition,
        phase=4,
        now={3: first, **rows.pop("now", {})},
        **rows,
    )


@pytest.mark.rule("FE-7.7-a", "FE-EX-ES-7-E")
def test_a_bishop_and_baron_costs_six() -> None:
    assert ransoms.price(state(phase4()), noble("henri")) == 6


@pytest.mark.rule("FE-7.7-a", "FE-7.7-b", "FE-EX-IT-7.1")
@pytest.mark.parametrize("edition", BOTH)
def test_king_and_count_cost_six_bishop_viscount_and_duke_eight(edition: str) -> None:
    game = war(
        army("red", "oxford", "arthur", soldier=1),
        family("blue", "oxford", "henri", "hugh", "lucia"),
        by=dict.fromkeys(("henri", "hugh", "lucia"), noble("arthur")),
        now={6: noble("henri"), 7: noble("lucia")},
        lord={"north": "henri", "wales": "hugh", "midlands": "hugh"},
        see={"norwich": "hugh"},
        garter={"henri": 1, "lucia": 1},
        edition=edition,
    )
    told = [ransoms.price(state(game), noble(name)) for name in ("henri", "hugh", "lucia")]
    assert told == [6, 8, 4], "the Garter is no title, the crown of a Queen by marriage is"


@pytest.mark.rule("FE-7.7-b")
def test_an_abbacy_counts() -> None:
    game = war(
        army("red", "oxford", "arthur", soldier=1),
        family("blue", "oxford", "lucia"),
        by={"lucia": noble("arthur")},
        abbess={"autumn": "lucia", "hills": "lucia"},
    )
    assert ransoms.price(state(game), noble("lucia")) == 6


@pytest.mark.rule("FE-7.7-c", "FE-EX-X-17", "FE-7.7-d")
def test_es_all_ransoms_come_before_anybody_buys_in_turn_order_of_the_payers() -> None:
    game = phase4(
        more=(family("green", "oxford", "hugh"),),
        by={"hugh": noble("arthur")},
        money={"green": 4},
        now={},
    )
    assert (step(game), game.must_act) == ("ransom", (1,)), "Blue before Green, and Red has not bought"
    act(game, "ransom henri")
    assert game.must_act == (2,)
    act(game, "ransom hugh")
    assert (step(game), game.must_act) == ("freed", (2,))
    act(game, legal(game)[0])
    assert (step(game), game.must_act) == ("buy", (0,))
    assert money(game, 0) == 6 + 2, "and may spend it at once"


@pytest.mark.rule("FE-IT7-a", "FE-IT7.1-b", "FE-EX-X-18")
def test_it_each_family_settles_at_the_start_of_its_own_turn() -> None:
    game = phase4("it-2024")
    assert (step(game), game.must_act) == ("buy", (0,)), "Red buys first"
    act(game, "done")
    assert (step(game), game.must_act) == ("ransom", (1,))
    assert legal(game) == ["ransom henri", "no-ransom"], "paying is optional"
    act(game, "no-ransom")
    assert step(game) == "buy"
    assert holder(game, "henri") == "arthur"


@pytest.mark.rule("FE-7.7-d", "FE-7.7-e", "FE-EX-ES-7-F")
def test_es_who_can_pay_must_and_the_captor_must_take_it() -> None:
    game = phase4(purse=10)
    assert refused(game, "no-ransom") == "FE-7.7-d"
    act(game, "ransom henri")
    assert (money(game, 0), money(game, 1)) == (6, 4)
    assert (holder(game, "henri"), where(game, "henri")) == ("free", "york"), "Red was not asked"
    assert said(game, "ransomed") == [{"who": "blue", "noble": "henri", "sum": 6}]


@pytest.mark.rule("FE-7.7-e")
def test_it_the_captor_must_take_the_full_price_too() -> None:
    game = phase4("it-2024", first=1)
    act(game, "ransom henri")
    assert holder(game, "henri") == "free"
    assert money(game, 0) == 6


@pytest.mark.rule("FE-7.7-f", "FE-EX-ES-7-F", "FE-7.7-g")
@pytest.mark.parametrize("answer", ["agree", "decline"])
def test_es_with_five_shillings_only_an_agreement_on_less_frees_him(answer: str) -> None:
    game = phase4(purse=5)
    assert refused(game, "ransom henri") == "FE-7.7-g"
    act(game, "haggle henri", "offer-sum 5")
    assert (step(game), game.must_act) == ("plea", (0,))
    assert "offer-sum" not in " ".join(legal(game))
    act(game, answer)
    if answer == "agree":
        assert (holder(game, "henri"), money(game, 0), money(game, 1)) == ("free", 5, 0)
    else:
        assert holder(game, "henri") == "arthur"
        assert refused(game, "haggle henri") == "FE-7.7-f", "he has said no"
        act(game, "no-ransom", "done")
        assert game.must_act == (1,)
        assert "buy knight" in legal(game), "and may spend his five shillings otherwise"


@pytest.mark.rule("FE-7.7-f")
def test_es_less_may_be_agreed_on_even_by_who_could_pay_all() -> None:
    game = phase4(purse=10)
    act(game, "haggle henri", "offer-sum 3", "agree")
    assert (money(game, 0), money(game, 1)) == (3, 7)


@pytest.mark.rule("FE-IT7.1-c")
def test_it_there_is_no_haggling() -> None:
    game = phase4("it-2024", first=1)
    assert refused(game, "haggle henri") == "FE-IT7.1-c"


@pytest.mark.rule("FE-7.7-h")
def test_es_as_many_full_prices_as_possible() -> None:
    game = phase4(
        purse=7,
        more=(family("blue", "oxford", "hugh", "lucia"),),
        by={"hugh": noble("arthur"), "lucia": noble("arthur")},
    )
    # Henri 6, Hugh 2, Lucia 2: seven shillings free the two cheap ones, or Henri alone.
    assert refused(game, "ransom henri") == "FE-7.7-h"
    act(game, "ransom hugh")
    assert refused(game, "no-ransom") == "FE-7.7-d"
    act(game, "ransom lucia", "no-ransom")
    assert money(game, 1) == 3
    game = phase4(purse=8, more=(family("blue", "oxford", "hugh"),), by={"hugh": noble("arthur")})
    assert {"ransom henri", "ransom hugh"} <= set(legal(game)), "in the order he likes when both can be paid"


@pytest.mark.rule("FE-2.12-sv13", "FE-2.12-sv14")
def test_the_jailer_and_the_almoner() -> None:
    def cost(**servants: str) -> int:
        game = phase4(
            more=(family("blue", "york", "hugh"),),
            servant={name: noble(master) for name, master in servants.items()},
        )
        return ransoms.price(state(game), noble("henri"))

    assert cost(wulfric="arthur") == 8
    assert cost(emma="hugh") == 4
    assert cost(wulfric="arthur", emma="hugh") == 6
    game = war(
        army("red", "oxford", "arthur", soldier=1),
        family("blue", "oxford", "henri"),
        family("blue", "york", "hugh"),
        by={"henri": noble("arthur")},
        servant={"emma": noble("hugh")},
    )
    assert ransoms.price(state(game), noble("henri")) == 2, "never below two"


@pytest.mark.rule("FE-6.7-b", "FE-7.7-c")
def test_invaders_are_paid_by_way_of_the_bank() -> None:
    game = war(
        family("blue", "exeter", "henri"),
        units("blue", "york", soldier=1),
        by={"henri": 21},
        leader={"wolf": 1},
        foot={"wolf+exeter": 5},
        building={"york": 1},
        money={"blue": 5},
        phase=4,
    )
    act(game, "ransom henri")
    assert (money(game, 1), where(game, "henri")) == (3, "york")
    assert money(game, 0) == 0


@pytest.mark.rule("FE-13.4-h", "FE-13.4-c")
def test_the_bandits_are_paid_at_the_start_of_phase_4_at_their_own_price() -> None:
    game = war(
        family("blue", "sherwood", "henri"),
        by={"henri": 24},
        lord={"wales": "henri"},
        money={"blue": 5},
        phase=4,
    )
    assert step(game) == "ransom"
    assert refused(game, "haggle henri") == "FE-7.7-f", "with bandits nobody haggles"
    act(game, "ransom henri")
    assert money(game, 1) == 1, "four for a Lord"
