"""Words and rules looked up: what is found, what is not, and what is said then."""

from __future__ import annotations

import pytest
from tests.core.helpers import DONE, THROW, at_turn, lift, offer, put
from tests.core.parlour import Parlour
from tests.core.parlour import rules as p

import banneret
from banneret.core.errors import UnknownLanguage, UnknownRule
from banneret.core.rules import Refusal
from banneret.core.text import LANGUAGES, dice_text, example_table, rule_table, texts

WRONG_LANGUAGES = ["de", "", None, 7, ["en"]]


def test_choices_in_words(parlour: Parlour) -> None:
    game = at_turn(parlour)
    assert game.describe(DONE) == "Done"
    assert game.describe(lift(1)) == "Lift the Dog"
    assert game.describe(offer(2), "es") == "Offer a pound"
    assert game.describe(99 << 12) == str(99 << 12)


def test_a_noun_of_two_parts(parlour: Parlour) -> None:
    told = texts(parlour)
    parts = told.parts("pawn+room", "dog+attic", "en")
    assert parts["first"] == "Dog"
    assert parts["second"] == "attic"


def test_messages(parlour: Parlour) -> None:
    told = texts(parlour)
    assert told.message("game-name") == "Parlour"
    assert told.message("nothing-of-the-sort") == "nothing-of-the-sort"
    assert told.message("language-name") == "English"
    assert told.has("game-name", "it")
    assert not told.has("nothing-of-the-sort", "it")
    assert told.thing("room", "attic") == "attic"
    assert told.thing("room", "") == "?"
    assert told.thing("n", 7) == 7
    assert told.thing("seat", "ann") == "Ann"


def test_a_message_with_attributes_alone_has_no_text() -> None:
    """Fluent allows it; the key stands in."""
    told = texts(Parlour())
    assert told.message("no-value") == "no-value"


def test_lines_and_prompts_in_words(parlour: Parlour) -> None:
    game = at_turn(parlour)
    game.apply(0, lift(0))
    game.apply(0, put(1))
    told = texts(parlour)
    assert told.line(game.log()[-1]) == "The Cat goes to the yard"
    assert told.line({"key": "sung", "args": {}}) == "sung"
    assert told.prompt(game.prompt(0)) == "Ann: 1 moves left"
    game.apply(0, THROW)
    face = game.outcomes()[-1][2] + 1
    assert told.line(game.log()[-1]).endswith(f"{face}")


def test_dice() -> None:
    assert dice_text(3) == "⚂3"
    assert dice_text(1 * 7 + 6) == "⚀1 ⚅6"
    assert dice_text(0) == ""
    assert dice_text("x") == ""
    assert dice_text(None) == ""


def test_rules_are_looked_up(parlour: Parlour) -> None:
    told = texts(parlour)
    assert told.rule("PA-2-b") == "The highest card scores a point."
    assert told.rule("PA-2-b", "it") == "The highest card scores a point."
    assert told.rule("house-over")
    for wrong in ("PA-9-z", "", None, 7, ["PA-2-b"]):
        with pytest.raises(UnknownRule):
            told.rule(wrong)
    assert rule_table(parlour.package)["PA-1-a"]["section"] == "1"
    assert list(example_table(parlour.package)) == ["PA-X-1"]


def test_refusals_in_words(parlour: Parlour) -> None:
    game = at_turn(parlour)
    for pawn in (0, 1):
        game.apply(0, lift(pawn))
        game.apply(0, put(1))
    refusal = game.why_not(0, lift(1))
    assert refusal == Refusal("PA-3-f", "no-moves-left", (1,))
    told = texts(parlour)
    assert told.refusal(refusal) == "The Dog must wait. Two pawns a turn. [PA-3-f]"
    plain = told.refusal(Refusal("house-over"))
    assert "[" not in plain
    assert plain == told.rule("house-over")


@pytest.mark.parametrize("language", WRONG_LANGUAGES)
def test_unknown_languages(parlour: Parlour, language: object) -> None:
    told = texts(parlour)
    with pytest.raises(UnknownLanguage, match="there are: en, es, it"):
        told.message("game-name", language)  # type: ignore[arg-type]
    with pytest.raises(UnknownLanguage):
        told.rule("PA-2-b", language)  # type: ignore[arg-type]
    with pytest.raises(UnknownLanguage):
        told.has("game-name", language)  # type: ignore[arg-type]
    assert "de" not in LANGUAGES


def test_texts_are_made_once_for_each_rules() -> None:
    one, two = Parlour(), Parlour()
    assert texts(one) is texts(one)
    assert texts(one) is not texts(two)
    assert banneret.texts is texts
    assert two.verbs[p.DONE].name == "done"
