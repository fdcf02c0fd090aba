// How much room the pieces of a family take on the board.

import type { PartyScene } from './scene';

export const PAWN = 33;
export const STACK = 40;
/** A picture of a unit with a number. */
export const UNIT = 37;

export function partyWide(party: PartyScene): number {
  const pawns = party.nobles.length + party.captives.length;
  return Math.max(PAWN, pawns * PAWN + (party.counters > 0 ? STACK + 4 : 0));
}

/** How much higher it is than one row: what is known of the troops stands in a second. */
export const partyDeep = (party: PartyScene): number => (party.units.length > 0 ? 26 : 0);

/** The room from side to side, of both rows. */
export const partyRoom = (party: PartyScene): number =>
  Math.max(partyWide(party) + 8, party.units.length * UNIT + 6);
