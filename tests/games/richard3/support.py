"""A table for rule tests: tiny positions in names, choices in words, dice that fall as told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import banneret
from banneret import Game
from banneret.core.chance import ScriptedSource, seeded
from banneret.core.choice import choice

LANCASTER = 0
YORK = 1
SEATS = {"lancaster": LANCASTER, "york": YORK}


def war(
    blocks: Mapping[str, Sequence[str]], dice: Sequence[int] = (), draws: Sequence[int] = (), **position: Any
) -> Game:
    """A position with these blocks by place; both houses keep an heir somewhere unless they are named.

    Args:
        blocks: block names by place (``"kent": ["march-y", "norfolk-y:2"]``).
        dice: faces (1 to 6) of the next dice; after them chance is seeded.
        draws: outcomes before the dice, for cards.
        position: everything else ``banneret.setup`` takes (``step``, ``who``, ``card`` ...).
    """
    listed = {place: list(names) for place, names in blocks.items()}
    named = {name.partition(":")[0] for names in listed.values() for name in names}
    king = position.get("king", "henry-vi-l")
    rival = position.get("pretender", "york-y")
    for heir, exile in ((king, None), (rival, None)):
        if heir is not None and heir not in named:
            exile = "france" if heir.endswith("-l") else "ireland"
            listed.setdefault(exile, []).append(heir)
    source = ScriptedSource([*draws, *[face - 1 for face in dice]], seeded("after the script"))
    return banneret.setup("richard3", {"blocks": listed, **position}, source=source)


def packed(game: Game, words: str) -> int:
    """``"lift march-y"`` as a choice; two things are joined by a plus (``"home warwick-l+kent"``)."""
    name, _, thing = words.partition(" ")
    for number, verb in game.rules.verbs.items():
        if verb.name == name:
            return choice(number, game.rules.kinds[verb.noun].index(thing) if verb.noun else 0)
    raise AssertionError(f"there is no verb {name!r}")


def seat_of(game: Game, seat: str | int | None) -> int:
    """A seat by name; the only one that must act if None."""
    if seat is None:
        assert len(game.must_act) == 1, f"{game.must_act} must act"
        return game.must_act[0]
    return SEATS[seat] if isinstance(seat, str) else seat


def act(game: Game, *choices: str, seat: str | int | None = None) -> Game:
    """Makes choices in words, one after another, each by ``seat`` or by the seat that must act."""
    for words in choices:
        game.apply(seat_of(game, seat), packed(game, words))
    return game


def legal(game: Game, verb: str = "", seat: str | int | None = None) -> list[str]:
    """The legal choices in words, or with a verb the nouns it may have."""
    found = [game.word(c) for c in game.choices(seat_of(game, seat))]
    if not verb:
        return sorted(found)
    return sorted(words.partition(" ")[2] for words in found if words.partition(" ")[0] == verb)


def why(game: Game, words: str, seat: str | int | None = None) -> str:
    """The rule that forbids a choice; an empty text if it is legal. Checks that it is refused (or listed)."""
    who = seat_of(game, seat)
    refusal = game.why_not(who, packed(game, words))
    assert (refusal is None) == (packed(game, words) in game.choices(who)), (
        f"{words}: list and why_not disagree"
    )
    return "" if refusal is None else refusal.rule


def board(game: Game, seat: str | int | None = None) -> dict[str, Any]:
    """What a seat (None: a spectator) sees of the board."""
    view: Any = game.view(None if seat is None else seat_of(game, seat))["board"]
    return dict(view)


def place(game: Game, block: str) -> str:
    """Where a block is: an area, pool, down, minor, aside, dead or prison."""
    number = game.rules.kinds["block"].index(block)
    state: Any = game.state
    return str(game.rules.kinds["place"][state.loc[number]])


def steps(game: Game, block: str) -> int:
    """The strength of a block."""
    state: Any = game.state
    return int(state.steps[game.rules.kinds["block"].index(block)])


def ap(game: Game) -> int:
    """Action Points left."""
    return int(board(game)["ap"])


def step(game: Game) -> str:
    """The name of the step that is being played."""
    return str(game.rules.steps[game.state.stack[-1][0]].name)


def said(game: Game, key: str, seat: str | int | None = None) -> list[dict[str, Any]]:
    """The arguments of all log lines of a kind, as a seat (None: a spectator) reads them."""
    lines = game.log(None if seat is None else seat_of(game, seat))
    return [dict(line["args"]) for line in lines if line["key"] == key]  # type: ignore[call-overload]


def battle(game: Game, area: str) -> Game:
    """Player 1 chooses a battle."""
    return act(game, f"battle {area}")
