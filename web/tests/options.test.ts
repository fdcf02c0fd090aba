import { describe, expect, it } from 'vitest';
import type { GameInfo, GameTables } from '../src/api/types';
import type { GameClient } from '../src/contract';
import { defaults, inGroups, nearest, optionFacts, presetOptions } from '../src/game/options';
import { lookOf, seatRange, SHAPES, usualSeats } from '../src/game/seats';
import { GameTexts } from '../src/game/texts';

const GAME: GameInfo = {
  name: 'fief',
  words: {},
  seats: [2, 3, 4],
  options: [
    { name: 'map', values: ['North', 'Whole Isle'], default: 'Whole Isle', group: '' },
    { name: 'fast', values: [false, true], default: false, group: '' },
    { name: 'plague', values: ['soft', 'hard'], default: 'soft', group: 'disasters' },
    { name: 'storms', values: [1, 2], default: 1, group: 'disasters' },
    { name: 'votes', values: ['open', 'secret'], default: 'open', group: 'crown' },
  ],
  presets: [
    { name: 'first', values: {} },
    { name: 'second', values: { plague: 'hard', storms: 2 } },
  ],
  edition: '',
  rules: '1',
  maturity: 'alpha',
  bots: [],
  odds: false,
  advice: false,
};

const TABLES: GameTables = {
  game: 'fief',
  kinds: {},
  numbers: {},
  verbs: {},
  lines: {},
  prompts: {},
  details: {},
  seat_names: {},
};

const texts = new GameTexts(TABLES, 'en', [
  'preset-first = First edition\npreset-second = Second edition\nmap-north = The north\noption-fast = Fast game\n',
]);

describe('many options', () => {
  it('stand in their groups, those of no group first', () => {
    expect(inGroups(GAME).map(({ group, options }) => [group, options.map((option) => option.name)])).toEqual(
      [
        ['', ['map', 'fast']],
        ['disasters', ['plague', 'storms']],
        ['crown', ['votes']],
      ],
    );
  });

  it('come all at once with a preset, the rest as by default', () => {
    expect(presetOptions(GAME, GAME.presets[1]!)).toEqual({
      map: 'Whole Isle',
      fast: false,
      plague: 'hard',
      storms: 2,
      votes: 'open',
    });
    expect(presetOptions(GAME, GAME.presets[0]!)).toEqual(defaults(GAME));
  });

  it('are told by the nearest preset and what was changed', () => {
    expect(nearest(GAME, defaults(GAME))).toEqual({ preset: GAME.presets[0], changed: [] });
    const mixed = { ...presetOptions(GAME, GAME.presets[1]!), votes: 'secret' };
    expect(nearest(GAME, mixed)).toEqual({ preset: GAME.presets[1], changed: ['votes'] });
    expect(nearest({ ...GAME, presets: [] }, mixed)).toBeNull();
  });

  it('are one line at a table: preset, what is always shown, how much else is different', () => {
    expect(optionFacts(GAME, texts, defaults(GAME))).toEqual(['First edition', 'Whole Isle']);
    const mixed = { ...presetOptions(GAME, GAME.presets[1]!), map: 'North', fast: true, votes: 'secret' };
    expect(optionFacts(GAME, texts, mixed).slice(0, 3)).toEqual(['Second edition', 'The north', 'Fast game']);
    expect(optionFacts(GAME, texts, mixed)).toHaveLength(4);
    expect(optionFacts({ ...GAME, presets: [] }, texts, mixed)).toHaveLength(3);
    // A game that the server no longer has.
    expect(optionFacts(undefined, texts, { map: 'North' })).toEqual(['The north']);
  });
});

describe('seats', () => {
  it('have five looks, each with a shape of its own', () => {
    const looks = [0, 1, 2, 3, 4].map((seat) => lookOf(null, 'anybody', seat));
    expect(new Set(looks.map((look) => look.shape)).size).toBe(SHAPES.length);
    expect(new Set(looks.map((look) => look.colour)).size).toBe(5);
    expect(lookOf(null, 'anybody', 7)).toBe(looks[2]);
  });

  it('look as the game says', () => {
    const red = { colour: 'red', ink: 'white', shape: 'star' } as const;
    const client = { looks: { york: red } } as unknown as GameClient;
    expect(lookOf(client, 'york', 1)).toBe(red);
    expect(lookOf(client, 'lancaster', 0).colour).toBe('var(--seat-0)');
  });

  it('are counted in words, and filled as one would', () => {
    expect(seatRange([2])).toBe('2');
    expect(seatRange([2, 3, 4, 5])).toBe('2–5');
    expect([usualSeats([2]), usualSeats([2, 3, 4]), usualSeats([])]).toEqual([2, 3, 2]);
  });
});
