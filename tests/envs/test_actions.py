"""Actions keep their numbers: in every version of a game, with any options, at any number of seats."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest
from tests.core.parlour import Parlour

import banneret
from banneret.core import registry
from banneret.core.errors import BanneretError, IllegalChoice
from banneret.core.rules import Verb
from banneret.envs.actions import Numbering, extended, read, registered

GAMES = sorted(set(registry.names()) & {"richard3", "lancaster", "mil1049", "fief-england"})
#: How many actions each game had at some time, and the hash of their words. Only ever added to.
RECORDED: dict[str, list[list[Any]]] = json.loads(
    Path(__file__).with_name("registered.json").read_text(encoding="utf-8")
)
SAVES = Path(__file__).parents[1] / "saves"


def digest(words: tuple[str, ...]) -> str:
    return hashlib.blake2b("\n".join(words).encode("utf-8"), digest_size=12).hexdigest()


@pytest.mark.parametrize("name", RECORDED)
def test_numbers_once_given_stay(name: str) -> None:
    """If this fails, policies that have been learned play other actions than they mean."""
    words = registered(registry.find(name).package)
    for count, known in RECORDED[name]:
        assert digest(words[:count]) == known


@pytest.mark.parametrize("name", GAMES)
def test_every_action_of_a_game_is_registered_and_recorded(name: str) -> None:
    """If this fails: `banneret actions GAME --record …`, then a new pair in registered.json."""
    rules = registry.find(name)
    words = registered(rules.package)
    for seats in rules.seat_names:
        numbering = Numbering(rules, seats)
        assert numbering.size == numbering.registered == len(words)
    pair = [len(words), digest(words)]
    assert pair in RECORDED.get(name, []), f"registered.json: add {pair} to {name!r}"


@pytest.mark.parametrize("name", GAMES)
def test_every_choice_ever_made_has_a_number(name: str) -> None:
    """In the recorded games: every ending, card and law."""
    rules = registry.find(name)
    met = 0
    for file in sorted((SAVES / name.replace("-", "_")).glob("*.json")):
        game = banneret.load(file.read_text(encoding="utf-8"))
        numbering = Numbering(rules, game.seats)
        again = game.retraced()
        for seat, choice in game.record():
            if choice not in again.choices(seat):  # somebody resigned
                break
            listed = again.choices(seat)
            actions = numbering.actions(listed)
            assert actions == sorted(set(actions))
            assert sorted(map(numbering.choice, actions)) == list(listed)
            mask = numbering.mask(listed)
            assert [action for action, bit in enumerate(mask) if bit] == actions
            again.apply(seat, choice)
            met += 1
    assert met > 1000


@pytest.mark.parametrize("name", GAMES)
def test_every_number_means_its_choice_or_says_that_it_has_none(name: str) -> None:
    rules = registry.find(name)
    for seats in rules.seat_names:
        numbering = Numbering(rules, seats)
        words = numbering.words()
        assert len(words) == numbering.size
        choices = []
        nobody = 0
        for action in range(numbering.size):
            try:
                choices.append(numbering.choice(action))
            except IllegalChoice:  # it belongs to a seat that is not there
                nobody += 1
                continue
            assert numbering.action(choices[-1]) == action
        assert len(set(choices)) == len(choices)
        assert not nobody or seats < max(rules.seat_names)
        for action in (-1, numbering.size):
            with pytest.raises(IllegalChoice):
                numbering.choice(action)


def test_numbers_are_documented() -> None:
    rules = registry.find("richard3")
    numbering = Numbering(rules, 2)
    words = numbering.words()
    game = banneret.new("richard3", seed=1)
    for choice in game.choices(game.must_act[0]):
        assert words[numbering.action(choice)] == game.word(choice)


# --- what becomes of numbers when a game learns something


def test_what_is_new_comes_last() -> None:
    before = extended("", Parlour())
    after = Parlour()
    first = min(after.verbs)
    kind = next(verb.noun for verb in after.verbs.values() if verb.noun in after.kinds)
    # A thing in front of all others, and a verb that is gone: neither moves what is there.
    after.kinds = {**after.kinds, kind: ("novelty", *after.kinds[kind])}
    after.verbs = {number: verb for number, verb in after.verbs.items() if number != first}
    after.verbs[max(after.verbs) + 1] = Verb("invent", "")
    text = extended(before, after)
    assert text.startswith(before)
    old, new = read(before), read(text)
    assert new[: len(old)] == old
    fresh = new[len(old) :]
    assert fresh
    assert all("novelty" in word or word == "invent" for word in fresh)
    assert fresh[-1] == "invent"
    assert extended(text, after) == text


def test_a_game_that_has_registered_nothing_is_numbered_all_the_same() -> None:
    numbering = Numbering(Parlour(), max(Parlour().seat_names))
    assert numbering.registered == 0
    assert numbering.words() == list(read(extended("", Parlour())))


def test_ranges_of_numbers_are_spread() -> None:
    text = '[[actions]]\nverb = "give"\nthings = "3..5 9 a+b"\n[[actions]]\nverb = "pass"\nthings = "-"\n'
    assert read(text) == ("give 3", "give 4", "give 5", "give 9", "give a+b", "pass")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("actions = 3", "no numbers of actions"),
        ("nonsense", "no numbers of actions"),
        ('[[actions]]\nverb = "give"', "no numbers of actions"),
        ('[[actions]]\nverb = "give"\nthings = "3 4 3"', "two numbers"),
    ],
)
def test_a_damaged_registry_is_refused(text: str, reason: str) -> None:
    with pytest.raises(BanneretError, match=reason):
        read(text)
