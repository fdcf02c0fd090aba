"""The numbers of the steps, in the order of the rulebook. A number is never given to another step."""

from typing import Final

SETUP: Final = 0
DEAL: Final = 1
ALLIES: Final = 2
FIRST_TILES: Final = 3
ROUND: Final = 4
TURNS: Final = 5
SQUIRES: Final = 6
FAVOUR: Final = 7
FAVOUR_NOBLE: Final = 8
UPGRADE: Final = 9
EXTENSION: Final = 10
VOTE: Final = 11
APPLY: Final = 12
PURCHASE: Final = 13
SWAP: Final = 14
TRADE: Final = 15
SEND: Final = 16
COUNTY_TAX: Final = 17
TILE_TAX: Final = 18
COUNTIES: Final = 19
COUNTY: Final = 20
NOBLE: Final = 21
CROSSING: Final = 22
NAME_START: Final = 23
CASTLES: Final = 24
CASTLE: Final = 25
CONFLICTS: Final = 26
RANSOM: Final = 27
