"""The numbers of the steps, and of the questions of chance. A number is never given to another step.

Each chapter has a range of its own: the land from 0, war from 40, the court from 80, cards from 120 on.
"""

from __future__ import annotations

from typing import Final

# --- the land: rounds, income, purchases, movement (steps/rounds, setup, income, purchases, moves, raids)

ROUNDS: Final = 0
SETUP: Final = 1
SETUP_SERVANTS: Final = 2
START_REGION: Final = 3
START_CITY: Final = 4
COLLECT: Final = 5
SCORCH: Final = 6
TURNS: Final = 7
BUY: Final = 8
PLACE: Final = 9
MOVE: Final = 10
MARCH: Final = 11
ARRIVE: Final = 12
SHERWOOD_CROSSING: Final = 13
SHERWOOD_FREED: Final = 14
CONSENT: Final = 15
RAID: Final = 16
RAID_WON: Final = 17
FOREST_RANSOMS: Final = 18
CEDE: Final = 19
END_OF_ROUND: Final = 20
TITLE_FORT: Final = 21
TITLE_HOLDER: Final = 22
ABBEY_SITE: Final = 23
LET_IN: Final = 24
FIRST_PLAYER: Final = 25
PLAGUE_ENTRY: Final = 26

# --- war: battles, sieges, captives, ransoms, invaders (steps/battles, ...)

BATTLE_TURN: Final = 40
COALITION: Final = 41
BATTLE: Final = 42
MISSILES: Final = 43
MELEE: Final = 44
LOSSES: Final = 45
STOPPING: Final = 46
VICTORY: Final = 47
CAPTIVE: Final = 48
ENGINES: Final = 49
SIEGE_PAY: Final = 50
SALLY: Final = 51
PILLAGES: Final = 52
PILLAGE: Final = 53
RANSOMS: Final = 54
RANSOM: Final = 55
FREED: Final = 56
INVADERS: Final = 57
LANDING: Final = 58
ARMY_TURN: Final = 59
ARMY_FIGHT: Final = 60
ARMY_LEAVES: Final = 61
DEFEAT: Final = 62
AIM: Final = 63
HAGGLE: Final = 64
CHURCH_ROLL: Final = 65
DUPLICATE_FIRE: Final = 66
SELF_DESTROY: Final = 67
ROLL: Final = 68
SERVANT_HELP: Final = 69
HERETIC: Final = 70
PLEA: Final = 71
RAVAGE: Final = 72
HORDE_PARLEY: Final = 73
ARMY_PLAGUE: Final = 74
SIEGE_FROM: Final = 75
ARMY_MOVE: Final = 76
HANDING: Final = 77
RELEASE: Final = 78
RETREAT: Final = 79

# --- the court: marriages, throne, Parliament, titles, church, succession, relics, victory

MARRIAGES: Final = 80
ELECTION: Final = 81
NOMINATE: Final = 82
VOTE: Final = 83
PARLIAMENT: Final = 84
PARLIAMENT_VOTE: Final = 85
ROYAL_TAX: Final = 86
DEATH: Final = 87
INHERIT: Final = 88
MIND: Final = 89
TITLE_TO: Final = 90
ORPHANS: Final = 91
ABBACY: Final = 92
RELEASE_ABBESS: Final = 93
GARTER: Final = 94
SWORD: Final = 95
RELIC: Final = 96
HEIRLOOM: Final = 97
SUCCESSION: Final = 98
TRANSFERS: Final = 99
GRANT: Final = 100
VICTORY_CHECK: Final = 101
PRINCE_OFFER: Final = 102
REVIVE: Final = 103
SERVANT_TRADES: Final = 104
STEP_OUT: Final = 105
PROPOSE: Final = 106
BETROTHAL: Final = 107
SUMMON: Final = 108
CANVASS: Final = 109

# --- cards: drawing, Disasters, playing, any-time windows, rebellions, deals

DISCARDS: Final = 120
DRAWS: Final = 121
DRAW_CARD: Final = 122
DISASTERS: Final = 123
STRIKE: Final = 124
PLAGUE_LOSSES: Final = 125
PLAGUE_DIE: Final = 126
PLAYS: Final = 127
PLAY_NOBLE: Final = 128
PLAY_OFFICE: Final = 129
WINDOW: Final = 130
LIGHTNING: Final = 131
UPRISING: Final = 132
REBELS: Final = 133
APPEASE: Final = 134
PASSAGE: Final = 135
ASSASSIN: Final = 136
HIRE: Final = 137
PIGEON: Final = 138
PARLEY: Final = 139
OFFER: Final = 140
ANSWER: Final = 141
MATA: Final = 142
REROLL: Final = 143
DEAL_SERVANT: Final = 144
PLACE_FREED: Final = 145
TOO_MANY_CARDS: Final = 146
REBEL_LOSSES: Final = 147
AMBUSH: Final = 148
DISCARD: Final = 149
PLAY: Final = 150
PLACE_NOBLE: Final = 151
NEW_SERVANT: Final = 152
JOIN_REBELS: Final = 153
PLOT: Final = 154
AFTERMATH: Final = 155
BODYGUARD: Final = 156
PLAGUE_CITY: Final = 157
ESCAPED: Final = 158
REBEL_TARGET: Final = 159
APPEASE_ROLL: Final = 160
HANDING_DEAL: Final = 161

STEPS: Final = 170

# --- kinds of questions of chance

BY_D6: Final = 1
BY_BATTLE_DIE: Final = 2
BY_CHARACTER: Final = 3
BY_EVENT: Final = 4
BY_BACK: Final = 5
BY_SERVANT: Final = 6
BY_RELIC: Final = 7
BY_NOBLE: Final = 8
BY_FAMILY: Final = 9
BY_COMPASS: Final = 10
BY_HAND: Final = 11
BY_LOT: Final = 12
