// The client's own words. Every sentence a person reads is in src/words/<language>.ftl.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings, type Language } from './settings.svelte';

const sources = import.meta.glob<string>('../words/*.ftl', { query: '?raw', import: 'default' });

export function bundleOf(language: string, source: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return bundle;
}

let bundle = $state.raw<FluentBundle | null>(null);

/** Loads the words of the language wished for; the old ones stay until they are here. */
export async function loadWords(language: Language = settings.language): Promise<void> {
  const source = await sources[`../words/${language}.ftl`]?.();
  if (source !== undefined && language === settings.language) bundle = bundleOf(language, source);
}

/** A sentence of the client; the key itself where there is none, so that a mistake is seen. */
export function t(key: string, args: Record<string, FluentVariable> = {}): string {
  const pattern = bundle?.getMessage(key)?.value;
  if (!bundle || pattern == null) return key;
  return bundle.formatPattern(pattern, args, []);
}

/** Whether the client has words for a key that is worked out from what the server said. */
export function hasWords(key: string): boolean {
  return bundle?.getMessage(key)?.value != null;
}
