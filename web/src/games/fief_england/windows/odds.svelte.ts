// Asks the table for the odds of a battle, once per position and question; an answer to an older one is dropped.

import type { RealmTable } from '../types';

export interface Odds {
  readonly area: string;
  readonly attackers: readonly string[];
  readonly defenders: readonly string[];
  readonly method: 'exact' | 'simulated';
  readonly samples: number | null;
  readonly win: Readonly<Record<'attackers' | 'defenders', number>>;
  readonly draw: number;
  readonly lost: Readonly<Record<'attackers' | 'defenders', Readonly<Record<string, number>>>>;
}

const isOdds = (value: unknown): value is Odds =>
  typeof value === 'object' && value !== null && typeof (value as { win?: unknown }).win === 'object';

/** How long a position must stand before its odds are asked for: dice follow each other fast. */
const PATIENCE = 150;

export class OddsBook {
  odds = $state.raw<Odds | null>(null);
  private question = '';
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: () => RealmTable) {}

  /** Asks about a battle (`city`, or `city+attackers+defenders`) in the present position; null asks nothing. */
  ask(area: string | null, position: string): void {
    const question = area === null ? '' : `${position} ${area}`;
    if (question === this.question) return;
    this.question = question;
    clearTimeout(this.timer);
    if (area === null) {
      this.odds = null;
      return;
    }
    this.timer = setTimeout(() => {
      const take = (odds: Odds | null): void => {
        if (question === this.question) this.odds = odds;
      };
      this.table()
        .odds({ area })
        .then(
          (answer) => take(isOdds(answer) ? answer : null),
          () => take(null),
        );
    }, PATIENCE);
  }

  close(): void {
    clearTimeout(this.timer);
    this.question = '';
  }
}
