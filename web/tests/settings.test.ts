import { describe, expect, it } from 'vitest';
import { bestLanguage, readKept, settings } from '../src/state/settings.svelte';

describe('the language', () => {
  it('is the first one wished for that there is', () => {
    expect(bestLanguage(['es-AR', 'en'])).toBe('es');
    expect(bestLanguage(['fr', 'it-CH'])).toBe('it');
    expect(bestLanguage(['fr', 'de'])).toBe('en');
    expect(bestLanguage([])).toBe('en');
  });
});

describe('what was kept', () => {
  const defaults = readKept(null, {
    language: 'en',
    theme: 'system',
    motion: 'system',
    sound: true,
    notify: false,
    confirm: true,
    skip: true,
    curtain: true,
  });

  it('is believed only as far as it makes sense', () => {
    expect(readKept({ language: 'es', sound: false }, defaults)).toEqual({
      ...defaults,
      language: 'es',
      sound: false,
    });
    expect(readKept({ language: 'xx', theme: 'pink', motion: 3, sound: 'yes', other: 1 }, defaults)).toEqual(
      defaults,
    );
    expect(readKept('nonsense', defaults)).toEqual(defaults);
  });
});

describe('a setting', () => {
  it('is in force at once', () => {
    settings.set('theme', 'dark');
    expect(settings.dark).toBe(true);
    settings.set('theme', 'light');
    expect(settings.dark).toBe(false);
    settings.set('motion', 'off');
    expect(settings.moves).toBe(false);
    settings.set('motion', 'on');
    expect(settings.moves).toBe(true);
  });
});
