"""Cards: what is kept, drawn and played; any-time cards in windows and in one's own turn (2, 10, 11)."""

from __future__ import annotations

from typing import Final

from banneret.core.choice import NOUN_MASK
from banneret.games.fief_england import purse
from banneret.games.fief_england.board import (
    ABBEY,
    AMBUSH,
    ARCH,
    ASSASSINATION,
    BOARD_SPACES,
    BURGHER,
    CANCELS,
    CARDS,
    CITIES,
    CITIES_OF,
    DIOCESE,
    DISASTER_KINDS,
    HARVEST,
    HITS,
    JUSTICE,
    MERCENARY,
    NEXT,
    NOBLES,
    PASSAGE,
    PLACES,
    PRELATE,
    REGION,
    SERVANTS,
    STRONGHOLD,
    TAX,
    UPRISING,
    WALLED_CITY,
    WEATHER,
    WOMAN,
    hand_limit,
)
from banneret.games.fief_england.counsel.force import chance, duel, side
from banneret.games.fief_england.counsel.worth import (
    SERVANT_WORTH,
    VP,
    city_worth,
    friend,
    incomes_left,
    lacking,
    noble_worth,
    rounds_left,
    shilling,
    stake,
)
from banneret.games.fief_england.nobles import is_clergy, is_single
from banneret.games.fief_england.state import (
    ACTIVE_CARD,
    ATTACKERS,
    CARRIED,
    FIELD,
    FREE,
    HELD_BY_BANDITS,
    KING,
    PHASE,
    REBELLION,
    ROUND,
    TOP,
    VP_RELIC,
    WALLED,
    Fief,
)
from banneret.games.fief_england.steps import church, sides
from banneret.games.fief_england.steps.ransoms import price
from banneret.games.fief_england.words.cards import (
    ADOPT,
    AMBUSH_LEADER,
    AMBUSH_NOBLE,
    APPEASE_PAY,
    APPEASE_TALK,
    ASSASSINATE,
    ASSASSINATE_LEADER,
    DISCARD,
    DRAW_CHARACTER,
    DRAW_EVENT,
    EXECUTE,
    FOURTH,
    FREE_CAPTIVE,
    HARVEST_ON,
    HIRE,
    MATA_SWAPS,
    OPEN_GATE,
    PASSAGE_STORM,
    PLAY,
    POISON,
    REBEL_AGAINST,
    REBEL_TOO,
    REVOLT,
    SWAP_CARD,
    SYBIL_SEES,
    TALLAGE,
    TITHE,
    WEATHER_ON,
)
from banneret.games.fief_england.words.court import (
    BESTOW,
    DRAW_SWORD,
    END_FAMINE,
    FOUND,
    GIVE_RELIC,
    GRANT,
    SEND,
    TRANSFER,
)
from banneret.games.fief_england.words.land import PIGEON_TO_FOREST, SERVE
from banneret.games.fief_england.words.war import RETREAT

#: What each event card is worth in the hand, by card; those of characters depend on the family.
_KEPT: Final[dict[int, float]] = {
    UPRISING: 1.4,
    PASSAGE: 2.2,
    ASSASSINATION: 3.0,
    JUSTICE: 1.5,
    AMBUSH: 2.0,
}
#: The hits of one rebellion on average: a die and 1F (FE-10.1-d).
_REBELS: Final = 2.5
#: The rebellions of an uprising, in its frame.
_STRENGTH: Final = 4
#: What a title is worth that an ally is granted.
ALLY_TITLE: Final = 4.0


def own_families(s: Fief, seat: int) -> list[int]:
    """The families of a seat."""
    return [g for g in range(s.families) if s.seat(g) == seat]


def card_worth(s: Fief, g: int, card: int) -> float:
    """What a card is worth in a family's hand."""
    seat = s.seat(g)
    if card < NOBLES:
        for h in own_families(s, seat):
            if s.family.count(h) < BOARD_SPACES:
                return 5.0 if rounds_left(s) else 2.5
        return 0.8 if rounds_left(s) else 0.2
    if card < MERCENARY:
        if not rounds_left(s):
            return 1.0
        for n in church.fit(s, g, card):
            if s.seat(s.family[n]) == seat:
                return 4.5 if card >= PRELATE and ARCH[card - PRELATE] else 3.8
        return 1.2
    if card < BURGHER:
        return 1.3 if rounds_left(s) else 0.8
    if card < HARVEST:
        return 1.6 if any([s.family[n] >= 0 and s.seat(s.family[n]) == seat for n in s.lord]) else 0.7
    if card == HARVEST or card == WEATHER:
        return 0.5 + 0.45 * _best_weather(s, g) if incomes_left(s) else 0.3
    if card == TAX:
        if not incomes_left(s):
            return 0.2
        for n in (*s.lord, *s.see, s.now[KING]):
            if n >= 0 and s.seat(s.family[n]) == seat:
                return 4.0
        return 1.1
    return _KEPT.get(card, 1.0)


def _best_weather(s: Fief, g: int) -> float:
    """The mills and abbeys that a family has more of than others in some region."""
    best = 0.0
    for region in range(len(CITIES_OF)):
        told = _mills(s, g, region)
        if told > best:
            best = told
    return best


def _mills(s: Fief, g: int, region: int) -> float:
    """Mills and abbeys of a region, those of rivals as losses."""
    total = 0.0
    for c in CITIES_OF[region]:
        holder = s.control[c]
        if s.building[c] >= ABBEY:
            n = s.abbess[s.abbey.index(c)] if c in s.abbey else -1
            payee = s.family[n] if n >= 0 else holder
            total += _part(s, g, payee)
            if s.mill[c]:
                total += _part(s, g, payee)
        elif s.mill[c]:
            total += _part(s, g, holder)
    return total


def _part(s: Fief, g: int, h: int) -> float:
    if h < 0:
        return 0.0
    return 1.0 if s.seat(h) == s.seat(g) else 0.6 if friend(s, g, h) else -0.5


# --- discarding and drawing


def discard_scores(s: Fief, g: int, choices: list[int], scores: list[float]) -> None:
    """Makes room when the hand is full of what cannot be used."""
    held = purse.cards(s, s.seat(g))
    limit = hand_limit(s.seats)
    least = 1.75 if held >= limit else 0.95 if held >= limit - 1 else 0.6
    for i, c in enumerate(choices):
        if c >> 12 == DISCARD:
            scores[i] = least - card_worth(s, g, c & NOUN_MASK)


def too_many_scores(s: Fief, g: int, choices: list[int], scores: list[float]) -> None:
    """FE-2.15-i: the least useful card goes."""
    for i, c in enumerate(choices):
        scores[i] = -card_worth(s, g, c & NOUN_MASK)


def draw_scores(s: Fief, g: int, choices: list[int], scores: list[float]) -> None:
    """Nobles while there is room for them; Disasters are left to others where that can be."""
    spaces = 0
    for h in own_families(s, s.seat(g)):
        spaces += BOARD_SPACES - s.family.count(h)
    held = 0
    for card in range(NOBLES):
        held += s.hand[s.seat(g) * CARDS + card]
    for i, c in enumerate(choices):
        verb = c >> 12
        if verb == DRAW_CHARACTER:
            scores[i] = 3.0 if spaces > held and rounds_left(s) else 1.2
        elif verb == DRAW_EVENT:
            scores[i] = 1.6 if s.now[TOP] < 2 else 0.6
        elif verb == SYBIL_SEES:
            fresh = s.fresh[s.seat(g)] - 1
            scores[i] = 1.5 - card_worth(s, g, fresh) if fresh >= 0 else -1.0
        else:
            scores[i] = 0.0


# --- the play step


def play_scores(s: Fief, g: int, choices: list[int], scores: list[float]) -> None:
    """FE-2.6-a: nobles, offices, taxes, and weather for one's own mills."""
    money = shilling(s)
    for i, c in enumerate(choices):
        verb = c >> 12
        noun = c & NOUN_MASK
        if verb == PLAY:
            if noun < NOBLES:
                scores[i] = 6.0 - 0.3 * s.family.count(g)
            else:
                scores[i] = 1.0 if rounds_left(s) else 0.4
                for n in church.fit(s, g, noun):
                    if s.seat(s.family[n]) == s.seat(g):
                        scores[i] = 5.0
        elif verb == ADOPT:
            scores[i] = 0.6 if s.family.count(g) >= BOARD_SPACES else -1.0
        elif verb == HARVEST_ON:
            scores[i] = _weather(s, g, HARVEST, noun) - 0.2
        elif verb == TALLAGE:
            scores[i] = 2.0 * len(CITIES_OF[noun]) * money - 0.3
            for city in CITIES_OF[noun]:
                holder = s.control[city]
                if holder >= 0 and holder != g:
                    scores[i] -= stake(s, g, holder) * money * 0.5
        elif verb == TITHE:
            gain = 0.0
            for city in range(CITIES):
                if s.mill[city] and DIOCESE[city] == noun and s.building[city] < ABBEY:
                    holder = s.control[city]
                    gain += 0.0 if holder == g else 2.0 * (1.0 - 0.5 * (stake(s, g, holder)))
            scores[i] = gain * money - 0.8
        elif verb == FOURTH:
            scores[i] = 0.9 if s.fourth[g] < 0 else -1.0
        elif verb == APPEASE_PAY or verb == APPEASE_TALK:
            scores[i] = -1.0


def _weather(s: Fief, g: int, card: int, region: int) -> float:
    """What Harvest or Good Weather brings on a region."""
    money = shilling(s)
    famine = s.disaster[region * DISASTER_KINDS + 2] == ACTIVE_CARD
    storms = s.disaster[region * DISASTER_KINDS + 1] == ACTIVE_CARD
    if card == HARVEST and famine:
        return 2.0 * _mills(s, g, region) * money
    if card == WEATHER and storms:
        # Whoever wants to move there is let go.
        if s.now[PHASE] > 4:
            return -1.0
        own = 0
        for c in CITIES_OF[region]:
            if s.free[g * PLACES + c]:
                own += 1
        return 0.5 * own
    return _mills(s, g, region) * money if s.now[PHASE] <= 3 else -1.0


# --- offices


def appoint_scores(s: Fief, f: list[int], choices: list[int], scores: list[float]) -> None:
    """FE-2.13-a, FE-2.14-a: one's own without a title who are least needed for a marriage or the throne."""
    g = f[1]
    prelate = PRELATE <= f[2] < MERCENARY
    for i, c in enumerate(choices):
        n = c & NOUN_MASK
        score = 5.0 if s.seat(s.family[n]) == s.seat(g) else 1.0
        if prelate and not s.fiefs[n]:
            # FE-9.1-g: one vote more.
            score += 1.0
        if s.by[n] != FREE:
            score -= 2.0
        if not is_single(s, n):
            score -= 3.0
        if s.now[KING] == n:
            score -= 2.0
        if is_clergy(s, n):
            score -= 0.5
        scores[i] = score


def site_scores(s: Fief, g: int, choices: list[int], scores: list[float]) -> None:
    """An abbey near mills, in a city of one's own that needs no Stronghold (3.1)."""
    for i, c in enumerate(choices):
        city = c & NOUN_MASK
        score = 0.0
        if s.control[city] == g:
            score += 1.0
        elif s.control[city] >= 0:
            score -= 1.0
        for other in range(CITIES):
            if s.mill[other] and (other == city or other in NEXT[city]):
                score += 0.6
        region = REGION[city]
        if s.lord[region] < 0:
            # The Stronghold of a title that is still open has to stand somewhere.
            forts = 0
            for other in CITIES_OF[region]:
                if s.building[other] in (STRONGHOLD, WALLED_CITY):
                    forts += 1
            if not forts:
                score -= 1.0
        if s.free[g * PLACES + city]:
            score += 0.3
        scores[i] = score


# --- harm


def loss_of(s: Fief, n: int) -> float:
    """What a family loses when a noble of its dies."""
    h = s.family[n]
    worth = noble_worth(s, n)
    if s.spouse[n] >= 0 and s.seats == 4 and lacking(s, h) <= 1 and s.now[ROUND] >= 4:
        # The alliance that is about to win ends with him.
        worth += VP
    return worth


def murder_gain(s: Fief, g: int, n: int) -> float:
    """What a family gains by a noble's death: by what his family loses, and captives that come free."""
    h = s.family[n]
    if s.seat(h) == s.seat(g):
        return -2.0 * VP
    if friend(s, g, h):
        return -VP
    gain = -stake(s, g, h) * loss_of(s, n)
    for m in range(NOBLES):
        if s.by[m] == n and s.family[m] >= 0 and s.seat(s.family[m]) == s.seat(g):
            gain += 0.5 * noble_worth(s, m)
    return gain


def _keeping(s: Fief, card: int) -> float:
    """What it costs to spend an event card: less and less towards the end."""
    return _KEPT.get(card, 1.0) * min(1.0, 0.2 + 0.25 * rounds_left(s))


def ambush_gain(s: Fief, g: int, n: int) -> float:
    """What a captive by ambush brings: his ransom, and his troops without a leader."""
    h = s.family[n]
    if friend(s, g, h):
        return -VP
    gain = -stake(s, g, h) * 0.55 * noble_worth(s, n) + 0.5 * price(s, n) * shilling(s)
    if len(s.free_at(h, s.at[n])) == 1 and s.tokens(h, s.at[n]):
        gain += 0.8
        if s.hold[s.at[n]] == h and s.men[g * PLACES + s.at[n]]:
            gain += city_worth(s, s.at[n])
    return gain


def revolt_gain(s: Fief, g: int, c: int, count: int) -> float:
    """What so many rebellions in a city bring a family (10.1)."""
    left = count + (1 if s.now[REBELLION] else 0) - CANCELS[s.building[c]]
    return havoc(s, g, c, left) if left > 0 else -1.0


def havoc(s: Fief, g: int, c: int, left: int) -> float:
    """What the rebellions bring a family that nothing has cancelled."""
    hits = _REBELS * left
    gain = 0.0
    troops = 0
    for h in range(s.families):
        here = s.tokens(h, c)
        for n in s.free_at(h, c):
            here += s.guard[2 * n] + s.guard[2 * n + 1]
        troops += here
        gain -= stake(s, g, h) * 0.5 * min(1.7 * here, hits)
    likely = 0.95 if not troops else max(0.0, min(0.8, 1.1 - 1.7 * troops / hits))
    if likely > 0.0:
        for n in range(NOBLES):
            if s.at[n] == c and s.family[n] >= 0 and s.building[c] < ABBEY:
                gain -= likely * stake(s, g, s.family[n]) * loss_of(s, n)
        holder = s.control[c]
        if holder >= 0 and s.building[c] != WALLED_CITY:
            burned = (1.2 if s.mill[c] else 0.0) + (1.5 if s.building[c] else 0.0)
            gain -= likely * stake(s, g, holder) * burned
    return gain


def _in_battle(s: Fief, g: int) -> int:
    """The side on which a family fights now, or -1."""
    if s.fight[FIELD] < 0 or not s.fight[ATTACKERS]:
        return -1
    return sides.side_of(s, g)


def _odds(s: Fief, seat: int, number: int, walls: bool) -> float:
    """The chance of a side of the battle under way."""
    told = duel(side(s, seat, sides.ATT), side(s, seat, sides.DEF), s.fight[WALLED] if walls else 0)
    return chance(told) if number == sides.ATT else 1.0 - chance(told)


def flash_score(s: Fief, g: int, c: int) -> float:
    """Any-time cards and servants, and what else a turn allows besides; 0 is doing nothing."""
    verb = c >> 12
    noun = c & NOUN_MASK
    if verb == WEATHER_ON:
        return _weather(s, g, WEATHER, noun) - 0.35
    if verb == REVOLT:
        return revolt_gain(s, g, noun, 1) - _keeping(s, UPRISING)
    if verb == PASSAGE_STORM:
        own = _in_battle(s, g)
        if own != sides.ATT:
            return -1.0
        return 6.0 * (_odds(s, s.seat(g), own, False) - _odds(s, s.seat(g), own, True)) - 1.0
    if verb == FREE_CAPTIVE:
        h = s.family[noun]
        if h < 0 or not friend(s, g, h):
            return -1.0
        return max(0.0, stake(s, g, h)) * 0.6 * noble_worth(s, noun) - _keeping(s, PASSAGE) * 0.5
    if verb == ASSASSINATE:
        return murder_gain(s, g, noun) - _keeping(s, ASSASSINATION) - 0.4
    if verb == EXECUTE:
        return murder_gain(s, g, noun) - _keeping(s, JUSTICE)
    if verb == POISON:
        ransom = 0.0
        if 0 <= s.by[noun] < NOBLES and s.family[s.by[noun]] == g:
            ransom = 0.6 * price(s, noun) * shilling(s)
        return murder_gain(s, g, noun) - ransom - 1.2
    if verb == AMBUSH_NOBLE:
        return ambush_gain(s, g, noun) - _keeping(s, AMBUSH)
    if verb == AMBUSH_LEADER or verb == ASSASSINATE_LEADER:
        return _leader(s, g, s.leader[noun]) - _keeping(s, AMBUSH if verb == AMBUSH_LEADER else ASSASSINATION)
    if verb == HIRE:
        own = _in_battle(s, g)
        if own < 0 or s.fight[FIELD] != noun:
            return -1.0
        odds = _odds(s, s.seat(g), own, True)
        return 1.0 - 2 * shilling(s) if 0.1 < odds < 0.85 else -1.0
    if verb == FOURTH:
        return 0.7 if s.fourth[g] < 0 else -1.0
    if verb == MATA_SWAPS:
        return 0.6 if _worst(s, g) < 1.3 and s.seat(g) != noun else -1.0
    if verb == RETREAT:
        own = _in_battle(s, g)
        if own < 0 or _odds(s, s.seat(g), own, True) > 0.3:
            return -1.0
        held = 0.0
        for n in sides.nobles(s, g):
            held += 0.5 * noble_worth(s, n)
        return (
            held
            - 0.8
            + (0.4 if s.control[noun] == g else 0.0)
            - (
                2.0
                if _hostile(s, g, noun) or s.disaster[REGION[noun] * DISASTER_KINDS] == ACTIVE_CARD
                else 0.0
            )
        )
    if verb == PIGEON_TO_FOREST:
        gain = 0.0
        for n in range(NOBLES):
            if s.by[n] == HELD_BY_BANDITS and s.family[n] >= 0:
                gain += stake(s, g, s.family[n]) * 0.4 * noble_worth(s, n)
        return gain - 0.2
    if verb == END_FAMINE:
        return _mills(s, g, noun)
    if verb == GIVE_RELIC:
        return _relic(s, noun // NOBLES, noun % NOBLES)
    if verb == DRAW_SWORD:
        return 3.0
    if verb == GRANT:
        return _grant(s, g, noun)
    if verb == TRANSFER:
        region, n = divmod(noun, NOBLES)
        lord = s.lord[region]
        more = s.family[n] == g and not s.fiefs[n] and s.by[n] == FREE and s.fiefs[lord] > 1
        return 0.4 if more and not is_clergy(s, n) else -1.0
    if verb == FOUND:
        # Only where nobody has to be asked: to be refused and to ask again would never end.
        for city in church.sites(s, g):
            if s.control[city] < 0 or s.control[city] == g:
                return 2.5
        return -1.0
    if verb == BESTOW:
        return 0.4 if friend(s, g, s.family[noun]) else -1.0
    return -1.0


def _hostile(s: Fief, g: int, c: int) -> bool:
    """Whether a rival or invaders stand in a city."""
    if s.horde[c]:
        return True
    for h in range(s.families):
        if s.present[c] >> h & 1 and not friend(s, g, h):
            return True
    return False


def _leader(s: Fief, g: int, c: int) -> float:
    """What it is worth to be rid of an invaders' leader who stands in a city."""
    if c < 0 or c >= CITIES:
        return -1.0
    if s.present[c] >> g & 1:
        return 2.6
    return 0.8 if s.control[c] == g else 0.2


def _worst(s: Fief, g: int) -> float:
    """The worth of the least useful card of a hand."""
    worst = 9.0
    base = s.seat(g) * CARDS
    for card in range(CARDS):
        if s.hand[base + card]:
            worst = min(worst, card_worth(s, g, card))
    return worst


def _relic(s: Fief, relic: int, m: int) -> float:
    """FE-12.0-h: whoever first gives the sovereign a relic has a VP for it."""
    king = s.now[KING]
    if m == king and s.relic[relic] != CARRIED + king and s.now[VP_RELIC] < 0:
        return VP
    return -1.0


def _grant(s: Fief, g: int, noun: int) -> float:
    """FE-4.5: titles for one's own; an ally gets them for nothing; nobody else gets any."""
    pair, sum_ = divmod(noun, 9)
    other = pair % 4
    if other == g or s.seat(other) == s.seat(g):
        return 3.5 * VP - sum_
    if friend(s, g, other):
        return ALLY_TITLE - 0.1 * sum_
    return -VP


# --- rebellions, plagues, servants, and answers about cards


def join_scores(s: Fief, g: int, place: int, count: int, choices: list[int], scores: list[float]) -> None:
    """FE-10.1-c: another rebellion in the same city, or a Passage past its walls."""
    now = revolt_gain(s, g, place, count)
    more = revolt_gain(s, g, place, count + 1)
    for i, c in enumerate(choices):
        verb = c >> 12
        if verb == REBEL_TOO:
            scores[i] = more - max(now, 0.0) - _keeping(s, UPRISING)
        elif verb == OPEN_GATE:
            scores[i] = (
                revolt_gain(s, g, place, count + CANCELS[s.building[place]])
                - max(now, 0.0)
                - _keeping(s, PASSAGE)
            )
        elif verb == HIRE:
            scores[i] = 0.2 if s.control[place] == g and now < -1.0 else -1.0
        else:
            scores[i] = 0.0


def target_scores(s: Fief, g: int, choices: list[int], scores: list[float]) -> None:
    """FE-10.1-j: the worst rival first, oneself last."""
    for i, c in enumerate(choices):
        if c >> 12 == REBEL_AGAINST:
            other = c & NOUN_MASK
            scores[i] = 0.5 if other >= s.families else -stake(s, g, other)


def appease_scores(s: Fief, f: list[int], choices: list[int], scores: list[float]) -> None:
    """FE-10.1-f, FE-10.1-g: calms a rising where one has more to lose than it costs."""
    g = f[1]
    up = s.stack[-2]
    loss = havoc(s, g, f[2], up[_STRENGTH]) if len(up) > _STRENGTH else 0.0
    for i, c in enumerate(choices):
        verb = c >> 12
        if verb == APPEASE_PAY:
            scores[i] = -0.6 * loss - 3 * shilling(s)
        elif verb == APPEASE_TALK:
            # One time in three the cleric is stoned.
            scores[i] = -0.6 * loss - 0.4 * noble_worth(s, c & NOUN_MASK)
        else:
            scores[i] = 0.0


def swap_scores(s: Fief, g: int, choices: list[int], scores: list[float]) -> None:
    """FE-2.12-sv01: the least useful card is given away."""
    for i, c in enumerate(choices):
        if c >> 12 == SWAP_CARD:
            scores[i] = -card_worth(s, g, c & NOUN_MASK)


def servant_scores(choices: list[int], scores: list[float]) -> None:
    """The better servant is kept; at the start he serves a woman, who stays at home more often."""
    for i, c in enumerate(choices):
        noun = c & NOUN_MASK
        if c >> 12 == SERVE:
            n, servant = divmod(noun, SERVANTS)
            scores[i] = SERVANT_WORTH[servant] + (0.1 if WOMAN[n] else 0.0)
        else:
            scores[i] = SERVANT_WORTH[noun]


def blame_scores(s: Fief, choices: list[int], scores: list[float]) -> None:
    """Whoever is least missed takes the marker of heresy; the crown is beyond Justice (FE-10.4-a)."""
    for i, c in enumerate(choices):
        n = c & NOUN_MASK
        scores[i] = -noble_worth(s, n) + (20.0 if n == s.now[KING] else 0.0)


def unit_scores(choices: list[int], scores: list[float]) -> None:
    """Which troops are given up first: those that cost least for the hits that they take."""
    for i, c in enumerate(choices):
        scores[i] = -_PRICE[min(len(_PRICE) - 1, c & NOUN_MASK)]


#: How unwillingly units are given up, by kind: crossbowmen leave at the end of the round anyway.
_PRICE: Final[list[float]] = [1.0, 1.8, 3.0, 0.5, 0.5, 3.0, 4.0, 6.0, 5.0]


def send_scores(s: Fief, g: int, choices: list[int], scores: list[float]) -> None:
    """FE-10.3-c: to walls of one's own first, the best troops in the first group."""
    for i, c in enumerate(choices):
        noun = c & NOUN_MASK
        if c >> 12 == SEND:
            scores[i] = float(HITS[noun])
        else:
            scores[i] = 1.0 if s.building[noun] == WALLED_CITY else 0.5 if s.control[noun] == g else 0.0
