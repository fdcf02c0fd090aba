import { describe, expect, it } from 'vitest';
import type { GameTables } from '../src/api/types';
import { byNumber, grouped } from '../src/game/groups';
import { countOf, decode, encode, idOf, sameThing, thingsOf } from '../src/game/tables';

const TABLES: GameTables = {
  game: 'siege',
  kinds: { town: ['ely', 'bath', 'york'], lord: ['ann', 'bob'], 'town+town': ['ely+bath', '', 'bath+york'] },
  numbers: { coin: 5 },
  verbs: {
    1: { name: 'done', noun: '' },
    2: { name: 'go', noun: 'town' },
    3: { name: 'send', noun: 'lord+town' },
    4: { name: 'pay', noun: 'coin' },
    5: { name: 'ask', noun: 'seat' },
    6: { name: 'attack', noun: 'town+town' },
  },
  lines: {},
  prompts: {},
  details: {},
  seat_names: { 2: ['red', 'white'], 3: ['red', 'white', 'blue'] },
};

const pack = (verb: number, noun: number): number => (verb << 12) | noun;

describe('a choice', () => {
  it.each([
    [pack(1, 0), 'done', [], '', ''],
    [pack(2, 2), 'go', ['town'], 'york', ''],
    [pack(3, 1 * 3 + 2), 'send', ['lord', 'town'], 'bob', 'york'],
    [pack(4, 3), 'pay', ['coin'], '3', ''],
    [pack(5, 2), 'ask', ['seat'], 'blue', ''],
    // A pair of which the game lists what there is.
    [pack(6, 2), 'attack', ['town', 'town'], 'bath', 'york'],
  ] as const)('%i is read, and written the same way', (packed, verb, kinds, first, second) => {
    const choice = decode(TABLES, packed, 3);
    expect(choice).toEqual({ packed, verb, kinds, first, second });
    expect(encode(TABLES, verb, first, second, 3)).toBe(packed);
  });

  it('of an unknown verb is shown as its number', () => {
    expect(decode(TABLES, pack(99, 4), 3)).toMatchObject({ verb: '99', first: '4' });
  });

  it('with a name that is not there has no number', () => {
    expect(encode(TABLES, 'go', 'rome', '', 3)).toBeNull();
    expect(encode(TABLES, 'fly', 'ely', '', 3)).toBeNull();
    expect(encode(TABLES, 'send', 'bob', 'rome', 3)).toBeNull();
    expect(encode(TABLES, 'pay', '5', '', 3)).toBeNull();
    expect(encode(TABLES, 'pay', '-1', '', 3)).toBeNull();
    expect(encode(TABLES, 'ask', 'blue', '', 2)).toBeNull();
  });

  it('knows what it is about', () => {
    expect(thingsOf(decode(TABLES, pack(3, 5), 3))).toEqual([
      { kind: 'lord', id: 'bob' },
      { kind: 'town', id: 'york' },
    ]);
    expect(thingsOf(decode(TABLES, pack(1, 0), 3))).toEqual([]);
  });
});

describe('kinds', () => {
  it('are counted, pairs too', () => {
    expect(countOf(TABLES, 'lord+town', 2)).toBe(6);
    expect(countOf(TABLES, 'seat', 3)).toBe(3);
    expect(countOf(TABLES, '', 3)).toBe(1);
    expect(countOf(TABLES, 'nothing', 3)).toBe(0);
  });

  it('name nothing beyond their end', () => {
    expect(idOf(TABLES, 'town', 3, 2)).toBe('');
    expect(idOf(TABLES, 'lord+town', 6, 2)).toBe('');
  });

  it('tell things apart', () => {
    expect(sameThing({ kind: 'town', id: 'ely' }, { kind: 'town', id: 'ely' })).toBe(true);
    expect(sameThing({ kind: 'town', id: 'ely' }, { kind: 'area', id: 'ely' })).toBe(false);
    expect(sameThing(null, null)).toBe(true);
    expect(sameThing(null, { kind: 'town', id: 'ely' })).toBe(false);
  });
});

describe('the list of choices', () => {
  const choices = [
    pack(1, 0),
    ...Array.from({ length: 3 }, (_, n) => pack(2, n)),
    ...Array.from({ length: 6 }, (_, n) => pack(3, n)),
  ].map((packed) => decode(TABLES, packed, 2));
  const list = grouped(choices, (choice) => choice.verb !== 'done');

  it('puts buttons first, and the rest by verb in the order of the rules', () => {
    expect(list.buttons.map((one) => one.choice.verb)).toEqual(['done']);
    expect(list.groups.map((group) => [group.verb, group.choices.length])).toEqual([
      ['go', 3],
      ['send', 6],
    ]);
  });

  it('gives the first nine a key each', () => {
    expect(byNumber(list, 1)?.verb).toBe('done');
    expect(byNumber(list, 2)).toEqual(choices[1]);
    expect(byNumber(list, 9)).toEqual(choices[8]);
    expect(list.groups.at(-1)?.choices.at(-1)?.number).toBeNull();
    expect(byNumber({ buttons: [], groups: [] }, 1)).toBeNull();
  });

  it('loses none', () => {
    const all = [...list.buttons, ...list.groups.flatMap((group) => group.choices)].map((one) => one.choice);
    expect(new Set(all)).toEqual(new Set(choices));
  });

  it('puts what is beside the turn last and apart, whether it is on the board or not', () => {
    const split = grouped(
      choices,
      (choice) => choice.verb !== 'done',
      (choice) => choice.verb === choices[0]?.verb,
    );
    expect(split.groups.at(-1)).toMatchObject({ verb: choices[0]?.verb, aside: true });
    expect(split.groups.slice(0, -1).every((group) => !group.aside)).toBe(true);
    expect(split.buttons.some(({ choice }) => choice.verb === choices[0]?.verb)).toBe(false);
  });
});
