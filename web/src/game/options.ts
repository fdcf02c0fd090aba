// What was agreed on, in words: games name their options `option-<name>` and the values `<name>-<value>`.

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
