"""The numbers of the steps, in the order of the rulebook. A number is never given to another step."""

from typing import Final

WAR: Final = 0
CAMPAIGN: Final = 1
DEAL: Final = 2
MULLIGAN: Final = 3
ANSWER_REDEAL: Final = 4
CARDS: Final = 5
GAME_TURN: Final = 6
ACTIONS: Final = 7
MOVE: Final = 8
SAILING: Final = 9
PLACING: Final = 10
CHOOSE_MUSTER: Final = 11
MUSTERING: Final = 12
CHOOSE_PLAGUE: Final = 13
BATTLES: Final = 14
BATTLE: Final = 15
TREASON_ROLL: Final = 16
BATTLE_ROUND: Final = 17
FIRING: Final = 18
HITS: Final = 19
CHARGING: Final = 20
TREACHERY: Final = 21
ROLLING: Final = 22
RETREATING: Final = 23
REGROUP: Final = 24
REGROUP_TO: Final = 25
SUPPLY: Final = 26
EXECUTION: Final = 27
MINOR_ENTERS: Final = 28
LOSSES: Final = 29
POLITICAL_TURN: Final = 30
HOMES: Final = 31
SURPLUS: Final = 32
