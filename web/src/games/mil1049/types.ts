// What the engine's view of this game holds (`view.board`), and what of `data.toml` the board needs.

import type { Table } from '../../contract';

export type Bundle = Readonly<Record<string, number>>;
export const RESOURCES = ['food', 'cloth', 'metal', 'influence', 'gold'] as const;
export type Resource = (typeof RESOURCES)[number];
/** The least and the most that everybody can know. */
export type Known = readonly [least: number, most: number];

export interface KnightView {
  readonly id: string;
  readonly heir: boolean;
  readonly age: number;
  readonly dies_next: boolean;
  readonly soldiers: number;
  readonly castle: boolean;
  readonly lands: readonly string[];
  readonly rooms: number;
  readonly defence: number;
  readonly attack: number;
  readonly elements: number;
  readonly lord: string | null;
  readonly place: string | null;
  readonly starves: boolean;
  readonly protected: boolean;
  readonly may_act: boolean;
}

export interface FamilyView {
  readonly score: number;
  readonly women: number;
  readonly privileges: number;
  readonly out: boolean;
  readonly knights: Readonly<Record<string, KnightView | null>>;
  readonly vassals: readonly string[];
  readonly locked: boolean;
  readonly protection: number;
  readonly cubes: Readonly<Record<Resource, Known>>;
  readonly closed: boolean;
  readonly donated: number | null;
}

export interface SpaceView {
  readonly id: string;
  readonly token: string;
  readonly printed: boolean;
  readonly knight: string | null;
  readonly toll: boolean;
}

export interface SphereView {
  readonly limited: boolean;
  readonly spaces: readonly SpaceView[];
  readonly knights: readonly string[];
  readonly majority: string | null;
}

export interface PileView {
  readonly id: string;
  readonly lands: number;
  readonly top: string | null;
  readonly space: number;
  readonly defence: number | null;
  readonly beats: number | null;
}

export interface TileView {
  readonly harvest: Bundle;
  readonly tribute: Bundle;
  readonly defence: number;
  readonly back: string;
}

export interface Realm {
  readonly turn: number;
  readonly turns: number;
  readonly phase: 'actions' | 'tributes' | 'politics' | 'spheres' | 'winter';
  readonly sphere: string | null;
  readonly start: string;
  readonly active: string | null;
  readonly actor: string | null;
  readonly target: string | null;
  readonly aim: string | null;
  readonly prize: string | null;
  readonly kings: string | null;
  readonly archbishop: string | null;
  readonly spheres: Readonly<Record<string, SphereView>>;
  readonly piles: readonly PileView[];
  readonly lands_left: Bundle;
  readonly tiles: Readonly<Record<string, TileView>>;
  readonly families: Readonly<Record<string, FamilyView>>;
  readonly auction: {
    readonly opener_bid: Bundle;
    readonly best: Bundle;
    readonly bidder: string | null;
    readonly beats: { readonly contains: Bundle; readonly more_than: number };
  } | null;
  readonly offer: {
    readonly bundle: Bundle;
    readonly help: Bundle;
    readonly outbid: {
      readonly cubes: number;
      readonly gold: number;
      readonly smallest: readonly (readonly [gold: number, influence: number])[];
    } | null;
  } | null;
  readonly pool: Bundle | null;
  readonly own?: {
    readonly cubes: Bundle;
    readonly hand: Bundle;
    readonly pick: number | null;
    readonly counting: Bundle;
    readonly trade: { readonly given: Bundle; readonly got: Bundle } | null;
  };
}

export type RealmTable = Table<Realm>;

/** The family and the row of a knight: `red-a`. */
export function splitKnight(id: string): { readonly seat: string; readonly row: string } {
  const dash = id.lastIndexOf('-');
  return { seat: id.slice(0, dash), row: id.slice(dash + 1) };
}

/** What kind of land a tile is, and whether its lit side shows: `wool-dark`. */
export function splitTile(id: string): { readonly kind: string; readonly lit: boolean } {
  const dash = id.lastIndexOf('-');
  return { kind: id.slice(0, dash), lit: id.slice(dash + 1) === 'lit' };
}

export const sumOf = (bundle: Bundle): number => Object.values(bundle).reduce((sum, n) => sum + n, 0);
