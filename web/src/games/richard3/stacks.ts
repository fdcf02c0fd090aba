// Where the pieces of an area stand: side by side inside its room while they can be read, else as a stack.

export interface Stack {
  /** The edge of a piece. */
  readonly size: number;
  /** Centres, from the middle of the room. */
  readonly spots: readonly (readonly [number, number])[];
  /** Whether pieces cover one another, so that the stack wants to be fanned out. */
  readonly crowded: boolean;
}

/** From one piece to the next, in edges. */
const PITCH = 1.08;

/** Rows of a grid, centred; the first rows are the fuller ones. */
function grid(n: number, columns: number): [number, number][] {
  const rows = Math.ceil(n / columns);
  const spots: [number, number][] = [];
  for (let row = 0, left = n; row < rows; row++) {
    const here = Math.ceil(left / (rows - row));
    for (let i = 0; i < here; i++) spots.push([i - (here - 1) / 2, row - (rows - 1) / 2]);
    left -= here;
  }
  return spots;
}

/** How far the farthest corner is from the middle, for pieces of edge 1 at `pitch`. */
const reach = (spots: readonly (readonly [number, number])[], pitch: number): number =>
  Math.max(...spots.map(([x, y]) => Math.hypot(Math.abs(x) * pitch + 0.5, Math.abs(y) * pitch + 0.5)));

/**
 * Lays `n` pieces out in a circle of radius `room`: as large as fits, at most `best`; if they would become
 * smaller than `least`, they keep that size and cover one another.
 */
export function layOut(n: number, room: number, best: number, least: number): Stack {
  if (n === 0) return { size: best, spots: [], crowded: false };
  let chosen = grid(n, 1);
  let size = 0;
  for (let columns = 1; columns <= n; columns++) {
    const spots = grid(n, columns);
    const fits = room / reach(spots, PITCH);
    if (fits > size) {
      chosen = spots;
      size = fits;
    }
  }
  size = Math.min(size, best);
  if (size >= least) {
    const pitch = PITCH * size;
    return { size, spots: chosen.map(([x, y]) => [x * pitch, y * pitch] as const), crowded: false };
  }
  // Pieces in the smallest readable size, drawn together until all are inside the room.
  const far = Math.max(...chosen.map(([x, y]) => Math.hypot(x, y)));
  const free = Math.max(0, room - least * Math.SQRT1_2);
  const pitch = far > 0 ? Math.min(least * PITCH, free / far) : 0;
  return {
    size: least,
    spots: chosen.map(([x, y]) => [x * pitch, y * pitch] as const),
    crowded: n > 1 && pitch < least,
  };
}

/** A fan: all pieces in rows under one another, each of edge `size`, kept inside the board. */
export function fanOut(
  n: number,
  size: number,
  at: readonly [number, number],
  board: readonly [number, number],
): {
  readonly spots: readonly (readonly [number, number])[];
  readonly box: readonly [number, number, number, number];
} {
  const columns = n <= 4 ? n : Math.ceil(Math.sqrt(n * 1.4));
  const pitch = size * 1.16;
  const spots = grid(n, columns);
  const rows = Math.ceil(n / columns);
  const wide = Math.min(n, columns) * pitch + size * 0.2;
  const high = rows * pitch + size * 0.2;
  const clamp = (value: number, half: number, whole: number): number =>
    half * 2 > whole ? whole / 2 : Math.min(Math.max(value, half), whole - half);
  const x = clamp(at[0], wide / 2, board[0]);
  const y = clamp(at[1], high / 2, board[1]);
  return {
    spots: spots.map(([dx, dy]) => [x + dx * pitch, y + dy * pitch] as const),
    box: [x - wide / 2, y - high / 2, wide, high],
  };
}
