// Where everything lies on the board, in units of the board: spheres above, free lands, and the families below.

export type Point = readonly [x: number, y: number];

export const WIDE = 1000;
/** A sphere's panel. */
export const PANEL: Point = [486, 172];
export const SPHERES = ['monastery', 'court', 'market', 'war', 'curia', 'crusades'] as const;

export function sphereAt(sphere: string): Point {
  const place = Math.max(0, SPHERES.indexOf(sphere as (typeof SPHERES)[number]));
  return [10 + (place % 2) * 494, 10 + Math.floor(place / 2) * 182];
}

/** The middle of a space, from the corner of its sphere's panel. */
export function spaceAt(place: number, count: number): Point {
  return [PANEL[0] / 2 + (place - (count - 1) / 2) * 92, 108];
}

/** The middle of a knight in a sphere without spaces, from the corner of its panel. */
export function crowdAt(place: number, count: number): Point {
  const row = Math.min(count, 8);
  const step = Math.min(60, (PANEL[0] - 70) / Math.max(1, row - 1 || 1));
  return [44 + (place % 8) * step, 92 + Math.floor(place / 8) * 40];
}

export const LANDS_TOP = 556;
export const PILE: Point = [316, 132];
export function pileAt(place: number): Point {
  return [10 + place * 326, LANDS_TOP];
}

export const FAMILIES_TOP = LANDS_TOP + PILE[1] + 14;
export const HEAD = 74;
export const CARD = 134;
export const ROWS = ['a', 'b', 'c', 'd'] as const;
export const SIZE: Point = [WIDE, FAMILIES_TOP + HEAD + ROWS.length * CARD + 12];

/** Left edge and width of a family's column. */
export function columnOf(place: number, families: number): Point {
  const wide = (WIDE - 20 - (families - 1) * 8) / families;
  return [10 + place * (wide + 8), wide];
}

export const cardTop = (row: string): number =>
  FAMILIES_TOP + HEAD + Math.max(0, ROWS.indexOf(row as (typeof ROWS)[number])) * CARD;

/** A curve from a vassal to the head of his Lord's family: who serves whom. */
export function bond(from: Point, to: Point): string {
  const [x, y] = from;
  const [u, v] = to;
  const bend = Math.max(40, Math.abs(u - x) / 3);
  return `M${x} ${y}C${x + (u < x ? -bend : bend)} ${y - 30} ${u} ${v + bend} ${u} ${v}`;
}
