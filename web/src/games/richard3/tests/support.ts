// Recorded positions, the printed data and a table to put before the components, for the tests here.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Choice, LogLine, Reason, View } from '../../../contract';
import { lookOf } from '../../../game/seats';
import type { Scene } from '../clicks';
import { Lore } from '../lore';
import type { War, WarData, WarTable } from '../types';

export const FOLDER = join(dirname(fileURLToPath(import.meta.url)), '..');
const GAME = join(FOLDER, '../../../../src/banneret');
export const LANGUAGES = ['en', 'es', 'it'] as const;

const read = (path: string): string => readFileSync(path, 'utf-8');

export interface Seen {
  readonly view: View<War>;
  readonly choices: readonly Choice[];
  readonly log: readonly LogLine[];
  readonly scores: readonly [number, number];
}

export interface Position {
  readonly prompt: string;
  readonly asked: Seen;
  readonly other: Seen;
  readonly watcher: Seen;
}

type Recorded = Omit<Seen, 'choices'> & { readonly choices: readonly [number, string, string, string][] };

function seen(recorded: Recorded): Seen {
  const choices = recorded.choices.map(([packed, verb, kind, noun]): Choice => {
    const [first = '', second = ''] = noun.split('+');
    return { packed, verb, kinds: kind === '' ? [] : kind.split('+'), first, second };
  });
  return { ...recorded, choices };
}

/** One position for every prompt, from `record.py`. */
export const POSITIONS: readonly Position[] = read(join(FOLDER, 'tests/views.jsonl'))
  .trim()
  .split('\n')
  .map((line) => {
    const { prompt, asked, other, watcher } = JSON.parse(line) as {
      prompt: string;
      asked: Recorded;
      other: Recorded;
      watcher: Recorded;
    };
    return { prompt, asked: seen(asked), other: seen(other), watcher: seen(watcher) };
  });

export const VIEWERS = ['asked', 'other', 'watcher'] as const;

export function position(prompt: string): Position {
  const found = POSITIONS.find((one) => one.prompt === prompt);
  if (!found) throw new Error(`no position was recorded for the prompt ${prompt}`);
  return found;
}

/** The few kinds of TOML that `data.toml` is written in. */
function toml(source: string): Record<string, unknown> {
  const root: Record<string, unknown> = {};
  let table = root;
  let pending = '';
  for (const raw of source.split('\n')) {
    const line = pending + raw.replace(/(^|\s)#.*$/, '').trim();
    const open = (line.match(/\[/g) ?? []).length - (line.match(/\]/g) ?? []).length;
    if (line.includes('=') && open > 0) {
      pending = line;
      continue;
    }
    pending = '';
    const many = /^\[\[(.+)\]\]$/.exec(line)?.[1];
    const one = /^\[(.+)\]$/.exec(line)?.[1];
    if (many !== undefined) {
      table = {};
      root[many] = [...((root[many] as unknown[] | undefined) ?? []), table];
    } else if (one !== undefined) {
      table = {};
      root[one] = table;
    } else if (line) {
      const equals = line.indexOf('=');
      const key = line.slice(0, equals).trim().replaceAll('"', '');
      table[key] = JSON.parse(line.slice(equals + 1).replace(/,\s*\]/g, ']')) as unknown;
    }
  }
  return root;
}

export const DATA = toml(read(join(GAME, 'games/richard3/data.toml'))) as unknown as WarData;
export const LORE = new Lore(DATA);

/** The sources of our folder, by file name. */
export const SOURCES: ReadonlyMap<string, string> = new Map(
  readdirSync(FOLDER)
    .filter((name) => /\.(svelte|ts)$/.test(name) && name !== 'map.ts')
    .map((name) => [name, read(join(FOLDER, name))]),
);

export const clientText = (language: string): string => read(join(FOLDER, `text/${language}.ftl`));
export const gameText = (language: string): string => read(join(GAME, `games/richard3/text/${language}.ftl`));

/** All words of the game in a language; throws where a message is missing or cannot be put together. */
export function speaker(language: string): (key: string, args?: Readonly<Record<string, unknown>>) => string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of [gameText(language), clientText(language)]) {
    const faults = bundle.addResource(new FluentResource(source), { allowOverrides: true });
    if (faults[0]) throw faults[0];
  }
  return (key, args = {}) => {
    const pattern = bundle.getMessage(key)?.value;
    if (pattern == null) throw new Error(`${language} has no message ${key}`);
    const faults: Error[] = [];
    const text = bundle.formatPattern(pattern, args as Record<string, FluentVariable>, faults);
    if (faults[0]) throw new Error(`${language} ${key}: ${faults[0].message}`);
    return text;
  };
}

/** What was done at a table. */
export interface Deeds {
  readonly chosen: Choice[];
  readonly asked: string[];
  undone: number;
}

/** A table that shows one position and writes down what is done at it. */
export function tableAt(at: Seen, language = 'en'): WarTable & { readonly deeds: Deeds } {
  const say = speaker(language);
  const deeds: Deeds = { chosen: [], asked: [], undone: 0 };
  const { view, choices } = at;
  const named = (kind: string, id: string): string => say(`${kind}-${id}`);
  return {
    deeds,
    view,
    before: null,
    fresh: [],
    data: DATA,
    seat: view.seat,
    past: false,
    asked: view.seat !== null && view.must_act.includes(view.seat),
    must: view.seat !== null && view.must_act.includes(view.seat),
    choices,
    hover: null,
    motion: true,
    language,
    scale: 0.6,
    find: (verb, first, second) =>
      choices.find(
        (choice) =>
          choice.verb === verb &&
          (first === undefined || choice.first === first) &&
          (second === undefined || choice.second === second),
      ) ?? null,
    all: (verb) => choices.filter((choice) => choice.verb === verb),
    seatLook: (seat) => lookOf(null, view.seats[seat] ?? '', seat),
    player: (seat) => `player ${seat}`,
    choose: (choice) => void deeds.chosen.push(choice),
    undo: () => void deeds.undone++,
    why(verb, first = '', second = '') {
      deeds.asked.push(`${verb} ${first}${second ? `+${second}` : ''}`);
      return Promise.resolve<Reason>({ legal: false, rule: '', text: '' });
    },
    rule: () => undefined,
    odds: () => Promise.reject(new Error('no odds here')),
    text: say,
    name: named,
    describe(choice) {
      const [one = '', two = ''] = choice.kinds;
      if (choice.kinds.length === 0) return say(`choice-${choice.verb}`);
      if (choice.kinds.length === 1) {
        return say(`choice-${choice.verb}`, { noun: named(one, choice.first), 'noun-id': choice.first });
      }
      return say(`choice-${choice.verb}`, {
        noun: `${choice.first}+${choice.second}`,
        first: named(one, choice.first),
        second: named(two, choice.second),
        'second-id': choice.second,
      });
    },
    say: (line) => line.key,
  };
}

export function sceneAt(at: Seen, more: Partial<Scene> = {}): Scene {
  return {
    asked: at.view.seat !== null && at.view.must_act.includes(at.view.seat),
    choices: at.choices,
    prompt: at.view.prompt,
    war: at.view.board,
    lore: LORE,
    undo: at.view.undo === true,
    picked: null,
    ...more,
  };
}
