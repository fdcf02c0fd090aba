// The past of a table: scrubbing back, full replays from any seat, one position by its address.

import { json } from '../api/client';
import type { Mark, Past, PastMoment } from '../api/types';
import type { LogLine, View } from '../contract';
import { notices } from './notices.svelte';

/** Whose eyes the past is seen with. */
export type Eyes = number | null | 'all';

const REPLAY_BEAT = 900;

export class History {
  stops = $state(0);
  marks = $state.raw<readonly Mark[]>([]);
  /** The stop looked at; null is now. */
  stop = $state<number | null>(null);
  moment = $state.raw<PastMoment | null>(null);
  before = $state.raw<View | null>(null);
  fresh = $state.raw<readonly LogLine[]>([]);
  playing = $state(false);
  eyes = $state<Eyes>(null);
  /** Whose eyes the present is seen with. */
  private home: Eyes = null;

  private readonly kept = new Map<string, Promise<PastMoment>>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wanted: number | null = null;
  private stale = true;

  constructor(
    private readonly table: string,
    private readonly key: () => string | null,
  ) {}

  close(): void {
    this.pause();
  }

  /** The game has gone on: what is known of the past is no longer all of it. */
  outdated(): void {
    this.stale = true;
  }

  /** An undo or another line of play: what was fetched may never have been. */
  rewritten(): void {
    this.kept.clear();
    this.stale = true;
  }

  /** Somebody else sits here now. */
  settle(eyes: Eyes): void {
    this.leave();
    this.home = eyes;
    this.setEyes(eyes);
  }

  setEyes(eyes: Eyes): void {
    if (eyes === this.eyes) return;
    this.eyes = eyes;
    this.rewritten();
    if (this.stop !== null) void this.reload();
  }

  private async reload(): Promise<void> {
    // Whoever may change eyes sees everything, and then a stop is the same moment for all of them.
    await this.refreshed();
    await this.go(this.stop ?? this.last);
  }

  async refresh(): Promise<void> {
    if (!this.stale) return;
    this.stale = false;
    try {
      const past = await json<Past>(`${this.path()}`, { key: this.key(), query: { seat: this.eyes } });
      this.stops = past.stops;
      this.marks = past.marks;
    } catch (error) {
      this.stale = true;
      throw error;
    }
  }

  private path(): string {
    return `/tables/${encodeURIComponent(this.table)}/past`;
  }

  private fetch(stop: number): Promise<PastMoment> {
    const name = `${this.eyes}:${stop}`;
    let found = this.kept.get(name);
    if (!found) {
      found = json<PastMoment>(`${this.path()}/${stop}`, { key: this.key(), query: { seat: this.eyes } });
      this.kept.set(name, found);
      found.catch(() => this.kept.delete(name));
    }
    return found;
  }

  /** The last stop there is: the present, seen as a stop. */
  get last(): number {
    return Math.max(0, this.stops - 1);
  }

  async go(stop: number): Promise<void> {
    const at = Math.max(0, Math.min(this.last, stop));
    this.wanted = at;
    const from = this.stop;
    this.stop = at;
    try {
      const moment = await this.fetch(at);
      if (this.wanted !== at) return;
      const step = from !== null && at === from + 1 && this.moment !== null;
      this.before = step ? this.moment!.view : null;
      this.fresh = step ? moment.log.slice(this.moment!.log.length) : [];
      this.moment = moment;
      if (at < this.last) this.fetch(at + 1).catch(() => undefined);
    } catch (error) {
      if (this.wanted !== at) return;
      this.leave();
      notices.fail(error);
    }
  }

  /** To a stop, where the last one is the present if it is seen with one's own eyes. */
  async to(stop: number): Promise<void> {
    this.pause();
    await this.refreshed();
    if (stop >= this.last && this.eyes === this.home) this.leave();
    else await this.go(stop);
  }

  /** Some stops back or forth. */
  async step(by: number): Promise<void> {
    await this.refreshed();
    await this.to((this.stop ?? this.last) + by);
  }

  /** To the nearest stop at which another seat began to act: a turn at a time. */
  async turn(by: -1 | 1): Promise<void> {
    await this.refreshed();
    const now = this.stop ?? this.last;
    const begins = this.marks
      .filter((mark, place) => mark.seat !== this.marks[place - 1]?.seat)
      .map((mark) => mark.stop);
    const found = by < 0 ? begins.findLast((stop) => stop < now) : begins.find((stop) => stop > now);
    await this.to(found ?? (by < 0 ? 0 : this.last));
  }

  /** To the moment at which the log had grown to so many lines. */
  async toLine(lines: number): Promise<void> {
    await this.refreshed();
    const mark = this.marks.find((one) => one.log >= lines);
    await this.to(mark?.stop ?? this.last);
  }

  private async refreshed(): Promise<void> {
    try {
      await this.refresh();
    } catch (error) {
      notices.fail(error);
    }
  }

  /** Back to the present. */
  leave(): void {
    this.pause();
    this.wanted = null;
    if (this.eyes !== this.home) {
      this.eyes = this.home;
      this.rewritten();
    }
    this.stop = null;
    this.moment = null;
    this.before = null;
    this.fresh = [];
  }

  /** Plays on from a stop (or from where one looks) to the present. */
  async play(from?: number): Promise<void> {
    await this.refreshed();
    const start = from ?? (this.stop === null || this.stop >= this.last ? 0 : this.stop);
    await this.go(start);
    this.playing = true;
    this.beat();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private beat(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (!this.playing || this.stop === null) return;
      if (this.stop >= this.last) {
        this.pause();
        return;
      }
      const next = this.stop + 1;
      if (next >= this.last && this.eyes === this.home) {
        this.leave();
        return;
      }
      void this.go(next).then(() => {
        if (this.playing) this.beat();
      });
    }, REPLAY_BEAT);
  }
}
