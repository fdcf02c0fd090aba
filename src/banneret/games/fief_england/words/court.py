"""Words of the court: marriage, throne, Parliament, titles, church, succession, relics. Verbs from 160 on."""

from __future__ import annotations

from typing import Final

from banneret.core.rules import LineKind, Verb

WED: Final = 160
NOMINATE: Final = 161
FOR: Final = 162
AGAINST: Final = 163
NOBODY: Final = 164
HERALD_CALLS: Final = 165
PRO: Final = 166
CONTRA: Final = 167
BURGHERS_VOTE: Final = 168
SHARE: Final = 169
INVEST: Final = 170
FORTIFY: Final = 171
GRANT: Final = 172
TRANSFER: Final = 173
ABBACY: Final = 174
APPOINT: Final = 175
SITE: Final = 176
FOUND: Final = 177
LEAVE_ABBEY: Final = 178
DRAW_SWORD: Final = 179
GIVE_RELIC: Final = 180
DROP_RELIC: Final = 181
MOVE_STORMS: Final = 182
END_FAMINE: Final = 183
BESTOW: Final = 184
SEND_SERVANT: Final = 185
SEND: Final = 186
TOWARDS: Final = 187
TAKE_UP: Final = 188

VERBS: Final[dict[int, Verb]] = {
    WED: Verb("wed", "noble+noble"),
    NOMINATE: Verb("nominate", "noble"),
    FOR: Verb("for", "noble"),
    AGAINST: Verb("decoy", "noble"),
    NOBODY: Verb("nobody"),
    HERALD_CALLS: Verb("herald"),
    PRO: Verb("pro"),
    CONTRA: Verb("contra"),
    BURGHERS_VOTE: Verb("burghers-vote"),
    SHARE: Verb("share", "seat+share"),
    INVEST: Verb("invest", "noble"),
    FORTIFY: Verb("fortify", "city"),
    GRANT: Verb("grant", "region+offer"),
    TRANSFER: Verb("transfer", "region+noble"),
    ABBACY: Verb("abbacy", "noble"),
    APPOINT: Verb("appoint", "noble"),
    SITE: Verb("site", "city"),
    FOUND: Verb("found", "abbey"),
    LEAVE_ABBEY: Verb("leave-abbey", "abbey"),
    DRAW_SWORD: Verb("draw-sword", "noble"),
    GIVE_RELIC: Verb("give-relic", "relic+noble"),
    DROP_RELIC: Verb("drop-relic", "relic"),
    MOVE_STORMS: Verb("move-storms", "region+region"),
    END_FAMINE: Verb("end-famine", "region"),
    TAKE_UP: Verb("take-up", "noble"),
    BESTOW: Verb("bestow", "noble"),
    SEND_SERVANT: Verb("send-servant", "servant+noble"),
    SEND: Verb("send", "unit"),
    TOWARDS: Verb("towards", "city"),
}

L_CROWNED: Final = 34
L_DETHRONED: Final = 35
L_QUEEN: Final = 36
L_SWORD: Final = 37
L_DIES: Final = 38
L_HEIR: Final = 39
L_VACANT: Final = 40
L_TITLE: Final = 41
L_WALL: Final = 42
L_LOST: Final = 43
L_GRANT: Final = 44
L_GRANT_REFUSED: Final = 45
L_ABBACY: Final = 46
L_REVIVED: Final = 47
L_APPOINTED: Final = 48
L_ABBEY: Final = 49
L_DIVORCED: Final = 50
L_RELEASED: Final = 51
L_PROPOSES: Final = 52
L_MARRIED: Final = 53
L_JILTED: Final = 54
L_NOMINATED: Final = 55
L_LAID: Final = 56
L_HERALD: Final = 57
L_POLL: Final = 58
L_ELECTED: Final = 59
L_NOT_ELECTED: Final = 60
L_SUMMONED: Final = 61
L_BURGHERS: Final = 62
L_MARKER_DOWN: Final = 63
L_VOTED: Final = 64
L_TAX_PASSED: Final = 65
L_TAX_FAILED: Final = 66
L_SHARED: Final = 67
L_SHARED_OWN: Final = 68
L_RELIC: Final = 69
L_RELIC_TAKEN: Final = 70
L_RELIC_LEFT: Final = 71
L_MARKER: Final = 72
L_SWORD_STAYS: Final = 73
L_BLOWN: Final = 74
L_FAMINE_OVER: Final = 75
L_GARTER: Final = 76
L_SERVANT_GOES: Final = 77
L_GROUP: Final = 78
L_TOTAL: Final = 79

LINES: Final[dict[int, LineKind]] = {
    L_CROWNED: LineKind("crowned", ("noble:noble",), "FE-9.1-j"),
    L_DETHRONED: LineKind("dethroned", ("noble:noble",), "FE-13.2-e"),
    L_QUEEN: LineKind("queen", ("noble:noble",), "FE-9.0-f"),
    L_SWORD: LineKind("sword", ("noble:noble",), "FE-13.2-b"),
    L_DIES: LineKind("dies", ("noble:noble", "cause:cause"), "FE-4.8-a"),
    L_HEIR: LineKind("heir", ("noble:noble", "region:region"), "FE-4.8-c"),
    L_VACANT: LineKind("vacant", ("region:region",), "FE-4.8-c"),
    L_TITLE: LineKind("title", ("noble:noble", "region:region"), "FE-4.3-f"),
    L_WALL: LineKind("wall", ("city:city",), "FE-4.4-a"),
    L_LOST: LineKind("title-lost", ("noble:noble", "region:region"), "FE-4.7-a"),
    L_GRANT: LineKind("grant", ("who:family", "to:family", "region:region", "sum:n"), "FE-4.5-a"),
    L_GRANT_REFUSED: LineKind("grant-refused", ("who:family", "region:region"), "FE-4.5-c"),
    L_ABBACY: LineKind("abbacy", ("noble:noble", "abbey:abbey"), "FE-2.13-n"),
    L_REVIVED: LineKind("revived", ("noble:noble",), "FE-12.3-a"),
    L_APPOINTED: LineKind("appointed", ("noble:noble", "card:card"), "FE-2.14-a"),
    L_ABBEY: LineKind("abbey", ("noble:noble", "abbey:abbey", "city:city"), "FE-2.13-c"),
    L_DIVORCED: LineKind("divorced", ("noble:noble", "husband:noble"), "FE-IT14.2-a"),
    L_RELEASED: LineKind("released", ("noble:noble",), "FE-2.13-l"),
    L_PROPOSES: LineKind("proposes", ("one:noble", "two:noble"), "FE-9.0-o"),
    L_MARRIED: LineKind("married", ("one:noble", "two:noble"), "FE-9.0-a"),
    L_JILTED: LineKind("jilted", ("one:noble", "two:noble"), "FE-9.0-a"),
    L_NOMINATED: LineKind("nominated", ("who:family", "noble:noble"), "FE-9.1-c"),
    L_LAID: LineKind("laid", ("who:family", "noble:noble"), "FE-9.1-d"),
    L_HERALD: LineKind("herald", ("who:family",), "FE-2.12-sv21"),
    L_POLL: LineKind("poll", ("noble:noble", "votes:n"), "FE-9.1-f"),
    L_ELECTED: LineKind("elected", ("noble:noble",), "FE-9.1-h"),
    L_NOT_ELECTED: LineKind("not-elected", (), "FE-9.1-i"),
    L_SUMMONED: LineKind("summoned", ("who:family",), "FE-9.2-a"),
    L_BURGHERS: LineKind("burghers", ("who:family", "votes:n"), "FE-11.2-c"),
    L_MARKER_DOWN: LineKind("marker-down", ("who:family",), "FE-9.2-b"),
    L_VOTED: LineKind("voted", ("who:family", "yes:n", "votes:n"), "FE-9.2-c"),
    L_TAX_PASSED: LineKind("tax-passed", ("votes:n", "total:n"), "FE-9.2-d"),
    L_TAX_FAILED: LineKind("tax-failed", ("votes:n", "total:n"), "FE-9.2-d"),
    L_SHARED: LineKind("shared", ("who:family",), "FE-9.2-e"),
    L_SHARED_OWN: LineKind("shared-own", ("who:family", "to:seat", "sum:n"), "FE-9.2-e"),
    L_RELIC: LineKind("relic", ("relic:relic", "diocese:diocese"), "FE-12.0-a"),
    L_RELIC_TAKEN: LineKind("relic-taken", ("noble:noble", "relic:relic"), "FE-12.0-d"),
    L_RELIC_LEFT: LineKind("relic-left", ("relic:relic", "place:place"), "FE-12.0-f"),
    L_MARKER: LineKind("relic-marker", ("who:family",), "FE-12.0-h"),
    L_SWORD_STAYS: LineKind("sword-stays", ("noble:noble", "number:n"), "FE-13.2-a"),
    L_BLOWN: LineKind("blown", ("who:family", "from:region", "to:region"), "FE-12.2-a"),
    L_FAMINE_OVER: LineKind("famine-over", ("who:family", "region:region"), "FE-12.4-a"),
    L_GARTER: LineKind("garter", ("noble:noble",), "FE-13.3-a"),
    L_SERVANT_GOES: LineKind("servant-goes", ("servant:servant", "noble:noble"), "FE-2.12-h"),
    L_GROUP: LineKind("group", ("who:family", "from:place", "to:place", "units:n"), "FE-10.3-c"),
    L_TOTAL: LineKind("total", ("who:seat", "points:n"), "FE-8.1-b"),
}

PROMPTS: Final[dict[str, tuple[str, ...]]] = {
    "propose": ("who:family",),
    "betrothal": ("who:family", "one:noble", "two:noble"),
    "nominate": ("who:family",),
    "vote": ("who:family",),
    "summon": ("who:family",),
    "canvass": ("who:family",),
    "parliament-vote": (),
    "royal-tax": ("who:family",),
    "title-holder": ("who:family", "region:region"),
    "inherit": ("who:family", "region:region"),
    "title-fort": ("who:family", "region:region"),
    "grant": ("who:family", "king:family", "region:region", "sum:n"),
    "abbacy": ("who:family", "abbey:abbey"),
    "death": ("who:family", "noble:noble", "cause:cause"),
    "play-office": ("who:family", "card:card"),
    "abbey-site": ("who:family", "abbey:abbey"),
    "garter": ("who:family", "noble:noble"),
    "heirloom": ("who:family", "noble:noble", "place:place"),
    "orphans": ("who:family", "place:place"),
}
DETAILS: Final[dict[str, tuple[str, ...]]] = {}
#: One more than the most that anybody can get of a Royal Tax.
MOST_SHARE: Final = 13
#: Why a noble died (see fate).
CAUSE_IDS: Final = ("plague", "battle", "assassin", "justice", "rebels", "invaders", "poison", "arrow")
#: To whom a title is granted, and at what price: family * 9 + shillings.
OFFER_IDS: Final = tuple(
    [f"{who}-{price}" for who in ("red", "blue", "green", "yellow") for price in range(9)]
)
#: Kinds of things that only this chapter names.
THINGS: Final[dict[str, tuple[str, ...]]] = {"cause": CAUSE_IDS, "offer": OFFER_IDS}
NUMBERS: Final[dict[str, int]] = {"share": MOST_SHARE}
