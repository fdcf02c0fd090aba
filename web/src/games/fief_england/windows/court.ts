// What the windows know of the court: who votes with what, what lies on the table, what a marriage would bring.

import type { FamilyView, NobleView, Realm, RealmTable, SeatView, Units } from '../types';

export interface ElectionView {
  /** Who stands, and who named them. */
  readonly candidates: Readonly<Record<string, string>>;
  /** On whom each family has laid its markers; which is which nobody sees. */
  readonly laid: Readonly<Record<string, readonly string[]>>;
  readonly herald: string | null;
}

export interface ParliamentView {
  readonly rebellion: boolean;
  readonly summoned: boolean;
  readonly laid: readonly string[];
  readonly burghers: Readonly<Record<string, number>>;
  readonly herald: string | null;
}

export interface Bundle {
  readonly money: number;
  readonly wares: readonly string[];
}

export interface Bargain {
  readonly from: string;
  readonly to: string;
  readonly give: Bundle;
  readonly want: Bundle;
}

/** One side of a battle; what it fights with is told once it has been revealed. */
export interface SideView {
  readonly members: readonly string[];
  readonly head?: string;
  readonly points?: number;
  readonly dice?: number;
  readonly bonus?: number;
  readonly missiles?: readonly number[];
  readonly units?: Readonly<Record<string, Units>>;
  readonly nobles?: readonly string[];
}

export interface FightView {
  readonly place: string;
  readonly kind: string;
  readonly round: number;
  readonly walls: string | null;
  readonly quiet: number;
  readonly attackers: SideView;
  readonly defenders: SideView;
}

interface OwnView {
  readonly money: number;
  readonly hand: Readonly<Record<string, number>>;
  readonly orders: Readonly<Record<string, string>>;
  readonly ballots?: Readonly<Record<string, { readonly for: string | null; readonly decoy: string | null }>>;
  readonly votes?: Readonly<Record<string, 'pro' | 'contra'>>;
  readonly shares?: Readonly<Record<string, number>>;
  readonly deal?: Bargain;
  readonly parcel?: { readonly cards: Readonly<Record<string, number>>; readonly money: number };
}

/** The view of the engine, as far as these windows read it. */
export interface Court {
  readonly realm: Realm;
  readonly election: ElectionView | null;
  readonly parliament: ParliamentView;
  readonly families: Readonly<Record<string, FamilyView & { readonly votes: number }>>;
  readonly seats: readonly SeatView[];
  readonly battle: FightView | null;
  /** What the family that buys pays for units and buildings, its servants counted in. */
  readonly prices: Readonly<Record<string, number>> | null;
  readonly own: OwnView | null;
}

export function courtOf(table: RealmTable): Court {
  const realm = table.view.board;
  const told = realm as unknown as Omit<Court, 'realm' | 'own'> & { readonly own?: OwnView };
  return {
    realm,
    election: told.election,
    parliament: told.parliament,
    families: told.families,
    seats: told.seats,
    battle: told.battle,
    prices: told.prices,
    own: told.own ?? null,
  };
}

/** A price or payment that is printed. */
export function priceOf(table: RealmTable, what: string): number {
  return (table.data as unknown as { readonly price: Readonly<Record<string, number>> }).price[what] ?? 0;
}

/** The full ransom of a captive. */
export function ransomOf(table: RealmTable, id: string): number {
  return (nobleOf(table, id) as { readonly ransom?: number } | undefined)?.ransom ?? 0;
}

/** Whether the reader may choose now. */
export const asked = (table: RealmTable): boolean => table.asked && !table.past;

export const nobleOf = (table: RealmTable, id: string): NobleView | undefined => table.view.board.nobles[id];

/** The living nobles of a family, as everybody sees them. */
export function noblesOf(table: RealmTable, family: string): readonly string[] {
  return Object.entries(table.view.board.nobles)
    .filter(([, noble]) => noble.family === family)
    .map(([id]) => id);
}

/** What a noble is and holds, in words: crown, fiefs, sees, abbeys. */
export function honours(table: RealmTable, id: string): string {
  const noble = nobleOf(table, id);
  const realm = table.view.board;
  if (!noble) return '';
  return [
    ...(realm.king === id ? [table.text('ui-c-sovereign')] : []),
    ...(realm.queen === id ? [table.text('ui-c-queen')] : []),
    ...(realm.prince === id ? [table.text('ui-c-prince')] : []),
    ...noble.fiefs.map((region) => table.name('region', region)),
    ...(noble.see === null ? [] : [table.text('ui-c-see', { diocese: table.name('diocese', noble.see) })]),
    ...noble.abbeys.map((abbey) => table.name('abbey', abbey)),
  ].join(', ');
}

/** The points that two families have together. */
export function together(table: RealmTable, one: string, two: string): number {
  const { families } = table.view.board;
  return (families[one]?.points ?? 0) + (families[two]?.points ?? 0);
}

/** How likely something is, in words of the reader's language. */
export function percent(table: RealmTable, chance: number): string {
  return new Intl.NumberFormat(table.language, { style: 'percent', maximumFractionDigits: 0 }).format(chance);
}

/** Votes needed for more than half of them. */
export const majority = (total: number): number => Math.floor(total / 2) + 1;

export const COUNCIL: ReadonlySet<string> = new Set(['summon', 'canvass', 'parliament-vote', 'royal-tax']);
/** What is asked by a window, whoever is asked. */
const COURTLY: ReadonlySet<string> = new Set([
  ...['propose', 'betrothal', 'nominate', 'vote', 'parley', 'offer', 'offer-closed', 'pigeon'],
  ...['ransom', 'haggle', 'buy', 'draw', 'window'],
]);
/** What is decided around battles while none is under way. */
const WARLIKE: ReadonlySet<string> = new Set([
  'battle-turn',
  'siege-pay',
  'siege-from',
  'pillage',
  'captive',
]);
/** What a family may begin beside its turn. */
export const TALKS = ['bargain', 'pigeon', 'meet'] as const;

/** Whether the reader decides about war now. */
export const isWarlike = (table: RealmTable): boolean => WARLIKE.has(table.view.prompt.key) && asked(table);

/** Whether there is anything for the windows of the court. */
export function holdsCourt(table: RealmTable): boolean {
  const { key } = table.view.prompt;
  return COURTLY.has(key) || COUNCIL.has(key) || courtOf(table).battle !== null || isWarlike(table);
}
