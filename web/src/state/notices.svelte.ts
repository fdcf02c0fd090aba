// Short messages that come and go. Nothing fails silently: what went wrong is said here, or where it happened.

import { Problem } from '../api/client';
import { t } from './words.svelte';

export interface Notice {
  readonly id: number;
  readonly kind: 'error' | 'info';
  /** Asked for each time, so that a change of language reaches it. */
  readonly words: () => string;
}

let next = 1;
let list = $state.raw<readonly Notice[]>([]);

export const notices = {
  get list(): readonly Notice[] {
    return list;
  },

  say(words: () => string, kind: Notice['kind'] = 'info'): void {
    const id = next++;
    list = [...list.slice(-3), { id, kind, words }];
    if (kind === 'info') setTimeout(() => notices.drop(id), 5000);
  },

  drop(id: number): void {
    list = list.filter((notice) => notice.id !== id);
  },

  /** What went wrong, in words. */
  fail(error: unknown): void {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    const words = (): string => problemWords(error);
    if (list.some((notice) => notice.words() === words())) return;
    notices.say(words, 'error');
  },
};

/** A problem in the reader's language: our words where the server was not reached, otherwise its own. */
export function problemWords(error: unknown): string {
  if (!(error instanceof Problem)) return t('problem-unexpected', { detail: String(error) });
  if (error.kind === 'offline') return t('problem-offline');
  if (error.detail) return error.detail;
  return error.status >= 500 ? t('problem-server') : t('problem-other', { status: error.status });
}
