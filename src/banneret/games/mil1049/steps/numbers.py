"""The numbers of the steps, in the order of the rulebook. A number is never given to another step."""

from typing import Final

YEAR: Final = 0
START_PLAYER: Final = 1
REVEAL: Final = 2
ACTIONS: Final = 3
TOLL: Final = 4
AGEING: Final = 5
BIRTH: Final = 6
WEDDING: Final = 7
KEEPING: Final = 8
POLITICS: Final = 9
GRANT: Final = 10
MONASTERY: Final = 11
SPHERE: Final = 12
COURT: Final = 13
RANSOM: Final = 14
ANSWER: Final = 15
OUTBIDDING: Final = 16
MARKET: Final = 17
TRADING: Final = 18
OPENING: Final = 19
BIDDING: Final = 20
BUILDING: Final = 21
WAR: Final = 22
CLAIM: Final = 23
HELP: Final = 24
AGREEMENT: Final = 25
RAID: Final = 26
KINGS_CLAIM: Final = 27
SETTLING: Final = 28
CATHEDRAL: Final = 29
DONATION: Final = 30
CURIA: Final = 31
WINTER: Final = 32

#: Kinds of questions of chance.
BY_LOT: Final = 1
BY_TILE: Final = 2
BY_KIND: Final = 3
BY_DIE: Final = 4
