// What was agreed on, in words: games name their options `option-<name>`, the values `<name>-<value>`, the headings
// over many of them `option-group-<group>`, and named sets `preset-<name>`.

import type { GameInfo, OptionInfo, Options, PresetInfo } from '../api/types';
import type { GameTexts } from './texts';
import { t } from '../state/words.svelte';

/** "Wars of the Roses" as a part of a key: wars-of-the-roses. */
export function slug(value: string): string {
  return value
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

export function optionText(texts: GameTexts, name: string, value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? t('yes') : t('no');
  const key = `${name}-${slug(String(value))}`;
  return texts.has(key) ? texts.text(key) : String(value);
}

export function defaults(game: GameInfo): Record<string, string | number | boolean> {
  return Object.fromEntries(game.options.map((option) => [option.name, option.default]));
}

/** All options as a preset makes them. */
export function presetOptions(game: GameInfo, preset: PresetInfo): Record<string, string | number | boolean> {
  return { ...defaults(game), ...preset.values };
}

/** The preset that is nearest to what was chosen, and how many of its options were changed. */
export function nearest(
  game: GameInfo,
  options: Options,
): { preset: PresetInfo; changed: readonly string[] } | null {
  let best: { preset: PresetInfo; changed: readonly string[] } | null = null;
  for (const preset of game.presets) {
    const wanted = presetOptions(game, preset);
    const changed = Object.keys(wanted).filter((name) => wanted[name] !== options[name]);
    if (best === null || changed.length < best.changed.length) best = { preset, changed };
  }
  return best;
}

/** What to say of a table's options in one line: the preset, what is always shown, and how much else was changed. */
export function optionFacts(game: GameInfo | undefined, texts: GameTexts, options: Options): string[] {
  const shown = (option: OptionInfo): boolean => option.group === '';
  const names = game ? game.options.filter(shown).map((option) => option.name) : Object.keys(options);
  const near = game ? nearest(game, options) : null;
  const facts = near ? [texts.text(`preset-${near.preset.name}`)] : [];
  for (const name of names) {
    const value = options[name];
    if (typeof value === 'string') facts.push(optionText(texts, name, value));
    else if (value === true) facts.push(texts.text(`option-${name}`));
  }
  const usual = near && game ? presetOptions(game, near.preset) : game ? defaults(game) : {};
  const changed = (game?.options ?? []).filter(
    (option) => option.group !== '' && options[option.name] !== usual[option.name],
  ).length;
  if (changed) facts.push(t('options-changed', { count: changed }));
  return facts;
}

/** The options of a game in their groups, in the order in which they are told; those without a group first. */
export function inGroups(game: GameInfo): readonly { group: string; options: readonly OptionInfo[] }[] {
  const found = new Map<string, OptionInfo[]>([['', []]]);
  for (const option of game.options) found.set(option.group, [...(found.get(option.group) ?? []), option]);
  return [...found].map(([group, options]) => ({ group, options }));
}
