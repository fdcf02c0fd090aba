// What clicks mean. Whatever can be done to a city, a region, a noble, an army or a card is done by clicking it; if
// several things can be meant, a menu asks which; if nothing can, the server is asked why.

import type { Choice, Table } from '../../contract';
import type { RealmTable } from './types';
import { WINDOWED } from './windowed';

/** Verbs that are done to cities, Sherwood among them. */
const TO_CITIES: ReadonlySet<string> = new Set([
  ...['start', 'scorch', 'build', 'mill', 'put', 'tower', 'hire', 'revolt', 'lodge', 'site', 'fortify'],
  ...['road', 'sail', 'forest', 'travel', 'home', 'go-home', 'towards', 'retreat', 'admit-invaders'],
  ...['attack', 'attack-invaders', 'seize', 'seize-by-passage', 'sally', 'volley', 'besiege'],
  ...['lift-siege', 'siege-from', 'pillage-mill', 'pillage-abbey', 'swap-engines', 'wreck-engines', 'cede'],
]);
const TO_REGIONS: ReadonlySet<string> = new Set([
  ...['title', 'harvest', 'tallage', 'weather', 'end-famine', 'move-storms', 'transfer', 'grant', 'tithe'],
]);
const TO_NOBLES: ReadonlySet<string> = new Set([
  ...[
    'lead',
    'join',
    'pay',
    'stay',
    'free-captive',
    'assassinate',
    'execute',
    'ambush',
    'poison',
    'at-noble',
  ],
  ...['draw-sword', 'ransom', 'haggle', 'set-free', 'serve'],
]);
const TO_ARMIES: ReadonlySet<string> = new Set([
  ...['danegeld', 'preach', 'assassinate-leader', 'ambush-leader', 'at-leader'],
]);
const TO_CARDS: ReadonlySet<string> = new Set(['play', 'adopt', 'discard', 'sell', 'fourth', 'swap-card']);

/** What a verb is done to on the board. */
const KINDS: Readonly<
  Record<BoardKind, { readonly verbs: ReadonlySet<string>; readonly of: readonly string[] }>
> = {
  city: { verbs: TO_CITIES, of: ['city', 'place'] },
  region: { verbs: TO_REGIONS, of: ['region'] },
  diocese: { verbs: TO_REGIONS, of: ['diocese'] },
  noble: { verbs: TO_NOBLES, of: ['noble'] },
  army: { verbs: TO_ARMIES, of: ['army'] },
  card: { verbs: TO_CARDS, of: ['card'] },
};

export type BoardKind = 'city' | 'region' | 'diocese' | 'noble' | 'army' | 'card';

/** Everything that is done by clicking something on the board or in the hand. */
export const BOARD_VERBS: ReadonlySet<string> = new Set([
  'buy',
  ...Object.values(KINDS).flatMap(({ verbs }) => [...verbs]),
]);

/** Whether a choice is made on the board, in the hand, or in a window. */
export const onBoard = ({ verb }: Choice): boolean => WINDOWED.has(verb) || BOARD_VERBS.has(verb);

/** What would be done to a city, asked under each prompt: a question why not is about that. */
const CITY_WHY: Readonly<Record<string, string>> = {
  'start-city': 'start',
  scorch: 'scorch',
  buy: 'build',
  place: 'put',
  'battle-turn': 'besiege',
  pillage: 'pillage-mill',
  'place-noble': 'lodge',
  'abbey-site': 'site',
  freed: 'go-home',
  'forest-home': 'home',
  retreat: 'retreat',
  'title-fort': 'fortify',
  orphans: 'towards',
  'siege-from': 'siege-from',
};

export class Actor {
  /** The unit that is put into the city clicked next. */
  picked = $state<string | null>(null);
  /** Choices among which the reader must decide, and the thing they are about. */
  menu = $state.raw<{
    readonly kind: BoardKind;
    readonly id: string;
    readonly choices: readonly Choice[];
  } | null>(null);
  /** Whether the map shows the dioceses instead of the fiefs. */
  dioceses = $state(false);

  constructor(private readonly table: RealmTable) {}

  private get asked(): boolean {
    return this.table.asked && !this.table.past;
  }

  /** What can be done to a thing now. */
  at(kind: BoardKind, id: string): readonly Choice[] {
    if (!this.asked) return [];
    const { verbs, of } = KINDS[kind];
    return this.table.choices.filter((choice) => {
      if (!verbs.has(choice.verb)) return false;
      if (choice.verb === 'put' && this.picked !== null && choice.first !== this.picked) return false;
      return choice.kinds.some(
        (part, i) => of.includes(part) && (i === 0 ? choice.first : choice.second) === id,
      );
    });
  }

  can(kind: BoardKind, id: string): boolean {
    return this.at(kind, id).length > 0;
  }

  /** Does the only thing that can be meant, or asks which; without any it asks why. */
  click(kind: BoardKind, id: string): void {
    const found = this.at(kind, id);
    const [only] = found;
    if (only && found.length === 1) this.choose(only);
    else if (found.length > 1)
      this.menu = this.menu?.kind === kind && this.menu.id === id ? null : { kind, id, choices: found };
    else this.why(kind, id);
  }

  /** Units of the pool are picked, and then put where one clicks. */
  unit(id: string): void {
    this.menu = null;
    if (this.picked === id) this.picked = null;
    else if (this.table.choices.some(({ verb, first }) => verb === 'put' && first === id)) this.picked = id;
    else void this.table.why('put', id, this.anyCity());
  }

  choose(choice: Choice): void {
    this.menu = null;
    this.table.choose(choice);
  }

  why(kind: BoardKind, id: string): void {
    this.menu = null;
    const { table } = this;
    if (table.past || table.seat === null || table.view.over) return;
    const { key } = table.view.prompt;
    if (kind === 'city') {
      if (key === 'march') void table.why(this.wayTo(id), id);
      else if (key === 'place') void table.why('put', this.picked ?? this.anyUnit(), id);
      else if (key === 'freed') void table.why('go-home', id);
      else if (id !== 'sherwood') void table.why(CITY_WHY[key] ?? 'road', id);
    } else if (kind === 'region') void table.why(key === 'play' ? 'tallage' : 'title', id);
    else if (kind === 'diocese') void table.why('tithe', id);
    else if (kind === 'noble') void table.why(key === 'march' ? 'join' : 'lead', id);
    else if (kind === 'army') void table.why('danegeld', id);
    else void table.why(key === 'discard' ? 'discard' : 'play', id);
  }

  /** How one would go to a city from where the group stands. */
  private wayTo(id: string): string {
    const { data, view } = this.table;
    const here = String(view.prompt.args['place'] ?? '');
    if (data.road.some(({ a, b }) => (a === here && b === id) || (b === here && a === id))) return 'road';
    const city = (name: string) => data.city.find((one) => one.id === name);
    if ((here === 'sherwood' || city(here)?.sherwood) && city(id)?.sherwood) return 'forest';
    return city(here)?.port && city(id)?.port ? 'sail' : 'road';
  }

  private anyUnit(): string {
    return this.table.all('put')[0]?.first ?? 'soldier';
  }

  private anyCity(): string {
    return this.table.all('put')[0]?.second ?? this.table.data.city[0]?.id ?? '';
  }

  /** Lets go of what is in hand; false if there was nothing. */
  stop(): boolean {
    const held = this.picked !== null || this.menu !== null;
    this.picked = null;
    this.menu = null;
    return held;
  }

  /** The position has changed: forget what no longer fits. */
  update(): void {
    this.menu = null;
    if (this.picked !== null && !this.table.all('put').some(({ first }) => first === this.picked))
      this.picked = null;
  }
}

const actors = new WeakMap<Table, Actor>();

/** The one actor of a table, shared by board, hand and windows. */
export function actorOf(table: Table): Actor {
  const known = actors.get(table);
  if (known) return known;
  const actor = new Actor(table as RealmTable);
  actors.set(table, actor);
  return actor;
}
