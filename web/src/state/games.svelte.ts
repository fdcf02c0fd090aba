// What there is to play, and everything a table of a game needs. The shell knows games only by what stands here.

import { json, text } from '../api/client';
import type { About, GameTables, Rule } from '../api/types';
import type { GameClient } from '../contract';
import { GameTexts } from '../game/texts';

const clients = import.meta.glob<{ default: GameClient }>('../games/*/index.ts');

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
  const load = clients[`../games/${game}/index.ts`];
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
  const own = client?.texts?.[language];
  return new GameTexts(tables, language, own ? [source, own] : [source]);
}

/** A game's words for pages outside a table (lobby, forms): loaded when first asked for, in the language of the day. */
class Lexicon {
  private readonly found = $state<Record<string, GameTexts>>({});
  private readonly asked = new Set<string>();

  texts(game: string, language: string): GameTexts | null {
    const name = `${game} ${language}`;
    if (!this.asked.has(name)) {
      this.asked.add(name);
      loadTexts(game, language).then(
        (texts) => {
          this.found[name] = texts;
        },
        () => this.asked.delete(name),
      );
    }
    return this.found[name] ?? null;
  }
}

export const lexicon = new Lexicon();
