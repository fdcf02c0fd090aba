// What the bots think of a moment, as it grows, and how the chances went through the game.

import { address, headers, json, problemOf, Problem } from '../api/client';
import { events } from '../api/sse';
import type { Advice, AdviceLevel, Curve, Refused } from '../api/types';

export interface Wish {
  /** Who looks; null for whoever has to decide. */
  readonly seat: number | null;
  readonly stop: number;
  readonly level: AdviceLevel;
  readonly language: string;
}

/** Asks one thing at a time: a new question ends the old one. */
export class Advisor {
  advice = $state.raw<Advice | null>(null);
  failure = $state.raw<unknown>(null);
  busy = $state(false);
  private abort: AbortController | null = null;

  constructor(
    private readonly path: string,
    private readonly key: () => string | null,
  ) {}

  async ask(wish: Wish): Promise<void> {
    this.stop();
    const abort = new AbortController();
    this.abort = abort;
    this.busy = true;
    this.failure = null;
    this.advice = null;
    try {
      await this.listen(wish, abort.signal);
    } catch (error) {
      if (this.abort === abort) this.failure = error instanceof Problem ? error : offline(error);
    }
    if (this.abort === abort) this.stop();
  }

  private async listen(wish: Wish, signal: AbortSignal): Promise<void> {
    const { seat, stop, level, language } = wish;
    const answer = await fetch(address(`${this.path}/advice`, { seat, stop, level, lang: language }), {
      headers: headers(this.key(), { Accept: 'text/event-stream' }),
      signal,
      cache: 'no-store',
    });
    if (!answer.ok || !answer.body) throw await problemOf(answer);
    for await (const { event, data } of events(answer.body)) {
      if (signal.aborted) return;
      const said: unknown = JSON.parse(data);
      if (event === 'problem') throw told(said);
      this.advice = said as Advice;
    }
    if (!this.advice?.done) throw new Problem('offline', 0, 'the stream ended');
  }

  /** What was said up to now stays. */
  stop(): void {
    this.abort?.abort();
    this.abort = null;
    this.busy = false;
  }
}

const offline = (error: unknown): Problem => new Problem('offline', 0, String(error));

/** A problem that came as an event. */
function told(said: unknown): Problem {
  const {
    type = '',
    status = 500,
    detail = '',
  } = said as { type?: string; status?: number; detail?: string };
  return new Problem(type.slice(type.lastIndexOf('/') + 1), status, detail, null as Refused | null);
}

/** How often an unfinished curve is asked for. */
export const CURVE_BEAT = 900;

/** The curve of the present line of play; asked for until it is complete. */
export class CurveBook {
  curve = $state.raw<Curve | null>(null);
  failure = $state.raw<unknown>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private round = 0;

  constructor(
    private readonly path: string,
    private readonly key: () => string | null,
  ) {}

  async load(): Promise<void> {
    clearTimeout(this.timer);
    this.round += 1;
    const round = this.round;
    this.failure = null;
    try {
      const curve = await json<Curve>(`${this.path}/curve`, { key: this.key() });
      if (round !== this.round) return;
      this.curve = curve;
      if (!curve.done) this.timer = setTimeout(() => void this.load(), CURVE_BEAT);
    } catch (error) {
      if (round === this.round) this.failure = error;
    }
  }

  close(): void {
    clearTimeout(this.timer);
    this.round += 1;
  }
}
