"""The verbs, log lines and prompts. A number is never given to another verb or line."""

from __future__ import annotations

from typing import Final

from banneret.core.rules import LineKind, Verb
from banneret.games.mil1049.printed import (
    CATEGORY_IDS,
    DEAL_IDS,
    FACE_IDS,
    KIND_IDS,
    KNIGHT_IDS,
    PILE_IDS,
    PLACE_IDS,
    RESOURCE_IDS,
    ROW_IDS,
    SPACES,
    SPHERE_IDS,
    SYMBOL_IDS,
    TILE_IDS,
    TOKEN_IDS,
)
from banneret.games.mil1049.state import PHASE_IDS

HARVEST: Final = 1
RECRUIT: Final = 2
OFFSPRING: Final = 3
PLACE: Final = 4
TURN: Final = 5
LAY: Final = 6
MARK: Final = 7
PAY_GOLD: Final = 8
PAY_PRIVILEGE: Final = 9
TOKEN: Final = 10
ROLL: Final = 11
TAKE: Final = 12
BASTARD_GOLD: Final = 13
BASTARD_PRIVILEGE: Final = 14
STOP: Final = 15
ADD: Final = 16
DONE: Final = 17
CLOSE: Final = 18
TAKE_BACK: Final = 19
KEEP: Final = 20
GIVE: Final = 21
PAY: Final = 22
WITHDRAW: Final = 23
GRANT: Final = 24
NUNS: Final = 25
INFLUENCE: Final = 26
VASSALAGE: Final = 27
IDLE: Final = 28
ACCEPT: Final = 29
OUTBID: Final = 30
FIEF: Final = 31
TRADE: Final = 32
AUCTION: Final = 33
DEAL: Final = 34
PASS: Final = 35
BUILD: Final = 36
CLAIM: Final = 37
ASK: Final = 38
LEAVE: Final = 39
REFUSE: Final = 40
DECLINE: Final = 41
RAID: Final = 42
SETTLE: Final = 43
DISCARD: Final = 44
KING: Final = 45
HOLD: Final = 46
PRIVILEGE: Final = 47
ABBESS: Final = 48
CLEAR: Final = 49

VERBS: Final[dict[int, Verb]] = {
    HARVEST: Verb("harvest", "row+tile"),
    RECRUIT: Verb("recruit", "row"),
    OFFSPRING: Verb("offspring", "row"),
    PLACE: Verb("place", "row+place"),
    TURN: Verb("turn", "space"),
    LAY: Verb("lay", "space"),
    MARK: Verb("mark", "space"),
    PAY_GOLD: Verb("pay-gold"),
    PAY_PRIVILEGE: Verb("pay-privilege"),
    TOKEN: Verb("token", "space"),
    ROLL: Verb("roll"),
    TAKE: Verb("take", "symbol"),
    BASTARD_GOLD: Verb("bastard-gold"),
    BASTARD_PRIVILEGE: Verb("bastard-privilege"),
    STOP: Verb("stop"),
    ADD: Verb("add", "resource"),
    DONE: Verb("done"),
    CLOSE: Verb("close"),
    TAKE_BACK: Verb("take-back"),
    KEEP: Verb("keep", "resource"),
    GIVE: Verb("give", "gold"),
    PAY: Verb("pay"),
    WITHDRAW: Verb("withdraw"),
    GRANT: Verb("grant", "knight"),
    NUNS: Verb("nuns", "woman"),
    INFLUENCE: Verb("influence"),
    VASSALAGE: Verb("vassalage", "knight"),
    IDLE: Verb("idle"),
    ACCEPT: Verb("accept"),
    OUTBID: Verb("outbid"),
    FIEF: Verb("fief", "tile"),
    TRADE: Verb("trade"),
    AUCTION: Verb("auction"),
    DEAL: Verb("deal", "deal"),
    PASS: Verb("pass"),
    BUILD: Verb("build", "knight"),
    CLAIM: Verb("claim", "pile"),
    ASK: Verb("ask"),
    LEAVE: Verb("leave"),
    REFUSE: Verb("refuse"),
    DECLINE: Verb("decline"),
    RAID: Verb("raid", "knight+tile"),
    SETTLE: Verb("settle", "knight"),
    DISCARD: Verb("discard"),
    KING: Verb("king"),
    HOLD: Verb("hold"),
    PRIVILEGE: Verb("privilege"),
    ABBESS: Verb("abbess"),
    CLEAR: Verb("clear"),
}

L_TURN: Final = 0
L_PHASE: Final = 1
L_SPHERE: Final = 2
L_SCORE: Final = 3
L_GAINS: Final = 4
L_PAYS: Final = 5
L_REVEALED: Final = 6
L_HARVEST: Final = 7
L_RECRUIT: Final = 8
L_AGED: Final = 9
L_ROLLED: Final = 10
L_NOTHING_BORN: Final = 11
L_GIRL: Final = 12
L_HEIR: Final = 13
L_SON: Final = 14
L_BASTARD: Final = 15
L_PLACED: Final = 16
L_TOLL: Final = 17
L_TURNED: Final = 18
L_LAID: Final = 19
L_MARKED: Final = 20
L_ACTED: Final = 21
L_DIED: Final = 22
L_STARVED: Final = 23
L_SUCCEEDED: Final = 24
L_RELATIVE: Final = 25
L_ENDED: Final = 26
L_FREED: Final = 27
L_WEDDING: Final = 28
L_OFFERED: Final = 29
L_EMPTY_HAND: Final = 30
L_LOVE: Final = 31
L_DOWRY: Final = 32
L_COUSIN: Final = 33
L_BRIDE: Final = 34
L_KEPT: Final = 35
L_MAJORITY: Final = 36
L_NO_MAJORITY: Final = 37
L_KINGS: Final = 38
L_ARCHBISHOP: Final = 39
L_NUNS: Final = 40
L_NO_NUN: Final = 41
L_IDLE: Final = 42
L_VASSALAGE: Final = 43
L_RANSOM: Final = 44
L_NO_RANSOM: Final = 45
L_RESISTED: Final = 46
L_OUTBID: Final = 47
L_FIEF: Final = 48
L_VASSAL: Final = 49
L_TRADED: Final = 50
L_DEALT: Final = 51
L_AUCTION: Final = 52
L_BIDS: Final = 53
L_PASSES: Final = 54
L_CASTLE_WON: Final = 55
L_BUILT: Final = 56
L_CLAIM: Final = 57
L_NAMED: Final = 58
L_ASKED: Final = 59
L_HELPS: Final = 60
L_REFUSES: Final = 61
L_DECLINES: Final = 62
L_CONQUERED: Final = 63
L_LEFT: Final = 64
L_RAID: Final = 65
L_COMMITS: Final = 66
L_STRENGTH: Final = 67
L_VICTORY: Final = 68
L_REPELLED: Final = 69
L_LEADER: Final = 70
L_SETTLED: Final = 71
L_DISCARDED: Final = 72
L_NO_ROOM: Final = 73
L_KING: Final = 74
L_DONATED: Final = 75
L_CATHEDRAL: Final = 76
L_WITHDREW: Final = 77
L_PRIVILEGE: Final = 78
L_ABBESS: Final = 79
L_CRUSADE: Final = 80
L_FAMINE: Final = 81
L_MILD: Final = 82
L_REWARDED: Final = 83
L_HOLDS: Final = 84
L_FINAL: Final = 85
L_WON: Final = 86
L_GAVE_UP: Final = 87

LINES: Final[list[LineKind]] = [
    LineKind("turn", ("number:n", "start:seat"), "MIL-GEN-a"),
    LineKind("phase", ("phase:phase",), "MIL-GEN-a"),
    LineKind("sphere", ("sphere:sphere",), "MIL-GEN-b"),
    LineKind("score", ("who:seat", "points:n", "total:n"), "MIL-GEN-f"),
    LineKind("gains", ("who:seat", "count:n", "resource:resource"), "MIL-GEN-c"),
    LineKind("pays", ("who:seat", "count:n", "resource:resource"), "MIL-GEN-c"),
    LineKind("revealed", ("pile:pile", "tile:tile"), "MIL-SETUP-i"),
    LineKind("harvest", ("knight:knight", "tile:tile"), "MIL-HARV-a"),
    LineKind("recruit", ("knight:knight", "men:n"), "MIL-RECR-c"),
    LineKind("aged", ("knight:knight", "space:space", "age:n"), "MIL-TIME-a"),
    LineKind("rolled", ("knight:knight", "face:face"), "MIL-BIRTH-a"),
    LineKind("nothing-born", ("knight:knight",), "MIL-BIRTH-q"),
    LineKind("girl", ("knight:knight",), "MIL-BIRTH-c"),
    LineKind("heir", ("knight:knight",), "MIL-BIRTH-d"),
    LineKind("son", ("knight:knight", "born:knight"), "MIL-BIRTH-f"),
    LineKind("bastard", ("knight:knight", "price:price"), "MIL-BIRTH-l"),
    LineKind("placed", ("knight:knight", "place:place"), "MIL-PLACE-c"),
    LineKind("toll", ("who:seat", "price:price"), "MIL-PLACE-d"),
    LineKind("turned", ("who:seat", "space:space"), "MIL-PASS-a"),
    LineKind("laid", ("who:seat", "space:space"), "MIL-PASS-a"),
    LineKind("marked", ("who:seat", "space:space"), "MIL-TWO-b"),
    LineKind("acted", ("reason:reason",), "MIL-ACT-f"),
    LineKind("died", ("knight:knight",), "MIL-DEATH-a"),
    LineKind("starved", ("knight:knight",), "MIL-WINT-c"),
    LineKind("succeeded", ("knight:knight",), "MIL-DEATH-c"),
    LineKind("relative", ("knight:knight",), "MIL-DEATH-e"),
    LineKind("ended", ("knight:knight",), "MIL-DEATH-f"),
    LineKind("freed", ("knight:knight", "lord:seat"), "MIL-DEATH-g"),
    LineKind("wedding", ("knight:knight",), "MIL-WED-b"),
    LineKind("offered", ("who:seat", "count:n", "resource:resource"), "MIL-WED-c"),
    LineKind("empty-hand", ("who:seat",), "MIL-WED-d"),
    LineKind("love", ("knight:knight",), "MIL-WED-j"),
    LineKind("dowry", ("who:seat", "knight:knight"), "MIL-WED-e"),
    LineKind("cousin", ("who:seat", "knight:knight"), "MIL-WED-h"),
    LineKind("bride", ("who:seat",), "MIL-WED-f"),
    LineKind("kept", ("who:seat", "count:n", "resource:resource"), "MIL-GEN-j"),
    LineKind("majority", ("who:seat", "sphere:sphere"), "MIL-POL-a"),
    LineKind("no-majority", ("sphere:sphere",), "MIL-POL-j"),
    LineKind("kings", ("who:seat", "knight:knight"), "MIL-POL-e"),
    LineKind("archbishop", ("who:seat", "knight:knight"), "MIL-POL-f"),
    LineKind("nuns", ("who:seat", "count:n"), "MIL-MON-a"),
    LineKind("no-nun", ("knight:knight",), "MIL-MON-c"),
    LineKind("idle", ("knight:knight",), "MIL-SPH-c"),
    LineKind("vassalage", ("knight:knight", "target:knight"), "MIL-VASSAL-a"),
    LineKind("ransom", ("who:seat", "count:n", "resource:resource"), "MIL-VASSAL-g"),
    LineKind("no-ransom", ("who:seat",), "MIL-VASSAL-h"),
    LineKind("resisted", ("target:knight", "who:seat"), "MIL-VASSAL-i"),
    LineKind("outbid", ("who:seat",), "MIL-VASSAL-j"),
    LineKind("fief", ("knight:knight", "target:knight", "tile:tile"), "MIL-VASSAL-l"),
    LineKind("vassal", ("target:knight", "lord:seat"), "MIL-VASSAL-o"),
    LineKind("traded", ("who:seat", "count:n"), "MIL-MARKET-b"),
    LineKind("dealt", ("deal:deal",), "MIL-MARKET-b"),
    LineKind("auction", ("knight:knight",), "MIL-CASTLE-a"),
    LineKind("bids", ("who:seat", "count:n", "resource:resource"), "MIL-CASTLE-d"),
    LineKind("passes", ("who:seat",), "MIL-CASTLE-c"),
    LineKind("castle-won", ("who:seat",), "MIL-CASTLE-h"),
    LineKind("built", ("who:seat", "knight:knight"), "MIL-CASTLE-i"),
    LineKind("claim", ("knight:knight", "tile:tile", "pile:pile"), "MIL-FREE-a"),
    LineKind("named", ("who:seat", "count:n", "resource:resource"), "MIL-FREE-k"),
    LineKind("asked", ("who:seat", "lord:seat"), "MIL-FREE-k"),
    LineKind("helps", ("who:seat", "count:n", "resource:resource"), "MIL-FREE-e"),
    LineKind("refuses", ("who:seat",), "MIL-FREE-k"),
    LineKind("declines", ("who:seat",), "MIL-FREE-k"),
    LineKind("conquered", ("knight:knight", "tile:tile", "attack:n", "defence:n"), "MIL-FREE-f"),
    LineKind("left", ("knight:knight",), "MIL-FREE-g"),
    LineKind("raid", ("knight:knight", "target:knight", "tile:tile"), "MIL-RAID-a"),
    LineKind("commits", ("who:seat", "count:n", "resource:resource"), "MIL-RAID-k"),
    LineKind("strength", ("attack:n", "defence:n"), "MIL-RAID-m"),
    LineKind("victory", ("knight:knight", "target:knight", "tile:tile"), "MIL-RAID-o"),
    LineKind("repelled", ("knight:knight", "target:knight"), "MIL-RAID-p"),
    LineKind("leader", ("who:seat", "beaten:seat"), "MIL-RAID-r"),
    LineKind("settled", ("who:seat", "knight:knight", "tile:tile"), "MIL-RAID-o"),
    LineKind("discarded", ("who:seat", "tile:tile"), "MIL-LANDPP-d"),
    LineKind("no-room", ("tile:tile",), "MIL-RAID-u"),
    LineKind("king", ("who:seat", "tile:tile"), "MIL-ADV-h"),
    LineKind("donated", ("who:seat", "gold:n"), "MIL-CATH-b"),
    LineKind("cathedral", ("who:seat", "gold:n", "points:n"), "MIL-CATH-c"),
    LineKind("withdrew", ("who:seat",), "MIL-CATH-d"),
    LineKind("privilege", ("who:seat",), "MIL-CURIA-a"),
    LineKind("abbess", ("who:seat",), "MIL-CURIA-b"),
    LineKind("crusade", ("knight:knight",), "MIL-CRUS-a"),
    LineKind("famine", ("face:face",), "MIL-WINT-a"),
    LineKind("mild", ("face:face",), "MIL-WINT-a"),
    LineKind("rewarded", ("who:seat",), "MIL-WINT-e"),
    LineKind("holds", ("who:seat", "count:n", "resource:resource"), "MIL-END-a"),
    LineKind("final", ("who:seat", "line:final", "points:n"), "MIL-END-a"),
    LineKind("won", ("who:seat", "points:n"), "MIL-END-j"),
    LineKind("gave-up", ("who:seat",), "MIL-END-j"),
]

#: Prices that can be paid in two ways, why the Actions phase ended, lines of the final scoring.
PRICE_IDS: Final = ("gold", "privilege")
BY_GOLD: Final = 0
BY_PRIVILEGE: Final = 1
REASON_IDS: Final = ("all-placed", "all-closed")
FINAL_IDS: Final = ("goods", "influence", "privileges", "gold", "women")

THINGS: Final[dict[str, tuple[str, ...]]] = {
    "knight": KNIGHT_IDS,
    "row": ROW_IDS,
    "tile": TILE_IDS,
    "kind": KIND_IDS,
    "category": CATEGORY_IDS,
    "place": PLACE_IDS,
    "space": PLACE_IDS[:SPACES],
    "sphere": SPHERE_IDS,
    "phase": PHASE_IDS,
    "token": TOKEN_IDS,
    "pile": PILE_IDS,
    "symbol": SYMBOL_IDS,
    "face": FACE_IDS,
    "resource": RESOURCE_IDS,
    "deal": DEAL_IDS,
    "price": PRICE_IDS,
    "reason": REASON_IDS,
    "final": FINAL_IDS,
}
#: Plain numbers in nouns: lands of a knight, gold offered at once, further women for the Monastery.
NUMBERS: Final[dict[str, int]] = {"slot": 2, "gold": 200, "woman": 60}


PROMPTS: Final[dict[str, tuple[str, ...]]] = {
    "actions": ("who:seat", "turn:n"),
    "toll": ("knight:knight", "place:place"),
    "ageing": ("knight:knight",),
    "birth": ("knight:knight",),
    "born": ("knight:knight", "face:face"),
    "again": ("knight:knight",),
    "wedding": ("knight:knight",),
    "closed": (),
    "keeping": ("who:seat", "count:n"),
    "grant-soldiers": ("who:seat",),
    "grant-archbishop": ("who:seat",),
    "monastery": (),
    "court": ("knight:knight",),
    "ransom": ("knight:knight", "target:knight"),
    "answer": ("knight:knight", "target:knight"),
    "outbidding": ("knight:knight", "target:knight"),
    "market": ("knight:knight",),
    "trading": ("who:seat",),
    "opening": ("who:seat",),
    "bidding": ("who:seat", "best:seat"),
    "improving": ("who:seat", "best:seat"),
    "building": ("who:seat",),
    "war": ("knight:knight",),
    "claim": ("knight:knight", "tile:tile", "defence:n"),
    "help": ("who:seat", "knight:knight", "missing:n"),
    "agreement": ("who:seat", "attack:n", "defence:n"),
    "raid": ("knight:knight", "target:knight", "attack:n", "defence:n"),
    "kings-claim": ("who:seat", "tile:tile"),
    "settling": ("who:seat", "tile:tile"),
    "cathedral": (),
    "donation": ("who:seat", "gold:n", "points:n"),
    "curia": ("knight:knight",),
}

#: What says more about a refusal.
DETAILS: Final[dict[str, tuple[str, ...]]] = {
    "lacks": ("count:n", "resource:resource"),
    "has-only": ("count:n", "resource:resource"),
    "toll": (),
    "given": ("count:n",),
    "nuns": ("privileges:n", "women:n"),
    "soldiers": ("soldiers:n", "elements:n"),
    "outbid": ("cubes:n", "gold:n"),
    "overbid": ("cubes:n",),
    "strength": ("attack:n", "defence:n"),
    "women": ("who:seat", "price:n", "influence:n"),
}
