// The board of MIL (1049): nothing on it is without a picture, a place, a name in three languages, or a click.

import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import type { Choice, Table } from '../../../contract';
import { Actor, onBoard } from '../clicks.svelte';
import {
  bond,
  cardTop,
  columnOf,
  crowdAt,
  PANEL,
  pileAt,
  SIZE,
  spaceAt,
  sphereAt,
  SPHERES,
  WIDE,
} from '../places';
import { CHARGES, PICTURES, spriteSource } from '../sprite';
import { RESOURCES, splitKnight, splitTile, sumOf } from '../types';

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');
const printed = read('../../../../../src/banneret/games/mil1049/data.toml');
const ids = (table: string): string[] =>
  printed
    .split(/^\[\[/m)
    .filter((part) => part.startsWith(`${table}]]`))
    .map((part) => /^id = "([^"]+)"/m.exec(part)?.[1] ?? '');

describe('the board', () => {
  it('has a panel for every sphere of the game, in order, and none lies on another', () => {
    expect([...SPHERES]).toEqual(ids('sphere'));
    expect(new Set(SPHERES.map((sphere) => sphereAt(sphere).join(' '))).size).toBe(6);
    for (const sphere of SPHERES) expect(sphereAt(sphere)[0] + PANEL[0]).toBeLessThanOrEqual(WIDE);
  });

  it('keeps spaces and crowds inside their panels', () => {
    for (const count of [3, 4, 5])
      for (let i = 0; i < count; i += 1) {
        const [x] = spaceAt(i, count);
        expect(x - 42 >= 0 && x + 42 <= PANEL[0]).toBe(true);
      }
    for (let count = 1; count <= 16; count += 1)
      for (let i = 0; i < count; i += 1) {
        const [x, y] = crowdAt(i, count);
        expect(x > 20 && x < PANEL[0] - 20 && y > 60 && y < PANEL[1] - 10).toBe(true);
      }
  });

  it('gives every family a column of its own', () => {
    for (let families = 2; families <= 5; families += 1) {
      let edge = 0;
      for (let place = 0; place < families; place += 1) {
        const [x, wide] = columnOf(place, families);
        expect(x).toBeGreaterThanOrEqual(edge);
        edge = x + wide;
      }
      expect(edge).toBeLessThanOrEqual(WIDE);
    }
    expect(cardTop('d')).toBeLessThan(SIZE[1]);
    expect(pileAt(1)[0]).toBeGreaterThan(pileAt(0)[0] + 300);
    expect(bond([10, 900], [600, 760])).toMatch(/^M10 900C.* 600 760$/);
  });
});

describe('pictures', () => {
  it('are there for cubes, spheres and families', () => {
    for (const name of [...RESOURCES, ...SPHERES]) expect(PICTURES).toContain(name);
    expect([...RESOURCES].sort()).toEqual(ids('resource').sort());
    expect(Object.keys(CHARGES)).toHaveLength(5);
    expect(new Set(Object.values(CHARGES)).size).toBe(5);
    expect(spriteSource()).toContain('mil-arms-cyan');
  });

  it('name knights and lands as the engine does', () => {
    expect(splitKnight('red-a')).toEqual({ seat: 'red', row: 'a' });
    expect(splitTile('wool-dark')).toEqual({ kind: 'wool', lit: false });
    expect(sumOf({ gold: 2, food: 1 })).toBe(3);
  });
});

describe('words', () => {
  const files = ['en', 'es', 'it'].map((language) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const source = read(`../text/${language}.ftl`);
    return { bundle, faults: bundle.addResource(new FluentResource(source)), source };
  });
  const keys = (source: string): string[] =>
    [...source.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key = '']) => key);

  it('are the same messages in three languages, without faults', () => {
    for (const { bundle, faults, source } of files) {
      expect(faults).toEqual([]);
      expect(keys(source).filter((key) => !bundle.hasMessage(key))).toEqual([]);
      expect(keys(source)).toEqual(keys(files[0]?.source ?? ''));
      expect(new Set(keys(source)).size).toBe(keys(source).length);
    }
  });

  it('are all that the components ask for', () => {
    const components = ['Board', 'Bundle', 'Family', 'Hand', 'Sphere', 'Status', 'Window'].map((name) =>
      read(`../${name}.svelte`),
    );
    const asked = components.flatMap((source) =>
      [...source.matchAll(/'(ui-[\w-]+)'/g)].map(([, key = '']) => key),
    );
    expect(asked.length).toBeGreaterThan(40);
    const known = new Set(keys(files[0]?.source ?? ''));
    expect(asked.filter((key) => !known.has(key))).toEqual([]);
  });

  it('warn of age and famine', () => {
    const message = files[0]?.bundle.getMessage('ui-knight-label')?.value ?? '';
    const say = (danger: string, lord: string): string =>
      files[0]?.bundle.formatPattern(message, {
        knight: 'Red A',
        age: 3,
        heir: 'yes',
        soldiers: 2,
        castle: 'no',
        lands: 'wool (lit)',
        lord,
        attack: 4,
        defence: 6,
        danger,
      }) ?? '';
    expect(say('age', 'none')).toBe(
      'Red A, age 3 of 4, with an heir; soldiers: 2, wool (lit); attack 4, defence 6; his next hourglass is his last',
    );
    expect(say('famine', 'Blue')).toContain('vassal of Blue');
  });
});

// --- clicks

const choice = (verb: string, first = '', second = ''): Choice => ({
  packed: 0,
  verb,
  kinds: [],
  first,
  second,
});

function table(choices: readonly Choice[], key = 'actions', actor: string | null = null) {
  const played: Choice[] = [];
  const asked: string[] = [];
  const lent = {
    asked: true,
    past: false,
    seat: 0,
    choices,
    view: { seats: ['red', 'blue'], prompt: { key, args: {}, rule: '' }, board: { actor } },
    choose: (one: Choice) => played.push(one),
    why: (...what: string[]) => {
      asked.push(what.join(' '));
      return Promise.resolve({ legal: false, rule: '', text: '' });
    },
  };
  return { actor: new Actor(lent as unknown as Table), played, asked };
}

describe('clicks', () => {
  const moves = [
    choice('place', 'a', 'court-1'),
    choice('place', 'b', 'court-1'),
    choice('lay', 'court-1'),
    choice('recruit', 'a'),
    choice('harvest', 'a', 'wool-lit'),
  ];

  it('place the knight in hand', () => {
    const { actor, played } = table(moves);
    actor.clickKnight('red-a');
    expect(actor.picked).toBe('a');
    actor.take(actor.space('court-1'), 'place', 'a', 'court-1');
    expect(played).toEqual([moves[0]]);
  });

  it('ask what is meant by a space, without a knight in hand', () => {
    const { actor, played } = table(moves);
    actor.take(actor.space('court-1'), 'turn', 'court-1');
    expect(played).toEqual([]);
    expect(actor.menu).toHaveLength(3);
    expect(actor.stop()).toBe(true);
    expect(actor.menu).toHaveLength(0);
  });

  it('harvest one own land, not that of another', () => {
    const { actor } = table(moves);
    expect(actor.land('red-a', 'wool-lit')).toHaveLength(1);
    expect(actor.land('blue-a', 'wool-lit')).toHaveLength(0);
    expect(actor.home('a')).toHaveLength(1);
  });

  it('give a fief from the land of who acts', () => {
    const { actor } = table([choice('fief', 'wool-dark')], 'answer', 'red-b');
    expect(actor.land('red-b', 'wool-dark')).toHaveLength(1);
    expect(actor.land('red-a', 'wool-dark')).toHaveLength(0);
  });

  it('say why not', () => {
    const { actor, asked } = table([], 'court');
    actor.clickKnight('blue-c');
    actor.clickKnight('red-a');
    expect(asked).toEqual(['vassalage blue-c', 'place a monastery']);
  });

  it('leave plain answers to large buttons', () => {
    expect(moves.every(onBoard)).toBe(true);
    expect(onBoard(choice('accept'))).toBe(false);
  });
});
