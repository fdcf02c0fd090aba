"""One seat of a game as a Gymnasium environment; bots sit in the others.

    from banneret.envs import gym
    env = gym.env("richard3", opponents="greedy")

``reset`` and ``step`` go on to the next decision of the learner's seat. Observations are as in
``banneret.envs.pettingzoo``; ``info["action_mask"]`` is the mask again, for libraries that look for it there.

    envs = gym.vector("richard3", 64, opponents="greedy", processes=2)

is the same for many games at once, which are played in processes (``banneret.envs.vector``).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.vector.utils import batch_space

from banneret import bots
from banneret.bots import Bot, SeatView
from banneret.envs.pettingzoo import BanneretEnv
from banneret.envs.spaces import told_space
from banneret.envs.vector import Games, games


class SeatEnv(gymnasium.Env[dict[str, Any], int]):
    """See the module."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(
        self,
        name: str,
        seats: int = 2,
        seat: int | None = None,
        opponents: str | Sequence[str] = "random",
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self._table = BanneretEnv(name, seats, options, render_mode)
        self._seats = seats
        self._fixed = seat
        if seat is not None and not 0 <= seat < seats:
            raise ValueError(f"there is no seat {seat}; seats are 0 to {seats - 1}")
        names = [opponents] * (seats - 1) if isinstance(opponents, str) else list(opponents)
        if len(names) != seats - 1:
            raise ValueError(f"{seats - 1} opponents are needed, not {len(names)}")
        self._makers = [bots.find(each) for each in names]
        self._bots: dict[int, tuple[Bot, SeatView]] = {}
        self.seat = seat or 0
        self.render_mode = render_mode
        first = self._table.possible_agents[0]
        self.observation_space = self._table.observation_space(first)
        self.action_space: Any = self._table.action_space(first)

    @property
    def table(self) -> BanneretEnv:
        """The whole table, with the numbering of actions and the blocks of observations."""
        return self._table

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        deal = int(self.np_random.integers(2**31))
        self._table.reset(seed=deal, options=options)
        self.seat = int(self.np_random.integers(self._seats)) if self._fixed is None else self._fixed
        others = [seat for seat in range(self._seats) if seat != self.seat]
        self._bots = {
            seat: (maker(f"{deal}/{seat}"), SeatView(self._table.game, seat))
            for seat, maker in zip(others, self._makers, strict=True)
        }
        self._others()
        return self._told()

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        self._table.step(int(action))
        self._others()
        agent = self._table.possible_agents[self.seat]
        reward = float(self._table.rewards[agent])
        return *self._seen(reward, agent), self._told()[1]

    def _seen(self, reward: float, agent: str) -> tuple[dict[str, Any], float, bool, bool]:
        table = self._table
        return self._told()[0], reward, table.terminations[agent], table.truncations[agent]

    def _told(self) -> tuple[dict[str, Any], dict[str, Any]]:
        observation = self._table.observe(self._table.possible_agents[self.seat])
        return observation, {"action_mask": observation["action_mask"], "seat": self.seat}

    def _others(self) -> None:
        """Everybody else plays until the learner has to decide, or the game is over."""
        game = self._table.game
        while game.must_act and game.must_act[0] != self.seat and not any(self._table.truncations.values()):
            bot, chair = self._bots[game.must_act[0]]
            self._table.step(self._table.numbering.action(bot.choose(chair)))

    def render(self) -> Any:
        return self._table.render()

    def close(self) -> None:
        self._table.close()


def env(
    name: str,
    seats: int = 2,
    seat: int | None = None,
    opponents: str | Sequence[str] = "random",
    options: Mapping[str, object] | None = None,
    render_mode: str | None = None,
) -> SeatEnv:
    """An environment of one seat.

    Args:
        name: the game's id.
        seats: how many seats.
        seat: the learner's; None for another one by lot in every game.
        opponents: a bot for all other seats, or one for each in order.
        options: what is agreed on.
        render_mode: ``ansi`` for the last lines of the log.
    """
    return SeatEnv(name, seats, seat, opponents, options, render_mode)


class SeatsEnv(gymnasium.vector.VectorEnv[dict[str, Any], npt.NDArray[np.int64], npt.NDArray[Any]]):
    """One seat in each of many games. Observations are the arrays of ``banneret.envs.vector``, not copies."""

    metadata: dict[str, Any] = {"autoreset_mode": gymnasium.vector.AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(self, table: Games) -> None:
        super().__init__()
        self.table = table
        self.num_envs = table.count
        self.single_observation_space = told_space(table.observer, table.numbering)
        self.single_action_space = gymnasium.spaces.Discrete(table.numbering.size)
        self.observation_space = batch_space(self.single_observation_space, table.count)
        self.action_space = batch_space(self.single_action_space, table.count)
        self._rows = np.arange(table.count)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """All games anew. Games have seeds of their own, made from the one that is given."""
        if isinstance(seed, list):
            raise ValueError("one seed is needed, not a list of them")
        self.table.reset(seed)
        return self._told()

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[dict[str, Any], npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        table = self.table
        seats = table.to_play.copy()
        table.step(actions)
        observations, infos = self._told()
        ended = table.over | table.cut
        if ended.any():
            nothing = np.zeros_like(table.masks)
            infos["final_obs"] = {"observation": table.endings.copy(), "action_mask": nothing}
            infos["_final_obs"] = ended
        rewards = table.rewards[self._rows, seats].astype(np.float64)
        return observations, rewards, table.over.copy(), table.cut.copy(), infos

    def _told(self) -> tuple[dict[str, Any], dict[str, Any]]:
        table = self.table
        told = {"observation": table.observations, "action_mask": table.masks}
        return told, {"action_mask": table.masks, "seat": table.to_play.copy()}

    def close_extras(self, **_: Any) -> None:
        self.table.close()


def vector(
    name: str,
    count: int,
    seats: int = 2,
    seat: int | None = None,
    opponents: str | Sequence[str] = "random",
    options: Mapping[str, object] | None = None,
    processes: int | None = None,
) -> SeatsEnv:
    """One seat in each of many games; arguments as of ``env`` and ``banneret.envs.vector.games``."""
    return SeatsEnv(games(name, count, seats, options, processes, opponents, seat))
