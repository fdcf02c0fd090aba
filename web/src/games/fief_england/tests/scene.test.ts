// What the board of Fief England makes of the engine's view.

import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { captivesOf, citiesOf, forestOf, nobleOf, regionsOf, rivalsOf } from '../scene';
import type { Realm, RealmTable } from '../types';
import { cityWords, lettersOf, nobleWords, regionWords } from '../words';

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');
const GAME = '../../../../../src/banneret/games/fief_england/text/';

const NOBLES = ['edward', 'edmund', 'edith', 'matilda', 'margaret', 'matthew', 'henri'];
const noble = (family: string, at: string | null, more: object = {}) => ({
  family,
  at,
  titles: 0,
  fiefs: [],
  see: null,
  abbeys: [],
  spouse: null,
  servant: null,
  servant_used: false,
  moves: 0,
  ...more,
});
const family = (seat: number, points: number, ally: string | null = null) => ({ seat, points, ally });

/** A table of which the board shows York, Norwich and Sherwood. */
function tableWith(language = 'en', seats = ['red', 'blue', 'green', 'yellow'], more: object = {}) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const name of [`../text/${language}.ftl`, `${GAME}${language}.ftl`])
    bundle.addResource(new FluentResource(read(name)));
  const text = (key: string, args: Record<string, string | number> = {}): string =>
    bundle.formatPattern(bundle.getMessage(key)?.value ?? key, args);
  const board = {
    cities: {
      york: {
        control: 'red',
        held: 'red',
        building: 'walled-city',
        mill: true,
        siege: { by: 'blue', building: 2 },
        families: {
          red: { counters: 4, known: {}, units: { soldier: 1, knight: 3 }, stand: ['inside'], inside: true },
          blue: { counters: 5, known: { archer: 2 }, stand: ['n', 'e'], inside: false },
        },
      },
      norwich: { control: null, held: null, building: 'none', mill: false },
    },
    sherwood: { green: { counters: 1, known: {}, stand: [], inside: false } },
    nobles: {
      edward: noble('red', 'york', { titles: 3, fiefs: ['marches', 'north'], garter: true }),
      edith: noble('red', 'york', { titles: 1, see: 'york' }),
      edmund: noble('blue', 'york', { captive: 'edward' }),
      matilda: noble('green', 'sherwood', { captive: 'bandits' }),
      margaret: noble('blue', 'norwich', { captive: 'wolf' }),
      henri: noble('blue', 'york', { servant: 'mata', servant_used: true }),
    },
    families: {
      red: family(0, 2, 'blue'),
      blue: family(1, 1, 'red'),
      green: family(2, 2),
      yellow: family(3, 0),
    },
    titles: {
      north: { lord: 'edward', claim: null },
      midlands: { lord: null, claim: 'green' },
    },
    abbeys: {},
    king: 'edward',
    queen: null,
    prince: null,
    regions: {
      north: { disasters: { plague: 'active', storms: 'dormant' }, harvest: 1, weather: 0, tallage: 'red' },
      midlands: { disasters: {}, harvest: 0, weather: 0, tallage: null },
    },
    tithes: { york: 'red', norwich: null },
    relics: { grail: 'edith', skull: 'norwich', tibia: null, chasuble: 'lost' },
    shrines: ['norwich'],
    excalibur: { city: null, holder: 'henri', drawn: true },
    invaders: {
      wolf: { leader: 'norwich', converted: false, infantry: { norwich: 4 }, garrison: true },
      bear: { leader: null, converted: false, infantry: {}, garrison: false },
    },
    battle: null,
    ...more,
  };
  return {
    view: { board: board as unknown as Realm, seats },
    seat: 0,
    data: {
      noble: NOBLES.map((id) => ({ id, sex: id.startsWith('ed') && id !== 'edith' ? 'man' : 'woman' })),
      city: [
        { id: 'york', region: 'north', cathedral: true, sherwood: true },
        { id: 'norwich', region: 'midlands', cathedral: true },
      ],
      region: [
        { id: 'north', class: 'county', price: 6, port: 'whitby' },
        { id: 'midlands', class: 'duchy', price: 8, port: 'kings-lynn' },
      ],
      diocese: [
        { id: 'york', rank: 'archbishopric', votes: 2, regions: ['marches', 'north'] },
        { id: 'norwich', rank: 'bishopric', votes: 1, regions: ['midlands'] },
      ],
      servant: [{ id: 'mata', trade: 'maid-spy' }],
      limits: { 'vp-solo': 3, 'vp-alliance': 4 },
    },
    text,
    name: (kind: string, id: string): string =>
      bundle.hasMessage(`${kind}-${id}`) ? text(`${kind}-${id}`) : id.charAt(0).toUpperCase() + id.slice(1),
  } as unknown as RealmTable;
}

describe('a city', () => {
  const [york, norwich] = citiesOf(tableWith());

  it('shows own troops open, and of others what everybody knows', () => {
    const [red, blue] = york?.parties ?? [];
    expect(red).toMatchObject({ mine: true, counters: 4, stand: 'inside' });
    expect(red?.units).toEqual([
      ['knight', 3],
      ['soldier', 1],
    ]);
    expect(blue).toMatchObject({ mine: false, counters: 5, stand: 'n' });
    expect(blue?.units).toEqual([['archer', 2]]);
  });

  it('keeps captives with whoever holds them', () => {
    const [red, blue] = york?.parties ?? [];
    expect(red?.nobles.map(({ id }) => id)).toEqual(['edward', 'edith']);
    expect(red?.captives.map(({ id }) => id)).toEqual(['edmund']);
    expect(blue?.nobles.map(({ id }) => id)).toEqual(['henri']);
    expect(norwich?.hordes).toEqual([
      expect.objectContaining({ army: 'wolf', leader: true, infantry: 4, garrison: true }),
    ]);
    expect(norwich?.hordes[0]?.captives.map(({ id }) => id)).toEqual(['margaret']);
    expect(forestOf(tableWith()).captives.map(({ id }) => id)).toEqual(['matilda']);
    expect(captivesOf(tableWith(), 'henri')).toEqual([]);
  });

  it('shows sees, tithes, relics and sieges where they are', () => {
    expect(york).toMatchObject({ see: 'york', tithe: 'red', shrine: false, siege: 'blue', relics: [] });
    expect(norwich).toMatchObject({ see: 'norwich', tithe: null, shrine: true, relics: ['skull'] });
  });

  it('is told in words, with everything in it, in three languages', () => {
    const words = ['en', 'es', 'it'].map((language) => {
      const table = tableWith(language);
      return citiesOf(table)
        .map((city) => cityWords(table, city))
        .join(' ');
    });
    expect(words[0]).toContain('York (North): Red, Walled City. Mill. Cathedral. besieged by Blue.');
    expect(words[0]).toContain(
      'Red, inside: Edward, Edith, 4 counters (3 × knight, 1 × soldier); captives: Edmund',
    );
    expect(words[0]).toContain('Wolf army with its leader, infantry: 4 (garrison)');
    expect(new Set(words).size).toBe(3);
  });
});

describe('a region', () => {
  it('has its lord, or the family that keeps its title, and what lies on it', () => {
    const table = tableWith();
    const [north, midlands] = regionsOf(table);
    expect(north).toMatchObject({ diocese: 'york', tallage: 'red', claim: null });
    expect(north?.lord?.id).toBe('edward');
    expect(midlands).toMatchObject({ lord: null, claim: 'green' });
    expect(regionWords(table, north!)).toBe(
      'North, county for 6 shillings, diocese of York; Lord: Edward (Red). Plague. Storms (dormant). Abundant Harvest. tallage of Red',
    );
    expect(regionWords(table, midlands!)).toContain('the title is kept by Green');
  });
});

describe('a noble', () => {
  it('wears the highest title, and tells all of them', () => {
    const table = tableWith();
    expect(nobleOf(table, 'edward')?.mark).toBe('crown');
    expect(nobleOf(table, 'edith')).toMatchObject({ mark: 'mitre', relics: ['grail'] });
    expect(nobleOf(tableWith('en', undefined, { king: null }), 'edward')?.mark).toBe('county');
    expect(nobleWords(table, nobleOf(table, 'edith')!)).toContain('Archbishop of York. Holy Grail');
    expect(nobleWords(table, nobleOf(table, 'henri')!)).toContain(
      'Excalibur. Mata, maid and spy (used this round)',
    );
    expect(nobleWords(table, nobleOf(table, 'matilda')!)).toContain('held by the bandits');
  });

  it('has letters that no other noble has', () => {
    const table = tableWith();
    const letters = NOBLES.map((id) => lettersOf(table, id));
    expect(new Set(letters).size).toBe(NOBLES.length);
    expect(letters.slice(0, 3)).toEqual(['Ew', 'Em', 'Ei']);
    expect(lettersOf(table, 'henri')).toBe('He');
  });
});

describe('who is near to winning', () => {
  it('is a family alone or an alliance', () => {
    expect(rivalsOf(tableWith())).toEqual([
      { families: ['blue', 'red'], married: true, points: 3, needed: 4 },
      { families: ['green'], married: false, points: 2, needed: 3 },
      { families: ['yellow'], married: false, points: 0, needed: 3 },
    ]);
  });

  it('with three players is every family for itself', () => {
    const rivals = rivalsOf(tableWith('en', ['red', 'blue', 'green']));
    expect(rivals.every(({ needed, families }) => needed === 3 && families.length === 1)).toBe(true);
  });

  it('with two players is who has married both own families', () => {
    const two = (ally: string | null) =>
      rivalsOf(
        tableWith('en', ['red-blue', 'green-yellow'], {
          families: {
            red: family(0, 2, ally),
            blue: family(0, 1),
            green: family(1, 2),
            yellow: family(1, 0),
          },
        }),
      );
    expect(two('blue')[0]).toEqual({ families: ['red', 'blue'], married: true, points: 3, needed: 4 });
    expect(two(null)[0]).toMatchObject({ married: false, points: 3 });
    expect(two(null)[1]).toMatchObject({ families: ['green', 'yellow'], points: 2 });
  });
});
