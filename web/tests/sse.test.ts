import { describe, expect, it } from 'vitest';
import { EventParser, events, type SentEvent } from '../src/api/sse';

function parse(...pieces: string[]): SentEvent[] {
  const parser = new EventParser();
  return pieces.flatMap((piece) => parser.push(piece));
}

describe('the reader of server-sent events', () => {
  it('reads an event with its name and id', () => {
    expect(parse('event: update\nid: c7\ndata: {"a":1}\n\n')).toEqual([
      { event: 'update', data: '{"a":1}', id: 'c7' },
    ]);
  });

  it('does not mind where the pieces break', () => {
    const text = 'event: update\r\nid: c7\r\ndata: one\r\ndata: two\r\n\r\n: ping\r\n\r\ndata:three\r\n\r\n';
    const whole = parse(text);
    expect(whole.map((event) => event.data)).toEqual(['one\ntwo', 'three']);
    for (let cut = 1; cut < text.length; cut += 1) {
      expect(parse(text.slice(0, cut), text.slice(cut))).toEqual(whole);
    }
    expect(parse(...text)).toEqual(whole);
  });

  it('takes all three ends of lines', () => {
    expect(parse('data: a\r\rdata: b\n\ndata: c\r\n\r\n').map((event) => event.data)).toEqual([
      'a',
      'b',
      'c',
    ]);
  });

  it('keeps the last id until another comes, and the name for one event only', () => {
    const found = parse('id: 1\nevent: x\ndata: a\n\ndata: b\n\n');
    expect(found).toEqual([
      { event: 'x', data: 'a', id: '1' },
      { event: 'message', data: 'b', id: '1' },
    ]);
  });

  it('drops comments, unknown fields and events without data', () => {
    expect(parse(': hello\nfoo: bar\nevent: x\n\n')).toEqual([]);
  });

  it('drops a byte-order mark, and only one space after the colon', () => {
    expect(parse('\uFEFFdata:  a\n\n')[0]?.data).toBe(' a');
  });

  it('hears how long to wait', () => {
    const parser = new EventParser();
    parser.push('retry: 1200\nretry: soon\n\n');
    expect(parser.retry).toBe(1200);
  });

  it('does not give out an event whose end has not come', async () => {
    const bytes = new TextEncoder().encode('data: ä→\n\ndata: lost');
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        // Cut in the middle of a letter of several bytes.
        controller.enqueue(bytes.slice(0, 7));
        controller.enqueue(bytes.slice(7));
        controller.close();
      },
    });
    const found: string[] = [];
    for await (const event of events(stream)) found.push(event.data);
    expect(found).toEqual(['ä→']);
  });

  it('hangs up when nobody listens any more', async () => {
    let cancelled = false;
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode('data: a\n\ndata: b\n\n')),
      cancel: () => {
        cancelled = true;
      },
    });
    for await (const event of events(stream)) {
      expect(event.data).toBe('a');
      break;
    }
    expect(cancelled).toBe(true);
  });
});
