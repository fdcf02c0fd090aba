import { describe, expect, it } from 'vitest';
import type { LogLine } from '../../../contract';
import {
  aftermathOf,
  expectedHits,
  fighters,
  letterOf,
  throwsToShow,
  treacheryDice,
  turnOf,
  turnOrder,
} from '../battle';
import { facesOf, throwsIn } from '../dice';
import { ghostsOf, pulsesOf } from '../ghosts';
import { spotOf } from '../places';
import { houseOf } from '../types';
import { LORE, position, POSITIONS } from './support';

const line = (key: string, args: Record<string, unknown>): LogLine => ({ key, args, rule: '' });
const packed = (...faces: number[]): number => faces.reduce((sum, face) => sum * 7 + face, 0);

describe('dice', () => {
  it('come out of their number in the order in which they fell', () => {
    expect(facesOf(packed(6, 1, 3))).toEqual([6, 1, 3]);
    expect(facesOf(0)).toEqual([]);
    expect(facesOf('x')).toEqual([]);
  });

  it('hit up to the firepower', () => {
    const [one] = throwsIn([line('fire', { block: 'clifford-l', power: 2, dice: packed(1, 2, 3) })]);
    expect(one).toMatchObject({ kind: 'fire', by: 'clifford-l', target: null, good: [true, true, false] });
  });

  it('buy when they are even', () => {
    const [one] = throwsIn([line('treachery', { role: 'king', target: 'rivers-l', dice: packed(2, 5) })]);
    expect(one).toMatchObject({ kind: 'treachery', by: 'king', target: 'rivers-l', good: [true, false] });
  });

  it('are followed by what they did', () => {
    const throws = throwsIn([
      line('charge', { block: 'march-y', power: 3, dice: packed(1), target: 'devon-l' }),
      line('hits', { block: 'devon-l', hits: 1 }),
      line('bonus-fire', { block: 'devon-l', power: 2, dice: packed(5), target: 'march-y' }),
      line('move', {}),
    ]);
    expect(throws.map((one) => [one.kind, one.then.map(({ key }) => key)])).toEqual([
      ['charge', ['hits']],
      ['bonus-fire', []],
    ]);
  });

  it('stay on the table until others are thrown', () => {
    const old = throwsIn([line('fire', { block: 'march-y', power: 3, dice: packed(1) })]);
    const later = throwsToShow([line('eliminated', { block: 'devon-l' })], old);
    expect(later[0]?.then.map(({ key }) => key)).toEqual(['eliminated']);
    expect(throwsToShow([line('round', { number: 2 })], old)).toBe(old);
    const fresh = throwsToShow([line('fire', { block: 'devon-l', power: 2, dice: packed(4) })], old);
    expect(fresh.map((one) => one.by)).toEqual(['devon-l']);
  });

  it('of real battles agree with the hits that were taken', () => {
    let seen = 0;
    for (const { watcher } of POSITIONS) {
      for (const one of throwsIn(watcher.log)) {
        seen++;
        expect(one.faces.length).toBeGreaterThan(0);
        for (const face of one.faces) expect(face >= 1 && face <= 6).toBe(true);
        const taken = one.then
          .filter(({ key }) => key === 'hits')
          .reduce((sum, { args }) => sum + Number(args['hits']), 0);
        if (one.kind !== 'treachery') expect(taken).toBeLessThanOrEqual(one.good.filter(Boolean).length);
        const turned = one.then.some(({ key }) => key === 'defects');
        if (one.kind === 'treachery') expect(turned).toBe(one.good.every(Boolean));
      }
    }
    expect(seen).toBeGreaterThan(5);
  });
});

describe('the order of battle', () => {
  const { battle } = position('battle-turn').asked.view.board;
  const field = fighters(battle!, LORE);

  it('is by letter, the defender first', () => {
    const attacker = houseOf(battle!.attacker);
    const order = field.map((one) => one.letter + (one.house === attacker ? 1 : 0));
    expect(order).toEqual([...order].sort());
    expect(field).toHaveLength(Object.keys(battle!.field).length);
  });

  it('says whose turn it is as the engine does', () => {
    for (const prompt of ['battle-turn']) {
      const { view, choices } = position(prompt).asked;
      const turn = turnOf(fighters(view.board.battle!, LORE));
      expect(turn?.house).toBe(view.must_act[0]);
      for (const { first } of choices)
        expect(letterOf(LORE, first, view.board.battle!.round)).toBe(turn?.letter);
    }
  });

  it('counts those who have not acted', () => {
    const order = turnOrder(field);
    expect(order.reduce((sum, { open }) => sum + open, 0)).toBe(field.filter((one) => !one.done).length);
    expect(turnOf(field.map((one) => ({ ...one, done: true })))).toBeNull();
  });

  it('lets guns begin only once', () => {
    expect(letterOf(LORE, 'bombard-l', 1)).toBe('A');
    expect(letterOf(LORE, 'bombard-l', 2)).toBe('D');
  });

  it('knows what dice promise', () => {
    expect(expectedHits(4, 3)).toBe(2);
    expect(treacheryDice(LORE, 'rivers-y', 'king')).toBe(2);
    expect(treacheryDice(LORE, 'kent-l', 'warwick')).toBe(1);
  });
});

describe('after a battle', () => {
  const { battle } = position('battle-turn').asked.view.board;

  it('one is told who won and who fell', () => {
    const found = aftermathOf(battle!, [
      line('eliminated', { block: 'devon-l' }),
      line('defects', { block: 'rivers-l', to: 'york' }),
      line('won', { who: 'york', area: battle!.area }),
    ]);
    expect(found).toEqual({ area: battle!.area, winner: 1, fallen: ['devon-l'], turned: ['rivers-l'] });
  });

  it('one is told nothing while it goes on', () => {
    expect(aftermathOf(battle!, [line('won', { who: 'york', area: 'elsewhere' })])).toBeNull();
    expect(aftermathOf(battle!, [line('over', { who: 'york', ending: 'heirs' })])).toMatchObject({
      winner: null,
    });
  });
});

describe('what moves unseen', () => {
  it('is shown going its way', () => {
    const ghosts = ghostsOf(
      [
        line('move-hidden', { who: 'york', from: 'kent', through: 'middlesex', to: 'essex' }),
        line('sail-hidden', { who: 'lancaster', from: 'france', to: 'kent' }),
        line('move', { block: 'york-y', from: 'kent', through: '', to: 'sussex' }),
      ],
      7,
    );
    expect(ghosts.map(({ house, path }) => [house, path])).toEqual([
      [1, ['kent', 'middlesex', 'essex'].map(spotOf)],
      [0, ['france', 'kent'].map(spotOf)],
    ]);
    expect(new Set(ghosts.map(({ key }) => key)).size).toBe(2);
  });

  it('is not shown when there is too much of it', () => {
    const many = Array.from({ length: 30 }, () =>
      line('move-hidden', { who: 'york', from: 'kent', through: '', to: 'sussex' }),
    );
    expect(ghostsOf(many, 1)).toHaveLength(8);
  });

  it('pulses where blocks appear', () => {
    expect(
      pulsesOf([line('recruit-hidden', { who: 'york', to: 'kent' }), line('plague', { area: 'warwick' })]),
    ).toEqual(['kent', 'warwick']);
  });
});
