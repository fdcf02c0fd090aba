// Carries out what clicks mean: chooses, remembers what is still wished for, keeps the block in hand.

import type { Choice } from '../../contract';
import { clickArea, clickBlock, inHand, otherWay, type Act, type Scene, type Wish } from './clicks';
import { loreOf } from './lore';
import type { WarTable } from './types';

/** A wish that nobody granted in so many milliseconds is forgotten. */
const PATIENCE = 4000;

export class Actor {
  /** The block in hand where its choice is a pair: it goes home to the area clicked next. */
  picked = $state<string | null>(null);
  /** Choices among which the reader must decide, at a block or an area. */
  menu = $state.raw<readonly Choice[]>([]);
  private wishes: readonly Wish[] = [];
  private since = 0;
  /** What could be chosen before a block was lifted. */
  private before = $state.raw<readonly Choice[]>([]);

  constructor(private readonly table: WarTable) {}

  get scene(): Scene {
    const { table } = this;
    return {
      asked: table.asked && !table.past,
      choices: table.choices,
      prompt: table.view.prompt,
      war: table.view.board,
      lore: loreOf(table.data),
      undo: table.undo !== undefined && table.view.undo === true,
      picked: this.picked,
    };
  }

  block(id: string): void {
    if (this.picked === id) this.picked = null;
    else this.carryOut(clickBlock(this.scene, id));
  }

  area(id: string): void {
    this.carryOut(clickArea(this.scene, id));
  }

  choose(choice: Choice): void {
    this.carryOut({ do: 'choose', choice, then: [] });
  }

  /** Sail instead of march, or the other way round; null where there is no such choice. */
  get otherWay(): Wish | null {
    return otherWay(this.scene, this.before);
  }

  takeOtherWay(): void {
    const wish = this.otherWay;
    if (wish) this.carryOut({ do: 'undo', then: [wish] });
  }

  /** Halt, put down, close: what Escape means. False if there was nothing to stop. */
  stop(): boolean {
    if (this.menu.length > 0 || this.picked !== null) {
      this.menu = [];
      this.picked = null;
      return true;
    }
    const held = inHand(this.table.view.prompt);
    if (held === null || !this.scene.asked) return false;
    this.block(held);
    return true;
  }

  /** The position has changed: forget what no longer fits, and grant the next wish. */
  update(): void {
    const { table } = this;
    this.menu = [];
    if (
      this.picked !== null &&
      !table.choices.some((choice) => choice.verb === 'home' && choice.first === this.picked)
    ) {
      this.picked = null;
    }
    if (!table.asked) return;
    if (inHand(table.view.prompt) === null) this.before = table.choices;
    const [wish, ...rest] = this.wishes;
    if (wish === undefined) return;
    this.wishes = rest;
    if (Date.now() - this.since > PATIENCE) {
      this.wishes = [];
    } else if (wish === 'undo') {
      table.undo?.();
    } else {
      this.grant(wish);
    }
  }

  private grant(wish: Exclude<Wish, 'undo'>): void {
    const choice = this.table.find(wish.verb, wish.first, wish.second);
    if (choice) {
      this.table.choose(choice);
      return;
    }
    this.wishes = [];
    void this.table.why(wish.verb, wish.first, wish.second);
  }

  private carryOut(act: Act): void {
    this.menu = [];
    this.wishes = [];
    this.since = Date.now();
    switch (act.do) {
      case 'choose':
        this.wishes = act.then;
        this.picked = null;
        this.table.choose(act.choice);
        break;
      case 'undo':
        this.wishes = act.then;
        this.table.undo?.();
        break;
      case 'ask':
        this.menu = act.choices;
        break;
      case 'pick':
        this.picked = act.block;
        break;
      case 'why':
        this.picked = null;
        void this.table.why(act.wish.verb, act.wish.first, act.wish.second);
        break;
      case 'nothing':
        this.picked = null;
    }
  }
}

const actors = new WeakMap<WarTable, Actor>();

/** The one actor of a table, shared by board, hand and windows. */
export function actorOf(table: WarTable): Actor {
  const known = actors.get(table);
  if (known) return known;
  const actor = new Actor(table);
  actors.set(table, actor);
  return actor;
}
