"""Many games at once, in several processes, over shared memory: for learning by self-play.

    from banneret.envs import vector

    if __name__ == "__main__":  # the processes are spawned and read this file again
        with vector.games("richard3", 256, processes=2) as table:
            table.reset(seed=1)
            while learning:
                table.step(policy(table.observations, table.masks))

In each game the seat that has to decide is asked; where several have to decide at once, one after the other.
A game that ends is followed by the next one in the same step: ``over`` says so, ``rewards`` what each seat
got, and the observation is that of the new game. What is played depends on the seed and on the actions, never
on the number of processes. The arrays are written over by every step; copy what is to be kept.

With ``opponents``, bots sit in all seats but one and play in the processes too; ``banneret.envs.gym.vector``
makes a ``gymnasium.vector.VectorEnv`` of that.
"""

from __future__ import annotations

import contextlib
import importlib
import multiprocessing
import os
import random
import secrets
import traceback
from array import array
from collections.abc import Iterator, Mapping, Sequence
from multiprocessing.connection import Connection
from typing import Any, Final, NamedTuple, NoReturn

import numpy as np
import numpy.typing as npt

from banneret import bots
from banneret.bots import Bot, SeatView
from banneret.core import game as core_game
from banneret.core import registry
from banneret.core.errors import BanneretError, IllegalChoice
from banneret.core.game import Game
from banneret.envs.actions import Numbering
from banneret.envs.observation import Observer, shares

#: A game of more decisions than this is cut off.
LONGEST: Final = 50_000

_STEP: Final = b"step"
_RESET: Final = b"reset "
_LEAVE: Final = b"leave"
#: What a process has to say begins with one of these.
_DONE: Final = b"+"
_FAILED: Final = b"-"
#: Arrays begin at multiples of this, so that two processes never write to the same line of a cache.
_LINE: Final = 64
#: Seconds that a process has to end by itself.
_PATIENCE: Final = 5.0


class LostWorker(BanneretError):
    """A process that played some of the games has failed or is gone; the games are lost."""


class _Plan(NamedTuple):
    """What is played, as plain data.

    Attributes:
        width: how many games.
        learner: the seat that is not a bot's; -1 for another one by lot in every game.
        opponents: a bot for each other seat, or nobody: then all seats are asked.
    """

    game: str
    seats: int
    options: dict[str, Any]
    width: int
    learner: int
    opponents: tuple[str, ...]
    modules: tuple[str, ...]


class _Told:
    """The arrays that all processes share."""

    def __init__(self, plan: _Plan, numbering: Numbering, observer: Observer, memory: Any = None) -> None:
        n = plan.width
        shapes: dict[str, tuple[tuple[int, ...], str]] = {
            "observations": ((n, observer.size), observer.kind),
            "masks": ((n, numbering.size), "int8"),
            "endings": ((n, observer.size), observer.kind),
            "to_play": ((n,), "int64"),
            "actions": ((n,), "int64"),
            "rewards": ((n, plan.seats), "float32"),
            "over": ((n,), "bool"),
            "cut": ((n,), "bool"),
        }
        places: dict[str, int] = {}
        size = 0
        for name, (shape, kind) in shapes.items():
            places[name] = size
            size += -(-int(np.prod(shape)) * np.dtype(kind).itemsize // _LINE) * _LINE
        # No file with a name anywhere: nothing is left behind if a process is killed.
        self.memory = multiprocessing.get_context("spawn").RawArray("b", size) if memory is None else memory
        self.buffer = memoryview(self.memory).cast("B")

        def made(name: str) -> npt.NDArray[Any]:
            shape, kind = shapes[name]
            count = int(np.prod(shape))
            return np.frombuffer(self.memory, np.dtype(kind), count, places[name]).reshape(shape)

        self.observations, self.masks, self.endings = made("observations"), made("masks"), made("endings")
        self.to_play, self.actions = made("to_play"), made("actions")
        self.rewards, self.over, self.cut = made("rewards"), made("over"), made("cut")
        self.row_bytes = observer.size * np.dtype(observer.kind).itemsize
        self.observed = self.buffer[places["observations"] :]
        self.masked = self.buffer[places["masks"] :]
        self.ended = self.buffer[places["endings"] :]


class _Hand:
    """Plays some of the games, in whichever process it is."""

    def __init__(
        self, plan: _Plan, told: _Told, numbering: Numbering, observer: Observer, mine: range
    ) -> None:
        self._plan = plan
        self._told = told
        self._numbering = numbering
        self._observer = observer
        self._mine = mine
        self._rules = registry.find(plan.game)
        self._makers = [bots.find(name) for name in plan.opponents]
        self._games: list[Game] = []
        self._asked: list[int] = []
        self._played: list[int] = []
        self._learners: list[int] = []
        self._bots: list[list[Bot | None]] = []
        self._chairs: list[list[SeatView]] = []
        self._seed = ""
        self._nothing = bytes(numbering.size)

    def reset(self, seed: str) -> None:
        """Begins all games anew."""
        self._seed = seed
        self._played = [0] * len(self._mine)
        self._asked = [0] * len(self._mine)
        self._learners = [-1] * len(self._mine)
        self._bots = [[] for _ in self._mine]
        self._chairs = [[] for _ in self._mine]
        self._games = [self._begun(place) for place in range(len(self._mine))]
        for place in range(len(self._mine)):
            self._ask(place)

    def step(self) -> None:
        """One action in each game."""
        told = self._told
        mine = self._mine
        games = self._games
        asked = self._asked
        choice = self._numbering.choice
        for place, action in enumerate(told.actions[mine.start : mine.stop].tolist()):
            game = games[place]
            game.apply(asked[place], choice(action))
            if self._makers:
                self._others(place, game)
            if not game.must_act or game.decisions >= LONGEST:
                self._end(place, game)
            self._ask(place)

    def _begun(self, place: int) -> Game:
        """The next game in a place; the first one in which there is something to decide."""
        plan = self._plan
        while True:
            deal = f"{self._seed}/{self._mine[place]}/{self._played[place]}"
            self._played[place] += 1
            game = core_game.new(self._rules, plan.seats, deal, plan.options, None)
            if self._makers:
                self._seat_bots(place, game, deal)
                self._others(place, game)
            if game.must_act:
                return game

    def _seat_bots(self, place: int, game: Game, deal: str) -> None:
        plan = self._plan
        learner = plan.learner
        if learner < 0:
            # By lot, and the same lot wherever the game is played.
            learner = random.Random(deal).randrange(plan.seats)
        makers = iter(self._makers)
        self._learners[place] = learner
        self._bots[place] = [
            None if seat == learner else next(makers)(f"{deal}/{seat}") for seat in range(plan.seats)
        ]
        self._chairs[place] = [SeatView(game, seat) for seat in range(plan.seats)]

    def _others(self, place: int, game: Game) -> None:
        """The bots play until the learner has to decide, or the game is over."""
        learner = self._learners[place]
        while game.must_act and game.must_act[0] != learner and game.decisions < LONGEST:
            seat = game.must_act[0]
            bot = self._bots[place][seat]
            if bot is not None:
                game.apply(seat, bot.choose(self._chairs[place][seat]))

    def _end(self, place: int, game: Game) -> None:
        told = self._told
        number = self._mine[place]
        if game.over:
            told.rewards[number] = shares(game)
            told.over[number] = True
        else:
            told.cut[number] = True
        first = number * told.row_bytes
        told.ended[first : first + told.row_bytes] = _bytes(self._observer.packed(game, self._asked[place]))
        self._games[place] = self._begun(place)

    def _ask(self, place: int) -> None:
        """Tells who is asked in a game, what that seat knows and what it may do."""
        told = self._told
        numbering = self._numbering
        number = self._mine[place]
        game = self._games[place]
        seat = game.must_act[0]
        self._asked[place] = seat
        told.to_play[number] = seat
        first = number * told.row_bytes
        told.observed[first : first + told.row_bytes] = _bytes(self._observer.packed(game, seat))
        first = number * numbering.size
        told.masked[first : first + numbering.size] = numbering.mask(game.choices(seat))


def _bytes(packed: bytearray | array[int]) -> bytearray | memoryview:
    return packed if isinstance(packed, bytearray) else memoryview(packed).cast("B")


def _work(plan: _Plan, memory: Any, mine: range, orders: Connection) -> None:
    """What a process does; it ends with the one that has started it, however that ends."""
    try:
        for name in plan.modules:
            importlib.import_module(name)
        rules = registry.find(plan.game)
        numbering, observer = Numbering(rules, plan.seats), Observer(rules)
        hand = _Hand(plan, _Told(plan, numbering, observer, memory), numbering, observer, mine)
        orders.send_bytes(_DONE)
        while (order := orders.recv_bytes()) != _LEAVE:
            if order == _STEP:
                hand.step()
            else:
                hand.reset(order.removeprefix(_RESET).decode())
            orders.send_bytes(_DONE)
    except (EOFError, ConnectionError, KeyboardInterrupt):
        return
    except Exception:  # noqa: BLE001 - whatever it is, the other side tells it
        orders.send_bytes(_FAILED + traceback.format_exc().encode())


class Games:
    """See the module. Made by ``games``.

    Attributes:
        count: how many games.
        seats: how many seats each has.
        numbering: what actions mean.
        observer: what observations mean, by their blocks.
        observations: what the seat that is asked knows (games x numbers).
        masks: 1 for each action that is legal for it (games x actions).
        to_play: that seat (games).
        rewards: what each seat got for the game that ended in this step (games x seats); else 0.
        over: whether a game ended in this step, and the next one has begun.
        cut: whether it was cut off after very many decisions instead.
        endings: where a game ended: what the seat that was asked last knows of its end.
    """

    def __init__(self, plan: _Plan, processes: int) -> None:
        rules = registry.find(plan.game)
        self._plan = plan
        self.count = plan.width
        self.seats = plan.seats
        self.numbering = Numbering(rules, plan.seats)
        self.observer = Observer(rules)
        self._told = told = _Told(plan, self.numbering, self.observer)
        self.observations, self.masks, self.to_play = told.observations, told.masks, told.to_play
        self.rewards, self.over, self.cut, self.endings = told.rewards, told.over, told.cut, told.endings
        self._rows = np.arange(plan.width)
        self._open = True
        self._begun = False
        self._hand: _Hand | None = None
        self._workers: list[tuple[Any, Connection, range]] = []
        parts = list(_parts(plan.width, processes))
        if len(parts) == 1:
            self._hand = _Hand(plan, told, self.numbering, self.observer, parts[0])
        else:
            self._start(parts)

    def _start(self, parts: list[range]) -> None:
        context = multiprocessing.get_context("spawn")
        for mine in parts:
            ours, theirs = context.Pipe()
            process = context.Process(
                target=_work, args=(self._plan, self._told.memory, mine, theirs), daemon=True
            )
            process.start()
            theirs.close()  # else nobody would notice when the process is gone
            self._workers.append((process, ours, mine))
        self._tell(None)

    # --- play

    def reset(self, seed: int | str | None = None) -> None:
        """Begins all games anew; with the same seed the same ones."""
        self._check_open()
        self.rewards.fill(0.0)
        self.over.fill(False)
        self.cut.fill(False)
        text = str(secrets.randbits(60) if seed is None else seed)
        if self._hand is not None:
            self._hand.reset(text)
        else:
            self._tell(_RESET + text.encode())
        self._begun = True

    def step(self, actions: npt.ArrayLike) -> None:
        """One action in each game, by the seat that is asked there.

        Raises:
            IllegalChoice: an action is not legal; no game has gone on.
            LostWorker: a process has failed or is gone; the games are lost, and all processes are ended.
        """
        self._check_open()
        if not self._begun:
            raise RuntimeError("reset() comes first")
        chosen = np.asarray(actions)
        if chosen.shape != (self.count,) or chosen.dtype.kind not in "iu":
            raise ValueError(f"{self.count} whole numbers are needed, not {chosen.dtype} {chosen.shape}")
        inside = (chosen >= 0) & (chosen < self.numbering.size)
        legal = inside & (self.masks[self._rows, np.where(inside, chosen, 0)] == 1)
        if not legal.all():
            first = int(legal.argmin())
            raise IllegalChoice(
                f"action {chosen[first]} is not legal in game {first}, where seat {self.to_play[first]} is",
                "house-not-listed",
            )
        self._told.actions[:] = chosen
        self.rewards.fill(0.0)
        self.over.fill(False)
        self.cut.fill(False)
        if self._hand is not None:
            self._hand.step()
        else:
            self._tell(_STEP)

    # --- processes

    def _check_open(self) -> None:
        if not self._open:
            raise RuntimeError("these games are closed")

    def _tell(self, order: bytes | None) -> None:
        """Gives an order to all processes (None: they have one already) and waits until it is carried out."""
        try:
            for _, orders, _ in self._workers:
                if order is not None:
                    with contextlib.suppress(OSError):  # who is gone does not answer either
                        orders.send_bytes(order)
            for place, (_, orders, _) in enumerate(self._workers):
                try:
                    answer = orders.recv_bytes()
                except (EOFError, OSError):
                    self._lose(place, "")
                if answer != _DONE:
                    self._lose(place, answer.removeprefix(_FAILED).decode())
        except BaseException:  # Ctrl-C too: an answer that nobody waits for would be taken for the next one
            self.close()
            raise

    def _lose(self, place: int, reason: str) -> NoReturn:
        process, _, mine = self._workers[place]
        process.join(_PATIENCE)
        how = f"failed:\n{reason}" if reason else f"is gone (exit code {process.exitcode})"
        raise LostWorker(f"the process that played games {mine.start} to {mine.stop - 1} {how}")

    def close(self) -> None:
        """Ends all processes; the arrays stay as they are."""
        self._open = False
        workers, self._workers = self._workers, []
        for _, orders, _ in workers:
            with contextlib.suppress(OSError):  # it is gone already
                orders.send_bytes(_LEAVE)
            orders.close()
        for process, _, _ in workers:
            process.join(_PATIENCE)
            if process.is_alive():
                process.terminate()
                process.join()
            process.close()

    def __enter__(self) -> Games:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _parts(count: int, processes: int) -> Iterator[range]:
    """Who plays which games: as equal parts as can be."""
    first = 0
    for place in range(min(processes, count)):
        last = count * (place + 1) // min(processes, count)
        yield range(first, last)
        first = last


def games(
    name: str,
    count: int,
    seats: int = 2,
    options: Mapping[str, object] | None = None,
    processes: int | None = None,
    opponents: str | Sequence[str] | None = None,
    seat: int | None = None,
    modules: Sequence[str] = (),
) -> Games:
    """Many games at once.

    Args:
        name: the game's id.
        count: how many games.
        seats: how many seats.
        options: what is agreed on.
        processes: how many processes play; None for as many as there are cores, 1 for this one alone.
        opponents: a bot for all seats but the learner's, or one for each in order; None: all seats are asked.
        seat: the learner's, if there are opponents; None for another one by lot in every game.
        modules: imported in every process; they may make further games and bots known.
    """
    for module in modules:
        importlib.import_module(module)
    rules = registry.find(name)
    agreed = rules.agree(seats, options)
    if count < 1:
        raise ValueError(f"there must be a game, not {count}")
    if processes is not None and processes < 1:
        raise ValueError(f"there must be a process, not {processes}")
    if seat is not None and not 0 <= seat < seats:
        raise ValueError(f"there is no seat {seat}; seats are 0 to {seats - 1}")
    if seat is not None and opponents is None:
        raise ValueError("a seat of one's own needs opponents in the others")
    named = [opponents] * (seats - 1) if isinstance(opponents, str) else list(opponents or ())
    if opponents is not None and len(named) != seats - 1:
        raise ValueError(f"{seats - 1} opponents are needed, not {len(named)}")
    for each in named:
        bots.find(each)
        if not bots.plays(each, rules.name):
            raise ValueError(f"bot {each!r} cannot play {rules.name}")
    learner = -1 if seat is None else seat
    plan = _Plan(rules.name, seats, agreed, count, learner, tuple(named), tuple(modules))
    return Games(plan, processes or os.cpu_count() or 1)
