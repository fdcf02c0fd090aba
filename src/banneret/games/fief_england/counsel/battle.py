"""War: which battles are begun, when they are given up, who is shot at and who falls (phases 5 to 7)."""

from __future__ import annotations

from typing import Final

from banneret.core.choice import NOUN_MASK
from banneret.games.fief_england.board import (
    ARMIES,
    FAMILIES,
    NOBLES,
    PLACES,
    PRICE_OF,
    REGION,
    WALLED_CITY,
)
from banneret.games.fief_england.counsel import campaign
from banneret.games.fief_england.counsel.force import (
    Host,
    Survey,
    army,
    chance,
    duel,
    gather,
    horde,
    side,
    walls_against,
)
from banneret.games.fief_england.counsel.hands import loss_of
from banneret.games.fief_england.counsel.worth import friend, noble_worth, shilling, stake
from banneret.games.fief_england.nobles import fort
from banneret.games.fief_england.state import FIELD, FIGHT_KIND, WALLED, Fief
from banneret.games.fief_england.steps import sides
from banneret.games.fief_england.steps.sieges import siege_rule
from banneret.games.fief_england.words.land import DONE
from banneret.games.fief_england.words.war import (
    AT_LEADER,
    AT_NOBLE,
    AT_TROOPS,
    ATTACK,
    ATTACK_HORDE,
    BESIEGE,
    BREAK_OFF,
    CHANGE_SIDES,
    DANEGELD,
    FIGHT_ON,
    FIRE_AGAIN,
    FLEE,
    FLEE_ALONE,
    JOIN_ATTACK,
    JOIN_DEFENCE,
    LOSE,
    LOSE_NOBLE,
    PREACH,
    SALLY,
    SEIZE,
    SEIZE_BY_PASSAGE,
    SIEGE,
    SURRENDER,
    TAKE_ENGINE,
    TRUCE,
    USE_SERVANT,
    VOLLEY,
)

#: How unwillingly units are lost, by kind: per hit the cheapest first (see board.UNIT_IDS).
_LOSS: Final[list[float]] = [1.0, 1.8, 3.2, 0.4, 0.4, 0.0, 0.0, 4.5, 4.0]


def _nobles_there(s: Fief, g: int, t: int, place: int) -> float:
    """What the nobles of another family in a place are worth as captives."""
    total = 0.0
    for n in s.free_at(t, place):
        total += 0.5 * -stake(s, g, t) * noble_worth(s, n) + 0.7
    return total


def attack_gain(s: Fief, g: int, place: int, t: int, claims: list[float], sally: bool = False) -> float:
    """What an attack on a family in a city is worth: what may be won, what may be lost."""
    if friend(s, g, t):
        return -5.0
    seat = s.seat(g)
    mine = army(s, seat, g, place)
    enemy = army(s, seat, t, place)
    walls = 0 if sally else walls_against(s, g, place) if s.hold[place] == t else 0
    return _gain(s, g, place, t, mine, enemy, walls, claims)


def _gain(
    s: Fief, g: int, place: int, t: int, mine: Host, enemy: Host, walls: int, claims: list[float]
) -> float:
    margin = duel(mine, enemy, walls)
    odds = chance(margin)
    gain = 0.35 * enemy.points * -stake(s, g, t) + _nobles_there(s, g, t, place)
    if s.hold[place] == t:
        gain += campaign.prize(s, g, place, claims)
    lost = 0.35 * mine.points
    for n in s.free_at(g, place):
        lost += 0.6 * noble_worth(s, n)
    if s.building[place] == WALLED_CITY and s.hold[place] == g and s.lord_of(REGION[place]) == g:
        lost += 8.0
    # What the winner loses on the way.
    price = 0.35 * mine.points * (1.0 - max(0.0, margin)) * 0.8
    if odds < 0.5:
        # Against the odds only for what decides the game.
        return gain * odds - (1.0 - odds) * lost - 2.0 * price
    return gain * odds - (1.0 - odds) * lost - price


def turn_scores(s: Fief, g: int, choices: list[int], scores: list[float]) -> None:
    """FE-7.0-a: the battles of a family's turn."""
    map_ = Survey(s, g)
    claims = campaign.claim_values(s, g, map_)
    for i, c in enumerate(choices):
        verb = c >> 12
        noun = c & NOUN_MASK
        if verb == ATTACK or verb == SALLY:
            place, t = divmod(noun, FAMILIES)
            scores[i] = attack_gain(s, g, place, t, claims, verb == SALLY) - 0.2
            if verb == ATTACK and walls_against(s, g, place) and s.hold[place] == t:
                # FE-7.9-a: a siege can be declared after the first missiles.
                if not siege_rule(s, g, place):
                    scores[i] = max(scores[i], 0.5 * siege_gain(s, g, place, claims) - 0.3)
        elif verb == VOLLEY:
            scores[i] = -5.0 if friend(s, g, noun % FAMILIES) else 1.0
        elif verb == SEIZE or verb == SEIZE_BY_PASSAGE:
            place, t = divmod(noun, FAMILIES)
            if friend(s, g, t):
                scores[i] = -5.0
            else:
                gain = _nobles_there(s, g, t, place) + 0.5
                if s.hold[place] == t:
                    gain += campaign.prize(s, g, place, claims)
                scores[i] = gain - (1.5 if verb == SEIZE_BY_PASSAGE else 0.0)
        elif verb == ATTACK_HORDE:
            mine = army(s, s.seat(g), g, noun)
            odds = chance(duel(mine, horde(s, noun)))
            lost = 0.35 * mine.points
            for n in s.free_at(g, noun):
                lost += 0.6 * noble_worth(s, n)
            gain = 2.0 + campaign.prize(s, g, noun, claims)
            scores[i] = gain * odds - lost * (1.0 - odds) - 0.8
        elif verb == BESIEGE:
            scores[i] = siege_gain(s, g, noun, claims)
        elif verb == DONE:
            scores[i] = 0.0


def siege_gain(s: Fief, g: int, place: int, claims: list[float]) -> float:
    """What it is worth to lie before a city: nothing that cannot be paid for, nothing in the last round."""
    holder = s.hold[place]
    if holder < 0 or friend(s, g, holder):
        return -5.0
    mine = army(s, s.seat(g), g, place)
    enemy = army(s, s.seat(g), holder, place)
    return campaign.siege_worth(s, g, campaign.prize(s, g, place, claims), mine, enemy)


def coalition_scores(s: Fief, f: list[int], choices: list[int], scores: list[float]) -> None:
    """FE-7.0-f: a friend is helped, a dangerous rival fought, if that is likely to be won."""
    g = f[1]
    place = f[2]
    seat = s.seat(g)
    mine = army(s, seat, g, place)
    att = side(s, seat, sides.ATT)
    def_ = side(s, seat, sides.DEF)
    walls = s.fight[WALLED]
    for i, c in enumerate(choices):
        verb = c >> 12
        if verb != JOIN_ATTACK and verb != JOIN_DEFENCE:
            scores[i] = 0.0
            continue
        number = sides.ATT if verb == JOIN_ATTACK else sides.DEF
        host = Host()
        for h in sides.members(s, number):
            gather(s, seat, h, place, host)
        host.points += mine.points
        host.hits += mine.hits
        host.shooters += mine.shooters
        host.extra += mine.extra
        if verb == JOIN_ATTACK:
            odds = chance(duel(host, def_, walls))
        else:
            odds = 1.0 - chance(duel(att, host, walls))
        feeling = 0.0
        for h in sides.members(s, number):
            feeling += stake(s, g, h)
        for h in sides.members(s, number ^ 1):
            feeling -= stake(s, g, h)
        if sides.has_horde(s, number ^ 1):
            feeling += 0.8
        lost = 0.2 * mine.points
        scores[i] = 2.2 * feeling * odds - lost * (1.3 - odds)
        for h in sides.members(s, number ^ 1):
            if friend(s, g, h):
                scores[i] = -3.0


def stopping_scores(s: Fief, f: list[int], choices: list[int], scores: list[float]) -> None:
    """7.8: goes on while it is likely to win, stops a lost fight by whatever way there is."""
    g = f[1]
    seat = s.seat(g)
    number = sides.side_of(s, g)
    raid = s.fight[FIGHT_KIND] == sides.RAID_FIGHT
    margin = duel(side(s, seat, sides.ATT), side(s, seat, sides.DEF), s.fight[WALLED], raid)
    odds = chance(margin) if number == sides.ATT else 1.0 - chance(margin)
    place = s.fight[FIELD]
    own = 0.0
    for n in sides.nobles(s, g):
        own += noble_worth(s, n)
    holds = s.hold[place] == g
    for i, c in enumerate(choices):
        verb = c >> 12
        if verb == FIGHT_ON:
            scores[i] = odds
        elif verb == BREAK_OFF:
            scores[i] = 0.45
        elif verb == SIEGE:
            map_ = Survey(s, g)
            told = siege_gain(s, g, place, campaign.claim_values(s, g, map_))
            scores[i] = 0.55 if told > 0.0 and not siege_rule(s, g, place) else 0.0
        elif verb == TRUCE:
            scores[i] = 0.42
        elif verb == SURRENDER:
            # Captives are alive; but troops leave the map, and with a city the title may go.
            scores[i] = 0.09 if own > 0.0 and not holds else 0.05
        else:
            scores[i] = -1.0


def losses_scores(s: Fief, f: list[int], choices: list[int], scores: list[float]) -> None:
    """FE-7.5-b, FE-7.5-f: what is lost first."""
    g = f[1]
    for i, c in enumerate(choices):
        noun = c & NOUN_MASK
        if c >> 12 == LOSE:
            owner, unit = divmod(noun, len(_LOSS))
            scores[i] = -_LOSS[unit] - (0.5 if owner == g else 0.0)
        elif c >> 12 == LOSE_NOBLE:
            scores[i] = -noble_worth(s, noun)


def aim_scores(s: Fief, f: list[int], choices: list[int], scores: list[float]) -> None:
    """FE-7.2-r: one shot in six kills a noble; the rest of the hits is lost."""
    g = f[1]
    for i, c in enumerate(choices):
        verb = c >> 12
        if verb == AT_TROOPS:
            scores[i] = 0.55
        elif verb == AT_NOBLE:
            n = c & NOUN_MASK
            scores[i] = -stake(s, g, s.family[n]) * loss_of(s, n) / 6.0
        elif verb == AT_LEADER:
            scores[i] = 0.35
        else:
            scores[i] = -1.0


def captor_scores(s: Fief, choices: list[int], scores: list[float]) -> None:
    """FE-7.6-a: the captive goes with whoever is safest: the fewer he has to lose, the better he guards."""
    for i, c in enumerate(choices):
        m = c & NOUN_MASK
        if m < NOBLES:
            scores[i] = s.guard[2 * m] + s.guard[2 * m + 1] - 0.1 * len(s.captives_of(m))


def parley_scores(s: Fief, f: list[int], choices: list[int], scores: list[float]) -> None:
    """FE-6.9-b, FE-6.10-a: Danegeld when invaders would win; a cleric only when nothing else helps."""
    g = f[1]
    place = f[2]
    mine = army(s, s.seat(g), g, place)
    enemy = horde(s, place)
    outnumbered = enemy.hits > 0.0 and s.horde[place] > s.men[g * PLACES + place]
    odds = 1.0 - chance(duel(enemy, mine, s.building[place] if s.hold[place] == g and fort(s, place) else 0))
    lost = 0.35 * mine.points
    for n in s.free_at(g, place):
        lost += 0.6 * noble_worth(s, n)
    if s.hold[place] == g:
        lost += 1.5
        if s.building[place] == WALLED_CITY and s.lord_of(REGION[place]) == g:
            lost += 10.0
    danger = lost * (1.0 - odds) if outnumbered else 0.1
    for i, c in enumerate(choices):
        verb = c >> 12
        if verb == DANEGELD:
            scores[i] = danger - PRICE_OF["danegeld"] * shilling(s)
        elif verb == PREACH:
            n = (c & NOUN_MASK) // ARMIES
            scores[i] = 0.5 * danger + 0.2 - 0.5 * noble_worth(s, n)
        else:
            scores[i] = 0.0


def flee_scores(choices: list[int], scores: list[float]) -> None:
    """FE-10.2-h: everybody who can, with the best unit."""
    for i, c in enumerate(choices):
        verb = c >> 12
        if verb == FLEE:
            scores[i] = 2.0 + 0.1 * _LOSS[(c & NOUN_MASK) % len(_LOSS)]
        elif verb == FLEE_ALONE:
            scores[i] = 1.0
        else:
            scores[i] = 0.0


def simple(choices: list[int], scores: list[float]) -> None:
    """Engines are taken, servants used, missiles fired again, nobody kept back, no side changed."""
    for i, c in enumerate(choices):
        verb = c >> 12
        if verb == TAKE_ENGINE or verb == USE_SERVANT or verb == FIRE_AGAIN:
            scores[i] = 1.0
        elif verb == CHANGE_SIDES:
            scores[i] = -1.0
        else:
            scores[i] = 0.0
