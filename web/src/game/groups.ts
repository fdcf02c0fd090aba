// The legal choices as a list for people: by verb, in the order of the rules, each with its number on the keyboard.

import type { Choice } from '../contract';

export interface Numbered {
  readonly choice: Choice;
  /** 1 to 9; null for the rest. */
  readonly number: number | null;
}

export interface Group {
  readonly verb: string;
  /** Choices beside the turn, which are shown only to who asks for them. */
  readonly aside: boolean;
  readonly choices: readonly Numbered[];
}

/** Choices that are no click on the board come first: they are the large buttons. */
export function grouped(
  choices: readonly Choice[],
  onBoard: (choice: Choice) => boolean,
  isAside: (choice: Choice) => boolean = () => false,
): { buttons: readonly Numbered[]; groups: readonly Group[] } {
  const apart = choices.filter((choice) => !onBoard(choice) && !isAside(choice));
  const rest = choices.filter((choice) => onBoard(choice) && !isAside(choice));
  const beside = choices.filter(isAside);
  let next = 0;
  const numbered = (choice: Choice): Numbered => {
    next += 1;
    return { choice, number: next <= 9 ? next : null };
  };
  const buttons = apart.map(numbered);
  const byVerb = (list: readonly Choice[], aside: boolean): Group[] => {
    const found = new Map<string, Choice[]>();
    for (const choice of list) found.set(choice.verb, [...(found.get(choice.verb) ?? []), choice]);
    return [...found].map(([verb, some]) => ({ verb, aside, choices: some.map(numbered) }));
  };
  return { buttons, groups: [...byVerb(rest, false), ...byVerb(beside, true)] };
}

/** The choice that a number key stands for. */
export function byNumber(
  list: { buttons: readonly Numbered[]; groups: readonly Group[] },
  number: number,
): Choice | null {
  const all = [...list.buttons, ...list.groups.flatMap((group) => group.choices)];
  return all.find((one) => one.number === number)?.choice ?? null;
}
