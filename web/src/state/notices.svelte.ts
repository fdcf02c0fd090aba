// Short messages that come and go. Nothing fails silently: what went wrong is said here, or where it happened.

import { Problem } from '../api/client';
import { hasWords, t } from './words.svelte';

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

/** A problem in the reader's language; the server's English only where we have no words for it. */
export function problemWords(error: unknown): string {
  if (!(error instanceof Problem)) return t('problem-unexpected', { detail: String(error) });
  const key = `problem-${error.kind}`;
  if (hasWords(key)) return t(key, { detail: error.detail, seconds: error.retryAfter ?? 0 });
  if (error.status === 429) return t('problem-rate-limit', { seconds: error.retryAfter ?? 0 });
  if (error.status >= 500) return t('problem-server');
  return t('problem-other', { detail: error.detail });
}
