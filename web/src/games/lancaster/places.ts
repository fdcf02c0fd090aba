// Where everything lies on the board, in units of the board: the map above, the wars in France below.

import { COUNTIES, MAP_SIZE, type Point } from './map';

export const SIZE: Point = [MAP_SIZE[0], MAP_SIZE[1] + 436];

/** Where the knight of a county stands, moved a little from the middle of the county so that names have room. */
const STATIONS: Readonly<Record<string, Point>> = {
  northumberland: [420, 148],
  york: [512, 312],
  stafford: [421, 470],
  bedford: [586, 528],
  suffolk: [752, 566],
  gloucester: [452, 652],
  somerset: [250, 826],
  dorset: [456, 812],
  surrey: [664, 764],
};

export function stationOf(county: string): Point {
  return STATIONS[county] ?? COUNTIES.find(({ id }) => id === county)?.at ?? [0, 0];
}

/** The corner of each conflict's box, and how large it is. */
export const CONFLICT: Point = [476, 196];
export function conflictAt(conflict: string): Point {
  const x = conflict.endsWith('left') ? 16 : 508;
  return [x, conflict.startsWith('upper') ? MAP_SIZE[1] + 22 : MAP_SIZE[1] + 230];
}

/** The middle of one of the three places of a conflict, measured from the corner of its box. */
export function placeAt(place: number): Point {
  return [186 + place * 112, 116];
}

/** The favour tiles lie in the North Sea. */
export const FAVOUR = 84;
export function favourAt(place: number): Point {
  return [716 + (place % 3) * (FAVOUR + 8), 66 + Math.floor(place / 3) * (FAVOUR + 8)];
}

/** Knights of a stack, one behind the other, from its middle. */
export function stackSpots(count: number, room: number, size: number): readonly number[] {
  if (count <= 1) return [0];
  const step = Math.min(size * 0.62, (room - size) / (count - 1));
  return Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * step);
}

/** The north of France, below the Channel. */
export const FRANCE = `M0 ${MAP_SIZE[1] + 10}C120 ${MAP_SIZE[1] - 6} 190 ${MAP_SIZE[1] + 14} 300 ${MAP_SIZE[1] + 4}S520 ${
  MAP_SIZE[1] + 12
} 640 ${MAP_SIZE[1] + 4}S760 ${MAP_SIZE[1] - 4} 800 ${MAP_SIZE[1] - 6}L840 ${MAP_SIZE[1] - 40}H1000V${SIZE[1]}H0Z`;
