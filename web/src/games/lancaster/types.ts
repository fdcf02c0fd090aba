// What the engine's view of this game holds (`view.board`), and what of `data.toml` the board needs.

import type { Table } from '../../contract';

export type Goods = Readonly<Record<string, number>>;
/** The least and the most that can be there, as far as an attentive player knows. */
export type Known = readonly [least: number, most: number];

export interface SpaceView {
  readonly tile: 'built' | 'turned' | null;
  readonly knight: number | null;
  readonly scored: boolean;
}

export interface AllyView {
  readonly colour: string | null;
  readonly court: readonly number[];
  readonly reserve: readonly number[];
  readonly castle: Readonly<Record<string, SpaceView>>;
}

export interface PlayerView {
  readonly points: number;
  readonly markers: number;
  readonly leftover: number;
  readonly gold: Known;
  readonly squires: Known;
  readonly court: readonly number[];
  readonly reserve: readonly number[];
  readonly castle: Readonly<Record<string, SpaceView>>;
  readonly nobles: readonly string[];
  readonly table_pays: number;
  readonly forces: number;
  readonly tiles: number;
  readonly counties: number;
  readonly conflicts: number;
  readonly voted: boolean;
  readonly out: boolean;
  readonly ally: AllyView | null;
}

export interface CountyView {
  readonly nobles: number;
  readonly min: number;
  readonly reward: Goods;
  readonly knight: {
    readonly house: string;
    readonly strength: number;
    readonly squires: number;
    readonly total: number;
  } | null;
}

export interface PlaceView {
  readonly house: string;
  readonly knights: readonly number[];
  readonly squires: number;
  readonly sum: number;
  readonly rank: number;
  readonly if_england: number;
  readonly if_france: number;
}

export interface ConflictView {
  readonly card: string;
  readonly france: number;
  readonly points: readonly number[];
  readonly total: number;
  readonly england: boolean;
  readonly places: readonly (PlaceView | null)[];
}

export interface LawView {
  readonly id: string;
  readonly group: number;
  readonly form: string;
  readonly asks: boolean;
  readonly per: number;
  readonly gain: Goods;
  readonly cost: Goods;
  readonly screened: boolean;
  readonly seats: Readonly<
    Record<string, { readonly times: number; readonly pays: Goods; readonly costs: Goods } | null>
  >;
}

export interface VoteView {
  readonly passed: boolean;
  readonly cast: Readonly<Record<string, { readonly vote: 'yes' | 'no'; readonly markers: number }>>;
}

export interface Realm {
  readonly round: number;
  readonly rounds: number;
  readonly phase: 'preparing' | 'placing' | 'parliament' | 'scoring' | 'ended';
  readonly start: string;
  readonly next_start: string | null;
  readonly turn: string | null;
  readonly counties: Readonly<Record<string, CountyView>>;
  readonly conflicts: Readonly<Record<string, ConflictView | null>>;
  readonly cards_left: number;
  readonly favours: Readonly<Record<string, 'up' | 'down' | 'out'>>;
  readonly sets: readonly (string | null)[];
  readonly laws: readonly (LawView | null)[];
  readonly proposals: readonly (LawView | null)[];
  readonly voting: number | null;
  readonly votes: readonly (VoteView | null)[];
  readonly players: Readonly<Record<string, PlayerView>>;
  readonly majorities: Readonly<Record<'forces' | 'castle', Readonly<Record<string, number>>>>;
  readonly noble_points: Readonly<Record<string, number>>;
  readonly own?: {
    readonly gold: number;
    readonly squires: number;
    readonly vote: { readonly vote: 'yes' | 'no'; readonly markers: number } | null;
  };
}

export interface RealmData {
  readonly county: readonly {
    readonly id: string;
    readonly letter: string;
    readonly min: number;
    readonly reward: Goods;
  }[];
  readonly castle: readonly { readonly id: string; readonly cost: Goods; readonly gain: Goods }[];
  readonly favour: readonly { readonly id: string; readonly gain: Goods }[];
}

export type RealmTable = Table<Realm, RealmData>;
