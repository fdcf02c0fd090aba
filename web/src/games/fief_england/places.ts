// Where everything lies around the cities, in units of the board.

import { CITIES, SHERWOOD, type Point } from './map';
import type { RoadData, Stand, Way } from './types';

/** How far the walls of a city reach from its middle. */
export const HUB = 25;

export const placeAt = (place: string): Point =>
  place === 'sherwood' ? SHERWOOD : (CITIES.get(place) ?? [0, 0]);

const WAYS: Readonly<Record<Way, Point>> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };

/** Where ships lie, seen from each port. */
const QUAYS: Readonly<Record<string, Point>> = {
  plymouth: [-0.2, 1],
  cardiff: [-0.5, 1],
  berwick: [1, 0.1],
  whitby: [1, -0.2],
  'kings-lynn': [-0.3, -1],
  london: [0.9, 0.5],
};
export const quayOf = (city: string): Point => QUAYS[city] ?? [0, 1];

/** The curve of a road: it leaves each city in the direction that its rules say. */
export function roadPath({ a, exit_a, b, exit_b }: RoadData): string {
  const [ax, ay] = placeAt(a);
  const [bx, by] = placeAt(b);
  const far = Math.hypot(bx - ax, by - ay) * 0.42;
  const [ux, uy] = WAYS[exit_a];
  const [vx, vy] = WAYS[exit_b];
  const out = (value: number): string => value.toFixed(1);
  return `M${ax} ${ay}C${out(ax + ux * far)} ${out(ay + uy * far)} ${out(bx + vx * far)} ${out(by + vy * far)} ${bx} ${by}`;
}

/** A path out of Sherwood to one of its cities. */
export function forestPath(city: string): string {
  const [x, y] = placeAt(city);
  const [sx, sy] = SHERWOOD;
  return `M${sx} ${sy}Q${((sx + x) / 2 + (y - sy) * 0.12).toFixed(1)} ${((sy + y) / 2 - (x - sx) * 0.12).toFixed(1)} ${x} ${y}`;
}

/** The middle of the pieces of a family outside a city, by how it stands there. */
export function outside(city: string, stand: Stand): Point {
  const [x, y] = placeAt(city);
  if (stand === 'path') {
    const [sx, sy] = SHERWOOD;
    const far = Math.hypot(sx - x, sy - y) || 1;
    return [x + ((sx - x) / far) * 62, y + ((sy - y) / far) * 58];
  }
  const [dx, dy] =
    stand === 'quay'
      ? quayOf(city)
      : stand === 'outside' || stand === 'inside'
        ? ([0.9, -0.7] as const)
        : WAYS[stand];
  return [x + dx * 72, y + dy * (dy > 0 ? 100 : 58)];
}

/** The letter of a way out of a city, just outside its walls. */
export function exitAt(city: string, way: Way): Point {
  const [x, y] = placeAt(city);
  const [dx, dy] = WAYS[way];
  return [x + dx * (HUB + 14), y + dy * (HUB + 14)];
}
