// The next of my games that waits for me.

import { json } from '../api/client';
import type { Me } from '../api/types';
import { notices } from '../state/notices.svelte';
import { person } from '../state/person.svelte';
import { router } from '../state/router.svelte';
import { t } from '../state/words.svelte';

export async function openNext(here: string): Promise<void> {
  if (!person.key) {
    notices.say(() => t('next-none'));
    return;
  }
  try {
    const me = await json<Me>('/me', { key: person.key });
    const next = me.tables.find((table) => table.waiting && table.id !== here);
    if (next) router.go(`/table/${encodeURIComponent(next.id)}`);
    else notices.say(() => t('next-none'));
  } catch (error) {
    notices.fail(error);
  }
}
