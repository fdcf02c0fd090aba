// Who sits at this browser: a name and a key of its own, and keys of single seats that came by link.

import { json, Problem } from '../api/client';
import { keep, recall } from './memory';

interface Kept {
  readonly name: string;
  readonly key: string;
}

type SeatKeys = Record<string, Record<string, string>>;

class Person {
  private kept = $state.raw<Kept | null>(recall<Kept | null>('person', null));
  private seatKeys: SeatKeys = recall<SeatKeys>('seat-keys', {});

  get name(): string {
    return this.kept?.name ?? '';
  }

  get key(): string | null {
    return this.kept?.key ?? null;
  }

  /** Says a name; the key that comes back is this browser's from now on. */
  async introduce(name: string): Promise<void> {
    const answer = await json<{ name?: string; key: string }>('/people', { method: 'POST', body: { name } });
    this.kept = { name: answer.name ?? name, key: answer.key };
    keep('person', this.kept);
  }

  /** The server knows this key no more (another database, say): then we are strangers again. */
  forget(): void {
    this.kept = null;
    keep('person', null);
  }

  /** The keys of single seats of a table that this browser holds, by seat. */
  keysOf(table: string): Readonly<Record<string, string>> {
    return this.seatKeys[table] ?? {};
  }

  /** The tables at which this browser holds the key of a seat, newest last, each with one such key. */
  get tablesByKey(): readonly { readonly table: string; readonly key: string }[] {
    return Object.entries(this.seatKeys).flatMap(([table, keys]) => {
      const [key] = Object.values(keys);
      return key === undefined ? [] : [{ table, key }];
    });
  }

  /** The table is no more. */
  dropTable(table: string): void {
    const { [table]: _dropped, ...rest } = this.seatKeys;
    this.seatKeys = rest;
    keep('seat-keys', rest);
  }

  holdSeat(table: string, seat: number, key: string): void {
    this.seatKeys = { ...this.seatKeys, [table]: { ...this.seatKeys[table], [seat]: key } };
    keep('seat-keys', this.seatKeys);
  }

  dropSeat(table: string, seat: number): void {
    const { [String(seat)]: _dropped, ...rest } = this.seatKeys[table] ?? {};
    this.seatKeys = { ...this.seatKeys, [table]: rest };
    keep('seat-keys', this.seatKeys);
  }

  /** Does something with the person's key; a key that nobody knows any more is forgotten. */
  async ask<T>(what: (key: string | null) => Promise<T>): Promise<T> {
    try {
      return await what(this.key);
    } catch (error) {
      if (error instanceof Problem && error.status === 401 && this.kept) {
        this.forget();
        return await what(null);
      }
      throw error;
    }
  }
}

export const person = new Person();
