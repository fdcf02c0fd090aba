// What a click on a block or an area means, given what may be chosen now. Plain logic: the board asks, and acts.

import type { Choice, Prompt } from '../../contract';
import type { Lore } from './lore';
import type { War } from './types';

/** A choice to be made as soon as it is legal, or the last one to be taken back. */
export type Wish = { readonly verb: string; readonly first?: string; readonly second?: string } | 'undo';

/** What a click leads to. */
export type Act =
  /** Choose it, then wish for the rest. */
  | { readonly do: 'choose'; readonly choice: Choice; readonly then: readonly Wish[] }
  /** First the last choice is taken back. */
  | { readonly do: 'undo'; readonly then: readonly Wish[] }
  /** Several things may be meant: let the reader pick. */
  | { readonly do: 'ask'; readonly choices: readonly Choice[] }
  /** The block is in hand: its areas are lit, nothing is chosen yet. */
  | { readonly do: 'pick'; readonly block: string }
  /** Nothing may be chosen: say why not. */
  | { readonly do: 'why'; readonly wish: Exclude<Wish, 'undo'> }
  | { readonly do: 'nothing' };

export interface Scene {
  readonly asked: boolean;
  readonly choices: readonly Choice[];
  readonly prompt: Prompt;
  readonly war: War;
  readonly lore: Lore;
  /** Whether the last choice may be taken back, and the board is able to. */
  readonly undo: boolean;
  /** The block in hand, where its choice is a pair of block and place. */
  readonly picked: string | null;
}

const AREA_VERBS: ReadonlySet<string> = new Set([
  'step',
  'land',
  'place',
  'gather',
  'infect',
  'battle',
  'withdraw',
  'enter',
]);
/** Prompts in whose middle a block is in hand. */
const IN_HAND: ReadonlySet<string> = new Set(['move-own', 'sail-own', 'place-own', 'regroup-to-own']);
/** What a click on a block asks for, by prompt, where it may not be chosen. */
const BLOCK_VERB: Readonly<Record<string, string>> = {
  actions: 'lift',
  muster: 'lift',
  'battle-turn': 'fire',
  hits: 'take',
  charge: 'target',
  treachery: 'target',
  treason: 'target',
  regroup: 'regroup',
  losses: 'starve',
  surplus: 'dismiss',
  execution: 'execute',
};
const AREA_VERB: Readonly<Record<string, string>> = {
  'move-own': 'step',
  'sail-own': 'land',
  'place-own': 'place',
  'choose-muster': 'gather',
  'choose-plague': 'infect',
  'choose-battle': 'battle',
  retreat: 'withdraw',
  'regroup-to-own': 'withdraw',
  minor: 'enter',
};

const isBlock = (choice: Choice): boolean => choice.kinds[0] === 'block';

/** The block that is being moved, sailed, placed or regrouped. */
export const inHand = (prompt: Prompt): string | null =>
  IN_HAND.has(prompt.key) && typeof prompt.args['block'] === 'string' ? prompt.args['block'] : null;

/** Whether a choice is made by a click on the map, a piece or a card. */
export const onBoard = (choice: Choice): boolean =>
  isBlock(choice) || AREA_VERBS.has(choice.verb) || choice.verb === 'main' || choice.verb === 'play';

/** The choice that a click on an area makes, if the area is lit. */
export function areaChoices(scene: Scene, area: string): readonly Choice[] {
  return scene.choices.filter((choice) => {
    if (AREA_VERBS.has(choice.verb)) return choice.first === area;
    return choice.verb === 'home' && choice.first === scene.picked && choice.second === area;
  });
}

/** The choices that begin with a click on a block. */
export const blockChoices = (scene: Scene, block: string): readonly Choice[] =>
  scene.choices.filter((choice) => isBlock(choice) && choice.first === block);

const choose = (choice: Choice, then: readonly Wish[] = []): Act => ({ do: 'choose', choice, then });
const stopOf = (scene: Scene): Choice | undefined => scene.choices.find((choice) => choice.verb === 'stop');

export function clickBlock(scene: Scene, block: string): Act {
  if (!scene.asked) return { do: 'nothing' };
  const held = inHand(scene.prompt);
  if (held !== null) {
    const stop = stopOf(scene);
    if (block === held) return stop ? choose(stop) : putDown(scene, []);
    // Another block: the one in hand halts where it is, or goes back if it has not left.
    const next: Wish = { verb: verbFor(scene, block), first: block };
    if (!(block in scene.war.blocks)) return areaOfBlock(scene, block);
    return stop ? choose(stop, [next]) : putDown(scene, [next]);
  }
  const choices = blockChoices(scene, block);
  const lift = choices.find((choice) => choice.verb === 'lift');
  // A block that may march or sail marches; `otherWay` lets it sail instead.
  if (lift) return choose(lift);
  if (choices.length === 1 && choices[0]) return choose(choices[0]);
  if (choices.length > 1) {
    return choices.every((choice) => choice.verb === 'home') ? { do: 'pick', block } : { do: 'ask', choices };
  }
  const place = scene.war.blocks[block]?.[0];
  if (scene.prompt.key === 'homes-own' && place !== undefined) {
    return { do: 'why', wish: { verb: 'home', first: block, second: place } };
  }
  return reason(pooled(scene, block) ? 'recruit' : BLOCK_VERB[scene.prompt.key], block);
}

/** A lifted block that might sail instead, or a sailing one that might march: what to wish for after an undo. */
export function otherWay(scene: Scene, before: readonly Choice[]): Wish | null {
  const held = inHand(scene.prompt);
  if (held === null || !scene.undo || stopOf(scene)) return null;
  const verb = scene.prompt.key === 'move-own' ? 'sail' : scene.prompt.key === 'sail-own' ? 'lift' : '';
  return before.some((choice) => choice.verb === verb && choice.first === held)
    ? { verb, first: held }
    : null;
}

function verbFor(scene: Scene, block: string): string {
  if (scene.war.blocks[block]?.[0] === 'pool') return 'recruit';
  return scene.prompt.key === 'sail-own'
    ? 'sail'
    : scene.prompt.key === 'regroup-to-own'
      ? 'regroup'
      : 'lift';
}

const putDown = (scene: Scene, then: readonly Wish[]): Act =>
  scene.undo ? { do: 'undo', then } : { do: 'nothing' };

function areaOfBlock(scene: Scene, block: string): Act {
  const area = scene.war.battle && block in scene.war.battle.field ? scene.war.battle.area : null;
  return area === null ? { do: 'nothing' } : clickArea(scene, area);
}

export function clickArea(scene: Scene, area: string): Act {
  if (!scene.asked) return { do: 'nothing' };
  const choices = areaChoices(scene, area);
  if (choices.length === 1 && choices[0]) return choose(choices[0]);
  const held = inHand(scene.prompt);
  if (held !== null) {
    const here = scene.war.blocks[held]?.[0];
    const stop = stopOf(scene);
    if (here === area) return stop ? choose(stop) : putDown(scene, []);
    const path = scene.prompt.key === 'move-own' ? route(scene, here ?? '', area) : null;
    if (path) return path;
  } else if (scene.picked === null) {
    const main = scene.choices.filter((choice) => choice.verb === 'main' && choice.first === area);
    const single = here(scene, area);
    if (single !== null && main.length === 0) return clickBlock(scene, single);
    if (main.length > 0 && single === null) return { do: 'ask', choices: main };
  }
  if (scene.picked !== null) return { do: 'why', wish: { verb: 'home', first: scene.picked, second: area } };
  return reason(AREA_VERB[scene.prompt.key], area);
}

/** The only block in an area that may be chosen, so that the land under it serves as well. */
function here(scene: Scene, area: string): string | null {
  const found = new Set<string>();
  for (const choice of scene.choices) {
    if (isBlock(choice) && scene.war.blocks[choice.first]?.[0] === area) found.add(choice.first);
  }
  const [only = null] = found;
  return found.size === 1 ? only : null;
}

/** A click two borders away: by the one lit area between, if there is only one that does not stop the march. */
function route(scene: Scene, from: string, goal: string): Act | null {
  const between = scene.choices.filter(
    (choice) =>
      choice.verb === 'step' && scene.lore.adjacent(choice.first, goal) && passes(scene, from, choice.first),
  );
  const first = between[0];
  return first && between.length === 1 ? choose(first, [{ verb: 'step', first: goal }]) : null;
}

/** Whether a march may go on behind a step: over no red border, into no enemies. */
function passes(scene: Scene, from: string, to: string): boolean {
  const house = scene.prompt.args['who'] === 'york' ? 0 : 1;
  return scene.lore.next.get(from)?.get(to) !== 'red' && !(scene.war.areas[to]?.n[house] ?? 0);
}

/** In one's actions a block of the pool is not moved but recruited. */
const pooled = (scene: Scene, block: string): boolean =>
  scene.prompt.key === 'actions' && scene.war.blocks[block]?.[0] === 'pool';

function reason(verb: string | undefined, noun: string): Act {
  return verb === undefined ? { do: 'nothing' } : { do: 'why', wish: { verb, first: noun } };
}

/** The areas lit now: where a click chooses something at once. */
export function litAreas(scene: Scene): ReadonlySet<string> {
  const lit = new Set<string>();
  for (const choice of scene.choices) {
    if (AREA_VERBS.has(choice.verb)) lit.add(choice.first);
    else if (choice.verb === 'home' && choice.first === scene.picked) lit.add(choice.second);
  }
  return lit;
}

/** The blocks lit now. */
export function litBlocks(scene: Scene): ReadonlySet<string> {
  return new Set(scene.choices.filter(isBlock).map((choice) => choice.first));
}
