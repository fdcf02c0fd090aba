import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FIRST_PAUSE, LiveStream, LONGEST_PAUSE, pause, type Connection } from '../src/api/stream';

/** A server of which the test holds the strings. */
class FakeServer {
  readonly asked: { address: string; key: string | null }[] = [];
  private controllers: ReadableStreamDefaultController<Uint8Array>[] = [];
  answers: ('open' | 'down' | number)[] = [];

  readonly fetch = ((address: string, init: RequestInit) => {
    this.asked.push({ address, key: new Headers(init.headers).get('Authorization') });
    const answer = this.answers.shift() ?? 'open';
    if (answer === 'down') return Promise.reject(new TypeError('no network'));
    if (typeof answer === 'number') {
      const body = JSON.stringify({ type: '/problems/private-table', detail: 'No.' });
      return Promise.resolve(new Response(body, { status: answer }));
    }
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => void this.controllers.push(controller),
    });
    init.signal?.addEventListener('abort', () => {
      try {
        this.controllers.at(-1)?.error(new DOMException('aborted', 'AbortError'));
      } catch {
        // Closed already.
      }
    });
    return Promise.resolve(new Response(body));
  }) as typeof fetch;

  send(text: string): void {
    this.controllers.at(-1)?.enqueue(new TextEncoder().encode(text));
  }

  hangUp(): void {
    this.controllers.at(-1)?.close();
  }
}

function open(server: FakeServer) {
  const seen: string[] = [];
  const states: Connection[] = [];
  let cursor = 'start';
  const stream = new LiveStream({
    address: () => `/stream?cursor=${cursor}`,
    key: () => 'p-secret',
    onEvent: (event) => {
      seen.push(event.data);
      cursor = event.data;
    },
    onState: (state) => states.push(state),
    silence: 1000,
    fetch: server.fetch,
    random: () => 1,
  });
  return { stream, seen, states };
}

const calm = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

describe('a live stream', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('hands events on, and sends the key in a header, never in the address', async () => {
    const server = new FakeServer();
    const { stream, seen, states } = open(server);
    await calm();
    server.send('data: one\n\n');
    await calm();
    expect(seen).toEqual(['one']);
    expect(states).toEqual(['connecting', 'live']);
    expect(server.asked).toEqual([{ address: '/stream?cursor=start', key: 'Bearer p-secret' }]);
    stream.close();
  });

  it('comes back by itself and goes on where it left off', async () => {
    const server = new FakeServer();
    const { stream, seen, states } = open(server);
    await calm();
    server.send('data: one\n\n');
    await calm();
    server.hangUp();
    await calm(FIRST_PAUSE * 2);
    expect(states).toContain('waiting');
    expect(server.asked.at(-1)?.address).toBe('/stream?cursor=one');
    server.send('data: two\n\n');
    await calm();
    expect(seen).toEqual(['one', 'two']);
    expect(states.at(-1)).toBe('live');
    stream.close();
  });

  it('waits longer each time the server is not there', async () => {
    const server = new FakeServer();
    server.answers = ['down', 'down', 'down', 'open'];
    const { stream } = open(server);
    await calm();
    expect(server.asked.length).toBe(1);
    await calm(FIRST_PAUSE);
    expect(server.asked.length).toBe(2);
    await calm(FIRST_PAUSE);
    expect(server.asked.length).toBe(2);
    await calm(FIRST_PAUSE);
    expect(server.asked.length).toBe(3);
    stream.close();
  });

  it('notices a line that is dead without having been closed', async () => {
    const server = new FakeServer();
    const { stream, states } = open(server);
    await calm();
    server.send(': still here\n\n');
    await calm(900);
    expect(server.asked.length).toBe(1);
    await calm(200 + FIRST_PAUSE * 2);
    expect(server.asked.length).toBe(2);
    expect(states).toContain('waiting');
    stream.close();
  });

  it('does not hammer at a door that stays shut, but knocks again when told to', async () => {
    const server = new FakeServer();
    server.answers = [403];
    const { stream, states } = open(server);
    await calm(LONGEST_PAUSE * 3);
    expect(states.at(-1)).toBe('refused');
    expect(server.asked.length).toBe(1);
    stream.hurry();
    await calm();
    expect(server.asked.length).toBe(2);
    stream.close();
  });

  it('asks anew when restarted', async () => {
    const server = new FakeServer();
    const { stream } = open(server);
    await calm();
    stream.restart();
    await calm(FIRST_PAUSE * 2);
    expect(server.asked.length).toBe(2);
    stream.close();
  });

  it('is silent once closed', async () => {
    const server = new FakeServer();
    const { stream, seen, states } = open(server);
    await calm();
    stream.close();
    await calm(LONGEST_PAUSE * 2);
    expect(seen).toEqual([]);
    expect(states.at(-1)).toBe('closed');
    expect(server.asked.length).toBe(1);
  });
});

describe('the pause between tries', () => {
  it('doubles up to a bound, with some chance in it', () => {
    expect([0, 1, 2].map((tries) => pause(tries, () => 1))).toEqual([500, 1000, 2000]);
    expect(pause(30, () => 1)).toBe(LONGEST_PAUSE);
    expect(pause(1, () => 0)).toBe(600);
  });
});
