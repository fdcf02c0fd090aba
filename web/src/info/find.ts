// Searching texts as people type: small or large letters, with or without accents, words in any order.

import type { Rule } from '../api/types';

export function bare(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

export function found(rules: readonly Rule[], search: string): readonly Rule[] {
  const words = bare(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return rules;
  return rules.filter((rule) => {
    const text = bare(`${rule.id} ${rule.text} ${rule.why ?? ''} ${rule.note ?? ''}`);
    return words.every((word) => text.includes(word));
  });
}
