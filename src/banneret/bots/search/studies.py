"""Studies in a workshop: searches that are thought about in slices, so that bots who play need not wait.

A job is ``{"study": name}``: one slice more of a study that is kept here; with ``seat``, ``snapshot``,
``nodes``, ``seconds`` and ``seed`` it begins one. A job ``{"outlook": rounds}`` with the same is answered at
once with the chances of all seats. The snapshot is a sample, which the seat could not tell from the real
position: so whatever is thought here is no more than the seat could know.
"""

from __future__ import annotations

import json
from collections import OrderedDict
from typing import Any, Final

import banneret
from banneret.bots.search.advice import Study
from banneret.bots.search.settings import Settings
from banneret.bots.seat import SeatView

#: Seconds of a slice: bots wait no longer than that.
SLICE: Final = 0.1
#: Positions from which the outlook of a study is taken, and how long that may take.
_ROUNDS: Final = 16
#: Seconds that an outlook may take.
_LOOKING: Final = 0.3
#: Studies that are kept; those that nobody has asked about for longest are dropped.
KEPT: Final = 8
#: The best choices that are told of.
BEST: Final = 12


class Studies:
    """The studies of one process."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, tuple[Study, list[float]]] = OrderedDict()

    def work(self, job: dict[str, Any]) -> dict[str, Any]:
        """One job."""
        if "outlook" in job:
            study = _begin(job)
            return {"chances": study.outlook(int(job["outlook"]), _LOOKING)}
        name = str(job["study"])
        known = self._kept.get(name)
        if known is None:
            if "snapshot" not in job:
                return {"failed": "forgotten", "detail": "nobody has begun this study here"}
            study = _begin(job)
            known = (study, study.outlook(_ROUNDS, _LOOKING))
        else:
            self._kept.pop(name)
            known[0].go_on(SLICE)
        study, chances = known
        if not study.done:
            self._kept[name] = known
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return {"thought": _thought(study, chances)}


def _begin(job: dict[str, Any]) -> Study:
    game = banneret.restore(json.loads(job["snapshot"]))
    settings = Settings(nodes=int(job.get("nodes", 1)), seconds=float(job.get("seconds", 0.0)))
    return Study(SeatView(game, int(job["seat"])), settings, job["seed"])


def _thought(study: Study, chances: list[float]) -> dict[str, Any]:
    opinions = study.opinions()
    return {
        "chances": chances,
        "rounds": study.rounds,
        "done": study.done,
        "listed": len(opinions),
        "choices": [list(opinion) for opinion in opinions[:BEST]],
    }
