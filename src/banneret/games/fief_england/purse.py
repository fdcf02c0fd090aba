"""Money and cards, and what others can know of them (FE-PREP6-b, FE-2.0-a)."""

from __future__ import annotations

from banneret.games.fief_england.board import CARDS, CHARACTERS, DISASTER
from banneret.games.fief_england.state import COINAGE, Fief

# --- money. What is paid in the open everybody can follow; what passes behind screens only the two.


def gain(s: Fief, seat: int, amount: int) -> None:
    """Money from the bank (or from another seat), an amount that everybody knows."""
    s.now[COINAGE] += amount
    s.money[seat] += amount
    for place in range(seat, (s.seats + 1) * s.seats, s.seats):
        s.low[place] += amount
        s.high[place] += amount


def pay(s: Fief, seat: int, amount: int) -> None:
    """Money spent in the open: whoever pays has had so much."""
    s.now[COINAGE] -= amount
    s.money[seat] -= amount
    for place in range(seat, (s.seats + 1) * s.seats, s.seats):
        s.low[place] = max(s.low[place], amount) - amount
        s.high[place] -= amount


def pass_openly(s: Fief, giver: int, taker: int, amount: int) -> None:
    """Money from one seat to another that everybody sees."""
    if giver != taker:
        pay(s, giver, amount)
        gain(s, taker, amount)


def pass_secretly(s: Fief, giver: int, taker: int, amount: int) -> None:
    """Money from one seat to another; the others only see that some may have passed."""
    if giver == taker:
        return
    n = s.seats
    s.money[giver] -= amount
    s.money[taker] += amount
    for observer in range(n + 1):
        from_ = observer * n + giver
        to = observer * n + taker
        if observer == giver:
            s.low[from_] -= amount
            s.high[from_] -= amount
            s.low[to] += amount
            s.high[to] += amount
        elif observer == taker:
            s.low[from_] = max(s.low[from_], amount) - amount
            s.high[from_] -= amount
            s.low[to] += amount
            s.high[to] += amount
        else:
            s.high[to] = min(s.now[COINAGE], s.high[to] + s.high[from_])
            s.low[from_] = 0


def lose_secretly(s: Fief, seat: int, amount: int) -> None:
    """Money is lost to the bank; others only know that it may have been any sum (FE-2.15-g)."""
    s.money[seat] -= amount
    n = s.seats
    for observer in range(n + 1):
        place = observer * n + seat
        if observer == seat:
            s.low[place] -= amount
            s.high[place] -= amount
        else:
            s.low[place] = 0


def share_out(s: Fief, giver: int, total: int) -> None:
    """The row ``share`` is paid from the bank, the rest to the giver.

    Each sees only his own part (FE-9.2-e).
    """
    n = s.seats
    s.now[COINAGE] += total
    s.share[giver] = total - sum(s.share)
    for seat in range(n):
        s.money[seat] += s.share[seat]
    for observer in range(n + 1):
        known = total if observer == giver else s.share[observer] if observer < n else 0
        for seat in range(n):
            cell = observer * n + seat
            if observer == giver or observer == seat:
                s.low[cell] += s.share[seat]
                s.high[cell] += s.share[seat]
            else:
                s.high[cell] += total - known
    s.share[:] = [0] * len(s.share)


# --- cards


def cards(s: Fief, seat: int) -> int:
    """How many cards a seat holds: everybody may count them."""
    return sum(s.hand[seat * CARDS : seat * CARDS + CARDS])


def has(s: Fief, seat: int, card: int) -> bool:
    """Whether a seat holds a card of a kind."""
    return s.hand[seat * CARDS + card] > 0


def drop(s: Fief, seat: int, card: int) -> None:
    """A card leaves a hand in the open."""
    s.hand[seat * CARDS + card] -= 1
    for observer in range(s.seats + 1):
        cell = (observer * s.seats + seat) * CARDS + card
        if s.knows[cell]:
            s.knows[cell] -= 1


def discard(s: Fief, seat: int, card: int) -> None:
    """A card of a hand goes to its discards, shown (FE-2.0-b to FE-2.0-d)."""
    drop(s, seat, card)
    s.spent[card] += 1


def receive(s: Fief, seat: int, card: int, seen_by: int = 0) -> None:
    """A card comes into a hand; ``seen_by`` are the observers (bits) besides its owner who saw which."""
    s.hand[seat * CARDS + card] += 1
    for observer in range(s.seats + 1):
        if observer == seat or seen_by >> observer & 1:
            s.knows[(observer * s.seats + seat) * CARDS + card] += 1


def slip(s: Fief, giver: int, taker: int, card: int) -> None:
    """A card passes unseen by others, who no longer know what the giver holds."""
    s.hand[giver * CARDS + card] -= 1
    n = s.seats
    for observer in range(n + 1):
        base = (observer * n + giver) * CARDS
        if observer == giver or observer == taker:
            if s.knows[base + card]:
                s.knows[base + card] -= 1
        else:
            for kind in range(CARDS):
                s.knows[base + kind] = 0
    receive(s, taker, card, 1 << giver)


def is_character(card: int) -> bool:
    """Whether a card is of the Character deck."""
    return card < CHARACTERS


def is_disaster(card: int) -> bool:
    """Whether an event card is a Disaster."""
    return card >= DISASTER
