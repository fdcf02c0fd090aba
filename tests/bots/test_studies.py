"""Studies: searches that can be asked in between what they think, in a process that has many of them."""

from __future__ import annotations

import json
import random

import pytest

import banneret
from banneret.bots import SeatView
from banneret.bots.search import Settings
from banneret.bots.search.advice import Study, advise, outlook
from banneret.bots.search.studies import BEST, KEPT, Studies
from banneret.core.game import Game


def position(choices: int = 3) -> tuple[Game, int]:
    """A game of Lancaster in which somebody has so many choices at least."""
    game = banneret.new("lancaster", 3, seed=5)
    rng = random.Random(1)
    while game.decisions < 20 or len(game.choices(game.must_act[0])) < choices:
        seat = game.must_act[0]
        game.apply(seat, rng.choice(game.choices(seat)))
    return game, game.must_act[0]


def job(name: str, game: Game, seat: int, nodes: int = 30) -> dict[str, object]:
    snapshot = json.dumps(game.sample(seat, random.Random(2)).snapshot(log=True))
    return {"study": name, "seed": name, "seat": seat, "snapshot": snapshot, "nodes": nodes, "seconds": 0.0}


def test_thinking_in_between_changes_nothing() -> None:
    """However often it is asked, a study comes to what a search in one go comes to."""
    game, seat = position()
    chair = SeatView(game, seat)
    study = Study(chair, Settings(nodes=24), "s")
    seen = []
    while not study.done:
        study.go_on(1e-9)
        seen.append(study.rounds)
        assert sum(opinion.visits for opinion in study.opinions()) == study.rounds
    assert len(seen) > 1
    assert seen == sorted(set(seen))
    assert seen[-1] == 24
    assert study.opinions() == advise(chair, Settings(nodes=24), "s")
    study.go_on(0.0)
    assert study.rounds == 24


def test_who_has_nothing_to_choose_has_nothing_to_think_about() -> None:
    game, _ = position()
    other = next(number for number in range(3) if number not in game.must_act)
    study = Study(SeatView(game, other), Settings(nodes=1000), 1)
    assert study.done
    # Not even about what it would be free to do while others must.
    assert game.choices(other)
    assert study.opinions() == []
    assert sum(study.outlook(6)) == pytest.approx(1.0)
    assert outlook(SeatView(game, other), 6, 1) == Study(SeatView(game, other), Settings(), 1).outlook(6)


def test_an_outlook_in_a_hurry_still_looks() -> None:
    game, seat = position()
    assert sum(Study(SeatView(game, seat), Settings(), 1).outlook(10_000_000, 1e-9)) == pytest.approx(1.0)


def test_the_studies_of_a_process() -> None:
    game, seat = position(BEST + 1)
    studies = Studies()
    first = studies.work(job("a", game, seat))["thought"]
    assert (first["rounds"], first["done"]) == (0, False)
    assert len(first["chances"]) == 3
    assert (first["listed"], len(first["choices"])) == (len(game.choices(seat)), BEST)
    last = first
    while not last["done"]:
        last = studies.work({"study": "a"})["thought"]
    assert last["rounds"] == 30
    assert last["chances"] == first["chances"]
    # What is done is forgotten, and so is what nobody has asked about for longest.
    assert studies.work({"study": "a"})["failed"] == "forgotten"
    for number in range(KEPT + 1):
        studies.work(job(str(number), game, seat, 10_000_000))
    assert studies.work({"study": "0"})["failed"] == "forgotten"
    assert "thought" in studies.work({"study": "1"})


def test_a_study_ends_when_its_time_is_over() -> None:
    game, seat = position()
    studies = Studies()
    thought = studies.work({**job("a", game, seat, 10_000_000), "seconds": 1e-9})["thought"]
    while not thought["done"]:
        thought = studies.work({"study": "a"})["thought"]
    assert 0 < thought["rounds"] < 10_000_000
