// Sitting down: from a wish to a table.

import { json } from '../api/client';
import type { Made, NewTable } from '../api/types';
import { person } from '../state/person.svelte';
import { router } from '../state/router.svelte';
import { t } from '../state/words.svelte';

/** Says the name, if that has not been done. */
export async function greet(name: string): Promise<void> {
  if (!person.key) await person.introduce(name.trim() || t('name-newcomer'));
}

async function enter(make: () => Promise<Made>): Promise<void> {
  const made = await make();
  for (const [seat, key] of Object.entries(made.keys)) person.holdSeat(made.table.id, Number(seat), key);
  router.go(`/table/${encodeURIComponent(made.table.id)}`);
}

/** Asks with the person's key; if the server knows it no more, says the name again. */
async function asking<T>(name: string, what: (key: string | null) => Promise<T>): Promise<T> {
  await greet(name);
  return person.ask(async (key) => {
    if (key) return what(key);
    await greet(name);
    return what(person.key);
  });
}

export function start(name: string, table: NewTable): Promise<void> {
  return enter(() => asking(name, (key) => json<Made>('/tables', { method: 'POST', key, body: table })));
}

export function openFile(
  name: string,
  file: string,
  as: 'hot-seat' | 'analysis',
  game?: string,
): Promise<void> {
  const body = { file, as, ...(game ? { game } : {}) };
  return enter(() => asking(name, (key) => json<Made>('/files', { method: 'POST', key, body })));
}

/** The bot one plays against if one does not choose: a good one that keeps nobody waiting, or else the best one.
 *  The server names the best one first. */
export function bestBot(bots: readonly string[]): string | undefined {
  return bots.find((bot) => bot === 'knight') ?? bots.find((bot) => bot !== 'random') ?? bots[0];
}

/** One seat for me, wherever the lot falls, and something else in all others. */
export function seating(
  seats: number,
  others: string,
  mine = Math.floor(Math.random() * seats),
): NewTable['places'] {
  return Array.from({ length: seats }, (_, seat) => (seat === mine ? 'me' : others)) as NewTable['places'];
}
