// The board of Lancaster: nothing on it is without a picture, a place, a name in three languages, or a click.

import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import type { Choice, LogLine, Table } from '../../../contract';
import { Actor, onBoard } from '../clicks.svelte';
import { about, cries } from '../herald';
import { BORDERS, COUNTIES } from '../map';
import { conflictAt, favourAt, SIZE, stackSpots, stationOf } from '../places';
import { goods } from '../scene';
import { trackEnd, trackPlaces } from '../track';
import { ORDINARIES, PICTURES, spriteSource } from '../sprite';

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');
const printed = read('../../../../../src/banneret/games/lancaster/data.toml');

/** The values of a key that stands on lines of its own, or the names inside its braces. */
function ids(table: string): string[] {
  return printed
    .split(/^\[\[/m)
    .filter((part) => part.startsWith(`${table}]]`))
    .map((part) => /^id = "([^"]+)"/m.exec(part)?.[1] ?? '');
}

describe('the map', () => {
  it('shows exactly the counties of the game, each with a station of its own on it', () => {
    expect(COUNTIES.map(({ id }) => id).sort()).toEqual(ids('county').sort());
    const stations = COUNTIES.map(({ id }) => stationOf(id).join(' '));
    expect(new Set(stations).size).toBe(9);
    for (const { id, path } of COUNTIES) {
      expect(path).toMatch(/^M[\d. ]+Q/);
      const [x, y] = stationOf(id);
      expect(x > 60 && x < SIZE[0] - 60 && y > 60 && y < SIZE[1]).toBe(true);
    }
  });

  it('has borders between counties only', () => {
    const known = new Set(ids('county'));
    for (const { a, b } of BORDERS) expect(known.has(a) && known.has(b)).toBe(true);
    expect(BORDERS.length).toBeGreaterThan(10);
  });

  it('lays favours and conflicts out without overlap', () => {
    const favours = ids('favour').map((_, i) => favourAt(i).join(' '));
    expect(new Set(favours).size).toBe(favours.length);
    const wars = ['upper-left', 'upper-right', 'lower-left', 'lower-right'].map((id) =>
      conflictAt(id).join(' '),
    );
    expect(new Set(wars).size).toBe(4);
  });

  it('keeps stacks inside their room', () => {
    for (let count = 1; count <= 7; count += 1) {
      const spots = stackSpots(count, 96, 46);
      expect(spots).toHaveLength(count);
      expect(Math.max(...spots) - Math.min(...spots) + 46).toBeLessThanOrEqual(96.01);
    }
  });
});

describe('pictures', () => {
  it('has one for every good that anything gives or costs', () => {
    const told = [...printed.matchAll(/(?:reward|cost|gain) = \{([^}]*)\}/g)].flatMap(([, inner = '']) =>
      [...inner.matchAll(/(\w+) =/g)].map(([, good = '']) => good),
    );
    expect(told.length).toBeGreaterThan(50);
    for (const good of told) expect(PICTURES).toContain(goods({ [good]: 1 })[0]?.[0]);
  });

  it('has arms for every colour', () => {
    expect(Object.keys(ORDINARIES).sort()).toEqual(['black', 'blue', 'green', 'red', 'yellow']);
    expect(new Set(Object.values(ORDINARIES)).size).toBe(5);
    expect(spriteSource()).toContain('la-arms-yellow');
  });
});

describe('words', () => {
  const files = ['en', 'es', 'it'].map((language) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const faults = bundle.addResource(new FluentResource(read(`../text/${language}.ftl`)));
    return { language, bundle, faults, source: read(`../text/${language}.ftl`) };
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

  it('explain every law', () => {
    const laws = ids('law');
    expect(laws).toHaveLength(36);
    for (const { bundle } of files)
      for (const law of laws) expect(bundle.hasMessage(`ui-law-${law}`)).toBe(true);
  });

  it('are all that the components ask for', () => {
    const components = [
      'Board',
      'Castle',
      'Hand',
      'Herald',
      'LawCard',
      'Laws',
      'Status',
      'Track',
      'Window',
    ].map((name) => read(`../${name}.svelte`));
    const asked = components.flatMap((source) =>
      [...source.matchAll(/table\.text\(\s*'(ui-[\w-]+)'/g)].map(([, key = '']) => key),
    );
    expect(asked.length).toBeGreaterThan(40);
    const known = new Set(keys(files[0]?.source ?? ''));
    expect(asked.filter((key) => !known.has(key))).toEqual([]);
  });

  it('say what a county shows', () => {
    const message = files[0]?.bundle.getMessage('ui-county-label')?.value;
    const said = files[0]?.bundle.formatPattern(message ?? '', {
      county: 'York',
      least: 3,
      holder: 'Red',
      strength: 3,
      squires: 2,
      total: 5,
      nobles: 1,
    });
    expect(said).toBe('York, strength 3 needed: Red with strength 3 and 2 squires, 5 in all; one noble');
  });
});

// --- clicks

const choice = (verb: string, first = '', second = ''): Choice => ({
  packed: 0,
  verb,
  kinds: second ? ['knight', 'space'] : first ? ['county'] : [],
  first,
  second,
});

function table(
  choices: readonly Choice[],
  key = 'turn',
): { table: Table; played: Choice[]; asked: string[] } {
  const played: Choice[] = [];
  const asked: string[] = [];
  const lent = {
    asked: true,
    past: false,
    seat: 0,
    choices,
    view: { prompt: { key, args: {}, rule: '' } },
    find: (verb: string, first = '', second = '') =>
      choices.find((one) => one.verb === verb && one.first === first && one.second === second) ?? null,
    choose: (one: Choice) => played.push(one),
    why: (verb: string, first: string, second = '') => {
      asked.push(`${verb} ${first} ${second}`.trim());
      return Promise.resolve({ legal: false, rule: '', text: '' });
    },
  };
  return { table: lent as unknown as Table, played, asked };
}

describe('clicks', () => {
  const two = [
    choice('place', '1', 'stafford'),
    choice('place', '2', 'stafford'),
    choice('place', '2', 'bedford'),
  ];

  it('place the only knight that can go there', () => {
    const { table: lent, played } = table(two);
    new Actor(lent).place('bedford');
    expect(played).toEqual([two[2]]);
  });

  it('ask which knight, where several can go', () => {
    const { table: lent, played } = table(two);
    const actor = new Actor(lent);
    actor.place('stafford');
    expect(played).toEqual([]);
    expect(actor.menu?.choices).toHaveLength(2);
    actor.knight('1');
    expect(actor.picked).toBe('1');
    actor.place('stafford');
    expect(played).toEqual([two[0]]);
    expect(actor.picked).toBeNull();
  });

  it('ask why, where nothing can be done, about the strongest knight', () => {
    const { table: lent, asked } = table(two);
    new Actor(lent).place('somerset');
    expect(asked).toEqual(['place 2 somerset']);
  });

  it('let a knight go again', () => {
    const actor = new Actor(table(two).table);
    expect(actor.stop()).toBe(false);
    actor.knight('2');
    expect(actor.stop()).toBe(true);
    expect(actor.at('stafford')).toHaveLength(2);
  });

  it('take nobles, pay taxes and score castles on the spot', () => {
    const { table: lent, played } = table([choice('take', 'york'), choice('score', 'gold')], 'castle');
    const actor = new Actor(lent);
    actor.place('york');
    actor.castle('gold', false);
    expect(played.map(({ verb }) => verb)).toEqual(['take', 'score']);
    expect(actor.inCastle('gold', true)).toEqual([]);
    expect(played.every(onBoard)).toBe(true);
    expect(onBoard(choice('gather'))).toBe(false);
  });
});

describe('the herald', () => {
  const line = (key: string, args: Record<string, unknown> = {}): LogLine => ({ key, args, rule: '' });

  it('cries scoring of some length, and knows where it happens', () => {
    const fresh = [
      line('county', { county: 'york', house: 'red' }),
      line('gained', { who: 'red', amount: 2, good: 'marker' }),
      line('back', { house: 'red' }),
      line('england', { card: 'c05a', total: 6, france: 5 }),
    ];
    expect(cries(fresh).map(({ key }) => key)).toEqual(['county', 'gained', 'england']);
    expect(cries(fresh.slice(0, 2))).toEqual([]);
    expect(about(fresh[0]!)).toEqual({ kind: 'county', id: 'york' });
    expect(about(fresh[3]!)).toEqual({ kind: 'card', id: 'c05a' });
    expect(about(fresh[1]!)).toBeNull();
  });
});

describe('the scoring track', () => {
  it('has room for everybody, however close they are', () => {
    expect(trackEnd([0, 0])).toBe(30);
    expect(trackEnd([30, 12])).toBe(40);
    expect(trackEnd([119])).toBe(120);
    expect(trackPlaces([5, 5, 20, 6]).map(({ level }) => level)).toEqual([0, 1, 0, 2]);
  });
});
