import { describe, expect, it } from 'vitest';
import { patched, PatchError, tailed } from '../src/api/patch';

describe('a patch', () => {
  const whole = { a: { b: { c: 1, d: [1, 2] }, e: 2 }, f: { g: 3 } };

  it('sets, adds and removes', () => {
    const next = patched<unknown>(whole, [
      [['a', 'b', 'c'], 9],
      [['a', 'b', 'x'], { y: null }],
      [['a', 'e']],
      [['f', 'g'], [4]],
    ]);
    expect(next).toEqual({ a: { b: { c: 9, d: [1, 2], x: { y: null } } }, f: { g: [4] } });
  });

  it('leaves what was there as it was, and shares what did not change', () => {
    const before = structuredClone(whole);
    const next = patched(whole, [[['a', 'b', 'c'], 9]]);
    expect(whole).toEqual(before);
    expect(next.f).toBe(whole.f);
    expect(next.a.b.d).toBe(whole.a.b.d);
    expect(next.a).not.toBe(whole.a);
  });

  it('replaces everything with an empty path', () => {
    expect(patched<unknown>(whole, [[[], 7]])).toBe(7);
  });

  it('applies its steps in their order', () => {
    expect(patched<unknown>({ a: 1 }, [[['b'], {}], [['b', 'c'], 1], [['a']]])).toEqual({ b: { c: 1 } });
  });

  it('replaces lists whole and never walks into them', () => {
    expect(patched<unknown>({ a: [1, 2] }, [[['a'], [3]]])).toEqual({ a: [3] });
    expect(() => patched({ a: [1, 2] }, [[['a', 0], 3]])).toThrow(PatchError);
  });

  it('refuses paths that lead nowhere', () => {
    expect(() => patched(whole, [[['a', 'no', 'c'], 1]])).toThrow(PatchError);
    expect(() => patched(whole, [[['a', 'e', 'c'], 1]])).toThrow(PatchError);
    expect(() => patched(whole, [[[]]])).toThrow(PatchError);
  });

  it('cannot reach the prototype of all things', () => {
    const next = patched<Record<string, unknown>>({}, [[['__proto__'], { bad: true }]]);
    expect(Object.hasOwn(next, '__proto__')).toBe(true);
    expect(({} as Record<string, unknown>)['bad']).toBeUndefined();
    expect(() => patched({}, [[['__proto__', 'bad'], true]])).toThrow(PatchError);
    expect(({} as Record<string, unknown>)['bad']).toBeUndefined();
  });
});

describe('a tail', () => {
  it('keeps what stays and adds what is new', () => {
    expect(tailed([1, 2, 3], 3, [4])).toEqual([1, 2, 3, 4]);
    expect(tailed([1, 2, 3], 1, [])).toEqual([1]);
    expect(tailed([1, 2, 3], 0, [9])).toEqual([9]);
  });

  it('refuses to leave a gap', () => {
    expect(() => tailed([1], 2, [3])).toThrow(PatchError);
  });
});
