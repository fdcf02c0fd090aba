# The module itself is written by setup.py while it builds, and is not there in a source tree.
from typing import Literal

BUILD: Literal["compiled", "pure"]
REASON: str
