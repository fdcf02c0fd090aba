// My games, kept up to date while somebody looks: those of this person, and those of which a seat's key came by link.

import { address, json, Problem } from '../api/client';
import { LiveStream } from '../api/stream';
import type { Me, TableInfo } from '../api/types';
import { notices } from '../state/notices.svelte';
import { person } from '../state/person.svelte';

/** So many tables known only by a seat's key are asked for, the newest. */
const MOST_BY_KEY = 20;

export function ordered(tables: readonly TableInfo[]): readonly TableInfo[] {
  const rank = (table: TableInfo): number =>
    table.waiting ? 0 : table.status === 'playing' ? 1 : table.status === 'waiting' ? 2 : 3;
  return [...tables].sort((a, b) => rank(a) - rank(b) || b.updated - a.updated);
}

export class MyTables {
  private known = $state.raw<ReadonlyMap<string, TableInfo>>(new Map());
  private stream: LiveStream | null = null;

  get tables(): readonly TableInfo[] {
    return ordered([...this.known.values()]);
  }

  private learn(...tables: readonly TableInfo[]): void {
    const known = new Map(this.known);
    for (const table of tables) known.set(table.id, table);
    this.known = known;
  }

  follow(key: string | null): void {
    this.stop();
    void this.load(key);
    if (!key) return;
    this.stream = new LiveStream({
      address: () => address('/me/stream'),
      key: () => key,
      onEvent: (event) => {
        if (event.event === 'table') this.learn(JSON.parse(event.data) as TableInfo);
      },
      // Coming back means that something may have been missed.
      onState: (state) => {
        if (state === 'waiting') void this.load(key);
      },
    });
  }

  stop(): void {
    this.stream?.close();
    this.stream = null;
  }

  private async load(key: string | null): Promise<void> {
    try {
      if (key) {
        const me = await person.ask((mine) => json<Me>('/me', { key: mine }));
        this.learn(...me.tables);
      }
    } catch (error) {
      if (!(error instanceof Problem && error.kind === 'offline')) notices.fail(error);
      return;
    }
    const others = person.tablesByKey.filter(({ table }) => !this.known.has(table)).slice(-MOST_BY_KEY);
    await Promise.all(
      others.map(async (one) => {
        try {
          const info = await json<TableInfo>(`/tables/${encodeURIComponent(one.table)}`, { key: one.key });
          if (info.mine.length) this.learn(info);
        } catch (error) {
          if (error instanceof Problem && error.status === 404) person.dropTable(one.table);
        }
      }),
    );
  }
}
