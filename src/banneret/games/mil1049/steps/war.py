"""4.IV War: free lands, lands of other players, and where a conquered land goes."""

from __future__ import annotations

from typing import Final

from banneret.core.choice import choice, noun_of, verb_of
from banneret.core.game import ALL
from banneret.core.step import ASK, GO, Step
from banneret.games.mil1049.holdings import find, gained, give_to, lost, out_of_game, places_for, take_from
from banneret.games.mil1049.lineage import score
from banneret.games.mil1049.printed import (
    CUBE,
    FOOD,
    INFLUENCE,
    LANDS_MOST,
    PER_WOMAN,
    PILE_DEFENCE,
    PILES,
    PP_KING,
    PP_LEADER,
    RESOURCES,
    ROWS,
    SOLDIER,
    TILE_DEFENCE,
    TILE_IDS,
)
from banneret.games.mil1049.purse import show_line, spend, spend_all
from banneret.games.mil1049.state import NO_CUBES, Realm
from banneret.games.mil1049.steps import numbers
from banneret.games.mil1049.steps.actions import NOTHING
from banneret.games.mil1049.steps.counting import Counting
from banneret.games.mil1049.steps.hands import Hands, shown_hand
from banneret.games.mil1049.words import (
    ACCEPT,
    CLAIM,
    DECLINE,
    DISCARD,
    HOLD,
    IDLE,
    KING,
    L_ASKED,
    L_CLAIM,
    L_COMMITS,
    L_CONQUERED,
    L_DECLINES,
    L_DISCARDED,
    L_EMPTY_HAND,
    L_HELPS,
    L_IDLE,
    L_KING,
    L_LEADER,
    L_LEFT,
    L_NAMED,
    L_NO_ROOM,
    L_PAYS,
    L_RAID,
    L_REFUSES,
    L_REPELLED,
    L_SETTLED,
    L_STRENGTH,
    L_VICTORY,
    LEAVE,
    RAID,
    REFUSE,
    SETTLE,
)
from banneret.games.mil1049.words import (
    ASK as ASK_LORD,
)

#: Cubes that fight (MIL-WAR-d).
_FIGHTING: Final = 1 << FOOD | 1 << INFLUENCE
_TILES: Final = len(TILE_IDS)
_RAIDS: Final = RAID << 12


def pile_defence(s: Realm, pile: int) -> int:
    """What has to be exceeded to win the top land of a pile (MIL-FREE-b)."""
    return PILE_DEFENCE[pile] + TILE_DEFENCE[s.top[pile]]


def fighting_cubes(s: Realm, seat: int) -> int:
    """What a family could commit at most (MIL-WAR-d)."""
    return s.has(seat, FOOD) + s.has(seat, INFLUENCE)


def lord_of(s: Realm, k: int) -> int:
    """A knight's Lord, if he is still at the table; or -1."""
    lord = s.lord[k]
    return lord if lord >= 0 and not s.out[lord] else -1


def cannot_claim(s: Realm, k: int, pile: int) -> str:
    """The rule that forbids a knight to attack a free land."""
    if not s.top[pile]:
        return "MIL-FREE-a"
    most = s.soldiers(k) * SOLDIER + fighting_cubes(s, k // ROWS) * CUBE
    return "" if most > pile_defence(s, pile) or lord_of(s, k) >= 0 else "MIL-FREE-b"


def cannot_raid(s: Realm, k: int, target: int, tile: int) -> str:
    """The rule that forbids a knight to attack a land of another knight (MIL-RAID-a to MIL-RAID-f)."""
    seat = k // ROWS
    if target >= s.seats * ROWS or not s.alive[target] or target // ROWS == seat:
        return "MIL-RAID-a"
    if not tile or find(s, target, tile) < 0:
        return "MIL-RAID-a"
    lord = s.lord[k]
    if lord >= 0 and (target // ROWS == lord or s.lord[target] == lord):
        return "MIL-RAID-b"
    if s.lord[target] == seat:
        return "MIL-RAID-c"
    if s.archbishop[0] == target:
        return "MIL-RAID-e"
    return "" if s.has(seat, INFLUENCE) >= protection(s, target // ROWS) else "MIL-RAID-f"


def protection(s: Realm, seat: int) -> int:
    """The influence that an attack on a family costs (MIL-RAID-f, MIL-RAID-g)."""
    return s.women[seat] * PER_WOMAN


class War(Step[Realm]):
    """MIL-WAR-a: attack a free land, or one of another player, or do nothing (MIL-SPH-c)."""

    name = "war"
    rule = "MIL-WAR-a"
    #: ``tried``: the attack on a free land came to nothing (MIL-FREE-g).
    holds = ("knight:knight", "tried:n")

    def run(self, s: Realm, f: list[int]) -> int:
        if s.out[f[1] // ROWS]:
            s.pop()
            return GO
        s.active[0] = f[1] // ROWS
        return ASK

    def seats(self, s: Realm, f: list[int]) -> int:
        return 1 << f[1] // ROWS

    def choices(self, s: Realm, f: list[int], seat: int) -> list[int]:
        k = f[1]
        found = [choice(IDLE)]
        if not f[2]:
            for pile in range(PILES):
                if not cannot_claim(s, k, pile):
                    found.append(choice(CLAIM, pile))
        for target in range(s.seats * ROWS):
            last = 0
            for slot in range(target * LANDS_MOST, (target + 1) * LANDS_MOST):
                tile = s.land[slot]
                if tile and tile != last and not cannot_raid(s, k, target, tile):
                    found.append(_RAIDS | target * _TILES + tile)
                last = tile
        return found

    def forbid(self, s: Realm, f: list[int], seat: int, c: int) -> str:
        verb = verb_of(c)
        if verb == IDLE:
            return ""
        if verb == CLAIM:
            return "MIL-FREE-g" if f[2] else cannot_claim(s, f[1], noun_of(c))
        if verb == RAID:
            return cannot_raid(s, f[1], noun_of(c) // _TILES, noun_of(c) % _TILES)
        return self.rule

    def detail(self, s: Realm, f: list[int], seat: int, c: int) -> tuple[str, tuple[int, ...]]:
        verb = verb_of(c)
        if verb == CLAIM and s.top[noun_of(c)] and not f[2]:
            most = s.soldiers(f[1]) * SOLDIER + fighting_cubes(s, seat) * CUBE
            return "strength", (most, pile_defence(s, noun_of(c)))
        if verb == RAID and cannot_raid(s, f[1], noun_of(c) // _TILES, noun_of(c) % _TILES) == "MIL-RAID-f":
            target = noun_of(c) // _TILES // ROWS
            return "women", (target, protection(s, target), s.has(seat, INFLUENCE))
        return NOTHING

    def apply(self, s: Realm, f: list[int], seat: int, c: int) -> None:
        k = f[1]
        verb = verb_of(c)
        if verb == IDLE:
            s.tell(L_IDLE, ALL, k)
            s.pop()
        elif verb == CLAIM:
            pile = noun_of(c)
            s.pile[0] = pile
            s.tell(L_CLAIM, ALL, k, s.top[pile], pile)
            s.push([numbers.CLAIM, seat, k, pile, 0])
        else:
            target = noun_of(c) // _TILES
            tile = noun_of(c) % _TILES
            s.tell(L_RAID, ALL, k, target, tile)
            price = protection(s, target // ROWS)
            if price:
                spend(s, seat, INFLUENCE, price)
                s.tell(L_PAYS, ALL, seat, price, INFLUENCE)
            s.target[0] = target
            s.aim[0] = tile
            s.pop()
            s.push([numbers.RAID, k, target, tile])

    def prompt(self, s: Realm, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return "war", (f[1],)


# --- free lands


def _strength(s: Realm, k: int, bundle: list[int]) -> int:
    return s.soldiers(k) * SOLDIER + sum(bundle) * CUBE


class Claim(Counting):
    """MIL-FREE-a to MIL-FREE-k: cubes are counted out until the defence is exceeded; a Lord may be asked."""

    name = "claim"
    rule = "MIL-FREE-d"
    holds = ("who:seat", "knight:knight", "pile:pile", "asked:n")
    able = _FIGHTING
    barred = "MIL-WAR-d"

    def give_up(self, s: Realm, f: list[int]) -> None:
        s.pile[0] = -1
        s.pop()

    def enough(self, s: Realm, f: list[int], bundle: list[int]) -> bool:
        return _strength(s, f[2], bundle) > pile_defence(s, f[3])

    def short(self) -> str:
        return "MIL-WAR-e"

    def more(self, s: Realm, f: list[int], seat: int, found: list[int]) -> None:
        if lord_of(s, f[2]) >= 0 and not f[4]:
            found.append(choice(ASK_LORD))
        found.append(choice(LEAVE))

    def forbid(self, s: Realm, f: list[int], seat: int, c: int) -> str:
        verb = verb_of(c)
        if verb == LEAVE:
            return ""
        if verb == ASK_LORD:
            if lord_of(s, f[2]) < 0:
                return "MIL-FREE-e"
            return "MIL-FREE-k" if f[4] else ""
        return super().forbid(s, f, seat, c)

    def detail(self, s: Realm, f: list[int], seat: int, c: int) -> tuple[str, tuple[int, ...]]:
        said = super().detail(s, f, seat, c)
        return said if said[0] else ("strength", (_strength(s, f[2], self.counted(s)), pile_defence(s, f[3])))

    def apply(self, s: Realm, f: list[int], seat: int, c: int) -> None:
        verb = verb_of(c)
        if verb == LEAVE:
            s.bid[:] = NO_CUBES
            s.tell(L_LEFT, ALL, f[2])
            self.give_up(s, f)
            s.stack[-1][2] = 1
        elif verb == ASK_LORD:
            f[4] = 1
            bundle = self.counted(s)
            s.bid[:] = NO_CUBES
            s.seal()
            s.standing[:] = bundle
            show_line(s, L_NAMED, seat, bundle)
            s.tell(L_ASKED, ALL, seat, s.lord[f[2]])
            s.push([numbers.HELP, s.lord[f[2]], f[2], f[3]])
        else:
            super().apply(s, f, seat, c)

    def laid_down(self, s: Realm, f: list[int], seat: int, bundle: list[int]) -> None:
        conquer(s, f, bundle, NO_CUBES)

    def prompt(self, s: Realm, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return "claim", (f[2], s.top[f[3]], pile_defence(s, f[3]))


def conquer(s: Realm, f: list[int], own: list[int], helping: list[int]) -> None:
    """MIL-FREE-f, MIL-FREE-h, MIL-FREE-i: ``f`` is the claim, on top of the knight's step; both are over."""
    seat = f[1]
    k = f[2]
    pile = f[3]
    tile = s.top[pile]
    total = _strength(s, k, own) + sum(helping) * CUBE
    s.tell(L_CONQUERED, ALL, k, tile, total, pile_defence(s, pile))
    spend_all(s, seat, own)
    if sum(helping):
        spend_all(s, s.lord[k], helping)
    s.standing[:] = NO_CUBES
    s.helping[:] = NO_CUBES
    s.pop()
    s.pop()
    s.pile[0] = -1
    s.prize[0] = tile
    s.top[pile] = 0
    s.depth[pile] -= 1
    s.push([numbers.SETTLING, seat, seat, tile, -1, 0])
    if s.depth[pile]:
        s.push([numbers.REVEAL, pile, -1])


class Help(Counting):
    """MIL-FREE-e, MIL-FREE-k: the Lord names cubes for his vassal's attack, or refuses."""

    name = "help"
    rule = "MIL-FREE-k"
    holds = ("who:seat", "knight:knight", "pile:pile")
    able = _FIGHTING
    barred = "MIL-WAR-d"

    def give_up(self, s: Realm, f: list[int]) -> None:
        s.standing[:] = NO_CUBES
        s.pop()

    def enough(self, s: Realm, f: list[int], bundle: list[int]) -> bool:
        return sum(bundle) > 0

    def more(self, s: Realm, f: list[int], seat: int, found: list[int]) -> None:
        found.append(choice(REFUSE))

    def forbid(self, s: Realm, f: list[int], seat: int, c: int) -> str:
        return "" if verb_of(c) == REFUSE else super().forbid(s, f, seat, c)

    def apply(self, s: Realm, f: list[int], seat: int, c: int) -> None:
        if verb_of(c) == REFUSE:
            s.bid[:] = NO_CUBES
            s.tell(L_REFUSES, ALL, seat)
            self.give_up(s, f)
            return
        super().apply(s, f, seat, c)

    def laid_down(self, s: Realm, f: list[int], seat: int, bundle: list[int]) -> None:
        s.helping[:] = bundle
        show_line(s, L_HELPS, seat, bundle)
        s.pop()
        s.push([numbers.AGREEMENT, f[2] // ROWS])

    def prompt(self, s: Realm, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        missing = pile_defence(s, f[3]) + 1 - _strength(s, f[2], s.standing)
        return "help", (f[1], f[2], max(missing, 0))


class Agreement(Step[Realm]):
    """MIL-FREE-k: the Lord's cubes are taken, all of them, or none."""

    name = "agreement"
    rule = "MIL-FREE-k"
    holds = ("who:seat",)

    def run(self, s: Realm, f: list[int]) -> int:
        if s.out[f[1]] or s.out[s.lord[s.stack[-2][2]]]:
            self._apart(s)
            return GO
        s.active[0] = f[1]
        return ASK

    def _apart(self, s: Realm) -> None:
        s.standing[:] = NO_CUBES
        s.helping[:] = NO_CUBES
        s.pop()

    def seats(self, s: Realm, f: list[int]) -> int:
        return 1 << f[1]

    def choices(self, s: Realm, f: list[int], seat: int) -> list[int]:
        return [choice(ACCEPT), choice(DECLINE)]

    def forbid(self, s: Realm, f: list[int], seat: int, c: int) -> str:
        return "" if verb_of(c) in (ACCEPT, DECLINE) else self.rule

    def apply(self, s: Realm, f: list[int], seat: int, c: int) -> None:
        claim = s.stack[-2]
        own = s.standing[:]
        helping = s.helping[:]
        self._apart(s)
        if verb_of(c) == DECLINE:
            s.tell(L_DECLINES, ALL, seat)
        elif _strength(s, claim[2], own) + sum(helping) * CUBE > pile_defence(s, claim[3]):
            conquer(s, claim, own, helping)

    def prompt(self, s: Realm, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        claim = s.stack[-2]
        total = _strength(s, claim[2], s.standing) + sum(s.helping) * CUBE
        return "agreement", (f[1], total, pile_defence(s, claim[3]))


# --- lands of other players


class Raid(Hands):
    """MIL-RAID-h to MIL-RAID-w: secret cubes of both players and their Lords, and who wins."""

    name = "raid"
    rule = "MIL-RAID-k"
    holds = ("knight:knight", "target:knight", "tile:tile")
    able = _FIGHTING

    def involved(self, s: Realm, f: list[int]) -> int:
        # MIL-RAID-h, MIL-RAID-i, MIL-RAID-j
        mask = 1 << f[1] // ROWS | 1 << f[2] // ROWS
        for k in (f[1], f[2]):
            if s.lord[k] >= 0:
                mask |= 1 << s.lord[k]
        return mask

    def opened(self, s: Realm, f: list[int]) -> int:
        k = f[1]
        target = f[2]
        tile = f[3]
        seat = k // ROWS
        victim = target // ROWS
        s.seal()
        attack = s.soldiers(k) * SOLDIER
        defence = s.defence(target)
        helped = False
        mask = self.involved(s, f)
        for other in range(s.seats):
            if not mask >> other & 1 or s.out[other]:
                continue
            hand = self.in_hand(s, other)
            count = sum(hand)
            show_line(s, L_COMMITS, other, hand)
            if not count:
                s.tell(L_EMPTY_HAND, ALL, other)
            # MIL-RAID-q: whatever happens, they are lost.
            for resource in range(RESOURCES):
                if hand[resource]:
                    spend(s, other, resource, hand[resource])
            if other == seat or other == s.lord[k]:
                # MIL-RAID-m
                attack += count * CUBE
                helped = helped or (other != seat and count > 0)
            else:
                # MIL-RAID-n
                defence += count * CUBE
        self.put_away(s)
        s.tell(L_STRENGTH, ALL, attack, defence)
        s.target[0] = -1
        s.aim[0] = 0
        s.pop()
        if attack <= defence:
            # MIL-RAID-p
            s.tell(L_REPELLED, ALL, k, target)
            _against_leader(s, victim, seat)
            return GO
        s.tell(L_VICTORY, ALL, k, target, tile)
        # MIL-RAID-s: the lead is judged before the land counts.
        _against_leader(s, seat, victim)
        take_from(s, target, tile)
        s.prize[0] = tile
        from_crusader = victim if s.crusader(target) else -1
        lost(s, target)
        # MIL-RAID-t, MIL-RAID-u
        placer = s.lord[k] if helped else seat
        s.push([numbers.SETTLING, placer, seat, tile, from_crusader, 1 if helped else 0])
        if s.advanced():
            # MIL-ADV-j
            s.push([numbers.KINGS_CLAIM, seat, tile])
        return GO

    def prompt(self, s: Realm, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        if shown_hand(s, seat):
            return "closed", ()
        return "raid", (f[1], f[2], s.soldiers(f[1]) * SOLDIER, s.defence(f[2]))


def _against_leader(s: Realm, winner: int, beaten: int) -> None:
    """MIL-RAID-r, MIL-RAID-s: beating who leads, alone or with others, is worth more."""
    if s.leads(beaten):
        s.tell(L_LEADER, ALL, winner, beaten)
        score(s, winner, PP_LEADER)


class KingsClaim(Step[Realm]):
    """MIL-ADV-h to MIL-ADV-j: a land conquered from a player may be given to the King."""

    name = "kings-claim"
    rule = "MIL-ADV-h"
    holds = ("who:seat", "tile:tile")

    def run(self, s: Realm, f: list[int]) -> int:
        if s.out[f[1]]:
            s.pop()
            return GO
        s.active[0] = f[1]
        return ASK

    def seats(self, s: Realm, f: list[int]) -> int:
        return 1 << f[1]

    def choices(self, s: Realm, f: list[int], seat: int) -> list[int]:
        return [choice(KING), choice(HOLD)]

    def forbid(self, s: Realm, f: list[int], seat: int, c: int) -> str:
        return "" if verb_of(c) in (KING, HOLD) else self.rule

    def apply(self, s: Realm, f: list[int], seat: int, c: int) -> None:
        s.pop()
        if verb_of(c) == KING:
            s.pop()
            out_of_game(s, f[2])
            s.prize[0] = 0
            s.tell(L_KING, ALL, seat, f[2])
            score(s, seat, PP_KING)

    def prompt(self, s: Realm, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return "kings-claim", (f[1], f[2])


class Settling(Step[Realm]):
    """MIL-FREE-f, MIL-RAID-o, MIL-RAID-t: where a conquered land goes."""

    name = "settling"
    rule = "MIL-RAID-o"
    #: ``crusader``: whose crusader lost it, or -1; ``forced``: a Lord places, who may not discard.
    holds = ("who:seat", "family:seat", "tile:tile", "crusader:seat", "forced:n")

    def run(self, s: Realm, f: list[int]) -> int:
        if s.out[f[1]] or not places_for(s, f[2]):
            # MIL-RAID-v
            s.tell(L_NO_ROOM, ALL, f[3])
            _gone(s, f)
            return GO
        s.active[0] = f[1]
        return ASK

    def seats(self, s: Realm, f: list[int]) -> int:
        return 1 << f[1]

    def choices(self, s: Realm, f: list[int], seat: int) -> list[int]:
        found = [choice(SETTLE, k) for k in places_for(s, f[2])]
        if not f[5]:
            found.append(choice(DISCARD))
        return found

    def forbid(self, s: Realm, f: list[int], seat: int, c: int) -> str:
        verb = verb_of(c)
        if verb == DISCARD:
            return "MIL-RAID-u" if f[5] else ""
        if verb != SETTLE:
            return self.rule
        k = noun_of(c)
        if k < s.seats * ROWS and (k // ROWS == f[2] or s.lord[k] == f[2]) and s.alive[k]:
            return "" if s.has_room(k) else "MIL-GEN-l"
        return self.rule

    def apply(self, s: Realm, f: list[int], seat: int, c: int) -> None:
        tile = f[3]
        if verb_of(c) == DISCARD:
            # MIL-LANDPP-d
            s.tell(L_DISCARDED, ALL, seat, tile)
            _gone(s, f)
            return
        k = noun_of(c)
        s.prize[0] = 0
        give_to(s, k, tile)
        s.tell(L_SETTLED, ALL, seat, k, tile)
        s.pop()
        gained(s, k, f[4])

    def prompt(self, s: Realm, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return "settling", (f[1], f[3])


def _gone(s: Realm, f: list[int]) -> None:
    out_of_game(s, f[3])
    s.prize[0] = 0
    s.pop()
