// How the houses stand: their heirs, their support for the throne, who is out of play. Read off the view.

import { colourOf, type Lore } from './lore';
import { ownerOf } from './pieces';
import { houseOf, type House, type War } from './types';

export type HeirState = 'king' | 'pretender' | 'living' | 'minor' | 'prison' | 'gone-over' | 'dead';

export interface Heir {
  readonly block: string;
  readonly rank: number;
  readonly state: HeirState;
}

/** The line of succession of a house, the senior first, with what became of each. */
export function lineOf(war: War, lore: Lore, house: House): Heir[] {
  return lore.heirs[house].map((block) => ({
    block: block.id,
    rank: block.heir ?? 0,
    state: stateOf(war, block.id),
  }));
}

function stateOf(war: War, block: string): HeirState {
  if (war.dead.includes(block)) return 'dead';
  if (war.prison.includes(block)) return 'prison';
  if (war.king === block) return 'king';
  if (war.pretender === block) return 'pretender';
  if (war.minors.includes(block)) return 'minor';
  // Set aside is he whose other version is in play; an heir without one (who is not in this scenario) is gone.
  return war.aside.includes(block) ? 'gone-over' : 'living';
}

/**
 * What the viewer's own house would bring to the count of nobles now (R3-8.2-b to R3-8.2-d): heirs, nobles and
 * churches on the map outside the exiles and the Isle of Man, and London. Null for a spectator.
 */
export function supportOf(war: War, lore: Lore, house: House | null): number | null {
  if (house === null) return null;
  let total = 0;
  for (const [id, [place]] of Object.entries(war.blocks)) {
    const { kind } = lore.block(id);
    const counts = kind === 'heir' || kind === 'noble' || kind === 'church';
    if (
      counts &&
      ownerOf(war, lore, id) === house &&
      place !== 'pool' &&
      place !== 'isle-of-man' &&
      !lore.areas.get(place)?.exile
    )
      total++;
  }
  const london = war.areas['middlesex'];
  if (london && london.n[house] > 0 && london.n[house === 0 ? 1 : 0] === 0) total++;
  // R3-S.2-e: the captive Henry VI counts for Lancaster.
  if (house === 0 && war.prison.includes('henry-vi-l')) total++;
  return total;
}

/** The most that the other house can bring: as many of its blocks as could count, and London. */
export function mostSupport(war: War, lore: Lore, house: House): number {
  let blocks = 0;
  for (const [area, { n }] of Object.entries(war.areas)) {
    if (area !== 'isle-of-man' && !lore.areas.get(area)?.exile) blocks += n[house];
  }
  const london = war.areas['middlesex'];
  return blocks + (london && london.n[house] > 0 && london.n[house === 0 ? 1 : 0] === 0 ? 1 : 0);
}

/** Blocks of a house among a list, by the colour they were painted in. */
export const ofHouse = (lore: Lore, blocks: readonly string[], house: House): string[] =>
  blocks.filter((id) => colourOf(lore.block(id)) === house);

export const isKingSide = (war: War, house: House): boolean => houseOf(war.king_side) === house;
