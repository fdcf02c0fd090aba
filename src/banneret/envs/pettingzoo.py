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
from banneret.envs.spaces import told_space

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
        self._kind = np.dtype(self.observer.kind)
        self._action = {
            agent: gymnasium.spaces.Discrete(self.numbering.size) for agent in self.possible_agents
        }
        self._space = {agent: told_space(self.observer, self.numbering) for agent in self.possible_agents}
        self._random = random.Random()
        self._game: Game | None = None
        #: The seat that is asked; -1 when the game is over.
        self._asked = -1

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
        must = self.game.must_act
        if must:
            self._asked = must[0]
            self.agent_selection = self.possible_agents[must[0]]
        else:
            self._asked = -1

    def observe(self, agent: str) -> dict[str, Any]:
        game = self.game
        seat = self._place[agent]
        mask = self.numbering.mask(game.choices(seat) if seat == self._asked else ())
        return {
            "observation": np.frombuffer(self.observer.packed(game, seat), self._kind),
            "action_mask": np.frombuffer(mask, np.int8),
        }

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has to act")
        game = self.game
        game.apply(self._asked, self.numbering.choice(int(action)))
        self._ask()
        # Until the game is over all rewards are 0: there is nothing to clear and nothing to add up.
        if self._asked < 0:
            for other, reward in zip(self.possible_agents, shares(game), strict=True):
                self.rewards[other] = reward
                self.terminations[other] = True
            self._accumulate_rewards()
        elif game.decisions >= LONGEST:
            self.truncations = dict.fromkeys(self.agents, True)

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
