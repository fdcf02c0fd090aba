"""Richard III keeps its secrets: blocks that stand upright, their strength, and cards in hands.

The laws compare positions that differ in what a seat cannot know. Here the same is looked at from outside:
what is named in views and logs, and what two wars that look alike show when the same happens in both.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import groupby
from typing import Any

import pytest

from banneret.core.choice import NOUN_BITS, NOUN_MASK
from banneret.core.game import ALL, NATURE, WATCHERS, Game
from banneret.core.laws import differing, seen_by
from banneret.games.richard3.board import BLOCK_IDS, CARD_IDS, CARDS, COLOUR, THE_REBEL
from banneret.games.richard3.state import ATTACKER, FIELD, War
from banneret.games.richard3.steps import numbers
from banneret.games.richard3.steps.cards import DRAW
from banneret.games.richard3.view import SEATS
from banneret.games.richard3.words import HOMES_PER, L_DEALT, LINES
from tests.laws.driver import POLICIES, Sitting, sittings, step

SITTINGS = list(sittings("richard3"))
BLOCK_SET = frozenset(BLOCK_IDS)

#: Where a view names blocks of either house: those that lie in the open, and the two whom everybody knows.
OPEN_PLACES = ("down", "dead", "aside", "minors", "prison", "king", "pretender")
#: What is said to the owner alone: the others hear of a block, not of which.
OWN_LINES = ("move", "sail", "recruit", "regroup", "starves", "disbands", "home", "dismissed")
#: Prompts that name a block which everybody sees.
OPEN_PROMPTS = ("retreat", "charge", "execution", "minor")


def war(game: Game) -> War:
    state = game.state
    assert isinstance(state, War)
    return state


def enemy_blocks(viewer: int) -> set[str]:
    """Blocks whose faces a viewer (-1: a spectator) does not see; the Rebel is black and seen by all."""
    return {name for b, name in enumerate(BLOCK_IDS) if COLOUR[b] != viewer and b != THE_REBEL}


def crawl(value: object, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], str]]:
    """Every text in a JSON value, keys too, with where it stands."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield path, key
            yield from crawl(inner, (*path, key))
    elif isinstance(value, (list, tuple)):
        for inner in value:
            yield from crawl(inner, path)
    elif isinstance(value, str):
        yield path, value


def in_the_field(s: War) -> set[str]:
    """The blocks that a battle shows to everybody (R3-6.1-b, R3-6.1-d)."""
    if s.now[FIELD] < 0 or s.now[ATTACKER] < 0:
        return set()
    return {BLOCK_IDS[b] for b, place in enumerate(s.loc) if place == s.now[FIELD] and not s.reserve[b]}


def leaks_of_view(game: Game, viewer: int) -> list[str]:
    """Enemy blocks and cards that a view names and should not."""
    s = war(game)
    view = game.view(None if viewer < 0 else viewer)
    enemies = enemy_blocks(viewer)
    shown = in_the_field(s)
    leaks = []
    for path, word in crawl(view):
        if word in enemies:
            at_home = path[:1] == ("board",) and path[1] in OPEN_PLACES
            fighting = path in {("board", "battle", "field"), ("board", "battle", "power")} and word in shown
            asked = path[:1] == ("prompt",) and view["prompt"]["key"] in OPEN_PROMPTS  # type: ignore[index]
            if not (at_home or fighting or asked):
                leaks.append(f"{word} at {'/'.join(path)}")
    board = view["board"]
    assert isinstance(board, dict)
    own = {} if viewer < 0 else hand_of(s, viewer)
    if board["hand"] != own:
        leaks.append(f"hand {board['hand']} instead of {own}")
    bidding = bool(s.stack) and s.stack[-1][0] == numbers.CARDS
    for side in (0, 1):
        if bidding and side != viewer and board["chosen"][side] not in (None, True):
            leaks.append(f"card {board['chosen'][side]} of {side}")
    return leaks


def hand_of(s: War, side: int) -> dict[str, int]:
    held = s.hand[side * CARDS : side * CARDS + CARDS]
    return {CARD_IDS[card]: count for card, count in enumerate(held) if count}


def leaks_of_log(game: Game, viewer: int, since: int) -> list[str]:
    """Enemy blocks that log lines name and should not."""
    enemies = enemy_blocks(viewer)
    leaks = []
    for line in game.log(None if viewer < 0 else viewer, since):
        named = {word for _, word in crawl(line["args"]) if word in enemies}
        if named and line["key"] in OWN_LINES:
            leaks.append(f"log line {line}")
    return leaks


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("sitting", SITTINGS, ids=str)
def test_nothing_hidden_is_named(sitting: Sitting, policy: str) -> None:
    game = sitting.start(11)
    rng = random.Random(11)
    read = dict.fromkeys((-1, 0, 1), 0)
    while not game.over:
        for viewer in (-1, 0, 1):
            assert leaks_of_view(game, viewer) == []
            if game.decisions % 16 == 0:
                assert leaks_of_log(game, viewer, read[viewer]) == []
                read[viewer] = len(game.log(None if viewer < 0 else viewer))
        step(game, policy, rng)
    for viewer in (-1, 0, 1):
        assert leaks_of_log(game, viewer, 0) == []


def test_the_crawler_sees_what_is_hidden() -> None:
    """A crawler that finds nothing at all would prove nothing."""
    game = SITTINGS[0].start(12)
    rng = random.Random(12)
    while war(game).now[FIELD] < 0:
        step(game, "attacking", rng)
    own = game.view(0)
    assert any(word in BLOCK_SET for _, word in crawl(own["board"]))
    assert any(word in enemy_blocks(1) for _, word in crawl(own["board"]))
    secret = [line for line in game.log(0) if line["key"] in OWN_LINES]
    assert secret
    assert secret[0] not in game.log(1)


def test_lines_are_written_for_the_right_readers() -> None:
    """Dealt cards are told to one seat, what the owner alone may read never to watchers, the rest to all."""
    keys_of_own = {number for number, kind in enumerate(LINES) if kind.name in OWN_LINES}
    hidden = {number for number, kind in enumerate(LINES) if kind.name.endswith("-hidden")}
    for seed in range(4):
        game = SITTINGS[seed % len(SITTINGS)].start(seed)
        rng = random.Random(seed)
        while not game.over:
            step(game, POLICIES[seed % len(POLICIES)], rng)
        for line in game.lines():
            number, readers = line[0], line[1]
            if number == L_DEALT or number in keys_of_own:
                assert readers in (1, 2)
            elif number in hidden:
                assert readers in (1 | WATCHERS, 2 | WATCHERS)
            else:
                assert readers == ALL


def test_blocks_that_go_together_are_told_in_the_order_of_places() -> None:
    """Any other order, such as that of the blocks or of the choices, would tell who is who."""
    runs = 0
    for seed in range(3):
        game = next(s for s in SITTINGS if s.options["scenario"] == "Wars of the Roses").start(seed)
        rng = random.Random(seed)
        while not game.over:
            step(game, POLICIES[seed % len(POLICIES)], rng)
        order = {name: number for number, name in enumerate(game.rules.kinds["place"])}
        for seat in (0, 1):
            told = [line for line in game.log(None) if line["args"].get("who") == SEATS[seat]]  # type: ignore[attr-defined]
            for key, goal in (("home-hidden", "to"), ("disbands-hidden", "place")):
                for same, group in groupby(told, key=lambda line: line["key"]):
                    if same != key:
                        continue
                    args: list[Any] = [line["args"] for line in group]
                    ways = [(order[line["from"]], order[line[goal]]) for line in args]
                    assert ways == sorted(ways)
                    runs += len(ways) > 2
    assert runs > 4


# --- two wars that look alike


def counterpart(one: Game, two: Game, seat: int, choice: int) -> int | None:
    """The choice in the second war that everybody else sees as the same as a choice in the first."""
    noun = one.rules.verbs[choice >> NOUN_BITS].noun
    if noun not in ("block", "block+place"):
        return choice if choice in two.choices(seat) else None
    for other in two.choices(seat):
        if other >> NOUN_BITS != choice >> NOUN_BITS:
            continue
        mine, yours = choice & NOUN_MASK, other & NOUN_MASK
        if noun == "block+place":
            if mine % HOMES_PER != yours % HOMES_PER:
                continue
            mine, yours = mine // HOMES_PER, yours // HOMES_PER
        if looks(one, mine) == looks(two, yours):
            return other
    return None


def looks(game: Game, b: int) -> tuple[object, ...]:
    """What everybody sees of a block: where it stands and what it has done, and who it is if it lies open."""
    s = war(game)
    known = BLOCK_IDS[b] in in_the_field(s)
    return (s.loc[b], s.moved[b], s.entry[b], s.reserve[b], s.done[b], b if known or b == THE_REBEL else -1)


def walk(one: Game, two: Game, viewer: int, rng: random.Random) -> int:
    """Plays the same in both until something is revealed; returns how many decisions that were."""
    decisions = 0
    while not one.over and decisions < 60:
        assert seen_by(one, viewer) == seen_by(two, viewer)
        seed = rng.getrandbits(32)
        if decisions % 4 == 0:
            look = None if viewer < 0 else viewer
            mine, yours = one.sample(look, random.Random(seed)), two.sample(look, random.Random(seed))
            assert mine.same(yours), differing(mine, yours)
        assert one.must_act == two.must_act
        assert one.may_act == two.may_act
        assert one.chance == two.chance
        chance = one.chance
        if chance is not None:
            if chance[0] == DRAW:
                break
            k = rng.randrange(chance[1])
            one.apply(NATURE, k)
            two.apply(NATURE, k)
        else:
            seat = rng.choice(one.must_act)
            choice = rng.choice(one.choices(seat))
            same = choice if seat == viewer else counterpart(one, two, seat, choice)
            if same is None:
                break
            one.apply(seat, choice)
            two.apply(seat, same)
            decisions += 1
        if war(one).barrier or war(two).barrier:
            # Whatever was shown may now differ, but only if it was shown.
            break
    return decisions


@pytest.mark.parametrize("viewer", [-1, 0, 1])
@pytest.mark.parametrize("sitting", SITTINGS, ids=str)
def test_wars_that_look_alike_go_on_looking_alike(sitting: Sitting, viewer: int) -> None:
    rng = random.Random(f"{sitting} {viewer}")
    walked = 0
    for seed in range(3):
        game = sitting.start(seed + 20)
        policy = POLICIES[seed % 4]
        while not game.over:
            if game.decisions % 9 == seed:
                twin = game.sample(None if viewer < 0 else viewer, rng)
                walked += walk(game.copy(chance=False), twin.copy(chance=False), viewer, rng)
            step(game, policy, rng)
    assert walked > 100
