// The legal choices as a list for people: by verb, in the order of the rules, each with its number on the keyboard.

import type { Choice } from '../contract';

export interface Numbered {
  readonly choice: Choice;
  /** 1 to 9; null for the rest. */
  readonly number: number | null;
}

export interface Group {
  readonly verb: string;
  readonly choices: readonly Numbered[];
}

/** Choices that are no click on the board come first: they are the large buttons. */
export function grouped(
  choices: readonly Choice[],
  onBoard: (choice: Choice) => boolean,
): { buttons: readonly Numbered[]; groups: readonly Group[] } {
  const apart = choices.filter((choice) => !onBoard(choice));
  const rest = choices.filter((choice) => onBoard(choice));
  let next = 0;
  const numbered = (choice: Choice): Numbered => {
    next += 1;
    return { choice, number: next <= 9 ? next : null };
  };
  const buttons = apart.map(numbered);
  const byVerb = new Map<string, Choice[]>();
  for (const choice of rest) byVerb.set(choice.verb, [...(byVerb.get(choice.verb) ?? []), choice]);
  const groups = [...byVerb].map(([verb, list]) => ({ verb, choices: list.map(numbered) }));
  return { buttons, groups };
}

/** The choice that a number key stands for. */
export function byNumber(
  list: { buttons: readonly Numbered[]; groups: readonly Group[] },
  number: number,
): Choice | null {
  const all = [...list.buttons, ...list.groups.flatMap((group) => group.choices)];
  return all.find((one) => one.number === number)?.choice ?? null;
}
