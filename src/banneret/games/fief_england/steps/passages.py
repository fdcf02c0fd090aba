"""10.2, 11.2: who has a Secret Passage to play, as a card or as the help of a burgher, and what it costs."""

from __future__ import annotations

from banneret.core.game import ALL
from banneret.games.fief_england import purse
from banneret.games.fief_england.board import BURGHER, PASSAGE, TREASURES, UPRISING
from banneret.games.fief_england.state import Fief
from banneret.games.fief_england.words.cards import L_BURGHER_HELPS, L_PLAYED


def burgher_ready(s: Fief, g: int) -> bool:
    """FE-11.3-a: whether a family's burgher can act: he is there, and a treasure marker is left."""
    return s.fourth[g] >= BURGHER and s.treasure[g] < TREASURES


def able(s: Fief, g: int) -> bool:
    """Whether a family could have a Passage, as far as everybody can see."""
    return burgher_ready(s, g) or purse.cards(s, s.seat(g)) > 0


def has(s: Fief, g: int) -> bool:
    """Whether a family has one to play."""
    return burgher_ready(s, g) or purse.has(s, s.seat(g), PASSAGE)


def spend(s: Fief, g: int) -> None:
    """The card is discarded; without one the burgher helps for a treasure marker (FE-11.2-e)."""
    if purse.has(s, s.seat(g), PASSAGE):
        purse.discard(s, s.seat(g), PASSAGE)
        s.tell(L_PLAYED, ALL, g, PASSAGE)
    else:
        s.treasure[g] += 1
        s.tell(L_BURGHER_HELPS, ALL, g)
    s.seal()


def rebels(s: Fief, g: int) -> bool:
    """Whether a family has a rebellion to start or to add."""
    return burgher_ready(s, g) or purse.has(s, s.seat(g), UPRISING)


def spend_rebellion(s: Fief, g: int) -> None:
    """The Uprising is discarded; without one the burgher revolts (FE-11.2-d)."""
    if purse.has(s, s.seat(g), UPRISING):
        purse.discard(s, s.seat(g), UPRISING)
        s.tell(L_PLAYED, ALL, g, UPRISING)
    else:
        s.treasure[g] += 1
        s.tell(L_BURGHER_HELPS, ALL, g)
    s.seal()
