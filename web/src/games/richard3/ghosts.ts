// Moves of blocks that nobody may name: the log says whence and whither, and a counter is seen to go there.

import type { LogLine } from '../../contract';
import { spotOf, type Point } from './places';
import { houseOf, type House } from './types';

export interface Ghost {
  readonly key: string;
  readonly house: House;
  readonly path: readonly Point[];
}

const MOVES: ReadonlySet<string> = new Set(['move-hidden', 'sail-hidden', 'regroup-hidden']);
/** More than this at once explain nothing any more. */
const MOST = 8;

export function ghostsOf(lines: readonly LogLine[], nonce: number): Ghost[] {
  const found: Ghost[] = [];
  for (const { key, args } of lines) {
    if (!MOVES.has(key)) continue;
    const stops = [args['from'], args['through'], args['to']].filter(
      (stop): stop is string => typeof stop === 'string' && stop !== '',
    );
    found.push({
      key: `${nonce} ${found.length}`,
      house: houseOf(String(args['who'])),
      path: stops.map(spotOf),
    });
  }
  return found.slice(-MOST);
}

/** Areas in which something has happened that is not a move: a recruit, a plague. */
export function pulsesOf(lines: readonly LogLine[]): string[] {
  const found = new Set<string>();
  for (const { key, args } of lines) {
    if (key === 'recruit-hidden' || key === 'recruit' || key === 'enters') found.add(String(args['to']));
    else if (key === 'plague' || key === 'gather' || key === 'battle') found.add(String(args['area']));
  }
  return [...found];
}
