// The client's own words. Every sentence a person reads is in src/words/<language>.ftl.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { speak, text } from '../api/client';
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
  speak(language);
  const source = await sources[`../words/${language}.ftl`]?.();
  if (source !== undefined && language === settings.language) bundle = bundleOf(language, source);
}

let table = $state.raw<FluentBundle | null>(null);

/** Loads what the table itself may say (in the chat, say); the server has the words for it. */
export async function loadNotes(language: Language = settings.language): Promise<void> {
  const source = await text(`/text/${language}`);
  if (language === settings.language) table = bundleOf(language, source);
}

/** Something that the table itself said. */
export function note(key: string, args: Record<string, FluentVariable>): string {
  const pattern = table?.getMessage(`note-${key}`)?.value;
  return table && pattern != null ? table.formatPattern(pattern, args, []) : key;
}

/** A sentence of the client; the key itself where there is none, so that a mistake is seen. */
export function t(key: string, args: Record<string, FluentVariable> = {}): string {
  const pattern = bundle?.getMessage(key)?.value;
  if (!bundle || pattern == null) return key;
  return bundle.formatPattern(pattern, args, []);
}

/** The name of a bot, or (`long`) the name and how it plays; what programs call it where we have no words. */
export function botName(bot: string, long = false): string {
  const message = bundle?.getMessage(`bot-${bot}`);
  const pattern = (long ? message?.attributes['long'] : null) ?? message?.value;
  return bundle && pattern != null ? bundle.formatPattern(pattern, {}, []) : bot;
}

/** Who sits in a seat, in words. */
export function playerName(seat: { readonly player: string | null; readonly bot: string | null }): string {
  return seat.player ?? (seat.bot === null ? '' : botName(seat.bot));
}
