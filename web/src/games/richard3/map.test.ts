// The paths that map.ts makes of map.json. Whether the map is right is tested in tests/web/test_richard3_map.py.

import { describe, expect, it } from 'vitest';

import * as map from './map';
import source from './map.json';

type Point = readonly [number, number];

/** What a path runs through, command by command; fails on anything but moves, lines, curves and ends. */
function commands(path: string): { readonly name: string; readonly points: readonly Point[] }[] {
  expect(path).toMatch(/^([MLQ][-\d. ]+|Z)+$/);
  return [...path.matchAll(/([MLQZ])([-\d. ]*)/g)].map(([, name, rest]) => {
    const numbers = rest!.split(' ').filter(Boolean).map(Number);
    expect(numbers.every(Number.isFinite)).toBe(true);
    expect(numbers.length).toBe({ M: 2, L: 2, Q: 4, Z: 0 }[name!]);
    const points: Point[] = [];
    for (let i = 0; i < numbers.length; i += 2) points.push([numbers[i]!, numbers[i + 1]!]);
    return { name: name!, points };
  });
}

/** The pieces of a path between two points, each with its handle, the same whichever way it is walked. */
function pieces(path: string): Set<string> {
  const found = new Set<string>();
  let here: Point = [NaN, NaN];
  for (const { name, points } of commands(path)) {
    const end = points.at(-1);
    if (end === undefined) continue;
    if (name !== 'M') {
      const ends = [here.join(' '), end.join(' ')].sort();
      found.add([name, ...ends, name === 'Q' ? points[0]!.join(' ') : ''].join('|'));
    }
    here = end;
  }
  return found;
}

const within = (part: Set<string>, whole: Set<string>): boolean =>
  [...part].every((piece) => whole.has(piece));
const area = (id: string): map.AreaShape => map.AREAS.find((shape) => shape.id === id)!;

describe('the map of Richard III', () => {
  it('has every shape of its source', () => {
    expect(map.AREAS.map(({ id }) => id)).toEqual(source.areas.map(({ id }) => id));
    expect(map.SEAS.map(({ id }) => id)).toEqual(source.seas.map(({ id }) => id));
    expect(map.ESTUARIES.map(({ id }) => id)).toEqual(source.estuaries.map(({ id }) => id));
    expect(map.BORDERS.length).toBe(source.borders.length);
    expect(map.PORTS.length).toBe(source.ports.length);
    expect(map.CITIES.length).toBe(source.cities.length);
    expect(map.HILLS.length).toBe(source.hills.length);
    expect(map.WOODS.length).toBe(source.woods.length);
  });

  it.each([...map.AREAS, ...map.SEAS, ...map.ESTUARIES])('closes every ring of $id', ({ id, path }) => {
    const rings = path.split('Z');
    expect(rings.pop()).toBe('');
    const all = [...source.areas, ...source.seas, ...source.estuaries];
    expect(rings.length).toBe(all.find((row) => row.id === id)!.rings.length);
    for (const ring of rings) {
      const drawn = commands(ring);
      expect(drawn.filter(({ name }) => name === 'M').length).toBe(1);
      expect(drawn.at(-1)!.points.at(-1)).toEqual(drawn[0]!.points[0]);
    }
  });

  it.each(map.BORDERS)('gives $a and $b the very curve of their border', ({ a, b, path }) => {
    const line = pieces(path);
    expect(line.size).toBeGreaterThan(2);
    expect(within(line, pieces(area(a).path))).toBe(true);
    expect(within(line, pieces(area(b).path))).toBe(true);
  });

  it('strokes the coast along land and water alike', () => {
    const coast = pieces(map.COAST);
    const land = pieces([map.LAND, ...map.AREAS.map(({ path }) => path)].join(''));
    const water = pieces([...map.SEAS, ...map.ESTUARIES].map(({ path }) => path).join(''));
    expect(coast.size).toBeGreaterThan(500);
    expect(within(coast, land)).toBe(true);
    expect(within(coast, water)).toBe(true);
    expect(within(pieces(map.STRAITS), water)).toBe(true);
    expect(within(pieces(map.EDGES), land)).toBe(true);
  });

  it('keeps within the sheet', () => {
    const [wide, high] = map.SIZE;
    const paths = [map.LAND, map.COAST, map.EDGES, map.STRAITS, map.RIVERS];
    for (const { path } of [...map.AREAS, ...map.SEAS, ...map.ESTUARIES, ...map.BORDERS]) paths.push(path);
    for (const path of paths) {
      for (const [x, y] of commands(path).flatMap(({ points }) => points)) {
        expect(x >= 0 && x <= wide && y >= 0 && y <= high).toBe(true);
      }
    }
  });
});
