// Questions about what is printed on map and blocks, answered from `data.toml`. Made once for a game's data.

import type { AreaData, BlockData, Colour, House, WarData } from './types';

export class Lore {
  readonly blocks: ReadonlyMap<string, BlockData>;
  readonly areas: ReadonlyMap<string, AreaData>;
  /** Neighbours over land, with the colour of the border. */
  readonly next: ReadonlyMap<string, ReadonlyMap<string, Colour>>;
  /** Heirs of each house, the senior first. */
  readonly heirs: readonly [readonly BlockData[], readonly BlockData[]];
  readonly cards: ReadonlyMap<string, { readonly id: string; readonly ap: number; readonly event?: boolean }>;

  constructor(data: WarData) {
    this.blocks = new Map(data.block.map((block) => [block.id, block]));
    this.areas = new Map(data.area.map((area) => [area.id, area]));
    const next = new Map<string, Map<string, Colour>>(data.area.map((area) => [area.id, new Map()]));
    for (const colour of ['yellow', 'blue', 'red'] as const) {
      for (const [a, b] of data.borders[colour]) {
        next.get(a)?.set(b, colour);
        next.get(b)?.set(a, colour);
      }
    }
    this.next = next;
    const line = (side: string): BlockData[] =>
      data.block
        .filter((block) => block.side === side && block.heir !== undefined)
        .sort((a, b) => (a.heir ?? 0) - (b.heir ?? 0));
    this.heirs = [line('lancaster'), line('york')];
    this.cards = new Map(data.card.map((card) => [card.id, card]));
  }

  /** The data of a block; of an unknown one, so that a newer server never breaks the board, a plain one. */
  block(id: string): BlockData {
    return (
      this.blocks.get(id) ?? {
        id,
        person: id.replace(/-[ly]$/, ''),
        side: 'rebel',
        kind: 'noble',
        steps: 4,
        rating: '',
        loyalty: 0,
      }
    );
  }

  /** The letter and the number of a combat rating. */
  rating(id: string): readonly [letter: string, power: number] {
    const rating = this.block(id).rating;
    return [rating.slice(0, 1), Number(rating.slice(1))];
  }

  adjacent(a: string, b: string): boolean {
    return this.next.get(a)?.has(b) ?? false;
  }
}

const made = new WeakMap<WarData, Lore>();

export function loreOf(data: WarData): Lore {
  const known = made.get(data);
  if (known) return known;
  const lore = new Lore(data);
  made.set(data, lore);
  return lore;
}

/** The colour of a block: of the house it was painted for. */
export const colourOf = (block: BlockData): House | -1 =>
  block.side === 'lancaster' ? 0 : block.side === 'york' ? 1 : -1;
