// A live stream that comes back by itself: with growing pauses, at once when the network returns, where it left off.

import { headers, problemOf, Problem } from './client';
import { EventParser, events, type SentEvent } from './sse';

export type Connection = 'connecting' | 'live' | 'waiting' | 'offline' | 'refused' | 'closed';

export interface StreamOptions {
  /** The address to open now; asked anew each time, for it holds the cursor. */
  readonly address: () => string;
  readonly key: () => string | null;
  readonly onEvent: (event: SentEvent) => void;
  readonly onState: (state: Connection, problem: Problem | null) => void;
  /** Nothing heard for so long means that the line is dead; the server sends comments more often than that. */
  readonly silence?: number;
  readonly fetch?: typeof fetch;
  readonly random?: () => number;
}

export const FIRST_PAUSE = 500;
export const LONGEST_PAUSE = 15_000;

/** How long to wait before the n-th try: doubling, with a little chance so that not all come back at once. */
export function pause(tries: number, random: () => number = Math.random): number {
  const longest = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** tries);
  return Math.round(longest * (0.6 + 0.4 * random()));
}

/** Answers that will not change by asking again. */
function isFinal(problem: Problem): boolean {
  return [400, 401, 403, 404, 410].includes(problem.status);
}

export class LiveStream {
  private abort: AbortController | null = null;
  private tries = 0;
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private watchdog: ReturnType<typeof setTimeout> | undefined;
  private wake: () => void = () => undefined;

  constructor(private readonly options: StreamOptions) {
    globalThis.addEventListener?.('online', this.online);
    globalThis.document?.addEventListener('visibilitychange', this.online);
    void this.run();
  }

  close(): void {
    if (this.closed) return;
    this.closed = true;
    globalThis.removeEventListener?.('online', this.online);
    globalThis.document?.removeEventListener('visibilitychange', this.online);
    clearTimeout(this.timer);
    clearTimeout(this.watchdog);
    this.abort?.abort();
    this.wake();
    this.options.onState('closed', null);
  }

  /** Tries at once instead of waiting. */
  hurry(): void {
    this.tries = 0;
    this.wake();
  }

  /** Hangs up and comes back, to ask for everything anew. */
  restart(): void {
    this.tries = 0;
    this.abort?.abort();
    this.wake();
  }

  private readonly online = (): void => {
    if (globalThis.document?.visibilityState !== 'hidden') this.hurry();
  };

  private heard(): void {
    clearTimeout(this.watchdog);
    this.watchdog = setTimeout(() => this.abort?.abort(), this.options.silence ?? 45_000);
  }

  private async run(): Promise<void> {
    while (!this.closed) {
      this.options.onState('connecting', null);
      let problem: Problem | null = null;
      let wait: number | null = null;
      try {
        wait = await this.once();
        problem = new Problem('offline', 0, 'the stream ended');
      } catch (error) {
        problem = error instanceof Problem ? error : new Problem('offline', 0, String(error));
      }
      clearTimeout(this.watchdog);
      if (this.closed) return;
      if (isFinal(problem)) {
        this.options.onState('refused', problem);
        await this.sleep(null);
        continue;
      }
      const offline = globalThis.navigator?.onLine === false;
      this.options.onState(offline ? 'offline' : 'waiting', problem);
      const random = this.options.random ?? Math.random;
      await this.sleep(
        Math.max(problem.retryAfter ? problem.retryAfter * 1000 : 0, wait ?? pause(this.tries, random)),
      );
      this.tries += 1;
    }
  }

  /** One connection, from hello to its end; the pause that the server wishes for, if it said so. */
  private async once(): Promise<number | null> {
    const abort = new AbortController();
    this.abort = abort;
    this.heard();
    const answer = await (this.options.fetch ?? fetch)(this.options.address(), {
      headers: headers(this.options.key(), { Accept: 'text/event-stream' }),
      signal: abort.signal,
      cache: 'no-store',
    });
    if (!answer.ok || !answer.body) throw await problemOf(answer);
    const parser = new EventParser();
    const body = answer.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform: (piece, controller) => {
          this.heard();
          controller.enqueue(piece);
        },
      }),
    );
    this.options.onState('live', null);
    for await (const event of events(body, parser)) {
      if (this.closed) break;
      this.tries = 0;
      this.options.onEvent(event);
    }
    return this.tries === 0 ? parser.retry : null;
  }

  private sleep(ms: number | null): Promise<void> {
    return new Promise((resolve) => {
      this.wake = () => {
        clearTimeout(this.timer);
        this.wake = () => undefined;
        resolve();
      };
      clearTimeout(this.timer);
      if (ms !== null) this.timer = setTimeout(() => this.wake(), ms);
    });
  }
}
