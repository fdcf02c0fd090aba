// From the view to what stands on the board: blocks with a face, and counters for those nobody may see.

import { colourOf, type Lore } from './lore';
import { BOTH, HOUSES, houseOf, type House, type War } from './types';

export interface Piece {
  /** The same in every position, so that what moves is seen to move. */
  readonly key: string;
  readonly area: string;
  readonly house: House;
  /** The block, if its face is seen; otherwise a counter of `count` blocks. */
  readonly block: string | null;
  readonly count: number;
  readonly steps: number;
  /** 1: moved, 2: recruited this turn. */
  readonly moved: number;
  /** Waits in Reserve of the battle that is being fought. */
  readonly reserve: boolean;
  readonly king: boolean;
  readonly pretender: boolean;
}

/** The house that leads the Rebel: the Pretender's (R3-3.26-a). */
export const rebelHouse = (war: War): House => (houseOf(war.king_side) === 0 ? 1 : 0);

/** Everything that stands on the map, area by area, the blocks of a house beside each other. */
export function piecesOf(war: War, lore: Lore): Map<string, Piece[]> {
  const found = new Map<string, Piece[]>();
  const add = (piece: Omit<Piece, 'key' | 'king' | 'pretender'>): void => {
    const here = found.get(piece.area) ?? [];
    here.push({
      ...piece,
      key: piece.block ?? `${HOUSES[piece.house]} ${piece.area}${piece.reserve ? ' reserve' : ''}`,
      king: piece.block !== null && piece.block === war.king,
      pretender: piece.block !== null && piece.block === war.pretender,
    });
    found.set(piece.area, here);
  };
  const own = new Map<string, string[]>();
  for (const [id, [place]] of Object.entries(war.blocks)) {
    if (place !== 'pool') own.set(place, [...(own.get(place) ?? []), id]);
  }
  for (const [area, entry] of Object.entries(war.areas)) {
    const battle = war.battle?.area === area ? war.battle : undefined;
    const mine = own.get(area) ?? [];
    for (const house of BOTH) {
      let unseen = entry.n[house];
      const faces = new Set(mine.filter((id) => ownerOf(war, lore, id) === house));
      for (const [id, [side]] of Object.entries(battle?.field ?? {}))
        if (houseOf(side) === house) faces.add(id);
      if (entry.rebel && rebelHouse(war) === house) faces.add('rebel');
      for (const id of [...faces].sort((a, b) => rank(lore, a) - rank(lore, b))) {
        const held = war.blocks[id];
        const fighter = battle?.field[id];
        add({
          area,
          house,
          block: id,
          count: 1,
          steps: fighter?.[1] ?? held?.[1] ?? lore.block(id).steps,
          moved: held?.[2] ?? 0,
          reserve: battle !== undefined && !fighter,
        });
        unseen--;
      }
      if (unseen > 0) {
        add({ area, house, block: null, count: unseen, steps: 0, moved: 0, reserve: battle !== undefined });
      }
    }
  }
  return found;
}

/** Whose a block is: its colour says so, for who changes sides changes his block. */
export function ownerOf(war: War, lore: Lore, id: string): House {
  const colour = colourOf(lore.block(id));
  return colour === -1 ? rebelHouse(war) : colour;
}

const KINDS = ['heir', 'noble', 'church', 'mercenary', 'levy', 'bombard', 'rebel'];

/** Heirs first, then by kind and initiative: as one would set them up. */
export function rank(lore: Lore, id: string): number {
  const block = lore.block(id);
  return KINDS.indexOf(block.kind) * 100 + (block.heir ?? 9) * 10 + block.rating.charCodeAt(0) - 65;
}

/** The area of a block that is to be pointed at, where the viewer can know it. */
export function whereIs(war: War, id: string): string | null {
  const place = war.blocks[id]?.[0];
  if (place !== undefined) return place === 'pool' ? null : place;
  if (war.battle && id in war.battle.field) return war.battle.area;
  if (id === 'rebel') for (const [area, entry] of Object.entries(war.areas)) if (entry.rebel) return area;
  return null;
}
