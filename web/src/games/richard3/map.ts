// The map's shapes as SVG paths. `map.json` is made by web/tools/richard3_map; see the README there.

import { drawing, freeLine, type Point } from '../../game/arcs';
import map from './map.json';

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

const { rings, lines } = drawing(map.arcs);

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
export const RIVERS: string = map.rivers.map(freeLine).join('');

export interface Hill {
  readonly at: Point;
  /** 1 downs, 2 hills, 3 mountains. */
  readonly height: number;
}

/** Hills and woods keep clear of names, cities, borders and the middle of `at`. They mean nothing in the game. */
export const HILLS: readonly Hill[] = map.hills.map(([x, y, height]) => ({ at: [x!, y!], height: height! }));
export const WOODS: readonly Point[] = map.woods.map(point);
