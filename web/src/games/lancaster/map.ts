// The map's shapes as SVG paths. `map.json` is made by web/tools/lancaster_map from public-domain coast lines.

import map from './map.json';

export type Point = readonly [number, number];

/** Tenths of a unit: the first point of a line, then the step to each of the others. */
function walk(steps: readonly number[]): readonly Point[] {
  const points: Point[] = [];
  let x = 0;
  let y = 0;
  for (let i = 0; i < steps.length; i += 2) {
    x += steps[i]!;
    y += steps[i + 1]!;
    points.push([x / 10, y / 10]);
  }
  return points;
}

const arcs: readonly (readonly Point[])[] = map.arcs.map(walk);

/** An arc by its number; `~number` is the same arc walked back. */
function arc(number: number): readonly Point[] {
  return number < 0 ? [...arcs[~number]!].reverse() : arcs[number]!;
}

const at = ([x, y]: Point): string => `${+x.toFixed(2)} ${+y.toFixed(2)}`;

/** The points of an arc are handles: the curve runs through the middles between them, the same from either end. */
function curve(points: readonly Point[]): string {
  let path = '';
  for (let i = 1; i < points.length - 1; i++) {
    const here = points[i]!;
    const next = points[i + 1]!;
    const end: Point = i === points.length - 2 ? next : [(here[0] + next[0]) / 2, (here[1] + next[1]) / 2];
    path += `Q${at(here)} ${at(end)}`;
  }
  return path || `L${at(points.at(-1)!)}`;
}

const ring = (numbers: readonly number[]): string =>
  `M${at(arc(numbers[0]!)[0]!)}${numbers.map((number) => curve(arc(number))).join('')}Z`;
const rings = (all: readonly (readonly number[])[]): string => all.map(ring).join('');
const line = (numbers: readonly number[]): string =>
  numbers.map((number) => `M${at(arc(number)[0]!)}${curve(arc(number))}`).join('');

export interface CountyShape {
  readonly id: string;
  /** Fill with `fill-rule="evenodd"`: islands belong to their county. */
  readonly path: string;
  /** Where its knight stands. */
  readonly at: Point;
}

export const COUNTIES: readonly CountyShape[] = map.counties.map((county) => ({
  id: county.id,
  path: rings(county.rings),
  at: county.at as unknown as Point,
}));

export const BORDERS: readonly { readonly a: string; readonly b: string; readonly path: string }[] =
  map.borders.map(({ a, b, arcs: numbers }) => ({ a, b, path: line(numbers) }));

/** Land that is not in play. */
export const LAND: string = rings(map.land);
export const COAST: string = line(map.coast);

/** Width and height of the map, and of the whole board: the wars in France lie below it. */
export const MAP_SIZE = map.size as unknown as Point;
