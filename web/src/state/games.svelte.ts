// What there is to play, and everything a table of a game needs. The shell knows games only by what stands here.

import { json, text } from '../api/client';
import type { About, GameInfo, GameTables, GameWords, Rule } from '../api/types';
import type { GameClient } from '../contract';
import { GameTexts } from '../game/texts';

/** The games with a board, found by their folders: a new one costs nothing here. Each is loaded when it is played. */
const clients = import.meta.glob<{ default: GameClient }>('../games/*/index.ts');
/** A game may have a small picture, `emblem.svg`, for the home page. */
const emblems = import.meta.glob<string>('../games/*/emblem.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The folder of a game is named as in Python: `fief_england` for fief-england. */
const folder = (game: string): string => `../games/${game.replaceAll('-', '_')}`;

export const emblemOf = (game: string): string | null => emblems[`${folder(game)}/emblem.svg`] ?? null;

/** Loads what may be asked for again after a failure: only answers are kept. */
function once<T>(load: (name: string) => Promise<T>): (name: string) => Promise<T> {
  const kept = new Map<string, Promise<T>>();
  return (name) => {
    let found = kept.get(name);
    if (!found) {
      found = load(name);
      kept.set(name, found);
      found.catch(() => kept.delete(name));
    }
    return found;
  };
}

const part = (game: string): string => `/games/${encodeURIComponent(game)}`;

export const loadAbout = once(() => json<About>('/about'));
export const loadTables = once((game) => json<GameTables>(part(game)));
export const loadData = once((game) => json<unknown>(`${part(game)}/data`));
const loadSource = once((gameAndLanguage) => {
  const [game = '', language = ''] = gameAndLanguage.split(' ');
  return text(`${part(game)}/text/${language}`);
});
const loadRuleList = once((gameAndLanguage) => {
  const [game = '', language = ''] = gameAndLanguage.split(' ');
  return json<readonly Rule[]>(`${part(game)}/rules/${language}`);
});
export const loadClient = once(async (game) => {
  const load = clients[`${folder(game)}/index.ts`];
  return load ? (await load()).default : null;
});

export const loadRules = (game: string, language: string): Promise<readonly Rule[]> =>
  loadRuleList(`${game} ${language}`);

export async function loadTexts(game: string, language: string): Promise<GameTexts> {
  const [tables, source, client] = await Promise.all([
    loadTables(game),
    loadSource(`${game} ${language}`),
    loadClient(game),
  ]);
  const told = client?.texts?.[language];
  const own = typeof told === 'function' ? await told() : told;
  return new GameTexts(tables, language, own ? [source, own] : [source]);
}

/** The words of the server alone, without the board and its words: enough for lists, forms and the pages of rules. */
async function loadPlainTexts(game: string, language: string): Promise<GameTexts> {
  const [tables, source] = await Promise.all([loadTables(game), loadSource(`${game} ${language}`)]);
  return new GameTexts(tables, language, [source]);
}

/** A game's words for pages outside a table (lobby, forms): loaded when first asked for, in the language of the day. */
class Lexicon {
  private readonly found = $state<Record<string, GameTexts>>({});
  private readonly asked = new Set<string>();

  constructor(private readonly load: (game: string, language: string) => Promise<GameTexts>) {}

  texts(game: string, language: string): GameTexts | null {
    const name = `${game} ${language}`;
    if (!this.asked.has(name)) {
      this.asked.add(name);
      this.load(game, language).then(
        (texts) => {
          this.found[name] = texts;
        },
        () => this.asked.delete(name),
      );
    }
    return this.found[name] ?? null;
  }
}

export const lexicon = new Lexicon(loadPlainTexts);
/** The same with the words that only the board knows, such as the names of figures. */
export const lexiconOfBoard = new Lexicon(loadTexts);

/** What there is, for components: asked for once, and null until it is here. */
class Catalogue {
  private about = $state.raw<About | null>(null);
  private asked = false;

  private get found(): About | null {
    if (!this.asked) {
      this.asked = true;
      loadAbout('').then(
        (about) => (this.about = about),
        () => (this.asked = false),
      );
    }
    return this.about;
  }

  game(name: string): GameInfo | undefined {
    return this.found?.games.find((one) => one.name === name);
  }

  /** Its name, what it is and who made it, without loading anything of the game. */
  words(name: string, language: string): GameWords {
    return this.game(name)?.words[language] ?? { name, about: '', credits: '' };
  }
}

export const catalogue = new Catalogue();
