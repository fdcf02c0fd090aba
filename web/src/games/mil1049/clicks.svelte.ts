// What clicks mean: first a knight, then where he goes or what he does; or the thing at once, if only one can be meant.

import type { Choice, Table } from '../../contract';

/** Verbs that are done to a space. */
const TO_SPACES: ReadonlySet<string> = new Set(['turn', 'lay', 'mark', 'token']);
/** Verbs that are done to a knight, whosever he is. */
const TO_KNIGHTS: ReadonlySet<string> = new Set(['grant', 'vassalage', 'build', 'settle']);
/** Verbs that one's own knight does at home. */
const AT_HOME: ReadonlySet<string> = new Set(['recruit', 'offspring']);
/** Verbs that a window asks for. */
const COUNTED: ReadonlySet<string> = new Set(['add', 'keep', 'give', 'nuns', 'deal']);

export function onBoard(choice: Choice): boolean {
  const { verb } = choice;
  return (
    verb === 'place' ||
    verb === 'harvest' ||
    verb === 'raid' ||
    verb === 'claim' ||
    verb === 'fief' ||
    TO_SPACES.has(verb) ||
    TO_KNIGHTS.has(verb) ||
    AT_HOME.has(verb) ||
    COUNTED.has(verb)
  );
}

export class Actor {
  /** The row of the own knight that acts next. */
  picked = $state<string | null>(null);
  /** Choices among which the reader must decide. */
  menu = $state.raw<readonly Choice[]>([]);

  constructor(private readonly table: Table) {}

  private list(test: (choice: Choice) => boolean): readonly Choice[] {
    return this.table.asked && !this.table.past ? this.table.choices.filter(test) : [];
  }

  private get seat(): string {
    return this.table.view.seats[this.table.seat ?? -1] ?? '';
  }

  /** What can be done at a space, or in a sphere without spaces. */
  space(id: string): readonly Choice[] {
    return this.list(
      ({ verb, first, second }) =>
        (verb === 'place' && second === id && (this.picked === null || first === this.picked)) ||
        (this.picked === null && TO_SPACES.has(verb) && first === id),
    );
  }

  /** What can be done to a knight, and what he can do himself. */
  knight(id: string): readonly Choice[] {
    return this.list(({ verb, first }) => TO_KNIGHTS.has(verb) && first === id);
  }

  /** What one's own knight can do without leaving his home. */
  home(row: string): readonly Choice[] {
    return this.list(({ verb, first }) => AT_HOME.has(verb) && first === row);
  }

  /** Whether one's own knight can be picked: something is to be done by him. */
  able(row: string): boolean {
    return (
      this.list(({ verb, first }) => (verb === 'place' || AT_HOME.has(verb)) && first === row).length > 0
    );
  }

  /** What can be done to the land of a knight: harvest, give it as a fief, attack it. */
  land(knight: string, tile: string): readonly Choice[] {
    const own = knight.startsWith(`${this.seat}-`);
    const row = knight.slice(knight.lastIndexOf('-') + 1);
    const actor = (this.table.view.board as { readonly actor: string | null }).actor;
    return this.list(
      ({ verb, first, second }) =>
        (verb === 'harvest' && own && first === row && second === tile) ||
        (verb === 'fief' && knight === actor && first === tile) ||
        (verb === 'raid' && first === knight && second === tile),
    );
  }

  pile(id: string): readonly Choice[] {
    return this.list(({ verb, first }) => verb === 'claim' && first === id);
  }

  /** Does the only thing that can be meant, or asks which; without any it asks why, about the given choice. */
  take(found: readonly Choice[], ...why: [verb: string, first?: string, second?: string]): void {
    const [only] = found;
    if (only && found.length === 1) this.choose(only);
    else if (found.length > 1) this.menu = found;
    else if (!this.table.past && this.table.seat !== null) void this.table.why(...why);
  }

  clickKnight(id: string): void {
    const done = this.knight(id);
    const row = id.slice(id.lastIndexOf('-') + 1);
    this.menu = [];
    if (done.length > 0) this.take(done, 'place', row);
    else if (id.startsWith(`${this.seat}-`)) {
      if (this.picked === row) this.picked = null;
      else if (this.able(row)) this.picked = row;
      else this.take([], 'place', row, 'monastery');
    } else this.take([], this.table.view.prompt.key === 'war' ? 'raid' : 'vassalage', id);
  }

  choose(choice: Choice): void {
    this.menu = [];
    this.picked = null;
    this.table.choose(choice);
  }

  /** Lets go of what is in hand; false if there was nothing. */
  stop(): boolean {
    const held = this.picked !== null || this.menu.length > 0;
    this.picked = null;
    this.menu = [];
    return held;
  }

  /** The position has changed: forget what no longer fits. */
  update(): void {
    this.menu = [];
    if (this.picked !== null && !this.able(this.picked)) this.picked = null;
  }
}

const actors = new WeakMap<Table, Actor>();

/** The one actor of a table, shared by board and windows. */
export function actorOf(table: Table): Actor {
  const known = actors.get(table);
  if (known) return known;
  const actor = new Actor(table);
  actors.set(table, actor);
  return actor;
}
