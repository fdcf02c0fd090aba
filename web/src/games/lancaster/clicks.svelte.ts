// What clicks mean: first a knight, then where it goes; or the place at once, if only one thing can be done there.

import type { Choice, Table } from '../../contract';

/** Verbs that are done to a place on the board: with a knight first (`place`), or to the place alone. */
const TO_PLACES: ReadonlySet<string> = new Set(['place', 'upgrade', 'take', 'pay', 'cross', 'send']);
/** Verbs done to spaces and tiles of one's own castle. */
const TO_CASTLE: ReadonlySet<string> = new Set(['place', 'upgrade', 'build', 'keep', 'score']);

/** Whether a choice is made by clicking a place, a tile or a knight. */
export function onBoard(choice: Choice): boolean {
  return (
    TO_PLACES.has(choice.verb) ||
    TO_CASTLE.has(choice.verb) ||
    choice.verb === 'favour' ||
    choice.verb === 'squires'
  );
}

export class Actor {
  /** The knight at court that goes to the place clicked next: a kind of knight such as `2` or `ally-1`. */
  picked = $state<string | null>(null);
  /** Choices among which the reader must decide, and the place they are about. */
  menu = $state.raw<{ readonly at: string; readonly choices: readonly Choice[] } | null>(null);

  constructor(private readonly table: Table) {}

  private get asked(): boolean {
    return this.table.asked && !this.table.past;
  }

  /** What can be done at a place on the map: a county or a conflict. */
  at(space: string): readonly Choice[] {
    if (!this.asked) return [];
    return this.table.choices.filter((choice) => {
      if (!TO_PLACES.has(choice.verb)) return false;
      return choice.kinds.length === 2
        ? choice.second === space && this.fits(choice)
        : choice.first === space;
    });
  }

  /** What can be done at a space of one's own castle (`gold`), or of the ally's. */
  inCastle(space: string, ally: boolean): readonly Choice[] {
    if (!this.asked) return [];
    return this.table.choices.filter((choice) => {
      if (!TO_CASTLE.has(choice.verb)) return false;
      if (choice.kinds.length === 2)
        return (
          choice.second === `castle-${space}` &&
          choice.first.startsWith('ally-') === ally &&
          this.fits(choice)
        );
      return choice.first === (ally ? `ally-${space}` : space);
    });
  }

  private fits(choice: Choice): boolean {
    return this.picked === null || choice.first === this.picked;
  }

  favour(id: string): Choice | null {
    return this.asked ? this.table.find('favour', id) : null;
  }

  /** Where a kind of knight may go. */
  ways(knight: string): readonly Choice[] {
    if (!this.asked) return [];
    return this.table.choices.filter(({ verb, first }) => verb === 'place' && first === knight);
  }

  knight(id: string): void {
    this.menu = null;
    const upgrade = this.asked ? this.table.find('upgrade', id, 'court') : null;
    if (upgrade) this.choose(upgrade);
    else if (this.picked === id) this.picked = null;
    else if (this.ways(id).length > 0) this.picked = id;
    else void this.table.why('place', id, 'northumberland');
  }

  place(space: string): void {
    this.take(space, this.at(space));
  }

  castle(space: string, ally: boolean): void {
    this.take(`castle-${space}`, this.inCastle(space, ally));
  }

  private take(space: string, found: readonly Choice[]): void {
    const [only] = found;
    if (only && found.length === 1) this.choose(only);
    else if (found.length > 1) this.menu = this.menu?.at === space ? null : { at: space, choices: found };
    else this.why(space);
  }

  choose(choice: Choice): void {
    this.menu = null;
    this.picked = null;
    this.table.choose(choice);
  }

  private why(space: string): void {
    this.menu = null;
    if (this.table.past || this.table.seat === null) return;
    const { key } = this.table.view.prompt;
    if (key === 'crossing') void this.table.why('cross', space);
    else if (key === 'send') void this.table.why('send', space);
    else if (key === 'favour-noble') void this.table.why('take', space);
    else if (key === 'county-tax') void this.table.why('pay', space);
    else if (key === 'upgrade') void this.table.why('upgrade', this.picked ?? '1', space);
    else void this.table.why('place', this.picked ?? this.anyKnight(), space);
  }

  /** The strongest knight that can be placed somewhere; a question about a place is about it. */
  private anyKnight(): string {
    const able = this.table.choices.filter(({ verb }) => verb === 'place').map(({ first }) => first);
    return able.sort().at(-1) ?? '1';
  }

  /** Lets go of the knight in hand; false if there was nothing to let go. */
  stop(): boolean {
    const held = this.picked !== null || this.menu !== null;
    this.picked = null;
    this.menu = null;
    return held;
  }

  /** The position has changed: forget what no longer fits. */
  update(): void {
    this.menu = null;
    if (this.picked !== null && this.ways(this.picked).length === 0) this.picked = null;
  }
}

const actors = new WeakMap<Table, Actor>();

/** The one actor of a table, shared by board, castle and windows. */
export function actorOf(table: Table): Actor {
  const known = actors.get(table);
  if (known) return known;
  const actor = new Actor(table);
  actors.set(table, actor);
  return actor;
}
