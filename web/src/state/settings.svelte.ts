// What the user wishes: kept in the browser, in force at once.

import { negotiateLanguages } from '@fluent/langneg';
import { keep, recall } from './memory';

export const LANGUAGES = ['en', 'es', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'system' | 'on' | 'off';

interface Kept {
  language: Language;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  notify: boolean;
  confirm: boolean;
  skip: boolean;
  curtain: boolean;
}

export function bestLanguage(wished: readonly string[]): Language {
  const [best] = negotiateLanguages(wished, LANGUAGES, { defaultLocale: 'en', strategy: 'lookup' });
  return LANGUAGES.find((language) => language === best) ?? 'en';
}

function defaults(): Kept {
  return {
    language: bestLanguage(globalThis.navigator?.languages ?? []),
    theme: 'system',
    motion: 'system',
    sound: true,
    notify: false,
    confirm: true,
    skip: true,
    curtain: true,
  };
}

/** Only what we know, and only of the right type: what is kept may be of another version, or somebody's joke. */
export function readKept(kept: unknown, otherwise: Kept): Kept {
  const result: Record<string, unknown> = { ...otherwise };
  if (typeof kept === 'object' && kept !== null) {
    for (const [name, value] of Object.entries(kept)) {
      if (typeof value === typeof result[name]) result[name] = value;
    }
  }
  const read = result as unknown as Kept;
  if (!LANGUAGES.includes(read.language)) read.language = otherwise.language;
  if (!['system', 'light', 'dark'].includes(read.theme)) read.theme = 'system';
  if (!['system', 'on', 'off'].includes(read.motion)) read.motion = 'system';
  return read;
}

function media(query: string): MediaQueryList | null {
  return globalThis.matchMedia?.(query) ?? null;
}

class Settings {
  private kept = $state<Kept>(readKept(recall('settings', null), defaults()));
  private still = $state(media('(prefers-reduced-motion: reduce)')?.matches ?? false);
  private darkSystem = $state(media('(prefers-color-scheme: dark)')?.matches ?? false);

  constructor() {
    media('(prefers-reduced-motion: reduce)')?.addEventListener('change', (event) => {
      this.still = event.matches;
    });
    media('(prefers-color-scheme: dark)')?.addEventListener('change', (event) => {
      this.darkSystem = event.matches;
    });
  }

  get<K extends keyof Kept>(name: K): Kept[K] {
    return this.kept[name];
  }

  set<K extends keyof Kept>(name: K, value: Kept[K]): void {
    this.kept[name] = value;
    keep('settings', $state.snapshot(this.kept));
  }

  get language(): Language {
    return this.kept.language;
  }

  get dark(): boolean {
    return this.kept.theme === 'dark' || (this.kept.theme === 'system' && this.darkSystem);
  }

  get moves(): boolean {
    return this.kept.motion === 'on' || (this.kept.motion === 'system' && !this.still);
  }
}

export const settings = new Settings();
