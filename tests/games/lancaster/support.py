"""A table for rule tests: tiny positions in names, choices in words, lots that fall as told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import banneret
from banneret import Game
from banneret.core.chance import ScriptedSource, seeded
from banneret.core.choice import choice

SEATS = ("blue", "red", "green", "yellow", "black")
BLUE, RED, GREEN, YELLOW, BLACK = range(5)
Knights = Mapping[str, Mapping[str, int | Sequence[int]]]

#: A knight of green in Northumberland: phase 3 stops there, so that phase 2 can be looked at.
STOP: Knights = {"green": {"northumberland": 2}}


def realm(knights: Knights | None = None, seats: int = 3, draws: Sequence[int] = (), **position: Any) -> Game:
    """A position with these knights by house and post; all others are in the reserve, and nobody has goods.

    Args:
        knights: ``{"blue": {"court": [1, 2], "stafford": 1}}``.
        seats: how many play.
        draws: outcomes of the next questions of chance; after them chance is seeded.
        position: everything else ``banneret.setup`` takes (``step``, ``who``, ``gold`` ...).
    """
    told = {"seats": seats, "knights": knights or {}, **position}
    for name in ("gold", "squires", "markers"):
        told[name] = {**dict.fromkeys(SEATS[:seats], 0), **position.get(name, {})}
    return banneret.setup("lancaster", told, source=ScriptedSource(draws, seeded("after the script")))


def applied(law: str, knights: Knights, **position: Any) -> Game:
    """A law is applied first; two more that do nothing here, and phase 3 stops in Northumberland."""
    idle = [other for other in ("b15", "b11", "n16") if other != law]
    stopping = {**STOP, **knights}
    laws = position.pop("laws", [law, *idle[:2]])
    return realm(stopping, laws=laws, step="laws", **position)


def new(seats: int = 3, seed: int | str = 1, draws: Sequence[int] | None = None, **options: Any) -> Game:
    """A game from its beginning."""
    named = {name.replace("_", "-"): value for name, value in options.items()}
    if draws is None:
        return banneret.new("lancaster", seats, seed, named)
    from banneret.core import registry
    from banneret.core.game import new as begin

    return begin(registry.find("lancaster"), seats, None, named, ScriptedSource(draws, seeded(seed)))


def packed(game: Game, words: str) -> int:
    """``"place 1+stafford"`` as a choice."""
    name, _, thing = words.partition(" ")
    rules = game.rules
    for number, verb in rules.verbs.items():
        if verb.name == name:
            if not verb.noun:
                return choice(number)
            for noun in range(rules.noun_count(verb.noun, game.seats)):
                if str(rules.thing(verb.noun, noun, game.seats)) == thing:
                    return choice(number, noun)
    raise AssertionError(f"there is no choice {words!r}")


def seat_of(game: Game, seat: str | int | None) -> int:
    """A seat by name; the only one that must act if None."""
    if seat is None:
        assert len(game.must_act) == 1, f"{game.must_act} must act"
        return game.must_act[0]
    return SEATS.index(seat) if isinstance(seat, str) else seat


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


def can(game: Game, words: str, seat: str | int | None = None) -> bool:
    """Whether a choice is legal."""
    return packed(game, words) in game.choices(seat_of(game, seat))


def why(game: Game, words: str, seat: str | int | None = None) -> str:
    """The rule that forbids a choice; an empty text if it is legal. Checks that list and refusal agree."""
    who = seat_of(game, seat)
    refusal = game.why_not(who, packed(game, words))
    assert (refusal is None) == can(game, words, who), f"{words}: list and why_not disagree"
    return "" if refusal is None else refusal.rule


def because(game: Game, words: str, language: str = "en") -> str:
    """The whole refusal in words."""
    refusal = game.why_not(seat_of(game, None), packed(game, words))
    assert refusal is not None
    return banneret.texts(game.rules).refusal(refusal, language, game.seats)


def asked(game: Game) -> str:
    """Who is asked what: ``blue turn``; several seats are joined by commas."""
    who = ",".join(SEATS[seat] for seat in game.must_act)
    return f"{who} {game.prompt(game.must_act[0] if game.must_act else None)['key']}".strip()


def board(game: Game, seat: str | int | None = None) -> dict[str, Any]:
    """What a seat (None: a spectator) sees of the board."""
    view: Any = game.view(None if seat is None else seat_of(game, seat))["board"]
    return dict(view)


def player(game: Game, seat: str) -> dict[str, Any]:
    """Everything about a seat that lies open."""
    return dict(board(game)["players"][seat])


def court(game: Game, house: str) -> list[int]:
    """The strengths of the knights at a court."""
    who = house.removesuffix("-ally")
    found = player(game, who)["ally"] if house.endswith("-ally") else player(game, who)
    return list(found["court"])


def reserve(game: Game, house: str) -> list[int]:
    """The strengths of the knights in a reserve."""
    who = house.removesuffix("-ally")
    found = player(game, who)["ally"] if house.endswith("-ally") else player(game, who)
    return list(found["reserve"])


def holder(game: Game, county: str) -> tuple[str, int, int] | None:
    """Who holds a county, with which strength and how many squires."""
    knight = board(game)["counties"][county]["knight"]
    return None if knight is None else (knight["house"], knight["strength"], knight["squires"])


def nobles(game: Game, county: str) -> int:
    """How many nobles are left on a county."""
    return int(board(game)["counties"][county]["nobles"])


def places(game: Game, conflict: str) -> list[tuple[str, list[int]] | None]:
    """The three spaces of a conflict from top to bottom: who stands there with which knights."""
    found = board(game)["conflicts"][conflict]
    assert found is not None, f"no card lies at {conflict}"
    return [None if one is None else (one["house"], one["knights"]) for one in found["places"]]


def card(game: Game, conflict: str) -> str | None:
    """The conflict card that lies there."""
    found = board(game)["conflicts"][conflict]
    return None if found is None else str(found["card"])


def space(game: Game, seat: str, name: str, ally: bool = False) -> tuple[str | None, int | None]:
    """Tile and knight on a castle space."""
    owner = player(game, seat)["ally"] if ally else player(game, seat)
    found = owner["castle"][name]
    return found["tile"], found["knight"]


def goods(game: Game, seat: str) -> tuple[int, int, int]:
    """Gold, squires and voting markers of a seat."""
    state: Any = game.state
    number = SEATS.index(seat)
    return state.gold[number], state.squires[number], state.markers[number]


def points(game: Game, seat: str) -> int:
    """The score of a seat."""
    return game.scores[SEATS.index(seat)]


def row(game: Game, name: str) -> list[int]:
    """A row of the state."""
    return list(getattr(game.state, name))


def said(game: Game, key: str, seat: str | int | None = None) -> list[dict[str, Any]]:
    """The arguments of all log lines of a kind, as a seat (None: a spectator) reads them."""
    lines = game.log(None if seat is None else seat_of(game, seat))
    return [dict(line["args"]) for line in lines if line["key"] == key]  # type: ignore[call-overload]


def gained(game: Game, seat: str) -> dict[str, int]:
    """All that a seat gained so far, by kind."""
    found: dict[str, int] = {}
    for line in said(game, "gained"):
        if line["who"] == seat:
            found[line["good"]] = found.get(line["good"], 0) + line["amount"]
    return found


def vote(game: Game, *votes: str) -> Game:
    """One vote for each seat in order: ``yes``, ``no``, ``yes 2``."""
    for seat, said_ in enumerate(votes):
        words = said_ if " " in said_ else f"{said_} 0"
        game.apply(seat, packed(game, words))
    return game


def in_force(game: Game) -> list[str]:
    """The laws in force from left to right."""
    return [str(law["id"]) for law in board(game)["laws"]]


def tiles(game: Game, seat: str) -> list[str]:
    """The extension tiles that a seat has built."""
    castle = player(game, seat)["castle"]
    return [name for name, found in castle.items() if found["tile"]]
