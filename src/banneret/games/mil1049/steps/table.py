"""All steps of the game, each at its number."""

from __future__ import annotations

from banneret.core.step import Step
from banneret.games.mil1049.state import Realm
from banneret.games.mil1049.steps import numbers
from banneret.games.mil1049.steps.actions import Actions, Ageing, Toll
from banneret.games.mil1049.steps.birth import Birth
from banneret.games.mil1049.steps.court import Answer, Court, Outbidding, Ransom
from banneret.games.mil1049.steps.curia import Cathedral, Curia, Donation
from banneret.games.mil1049.steps.market import Bidding, Building, Market, Opening, Trading
from banneret.games.mil1049.steps.monastery import Monastery
from banneret.games.mil1049.steps.war import Agreement, Claim, Help, KingsClaim, Raid, Settling, War
from banneret.games.mil1049.steps.wedding import Keeping, Wedding
from banneret.games.mil1049.steps.winter import Winter
from banneret.games.mil1049.steps.year import Grant, Politics, Reveal, Sphere, StartPlayer, Year


def all_steps() -> list[Step[Realm]]:
    """The steps in the order of their numbers."""
    by_number: dict[int, Step[Realm]] = {
        numbers.YEAR: Year(),
        numbers.START_PLAYER: StartPlayer(),
        numbers.REVEAL: Reveal(),
        numbers.ACTIONS: Actions(),
        numbers.TOLL: Toll(),
        numbers.AGEING: Ageing(),
        numbers.BIRTH: Birth(),
        numbers.WEDDING: Wedding(),
        numbers.KEEPING: Keeping(),
        numbers.POLITICS: Politics(),
        numbers.GRANT: Grant(),
        numbers.MONASTERY: Monastery(),
        numbers.SPHERE: Sphere(),
        numbers.COURT: Court(),
        numbers.RANSOM: Ransom(),
        numbers.ANSWER: Answer(),
        numbers.OUTBIDDING: Outbidding(),
        numbers.MARKET: Market(),
        numbers.TRADING: Trading(),
        numbers.OPENING: Opening(),
        numbers.BIDDING: Bidding(),
        numbers.BUILDING: Building(),
        numbers.WAR: War(),
        numbers.CLAIM: Claim(),
        numbers.HELP: Help(),
        numbers.AGREEMENT: Agreement(),
        numbers.RAID: Raid(),
        numbers.KINGS_CLAIM: KingsClaim(),
        numbers.SETTLING: Settling(),
        numbers.CATHEDRAL: Cathedral(),
        numbers.DONATION: Donation(),
        numbers.CURIA: Curia(),
        numbers.WINTER: Winter(),
    }
    return [by_number[number] for number in range(len(by_number))]
