// The words of the board in three languages: the same messages, without faults, and all that is asked for.

import { readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { WINDOWED } from '../windowed';
import { BOARD_VERBS } from '../clicks.svelte';

const here = new URL('../', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, here), 'utf8');
const files = ['en', 'es', 'it'].map((language) => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const source = `${read(`text/${language}.ftl`)}\n${read(`text/court.${language}.ftl`)}`;
  const faults = bundle.addResource(new FluentResource(source));
  return { language, bundle, faults, source };
});
const keys = (source: string): string[] =>
  [...source.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key = '']) => key);

describe('words', () => {
  it('are the same messages in three languages, without faults', () => {
    for (const { bundle, faults, source } of files) {
      expect(faults).toEqual([]);
      expect(keys(source).filter((key) => !bundle.hasMessage(key))).toEqual([]);
      expect(keys(source)).toEqual(keys(files[0]?.source ?? ''));
      expect(new Set(keys(source)).size).toBe(keys(source).length);
    }
  });

  it('take the same arguments in three languages', () => {
    const used = (bundle: FluentBundle, key: string): string[] =>
      [...new Set([...JSON.stringify(bundle.getMessage(key)?.value).matchAll(/"var","name":"([^"]+)"/g)])]
        .map(([, name = '']) => name)
        .sort();
    expect(files.map(({ bundle }) => used(bundle, 'ui-round'))).toEqual([
      ['n', 'of'],
      ['n', 'of'],
      ['n', 'of'],
    ]);
    for (const key of keys(files[0]?.source ?? '')) {
      const [en, ...others] = files.map(({ bundle }) => new Set(used(bundle, key)));
      for (const other of others) expect([key, [...other]]).toEqual([key, [...en!]]);
    }
  });

  it('are all that the components ask for', () => {
    const sources = readdirSync(here, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(svelte|ts)$/.test(name) && !name.includes('test'))
      .map(read);
    const asked = sources.flatMap((source) =>
      [...source.matchAll(/\.text\(\s*'(ui-[\w-]+)'/g)].map(([, key = '']) => key),
    );
    expect(asked.length).toBeGreaterThan(60);
    const known = new Set(keys(files[0]?.source ?? ''));
    expect(asked.filter((key) => !known.has(key))).toEqual([]);
  });

  it('head every list of choices that the board makes', () => {
    const known = new Set(keys(files[0]?.source ?? ''));
    expect([...BOARD_VERBS].filter((verb) => !known.has(`ui-verb-${verb}`))).toEqual([]);
    expect([...WINDOWED].length).toBeGreaterThan(0);
  });

  it('say what every card does', () => {
    const printed = readFileSync(
      new URL('../../../../src/banneret/games/fief_england/data.toml', here),
      'utf8',
    );
    const cards = printed
      .split(/^\[\[/m)
      .filter((part) => /^(character|event)\]\]/.test(part))
      .map((part) => ({
        id: /^id = "([^"]+)"/m.exec(part)?.[1] ?? '',
        disaster: part.includes('kind = "disaster"'),
        lightning: part.includes('lightning = true') || part.includes('mercenary'),
      }))
      .filter(({ disaster }) => !disaster);
    expect(cards).toHaveLength(19);
    for (const { bundle } of files)
      for (const { id, lightning } of cards) {
        const message = bundle.getMessage(`ui-card-${id}`)?.value;
        expect(message, id).not.toBeNull();
        expect(bundle.formatPattern(message ?? '').startsWith('⚡'), id).toBe(lightning);
      }
  });

  it('name the trade of every servant', () => {
    const printed = readFileSync(
      new URL('../../../../src/banneret/games/fief_england/data.toml', here),
      'utf8',
    );
    const trades = [...printed.matchAll(/^trade = "([^"]+)"/gm)].map(([, trade = '']) => trade);
    expect(trades).toHaveLength(23);
    for (const { bundle } of files) {
      const pattern = bundle.getMessage('ui-serves')?.value ?? '';
      const said = trades.map((trade) => bundle.formatPattern(pattern, { servant: 'X', trade, used: 'no' }));
      expect(new Set(said).size).toBe(23);
    }
  });
});
