"""Information-set Monte-Carlo tree search: what a seat would do if it could look ahead, as far as it knows.

Each round takes a full position that the seat could not tell from the real one, with dice of its own, and
plays it forward. While it is in known situations, each seat that decides chooses by what has fared well for
*it* (the values are a vector, one share of the win a seat), and by its game's judgement. Every seat has a
tree of its own, in which a situation is what that seat has chosen and read in its log since the search began:
so two positions that a seat cannot tell apart are one, a secret choice of another seat is not seen before it
is shown, and seats that choose at the same time do not see each other's choices. Chance is nobody's choice:
outcomes are drawn, and come into a tree only as what seats see of them.

From the first unknown situation on all play by their judgement for a while, until nothing is half done; then
the position is evaluated.
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from banneret.bots.judge import Judge
from banneret.bots.search.tree import Node, prior

if TYPE_CHECKING:
    from banneret.bots.search.settings import Settings
    from banneret.bots.seat import SeatView
    from banneret.core.game import Game
    from banneret.core.state import Line

#: A round that has made so many choices without end is evaluated where it is.
_LONGEST: Final = 400
#: How many decisions everybody makes at least before an evaluation in a game that does not say what is quiet.
_BLIND: Final = 12
#: Positions from which the spread of evaluations is taken, where a game does not tell what it means.
_TRIALS: Final = 4
#: A clock is looked at once in so many rounds.
_GLANCE: Final = 4


class Search:
    """One seat's thoughts about one decision.

    Args:
        seat: the chair of the bot, all that the search has of the game.
        judge: the judgement of the game.
        settings: how deep and how wide.
        rng: the bot's own chance.
        before: the thoughts about the seat's last decision, if nothing but that choice has happened since:
            what they found about this one is not forgotten.
        choice: that choice.
        looking: whether the seat only looks on, whatever it would be free to do: no choice is thought about.
    """

    def __init__(
        self,
        seat: SeatView,
        judge: Judge,
        settings: Settings,
        rng: random.Random,
        before: Search | None = None,
        choice: int = 0,
        looking: bool = False,
    ) -> None:
        self._chair = seat
        self._judge = judge
        self._settings = settings
        self._rng = rng
        self._luck = rng.getrandbits(24)
        self._scenes: list[Game] = []
        self.seat = seat.seat
        self.listed = () if looking else seat.choices()
        first = self._scene(0)
        self._seats = first.seats
        self._passes = passes(first)
        self._trees: list[dict[int, Node]] = [{} for _ in range(self._seats)]
        # The worst and the best end that each seat has met: where all are much alike, little counts.
        self._worst = [1.0] * self._seats
        self._best = [0.0] * self._seats
        self._key = 0
        root: Node | None = None
        if before is not None:
            self._key = hash((before._key, choice))
            self._trees[self.seat] = before._trees[self.seat]
            root = self._trees[self.seat].get(self._key)
        self.root = Node(self.seat) if root is None else root
        self._trees[self.seat][self._key] = self.root
        self._scale = judge.scale if judge.scale > 0.0 else self._spread()
        if self.listed and not self.root.knows(self.listed):
            scores = judge.prefer(first.state, self.seat, self.listed)
            self.root.learn(self.listed, self._prior(scores, self.listed))

    def _spread(self) -> float:
        """How far apart the seats are in positions to come, for a game that does not tell what that means."""
        apart = 0.0
        for number in range(_TRIALS):
            game = self._scene(number).copy(log=False)
            self._play_on(game)
            worths = self._judge.everybody(game.state, self._seats)
            apart += max(worths) - min(worths)
        return max(apart / _TRIALS, 1e-6)

    def outlook(self, rounds: int, seconds: float = 0.0) -> list[float]:
        """Everybody's chance to win, if all play on by their judgement from so many positions.

        Args:
            rounds: how many positions.
            seconds: how long it may take; 0 sets no limit. A few positions are looked at in any case.
        """
        totals = [0.0] * self._seats
        until = time.monotonic() + seconds if seconds > 0.0 else math.inf
        done = 0
        for number in range(rounds):
            if done >= _GLANCE and time.monotonic() >= until:
                break
            done += 1
            game = self._scene(number).copy(log=False)
            self._play_on(game)
            for seat, value in enumerate(self._values(game)):
                totals[seat] += value
        return [total / done for total in totals]

    def run(self, nodes: int, seconds: float, patient: bool = False) -> None:
        """Plays rounds until the budget is used up, or nothing could change the choice any more.

        Args:
            nodes: how many rounds there are to be, with those that were played for the decision before and
                came this way; 0 sets no limit.
            seconds: how long it may take; 0 sets no limit.
            patient: whether to go on to the end though the choice is clear, for who wants good figures.
        """
        until = time.monotonic() + seconds if seconds > 0.0 else math.inf
        root = self.root
        done = 0
        while not nodes or root.times < nodes:
            if nodes and not patient and root.lead(self.listed) > nodes - root.times:
                return
            self._round()
            done += 1
            if seconds > 0.0 and done % _GLANCE == 0 and time.monotonic() >= until:
                return

    def best(self, among: Sequence[int] | None = None) -> int:
        """The choice that was tried most, of all or of some."""
        root = self.root
        places = [root.place[choice] for choice in (self.listed if among is None else among)]
        chosen = max(places, key=lambda i: (root.visits[i], root.total[i], root.prior[i], -root.choices[i]))
        return root.choices[chosen]

    # --- one round

    def _scene(self, number: int) -> Game:
        """The ``number``-th position of those that the seat cannot tell apart, with its dice to come.

        Every choice at the root meets the same ones in the same order: so luck does not decide between them.
        """
        scenes = self._scenes
        while len(scenes) <= number:
            scenes.append(self._chair.sample(self._rng))
        return scenes[number]

    def _round(self) -> None:
        root = self.root
        first = self._scenes[0]
        choice = self._select(root, self.listed, len(first.must_act) > 1)
        game = self._scene(root.visits[root.place[choice]]).copy(log=False)
        heard: list[Line] = []
        game.state.journal = heard
        seen = [0] * self._seats
        path: list[tuple[Node, int]] = [(root, choice)]
        game.apply(self.seat, choice)
        seen[self.seat] = hash((self._key, choice))
        self._descend(game, heard, seen, path)
        game.state.journal = None
        self._play_on(game)
        values = self._values(game)
        for seat, value in enumerate(values):
            if value < self._worst[seat]:
                self._worst[seat] = value
            if value > self._best[seat]:
                self._best[seat] = value
        for node, taken in path:
            node.reward(taken, values[node.seat])

    def _descend(self, game: Game, heard: list[Line], seen: list[int], path: list[tuple[Node, int]]) -> None:
        """Through situations that are known, and into one that is not."""
        trees = self._trees
        for _ in range(_LONGEST):
            must = game.must_act
            if not must:
                return
            for line in heard:
                mask = line[1]
                for seat in range(self._seats):
                    if mask >> seat & 1:
                        seen[seat] = hash((seen[seat], line))
            heard.clear()
            seat = must[0]
            listed = game.choices(seat)
            if len(listed) == 1:
                game.apply(seat, listed[0])
                continue
            tree = trees[seat]
            node = tree.get(seen[seat])
            if node is None:
                node = tree[seen[seat]] = Node(seat)
            fresh = not node.times
            if not node.knows(listed):
                scores = self._judge.prefer(game.state, seat, listed)
                node.learn(listed, self._prior(scores, listed))
            choice = self._select(node, listed, len(must) > 1)
            path.append((node, choice))
            game.apply(seat, choice)
            seen[seat] = hash((seen[seat], choice))
            if fresh:
                return

    def _select(self, node: Node, listed: Sequence[int], together: bool) -> int:
        """The choice to try. Where several choose at once, each does as it ever did every other time: who
        always does what was best last time is found out by the others, and they by it, in circles.
        """
        if together and node.times & 1:
            return node.as_ever(listed, self._rng.random())
        spread = self._best[node.seat] - self._worst[node.seat]
        curiosity = self._settings.curiosity * (spread if spread > 0.0 else 1.0)
        return node.select(listed, curiosity, self._settings.width)

    def _prior(self, scores: Sequence[float], listed: Sequence[int]) -> list[float]:
        if not scores:
            # A window in which the game has nothing to recommend is most likely let pass.
            for i, choice in enumerate(listed):
                if choice >> 12 in self._passes:
                    scores = [0.0] * len(listed)
                    scores[i] = 1.0
                    break
        return prior(scores, len(listed))

    def _play_on(self, game: Game) -> None:
        """Everybody plays by their judgement for a while."""
        prefer = self._judge.prefer
        quiet = self._judge.quiet
        left = self._settings.depth
        if quiet is None and left < _BLIND:
            left = _BLIND
        for _ in range(_LONGEST):
            must = game.must_act
            if not must or (left <= 0 and (quiet is None or quiet(game.state))):
                return
            seat = must[0]
            listed = game.choices(seat)
            if len(listed) == 1:
                game.apply(seat, listed[0])
                continue
            scores = prefer(game.state, seat, listed)
            if scores:
                best = scores[0]
                chosen = 0
                for i, score in enumerate(scores):
                    if score > best:
                        best = score
                        chosen = i
                game.apply(seat, listed[chosen])
            else:
                game.apply(seat, self._by_default(listed))
            left -= 1

    def _by_default(self, listed: Sequence[int]) -> int:
        """Where the game has no opinion: pass if that can be done, or anything."""
        for choice in listed:
            if choice >> 12 in self._passes:
                return choice
        self._luck = self._luck * 16598013 + 12820163 & 0xFFFFFF
        return listed[(self._luck >> 8) % len(listed)]

    def _values(self, game: Game) -> list[float]:
        """Everybody's share of the win: shared among the winners, or as likely as the evaluation says."""
        seats = self._seats
        if game.over:
            winners = game.winners
            share = 1.0 / len(winners) if winners else 0.0
            return [share if seat in winners else 0.0 for seat in range(seats)]
        return shares(self._judge.everybody(game.state, seats), self._scale)


def shares(worths: Sequence[float], scale: float) -> list[float]:
    """Evaluations of all seats as chances to win."""
    best = max(worths)
    weights = [math.exp(max(-50.0, (worth - best) / scale)) for worth in worths]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def passes(game: Game) -> frozenset[int]:
    """The verbs with which a seat lets a window go by."""
    return frozenset([number for number, verb in game.rules.verbs.items() if verb.name == "pass"])
