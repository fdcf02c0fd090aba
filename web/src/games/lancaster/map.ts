// The map's shapes as SVG paths. `map.json` is made by web/tools/lancaster_map from public-domain coast lines.

import { drawing, type Point } from '../../game/arcs';
import map from './map.json';

export type { Point };

const { rings, lines } = drawing(map.arcs);

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
  map.borders.map(({ a, b, arcs: numbers }) => ({ a, b, path: lines(numbers) }));

/** Land that is not in play. */
export const LAND: string = rings(map.land);
export const COAST: string = lines(map.coast);

/** Width and height of the map, and of the whole board: the wars in France lie below it. */
export const MAP_SIZE = map.size as unknown as Point;
