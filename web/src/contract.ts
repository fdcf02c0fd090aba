// What a game's folder gives to the shell, and what it gets from it. The shell knows no game; a game knows no server.
//
// A game is the folder `web/src/games/<game>` (named as its Python package): `index.ts`, whose default export is a
// `GameClient`, and, if it likes, `emblem.svg`, a small square picture for the home page. Nothing else has to be changed:
// the shell finds it, and loads it when it is played. A game without a folder is played with the list of choices.
//
// A game may also use: `ui/` (Dialog, Stepper, SeatMark, Icon, Words), `game/ChoiceStepper` (choices that differ in a
// number), `game/ChoiceList` (choices under the headings of their verbs), and every variable of `styles/base.css`.

import type { Component } from 'svelte';

/** A thing of the game: a kind and an id of that kind, as in the game's tables (`block`, `clifford-l`). */
export interface Thing {
  readonly kind: string;
  readonly id: string;
}

/** One legal choice, decoded. `first` and `second` are the parts of a pair; otherwise `first` is the noun. */
export interface Choice {
  readonly packed: number;
  readonly verb: string;
  readonly kinds: readonly string[];
  readonly first: string;
  readonly second: string;
}

export interface Prompt {
  readonly key: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly rule: string;
}

/** `game.view(seat)`; what `board` holds is the game's own affair. */
export interface View<B = unknown> {
  readonly game: string;
  readonly rules: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly string[];
  readonly seat: number | null;
  readonly over: boolean;
  readonly winners: readonly number[];
  readonly must_act: readonly number[];
  readonly may_act: readonly number[];
  readonly prompt: Prompt;
  readonly board: B;
  readonly version?: number;
  readonly choices?: readonly number[];
  readonly undo?: boolean;
}

export interface LogLine {
  readonly key: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly rule: string;
}

/** Why something is not legal. `text` is in the reader's language and names the rule. */
export interface Reason {
  readonly legal: boolean;
  readonly rule: string;
  readonly text: string;
}

/** A seat's colour, what can be read upon it, and its shape: colour never stands alone. */
export interface SeatLook {
  readonly colour: string;
  readonly ink: string;
  readonly shape: 'round' | 'square' | 'point' | 'lozenge' | 'star';
}

/** What the shell lends to a game's components. Everything in it is reactive: read it inside templates and `$derived`. */
export interface Table<B = unknown, D = unknown> {
  /** The position being looked at: the present one, or a past one (`past` is true then, and nothing can be chosen). */
  readonly view: View<B>;
  /** The one before the last update, to animate from; null when there is none or motion is switched off. */
  readonly before: View<B> | null;
  /** The log lines that came with the last update: what to show moving. */
  readonly fresh: readonly LogLine[];
  /** `data.toml` of the game. */
  readonly data: D;
  /** The seat whose eyes these are; null for a spectator. */
  readonly seat: number | null;
  readonly past: boolean;
  /** Whether this seat has something to choose now. */
  readonly asked: boolean;
  /** The legal choices, decoded; empty while others decide. */
  readonly choices: readonly Choice[];
  /** Whether the game waits for this seat; it may also be free to choose (`asked`) while others must. */
  readonly must: boolean;
  /** What is pointed at anywhere: on the board, in the log, in a list of choices. */
  hover: Thing | null;
  /** Whether things may move: the user's wish. */
  readonly motion: boolean;
  readonly language: string;

  /** The legal choice of that verb and noun, if there is one. */
  find(verb: string, first?: string, second?: string): Choice | null;
  /** All legal choices of a verb. */
  all(verb: string): readonly Choice[];
  /** Plays. The shell asks for confirmation where `confirm` says so, reports refusals, and updates the view. */
  choose(choice: Choice): void;
  /** Takes the last choice back where `view.undo` allows it: for a block that is put down where it was. */
  undo?(): void;
  /** Pixels on the screen for a unit of the board, so that it can show less detail from afar; 1 where unknown. */
  readonly scale?: number;
  /** Asks why something is not legal now, and shows the answer beside the table. */
  why(verb: string, first?: string, second?: string): Promise<Reason>;
  /** Opens the rule beside the table. */
  rule(id: string): void;
  /**
   * Asks for the odds of a battle (games that have them), as this seat knows it; of a moment of the past, too, where
   * there are no secrets any more. Rejected otherwise.
   */
  odds(query?: Readonly<Record<string, string>>): Promise<unknown>;

  /** The colour and shape of a seat: those of `GameClient.looks`, or the house's for up to five seats. */
  seatLook(seat: number): SeatLook;
  /** What the person or bot in a seat is called; empty where nobody sits. */
  player(seat: number): string;

  /** A message of the game or of its client texts. */
  text(key: string, args?: Readonly<Record<string, unknown>>): string;
  /** The name of a thing in the reader's language. */
  name(kind: string, id: string): string;
  /** A choice in words. */
  describe(choice: Choice): string;
  /** A line of the log in words. */
  say(line: LogLine): string;
}

export interface Props<B = unknown, D = unknown> {
  readonly table: Table<B, D>;
}

/** The default export of `web/src/games/<game>/index.ts`. */
export interface GameClient {
  /** The board: one SVG. The shell puts it on a stage that zooms and pans, and gives it the room there is. */
  readonly Board: Component<Props>;
  /** Width and height of the board in its own units. */
  readonly size: readonly [number, number];
  /** What lies in front of the seat: cards, gold, cubes. */
  readonly Hand?: Component<Props>;
  /** Decisions that want a window of their own (a battle, a vote). Renders nothing when there is none. */
  readonly Window?: Component<Props>;
  /** One line or a small table about every seat: what everybody may know of it. */
  readonly Status?: Component<Props>;
  /** Colours and shapes of the seats, by their ids; the house has its own for up to five seats. */
  readonly looks?: Readonly<Record<string, SeatLook>>;
  /** The picture of a thing inside a line of text, 1em high (block, card, area …); none if it is only a word. */
  readonly Icon?: Component<{ readonly thing: Thing }>;
  /**
   * Fluent messages that only the client needs, by language; keys begin with `ui-`. The shell asks for `ui-verb-<verb>`
   * as a heading over the choices of a verb in its list ("March"), and for `ui-figure-<name>` as the name of a kind of
   * figure on its page about where they are from (`area.seas`: `ui-figure-area-seas`); it does without where there is none.
   * Where there is much to say, a function loads each language only when it is wished for.
   */
  readonly texts?: Readonly<Record<string, string | (() => Promise<string>)>>;
  /** Whether a choice cannot be undone by its nature, so that the shell should ask once more. */
  confirm?(choice: Choice, view: View): boolean;
  /** Whether a choice is made by clicking something on the board; the shell offers all others as large buttons. */
  onBoard?(choice: Choice): boolean;
  /**
   * Whether a choice is made beside the turn (a standing order, say): the shell folds the headings of such choices
   * together, because there may be many of them at any time. The game offers them in a place of its own.
   */
  aside?(choice: Choice): boolean;
  /**
   * Whether a choice that is the only one may be made without asking: only where the haste tells nobody a secret
   * (that a hand held nothing else, say). The shell then makes it and says so in the log; without this, it always asks.
   */
  forced?(choice: Choice, view: View): boolean;
  /**
   * Whether a line of the log opens a chapter ("The battle of Bosworth began"): it is set apart as a heading; `part`
   * where it opens what holds chapters ("Game Turn 2 began"). The chronicle is divided in the same way.
   */
  heading?(line: LogLine): boolean | 'part';
}
