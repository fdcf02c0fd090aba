import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import type { RealmTable } from '../types';
import { honours, majority, together } from '../windows/court';

const HERE = join(__dirname, '..');
const LANGUAGES = ['en', 'es', 'it'] as const;

function variables(node: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(node)) node.forEach((part) => variables(part, found));
  else if (typeof node === 'object' && node !== null) {
    const part = node as Record<string, unknown>;
    if (part['type'] === 'var') found.add(String(part['name']));
    Object.values(part).forEach((value) => variables(value, found));
  }
  return found;
}

/** Each message of the windows with the arguments it speaks of. */
function shape(language: string): Record<string, string> {
  const source = readFileSync(join(HERE, 'text', `court.${language}.ftl`), 'utf8');
  const found: Record<string, string> = {};
  for (const entry of new FluentResource(source).body) {
    expect(found[entry.id], `${entry.id} stands twice`).toBeUndefined();
    found[entry.id] = [...variables(entry)].sort().join(' ');
  }
  return found;
}

/** Keys that are put together while the program runs. */
const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  'ui-c-fight-': ['battle', 'raid', 'sally', 'invaders', 'volley'],
  'ui-c-top-': ['fortune', 'disaster'],
  'ui-c-voted-': ['pro', 'contra'],
  'ui-c-buy-': ['stronghold', 'mill'],
  'ui-c-deal-': ['give-money', 'want-money'],
};

describe('the words of the windows', () => {
  it('are the same in every language', () => {
    expect(shape('es')).toEqual(shape('en'));
    expect(shape('it')).toEqual(shape('en'));
  });

  it('are all there, and all of them are said somewhere', () => {
    const used = new Set<string>();
    for (const name of readdirSync(join(HERE, 'windows'))) {
      const source = readFileSync(join(HERE, 'windows', name), 'utf8');
      for (const [, key] of source.matchAll(/['`](ui-c-[a-z-]*[a-z])['`]/g)) used.add(key!);
      for (const [, family] of source.matchAll(/`(ui-c-[a-z-]*-)\$\{/g)) {
        expect(Object.keys(FAMILIES)).toContain(family);
        for (const member of FAMILIES[family!] ?? []) used.add(`${family}${member}`);
      }
    }
    const there = Object.keys(shape('en')).filter((key) => key.startsWith('ui-c-'));
    expect([...used].sort()).toEqual(there.sort());
  });

  it('are not said twice by board and windows', () => {
    for (const language of LANGUAGES) {
      const board = readFileSync(join(HERE, 'text', `${language}.ftl`), 'utf8');
      const both = Object.keys(shape(language)).filter((key) => new RegExp(`^${key} =`, 'm').test(board));
      expect(both).toEqual([]);
    }
  });
});

const table = {
  view: {
    board: {
      king: 'henri',
      queen: null,
      prince: null,
      nobles: {
        henri: { family: 'red', fiefs: ['wales'], see: null, abbeys: [] },
        edmund: { family: 'blue', fiefs: [], see: 'york', abbeys: [] },
      },
      families: { red: { points: 2 }, blue: { points: 1 } },
    },
  },
  text: (key: string, args: Record<string, unknown> = {}) => [key, ...Object.values(args)].join(' '),
  name: (_: string, id: string) => id,
} as unknown as RealmTable;

describe('the court', () => {
  it('names what a noble holds', () => {
    expect(honours(table, 'henri')).toBe('ui-c-sovereign, wales');
    expect(honours(table, 'edmund')).toBe('ui-c-see york');
    expect(honours(table, 'nobody')).toBe('');
  });

  it('counts what an alliance would have, and what carries a vote', () => {
    expect(together(table, 'red', 'blue')).toBe(3);
    expect([1, 2, 4, 5].map(majority)).toEqual([1, 2, 3, 3]);
  });
});
