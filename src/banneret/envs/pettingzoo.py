"""The games as PettingZoo environments (AEC: one agent after the other).

    from banneret.envs import pettingzoo
    env = pettingzoo.env("richard3", seats=2, options={"scenario": "Kingmaker"})

Agents are called as the seats are. Observations are dictionaries: ``observation``, the numbers of the named
blocks (``env.unwrapped.observer.blocks``), and ``action_mask``, made from the engine's own list of choices.
Where several seats have to decide at once, they are asked one after the other and do not see each other's
choices.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import gymnasium.spaces
import numpy as np
from pettingzoo import AECEnv

from banneret.core import game as core_game
from banneret.core import registry
from banneret.core.game import Game
from banneret.envs.actions import Numbering
from banneret.envs.observation import Observer, shares

#: A game of more decisions than this is cut off.
LONGEST = 50_000


class BanneretEnv(AECEnv[str, dict[str, Any], int]):
    """One game after the other; see the module."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        name: str,
        seats: int = 2,
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self._rules = registry.find(name)
        self._seats = seats
        self._options = self._rules.agree(seats, options)
        self.metadata = {**BanneretEnv.metadata, "name": f"banneret_{name.replace('-', '_')}_v0"}
        self.render_mode = render_mode
        self.possible_agents = list(self._rules.seat_names[seats])
        self.agents: list[str] = []
        self._place = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.numbering = Numbering(self._rules, seats)
        self.observer = Observer(self._rules)
        low = [block.low for block in self.observer.blocks for _ in range(block.size)]
        high = [block.high for block in self.observer.blocks for _ in range(block.size)]
        self._action = {
            agent: gymnasium.spaces.Discrete(self.numbering.size) for agent in self.possible_agents
        }
        self._space = {
            agent: gymnasium.spaces.Dict(
                {
                    "observation": gymnasium.spaces.Box(
                        np.array(low, np.int32), np.array(high, np.int32), dtype=np.int32
                    ),
                    "action_mask": gymnasium.spaces.Box(0, 1, (self.numbering.size,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._random = random.Random()
        self._game: Game | None = None

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self._space[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Discrete:
        return self._action[agent]

    @property
    def game(self) -> Game:
        """The game under way, for one's own tools; agents must not look at it."""
        if self._game is None:
            raise RuntimeError("reset() comes first")
        return self._game

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. ``options["agreed"]``, if it is there, holds options of the game for this one."""
        if seed is not None:
            self._random = random.Random(seed)
        deal = self._random.getrandbits(60)
        agreed = self._options
        if options and "agreed" in options:
            agreed = self._rules.agree(self._seats, {**agreed, **options["agreed"]})
        self._game = core_game.new(self._rules, self._seats, deal, agreed, None)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def _ask(self) -> None:
        game = self.game
        must = game.must_act
        if must:
            self.agent_selection = self.possible_agents[must[0]]

    def observe(self, agent: str) -> dict[str, Any]:
        game = self.game
        seat = self._place[agent]
        mask = np.zeros(self.numbering.size, np.int8)
        must = game.must_act
        if must and must[0] == seat:
            mask[self.numbering.actions(game.choices(seat))] = 1
        return {
            "observation": np.array(self.observer.numbers(game, seat), np.int32),
            "action_mask": mask,
        }

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        game = self.game
        self._cumulative_rewards[agent] = 0.0
        if action is None:
            raise ValueError(f"{agent} has to act")
        game.apply(self._place[agent], self.numbering.choice(int(action)))
        self._clear_rewards()
        if game.over:
            for other, reward in zip(self.possible_agents, shares(game), strict=True):
                self.rewards[other] = reward
                self.terminations[other] = True
        elif game.decisions >= LONGEST:
            self.truncations = dict.fromkeys(self.agents, True)
        self._ask()
        self._accumulate_rewards()

    def render(self) -> str | None:
        if self.render_mode != "ansi":
            return None
        return "\n".join(str(line) for line in self.game.log()[-10:])

    def close(self) -> None:
        self._game = None


def env(
    name: str,
    seats: int = 2,
    options: Mapping[str, object] | None = None,
    render_mode: str | None = None,
) -> BanneretEnv:
    """An environment of a game.

    Args:
        name: the game's id.
        seats: how many seats.
        options: what is agreed on.
        render_mode: ``ansi`` for the last lines of the log that everybody may read.
    """
    return BanneretEnv(name, seats, options, render_mode)
