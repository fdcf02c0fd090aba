// The map in the form the board asks for: shapes by id, arrows between areas.

import { AREAS, PORTS, type AreaShape } from './map';

export type Point = readonly [number, number];

const SHAPES: ReadonlyMap<string, AreaShape> = new Map(AREAS.map((area) => [area.id, area]));

export const shapeOf = (area: string): AreaShape | undefined => SHAPES.get(area);
export const spotOf = (area: string): Point => SHAPES.get(area)?.at ?? [0, 0];

/** Where something that comes `way` (a neighbour, or "sea") enters an area. */
function start(area: string, way: string): Point {
  if (way !== 'sea') return spotOf(way);
  const at = spotOf(area);
  const ports = PORTS.filter((port) => port.area === area).map((port) => port.at);
  const port = ports[0] ?? at;
  // From the open sea: as far out again as the port is from the middle.
  return [port[0] * 1.5 - at[0] * 0.5, port[1] * 1.5 - at[1] * 0.5];
}

export interface Arrow {
  readonly path: string;
  readonly head: Point;
  readonly turn: number;
  /** Where the number of blocks is written. */
  readonly label: Point;
}

/** A bent arrow into an area, ending at the rim of its pieces. */
export function arrowInto(area: string, way: string): Arrow {
  const shape = SHAPES.get(area);
  const to = spotOf(area);
  const from = start(area, way);
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const far = Math.hypot(dx, dy) || 1;
  const ux = dx / far;
  const uy = dy / far;
  const tip = Math.max(18, (shape?.room ?? 30) * 0.72);
  const tail = Math.max(tip + 22, Math.min(far * 0.72, far - 16));
  const a: Point = [to[0] - ux * tail, to[1] - uy * tail];
  const b: Point = [to[0] - ux * tip, to[1] - uy * tip];
  // Bent to the right of its way, so that arrows both ways do not lie on each other.
  const bend = (tail - tip) * 0.18;
  const c: Point = [(a[0] + b[0]) / 2 - uy * bend, (a[1] + b[1]) / 2 + ux * bend];
  const turn = (Math.atan2(b[1] - c[1], b[0] - c[0]) * 180) / Math.PI;
  const point = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return { path: `M${point(a)}Q${point(c)} ${point(b)}`, head: b, turn, label: a };
}

/** A bent line from one area to another: a way that is only planned. */
export function wayBetween(from: string, to: string): string {
  const a = spotOf(from);
  const b = spotOf(to);
  const bend = 0.14;
  const c: Point = [(a[0] + b[0]) / 2 - (b[1] - a[1]) * bend, (a[1] + b[1]) / 2 + (b[0] - a[0]) * bend];
  return `M${a[0]} ${a[1]}Q${c[0].toFixed(1)} ${c[1].toFixed(1)} ${b[0]} ${b[1]}`;
}

/** The arrow keys go from area to area over the middles of their pieces. */
export const AREA_SPOTS = AREAS.map(({ id, at }) => ({ id, at }));
