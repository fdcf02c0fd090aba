// A game's tables: what the numbers of its choices mean, and what its messages are about.

import type { GameTables } from '../api/types';
import type { Choice, Thing } from '../contract';

export const NOUN_BITS = 12;
const NOUN_MASK = (1 << NOUN_BITS) - 1;

/** How many things of a kind there are; pairs have as many as their parts multiplied. */
export function countOf(tables: GameTables, kind: string, seats: number): number {
  if (kind === '') return 1;
  if (kind === 'seat') return seats;
  const ids = tables.kinds[kind];
  if (ids) return ids.length;
  const plus = kind.indexOf('+');
  if (plus < 0) return tables.numbers[kind] ?? 0;
  return countOf(tables, kind.slice(0, plus), seats) * countOf(tables, kind.slice(plus + 1), seats);
}

/** The id of a thing; the number itself where the kind is plain numbers; nothing where there is no such thing. */
export function idOf(tables: GameTables, kind: string, noun: number, seats: number): string {
  if (kind === '') return '';
  if (kind === 'seat') return tables.seat_names[String(seats)]?.[noun] ?? '';
  const ids = tables.kinds[kind];
  if (ids) return ids[noun] ?? '';
  const plus = kind.indexOf('+');
  if (plus < 0) return String(noun);
  const second = kind.slice(plus + 1);
  const count = countOf(tables, second, seats);
  const one = idOf(tables, kind.slice(0, plus), Math.floor(noun / count), seats);
  const two = idOf(tables, second, noun % count, seats);
  return one === '' || two === '' ? '' : `${one}+${two}`;
}

export function decode(tables: GameTables, packed: number, seats: number): Choice {
  const verb = tables.verbs[String(packed >> NOUN_BITS)];
  const noun = packed & NOUN_MASK;
  if (!verb) return { packed, verb: String(packed >> NOUN_BITS), kinds: [], first: String(noun), second: '' };
  if (verb.noun === '') return { packed, verb: verb.name, kinds: [], first: '', second: '' };
  const id = idOf(tables, verb.noun, noun, seats);
  const kinds = verb.noun.split('+');
  if (kinds.length === 1) return { packed, verb: verb.name, kinds, first: id, second: '' };
  const parts = id.split('+');
  return { packed, verb: verb.name, kinds, first: parts[0] ?? '', second: parts.at(-1) ?? '' };
}

/** The packed choice of a verb and its nouns, legal or not; null if there is none of these names. */
export function encode(
  tables: GameTables,
  verb: string,
  first: string,
  second: string,
  seats: number,
): number | null {
  for (const [number, info] of Object.entries(tables.verbs)) {
    if (info.name !== verb) continue;
    const noun = nounOf(tables, info.noun, second === '' ? first : `${first}+${second}`, seats);
    return noun === null ? null : (Number(number) << NOUN_BITS) | noun;
  }
  return null;
}

function nounOf(tables: GameTables, kind: string, id: string, seats: number): number | null {
  if (kind === '') return 0;
  const ids = kind === 'seat' ? tables.seat_names[String(seats)] : tables.kinds[kind];
  if (ids) {
    const place = ids.indexOf(id);
    return place < 0 ? null : place;
  }
  const plus = kind.indexOf('+');
  if (plus < 0) {
    const number = Number(id);
    return Number.isInteger(number) && number >= 0 && number < countOf(tables, kind, seats) ? number : null;
  }
  const [one = '', two = ''] = id.split('+');
  const a = nounOf(tables, kind.slice(0, plus), one, seats);
  const b = nounOf(tables, kind.slice(plus + 1), two, seats);
  return a === null || b === null ? null : a * countOf(tables, kind.slice(plus + 1), seats) + b;
}

/** The things a choice is about. */
export function thingsOf(choice: Choice): Thing[] {
  const things: Thing[] = [];
  if (choice.kinds[0] && choice.first) things.push({ kind: choice.kinds[0], id: choice.first });
  const last = choice.kinds.at(-1);
  if (choice.kinds.length > 1 && last && choice.second) things.push({ kind: last, id: choice.second });
  return things;
}

export function sameThing(a: Thing | null, b: Thing | null): boolean {
  return a === b || (a !== null && b !== null && a.kind === b.kind && a.id === b.id);
}
