// Where everything lies around the cities, in units of the board.

import { CITIES, SHERWOOD, type Point } from './map';
import type { RoadData, Stand, Way } from './types';

/** How far the walls of a city reach from its middle. */
export const HUB = 28;

export const placeAt = (place: string): Point =>
  place === 'sherwood' ? SHERWOOD : (CITIES.get(place) ?? [0, 0]);

const WAYS: Readonly<Record<Way, Point>> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };

/** A side of a city, where pieces are laid out. */
export type Side = 'above' | 'below' | 'left' | 'right';

/** Where the pieces inside a city have most room. */
const YARDS: Readonly<Record<string, Side>> = {
  plymouth: 'below',
  exeter: 'left',
  bristol: 'below',
  cardiff: 'left',
  harlech: 'right',
  berwick: 'right',
  durham: 'right',
  york: 'left',
  whitby: 'right',
  lincoln: 'right',
  nottingham: 'left',
  'kings-lynn': 'below',
  norwich: 'below',
  coventry: 'left',
  london: 'right',
  canterbury: 'below',
  oxford: 'left',
  winchester: 'below',
};
/** Where ships lie, seen from each port. */
const QUAYS: Readonly<Record<string, Side>> = {
  plymouth: 'below',
  cardiff: 'below',
  berwick: 'right',
  whitby: 'right',
  'kings-lynn': 'above',
  london: 'right',
};
/** Where the path from Sherwood comes in. */
const PATHS: Readonly<Record<string, Side>> = {
  york: 'right',
  lincoln: 'left',
  nottingham: 'right',
  'kings-lynn': 'left',
};
const GATES: Readonly<Record<Way, Side>> = { n: 'above', e: 'right', s: 'below', w: 'left' };

/** Where there is no room above a city: the edge of the sheet, or another city. */
const CEILINGS: Readonly<Record<string, Side>> = { berwick: 'left', york: 'right', oxford: 'right' };

/** The side of a city on which a family stands. */
export function sideOf(city: string, stand: Stand): Side {
  const side = sideBefore(city, stand);
  return side === 'above' ? (CEILINGS[city] ?? side) : side;
}

function sideBefore(city: string, stand: Stand): Side {
  if (stand === 'inside') return YARDS[city] ?? 'below';
  if (stand === 'quay') return QUAYS[city] ?? 'below';
  if (stand === 'path') return PATHS[city] ?? 'right';
  return stand === 'outside' ? 'above' : GATES[stand];
}

/** What is laid out beside a city: how wide it is, and how high above and below its middle. */
export interface Piece {
  readonly stand: Stand;
  readonly wide: number;
  readonly deep: number;
  /** How far the next one is. */
  readonly step: number;
}

/** The middles of the pieces beside a city: those on the same side one below the other, those inside first. */
export function laid(city: string, pieces: readonly Piece[], crowned: boolean): readonly Point[] {
  const [x, y] = placeAt(city);
  const used: Record<Side, number> = { above: crowned ? 26 : 0, below: 0, left: 0, right: 0 };
  const order = pieces
    .map((_, i) => i)
    .sort((a, b) => Number(pieces[b]?.stand === 'inside') - Number(pieces[a]?.stand === 'inside'));
  const found: Point[] = pieces.map(() => [x, y]);
  for (const i of order) {
    const piece = pieces[i];
    if (!piece) continue;
    const side = sideOf(city, piece.stand);
    const before = used[side];
    used[side] += piece.step + piece.deep;
    if (side === 'above') found[i] = [x, y - HUB - 30 - before - piece.deep];
    else if (side === 'below') found[i] = [x, y + HUB + 54 + before];
    else if (side === 'right') found[i] = [x + HUB + 10 + piece.wide / 2, y - 18 + before];
    else found[i] = [x - HUB - 20 - piece.wide / 2, y - 18 + before];
  }
  return found;
}

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

/** The letter of a way out of a city, just outside its walls. */
export function exitAt(city: string, way: Way): Point {
  const [x, y] = placeAt(city);
  const [dx, dy] = WAYS[way];
  return [x + dx * (HUB + 14), y + dy * (HUB + 14)];
}
