"""The games as OpenSpiel knows them: importing this module registers them.

    import pyspiel
    import banneret.envs.openspiel
    game = pyspiel.load_game("banneret_richard3")
    game = pyspiel.load_game("banneret_lancaster(players=4)")

Turns are taken one after the other: where several seats have to decide at once, the lowest is asked first,
and no information state tells the others what it has chosen. Every die and every draw is a chance node. A
player gets 1 for a win, -1 for a loss, something between for a shared win. An information state is all that
the seat has chosen, was told and sees. The game's options have their defaults; ``load`` takes others.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import pyspiel

from banneret.core import game as core_game
from banneret.core import registry
from banneret.core.game import NATURE, Game
from banneret.core.rules import Rules
from banneret.core.state import Fields
from banneret.envs.actions import Numbering
from banneret.envs.observation import Observer, shares

#: The games of this house, whether or not this installation has all of them.
HOUSE: Final = ("richard3", "lancaster", "mil1049", "fief-england")
#: No draw has more outcomes (``banneret.core.chance``), no game more decisions and outcomes together.
_MOST_OUTCOMES: Final = 4095
_LONGEST: Final = 100_000


class _Position:
    """A game in a wrapping that OpenSpiel may copy: its states are cloned with ``deepcopy``."""

    __slots__ = ("game",)

    def __init__(self, game: Game) -> None:
        self.game = game

    def __deepcopy__(self, memo: dict[int, Any]) -> _Position:
        return _Position(self.game.copy())


class BanneretState(pyspiel.State):
    """A position of one of the games."""

    def __init__(self, game: Any, door: Door) -> None:
        super().__init__(game)
        self._door = door
        self._position = _Position(door.begin())
        #: As JSON, so that neither a clone nor the next information state has to tell it all again: what each
        #: seat has chosen, and what it was told, with the length of the log up to there.
        self._own = [""] * door.seats
        self._news = [(0, "")] * door.seats

    @property
    def game_under_way(self) -> Game:
        """The position itself, for one's own tools."""
        return self._position.game

    def current_player(self) -> int:
        game = self._position.game
        if game.chance is not None:
            return int(pyspiel.PlayerId.CHANCE)
        must = game.must_act
        return must[0] if must else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        game = self._position.game
        must = game.must_act
        if not must or must[0] != player:
            return []
        return self._door.numbering.actions(game.choices(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        chance = self._position.game.chance
        if chance is None:
            return []
        return [(outcome, 1.0 / chance[1]) for outcome in range(chance[1])]

    def _apply_action(self, action: int) -> None:
        game = self._position.game
        if game.chance is not None:
            game.apply(NATURE, action)
            return
        player = game.must_act[0]
        self._own[player] += f",{action}" if self._own[player] else f"{action}"
        game.apply(player, self._door.numbering.choice(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return self._position.game.word(self._door.numbering.choice(action))

    def is_terminal(self) -> bool:
        return self._position.game.over

    def returns(self) -> list[float]:
        game = self._position.game
        return shares(game) if game.over else [0.0] * game.seats

    def information_state_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        game = self._position.game
        return f'{{"own":[{self._own[seat]}],"log":[{self._log(game, seat)}],{_seen(game, seat)[1:]}'

    def _log(self, game: Game, seat: int) -> str:
        written, told = self._news[seat]
        if game.written > written:
            fresh = json.dumps(game.news(seat, written), separators=(",", ":"))[1:-1]
            told = f"{told},{fresh}" if told and fresh else told or fresh
            self._news[seat] = (game.written, told)
        return told

    def observation_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        return _seen(self._position.game, seat)

    def __str__(self) -> str:
        return json.dumps(self._position.game.describe_position(), separators=(",", ":"), sort_keys=True)


def _seen(game: Game, seat: int) -> str:
    """What a seat sees now."""
    view = game.view(seat)
    return json.dumps({"board": view["board"], "prompt": view["prompt"]}, separators=(",", ":"))


class _Observer:
    """What OpenSpiel asks for observations as tensors."""

    def __init__(self, door: Door) -> None:
        self._door = door
        size = door.observer.size
        self.tensor = np.zeros(size, np.float32)
        self.dict: dict[str, Any] = {}
        first = 0
        for block in door.observer.blocks:
            self.dict[block.name] = self.tensor[first : first + block.size]
            first += block.size

    def set_from(self, state: BanneretState, player: int) -> None:
        self.tensor[:] = self._door.observer.numbers(state.game_under_way, player)

    def string_from(self, state: BanneretState, player: int) -> str:
        return state.observation_string(player)


class Door:
    """One game with its number of seats and its options.

    Args:
        rules: the game.
        seats: how many seats.
        options: what is agreed on.
    """

    def __init__(self, rules: Rules[Any], seats: int, options: Mapping[str, object] | None = None) -> None:
        self.rules = rules
        self.seats = seats
        self.options = rules.agree(seats, options)
        self.numbering = Numbering(rules, seats)
        self.observer = Observer(rules)

    def __deepcopy__(self, memo: dict[int, Any]) -> Door:
        return self

    def begin(self) -> Game:
        """A new game in which chance is left to whoever plays it, from the first draw on."""
        state = self.rules.state(Fields(self.seats, dict(self.options)))
        self.rules.begin(state)
        return core_game.Game(self.rules, state, None, standard=True)

    def info(self) -> Any:
        """What OpenSpiel wants to know of it."""
        return pyspiel.GameInfo(
            num_distinct_actions=self.numbering.size,
            max_chance_outcomes=_MOST_OUTCOMES,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=_LONGEST,
        )


class BanneretGame(pyspiel.Game):
    """One of the games, as OpenSpiel sees it."""

    def __init__(self, kind: Any, door: Door, params: Mapping[str, Any]) -> None:
        super().__init__(kind, door.info(), dict(params))
        self.door = door

    def new_initial_state(self) -> BanneretState:
        return BanneretState(self, self.door)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> _Observer:
        return _Observer(self.door)


def _kind(rules: Rules[Any]) -> Any:
    seats = sorted(rules.seat_names)
    return pyspiel.GameType(
        short_name=f"banneret_{rules.name.replace('-', '_')}",
        long_name=f"Banneret: {rules.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": seats[0]},
    )


def load(name: str, seats: int | None = None, options: Mapping[str, object] | None = None) -> BanneretGame:
    """A game with options of its own, without the detour by ``pyspiel.load_game``."""
    rules = registry.find(name)
    count = min(rules.seat_names) if seats is None else seats
    return BanneretGame(_kind(rules), Door(rules, count, options), {"players": count})


def _register(rules: Rules[Any]) -> None:
    kind = _kind(rules)

    # A class, as OpenSpiel's own games are: its registry outlives the interpreter, and a function would not.
    class Registered(BanneretGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            seats = int((params or {}).get("players", min(rules.seat_names)))
            super().__init__(kind, Door(rules, rules.seat_count(seats)), {"players": seats})

    pyspiel.register_game(kind, Registered)


for _name in HOUSE:
    if _name in registry.names():
        _register(registry.find(_name))
