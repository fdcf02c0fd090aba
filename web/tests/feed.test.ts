import { describe, expect, it } from 'vitest';
import { PatchError } from '../src/api/patch';
import type { Update } from '../src/api/types';
import type { View } from '../src/contract';
import { beat, learned, NOTHING } from '../src/state/feed.svelte';

const VIEW = { game: 'siege', board: { towns: { ely: 1 } }, version: 5, choices: [1] } as unknown as View;
const line = (key: string) => ({ key, args: {}, rule: '' });
const said = (text: string) => ({ seat: null, name: 'x', text, at: 1 });

const first: Update = {
  cursor: 'a',
  view: VIEW,
  log: { from: 0, lines: [line('one'), line('two')] },
  chat: { from: 0, lines: [said('hello')] },
};

describe('what a viewer knows', () => {
  const known = learned(NOTHING, first);

  it('begins with everything', () => {
    expect(known.view).toBe(VIEW);
    expect(known.log.map((one) => one.key)).toEqual(['one', 'two']);
    expect(known.cursor).toBe('a');
  });

  it('grows by what changed, and keeps the rest', () => {
    const next = learned(known, {
      cursor: 'b',
      patch: [[['board', 'towns', 'ely'], 2]],
      log: { from: 2, lines: [line('three')] },
    });
    expect((next.view?.board as { towns: { ely: number } }).towns.ely).toBe(2);
    expect(next.log.length).toBe(3);
    expect(next.chat).toBe(known.chat);
    expect(next.cursor).toBe('b');
  });

  it('forgets what an undo took back', () => {
    const next = learned(known, { cursor: 'b', log: { from: 1, lines: [] } });
    expect(next.log.map((one) => one.key)).toEqual(['one']);
    expect(next.chat.length).toBe(1);
  });

  it('starts anew with a whole view, whatever was there', () => {
    const next = learned(known, { cursor: 'z', view: VIEW, log: { from: 0, lines: [line('new')] } });
    expect(next.log.map((one) => one.key)).toEqual(['new']);
  });

  it('refuses what does not fit', () => {
    expect(() => learned(NOTHING, { cursor: 'b', patch: [[['version'], 6]] })).toThrow(PatchError);
    expect(() => learned(known, { cursor: 'b', log: { from: 7, lines: [] } })).toThrow(PatchError);
  });
});

describe('the beat at which updates are shown', () => {
  it('quickens when much is waiting, so that one is never far behind', () => {
    expect(beat(0)).toBe(550);
    let whole = 0;
    for (let waiting = 40; waiting > 0; waiting -= 1) whole += beat(waiting);
    expect(whole).toBeLessThan(12_000);
    expect(beat(50)).toBeLessThan(beat(5));
  });
});
