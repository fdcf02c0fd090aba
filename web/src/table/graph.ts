// Where the lines of a graph of chances run, and which moment is pointed at.

import type { CurvePoint } from '../api/types';

export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** The last moment there is. */
  readonly last: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Patterns of the lines, so that nobody has to tell colours apart. */
export const DASHES = ['', '7 3', '2 3', '9 3 2 3', '1.5 4'] as const;

export function spot(frame: Frame, stop: number, chance: number): Spot {
  const along = frame.last > 0 ? stop / frame.last : 0;
  return { x: frame.left + along * frame.width, y: frame.top + (1 - chance) * frame.height };
}

/** The way of one seat's line through all points. */
export function way(frame: Frame, points: readonly CurvePoint[], seat: number): string {
  return points
    .map((point, number) => {
      const { x, y } = spot(frame, point.stop, point.chances[seat] ?? 0);
      return `${number ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
}

/** Which points of a seat's line carry its mark: some, and not where the marks of the other seats are. */
export function marked(count: number, seats: number, seat: number): readonly number[] {
  if (count === 0) return [];
  const step = Math.max(seats, Math.ceil(count / 5));
  const found: number[] = [];
  for (let at = Math.round((seat * step) / seats); at < count; at += step) found.push(at);
  return found.length ? found : [count - 1];
}

/** The place of the point nearest to a moment; -1 where there is none. */
export function nearest(points: readonly CurvePoint[], stop: number): number {
  let best = -1;
  points.forEach((point, place) => {
    if (best < 0 || Math.abs(point.stop - stop) < Math.abs(points[best]!.stop - stop)) best = place;
  });
  return best;
}

/** The place that a key leads to from another; null if the key leads nowhere. */
export function walked(key: string, place: number, count: number): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowDown: -1,
    ArrowRight: 1,
    ArrowUp: 1,
    PageDown: -10,
    PageUp: 10,
    Home: -count,
    End: count,
  };
  const step = steps[key];
  if (step === undefined || count === 0) return null;
  return Math.max(0, Math.min(count - 1, place + step));
}
