"""A table for rule tests: tiny positions in names, choices in words, dice that fall as told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import banneret
from banneret import Game
from banneret.core.chance import ScriptedSource, seeded
from banneret.core.choice import choice

FAMILIES = ("red", "blue", "green", "yellow", "cyan")
RESOURCES = ("food", "cloth", "metal", "influence", "gold")
FACES = ("hourglass", "woman", "man", "hourglass-woman", "hourglass-man", "woman-man")
#: The first stage of a turn that is still to come, by what it begins with.
STAGES = {
    "turn": 0,
    "tributes": 1,
    "politics": 2,
    "monastery": 3,
    "court": 4,
    "market": 5,
    "war": 6,
    "cathedral": 7,
    "curia": 8,
    "crusades": 9,
    "next": 10,
}
LIMITED = ("court", "market", "war", "curia")
USED = {2: 3, 3: 3, 4: 4, 5: 5}
#: A knight that nothing happens to.
PLAIN = "men=1 castle"


def table(
    knights: Mapping[str, str] | None = None,
    seats: int = 3,
    step: str | Sequence[Any] = "actions",
    dice: Sequence[str] = (),
    draws: Sequence[int] = (),
    cubes: Mapping[str, str] | None = None,
    tokens: Mapping[str, str] | None = None,
    piles: Sequence[tuple[str, int]] = (),
    left: Mapping[str, int] | None = None,
    options: Mapping[str, object] | None = None,
    who: str = "red",
    **rows: Any,
) -> Game:
    """A position with these knights; a family of which none is told has one that nothing happens to.

    Args:
        knights: ``{"red-a": "men=2 castle heir age=3 land=cereals land=wool-dark lord=blue at=court-1"}``; a
            land without a side is lit.
        seats: how many play.
        step: ``actions`` (it is the turn of ``who``), a stage (``STAGES``), or a stack.
        dice: faces of the next dice; after them chance is seeded.
        draws: outcomes before the dice.
        cubes: ``{"red": "2 food, 1 gold"}``.
        tokens: what lies on spaces; all others in use have a white token.
        piles: top land and number of lands of each pile.
        left: lands in the piles not seen yet, by category.
        options: of the game.
        who: whose action it is.
        rows: other rows as ``banneret.setup`` takes them (``women``, ``score``, ``kings`` ...).
    """
    told: dict[str, str] = dict(knights or {})
    for family in FAMILIES[:seats]:
        if not any(name.startswith(family) for name in told):
            told[f"{family}-a"] = PLAIN
    position: dict[str, Any] = {"seats": seats, "options": dict(options or {})}
    for name in ("alive", "heir", "age", "men", "castle", "lord", "place", "land"):
        position[name] = {}
    for knight, words in told.items():
        _knight(position, knight, words)
    position["cubes"] = {}
    for name, words in (cubes or {}).items():
        for what in bundle(words):
            place = f"{name}+{what}"
            position["cubes"][place] = position["cubes"].get(place, 0) + 1
    position["token"] = {
        f"{sphere}-{number}": "white" for sphere in LIMITED for number in range(1, USED[seats] + 1)
    }
    position["token"].update(tokens or {})
    for pile, (top, depth) in zip(("first", "second"), piles, strict=False):
        position.setdefault("top", {})[pile] = top if "-" in top else f"{top}-lit"
        position.setdefault("depth", {})[pile] = depth
    if left:
        position["left"] = dict(left)
    if step == "actions":
        position["stack"] = [["year", {"stage": 1}], ["actions", {"who": who}]]
        position["active"] = who
    elif isinstance(step, str):
        position["stack"] = [["year", {"stage": STAGES[step]}]]
    else:
        position["stack"] = list(step)
    if "women" in rows and isinstance(rows["women"], int):
        rows["women"] = dict.fromkeys(FAMILIES[:seats], rows["women"])
    position.update(rows)
    source = ScriptedSource([*draws, *[FACES.index(face) for face in dice]], seeded("after the script"))
    return banneret.setup("mil1049", position, source=source)


def _knight(position: dict[str, Any], knight: str, words: str) -> None:
    position["alive"][knight] = 1
    slot = 0
    for word in words.split():
        name, _, value = word.partition("=")
        if name == "land":
            position["land"][f"{knight}+{slot}"] = value if "-" in value else f"{value}-lit"
            slot += 1
        elif name == "at":
            position["place"][knight] = value
        elif name == "lord":
            position["lord"][knight] = value
        else:
            position[name][knight] = int(value or 1)


def packed(game: Game, words: str) -> int:
    """``"place a+court-1"`` as a choice."""
    name, _, thing = words.partition(" ")
    for number, verb in game.rules.verbs.items():
        if verb.name == name:
            noun: Any = int(thing) if thing.isdecimal() else thing
            return choice(number, game.rules._number(verb.noun, noun, game.seats, words) if verb.noun else 0)
    raise AssertionError(f"there is no verb {name!r}")


def seat_of(game: Game, seat: str | int | None) -> int:
    """A seat by name; the only one that must act if None."""
    if seat is None:
        assert len(game.must_act) == 1, f"{game.must_act} must act"
        return game.must_act[0]
    return FAMILIES.index(seat) if isinstance(seat, str) else seat


def act(game: Game, *choices: str, seat: str | int | None = None) -> Game:
    """Makes choices in words, one after another, each by ``seat`` or by the seat that must act."""
    for words in choices:
        game.apply(seat_of(game, seat), packed(game, words))
    return game


def bundle(words: str) -> list[str]:
    """``"2 food, 1 gold"`` as one word for each cube."""
    return [
        what for count, what in [part.split() for part in words.split(",") if part] for _ in range(int(count))
    ]


def count_out(game: Game, words: str = "", seat: str | int | None = None) -> Game:
    """Adds cubes one by one, and that is all."""
    for what in bundle(words):
        act(game, f"add {what}", seat=seat)
    return act(game, "close" if "close" in legal(game, seat=seat) else "done", seat=seat)


def hands(game: Game, **offers: str) -> Game:
    """Every family puts cubes into its hand and closes it: ``hands(game, red="1 gold", blue="")``."""
    for family, words in offers.items():
        count_out(game, words, seat=family)
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
    listed = packed(game, words) in game.choices(who)
    assert (refusal is None) == listed, f"{words}: list and why_not disagree"
    return "" if refusal is None else refusal.rule


def missing(game: Game, words: str, seat: str | int | None = None) -> tuple[str, tuple[int, ...]]:
    """What a refusal says is missing."""
    refusal = game.why_not(seat_of(game, seat), packed(game, words))
    assert refusal is not None
    return refusal.detail, refusal.args


def board(game: Game, seat: str | int | None = None) -> dict[str, Any]:
    """What a seat (None: a spectator) sees of the board."""
    view: Any = game.view(None if seat is None else seat_of(game, seat))["board"]
    return dict(view)


def family(game: Game, name: str) -> dict[str, Any]:
    """What everybody sees of a family."""
    return dict(board(game)["families"][name])


def knight(game: Game, name: str) -> dict[str, Any] | None:
    """What everybody sees of a knight; None if he is not in play."""
    house, _, row = name.partition("-")
    found: dict[str, Any] | None = family(game, house)["knights"][row]
    return found


def him(game: Game, name: str) -> dict[str, Any]:
    """A knight that is in play."""
    found = knight(game, name)
    assert found is not None
    return found


def lands(game: Game, name: str) -> list[str]:
    """The lands of a knight."""
    return list(him(game, name)["lands"])


def cubes(game: Game, name: str) -> dict[str, int]:
    """All that is behind a family's screen."""
    own: dict[str, int] = board(game, name)["own"]["cubes"]
    return own


def pp(game: Game) -> dict[str, int]:
    """The score track."""
    return {name: game.scores[number] for number, name in enumerate(FAMILIES[: game.seats])}


def spaces(game: Game, sphere: str) -> list[str]:
    """What lies on the spaces in use of a sphere."""
    return [str(space["token"]) for space in board(game)["spheres"][sphere]["spaces"]]


def step(game: Game) -> str:
    """The name of the step that is being played."""
    return str(game.rules.steps[game.state.stack[-1][0]].name) if game.state.stack else "over"


def turn_of(game: Game) -> str:
    """The only family that must act."""
    return FAMILIES[seat_of(game, None)]


def said(game: Game, key: str, seat: str | int | None = None) -> list[dict[str, Any]]:
    """The arguments of all log lines of a kind, as a seat (None: a spectator) reads them."""
    lines = game.log(None if seat is None else seat_of(game, seat))
    return [dict(line["args"]) for line in lines if line["key"] == key]  # type: ignore[call-overload]


def no_offers(game: Game) -> Game:
    """All who are asked at once offer nothing."""
    for seat in game.must_act:
        act(game, "give 0" if step(game) == "cathedral" else "close", seat=seat)
    return game
