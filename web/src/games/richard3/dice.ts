// Dice as the log carries them, and what they did: for showing them as they were rolled.

import type { LogLine } from '../../contract';

/** Faces out of a number in base 7, in the order of rolling. */
export function facesOf(packed: unknown): number[] {
  const faces: number[] = [];
  for (let rest = typeof packed === 'number' ? packed : 0; rest > 0; rest = Math.floor(rest / 7))
    faces.unshift(rest % 7);
  return faces;
}

/** One throw in a battle. */
export interface Throw {
  readonly kind: 'fire' | 'charge' | 'bonus-fire' | 'treachery';
  /** Who threw: a block, or for a Treachery Roll the role. */
  readonly by: string;
  readonly target: string | null;
  readonly faces: readonly number[];
  /** Which of them count: hits, or even ones. */
  readonly good: readonly boolean[];
  /** The highest face that hits; 0 for a Treachery Roll, which wants even ones. */
  readonly power: number;
  /** What came of it, in the order of the log: hits taken, blocks that fell or went over. */
  readonly then: readonly LogLine[];
}

const EFFECTS: ReadonlySet<string> = new Set(['hits', 'eliminated', 'defects', 'deploy', 'control']);

/** Whether a line tells what a throw did. */
export const isEffect = (line: LogLine): boolean => EFFECTS.has(line.key);

/** The throws among log lines, each with its effects. */
export function throwsIn(lines: readonly LogLine[]): Throw[] {
  const found: (Throw & { then: LogLine[] })[] = [];
  for (const line of lines) {
    const { key, args } = line;
    if (key === 'fire' || key === 'charge' || key === 'bonus-fire') {
      const faces = facesOf(args['dice']);
      const power = Number(args['power']);
      const target = key === 'fire' ? null : String(args['target']);
      found.push({
        kind: key,
        by: String(args['block']),
        target,
        faces,
        good: faces.map((face) => face <= power),
        power,
        then: [],
      });
    } else if (key === 'treachery') {
      const faces = facesOf(args['dice']);
      found.push({
        kind: key,
        by: String(args['role']),
        target: String(args['target']),
        faces,
        good: faces.map((face) => face % 2 === 0),
        power: 0,
        then: [],
      });
    } else if (isEffect(line)) {
      found.at(-1)?.then.push(line);
    }
  }
  return found;
}
