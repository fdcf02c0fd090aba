// What the herald cries: the scoring of an update, line by line, and where on the board each line is about.

import type { LogLine, Thing } from '../../contract';

/** Lines that are worth a cry of their own. */
const CRIED: ReadonlySet<string> = new Set([
  'ousted',
  'passed',
  'failed',
  'applied',
  'county',
  'gained',
  'noble',
  'recruited',
  'upgraded',
  'built',
  'crossed',
  'england',
  'france',
  'rank',
  'down',
  'gone',
  'freed',
  'prisoner',
  'table',
  'majority',
  'nobles',
  'won',
]);
/** Fewer lines than these are read at a glance. */
const FEW = 3;

/** The lines to cry; none if there is little to tell. */
export function cries(fresh: readonly LogLine[]): readonly LogLine[] {
  const lines = fresh.filter(({ key }) => CRIED.has(key));
  return lines.length < FEW ? [] : lines;
}

/** The county, card or law that a line is about, so that the board can light it. */
export function about(line: LogLine): Thing | null {
  for (const kind of ['county', 'card', 'law'] as const) {
    const id = line.args[kind];
    if (typeof id === 'string' && id !== '') return { kind, id };
  }
  return null;
}
