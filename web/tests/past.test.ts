import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { History } from '../src/state/past.svelte';

const MARKS = [
  { stop: 0, log: 0, seat: null },
  { stop: 1, log: 1, seat: 0 },
  { stop: 2, log: 2, seat: 0 },
  { stop: 3, log: 4, seat: 1 },
  { stop: 4, log: 5, seat: 0 },
];

let asked: string[];
let stops: number;

function moment(stop: number, seat: string | null): unknown {
  const log = Array.from({ length: stop }, (_, n) => ({ key: `line-${n}`, args: {}, rule: '' }));
  return { view: { game: 'siege', seat, board: { stop } }, log };
}

beforeEach(() => {
  asked = [];
  stops = MARKS.length;
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    const url = new URL(address, 'http://x');
    const at = /past\/(\d+)$/.exec(url.pathname);
    const body = at
      ? moment(Number(at[1]), url.searchParams.get('seat'))
      : { stops, marks: MARKS.slice(0, stops) };
    return Promise.resolve(new Response(JSON.stringify(body)));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function history(): History {
  const past = new History('t', () => 'k');
  past.settle(0);
  return past;
}

const at = (past: History) => (past.moment?.view.board as { stop: number } | undefined)?.stop ?? null;

describe('the past', () => {
  it('goes back from the present, and forth into it again', async () => {
    const past = history();
    await past.step(-1);
    expect([past.stop, at(past)]).toEqual([3, 3]);
    await past.step(-1);
    expect(at(past)).toBe(2);
    await past.step(1);
    expect(at(past)).toBe(3);
    await past.step(1);
    expect([past.stop, past.moment]).toEqual([null, null]);
  });

  it('stops at the beginning', async () => {
    const past = history();
    await past.step(-99);
    expect(at(past)).toBe(0);
    await past.step(-1);
    expect(at(past)).toBe(0);
  });

  it('shows what came with a step forth, and only then', async () => {
    const past = history();
    await past.to(1);
    expect([past.before, past.fresh]).toEqual([null, []]);
    await past.step(1);
    expect(past.before?.board).toEqual({ stop: 1 });
    expect(past.fresh.map((line) => line.key)).toEqual(['line-1']);
    await past.step(-1);
    expect([past.before, past.fresh]).toEqual([null, []]);
  });

  it('goes from turn to turn', async () => {
    const past = history();
    await past.turn(-1);
    expect(at(past)).toBe(3);
    await past.turn(-1);
    expect(at(past)).toBe(1);
    await past.turn(-1);
    expect(at(past)).toBe(0);
    await past.turn(1);
    expect(at(past)).toBe(1);
  });

  it('finds the moment of a line of the log', async () => {
    const past = history();
    await past.toLine(3);
    expect(at(past)).toBe(3);
  });

  it('asks for each moment once, until it may be another', async () => {
    const past = history();
    await past.to(1);
    const before = asked.length;
    await past.to(1);
    expect(asked.length).toBe(before);
    past.rewritten();
    await past.to(1);
    expect(asked.length).toBeGreaterThan(before);
  });

  it('learns of new moments only when it is looked at', async () => {
    const past = history();
    await past.refresh();
    await past.refresh();
    expect(asked.length).toBe(1);
    past.outdated();
    expect(asked.length).toBe(1);
    await past.refresh();
    expect(asked.length).toBe(2);
  });

  it('looks with other eyes at the same moment, and with its own at the present', async () => {
    const past = history();
    await past.to(2);
    past.setEyes('all');
    await vi.waitFor(() => expect((past.moment?.view as { seat: unknown }).seat).toBe('all'));
    expect(past.stop).toBe(2);
    // With other eyes even the last moment is looked at, for the present is seen with one's own.
    await past.to(4);
    expect(at(past)).toBe(4);
    past.leave();
    expect([past.eyes, past.moment]).toEqual([0, null]);
  });

  it('plays to the present and stops there', async () => {
    vi.useFakeTimers();
    const past = history();
    await past.play(2);
    expect([past.playing, at(past)]).toEqual([true, 2]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(at(past)).toBe(3);
    await vi.advanceTimersByTimeAsync(1000);
    expect([past.playing, past.stop]).toEqual([false, null]);
  });

  it('stays in the present when a moment cannot be had', async () => {
    const past = history();
    await past.refresh();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    await past.to(1);
    expect([past.stop, past.moment]).toEqual([null, null]);
  });
});
