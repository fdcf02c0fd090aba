"""The position of a tourney: what is printed, what lies open, what is hidden, and who knows what."""

from __future__ import annotations

from typing import Any, Final

from banneret.core.figures import figures_of
from banneret.core.state import Fields, State

FIGURES: Final = figures_of("tourney", __package__ or "")
_data: Final[dict[str, Any]] = FIGURES.data

SEATS: Final = ("gules", "azure", "vert", "sable", "argent")
WEAPON_IDS: Final = tuple([str(weapon["id"]) for weapon in _data["weapon"]])
DICE: Final = tuple([int(weapon["dice"]) for weapon in _data["weapon"]])
PRIZE_IDS: Final = tuple([str(prize["id"]) for prize in _data["prize"]])
RENOWN: Final = tuple([int(prize["renown"]) for prize in _data["prize"]])
CARD_IDS: Final = tuple([str(card["id"]) for card in _data["card"]])
CARD_COUNT: Final = tuple([int(card["count"]) for card in _data["card"]])
FAVOUR: Final = CARD_IDS.index("favour")
RAIN: Final = CARD_IDS.index("rain")
COINS: Final = tuple([int(purse["coins"]) for purse in _data["purse"]])
PURSE_COUNT: Final = tuple([int(purse["count"]) for purse in _data["purse"]])
#: No knight can ever have so many coins.
AMOUNTS: Final = sum([coins * count for coins, count in zip(COINS, PURSE_COUNT, strict=True)]) + 1
#: Offers that a knight may make to the same other knight (TY-3-b).
OFFERS: Final = 9


class Tourney(State):
    """Rows of a tourney. Those of one number are scalars; -1 stands for nothing or nobody."""

    def __init__(self, f: Fields) -> None:
        super().__init__(f)
        n = f.seats
        # What lies open.
        self.day = f.row("day", 1)
        self.marshal = f.row("marshal", 1, numbers="seat")
        self.weapon = f.row("weapon", 1, numbers="weapon", start=-1)
        self.dice = f.row("dice", 1)
        self.prize = f.row("prize", 1, numbers="prize", start=-1)
        self.chest = f.row("chest", 1)
        self.holder = f.row("holder", len(PRIZE_IDS), "prize", "seat", -1)
        self.ally = f.row("ally", n, "seat", "seat", -1)
        self.total = f.row("total", n, "seat")
        self.quiet = f.row("quiet", n, "seat")
        self.out = f.row("out", n, "seat")
        self.spent = f.row("spent", len(CARD_IDS), "card")
        # What is hidden: in purses, hands and piles, in the closed fist, and between two knights.
        self.dowry = f.row("dowry", n, "seat")
        self.bag = f.row("bag", len(COINS))
        self.hand = f.row("hand", n * len(CARD_IDS), "seat+card")
        self.deck = f.row("deck", len(CARD_IDS), "card")
        self.sealed = f.row("sealed", n, "seat", start=-1)
        self.offer = f.row("offer", n * n, "seat+seat", start=-1)
        self.number = f.row("number", n * n, "seat+seat")
        # What is known: coins that came in (or went out, below 0) in the open, for everybody to count ...
        self.flow = f.row("flow", n, "seat")
        #: ... and the dowry that a knight must have had at least, by observer; spectators are the last.
        self.need = f.row("need", (n + 1) * n)

    def days(self) -> int:
        """How many days were agreed on."""
        days = self.options["days"]
        return days if isinstance(days, int) else 0

    def coins(self, seat: int) -> int:
        """What a knight has: his dowry and what has come and gone since."""
        return self.dowry[seat] + self.flow[seat]

    def cards(self, seat: int) -> int:
        """How many cards a knight holds: everybody may count them."""
        return sum(self.hand[seat * len(CARD_IDS) : (seat + 1) * len(CARD_IDS)])

    def present(self) -> list[int]:
        """The knights that have not gone home."""
        return [seat for seat in range(self.seats) if not self.out[seat]]

    def after(self, seat: int) -> int:
        """The next knight present."""
        seat = (seat + 1) % self.seats
        while self.out[seat]:
            seat = (seat + 1) % self.seats
        return seat

    def single(self) -> list[int]:
        """The knights present that have no ally."""
        return [seat for seat in self.present() if self.ally[seat] < 0]

    def offers_of(self, seat: int) -> list[int]:
        """What a knight has offered to each other one."""
        return self.offer[seat * self.seats : (seat + 1) * self.seats]

    def drop_offers(self, seat: int) -> None:
        """Offers from and to a knight that are no longer of use."""
        for other in range(self.seats):
            self.offer[seat * self.seats + other] = -1
            self.offer[other * self.seats + seat] = -1

    def showed(self, seat: int, amount: int, observers: list[int]) -> None:
        """Some have seen that a knight has so many coins: his dowry cannot have been smaller."""
        for observer in observers:
            place = observer * self.seats + seat
            self.need[place] = max(self.need[place], amount - self.flow[seat])

    def scores(self) -> list[int]:
        """TY-6-a: the renown of a knight's prizes and his ally's; nothing for one who went home."""
        own = [0] * self.seats
        for prize, seat in enumerate(self.holder):
            if seat >= 0:
                own[seat] += RENOWN[prize]
        for seat, ally in enumerate(self.ally):
            if ally > seat:
                own[seat] = own[ally] = own[seat] + own[ally]
        return [0 if self.out[seat] else own[seat] for seat in range(self.seats)]

    def leaders(self) -> list[int]:
        """TY-6-a: all present with the highest score, so allies lead together."""
        scores = self.scores()
        best = max([scores[seat] for seat in self.present()])
        return [seat for seat in self.present() if scores[seat] == best]

    def everybody(self) -> list[int]:
        """All observers, spectators included."""
        return list(range(self.seats + 1))
