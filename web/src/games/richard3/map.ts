// The map's shapes as SVG paths. `map.json` is made by web/tools/richard3_map; see the README there.

import map from './map.json';

type Point = readonly [number, number];

export interface AreaShape {
  readonly id: string;
  /** One closed ring or more: islands belong to their area. Fill with `fill-rule="evenodd"`. */
  readonly path: string;
  /** Where its pieces gather, and how far it is from there to the rim, the sheet's edge and the name. */
  readonly at: Point;
  readonly room: number;
  /** The middle of the ground kept free for the name and, under it, the marks (crown, city, shields). */
  readonly label: Point;
  /** Width and height of that ground. */
  readonly box: Point;
  readonly small?: boolean;
}

export interface BorderLine {
  readonly a: string;
  readonly b: string;
  readonly kind: 'yellow' | 'blue' | 'red';
  readonly path: string;
}

export interface SeaShape {
  readonly id: string;
  readonly path: string;
  readonly label: Point;
}

export interface PortMark {
  readonly area: string;
  readonly sea: string;
  readonly at: Point;
}

/** A river mouth: water, but of no sea. `mouth` is the line across it. */
export interface Estuary {
  readonly id: string;
  readonly path: string;
  readonly mouth: string;
}

export interface CityMark {
  readonly id: string;
  readonly area: string;
  readonly at: Point;
}

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
const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/**
 * The curve of an arc after its first point. The points are its handles, and it runs through the middles between
 * them: the same curve from either end, so that neighbours share their border exactly.
 */
function curve(points: readonly Point[]): string {
  let path = '';
  for (let i = 1; i < points.length - 1; i++) {
    const end = i === points.length - 2 ? points[i + 1]! : middle(points[i]!, points[i + 1]!);
    path += `Q${at(points[i]!)} ${at(end)}`;
  }
  return path || `L${at(points[points.length - 1]!)}`;
}

/** An island of a single arc has no corner anywhere: it begins in the middle of its first side. */
function island(points: readonly Point[]): string {
  const round = [middle(points[0]!, points[1]!), ...points.slice(1), middle(points[0]!, points[1]!)];
  return `M${at(round[0]!)}${curve(round)}`;
}

const closed = (points: readonly Point[]): boolean => at(points[0]!) === at(points[points.length - 1]!);

function ring(numbers: readonly number[]): string {
  const walked = numbers.map(arc);
  if (walked.length === 1 && closed(walked[0]!)) return `${island(walked[0]!)}Z`;
  return `M${at(walked[0]![0]!)}${walked.map(curve).join('')}Z`;
}

const rings = (all: readonly (readonly number[])[]): string => all.map(ring).join('');

const open = (points: readonly Point[]): string => `M${at(points[0]!)}${curve(points)}`;

/** Lines to be stroked. */
function lines(numbers: readonly number[]): string {
  return numbers
    .map(arc)
    .map((points) => (closed(points) ? `${island(points)}Z` : open(points)))
    .join('');
}

const point = (pair: readonly number[]): Point => [pair[0]!, pair[1]!];

export const SIZE: Point = point(map.size);

export const AREAS: readonly AreaShape[] = map.areas.map((area) => ({
  id: area.id,
  path: rings(area.rings),
  at: point(area.at),
  room: area.room,
  label: point(area.label),
  box: point(area.box),
  ...('small' in area ? { small: true } : {}),
}));

export const BORDERS: readonly BorderLine[] = map.borders.map(({ a, b, kind, arcs }) => ({
  a,
  b,
  kind: kind as BorderLine['kind'],
  path: lines(arcs),
}));

export const SEAS: readonly SeaShape[] = map.seas.map(({ id, rings: of, label }) => ({
  id,
  path: rings(of),
  label: point(label),
}));

export const ESTUARIES: readonly Estuary[] = map.estuaries.map(({ id, rings: of, mouth }) => ({
  id,
  path: rings(of),
  mouth: lines(mouth),
}));

/** Land that is not in play. */
export const LAND: string = rings(map.land);

/** The shore of all land, to be stroked; the sheet's edge is not in it. */
export const COAST: string = lines(map.coast);

/** Where an area borders on land that is not in play. */
export const EDGES: string = lines(map.edges);

/** Where one sea ends and the next begins. */
export const STRAITS: string = lines(map.straits);

/** A port of every area on every sea it touches, a little way off the shore. The game's data says which are major. */
export const PORTS: readonly PortMark[] = map.ports.map(({ area, sea, at: where }) => ({
  area,
  sea,
  at: point(where),
}));

/** Where the cities stand on the ground. */
export const CITIES: readonly CityMark[] = map.cities.map(({ id, area, at: where }) => ({
  id,
  area,
  at: point(where),
}));

/** Rivers, to be stroked. They mean nothing in the game and may run on a little under the sea: draw them before it. */
export const RIVERS: string = map.rivers.map((steps) => open(walk(steps))).join('');

export interface Hill {
  readonly at: Point;
  /** 1 downs, 2 hills, 3 mountains. */
  readonly height: number;
}

/** Hills and woods keep clear of names, cities, borders and the middle of `at`. They mean nothing in the game. */
export const HILLS: readonly Hill[] = map.hills.map(([x, y, height]) => ({ at: [x!, y!], height: height! }));
export const WOODS: readonly Point[] = map.woods.map(point);
