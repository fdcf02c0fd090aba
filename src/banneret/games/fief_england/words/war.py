"""Words of war: battles, sieges, captives, ransoms, invaders. Verbs from 80 on."""

from __future__ import annotations

from typing import Final

from banneret.core.rules import LineKind, Verb

ATTACK: Final = 80
ATTACK_HORDE: Final = 81
SEIZE: Final = 82
SEIZE_BY_PASSAGE: Final = 83
SALLY: Final = 84
VOLLEY: Final = 85
BESIEGE: Final = 86
LIFT_SIEGE: Final = 87
JOIN_ATTACK: Final = 88
JOIN_DEFENCE: Final = 89
STAND_ASIDE: Final = 90
AGREE: Final = 91
DECLINE: Final = 92
AT_TROOPS: Final = 93
AT_NOBLE: Final = 94
AT_LEADER: Final = 95
LOSE: Final = 96
LOSE_NOBLE: Final = 97
FIGHT_ON: Final = 98
SURRENDER: Final = 99
TRUCE: Final = 100
TRUCE_CITY: Final = 101
BREAK_OFF: Final = 102
SIEGE: Final = 103
SIEGE_FROM: Final = 104
CHANGE_SIDES: Final = 105
DESTROY_ENGINE: Final = 106
HOLD_CAPTIVE: Final = 107
TAKE_ENGINE: Final = 108
BURN_ENGINE: Final = 109
FIRE_AGAIN: Final = 110
HOLD_FIRE: Final = 111
USE_SERVANT: Final = 112
SPARE_SERVANT: Final = 113
BLAME: Final = 114
KEEP_BACK: Final = 115
KEEP_NOBLE: Final = 116
SALLY_OUT: Final = 117
PAY_SIEGE: Final = 118
PILLAGE_MILL: Final = 119
PILLAGE_ABBEY: Final = 120
SWAP_ENGINES: Final = 121
WRECK_ENGINES: Final = 122
RANSOM: Final = 123
HAGGLE: Final = 124
OFFER_SUM: Final = 125
DANEGELD: Final = 126
PREACH: Final = 127
LEAVE_ALONE: Final = 128
SET_FREE: Final = 129
HAND_OVER: Final = 130
GO_HOME: Final = 131
NO_RANSOM: Final = 132
RETREAT: Final = 133
ADMIT: Final = 134
FLEE: Final = 135
FLEE_ALONE: Final = 136
GUIDE: Final = 137

VERBS: Final[dict[int, Verb]] = {
    ATTACK: Verb("attack", "city+family"),
    ATTACK_HORDE: Verb("attack-invaders", "city"),
    SEIZE: Verb("seize", "city+family"),
    SEIZE_BY_PASSAGE: Verb("seize-by-passage", "city+family"),
    SALLY: Verb("sally", "city+family"),
    VOLLEY: Verb("volley", "city+family"),
    BESIEGE: Verb("besiege", "city"),
    LIFT_SIEGE: Verb("lift-siege", "city"),
    JOIN_ATTACK: Verb("join-attack"),
    JOIN_DEFENCE: Verb("join-defence"),
    STAND_ASIDE: Verb("stand-aside"),
    AGREE: Verb("agree"),
    DECLINE: Verb("decline"),
    AT_TROOPS: Verb("at-troops"),
    AT_NOBLE: Verb("at-noble", "noble"),
    AT_LEADER: Verb("at-leader", "army"),
    LOSE: Verb("lose", "family+unit"),
    LOSE_NOBLE: Verb("lose-noble", "noble"),
    FIGHT_ON: Verb("fight-on"),
    SURRENDER: Verb("surrender"),
    TRUCE: Verb("truce"),
    TRUCE_CITY: Verb("truce-with-city"),
    BREAK_OFF: Verb("break-off"),
    SIEGE: Verb("siege"),
    SIEGE_FROM: Verb("siege-from", "city"),
    CHANGE_SIDES: Verb("change-sides"),
    DESTROY_ENGINE: Verb("destroy-engine", "unit"),
    HOLD_CAPTIVE: Verb("hold-captive", "noble"),
    TAKE_ENGINE: Verb("take-engine"),
    BURN_ENGINE: Verb("burn-engine"),
    FIRE_AGAIN: Verb("fire-again"),
    HOLD_FIRE: Verb("hold-fire"),
    USE_SERVANT: Verb("use-servant"),
    SPARE_SERVANT: Verb("spare-servant"),
    BLAME: Verb("blame", "noble"),
    KEEP_BACK: Verb("keep-back", "unit"),
    KEEP_NOBLE: Verb("keep-noble", "noble"),
    SALLY_OUT: Verb("sally-out"),
    PAY_SIEGE: Verb("pay-siege", "some"),
    PILLAGE_MILL: Verb("pillage-mill", "city"),
    PILLAGE_ABBEY: Verb("pillage-abbey", "city+noble"),
    SWAP_ENGINES: Verb("swap-engines", "city+family"),
    WRECK_ENGINES: Verb("wreck-engines", "city+unit"),
    RANSOM: Verb("ransom", "noble"),
    HAGGLE: Verb("haggle", "noble"),
    OFFER_SUM: Verb("offer-sum", "some"),
    DANEGELD: Verb("danegeld", "army"),
    PREACH: Verb("preach", "noble+army"),
    LEAVE_ALONE: Verb("leave-alone"),
    SET_FREE: Verb("set-free", "noble"),
    HAND_OVER: Verb("hand-over", "noble+noble"),
    GO_HOME: Verb("go-home", "place"),
    NO_RANSOM: Verb("no-ransom"),
    RETREAT: Verb("retreat", "city"),
    ADMIT: Verb("admit-invaders", "city"),
    GUIDE: Verb("guide-invaders", "army"),
    FLEE: Verb("flee", "noble+unit"),
    FLEE_ALONE: Verb("flee-alone", "noble"),
}

#: Weapons of a roll, and the faces of a battle die, as they are named in the log.
WEAPON_IDS: Final = ("catapults", "bombards", "archers", "aimed", "melee")
FACE_IDS: Final = ("blank", "f", "ff", "fff")
#: The sides of a battle as members: families, then the invaders.
FORCE_IDS: Final = ("red", "blue", "green", "yellow", "invaders")
#: What one side may plead for with another (kind ``plea``), and the rule by which it may.
PLEA_IDS: Final = ("join-attack", "join-defence", "change-sides", "truce", "truce-city", "ransom", "captive")
JOIN_ATTACK_PLEA: Final = 0
JOIN_DEFENCE_PLEA: Final = 1
CHANGE_SIDES_PLEA: Final = 2
TRUCE_PLEA: Final = 3
TRUCE_CITY_PLEA: Final = 4
RANSOM_PLEA: Final = 5
CAPTIVE_PLEA: Final = 6
PLEA_RULES: Final = (
    "FE-7.0-f",
    "FE-7.0-f",
    "FE-7.0-h",
    "FE-7.8-c",
    "FE-7.8-c",
    "FE-7.7-f",
    "FE-IT10.10-b",
)
#: How a battle ended without a winner (kind ``halt``).
HALT_IDS: Final = ("truce", "broken-off", "siege", "stalemate", "nobles-only", "leader-dead", "outnumbered")
H_TRUCE: Final = 0
H_BROKEN: Final = 1
H_SIEGE: Final = 2
H_STALEMATE: Final = 3
H_NOBLES: Final = 4
H_LEADER: Final = 5
H_OUTNUMBERED: Final = 6

L_BATTLE: Final = 128
L_SHOWS: Final = 129
L_JOINS: Final = 130
L_ROUND: Final = 131
L_DIE: Final = 132
L_HITS: Final = 133
L_LOSS: Final = 134
L_FOOT_LOSS: Final = 135
L_LEADER_LOST: Final = 136
L_FALLEN: Final = 137
L_BURST: Final = 138
L_AIMS: Final = 139
L_AIMS_LEADER: Final = 140
L_WON: Final = 141
L_HALTED: Final = 142
L_SURRENDERS: Final = 143
L_TURNCOAT: Final = 144
L_SIEGE: Final = 145
L_SIEGE_OVER: Final = 146
L_SIEGE_PAID: Final = 147
L_CAPTURED: Final = 148
L_CAPTURED_BY: Final = 149
L_FREED: Final = 150
L_HANDED: Final = 151
L_RANSOMED: Final = 152
L_OFFERED: Final = 153
L_ENGINES: Final = 154
L_ENGINES_LOST: Final = 155
L_MILL_LOST: Final = 156
L_PILLAGED_MILL: Final = 157
L_PILLAGED_ABBEY: Final = 158
L_HERETIC: Final = 159
L_INVASION_DIE: Final = 160
L_LANDS: Final = 161
L_REINFORCED: Final = 162
L_COMPASS: Final = 163
L_ARMY_MOVES: Final = 164
L_ARMY_STAYS: Final = 165
L_RAVAGED: Final = 166
L_RELIC_LOST: Final = 167
L_WALLS_LOST: Final = 168
L_ARMY_LEAVES: Final = 169
L_DANEGELD: Final = 170
L_PREACHED: Final = 171
L_ARMY_SICK: Final = 172
L_PLEADS: Final = 173
L_AGREED: Final = 174
L_DECLINED: Final = 175
L_HELPED: Final = 176
L_SEIZED: Final = 177
L_ARMY_DIE: Final = 178
L_ESCAPED_HOME: Final = 179
L_LEFT_BEHIND: Final = 180
L_RETREATS: Final = 181
L_ADMITS: Final = 182
L_GUIDES: Final = 193

LINES: Final[dict[int, LineKind]] = {
    L_BATTLE: LineKind("battle", ("attackers:force", "defenders:force", "place:place"), "FE-7.0-c"),
    L_SHOWS: LineKind("shows", ("who:family", "unit:unit", "number:n", "place:place"), "FE-7.0-d"),
    L_JOINS: LineKind("joins-battle", ("who:family", "side:force"), "FE-7.0-f"),
    L_ROUND: LineKind("battle-round", ("number:n",), "FE-7.1-a"),
    L_DIE: LineKind("battle-die", ("who:force", "weapon:weapon", "face:face"), "FE-7.1-b"),
    L_HITS: LineKind("hits", ("who:force", "number:n"), "FE-7.5-b"),
    L_LOSS: LineKind("loss", ("who:family", "unit:unit", "number:n"), "FE-7.5-g"),
    L_FOOT_LOSS: LineKind("foot-loss", ("army:army", "number:n"), "FE-6.4-j"),
    L_LEADER_LOST: LineKind("leader-lost", ("army:army",), "FE-6.12-b"),
    L_FALLEN: LineKind("fallen", ("noble:noble",), "FE-7.5-e"),
    L_BURST: LineKind("burst", ("who:family",), "FE-7.2-j"),
    L_AIMS: LineKind("aims", ("who:family", "noble:noble"), "FE-7.2-r"),
    L_AIMS_LEADER: LineKind("aims-leader", ("who:family", "army:army"), "FE-7.2-r"),
    L_WON: LineKind("battle-won", ("who:force", "place:place"), "FE-7.8-a"),
    L_HALTED: LineKind("battle-halted", ("how:halt", "place:place"), "FE-7.8-c"),
    L_SURRENDERS: LineKind("surrenders", ("who:family", "place:place"), "FE-7.8-b"),
    L_TURNCOAT: LineKind("turncoat", ("who:family",), "FE-7.0-h"),
    L_SIEGE: LineKind("siege", ("who:family", "place:place"), "FE-7.9-a"),
    L_SIEGE_OVER: LineKind("siege-over", ("place:place",), "FE-7.9-h"),
    L_SIEGE_PAID: LineKind("siege-paid", ("who:family", "place:place", "number:n"), "FE-7.9-c"),
    L_CAPTURED: LineKind("captured", ("noble:noble", "by:noble"), "FE-7.6-a"),
    L_CAPTURED_BY: LineKind("captured-by-army", ("noble:noble", "army:army"), "FE-6.7-a"),
    L_FREED: LineKind("freed", ("noble:noble",), "FE-7.6-k"),
    L_HANDED: LineKind("handed-over", ("noble:noble", "to:noble"), "FE-IT10.10-b"),
    L_RANSOMED: LineKind("ransomed", ("who:family", "noble:noble", "sum:n"), "FE-7.7-a"),
    L_OFFERED: LineKind("ransom-offer", ("who:family", "noble:noble", "sum:n"), "FE-7.7-f"),
    L_ENGINES: LineKind("engines-taken", ("who:family", "unit:unit", "place:place"), "FE-7.2-m"),
    L_ENGINES_LOST: LineKind("engines-lost", ("who:family", "unit:unit", "place:place"), "FE-7.2-m"),
    L_MILL_LOST: LineKind("mill-lost", ("place:place",), "FE-IT10.7-a"),
    L_PILLAGED_MILL: LineKind("pillaged-mill", ("who:family", "city:city"), "FE-7.10-b"),
    L_PILLAGED_ABBEY: LineKind("pillaged-abbey", ("noble:noble", "city:city"), "FE-7.10-b"),
    L_HERETIC: LineKind("heretic", ("noble:noble",), "FE-2.13-r"),
    L_INVASION_DIE: LineKind("invasion-die", ("region:region", "face:face"), "FE-6.2-a"),
    L_LANDS: LineKind("army-lands", ("army:army", "city:city", "number:n"), "FE-6.2-a"),
    L_REINFORCED: LineKind("reinforced", ("army:army", "number:n"), "FE-6.1-a"),
    L_COMPASS: LineKind("compass", ("army:army", "way:way"), "FE-6.3-b"),
    L_ARMY_MOVES: LineKind("army-moves", ("army:army", "city:city"), "FE-6.3-a"),
    L_ARMY_STAYS: LineKind("army-stays", ("army:army", "city:city"), "FE-6.4-d"),
    L_RAVAGED: LineKind("ravaged", ("city:city",), "FE-6.5-a"),
    L_RELIC_LOST: LineKind("relic-lost", ("relic:relic",), "FE-12.0-c"),
    L_WALLS_LOST: LineKind("walls-lost", ("army:army", "city:city"), "FE-6.6-a"),
    L_ARMY_LEAVES: LineKind("army-leaves", ("army:army",), "FE-6.9-a"),
    L_DANEGELD: LineKind("danegeld", ("who:family", "army:army"), "FE-6.9-b"),
    L_PREACHED: LineKind("preached", ("noble:noble", "army:army", "number:n"), "FE-6.10-a"),
    L_ARMY_SICK: LineKind("army-sick", ("army:army", "number:n"), "FE-6.2-e"),
    L_PLEADS: LineKind("pleads", ("who:family", "asked:family", "plea:plea"), "FE-7.0-f"),
    L_AGREED: LineKind("plea-granted", ("who:family", "asking:family", "plea:plea"), "FE-7.0-f"),
    L_DECLINED: LineKind("plea-refused", ("who:family", "asking:family", "plea:plea"), "FE-7.0-f"),
    L_HELPED: LineKind("servant-helps", ("servant:servant", "noble:noble"), "FE-2.12-b"),
    L_SEIZED: LineKind("seized", ("who:family", "from:family", "place:place"), "FE-7.2-f"),
    L_ARMY_DIE: LineKind("army-die", ("army:army", "number:n"), "FE-6.2-e"),
    L_ESCAPED_HOME: LineKind("comes-home", ("noble:noble", "place:place"), "FE-7.6-m"),
    L_RETREATS: LineKind("retreats", ("noble:noble", "place:place"), "FE-10.2-h"),
    L_ADMITS: LineKind("admits-invaders", ("who:family", "place:place"), "FE-6.4-f"),
    L_GUIDES: LineKind("guides-invaders", ("who:family", "army:army"), "FE-10.2-i"),
    L_LEFT_BEHIND: LineKind("left-leaderless", ("army:army", "city:city"), "FE-6.4-k"),
}

PROMPTS: Final[dict[str, tuple[str, ...]]] = {
    "battle-turn": ("who:family",),
    "coalition": ("who:family", "place:place"),
    "plea": ("who:family", "asking:family", "plea:plea", "number:n"),
    "aim": ("who:family",),
    "losses": ("who:family", "number:n"),
    "stopping": ("who:family", "place:place"),
    "captive": ("who:family", "noble:noble"),
    "engines": ("who:family", "unit:unit", "from:family"),
    "siege-pay": ("who:family", "place:place"),
    "sally": ("who:family", "place:place"),
    "pillage": ("who:family",),
    "ransom": ("who:family",),
    "haggle": ("who:family", "noble:noble"),
    "freed": ("who:family", "noble:noble"),
    "duplicate-fire": ("who:family",),
    "servant-help": ("who:family", "servant:servant"),
    "heretic": ("who:family",),
    "horde-parley": ("who:family", "place:place"),
    "siege-from": ("who:family", "place:place"),
    "retreat": ("who:family", "goal:place"),
}
DETAILS: Final[dict[str, tuple[str, ...]]] = {
    "full-ransom": ("sum:n",),
    "siege-price": ("sum:n",),
    "danegeld-price": ("sum:n",),
    "hits-to-use": ("hits:n",),
    "strong-enough": ("points:n", "dice:n"),
}
#: Kinds of things that only this chapter names.
THINGS: Final[dict[str, tuple[str, ...]]] = {
    "weapon": WEAPON_IDS,
    "face": FACE_IDS,
    "force": FORCE_IDS,
    "plea": PLEA_IDS,
    "halt": HALT_IDS,
}
NUMBERS: Final[dict[str, int]] = {}
