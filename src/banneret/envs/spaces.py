"""What Gymnasium and PettingZoo call spaces: which observations there can be."""

from __future__ import annotations

import gymnasium.spaces
import numpy as np

from banneret.envs.actions import Numbering
from banneret.envs.observation import Observer


def told_space(observer: Observer, numbering: Numbering) -> gymnasium.spaces.Dict:
    """Observations with the mask of legal actions."""
    kind = np.dtype(observer.kind)
    sizes = [block.size for block in observer.blocks]
    low = np.repeat(np.array([block.low for block in observer.blocks], kind), sizes)
    high = np.repeat(np.array([block.high for block in observer.blocks], kind), sizes)
    return gymnasium.spaces.Dict(
        {
            "observation": gymnasium.spaces.Box(low, high, dtype=kind.type),
            "action_mask": gymnasium.spaces.Box(0, 1, (numbering.size,), np.int8),
        }
    )
