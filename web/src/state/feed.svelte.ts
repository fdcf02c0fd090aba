// What one viewer of a table sees, kept up to date by a live stream.

import { address, Problem } from '../api/client';
import { patched, PatchError, tailed } from '../api/patch';
import type { SentEvent } from '../api/sse';
import { LiveStream, type Connection } from '../api/stream';
import type { ChatLine, TableInfo, Update } from '../api/types';
import type { LogLine, View } from '../contract';

/** How long an update that tells something stays before the next one is shown, if things may move. */
const BEAT = 550;
/** However much has piled up, it is shown within about this time. */
const CATCH_UP = 2600;

export function beat(waiting: number): number {
  return Math.min(BEAT, CATCH_UP / (waiting + 1));
}

/** Everything a viewer knows of a table; an update makes a new one of it. */
export interface Known {
  readonly cursor: string | null;
  readonly view: View | null;
  readonly log: readonly LogLine[];
  readonly chat: readonly ChatLine[];
  readonly table: TableInfo | null;
}

export const NOTHING: Known = { cursor: null, view: null, log: [], chat: [], table: null };

/** The next state of knowledge. Throws PatchError if the update does not fit: then all must be asked for anew. */
export function learned(known: Known, update: Update): Known {
  let view = update.view ?? known.view;
  if (update.patch) {
    if (!view) throw new PatchError('there is no view to patch');
    view = patched(view, update.patch);
  }
  // An update that holds everything begins lists anew, whatever we had before.
  const log = update.view && !update.log ? [] : known.log;
  return {
    cursor: update.cursor,
    view,
    log: update.log ? tailed(log, update.log.from, update.log.lines) : log,
    chat: update.chat ? tailed(known.chat, update.chat.from, update.chat.lines) : known.chat,
    table: update.table ?? known.table,
  };
}

export interface FeedWishes {
  readonly table: string;
  readonly seat: number | null;
  readonly key: () => string | null;
  /** Whether things may move, and updates may be shown one after the other instead of at once. */
  readonly motion: () => boolean;
  /** After every update that was shown. */
  readonly shown?: (now: Known, before: Known) => void;
}

export class Feed {
  known = $state.raw<Known>(NOTHING);
  before = $state.raw<View | null>(null);
  fresh = $state.raw<readonly LogLine[]>([]);
  connection = $state<Connection>('connecting');
  problem = $state.raw<Problem | null>(null);
  /** When the connection was lost, for the page to say so only if it lasts. */
  lostSince = $state<number | null>(null);

  private readonly stream: LiveStream;
  private readonly queue: Update[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** What has arrived, shown or still waiting: a broken stream goes on from here. */
  private cursor: string | null = null;

  constructor(private readonly wishes: FeedWishes) {
    this.stream = new LiveStream({
      address: () =>
        address(`/tables/${encodeURIComponent(wishes.table)}/stream`, {
          seat: wishes.seat,
          cursor: this.cursor,
        }),
      key: wishes.key,
      onEvent: (event) => this.arrived(event),
      onState: (state, problem) => {
        this.connection = state;
        this.problem = problem;
        if (state === 'live') this.lostSince = null;
        else this.lostSince ??= Date.now();
      },
    });
    globalThis.document?.addEventListener('visibilitychange', this.hidden);
  }

  get seat(): number | null {
    return this.wishes.seat;
  }

  close(): void {
    clearTimeout(this.timer);
    globalThis.document?.removeEventListener('visibilitychange', this.hidden);
    this.stream.close();
  }

  hurry(): void {
    this.stream.hurry();
  }

  /** Asks for everything anew. */
  refresh(): void {
    this.cursor = null;
    this.queue.length = 0;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.stream.restart();
  }

  /** Whether something has arrived that is not shown yet. */
  get behind(): boolean {
    return this.queue.length > 0;
  }

  /** Shows all that waits, at once. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    while (this.queue.length) this.show(this.queue.shift() as Update);
  }

  private readonly hidden = (): void => {
    if (document.visibilityState === 'hidden') this.flush();
  };

  private arrived(event: SentEvent): void {
    if (event.event !== 'update') return;
    const update = JSON.parse(event.data) as Update;
    this.cursor = update.cursor;
    this.queue.push(update);
    if (this.timer === undefined) this.next();
  }

  private next(): void {
    this.timer = undefined;
    const update = this.queue.shift();
    if (!update) return;
    const told = this.show(update);
    const calm = told && this.wishes.motion() && globalThis.document?.visibilityState !== 'hidden';
    if (calm) this.timer = setTimeout(() => this.next(), beat(this.queue.length));
    else this.next();
  }

  /** Whether there was something to see in it. */
  private show(update: Update): boolean {
    const before = this.known;
    try {
      this.known = learned(before, update);
    } catch (error) {
      if (!(error instanceof PatchError)) throw error;
      this.refresh();
      return false;
    }
    const moved = this.known.view !== before.view;
    const told = moved && before.view !== null && !!update.log?.lines.length;
    if (moved) {
      this.before = before.view;
      this.fresh = before.view ? (update.log?.lines ?? []) : [];
    }
    this.wishes.shown?.(this.known, before);
    return told;
  }
}
