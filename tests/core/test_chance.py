"""Where dice and draws come from."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from banneret.core.chance import (
    MOST_OUTCOMES,
    RecordedSource,
    ScriptedSource,
    SeededSource,
    Source,
    ask_chance,
    outcome_code,
    seeded,
)
from banneret.core.errors import BadChance

DIE = 2


def draws(source: Source, count: int, n: int = 6) -> list[int]:
    return [source.draw(index, DIE, n) for index in range(count)]


# --- seeded


def test_the_same_seed_gives_the_same_numbers() -> None:
    assert draws(SeededSource("7"), 200) == draws(SeededSource("7"), 200)
    assert draws(SeededSource("7"), 200) != draws(SeededSource("8"), 200)


def test_these_are_the_numbers() -> None:
    """Files that continue by their key rely on it: if this changes, the format has changed."""
    assert draws(SeededSource("banneret"), 20) == GOLDEN


GOLDEN = [2, 1, 5, 5, 2, 2, 3, 3, 4, 3, 5, 2, 5, 5, 0, 0, 3, 5, 0, 5]


def test_a_number_depends_on_its_place_alone() -> None:
    """The only state is the counter, so questions may come in any order and any number of times."""
    source = SeededSource("7")
    forward = draws(source, 100)
    backward = [source.draw(index, DIE, 6) for index in reversed(range(100))]
    assert backward == forward[::-1]
    assert source.fork() is source


def test_every_outcome_comes_about_equally_often() -> None:
    """Chi square, 5 degrees of freedom: 30 is passed once in 70,000 good sources, and this seed is fixed."""
    throws = 60_000
    counts = Counter(draws(SeededSource("frequencies"), throws))
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    expected = throws / 6
    assert sum((count - expected) ** 2 / expected for count in counts.values()) < 30


def test_neighbours_have_nothing_to_do_with_each_other() -> None:
    numbers = draws(SeededSource("pairs"), 36_001)
    pairs = Counter(pairwise(numbers))
    expected = 36_000 / 36
    assert len(pairs) == 36
    # 35 degrees of freedom.
    assert sum((count - expected) ** 2 / expected for count in pairs.values()) < 90


@pytest.mark.parametrize("n", [1, 2, 6, 25, 52, 1000, MOST_OUTCOMES])
def test_outcomes_stay_in_range(n: int) -> None:
    numbers = draws(SeededSource("range"), 3_000, n)
    assert min(numbers) >= 0
    assert max(numbers) < n


def test_seeds() -> None:
    assert seeded(7).key() == seeded("7").key() == "7"
    assert draws(seeded(-1), 9) == draws(seeded("-1"), 9)
    fresh = {seeded(None).key() for _ in range(50)}
    assert len(fresh) == 50
    assert min(map(len, fresh)) >= 32
    for wrong in (True, 1.0, b"7", [], object()):
        with pytest.raises(BadChance):
            seeded(wrong)


# --- scripted


def test_a_script_is_followed() -> None:
    source = ScriptedSource([5, 0, 3])
    assert source.left() == 3
    assert draws(source, 3) == [5, 0, 3]
    assert source.left() == 0
    assert source.key() == ""
    with pytest.raises(BadChance, match="used up at question 3"):
        source.draw(3, DIE, 6)


def test_after_the_script_another_source() -> None:
    source = ScriptedSource([5], SeededSource("7"))
    assert draws(source, 5) == [5, *draws(SeededSource("7"), 5)[1:]]


@pytest.mark.parametrize("wrong", [6, -1, 2**70])
def test_a_script_must_fit_the_question(wrong: int) -> None:
    source = ScriptedSource([2, wrong])
    assert source.draw(0, DIE, 6) == 2
    with pytest.raises(BadChance, match="at place 1 is not one of 6"):
        source.draw(1, DIE, 6)
    assert source.left() == 1


def test_a_script_is_copied_where_it_is() -> None:
    script = [1, 2, 3, 4]
    source = ScriptedSource(script, SeededSource("7"))
    source.draw(0, DIE, 6)
    fork = source.fork()
    script.clear()
    assert [fork.draw(index, DIE, 6) for index in (1, 2, 3)] == [2, 3, 4]
    assert [source.draw(index, DIE, 6) for index in (1, 2, 3)] == [2, 3, 4]
    assert fork.draw(4, DIE, 6) == source.draw(4, DIE, 6)
    assert isinstance(ScriptedSource([1]).fork(), ScriptedSource)


# --- recorded


def test_a_record_answers_the_question_it_was_made_for() -> None:
    source = RecordedSource([outcome_code(DIE, 6, 4), outcome_code(1, 25, 24)])
    assert source.draw(0, DIE, 6) == 4
    assert source.draw(1, 1, 25) == 24
    assert source.key() == ""
    assert source.fork() is source


@pytest.mark.parametrize(("kind", "n"), [(DIE, 8), (1, 6), (3, 25)])
def test_a_record_that_answers_another_question_is_found_out(kind: int, n: int) -> None:
    source = RecordedSource([outcome_code(DIE, 6, 4)])
    with pytest.raises(BadChance, match=f"asked kind {kind}, one of {n}; recorded kind 2, one of 6"):
        source.draw(0, kind, n)


def test_a_record_that_is_too_short_is_found_out() -> None:
    source = RecordedSource([outcome_code(DIE, 6, 4)])
    with pytest.raises(BadChance, match="the file has only 1"):
        source.draw(1, DIE, 6)


def test_a_record_with_an_impossible_outcome_is_found_out() -> None:
    """Somebody made the die fall on a ten."""
    source = RecordedSource([outcome_code(DIE, 6, 9)])
    with pytest.raises(BadChance, match="outcome 0 is 9"):
        source.draw(0, DIE, 6)


def test_a_record_may_begin_in_the_middle() -> None:
    source = RecordedSource([outcome_code(DIE, 6, 4)], started=10)
    assert source.draw(10, DIE, 6) == 4


def test_questions_are_packed() -> None:
    assert ask_chance(DIE, 6) == DIE << 12 | 6
    assert outcome_code(DIE, 6, 4) == ask_chance(DIE, 6) << 12 | 4


def test_a_source_of_ones_own() -> None:
    """The base only says what has to be there."""
    with pytest.raises(NotImplementedError):
        Source().draw(0, DIE, 6)
    assert Source().key() == ""
    source = Source()
    assert source.fork() is source


def test_after_the_recorded_outcomes_another_source_goes_on() -> None:
    then = SeededSource("then")
    source = RecordedSource([outcome_code(DIE, 6, 4)], 10, then)
    assert source.draw(10, DIE, 6) == 4
    assert [source.draw(index, DIE, 6) for index in range(11, 40)] == [
        then.draw(index, DIE, 6) for index in range(11, 40)
    ]
    assert source.key() == "then"
    assert RecordedSource([]).key() == ""
