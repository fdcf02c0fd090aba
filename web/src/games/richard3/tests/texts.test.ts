import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { clientText, DATA, gameText, LANGUAGES, LORE, position, SOURCES, speaker, tableAt } from './support';
import { origins } from '../../../info/provenance';
import { areaLabel, blockLabel, shieldName, shortName } from '../words';

const keys = (language: string): string[] =>
  [...clientText(language).matchAll(/^([a-z][\w-]*) =/gm)].map(([, key = '']) => key);
/** The variables of every message: the same in all languages, or one of them says something else. */
function variables(language: string): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const part of clientText(language).split(/\n(?=[a-z][\w-]* =)/)) {
    const key = /^([a-z][\w-]*) =/.exec(part.trim())?.[1];
    if (key)
      found[key] = [...new Set([...part.matchAll(/\$([a-z-]+)/g)].map(([, name = '']) => name))].sort();
  }
  return found;
}

const verbs = [...gameText('en').matchAll(/^choice-([a-z]+) =/gm)].map(([, verb = '']) => verb);
const acts = ['fire', 'charge', 'treachery', 'retreat', 'hold', 'fall'];
const plain = ['done', 'keep', 'redeal', 'retract', 'stop'];
/** Messages whose keys are put together where they are used. */
const FAMILIES: readonly string[] = [
  ...DATA.card.filter(({ event }) => event).map(({ id }) => `ui-card-${id}`),
  ...DATA.area.flatMap(({ city }) => (city ? [`ui-city-${city}`] : [])),
  ...DATA.block
    .filter(({ kind }) => ['mercenary', 'levy', 'church'].includes(kind))
    .map(({ person }) => `ui-short-${person}`),
  ...['yellow', 'blue', 'red'].map((kind) => `ui-border-${kind}`),
  ...['crown', 'city', 'cathedral', 'anchor'].map((sign) => `ui-sign-${sign}`),
  ...acts.flatMap((verb) => [`ui-act-${verb}`, `ui-act-${verb}-more`]),
  ...['hits', 'eliminated', 'defects', 'deploy', 'control'].map((key) => `ui-effect-${key}`),
  ...['fire', 'charge', 'bonus-fire', 'treachery'].map((key) => `ui-throw-${key}`),
  ...verbs.filter((verb) => !plain.includes(verb)).map((verb) => `ui-verb-${verb}`),
  ...origins(DATA).map(({ name }) => `ui-figure-${name.replaceAll('.', '-')}`),
];
const used = new Set([
  ...FAMILIES,
  ...[...SOURCES.values()].flatMap((text) =>
    [...text.matchAll(/['"](ui-[a-z0-9-]+[a-z0-9])['"]/g)].map(([, key = '']) => key),
  ),
]);

describe.each(LANGUAGES)('the texts in %s', (language) => {
  it('have every message that is used, and no other', () => {
    expect(keys(language).sort()).toEqual([...used].sort());
  });

  it('say each thing once', () => {
    expect(new Set(keys(language)).size).toBe(keys(language).length);
  });

  it('take the same arguments as in English', () => {
    expect(variables(language)).toEqual(variables('en'));
  });

  it('are read by Fluent without losing a message', () => {
    expect([...new FluentResource(clientText(language)).body].map(({ id }) => id).sort()).toEqual(
      keys(language).sort(),
    );
  });

  it('can be said with whatever the board puts in', () => {
    const say = speaker(language);
    const named = variables('en');
    for (const key of keys(language)) {
      for (const n of [0, 1, 2, 5]) {
        const args = Object.fromEntries((named[key] ?? []).map((name) => [name, n]));
        expect(say(key, args)).toBeTypeOf('string');
      }
    }
  });

  it('name every block, shield and area', () => {
    const table = tableAt(position('actions').watcher, language);
    for (const { id, steps } of DATA.block) {
      expect(shortName(table, LORE, id)).not.toMatch(/\/|^$/);
      expect(shortName(table, LORE, id).length).toBeLessThanOrEqual(16);
      expect(blockLabel(table, LORE, id, steps)).toContain(table.name('block', id));
    }
    for (const { id, shields } of DATA.area) {
      expect(areaLabel(table, LORE, id, [], ['!'])).toMatch(new RegExp(`^${table.name('area', id)}: .*!$`));
      for (const person of shields ?? []) expect(shieldName(table, LORE, person)).not.toBe('');
    }
  });
});

it('no component says words of its own', () => {
  for (const [name, text] of SOURCES) {
    if (!name.endsWith('.svelte')) continue;
    const markup = text
      .replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<!--[\s\S]*?-->/g, '')
      .replace(/\{[^{}]*\}/g, '')
      .replace(/\{[^{}]*\}/g, '')
      .replace(/\{[\s\S]*?\}/g, '')
      .replace(/<[^>]*>/g, ' ');
    expect(markup.match(/\p{L}{3,}/gu) ?? [], name).toEqual([]);
  }
});
