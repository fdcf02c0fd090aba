import { describe, expect, it } from 'vitest';
import { lineOf, mostSupport, ofHouse, supportOf } from '../standing';
import { BOTH, type House } from '../types';
import { LORE, position, POSITIONS } from './support';

describe('the support of a house', () => {
  it.each(POSITIONS.filter((one) => one.prompt !== 'over').map((one) => [one.prompt, one] as const))(
    'is counted as the engine counts it: %s',
    (_, one) => {
      for (const { view, scores } of [one.asked, one.other]) {
        const seat = view.seat as House;
        expect(supportOf(view.board, LORE, seat)).toBe(scores[seat]);
        const other: House = seat === 0 ? 1 : 0;
        // Henry VI in prison (R3-S.2-e) is known to everybody, but counted for his own house only.
        const captive = other === 0 && view.board.prison.includes('henry-vi-l') ? 1 : 0;
        expect(mostSupport(view.board, LORE, other) + captive).toBeGreaterThanOrEqual(scores[other]);
      }
    },
  );

  it('is nothing for a spectator', () => {
    expect(supportOf(position('actions').watcher.view.board, LORE, null)).toBeNull();
  });
});

describe('the line of succession', () => {
  it('has five heirs of each house, and one King and one Pretender at most', () => {
    for (const { watcher } of POSITIONS) {
      const war = watcher.view.board;
      const heirs = BOTH.flatMap((house) => lineOf(war, LORE, house));
      expect(heirs.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 1, 2, 3, 4, 5]);
      const living = heirs.filter(({ state }) => state === 'king').map(({ block }) => block);
      expect(living).toEqual(
        war.king === null || war.dead.includes(war.king) || war.prison.includes(war.king) ? [] : [war.king],
      );
      for (const { block, state } of heirs) {
        expect(state === 'dead').toBe(war.dead.includes(block));
        if (state === 'minor') expect(war.minors).toContain(block);
      }
    }
  });

  it('tells prisoners, minors and deserters apart', () => {
    const war = {
      ...position('actions').watcher.view.board,
      king: 'york-y',
      pretender: 'somerset-l',
      dead: ['march-y'],
      prison: ['henry-vi-l'],
      minors: ['gloucester-y'],
      aside: ['exeter-l'],
    };
    expect(lineOf(war, LORE, 0).map(({ state }) => state)).toEqual([
      'prison',
      'living',
      'gone-over',
      'pretender',
      'living',
    ]);
    expect(lineOf(war, LORE, 1).map(({ state }) => state)).toEqual([
      'king',
      'dead',
      'living',
      'living',
      'minor',
    ]);
  });
});

it('blocks are told apart by the colour they were painted in', () => {
  expect(ofHouse(LORE, ['devon-l', 'york-y', 'rebel'], 0)).toEqual(['devon-l']);
  expect(ofHouse(LORE, ['devon-l', 'york-y', 'rebel'], 1)).toEqual(['york-y']);
});
