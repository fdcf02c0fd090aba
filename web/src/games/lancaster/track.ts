// Where shields stand on the scoring track.

/** The last field shown: a multiple of ten, with room for the leader, and never less than 30. */
export const trackEnd = (points: readonly number[]): number =>
  Math.max(30, Math.ceil((Math.max(0, ...points) + 1) / 10) * 10);

/** For each seat the height of its shield above the track: shields nearer than they are wide stand on one another. */
export function trackPlaces(points: readonly number[]): readonly { readonly level: number }[] {
  const near = trackEnd(points) / 16;
  return points.map((mine, seat) => ({
    level: points.slice(0, seat).filter((other) => Math.abs(other - mine) < near).length,
  }));
}
