"""One's own figures change what is played, down to the trade table, the die and the printed tokens."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

OWN = """
figures-of = "mil1049"

[pile]
second = [7]

[[land]]
id = "cereals"
dark_harvest = { food = 1 }
lit_tribute = { gold = 1 }

[[trade.line]]
id = "goods-to-gold"
count = 3

[[trade.line]]
id = "goods-to-food"
count = 0

[die]
famine = "woman"
face = [["man", "woman", "hourglass"], ["man"], ["man"], ["woman"], ["hourglass"], ["man", "hourglass"]]

[final]
majority = { goods = 5, influence = 5, privileges = 5 }

[printed]
black = { court = [2], market = [], war = [1, 3], curia = [3] }
"""

PLAY = """
import json
import banneret
from banneret.core.playout import playout

told = {}
for seats in (2, 3, 4, 5):
    for seed in range(3):
        game = banneret.new("mil1049", seats, seed, {"advanced": seats > 2})
        spaces = game.view()["board"]["spheres"]["war"]["spaces"]
        told["printed"] = [space["printed"] for space in spaces]
        playout(game, seed)
        assert game.over and not game.rules.check(game.state)
        told["famine"] = told.get("famine", []) + [
            line["args"]["face"] for line in game.log() if line["key"] == "famine"
        ]
board = game.view()["board"]
told["second"] = board["piles"][1]["space"]
told["cereals"] = board["tiles"]["cereals-dark"]
told["deals"] = game.rules.kinds["deal"]
told["faces"] = game.rules.kinds["face"]
told["mark"] = game.rules.figures
told["words"] = banneret.texts(game.rules).thing("face", "hourglass-woman-man", "en")
print(json.dumps(told))
"""


def test_another_trade_table_another_die_and_other_lands(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(OWN, encoding="utf-8")
    run = subprocess.run(
        [sys.executable, "-c", PLAY],
        env={**os.environ, "BANNERET_FIGURES": str(file)},
        capture_output=True,
        text=True,
        check=True,
    )
    told: dict[str, Any] = json.loads(run.stdout)
    assert told["mark"]
    assert told["second"] == 7
    assert (told["cereals"]["harvest"], told["cereals"]["tribute"]) == ({"food": 1}, {"gold": 1})
    assert "3-metal-for-1-gold" in told["deals"]
    assert "2-cloth-for-1-gold" not in told["deals"]
    assert not [deal for deal in told["deals"] if deal.endswith("for-1-food") and "gold" not in deal]
    assert told["faces"] == ["hourglass-woman-man", "man", "man", "woman", "hourglass", "hourglass-man"]
    assert told["words"] == "hourglass, woman or man"
    assert set(told["famine"]) <= {"hourglass-woman-man", "woman"}
    assert told["printed"] == [True, False, True, False, False]
