// Server-sent events, read from a fetch: EventSource cannot send an Authorization header.

export interface SentEvent {
  readonly event: string;
  readonly data: string;
  readonly id: string | null;
}

/** Takes text in pieces of any length and gives back whole events (HTML standard, 9.2.6). */
export class EventParser {
  private rest = '';
  private event = '';
  private data: string[] = [];
  private id: string | null = null;
  private first = true;
  /** How long to wait before coming back, if the server said so. */
  retry: number | null = null;

  push(piece: string): SentEvent[] {
    this.rest += piece;
    if (this.first && this.rest) {
      this.first = false;
      if (this.rest.startsWith('\uFEFF')) this.rest = this.rest.slice(1);
    }
    const found: SentEvent[] = [];
    for (;;) {
      const end = this.rest.search(/[\r\n]/);
      if (end < 0) return found;
      // A carriage return at the very end may be the first half of a pair.
      if (this.rest[end] === '\r' && end === this.rest.length - 1) return found;
      const line = this.rest.slice(0, end);
      this.rest = this.rest.slice(end + (this.rest.startsWith('\r\n', end) ? 2 : 1));
      const event = this.line(line);
      if (event) found.push(event);
    }
  }

  private line(line: string): SentEvent | null {
    if (line === '') {
      const data = this.data.join('\n');
      const event = this.data.length ? { event: this.event || 'message', data, id: this.id } : null;
      this.event = '';
      this.data = [];
      return event;
    }
    const colon = line.indexOf(':');
    if (colon === 0) return null;
    const field = colon < 0 ? line : line.slice(0, colon);
    let value = colon < 0 ? '' : line.slice(colon + 1);
    if (value.startsWith(' ')) value = value.slice(1);
    if (field === 'event') this.event = value;
    else if (field === 'data') this.data.push(value);
    else if (field === 'id' && !value.includes('\0')) this.id = value;
    else if (field === 'retry' && /^\d+$/.test(value)) this.retry = Number(value);
    return null;
  }
}

export async function* events(
  body: ReadableStream<Uint8Array>,
  parser = new EventParser(),
): AsyncGenerator<SentEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      yield* parser.push(decoder.decode(value, { stream: true }));
    }
  } finally {
    // Whoever stops listening also hangs up.
    await reader.cancel().catch(() => undefined);
  }
}
