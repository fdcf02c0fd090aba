// How the seats look where a game does not say otherwise: five colours that eyes with few colours can tell apart,
// each with a shape of its own, so that nobody needs the colour.

import type { GameClient, SeatLook } from '../contract';

export const SHAPES = ['round', 'square', 'point', 'lozenge', 'star'] as const;

const HOUSE: readonly SeatLook[] = SHAPES.map((shape, number) => ({
  colour: `var(--seat-${number})`,
  ink: `var(--seat-${number}-ink)`,
  shape,
}));

/** The colour and shape of a seat: the game's own (York's white rose is no blue disc), or the house's. */
export function lookOf(client: GameClient | null | undefined, seat: string, number: number): SeatLook {
  return client?.looks?.[seat] ?? HOUSE[number % HOUSE.length]!;
}

/** "2", "2 to 5": how many can play. */
export function seatRange(seats: readonly number[]): string {
  const least = Math.min(...seats);
  const most = Math.max(...seats);
  return least === most ? String(least) : `${least}–${most}`;
}

/** The number of players to begin with: three where a game is for several, as two are seldom what it was made for. */
export function usualSeats(seats: readonly number[]): number {
  return seats.includes(3) ? 3 : (seats[0] ?? 2);
}
