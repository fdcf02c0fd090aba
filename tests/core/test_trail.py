"""Trails: lists that only grow, shared by all copies of a game."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from banneret.core.trail import Trail


def test_a_trail_is_a_list_that_grows() -> None:
    trail: Trail[int] = Trail()
    assert len(trail) == 0
    assert trail.items() == []
    trail.fresh.append(1)
    trail.fresh.extend([2, 3])
    assert len(trail) == 3
    assert trail.items() == [1, 2, 3]


def test_a_fork_goes_its_own_way() -> None:
    trail: Trail[int] = Trail()
    trail.fresh.append(1)
    fork = trail.fork()
    fork.fresh.append(2)
    trail.fresh.append(3)
    assert trail.items() == [1, 3]
    assert fork.items() == [1, 2]
    assert (len(trail), len(fork)) == (2, 2)


def test_items_are_a_list_of_ones_own() -> None:
    trail: Trail[int] = Trail()
    trail.fresh.append(1)
    trail.items().append(2)
    assert trail.items() == [1]


def test_forks_of_nothing_new_do_not_pile_up() -> None:
    """A copy of a copy of a copy must not make reading slower."""
    trail: Trail[int] = Trail()
    trail.fresh.append(1)
    forks = [trail.fork()]
    for _ in range(5_000):
        forks.append(forks[-1].fork())
    forks[-1].fresh.append(2)
    assert forks[-1].items() == [1, 2]
    assert forks[0].items() == [1]


@given(st.lists(st.tuples(st.integers(0, 9), st.sampled_from("agfp")), max_size=60))
def test_trails_do_what_lists_do(steps: list[tuple[int, str]]) -> None:
    """Random appends, forks and packings of many trails, against plain lists."""
    trails: list[Trail[int]] = [Trail()]
    lists: list[list[int]] = [[]]
    for number, (which, what) in enumerate(steps):
        place = which % len(trails)
        if what == "f":
            trails.append(trails[place].fork())
            lists.append(list(lists[place]))
        elif what == "p":
            trails[place] = trails[place].packed()
        else:
            trails[place].fresh.append(number)
            lists[place].append(number)
    assert [trail.items() for trail in trails] == lists
    assert [len(trail) for trail in trails] == [len(plain) for plain in lists]
    for trail, plain in zip(trails, lists, strict=True):
        for start in range(len(plain) + 2):
            assert trail.since(start) == plain[start:]


def test_what_is_packed_is_what_it_was() -> None:
    """Lines of the log are tuples, and numbers may be large."""
    trail: Trail[tuple[int, ...]] = Trail()
    trail.fresh.extend([(1, -2, 3), (4, 1 << 60, 0)])
    packed = trail.packed()
    assert packed.items() == trail.items()
    assert packed.packed() is packed
    fork = packed.fork()
    fork.fresh.append((5,))
    assert packed.items() == trail.items()
    assert fork.items() == [*trail.items(), (5,)]


@given(st.lists(st.lists(st.integers(), max_size=4), max_size=8), st.integers(0, 40))
def test_the_end_of_a_trail_is_read_without_its_beginning(pieces: list[list[int]], start: int) -> None:
    trail: Trail[int] = Trail()
    for piece in pieces:
        trail = trail.fork()
        trail.fresh.extend(piece)
        behind = trail.fork()
        trail.fresh.append(-1)  # what an older trail goes on with is not ours
        trail = behind
    assert trail.since(start) == trail.items()[start:]


def test_the_end_of_a_trail_is_a_list_of_ones_own() -> None:
    trail: Trail[int] = Trail()
    trail.fresh.extend([1, 2])
    trail.since(0).append(3)
    assert trail.items() == [1, 2]
