"""All steps at their numbers."""

from __future__ import annotations

from banneret.core.step import Step
from banneret.games.lancaster.state import Realm
from banneret.games.lancaster.steps import numbers
from banneret.games.lancaster.steps.applying import Apply, CountyTax, Purchase, Send, Swap, TileTax, Trade
from banneret.games.lancaster.steps.castles import Castle, Castles
from banneret.games.lancaster.steps.conflicts import Conflicts, Ransom
from banneret.games.lancaster.steps.counties import Counties, County, Crossing, NameStart, Noble
from banneret.games.lancaster.steps.course import Round
from banneret.games.lancaster.steps.favours import Favour, FavourNoble
from banneret.games.lancaster.steps.parliament import Vote
from banneret.games.lancaster.steps.placing import Squires, Turns
from banneret.games.lancaster.steps.preparing import Allies, Deal, FirstTiles, Setup
from banneret.games.lancaster.steps.rewards import Extension, Upgrade


def all_steps() -> list[Step[Realm]]:
    """The steps in the order of their numbers."""
    by_number: dict[int, Step[Realm]] = {
        numbers.SETUP: Setup(),
        numbers.DEAL: Deal(),
        numbers.ALLIES: Allies(),
        numbers.FIRST_TILES: FirstTiles(),
        numbers.ROUND: Round(),
        numbers.TURNS: Turns(),
        numbers.SQUIRES: Squires(),
        numbers.FAVOUR: Favour(),
        numbers.FAVOUR_NOBLE: FavourNoble(),
        numbers.UPGRADE: Upgrade(),
        numbers.EXTENSION: Extension(),
        numbers.VOTE: Vote(),
        numbers.APPLY: Apply(),
        numbers.PURCHASE: Purchase(),
        numbers.SWAP: Swap(),
        numbers.TRADE: Trade(),
        numbers.SEND: Send(),
        numbers.COUNTY_TAX: CountyTax(),
        numbers.TILE_TAX: TileTax(),
        numbers.COUNTIES: Counties(),
        numbers.COUNTY: County(),
        numbers.NOBLE: Noble(),
        numbers.CROSSING: Crossing(),
        numbers.NAME_START: NameStart(),
        numbers.CASTLES: Castles(),
        numbers.CASTLE: Castle(),
        numbers.CONFLICTS: Conflicts(),
        numbers.RANSOM: Ransom(),
    }
    return [by_number[number] for number in range(len(by_number))]
