// Whose Battle Turn it is and in which order the others follow: only for showing; the engine decides.

import type { LogLine } from '../../contract';
import { isEffect, throwsIn, type Throw } from './dice';
import type { Lore } from './lore';
import { rank } from './pieces';
import { houseOf, type BattleView, type House } from './types';

export interface Fighter {
  readonly block: string;
  readonly house: House;
  readonly steps: number;
  readonly power: number;
  readonly letter: string;
  readonly done: boolean;
}

/** The initiative of a block in this round; the Bombard's is A in Round 1 only (R3-6.2-e). */
export function letterOf(lore: Lore, block: string, round: number): string {
  return lore.block(block).kind === 'bombard' && round <= 1 ? 'A' : lore.rating(block)[0];
}

/** The field in the order of Battle Turns. */
export function fighters(battle: BattleView, lore: Lore): Fighter[] {
  const attacker = houseOf(battle.attacker);
  return Object.entries(battle.field)
    .map(([block, [side, steps, done]]) => ({
      block,
      house: houseOf(side),
      steps,
      power: battle.power[block] ?? lore.rating(block)[1],
      letter: letterOf(lore, block, battle.round),
      done: done > 0,
    }))
    .sort(
      (a, b) =>
        a.letter.localeCompare(b.letter) ||
        Number(a.house === attacker) - Number(b.house === attacker) ||
        rank(lore, a.block) - rank(lore, b.block),
    );
}

/** The letter and the house whose turn it is; null between rounds. */
export function turnOf(field: readonly Fighter[]): { readonly letter: string; readonly house: House } | null {
  const next = field.find((fighter) => !fighter.done);
  return next ? { letter: next.letter, house: next.house } : null;
}

/** The steps of one turn row: initiative letters present, each house's in the order in which they act. */
export function turnOrder(field: readonly Fighter[]): { letter: string; house: House; open: number }[] {
  const order: { letter: string; house: House; open: number }[] = [];
  for (const { letter, house, done } of field) {
    const last = order.at(-1);
    if (last && last.letter === letter && last.house === house) last.open += done ? 0 : 1;
    else order.push({ letter, house, open: done ? 0 : 1 });
  }
  return order;
}

/** What is shown of a battle that is over. */
export interface Aftermath {
  readonly area: string;
  readonly winner: House | null;
  readonly fallen: readonly string[];
  readonly turned: readonly string[];
}

/** Reads off log lines how a battle ended; null if they do not tell of an end. */
export function aftermathOf(battle: BattleView, lines: readonly LogLine[]): Aftermath | null {
  const won = lines.find((line) => line.key === 'won' && line.args['area'] === battle.area);
  const over = lines.find((line) => line.key === 'over');
  if (!won && !over) return null;
  const blocks = (key: string): string[] =>
    lines.filter((line) => line.key === key).map((line) => String(line.args['block']));
  return {
    area: battle.area,
    winner: won ? houseOf(String(won.args['who'])) : null,
    fallen: blocks('eliminated'),
    turned: blocks('defects'),
  };
}

/** The throws to show after an update: the new ones, or those of before if nothing was rolled. */
export function throwsToShow(fresh: readonly LogLine[], old: readonly Throw[]): readonly Throw[] {
  const found = throwsIn(fresh);
  const last = old.at(-1);
  if (found.length > 0 || !last) return found;
  // Hits may have been taken later, when somebody had chosen by whom.
  const then = fresh.filter(isEffect);
  return then.length > 0 ? [...old.slice(0, -1), { ...last, then: [...last.then, ...then] }] : old;
}

/** The hits to be expected of so many dice. */
export const expectedHits = (steps: number, power: number): number =>
  (steps * Math.min(6, Math.max(0, power))) / 6;

/** The dice of a Treachery Roll, all of which must be even; Warwick needs one for his kin (R3-6.91-a). */
export function treacheryDice(lore: Lore, target: string, role: string): number {
  const { person, loyalty } = lore.block(target);
  return role === 'warwick' && (person === 'kent' || person === 'salisbury') ? 1 : loyalty;
}
