// The map's shapes as SVG paths. `map.json` is made by web/tools/fief_map from public-domain coast lines.

import { drawing, freeLine, type Point } from '../../game/arcs';
import map from './map.json';

export type { Point };

const { rings, lines } = drawing(map.arcs);

interface Shape {
  readonly id: string;
  /** Fill with `fill-rule="evenodd"`: islands belong to their region. */
  readonly path: string;
  /** Where its banner hangs, or its name is written. */
  readonly at: Point;
}

const shapes = (
  rows: readonly { readonly id: string; readonly rings: number[][]; readonly at: number[] }[],
): readonly Shape[] =>
  rows.map(({ id, rings: found, at }) => ({ id, path: rings(found), at: at as unknown as Point }));

export const REGIONS: readonly Shape[] = shapes(map.regions);
/** The sea zone beside each region, which bears its name. */
export const SEAS: readonly Shape[] = shapes(map.seas);

export const BORDERS: readonly { readonly a: string; readonly b: string; readonly path: string }[] =
  map.borders.map(({ a, b, arcs: numbers }) => ({ a, b, path: lines(numbers) }));

/** Land that is not in play. */
export const LAND: string = rings(map.land);
export const COAST: string = lines(map.coast);
/** The borders towards land that is not in play. */
export const EDGES: string = lines(map.edges);
/** The lines between sea zones. */
export const STRAITS: string = lines(map.straits);
export const RIVERS: string = map.rivers.map(freeLine).join('');
export const HILLS = map.hills as unknown as readonly (readonly [x: number, y: number, height: number])[];
export const WOODS = map.woods as unknown as readonly Point[];

export const CITIES: ReadonlyMap<string, Point> = new Map(
  map.cities.map(({ id, at }) => [id, at as unknown as Point]),
);
export const SHERWOOD = map.sherwood as unknown as Point;
export const MAP_SIZE = map.size as unknown as Point;
