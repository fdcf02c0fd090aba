// What the engine's view of this game holds (`view.board`), and what of `data.toml` the board needs.

import type { Table } from '../../contract';

export type House = 0 | 1;
export const HOUSES = ['lancaster', 'york'] as const;
export const BOTH: readonly House[] = [0, 1];

/** The number of a seat, also of the Rebel's colour: none. */
export const houseOf = (seat: string | null | undefined): House => (seat === 'york' ? 1 : 0);

export interface AreaView {
  readonly n: readonly [number, number];
  readonly rebel?: boolean;
  readonly attacker?: string;
  readonly main?: string;
  readonly via?: readonly [readonly string[], readonly string[]];
  readonly by?: Readonly<Record<string, readonly [number, number]>>;
}

/** Whose, how strong, and whether it had its Battle Turn. */
export type FieldBlock = readonly [side: string, steps: number, done: number];

export interface BattleView {
  readonly area: string;
  readonly round: number;
  readonly attacker: string;
  readonly field: Readonly<Record<string, FieldBlock>>;
  readonly power: Readonly<Record<string, number>>;
  readonly reserves: readonly [number, number];
  readonly rolled: readonly string[];
}

export interface War {
  readonly campaign: number;
  readonly last_campaign: number;
  readonly turn: number;
  readonly king_side: string;
  readonly king: string | null;
  readonly pretender: string | null;
  readonly first: string;
  readonly areas: Readonly<Record<string, AreaView>>;
  /** Own blocks on the map and in the pool: place, steps, moved (1) or recruited (2) this turn. */
  readonly blocks: Readonly<Record<string, readonly [place: string, steps: number, moved: number]>>;
  readonly down: readonly string[];
  readonly dead: readonly string[];
  readonly aside: readonly string[];
  readonly minors: readonly string[];
  readonly prison: readonly string[];
  readonly pool: readonly [number, number];
  readonly hand: Readonly<Record<string, number>>;
  readonly cards_left: readonly [number, number];
  readonly played: readonly [Readonly<Record<string, number>>, Readonly<Record<string, number>>];
  /** A card, `true` for one that lies face down, null for none. */
  readonly chosen: readonly (string | true | null)[];
  readonly ap?: number;
  readonly card?: string;
  readonly active?: readonly string[];
  /** Where own blocks will go home to, as far as that is decided. */
  readonly homes?: Readonly<Record<string, string>>;
  readonly treason?: string;
  readonly battle?: BattleView;
}

export interface BlockData {
  readonly id: string;
  readonly person: string;
  readonly side: string;
  readonly kind: string;
  readonly steps: number;
  readonly rating: string;
  readonly loyalty: number;
  readonly heir?: number;
  readonly home?: string;
}

export interface AreaData {
  readonly id: string;
  readonly seas?: readonly string[];
  readonly port?: boolean;
  readonly crown?: boolean;
  readonly city?: string;
  readonly cathedral?: string;
  readonly shields?: readonly string[];
  readonly exile?: string;
  readonly wales?: boolean;
}

export type Colour = 'yellow' | 'blue' | 'red';

export interface WarData {
  readonly area: readonly AreaData[];
  readonly block: readonly BlockData[];
  readonly card: readonly {
    readonly id: string;
    readonly ap: number;
    readonly count: number;
    readonly event?: boolean;
  }[];
  readonly borders: Readonly<Record<Colour, readonly (readonly [string, string])[]>>;
  readonly limits: Readonly<Record<Colour, number>>;
  readonly supply: Readonly<Record<string, number>>;
}

/** What the server says to a question about a battle's odds. */
export interface Odds {
  readonly area: string;
  readonly round: number;
  readonly attacker: string;
  readonly method: 'exact' | 'simulated';
  readonly samples: number | null;
  readonly error: number;
  readonly win: Readonly<Record<string, number>>;
  readonly lost: Readonly<Record<string, number>>;
  readonly blocks: Readonly<Record<string, number>>;
  readonly heirs: Readonly<Record<string, number>>;
  readonly game: number;
}

export type WarTable = Table<War, WarData>;
