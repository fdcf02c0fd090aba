"""The numbers of the steps, and of the questions of chance. A number is never given to another step."""

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
SHERWOOD_CROSSING: Final = 12
SHERWOOD_FREED: Final = 13
CONSENT: Final = 14
CEDE: Final = 15
TITLE_FORT: Final = 16
TITLE_HOLDER: Final = 17
ABBEY_SITE: Final = 18

# --- war: battles, sieges, captives, ransoms, invaders (steps/battles, ...)

BATTLE_TURN: Final = 19
COALITION: Final = 20
BATTLE: Final = 21
MISSILES: Final = 22
MELEE: Final = 23
LOSSES: Final = 24
STOPPING: Final = 25
CAPTIVE: Final = 26
ENGINES: Final = 27
SIEGE_PAY: Final = 28
SALLY: Final = 29
PILLAGES: Final = 30
PILLAGE: Final = 31
RANSOMS: Final = 32
RANSOM: Final = 33
FREED: Final = 34
INVADERS: Final = 35
LANDING: Final = 36
ARMY_TURN: Final = 37
AIM: Final = 38
HAGGLE: Final = 39
CHURCH_ROLL: Final = 40
DUPLICATE_FIRE: Final = 41
ROLL: Final = 42
SERVANT_HELP: Final = 43
HERETIC: Final = 44
PLEA: Final = 45
RAVAGE: Final = 46
HORDE_PARLEY: Final = 47
ARMY_PLAGUE: Final = 48
SIEGE_FROM: Final = 49
HANDING: Final = 50
RELEASE: Final = 51
RETREAT: Final = 52

# --- the court: marriages, throne, Parliament, titles, church, succession, relics, victory

MARRIAGES: Final = 53
ELECTION: Final = 54
NOMINATE: Final = 55
VOTE: Final = 56
PARLIAMENT: Final = 57
PARLIAMENT_VOTE: Final = 58
ROYAL_TAX: Final = 59
DEATH: Final = 60
INHERIT: Final = 61
MIND: Final = 62
ORPHANS: Final = 63
ABBACY: Final = 64
RELEASE_ABBESS: Final = 65
GARTER: Final = 66
SWORD: Final = 67
RELIC: Final = 68
GRANT: Final = 69
VICTORY_CHECK: Final = 70
PRINCE_OFFER: Final = 71
PROPOSE: Final = 72
BETROTHAL: Final = 73
SUMMON: Final = 74
CANVASS: Final = 75

# --- cards: drawing, Disasters, playing, any-time windows, rebellions, deals

DISCARDS: Final = 76
DRAWS: Final = 77
DRAW_CARD: Final = 78
DISASTERS: Final = 79
STRIKE: Final = 80
PLAGUE_LOSSES: Final = 81
PLAGUE_DIE: Final = 82
PLAYS: Final = 83
PLAY_OFFICE: Final = 84
WINDOW: Final = 85
UPRISING: Final = 86
APPEASE: Final = 87
ASSASSIN: Final = 88
PIGEON: Final = 89
PARLEY: Final = 90
OFFER: Final = 91
MATA: Final = 92
TOO_MANY_CARDS: Final = 93
REBEL_LOSSES: Final = 94
DISCARD: Final = 95
PLAY: Final = 96
PLACE_NOBLE: Final = 97
NEW_SERVANT: Final = 98
JOIN_REBELS: Final = 99
PLOT: Final = 100
AFTERMATH: Final = 101
BODYGUARD: Final = 102
PLAGUE_CITY: Final = 103
REBEL_TARGET: Final = 104
APPEASE_ROLL: Final = 105
HANDING_DEAL: Final = 106

HEARING: Final = 107
CARRIAGE: Final = 108
HEIRLOOM: Final = 109

STEPS: Final = 110

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
