// Which thing lies in a direction: for the arrow keys.

export type Direction = 'up' | 'down' | 'left' | 'right';

const WAY: Readonly<Record<Direction, readonly [number, number]>> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
};

export const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

export interface Spot {
  readonly id: string;
  readonly at: readonly [number, number];
}

/**
 * The nearest spot in a direction: within 60 degrees of it, where straying aside counts double.
 * Null at the edge of the world.
 */
export function toward(
  from: readonly [number, number],
  spots: readonly Spot[],
  direction: Direction,
): string | null {
  const [dx, dy] = WAY[direction];
  let best: string | null = null;
  let least = Infinity;
  for (const { id, at } of spots) {
    const x = at[0] - from[0];
    const y = at[1] - from[1];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy - y * dx);
    if (ahead <= 0 || aside > ahead * 1.75) continue;
    const cost = ahead + 2 * aside;
    if (cost < least) {
      least = cost;
      best = id;
    }
  }
  return best;
}
