import { describe, expect, it } from 'vitest';
import { colourOf, loreOf } from '../lore';
import { ownerOf, piecesOf, rebelHouse, whereIs } from '../pieces';
import { BOTH, houseOf } from '../types';
import { DATA, LORE, position, POSITIONS, VIEWERS } from './support';

const all = POSITIONS.flatMap((one) =>
  VIEWERS.map((viewer) => [`${one.prompt}, ${viewer}`, one[viewer]] as const),
);

describe.each(all)('in %s', (_, { view }) => {
  const war = view.board;
  const pieces = piecesOf(war, LORE);

  it('as many blocks stand in every area as the view counts', () => {
    const counted: Record<string, number[]> = {};
    for (const [area, here] of pieces) {
      counted[area] = BOTH.map((house) =>
        here.filter((piece) => piece.house === house).reduce((sum, piece) => sum + piece.count, 0),
      );
    }
    expect(counted).toEqual(Object.fromEntries(Object.entries(war.areas).map(([area, { n }]) => [area, n])));
  });

  it('every own block on the map shows its face where it is', () => {
    for (const [block, [place, steps]] of Object.entries(war.blocks)) {
      const found = [...pieces.values()].flat().filter((piece) => piece.block === block);
      if (place === 'pool') expect(found).toEqual([]);
      else expect(found).toMatchObject([{ area: place, steps, count: 1 }]);
    }
  });

  it('no other block shows its face but those in the field, and the Rebel', () => {
    for (const piece of [...pieces.values()].flat()) {
      if (piece.block === null || piece.block in war.blocks) continue;
      if (piece.block === 'rebel') expect(war.areas[piece.area]?.rebel).toBe(true);
      else expect(war.battle?.field).toHaveProperty(piece.block);
    }
  });

  it('every piece has a key of its own', () => {
    const keys = [...pieces.values()].flat().map((piece) => piece.key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('whose a block is', () => {
  it('is told by its colour, and for the Rebel by the throne', () => {
    const war = position('actions').asked.view.board;
    expect(ownerOf(war, LORE, 'clifford-l')).toBe(0);
    expect(ownerOf(war, LORE, 'york-y')).toBe(1);
    expect(ownerOf(war, LORE, 'rebel')).toBe(rebelHouse(war));
    expect(rebelHouse(war)).not.toBe(houseOf(war.king_side));
  });

  it('agrees with the engine about everybody in the field', () => {
    const { battle, ...war } = position('battle-turn').watcher.view.board;
    expect(Object.keys(battle?.field ?? {}).length).toBeGreaterThan(2);
    for (const [block, [side]] of Object.entries(battle?.field ?? {})) {
      expect(ownerOf(war, LORE, block)).toBe(houseOf(side));
    }
  });
});

describe('where a block is', () => {
  const { view } = position('battle-turn').asked;

  it('is known of own blocks on the map and of all in the field', () => {
    const [block = ''] = Object.entries(view.board.blocks).find(([, [place]]) => place !== 'pool') ?? [];
    expect(whereIs(view.board, block)).toBe(view.board.blocks[block]?.[0]);
    for (const fighter of Object.keys(view.board.battle?.field ?? {})) {
      expect(whereIs(view.board, fighter)).toBe(view.board.battle?.area);
    }
  });

  it('is not known of pools and strangers', () => {
    const [pooled = ''] = Object.entries(view.board.blocks).find(([, [place]]) => place === 'pool') ?? [];
    expect(pooled).not.toBe('');
    expect(whereIs(view.board, pooled)).toBeNull();
    expect(whereIs(position('actions').watcher.view.board, 'henry-vi-l')).toBeNull();
  });
});

describe('what is printed', () => {
  it('is read off the data once', () => {
    expect(loreOf(DATA)).toBe(loreOf(DATA));
    expect(LORE.rating('clifford-l')).toEqual(['A', 2]);
    expect(LORE.adjacent('cumbria', 'scotland')).toBe(true);
    expect(LORE.next.get('scotland')?.get('cumbria')).toBe('red');
    expect(LORE.adjacent('kent', 'essex')).toBe(false);
    expect(LORE.heirs.map((line) => line.map((heir) => heir.heir))).toEqual([
      [1, 2, 3, 4, 5],
      [1, 2, 3, 4, 5],
    ]);
    expect(LORE.block('nobody-l')).toMatchObject({ person: 'nobody', steps: 4 });
    expect(colourOf(LORE.block('rebel'))).toBe(-1);
  });
});
