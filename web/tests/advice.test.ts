import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Problem } from '../src/api/client';
import { Advisor, CURVE_BEAT, CurveBook } from '../src/state/advice.svelte';
import { DASHES, marked, nearest, spot, walked, way } from '../src/table/graph';

const FRAME = { left: 10, top: 5, width: 100, height: 50, last: 20 };
const POINTS = [
  { stop: 0, chances: [0.5, 0.5] },
  { stop: 10, chances: [0.75, 0.2] },
  { stop: 20, chances: [1, 0] },
];

describe('the graph', () => {
  it('puts certainty on top and the end at the right', () => {
    expect(spot(FRAME, 0, 0.5)).toEqual({ x: 10, y: 30 });
    expect(spot(FRAME, 20, 1)).toEqual({ x: 110, y: 5 });
    expect(spot({ ...FRAME, last: 0 }, 0, 0)).toEqual({ x: 10, y: 55 });
    expect(way(FRAME, POINTS, 1)).toBe('M10.0 30.0L60.0 45.0L110.0 55.0');
    expect(way(FRAME, [], 0)).toBe('');
  });

  it('gives every seat marks and a pattern of its own', () => {
    for (const seats of [2, 3, 4, 5]) {
      const all = Array.from({ length: seats }, (_, seat) => marked(60, seats, seat));
      expect(new Set(all.flat()).size, 'no two in one place').toBe(all.flat().length);
      for (const marks of all) {
        expect(marks.length).toBeGreaterThan(2);
        expect(Math.max(...marks)).toBeLessThan(60);
      }
    }
    expect(marked(0, 2, 0)).toEqual([]);
    expect(marked(1, 5, 4)).toEqual([0]);
    expect(new Set(DASHES).size).toBe(5);
  });

  it('finds the nearest point, and walks by keys', () => {
    expect(POINTS.map((point) => nearest(POINTS, point.stop))).toEqual([0, 1, 2]);
    expect(nearest(POINTS, 14)).toBe(1);
    expect(nearest(POINTS, 999)).toBe(2);
    expect(nearest([], 3)).toBe(-1);
    expect(walked('ArrowRight', 1, 3)).toBe(2);
    expect(walked('ArrowRight', 2, 3)).toBe(2);
    expect(walked('Home', 2, 3)).toBe(0);
    expect(walked('End', 0, 3)).toBe(2);
    expect(walked('PageUp', 0, 60)).toBe(10);
    expect(walked('x', 0, 3)).toBeNull();
    expect(walked('End', 0, 0)).toBeNull();
  });
});

interface Line {
  readonly address: string;
  say(event: string, data: unknown): void;
  end(): void;
  hungUp(): boolean;
}

let lines: Line[];

beforeEach(() => {
  lines = [];
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    let out!: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void (out = controller) });
    const signal = init.signal!;
    signal.addEventListener('abort', () => out.error(new DOMException('gone', 'AbortError')));
    lines.push({
      address,
      say: (event, data) =>
        out.enqueue(new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)),
      end: () => out.close(),
      hungUp: () => signal.aborted,
    });
    return Promise.resolve(new Response(body));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const WISH = { seat: null, stop: 7, level: 'lord', language: 'es' } as const;
const thought = (rounds: number, done = false): unknown => ({ stop: 7, rounds, done, choices: [] });
const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

describe('the advisor', () => {
  it('tells more and more until it is done', async () => {
    const advisor = new Advisor('/tables/t', () => 'key');
    const asked = advisor.ask(WISH);
    expect(advisor.busy).toBe(true);
    await soon();
    expect(lines[0]!.address).toBe('/api/tables/t/advice?stop=7&level=lord&lang=es');
    lines[0]!.say('advice', thought(4));
    await soon();
    expect(advisor.advice?.rounds).toBe(4);
    expect(advisor.busy).toBe(true);
    lines[0]!.say('advice', thought(96, true));
    lines[0]!.end();
    await asked;
    expect([advisor.advice?.rounds, advisor.busy, advisor.failure]).toEqual([96, false, null]);
  });

  it('hangs up when something else is asked, and hears no more of the first', async () => {
    const advisor = new Advisor('/tables/t', () => 'key');
    const first = advisor.ask(WISH);
    await soon();
    lines[0]!.say('advice', thought(4));
    await soon();
    const second = advisor.ask({ ...WISH, seat: 1, stop: 9 });
    await first;
    expect(lines[0]!.hungUp()).toBe(true);
    expect([advisor.advice, advisor.busy, advisor.failure]).toEqual([null, true, null]);
    await soon();
    expect(lines[1]!.address).toContain('seat=1&stop=9');
    lines[1]!.say('advice', thought(16, true));
    lines[1]!.end();
    await second;
    expect(advisor.advice?.rounds).toBe(16);
  });

  it('keeps what was said when one has heard enough', async () => {
    const advisor = new Advisor('/tables/t', () => 'key');
    const asked = advisor.ask(WISH);
    await soon();
    lines[0]!.say('advice', thought(30));
    await soon();
    advisor.stop();
    await asked;
    expect([advisor.advice?.rounds, advisor.busy, advisor.failure]).toEqual([30, false, null]);
  });

  it('says what went wrong: in the middle, at the door, and when the line breaks', async () => {
    const advisor = new Advisor('/tables/t', () => 'key');
    let asked = advisor.ask(WISH);
    await soon();
    lines[0]!.say('problem', { type: '/problems/advice-failed', status: 503, detail: 'No answer' });
    await asked;
    expect(advisor.failure).toMatchObject({ kind: 'advice-failed', detail: 'No answer' });

    asked = advisor.ask(WISH);
    await soon();
    lines[1]!.end();
    await asked;
    expect(advisor.failure).toMatchObject({ kind: 'offline' });

    const refusal = { type: '/problems/advice-running', status: 403, detail: 'Not while it is played' };
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(refusal), { status: 403 })));
    await advisor.ask(WISH);
    expect(advisor.failure).toBeInstanceOf(Problem);
    expect(advisor.failure).toMatchObject({ kind: 'advice-running', status: 403 });
    expect(advisor.busy).toBe(false);
  });
});

describe('the curve', () => {
  it('is asked for until it is done, and no longer', async () => {
    vi.useFakeTimers();
    let asked = 0;
    vi.stubGlobal('fetch', () => {
      asked += 1;
      const curve = { line: 0, stops: 21, points: POINTS.slice(0, asked), of: 3, done: asked === 3 };
      return Promise.resolve(new Response(JSON.stringify(curve)));
    });
    const book = new CurveBook('/tables/t', () => 'key');
    await book.load();
    expect(book.curve?.points.length).toBe(1);
    await vi.advanceTimersByTimeAsync(CURVE_BEAT);
    expect(book.curve?.points.length).toBe(2);
    await vi.advanceTimersByTimeAsync(5 * CURVE_BEAT);
    expect([book.curve?.done, asked]).toEqual([true, 3]);
  });

  it('is not asked for any more when nobody looks', async () => {
    vi.useFakeTimers();
    let asked = 0;
    vi.stubGlobal('fetch', () => {
      asked += 1;
      const curve = { line: 0, stops: 21, points: [], of: 3, done: false };
      return Promise.resolve(new Response(JSON.stringify(curve)));
    });
    const book = new CurveBook('/tables/t', () => 'key');
    await book.load();
    book.close();
    await vi.advanceTimersByTimeAsync(5 * CURVE_BEAT);
    expect(asked).toBe(1);
  });
});
