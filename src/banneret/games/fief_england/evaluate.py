"""How a position of Fief England is judged: ``evaluate`` a whole one, ``prefer`` among choices.

Bots of every kind build on these two (``banneret.bots.judge``). All is told in tenths of a victory point.
``prefer`` looks at nothing but what the seat knows: units face down are counted, not read, and no hand and no
purse but its own is looked into. What it thinks of each chapter of the rules is in ``counsel``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from banneret.core.choice import NOUN_MASK
from banneret.games.fief_england.board import VP_ALLIANCE, VP_SOLO
from banneret.games.fief_england.counsel import battle, campaign, court, hands, market, talks
from banneret.games.fief_england.counsel.worth import VP, assets, points, shilling
from banneret.games.fief_england.state import PLACING, RESIGNED, ROUND, WINNERS, Fief
from banneret.games.fief_england.steps import deals, extras, numbers, pigeons
from banneret.games.fief_england.words.cards import PASS
from banneret.games.fief_england.words.deals import ALLY_GIFT
from banneret.games.fief_england.words.land import DONE

#: A game that is won, beside everything else.
VICTORY: Final = 300.0
#: So far ahead is a chance to win of e to 1 (``banneret.bots.judge``).
SCALE: Final = 12.0
#: What it is worth to have the VP that it takes, by rounds until the first check (round 5) and later.
_READY: Final[list[float]] = [30.0, 16.0, 9.0, 5.0, 3.0, 2.0]
#: The verbs of bargains, gifts and pigeons.
_TALKS: Final[frozenset[int]] = deals.VERBS | pigeons.VERBS

#: The steps in which cards, servants and talks are possible besides.
_BESIDE: Final[frozenset[int]] = frozenset(
    (
        numbers.WINDOW,
        numbers.HEARING,
        numbers.PROPOSE,
        numbers.DISCARD,
        numbers.PLAY,
        numbers.RANSOM,
        numbers.SIEGE_PAY,
        numbers.BUY,
        numbers.PLACE,
        numbers.MOVE,
        numbers.MARCH,
        numbers.BATTLE_TURN,
        numbers.PILLAGE,
    )
)


# --- whole positions


def evaluate(s: Fief, seat: int) -> float:
    """What a full position is worth to a seat: its prospects and its ally's against those of the others."""
    if not s.stack:
        winners = s.now[WINNERS]
        if not winners >> seat & 1:
            return -VICTORY
        return VICTORY / winners.bit_count() + VP * _title_points(s, seat)
    worths = [_prospects(s, other) for other in range(s.seats)]
    rivals = [
        worths[other]
        for other in range(s.seats)
        if other != seat and not _allied(s, seat, other) and not s.now[RESIGNED] >> other & 1
    ]
    if not rivals:
        return VICTORY
    return worths[seat] - 0.6 * max(rivals) - 0.4 * sum(rivals) / len(rivals)


def _allied(s: Fief, seat: int, other: int) -> bool:
    """Whether two seats would win together."""
    return s.seats == 4 and s.ally[seat] == other


def _title_points(s: Fief, seat: int) -> float:
    """The VP that count for a seat, those of a couple as part of the one more that they need."""
    if s.seats == 2:
        both = points(s, 2 * seat) + points(s, 2 * seat + 1)
        if s.ally[2 * seat] >= 0:
            return both * VP_SOLO / VP_ALLIANCE
        return 0.6 * both
    if s.seats == 4 and s.ally[seat] >= 0:
        return (points(s, seat) + points(s, s.ally[seat])) * VP_SOLO / VP_ALLIANCE
    return float(points(s, seat))


def _prospects(s: Fief, seat: int) -> float:
    """What a seat has and may hope for."""
    vp = _title_points(s, seat)
    total = VP * vp
    if vp >= VP_SOLO:
        total += _READY[min(len(_READY) - 1, max(0, 5 - s.now[ROUND]))]
    total += min(60, s.money[seat]) * shilling(s)
    for g in range(s.families):
        if s.seat(g) == seat:
            total += assets(s, g)
            if s.seats == 4 and s.ally[g] >= 0:
                total += 0.3 * assets(s, s.ally[g])
    return total


def quiet(s: Fief) -> bool:
    """Whether nothing is half done: a family is to move, buy, draw, play or fight, and has begun nothing."""
    if not s.stack:
        return True
    top = s.stack[-1][0]
    if top == numbers.BUY:
        return not s.now[PLACING] and not sum(s.pool)
    return top in (
        numbers.MOVE,
        numbers.DISCARD,
        numbers.DRAW_CARD,
        numbers.PLAY,
        numbers.BATTLE_TURN,
        numbers.PROPOSE,
        numbers.START_CITY,
    )


# --- choices


def prefer(s: Fief, seat: int, choices: Sequence[int]) -> list[float]:
    """A score for each of a seat's choices, more is better; comparable within one question only."""
    listed = list(choices)
    f = s.stack[-1]
    g = _who(s, f, seat)
    # What no chapter has an opinion on is left alone; to be done is never wrong.
    scores = [-1.0] * len(listed)
    for i, c in enumerate(listed):
        verb = c >> 12
        if verb == DONE or verb == PASS:
            scores[i] = 0.0
    _chapter(s, f, g, listed, scores)
    # In its own turn and in windows a family may do many things besides what it is asked.
    if f[0] in _BESIDE:
        gift = -1
        for i, c in enumerate(listed):
            verb = c >> 12
            if verb == ALLY_GIFT:
                if gift < 0:
                    gift = talks.gift_due(s, g)
                scores[i] = 1.0 if c & NOUN_MASK == gift else -1.0
            elif verb in _TALKS:
                scores[i] = talks.talk_score(s, g, c)
            elif verb in extras.VERBS:
                scores[i] = hands.flash_score(s, g, c)
    return scores


def _who(s: Fief, f: list[int], seat: int) -> int:
    """The family that a seat decides for."""
    top = f[0]
    if top == numbers.WINDOW:
        return s.in_turn(f[2])[f[4]]
    if top == numbers.JOIN_REBELS:
        order = s.in_turn(s.stack[-2][1])
        return order[f[2]] if f[2] < len(order) else f[1]
    if top == numbers.PARLIAMENT_VOTE:
        for g in s.in_turn(f[1]):
            if s.seat(g) == seat and not s.for_vote[g]:
                return g
    if len(f) > 1 and 0 <= f[1] < s.families and s.seat(f[1]) == seat:
        return f[1]
    for g in range(s.families):
        if s.seat(g) == seat:
            return g
    return 0


def _chapter(s: Fief, f: list[int], g: int, listed: list[int], scores: list[float]) -> None:
    """What the chapter of the rules thinks that asks."""
    top = f[0]
    if top == numbers.MARCH:
        campaign.march_scores(s, f, listed, scores)
    elif top == numbers.MOVE:
        campaign.move_scores(s, f, listed, scores)
    elif top == numbers.BUY:
        market.buy_scores(s, f, listed, scores)
    elif top == numbers.PLACE:
        campaign.put_scores(s, f, listed, scores)
    elif top == numbers.PLAY:
        hands.play_scores(s, g, listed, scores)
    elif top == numbers.BATTLE_TURN:
        battle.turn_scores(s, g, listed, scores)
    elif top == numbers.STOPPING:
        battle.stopping_scores(s, f, listed, scores)
    elif top == numbers.CONSENT:
        talks.consent_scores(s, f, listed, scores)
    elif top == numbers.PLEA:
        talks.plea_scores(s, f, listed, scores)
    elif top == numbers.OFFER:
        talks.offer_scores(s, f, listed, scores)
    elif top == numbers.PARLEY:
        talks.parley_scores(s, f, listed, scores)
    elif top == numbers.PIGEON:
        talks.load_scores(s, f, listed, scores)
    elif top == numbers.DISCARD:
        hands.discard_scores(s, g, listed, scores)
    elif top == numbers.DRAW_CARD:
        hands.draw_scores(s, g, listed, scores)
    elif top == numbers.TOO_MANY_CARDS:
        hands.too_many_scores(s, g, listed, scores)
    elif top == numbers.LOSSES:
        battle.losses_scores(s, f, listed, scores)
    elif top == numbers.COALITION:
        battle.coalition_scores(s, f, listed, scores)
    elif top == numbers.AIM:
        battle.aim_scores(s, f, listed, scores)
    elif top == numbers.CAPTIVE:
        battle.captor_scores(s, listed, scores)
    elif top == numbers.HORDE_PARLEY:
        battle.parley_scores(s, f, listed, scores)
    elif top == numbers.RETREAT:
        battle.flee_scores(listed, scores)
    elif top in (numbers.ENGINES, numbers.SERVANT_HELP, numbers.DUPLICATE_FIRE, numbers.SALLY):
        battle.simple(listed, scores)
    else:
        _court(s, f, g, listed, scores)


def _court(s: Fief, f: list[int], g: int, listed: list[int], scores: list[float]) -> None:
    """The rarer questions."""
    top = f[0]
    if top == numbers.PROPOSE:
        court.wedding_scores(s, g, listed, scores)
    elif top == numbers.BETROTHAL:
        court.betrothal_scores(s, f, listed, scores)
    elif top == numbers.NOMINATE:
        court.nominate_scores(s, g, listed, scores)
    elif top == numbers.VOTE:
        court.vote_scores(s, g, listed, scores)
    elif top == numbers.SUMMON:
        court.summon_scores(s, g, listed, scores)
    elif top == numbers.CANVASS:
        court.canvass_scores(s, g, listed, scores)
    elif top == numbers.PARLIAMENT_VOTE:
        court.tax_vote_scores(s, g, listed, scores)
    elif top == numbers.ROYAL_TAX:
        court.share_scores(s, g, listed, scores)
    elif top == numbers.TITLE_HOLDER or top == numbers.INHERIT:
        court.holder_scores(s, g, listed, scores)
    elif top == numbers.TITLE_FORT:
        court.fortify_scores(s, g, listed, scores)
    elif top == numbers.GRANT:
        court.grant_scores(listed, scores)
    elif top == numbers.ABBACY:
        court.abbacy_scores(s, g, listed, scores)
    elif top == numbers.DEATH:
        court.death_scores(s, f, listed, scores)
    elif top == numbers.GARTER:
        court.garter_scores(s, f, listed, scores)
    elif top in (numbers.PRINCE_OFFER, numbers.BODYGUARD):
        court.yes_scores(listed, scores)
    elif top in (numbers.PLAGUE_DIE, numbers.APPEASE_ROLL):
        court.reroll_scores(s, f, listed, scores)
    elif top == numbers.SCORCH:
        market.scorch_scores(s, g, listed, scores)
    elif top == numbers.PILLAGE:
        market.pillage_scores(s, g, listed, scores)
    elif top == numbers.SIEGE_PAY:
        market.siege_scores(s, f, listed, scores)
    elif top == numbers.RANSOM:
        market.ransom_scores(s, f, listed, scores)
    elif top == numbers.HAGGLE:
        market.haggle_scores(s, f, listed, scores)
    elif top == numbers.START_CITY:
        campaign.start_scores(s, listed, scores)
    elif top in (numbers.PLACE_NOBLE, numbers.FREED, numbers.SHERWOOD_FREED):
        campaign.lodge_scores(s, g, f[2], listed, scores)
    elif top == numbers.SHERWOOD_CROSSING:
        market.toll_scores(s, listed, scores)
    elif top == numbers.PLAY_OFFICE:
        hands.appoint_scores(s, f, listed, scores)
    elif top == numbers.ABBEY_SITE:
        hands.site_scores(s, g, listed, scores)
    elif top == numbers.JOIN_REBELS:
        up = s.stack[-2]
        hands.join_scores(s, g, up[2], up[4], listed, scores)
    elif top == numbers.REBEL_TARGET:
        hands.target_scores(s, g, listed, scores)
    elif top == numbers.APPEASE:
        hands.appease_scores(s, f, listed, scores)
    elif top == numbers.MATA:
        hands.swap_scores(s, g, listed, scores)
    elif top in (numbers.SETUP_SERVANTS, numbers.NEW_SERVANT):
        hands.servant_scores(listed, scores)
    elif top in (numbers.ASSASSIN, numbers.HERETIC):
        hands.blame_scores(s, listed, scores)
    elif top in (numbers.PLAGUE_LOSSES, numbers.REBEL_LOSSES):
        hands.unit_scores(listed, scores)
    elif top == numbers.ORPHANS:
        hands.send_scores(s, g, listed, scores)
    elif top == numbers.SIEGE_FROM:
        for i in range(len(listed)):
            scores[i] = 0.0
