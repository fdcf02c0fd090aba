// Requests to the server. Whatever goes wrong becomes a Problem, with a name that has words in every language.

import type { Refused } from './types';

/** A refusal of the server (RFC 9457), or why it could not be asked at all. */
export class Problem extends Error {
  constructor(
    /** The last part of the problem's type: `stale-choice`; `offline` when nobody answered. */
    readonly kind: string,
    readonly status: number,
    /** What the server says, in the reader's language if it has words in it. */
    readonly detail: string,
    readonly refusal: Refused | null = null,
    readonly retryAfter: number | null = null,
  ) {
    super(`${kind}: ${detail}`);
  }
}

export interface Asked {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly key?: string | null;
  readonly query?: Readonly<Record<string, string | number | null | undefined>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

export function address(path: string, query: Asked['query'] = {}): string {
  const words = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined) words.set(name, String(value));
  }
  const asked = words.toString();
  return `/api${path}${asked ? `?${asked}` : ''}`;
}

let language = 'en';

/** The language in which the server should say what is wrong. */
export function speak(wished: string): void {
  language = wished;
}

export function headers(key: string | null | undefined, more: Record<string, string> = {}): Headers {
  const result = new Headers({ 'Accept-Language': language, ...more });
  if (key) result.set('Authorization', `Bearer ${key}`);
  return result;
}

async function ask(path: string, asked: Asked): Promise<Response> {
  const { method = 'GET', key, query, body, signal } = asked;
  const init: RequestInit = { method, headers: headers(key, { Accept: 'application/json' }) };
  if (body !== undefined) {
    (init.headers as Headers).set('Content-Type', 'application/json');
    init.body = JSON.stringify(body);
  }
  if (signal) init.signal = signal;
  let answer: Response;
  try {
    answer = await fetch(address(path, query), init);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new Problem('offline', 0, String(error));
  }
  if (!answer.ok) throw await problemOf(answer);
  return answer;
}

export async function problemOf(answer: Response): Promise<Problem> {
  let said: Record<string, unknown> = {};
  try {
    const read: unknown = await answer.json();
    if (typeof read === 'object' && read !== null) said = read as Record<string, unknown>;
  } catch {
    // Not a problem document: a proxy in between, perhaps. The status alone has to do.
  }
  const type = typeof said['type'] === 'string' ? said['type'] : '';
  const kind = type.includes('/') ? type.slice(type.lastIndexOf('/') + 1) : '';
  const detail = typeof said['detail'] === 'string' ? said['detail'] : answer.statusText;
  const wait = Number(answer.headers.get('Retry-After'));
  return new Problem(
    kind || (answer.status >= 500 ? 'server' : `status-${answer.status}`),
    answer.status,
    detail,
    refused(said),
    Number.isFinite(wait) && wait > 0 ? wait : null,
  );
}

function refused(said: Record<string, unknown>): Refused | null {
  const given = said['refusal'];
  if (typeof given === 'object' && given !== null) {
    const { rule, detail, args } = given as Partial<Refused>;
    return { rule: rule ?? '', detail: detail ?? '', args: args ?? {} };
  }
  const rule = said['rule'];
  return typeof rule === 'string' && rule ? { rule, detail: '', args: {} } : null;
}

/** Asks for JSON. */
export async function json<T>(path: string, asked: Asked = {}): Promise<T> {
  const answer = await ask(path, asked);
  const text = await answer.text();
  return (text ? JSON.parse(text) : null) as T;
}

/** Asks for text: Fluent sources, game files. */
export async function text(path: string, asked: Asked = {}): Promise<string> {
  return (await ask(path, asked)).text();
}
