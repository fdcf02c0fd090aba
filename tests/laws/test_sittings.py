"""Sittings stay few however much players can agree on, and still every value of every option is played."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping

import pytest

from banneret.core import registry
from banneret.core.errors import BadOption
from banneret.core.rules import Option
from tests.core.parlour.rules import Parlour
from tests.laws import driver
from tests.laws.driver import MIXED, few_sittings, sittings

OPTIONS = 60


class Talkative(Parlour):
    """A game with very much to agree on: three values each, and some that only go together."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "talkative"
        self.options = (
            *self.options,
            *(Option(f"o{i}", ("usual", "other", "third"), "usual") for i in range(OPTIONS)),
        )

    def check_options(self, seats: int, options: Mapping[str, object]) -> None:
        super().check_options(seats, options)
        if options["o1"] == "other" and options["o2"] == "usual":
            raise BadOption("o1 needs o2")
        if options["o3"] == "third" and seats != 3:
            raise BadOption("o3 needs a third")


class Impossible(Talkative):
    """A value that needs two others."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "impossible"

    def check_options(self, seats: int, options: Mapping[str, object]) -> None:
        super().check_options(seats, options)
        if options["o5"] == "other" and "usual" in (options["o6"], options["o7"]):
            raise BadOption("o5 needs o6 and o7")


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    for rules in (Talkative(), Impossible()):
        registry.add(rules)
    yield
    for name in ("talkative", "impossible"):
        del registry._found[name]


def test_every_seat_count_and_value_is_there_and_few_sittings_are() -> None:
    found = sittings("talkative")
    rules = registry.find("talkative")
    assert {sitting.seats for sitting in found} == set(rules.seat_names)
    for option in rules.options:
        assert {sitting.options[option.name] for sitting in found} == set(option.values)
    assert len(found) <= len(rules.seat_names) + MIXED + 2 * len(rules.options)
    assert len({str(sitting) for sitting in found}) == len(found)
    assert sittings("talkative") == found
    for sitting in found:
        assert rules.agree(sitting.seats, sitting.options) == sitting.options


def test_the_few_have_every_seat_count_and_mixtures() -> None:
    few = few_sittings("talkative")
    assert len(few) <= driver.FEW
    assert {sitting.seats for sitting in few} == set(registry.find("talkative").seat_names)
    changed = [sum(value in ("other", "third") for value in sitting.options.values()) for sitting in few]
    assert max(changed) > OPTIONS // 3


def test_a_value_that_no_sitting_can_have_is_told() -> None:
    with pytest.raises(AssertionError, match="o5 = 'other'"):
        sittings("impossible")


def test_such_a_value_can_be_named(monkeypatch: pytest.MonkeyPatch) -> None:
    named = {"o5": "other", "o6": "other", "o7": "third"}
    monkeypatch.setattr(driver, "NAMED", {"impossible": [(2, named)]})
    assert any(named.items() <= sitting.options.items() for sitting in few_sittings("impossible"))


def test_richard_iii_is_played_in_all_ways() -> None:
    agreed = {(s.options["scenario"], s.options["automatic-mulligan"]) for s in sittings("richard3")}
    scenarios = ("Wars of the Roses", "Kingmaker", "Richard III")
    assert agreed == {(scenario, mulligan) for scenario in scenarios for mulligan in (False, True)}


def test_drawn_options_go_together() -> None:
    rules = registry.find("talkative")
    drawn = [rules.draw_options(2, random.Random(seed), {"o1": "other", "o2": "third"}) for seed in range(40)]
    for options in drawn:
        assert (options["o1"], options["o2"]) == ("other", "third")
        assert rules.agree(2, options) == options
    assert {options["o3"] for options in drawn} == {"usual", "other"}
    with pytest.raises(BadOption, match="o1 needs o2"):
        rules.draw_options(2, random.Random(1), {"o1": "other"})
