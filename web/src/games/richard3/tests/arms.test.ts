import { describe, expect, it } from 'vitest';
import { arms, BEARERS } from '../arms';
import { CHARGES } from '../charges';
import { PICTURES, spriteSource } from '../sprite';
import { DATA, SOURCES } from './support';

/** Opening and closing marks must match, as the browser will forgive nothing inside an SVG sprite. */
function balanced(source: string): boolean {
  const open: string[] = [];
  for (const [, close, name = '', , self] of source.matchAll(/<(\/?)([a-zA-Z]+)((?:\s[^<>]*?)?)(\/?)>/g)) {
    if (close) {
      if (open.pop() !== name) return false;
    } else if (!self) {
      open.push(name);
    }
  }
  return open.length === 0;
}

describe('heraldry', () => {
  it.each(DATA.block.map((block) => [block.id, block.person]))('gives %s arms', (_, person) => {
    expect(BEARERS).toContain(person);
    const coat = arms(person);
    expect(coat).toMatch(/^<path fill="#|^<svg /);
    expect(coat).not.toMatch(/undefined|NaN/);
    expect(balanced(coat)).toBe(true);
  });

  it('gives everybody arms of his own', () => {
    const coats = BEARERS.map(arms);
    expect(new Set(coats).size).toBe(coats.length);
  });

  it('knows every shield on the map', () => {
    const shields = new Set(DATA.area.flatMap((area) => area.shields ?? []));
    expect(shields.size).toBeGreaterThan(20);
    for (const person of shields) expect(BEARERS).toContain(person);
  });

  it('bears nobody who is not in the game', () => {
    const known = new Set([
      ...DATA.block.map((block) => block.person),
      ...DATA.area.flatMap((area) => area.shields ?? []),
    ]);
    expect(BEARERS.filter((person) => !known.has(person))).toEqual([]);
  });

  it('uses every charge it draws', () => {
    const coats = [...BEARERS.map(arms), spriteSource()].join('');
    expect(
      Object.entries(CHARGES)
        .filter(([, d]) => !coats.includes(d))
        .map(([name]) => name),
    ).toEqual([]);
  });

  it('paints with few tinctures, all as colours', () => {
    const fills = new Set(
      BEARERS.map(arms)
        .join('')
        .match(/#[0-9a-f]{6}/g),
    );
    expect(fills.size).toBeLessThanOrEqual(7);
  });
});

describe('the sprite', () => {
  const source = spriteSource();

  it('is one well-formed SVG with every picture once', () => {
    expect(balanced(source)).toBe(true);
    for (const picture of PICTURES) expect(source.split(`<symbol id="r3-${picture}"`)).toHaveLength(2);
  });

  it('has a picture for every event card', () => {
    for (const card of DATA.card.filter(({ event }) => event)) expect(PICTURES).toContain(`card-${card.id}`);
  });

  it('has every picture that a component asks for by name', () => {
    for (const [name, text] of SOURCES) {
      for (const [, picture = ''] of text.matchAll(/"#r3-([a-z0-9-]+)"|'#r3-([a-z0-9-]+)'/g)) {
        if (picture) expect(PICTURES, name).toContain(picture);
      }
    }
  });

  it('asks for no styles that a strict page would refuse', () => {
    expect(source).not.toMatch(/style=|<style|on[a-z]+=/);
  });
});
