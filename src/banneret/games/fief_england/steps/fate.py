"""4.8: what becomes of a dead noble's titles, servant, captives, relics, marriage and crown."""

from __future__ import annotations

from typing import Final

from banneret.core.game import ALL
from banneret.games.fief_england.board import ABBESS, NOBLES, PRELATE, REGIONS, SKULL
from banneret.games.fief_england.options import (
    ABBESS_TITLE_ON_DEATH,
    ABBESS_TITLE_ON_DEATH_SHUFFLE_INTO_DECK,
    ASSASSIN_CAPTIVES,
    ASSASSIN_CAPTIVES_FREED,
    BISHOP_TITLE_ON_DEATH,
    BISHOP_TITLE_ON_DEATH_SHUFFLE_INTO_DECK,
    CAPTIVE_RELEASE,
    CAPTIVE_RELEASE_CAPTOR_TROOPS_BEATEN,
    TITLE_LAST_NOBLE,
    TITLE_LAST_NOBLE_SPOUSE_ELSE_PILE,
)
from banneret.games.fief_england.state import (
    CARRIED,
    FREE,
    KING,
    OUT_OF_GAME,
    PRINCE,
    QUEEN,
    SKULL_USED,
    STIR,
    Fief,
)
from banneret.games.fief_england.steps import captives, numbers, relics, sovereign, titles
from banneret.games.fief_england.words.court import L_DIES, L_HEIR, L_VACANT

#: Why a noble died (kind ``cause``).
BY_PLAGUE: Final = 0
IN_BATTLE: Final = 1
BY_ASSASSIN: Final = 2
BY_JUSTICE: Final = 3
BY_REBELS: Final = 4
BY_INVADERS: Final = 5
BY_POISON: Final = 6
BY_ARROW: Final = 7


def kill(s: Fief, n: int, cause: int) -> None:
    """A noble dies. If somebody could revive him with the skull that is asked first (FE-12.3-a).

    What has to be decided (heirs, freed captives) is pushed as steps.
    """
    holder = skull_holder(s, n)
    if holder >= 0:
        s.push([numbers.DEATH, s.family[holder], n, cause, s.at[n]])
    else:
        die(s, n, cause)


def skull_holder(s: Fief, n: int) -> int:
    """The free noble who could revive another with the skull, or -1."""
    place = s.relic[SKULL]
    if s.now[SKULL_USED] or not CARRIED <= place < CARRIED + NOBLES:
        return -1
    holder = place - CARRIED
    return holder if holder != n and s.by[holder] == FREE else -1


def die(s: Fief, n: int, cause: int) -> None:
    """The death itself."""
    g = s.family[n]
    if g < 0:
        return
    place = s.at[n]
    s.tell(L_DIES, ALL, n, cause)
    held = s.captives_of(n)
    sovereign.disarm(s, n)
    captives.unmark(s, n)
    s.put_noble(n, -1)
    s.by[n] = FREE
    relics.orphan(s, n, place)
    for m in held:
        _captive(s, m, g, place, cause)
    if s.serves[n] >= 0:
        s.serve(s.serves[n], OUT_OF_GAME)
    spouse = s.spouse[n]
    _titles(s, n, g, spouse)
    if spouse >= 0:
        s.spouse[n] = -1
        s.spouse[spouse] = -1
        s.ally[:] = s.allies()
        if s.now[KING] == n:
            # FE-13.1-g: a prince consort's guards go with his wife; a King's widow keeps hers (FE-9.0-l).
            if s.now[QUEEN] != spouse:
                sovereign.disarm(s, spouse)
    s.family[n] = -1
    s.away[n] += 1
    s.garter[n] = 0
    s.deed[n] = 0
    for i in (0, 1):
        if s.heresy[i] == n:
            s.heresy[i] = -1
    if s.heresy[0] < 0 and s.heresy[1] >= 0:
        s.heresy[0] = s.heresy[1]
        s.heresy[1] = -1
    _church(s, n)
    if s.now[QUEEN] == n:
        s.now[QUEEN] = -1
    if s.now[PRINCE] == n:
        s.now[PRINCE] = -1
    if s.now[KING] == n:
        sovereign.succeed(s)
    titles.drop_burghers(s)
    s.now[STIR] = 1


def _captive(s: Fief, m: int, g: int, place: int, cause: int) -> None:
    """Whom he held goes to another noble of the family there, or free (FE-7.6-p, FE-10.3-d, FE-IT10.10-a)."""
    if cause == BY_ASSASSIN:
        kept = s.opt[ASSASSIN_CAPTIVES] != ASSASSIN_CAPTIVES_FREED
    else:
        kept = s.opt[CAPTIVE_RELEASE] == CAPTIVE_RELEASE_CAPTOR_TROOPS_BEATEN
    others = s.free_at(g, place) if place >= 0 else []
    s.at[m] = place
    if kept and others:
        s.hold_noble(m, others[0])
    else:
        captives.release(s, m)


def _titles(s: Fief, n: int, g: int, spouse: int) -> None:
    """FE-4.8-b to FE-4.8-e, FE-IT7.9-c.

    Fief titles go to the family, to the spouse's, or back to the pile.
    """
    held = [r for r in range(REGIONS) if s.lord[r] == n]
    if not held:
        return
    heirs = titles.heirs(s, g, n)
    for r in held:
        if heirs:
            s.set_lord(r, -1)
            if len(heirs) == 1:
                titles.give(s, r, heirs[0])
            else:
                # Until its heir is named the title stays with the family.
                s.claim[r] = g
                s.push([numbers.INHERIT, g, r])
        elif spouse >= 0:
            s.set_lord(r, spouse)
            s.tell(L_HEIR, ALL, spouse, r)
            if s.opt[TITLE_LAST_NOBLE] == TITLE_LAST_NOBLE_SPOUSE_ELSE_PILE:
                titles.swap_garrison(s, g, s.family[spouse], r)
        else:
            s.set_lord(r, -1)
            s.claim[r] = g if titles.holds_wall(s, g, r) else -1
            s.tell(L_VACANT, ALL, r)


def _church(s: Fief, n: int) -> None:
    """FE-4.8-f, FE-4.8-g, FE-IT14.2-e, FE-IT12.2-a: church cards of a dead noble."""
    for d in range(len(s.see)):
        if s.see[d] == n:
            s.see[d] = -1
            if s.opt[BISHOP_TITLE_ON_DEATH] == BISHOP_TITLE_ON_DEATH_SHUFFLE_INTO_DECK:
                s.deck[PRELATE + d] += 1
            else:
                s.spent[PRELATE + d] += 1
    for a in range(len(s.abbess)):
        if s.abbess[a] == n:
            s.abbess[a] = -1
            if s.opt[ABBESS_TITLE_ON_DEATH] == ABBESS_TITLE_ON_DEATH_SHUFFLE_INTO_DECK:
                s.deck[ABBESS + a] += 1
            else:
                s.away[ABBESS + a] += 1
                s.push([numbers.ABBACY, 0, a, 1])
