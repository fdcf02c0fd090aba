// What the server says, as docs/protocol.md tells it. Everything is read-only: what came is never changed in place.

import type { LogLine, View } from '../contract';

export interface OptionInfo {
  readonly name: string;
  readonly values: readonly (string | number | boolean)[];
  readonly default: string | number | boolean;
  /** Options without one are always shown; the others are folded away under `option-group-<group>`. */
  readonly group: string;
}

export type Options = Readonly<Record<string, string | number | boolean>>;

/** A named set of options (`preset-<name>`): what it does not name is as by default. */
export interface PresetInfo {
  readonly name: string;
  readonly values: Options;
}

export interface GameWords {
  readonly name: string;
  readonly about: string;
  readonly credits: string;
}

export interface GameInfo {
  readonly name: string;
  /** What is said of it before anything of it is loaded, by language. */
  readonly words: Readonly<Record<string, GameWords>>;
  readonly seats: readonly number[];
  readonly options: readonly OptionInfo[];
  readonly presets: readonly PresetInfo[];
  readonly edition: string;
  readonly rules: string;
  readonly maturity: string;
  readonly bots: readonly string[];
  readonly odds: boolean;
  readonly advice: boolean;
}

export interface About {
  readonly version: string;
  readonly build: string;
  readonly languages: readonly string[];
  readonly games: readonly GameInfo[];
}

export interface VerbInfo {
  readonly name: string;
  readonly noun: string;
}

/** Everything a choice or a message of a game is read with. Kinds of pairs need no list: they are worked out. */
export interface GameTables {
  readonly game: string;
  readonly kinds: Readonly<Record<string, readonly string[]>>;
  readonly numbers: Readonly<Record<string, number>>;
  readonly verbs: Readonly<Record<string, VerbInfo>>;
  readonly lines: Readonly<Record<string, readonly string[]>>;
  readonly prompts: Readonly<Record<string, readonly string[]>>;
  readonly details: Readonly<Record<string, readonly string[]>>;
  readonly seat_names: Readonly<Record<string, readonly string[]>>;
}

export interface Rule {
  readonly id: string;
  readonly section: string;
  readonly kind: string;
  readonly text: string;
  readonly why?: string | null;
  readonly note?: string | null;
}

export interface SeatInfo {
  readonly seat: number;
  readonly name: string;
  readonly kind: 'person' | 'bot' | 'open';
  readonly player: string | null;
  readonly bot: string | null;
  readonly present: boolean;
  readonly deserted: boolean;
}

export interface TakeBack {
  readonly seat: number;
  readonly agreed: readonly number[];
}

export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly kind: 'game' | 'analysis';
  readonly access: 'open' | 'link' | 'password';
  readonly status: 'waiting' | 'playing' | 'over';
  readonly options: Options;
  readonly seats: readonly SeatInfo[];
  readonly must_act: readonly number[];
  readonly winners: readonly number[];
  readonly created: number;
  readonly updated: number;
  readonly seeded: boolean;
  readonly host: boolean;
  readonly mine: readonly number[];
  readonly waiting: boolean;
  readonly rematch: string | null;
  readonly takeback: TakeBack | null;
}

export type Place = 'me' | 'open' | `bot:${string}`;

export interface NewTable {
  readonly game: string;
  readonly seats: number;
  readonly options: Options;
  readonly title?: string;
  readonly access: TableInfo['access'];
  readonly password?: string;
  readonly places: readonly Place[];
}

export interface Made {
  readonly table: TableInfo;
  readonly keys: Readonly<Record<string, string>>;
}

export interface Taken {
  readonly table: TableInfo;
  readonly seat: number;
  readonly key: string;
}

export type PatchStep =
  readonly [readonly (string | number)[], unknown] | readonly [readonly (string | number)[]];

export interface ChatLine {
  readonly seat: number | null;
  readonly name: string;
  readonly text: string;
  readonly at: number;
  /** What the table itself says: the message `note-<key>`. */
  readonly note?: { readonly key: string; readonly args: Readonly<Record<string, string | number>> } | null;
}

export interface Tail<T> {
  readonly from: number;
  readonly lines: readonly T[];
}

export interface Update {
  readonly cursor: string;
  readonly view?: View | null;
  readonly patch?: readonly PatchStep[] | null;
  readonly table?: TableInfo | null;
  readonly log?: Tail<LogLine> | null;
  readonly chat?: Tail<ChatLine> | null;
  readonly sent?: number | null;
}

export interface Mark {
  readonly stop: number;
  readonly log: number;
  readonly seat: number | null;
}

export interface Past {
  readonly stops: number;
  readonly marks: readonly Mark[];
}

export interface PastMoment {
  readonly view: View;
  readonly log: readonly LogLine[];
  /** Seen with all eyes: each seat's own view. */
  readonly views?: readonly View[];
}

export interface BranchInfo {
  readonly line: number;
  readonly name: string;
  readonly from: { readonly line: number; readonly stop: number } | null;
  readonly stops: number;
}

export interface Lines {
  readonly current: number;
  readonly lines: readonly BranchInfo[];
}

export interface Refused {
  readonly rule: string;
  readonly detail: string;
  readonly args: Readonly<Record<string, unknown>>;
}

export interface WhyAnswer extends Refused {
  readonly legal: boolean;
}

export interface Me {
  readonly person: { readonly id: string; readonly name: string } | null;
  readonly tables: readonly TableInfo[];
}

export type AdviceLevel = 'knight' | 'lord' | 'council';

/** What a search thinks of one choice; `chance` is null while it was never tried. */
export interface Opinion {
  readonly choice: number;
  readonly verb: string;
  readonly noun: string | number;
  readonly text: string;
  readonly visits: number;
  readonly chance: number | null;
}

export interface Advice {
  readonly seat: number;
  readonly stop: number;
  readonly level: AdviceLevel;
  readonly asked: boolean;
  readonly chances: readonly number[];
  readonly rounds: number;
  readonly done: boolean;
  readonly listed: number;
  readonly choices: readonly Opinion[];
  readonly played: number | null;
}

export interface CurvePoint {
  readonly stop: number;
  readonly chances: readonly number[];
}

export interface Curve {
  readonly line: number;
  readonly stops: number;
  readonly points: readonly CurvePoint[];
  readonly of: number;
  readonly done: boolean;
}
