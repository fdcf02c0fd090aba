// The board of Fief England: it shows exactly what data.toml has, and nothing on it is without a picture or a place.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BORDERS, CITIES, MAP_SIZE, REGIONS, SEAS, SHERWOOD } from '../map';
import { cardPicture } from '../pictures';
import { exitAt, forestPath, laid, placeAt, roadPath, sideOf } from '../places';
import { ORDINARIES, PICTURES, spriteSource } from '../sprite';
import { FAMILIES, type RoadData, type Stand, type Way } from '../types';

export const printed = readFileSync(
  new URL('../../../../../src/banneret/games/fief_england/data.toml', import.meta.url),
  'utf8',
);
/** The entries of a table of data.toml, each with its plain fields. */
function rows(table: string): Readonly<Record<string, string>>[] {
  return printed
    .split(/^\[/m)
    .filter((part) => part.startsWith(`[${table}]]`))
    .map((part) =>
      Object.fromEntries(
        [...part.matchAll(/^(\w+) = "?([^"\n]*)"?$/gm)].map(([, key = '', value = '']) => [key, value]),
      ),
    );
}
const ids = (table: string): string[] => rows(table).map(({ id = '' }) => id);
const ROADS = rows('road').map(({ a = '', exit_a, b = '', exit_b }) => ({
  a,
  b,
  exit_a: exit_a as Way,
  exit_b: exit_b as Way,
})) satisfies RoadData[];
const WAYS: Readonly<Record<Way, readonly [number, number]>> = {
  n: [0, -1],
  e: [1, 0],
  s: [0, 1],
  w: [-1, 0],
};

describe('the map', () => {
  it('shows exactly the cities, regions and sea zones of the game', () => {
    expect([...CITIES.keys()]).toEqual(ids('city'));
    expect(CITIES.size).toBe(18);
    expect(REGIONS.map(({ id }) => id)).toEqual(ids('region'));
    expect(SEAS.map(({ id }) => id).sort()).toEqual(ids('region').sort());
    const known = new Set(ids('region'));
    for (const { a, b } of BORDERS) expect(known.has(a) && known.has(b)).toBe(true);
  });

  it('gives every city room', () => {
    const places = [...CITIES.values(), SHERWOOD];
    for (const [x, y] of places) {
      expect(x > 60 && x < MAP_SIZE[0] - 60 && y > 60 && y < MAP_SIZE[1] - 60).toBe(true);
      const near = places.map(([u, v]) => Math.hypot(u - x, v - y)).filter((far) => far > 0);
      expect(Math.min(...near)).toBeGreaterThan(80);
    }
  });

  it('draws every road from city to city, out of each by the gate that its rules say', () => {
    expect(ROADS).toHaveLength(rows('road').length);
    expect(ROADS.length).toBe(21);
    for (const road of ROADS) {
      const [fx, fy, cx, cy, dx, dy, tx, ty] = [...roadPath(road).matchAll(/-?[\d.]+/g)].map(Number);
      expect([fx, fy]).toEqual(placeAt(road.a));
      expect([tx, ty]).toEqual(placeAt(road.b));
      const [ax, ay] = WAYS[road.exit_a];
      const [bx, by] = WAYS[road.exit_b];
      expect((cx! - fx!) * ax + (cy! - fy!) * ay).toBeGreaterThan(20);
      expect((dx! - tx!) * bx + (dy! - ty!) * by).toBeGreaterThan(20);
      // The letters of the ways out lie on that side.
      expect(exitAt(road.a, road.exit_a)).not.toEqual(placeAt(road.a));
    }
  });

  it('leads the paths of Sherwood to its cities', () => {
    for (const city of rows('city').filter(({ sherwood }) => sherwood === 'true')) {
      expect(forestPath(city['id']!)).toMatch(new RegExp(` ${placeAt(city['id']!).join(' ')}$`));
    }
  });
});

describe('pieces beside a city', () => {
  const piece = (stand: Stand) => ({ stand, wide: 80, deep: 26, step: 50 });

  it('stand on the side by which they came, and never upon each other', () => {
    for (const city of CITIES.keys()) {
      const stands: Stand[] = ['inside', 'n', 'e', 's', 'w', 'outside', 'quay', 'path', 'inside'];
      const found = laid(city, stands.map(piece), true);
      expect(new Set(found.map(String)).size).toBe(stands.length);
      for (let i = 0; i < found.length; i += 1)
        for (let k = 0; k < i; k += 1) {
          if (sideOf(city, stands[i]!) !== sideOf(city, stands[k]!)) continue;
          expect(Math.abs(found[i]![1] - found[k]![1])).toBeGreaterThanOrEqual(50);
        }
    }
    expect(sideOf('coventry', 'n')).toBe('above');
    expect(sideOf('coventry', 'w')).toBe('left');
  });

  it('stay on the sheet', () => {
    for (const city of CITIES.keys())
      for (const stand of ['inside', 'n', 'e', 's', 'w', 'outside'] as const) {
        const [[x, y] = [0, 0]] = laid(city, [piece(stand)], true);
        expect(x > 35 && x < MAP_SIZE[0] - 35 && y > 20 && y < MAP_SIZE[1] - 20).toBe(true);
      }
  });
});

describe('pictures', () => {
  it('has one for everything that has an id of its own on the board', () => {
    const units = ['soldier', 'archer', 'knight', 'bombard', 'catapult', 'royal-knight', 'royal-soldier'];
    const wanted = [
      ...units,
      ...['french-crossbowman', 'flemish-crossbowman'],
      ...['stronghold', 'walled-city', 'royal-stronghold', 'abbey', 'royal-abbey'],
      ...['raven', 'wolf', 'serpent', 'bear', 'duchy', 'county', 'barony'],
      ...ids('relic'),
      ...ids('event').filter((id) => ['plague', 'storms', 'famine', 'invasion'].includes(id)),
    ];
    expect(ids('relic')).toHaveLength(4);
    expect(wanted.filter((id) => !PICTURES.has(id))).toEqual([]);
  });

  it('has one for every card', () => {
    const cards = [...ids('character'), ...ids('event'), ...ids('noble')];
    expect(cards.length).toBe(43);
    for (const card of cards) expect(PICTURES.has(cardPicture(card)), card).toBe(true);
    expect(cardPicture('mercenary-french')).toBe('french-crossbowman');
  });

  it('has arms for every family, each with a charge of its own', () => {
    expect(Object.keys(ORDINARIES).sort()).toEqual([...FAMILIES].sort());
    expect(new Set(Object.values(ORDINARIES)).size).toBe(4);
    for (const family of FAMILIES)
      for (const kind of ['arms', 'lady', 'troop']) expect(spriteSource()).toContain(`fi-${kind}-${family}`);
  });
});
