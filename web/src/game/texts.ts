// The words of one game in one language: what src/banneret/core/text.py does, for the browser.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { GameTables } from '../api/types';
import type { Choice, LogLine, Prompt, Thing } from '../contract';

/** A piece of a sentence: plain words, or the name of a thing. */
export interface Piece {
  readonly text: string;
  readonly thing: Thing | null;
}

// Names of things go through Fluent between these marks (private characters), and are found again behind it.
const OPEN = '\uE000';
const SHUT = '\uE001';
const FIRST_MARK = 0xe100;

type Arguments = Readonly<Record<string, unknown>>;

/** Dice packed in base 7, the last die lowest, as faces. */
export function faces(packed: unknown): number[] {
  const found: number[] = [];
  for (let rest = Number(packed) || 0; rest > 0; rest = Math.floor(rest / 7)) found.unshift(rest % 7);
  return found;
}

function variable(value: unknown): FluentVariable {
  if (typeof value === 'number' || typeof value === 'string') return value;
  return value === null || value === undefined ? '' : String(value);
}

/** The words of a sentence without its things. */
export function plain(pieces: readonly Piece[]): string {
  return pieces.map((piece) => piece.text).join('');
}

export class GameTexts {
  private readonly bundle: FluentBundle;
  readonly language: string;

  constructor(
    private readonly tables: GameTables,
    language: string,
    sources: readonly string[],
  ) {
    this.language = language;
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) {
      this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
    }
  }

  has(key: string): boolean {
    return this.bundle.getMessage(key)?.value != null;
  }

  /** A message; the key itself where there is none. */
  text(key: string, args: Arguments = {}): string {
    const pattern = this.bundle.getMessage(key)?.value;
    if (pattern == null) return key;
    const ready: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) ready[name] = variable(value);
    return this.bundle.formatPattern(pattern, ready, []);
  }

  private isNamed(kind: string): boolean {
    return kind === 'seat' || kind in this.tables.kinds;
  }

  /** The name of a thing; what is only a number stays one, for its plural. */
  name(kind: string, id: unknown): string | number {
    if (kind === 'dice')
      return faces(id)
        .map((face) => String.fromCharCode(0x2680 + face - 1))
        .join(' ');
    if (!this.isNamed(kind)) {
      return typeof id === 'number' ? id : /^\d+$/.test(String(id)) ? Number(id) : String(id);
    }
    return id === '' || id === null || id === undefined ? '?' : this.text(`${kind}-${String(id)}`);
  }

  private marked(kind: string, id: unknown, things: Thing[]): string | number {
    if (kind === 'dice') {
      return faces(id)
        .map((face) => this.mark({ kind, id: String(face) }, String(face), things))
        .join(' ');
    }
    const name = this.name(kind, id);
    return typeof name === 'number' || name === '?'
      ? name
      : this.mark({ kind, id: String(id) }, name, things);
  }

  private mark(thing: Thing, name: string, things: Thing[]): string {
    things.push(thing);
    return `${OPEN}${String.fromCharCode(FIRST_MARK + things.length - 1)}${name}${SHUT}`;
  }

  private pieces(key: string, args: Record<string, FluentVariable>, things: readonly Thing[]): Piece[] {
    const whole = this.text(key, args);
    const found: Piece[] = [];
    for (const part of whole.split(OPEN)) {
      const end = part.indexOf(SHUT);
      if (end < 0) {
        if (part) found.push({ text: part, thing: null });
        continue;
      }
      const thing = things[part.charCodeAt(0) - FIRST_MARK] ?? null;
      found.push({ text: part.slice(1, end), thing });
      if (end + 1 < part.length) found.push({ text: part.slice(end + 1), thing: null });
    }
    return found;
  }

  /** Arguments as `name:kind` says: the names in words, the ids under `<name>-id` for selectors. */
  private arguments(
    specs: readonly string[],
    args: Arguments,
    things: Thing[],
  ): Record<string, FluentVariable> {
    const result: Record<string, FluentVariable> = {};
    for (const spec of specs) {
      const colon = spec.indexOf(':');
      const name = spec.slice(0, colon);
      const kind = spec.slice(colon + 1);
      const value = args[name] ?? '';
      result[name] = this.marked(kind, value, things);
      if (kind === 'dice' || this.isNamed(kind)) result[`${name}-id`] = String(value) || 'none';
    }
    return result;
  }

  choice(choice: Choice): Piece[] {
    const key = `choice-${choice.verb}`;
    const things: Thing[] = [];
    const [one = '', two = ''] = [choice.kinds[0], choice.kinds.at(-1)];
    if (choice.kinds.length === 0) return this.pieces(key, {}, things);
    const first = this.marked(one, choice.first, things);
    if (choice.kinds.length === 1) {
      return this.pieces(key, { noun: first, 'noun-id': choice.first }, things);
    }
    const second = this.marked(two, choice.second, things);
    const noun = `${choice.first}+${choice.second}`;
    return this.pieces(
      key,
      { noun, first, second, 'first-id': choice.first, 'second-id': choice.second },
      things,
    );
  }

  /** What a verb does, with dots where its noun would stand. */
  verb(verb: string): string {
    const blank = '…';
    const args = { noun: blank, first: blank, second: blank, 'noun-id': '', 'first-id': '', 'second-id': '' };
    return this.text(`choice-${verb}`, args);
  }

  line(line: LogLine): Piece[] {
    const specs = this.tables.lines[line.key];
    if (!specs) return [{ text: line.key, thing: null }];
    const things: Thing[] = [];
    return this.pieces(`log-${line.key}`, this.arguments(specs, line.args, things), things);
  }

  prompt(prompt: Prompt): Piece[] {
    const things: Thing[] = [];
    const args = this.arguments(this.tables.prompts[prompt.key] ?? [], prompt.args, things);
    return this.pieces(`prompt-${prompt.key}`, args, things);
  }

  /** What more there is to say about a refusal than its rule. */
  detail(detail: string, args: Arguments): string {
    if (!detail) return '';
    const things: Thing[] = [];
    const ready = this.arguments(this.tables.details[detail] ?? [], args, things);
    return plain(this.pieces(`detail-${detail}`, ready, things));
  }
}
