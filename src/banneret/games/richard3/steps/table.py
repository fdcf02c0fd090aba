"""All steps of the game, each at its number."""

from __future__ import annotations

from banneret.core.step import Step
from banneret.games.richard3.state import War
from banneret.games.richard3.steps import numbers
from banneret.games.richard3.steps.actions import Actions, Move, Placing, Sailing
from banneret.games.richard3.steps.battle import Battle, BattleRound, Battles
from banneret.games.richard3.steps.campaign import Campaign, GameTurn, TheWar
from banneret.games.richard3.steps.cards import AnswerRedeal, Cards, Deal, Mulligan
from banneret.games.richard3.steps.events import ChooseMuster, ChoosePlague, Mustering
from banneret.games.richard3.steps.fire import Charging, Firing, Hits
from banneret.games.richard3.steps.political import Homes, PoliticalTurn, Surplus
from banneret.games.richard3.steps.retreat import Regroup, RegroupTo, Retreating
from banneret.games.richard3.steps.supply import Execution, Losses, MinorEnters, Supply
from banneret.games.richard3.steps.treachery import Rolling, Treachery, TreasonRoll


def all_steps() -> list[Step[War]]:
    """The steps in the order of their numbers."""
    by_number: dict[int, Step[War]] = {
        numbers.WAR: TheWar(),
        numbers.CAMPAIGN: Campaign(),
        numbers.DEAL: Deal(),
        numbers.MULLIGAN: Mulligan(),
        numbers.ANSWER_REDEAL: AnswerRedeal(),
        numbers.CARDS: Cards(),
        numbers.GAME_TURN: GameTurn(),
        numbers.ACTIONS: Actions(),
        numbers.MOVE: Move(),
        numbers.SAILING: Sailing(),
        numbers.PLACING: Placing(),
        numbers.CHOOSE_MUSTER: ChooseMuster(),
        numbers.MUSTERING: Mustering(),
        numbers.CHOOSE_PLAGUE: ChoosePlague(),
        numbers.BATTLES: Battles(),
        numbers.BATTLE: Battle(),
        numbers.TREASON_ROLL: TreasonRoll(),
        numbers.BATTLE_ROUND: BattleRound(),
        numbers.FIRING: Firing(),
        numbers.HITS: Hits(),
        numbers.CHARGING: Charging(),
        numbers.TREACHERY: Treachery(),
        numbers.ROLLING: Rolling(),
        numbers.RETREATING: Retreating(),
        numbers.REGROUP: Regroup(),
        numbers.REGROUP_TO: RegroupTo(),
        numbers.SUPPLY: Supply(),
        numbers.EXECUTION: Execution(),
        numbers.MINOR_ENTERS: MinorEnters(),
        numbers.LOSSES: Losses(),
        numbers.POLITICAL_TURN: PoliticalTurn(),
        numbers.HOMES: Homes(),
        numbers.SURPLUS: Surplus(),
    }
    return [by_number[number] for number in range(len(by_number))]
