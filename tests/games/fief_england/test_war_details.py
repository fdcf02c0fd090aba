"""Refusals in the chapters of war say what would be needed."""

from __future__ import annotations

from typing import Any

import pytest

from banneret.core.game import Game
from banneret.core.registry import find
from banneret.core.text import Texts
from tests.games.fief_england.support import FFF, act, code, family
from tests.games.fief_england.war import army, noble, war


def detail(game: Game, word: str) -> tuple[str, str, tuple[int, ...]]:
    """The rule of a refusal, its detail and the numbers in it."""
    refusal = game.why_not(game.must_act[0], code(game, word))
    assert refusal is not None
    return refusal.rule, refusal.detail, tuple(refusal.args)


def captive(money: int) -> Any:
    """Blue may ransom Henri, a Baron, at the start of phase 4."""
    return war(
        army("red", "oxford", "arthur", soldier=3),
        family("blue", "oxford", "henri"),
        by={"henri": noble("arthur")},
        lord={"wales": "henri"},
        money={"blue": money},
        phase=4,
    )


@pytest.mark.rule("FE-7.7-g", "FE-7.7-a")
def test_the_full_ransom_is_told() -> None:
    assert detail(captive(3), "ransom henri") == ("FE-7.7-g", "full-ransom", (4,))


@pytest.mark.rule("FE-7.9-c")
def test_the_price_of_catapults_is_told() -> None:
    game = war(
        army("red", "oxford", "arthur", soldier=4),
        army("blue", "oxford", "henri", soldier=4),
        hold={"oxford": "blue"},
        building={"oxford": 1},
        besieger={"oxford": "red"},
        scaffold={"oxford": 1},
        money={"red": 7},
        phase=4,
    )
    assert detail(game, "pay-siege 2") == ("FE-7.9-c", "siege-price", (10,))


@pytest.mark.rule("FE-6.9-b")
def test_the_danegeld_is_told() -> None:
    game = war(
        army("red", "york", "arthur", soldier=12),
        leader={"wolf": 7},
        foot={"wolf+york": 5},
        money={"red": 4},
        phase=6,
    )
    assert detail(game, "danegeld wolf") == ("FE-6.9-b", "danegeld-price", (5,))


@pytest.mark.rule("FE-7.5-b")
def test_the_hits_that_losses_must_use_up_are_told() -> None:
    game = war(
        army("red", "oxford", "arthur", soldier=5),
        army("blue", "oxford", "henri", soldier=3, knight=1),
        hold={"oxford": "blue"},
        dice=[FFF],
    )
    act(game, "attack oxford+blue")
    assert detail(game, "lose blue+archer") == ("FE-7.5-b", "hits-to-use", (3,))


@pytest.mark.rule("FE-7.9-a")
def test_who_is_strong_enough_to_assault_is_told_how_strong() -> None:
    game = war(
        army("red", "oxford", "arthur", soldier=9),
        army("blue", "oxford", "henri", soldier=4),
        hold={"oxford": "blue"},
        building={"oxford": 1},
    )
    assert detail(game, "besiege oxford") == ("FE-7.9-a", "strong-enough", (10, 1))


@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_everything_about_war_has_words(language: str) -> None:
    from banneret.games.fief_england.words import war as words

    texts = Texts(find("fief-england"))
    wanted = [f"choice-{verb.name}" for verb in words.VERBS.values()]
    wanted += [f"log-{line.name}" for line in words.LINES.values()]
    wanted += [f"prompt-{key}" for key in words.PROMPTS]
    wanted += [f"detail-{key}" for key in words.DETAILS]
    wanted += [f"{kind}-{name}" for kind, names in words.THINGS.items() for name in names]
    assert [key for key in wanted if not texts.has(key, language)] == []
