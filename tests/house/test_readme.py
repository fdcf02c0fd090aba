"""The README's promises."""

from __future__ import annotations

import re
from pathlib import Path

README = Path(__file__).parents[2] / "README.md"


def test_the_quick_start_runs() -> None:
    block = re.search(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert block
    exec(compile(block[1], str(README), "exec"), {"__name__": "readme"})
