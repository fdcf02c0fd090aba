// Asks the table for the odds of a battle, once per position and question.

import { untrack } from 'svelte';
import type { Odds, WarTable } from './types';

const isOdds = (value: unknown): value is Odds =>
  typeof value === 'object' && value !== null && typeof (value as { win?: unknown }).win === 'object';

export type OddsState =
  { readonly state: 'none' | 'asking' | 'refused' } | { readonly state: 'known'; readonly odds: Odds };

export class OddsBook {
  answer = $state.raw<OddsState>({ state: 'none' });
  private asked = '';
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** The table is asked for anew each time: a component may be given another. */
  constructor(private readonly table: () => WarTable) {}

  /** Asks a question about the present position; an answer to an older one is dropped. Null asks nothing. */
  ask(query: Readonly<Record<string, string>> | null, position: string, delay = 120): void {
    const question = query === null ? '' : `${position} ${JSON.stringify(query)}`;
    if (question === this.asked) return;
    this.asked = question;
    clearTimeout(this.timer);
    if (query === null) {
      this.answer = { state: 'none' };
      return;
    }
    // What was known before stays until the new answer is here, so that a bar moves instead of blinking.
    if (untrack(() => this.answer.state) !== 'known') this.answer = { state: 'asking' };
    this.timer = setTimeout(() => {
      this.table()
        .odds(query)
        .then(
          (answer) =>
            this.take(question, isOdds(answer) ? { state: 'known', odds: answer } : { state: 'refused' }),
          () => this.take(question, { state: 'refused' }),
        );
    }, delay);
  }

  close(): void {
    clearTimeout(this.timer);
    this.asked = '';
    this.answer = { state: 'none' };
  }

  private take(question: string, answer: OddsState): void {
    if (question === this.asked) this.answer = answer;
  }
}
