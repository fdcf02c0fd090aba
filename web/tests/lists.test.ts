import { describe, expect, it } from 'vitest';
import type { Rule, TableInfo } from '../src/api/types';
import { ordered } from '../src/home/mine.svelte';
import { bestBot, seating } from '../src/home/start';
import { found } from '../src/info/find';
import { origins, replaced } from '../src/info/provenance';

describe('my games', () => {
  const table = (id: string, status: TableInfo['status'], waiting: boolean, updated: number): TableInfo =>
    ({ id, status, waiting, updated }) as TableInfo;

  it('stand in the order in which they want me', () => {
    const tables = [
      table('over', 'over', false, 9),
      table('open', 'waiting', false, 8),
      table('old', 'playing', false, 1),
      table('new', 'playing', false, 7),
      table('mine', 'playing', true, 2),
    ];
    expect(ordered(tables).map((one) => one.id)).toEqual(['mine', 'new', 'old', 'open', 'over']);
  });
});

describe('sitting down', () => {
  it('takes the best bot there is', () => {
    expect(bestBot(['lord', 'knight', 'squire', 'page', 'greedy', 'random'])).toBe('knight');
    expect(bestBot(['greedy', 'random'])).toBe('greedy');
    expect(bestBot(['random', 'greedy'])).toBe('greedy');
    expect(bestBot(['random'])).toBe('random');
    expect(bestBot([])).toBeUndefined();
  });

  it('gives me one seat', () => {
    expect(seating(3, 'open', 1)).toEqual(['open', 'me', 'open']);
    expect(seating(2, 'me', 0)).toEqual(['me', 'me']);
  });
});

describe('searching the rules', () => {
  const rule = (id: string, text: string, why?: string): Rule => ({
    id,
    section: '1',
    kind: 'rule',
    text,
    ...(why ? { why } : {}),
  });
  const rules = [
    rule('S-1-a', 'El Rey está en Londres.'),
    rule('S-1-b', 'Nadie más.', 'Así lo dice el REY.'),
    rule('S-2-a', 'Nada.'),
  ];

  it('finds words in any order, large or small, with or without accents', () => {
    expect(found(rules, 'londres ESTA').map((one) => one.id)).toEqual(['S-1-a']);
    expect(found(rules, 'rey').map((one) => one.id)).toEqual(['S-1-a', 'S-1-b']);
  });

  it('finds a rule by its id, and all by nothing', () => {
    expect(found(rules, 's-2').map((one) => one.id)).toEqual(['S-2-a']);
    expect(found(rules, '  ')).toHaveLength(3);
    expect(found(rules, 'dragon')).toHaveLength(0);
  });
});

describe('where figures are from', () => {
  it('is read from the table and from single entries', () => {
    const data = {
      from: { 'area.city': 'rulebook', 'block.loyalty': 'reconstructed' },
      area: [
        { id: 'ely', from: 'reconstructed' },
        { id: 'bath', from: 'ely' },
      ],
    };
    expect(origins(data)).toEqual([
      { name: 'area.city', source: 'rulebook' },
      { name: 'block.loyalty', source: 'reconstructed' },
      { name: 'area.ely', source: 'reconstructed' },
    ]);
    expect(origins(null)).toEqual([]);
  });

  it('tells which ones the host has put in', () => {
    expect(replaced({ from: {}, replaced: ['card.muster.count', 3] })).toEqual(['card.muster.count']);
    expect(replaced({ from: {} })).toEqual([]);
    expect(replaced(null)).toEqual([]);
  });
});
