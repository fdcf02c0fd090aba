import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import type { GameTables } from '../src/api/types';
import type { Choice } from '../src/contract';
import { slug } from '../src/game/options';
import { faces, GameTexts, plain } from '../src/game/texts';

const TABLES: GameTables = {
  game: 'siege',
  kinds: { town: ['ely', 'isle'], lord: ['ann'] },
  numbers: {},
  verbs: {},
  lines: {
    march: ['lord:lord', 'from:town', 'through:town'],
    fire: ['lord:lord', 'dice:dice'],
    hits: ['number:n'],
  },
  prompts: { move: ['who:seat'] },
  details: { 'too-many': ['town:town', 'most:n'] },
  seat_names: { 2: ['red', 'white'] },
};

const SOURCE = `
town-ely = Ely
town-isle = Isle of Man
lord-ann = Ann
seat-red = Red
seat-white = White
choice-done = Done
choice-go = Go { noun.to }
choice-send = Send { $first } { second.to }
log-march = { $lord } marched from { $from }{ through.entering }.
log-fire = { $lord } fired: { $dice }.
log-hits = { $number ->
        [one] One hit
       *[other] { $number } hits
    }.
prompt-move = { $who } moves.
detail-too-many = { $town } holds { $most } at most.
noun =
    .to = { $noun-id ->
        [isle] to the { $noun }
       *[other] to { $noun }
    }
second =
    .to = { $second-id ->
        [isle] to the { $second }
       *[other] to { $second }
    }
through =
    .entering = { $through-id ->
        [none] {""}
       *[other] , entering from { $through }
    }
`;

const texts = new GameTexts(TABLES, 'en', [SOURCE, 'ui-more = More\nchoice-done = All done\n']);
const line = (key: string, args: Record<string, unknown>) => texts.line({ key, args, rule: '' });

function choice(verb: string, kinds: string[], first = '', second = ''): Choice {
  return { packed: 0, verb, kinds, first, second };
}

describe('the words of a game', () => {
  it('name things and leave numbers numbers', () => {
    expect(texts.name('town', 'ely')).toBe('Ely');
    expect(texts.name('seat', 'red')).toBe('Red');
    expect(texts.name('n', 3)).toBe(3);
    expect(texts.name('n', '3')).toBe(3);
    expect(texts.name('town', '')).toBe('?');
  });

  it('show the key where a message is missing', () => {
    expect(texts.text('nothing-here')).toBe('nothing-here');
    expect(texts.has('nothing-here')).toBe(false);
    expect(texts.name('town', 'rome')).toBe('town-rome');
  });

  it('let the client say more, and say it otherwise', () => {
    expect(texts.text('ui-more')).toBe('More');
    expect(plain(texts.choice(choice('done', [])))).toBe('All done');
  });

  it('put a choice in words, its id choosing the form', () => {
    expect(plain(texts.choice(choice('go', ['town'], 'ely')))).toBe('Go to Ely');
    expect(plain(texts.choice(choice('go', ['town'], 'isle')))).toBe('Go to the Isle of Man');
    expect(plain(texts.choice(choice('send', ['lord', 'town'], 'ann', 'isle')))).toBe(
      'Send Ann to the Isle of Man',
    );
  });

  it('find the things again in a line of the log', () => {
    expect(line('march', { lord: 'ann', from: 'ely', through: 'isle' })).toEqual([
      { text: 'Ann', thing: { kind: 'lord', id: 'ann' } },
      { text: ' marched from ', thing: null },
      { text: 'Ely', thing: { kind: 'town', id: 'ely' } },
      { text: ', entering from ', thing: null },
      { text: 'Isle of Man', thing: { kind: 'town', id: 'isle' } },
      { text: '.', thing: null },
    ]);
  });

  it('leave out what an argument leaves empty', () => {
    expect(plain(line('march', { lord: 'ann', from: 'ely', through: '' }))).toBe('Ann marched from Ely.');
  });

  it('choose the plural by the number', () => {
    expect(plain(line('hits', { number: 1 }))).toBe('One hit.');
    expect(plain(line('hits', { number: 3 }))).toBe('3 hits.');
  });

  it('show dice as dice', () => {
    const packed = (3 * 7 + 6) * 7 + 1;
    expect(faces(packed)).toEqual([3, 6, 1]);
    expect(
      line('fire', { lord: 'ann', dice: packed }).filter((piece) => piece.thing?.kind === 'dice'),
    ).toEqual([
      { text: '3', thing: { kind: 'dice', id: '3' } },
      { text: '6', thing: { kind: 'dice', id: '6' } },
      { text: '1', thing: { kind: 'dice', id: '1' } },
    ]);
    expect(faces(0)).toEqual([]);
  });

  it('put prompts and details in words', () => {
    expect(plain(texts.prompt({ key: 'move', args: { who: 'white' }, rule: '' }))).toBe('White moves.');
    expect(texts.detail('too-many', { town: 'ely', most: 4 })).toBe('Ely holds 4 at most.');
    expect(texts.detail('', {})).toBe('');
  });

  it('leave no marks behind in any sentence', () => {
    const said = [
      plain(line('march', { lord: 'ann', from: 'ely', through: 'isle' })),
      texts.detail('too-many', { town: 'ely', most: 4 }),
      plain(texts.choice(choice('send', ['lord', 'town'], 'ann', 'isle'))),
    ].join('');
    expect(said).not.toMatch(/[\uE000-\uF8FF]/);
  });

  it('say what a verb does without its noun', () => {
    expect(texts.verb('send')).toBe('Send … to …');
  });
});

describe('the texts that Python reads', () => {
  const root = join(__dirname, '../../src/banneret');
  const folders = [
    join(root, 'core/text'),
    ...readdirSync(join(root, 'games'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
      .map((entry) => join(root, 'games', entry.name, 'text'))
      // A game that is being written may have no words yet.
      .filter((folder) => existsSync(folder)),
  ];
  const files = folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));

  it.each(files)('are read whole by the browser: %s', (path) => {
    const source = readFileSync(path, 'utf8');
    const keys = [...source.matchAll(/^([a-z][a-zA-Z0-9_-]*) *=/gm)].map(([, key]) => key);
    expect(keys.length).toBeGreaterThan(0);
    expect(new FluentResource(source).body.map((entry) => entry.id)).toEqual(keys);
  });
});

describe('values of options', () => {
  it('become parts of keys', () => {
    expect(slug('Wars of the Roses')).toBe('wars-of-the-roses');
    expect(slug('Edición española (2)')).toBe('edicion-espanola-2');
  });
});
