import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { BINDINGS } from '../src/state/keys';

const WORDS = join(__dirname, '../src/words');
const SOURCES = join(__dirname, '../src');
const LANGUAGES = ['en', 'es', 'it'];

type Shape = Map<string, string>;

function source(language: string): string {
  return readFileSync(join(WORDS, `${language}.ftl`), 'utf8');
}

function variables(node: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(node)) node.forEach((part) => variables(part, found));
  else if (typeof node === 'object' && node !== null) {
    const part = node as Record<string, unknown>;
    if (part['type'] === 'var') found.add(String(part['name']));
    Object.values(part).forEach((value) => variables(value, found));
  }
  return found;
}

/** Each message with the arguments it speaks of. */
function shape(language: string): Shape {
  const result: Shape = new Map();
  for (const entry of new FluentResource(source(language)).body) {
    expect(result.has(entry.id), `${entry.id} stands twice in ${language}`).toBe(false);
    result.set(entry.id, [...variables(entry)].sort().join(' '));
  }
  return result;
}

function* files(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) {
      if (name !== 'games') yield* files(path);
    } else if (/\.(svelte|ts)$/.test(name)) {
      yield path;
    }
  }
}

/** Keys that are put together while the program runs; each family with all its members. */
const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  'language-': LANGUAGES,
  'theme-': ['system', 'light', 'dark'],
  'motion-': ['system', 'on', 'off'],
  'setting-': ['confirm', 'skip', 'curtain', 'sound'].flatMap((name) => [name, `${name}-hint`]),
  'keys-': ['turn', 'time', 'map', 'page'],
  'key-': BINDINGS.map((binding) => binding.deed),
  'tab-': ['choices', 'log', 'chat', 'rules', 'advice', 'more'],
  'level-': ['knight', 'lord', 'council'],
  'access-': ['open', 'link', 'password'],
  'rule-kind-': ['data', 'option', 'ruling', 'setup'],
  'from-': ['rulebook', 'board', 'source', 'reconstructed'],
  'from-hint-': ['rulebook', 'board', 'source', 'reconstructed'],
  'maturity-': ['alpha', 'beta', 'production'],
  'credits-': ['richard3'],
  'status-': ['waiting', 'playing', 'over'],
};

function used(): Map<string, string> {
  const found = new Map<string, string>();
  for (const path of files(SOURCES)) {
    const code = readFileSync(path, 'utf8');
    for (const [, , key] of code.matchAll(/\bt\(\s*(['"])([a-z0-9-]+)\1/g)) found.set(key as string, path);
    // Both arms of `t(one ? 'a' : 'b')`.
    for (const [, one, two] of code.matchAll(/\bt\([^()'"`]*\?\s*'([a-z0-9-]+)'\s*:\s*'([a-z0-9-]+)'/g)) {
      found.set(one as string, path).set(two as string, path);
    }
    for (const [, start, rest] of code.matchAll(/\bt\(`([a-z0-9-]+)\$\{[^}]*\}([a-z0-9-]*)`/g)) {
      const family = FAMILIES[start as string];
      expect(family, `a family of keys ${start} in ${path}`).toBeDefined();
      for (const member of family ?? []) {
        if (!rest || !member.endsWith(rest as string)) found.set(`${start}${member}${rest}`, path);
      }
    }
  }
  return found;
}

describe('the words', () => {
  const english = shape('en');

  it.each(LANGUAGES)('have no lines in %s that are no messages', (language) => {
    const junk = source(language)
      .split('\n')
      .filter((line) => line && !/^(#|\s|\}|[a-z][a-z0-9-]* =)/.test(line));
    expect(junk).toEqual([]);
  });

  it.each(LANGUAGES.slice(1))('say the same things in %s as in English', (language) => {
    expect(Object.fromEntries(shape(language))).toEqual(Object.fromEntries(english));
  });

  it('are there for every key in the code', () => {
    const missing = [...used()].filter(([key]) => !english.has(key));
    expect(missing).toEqual([]);
  });

  it('are all used', () => {
    const needed = used();
    const spare = [...english.keys()].filter((key) => !needed.has(key) && !key.startsWith('bot-'));
    expect(spare).toEqual([]);
  });
});
