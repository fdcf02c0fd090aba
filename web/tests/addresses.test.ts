import { describe, expect, it } from 'vitest';
import { address } from '../src/api/client';
import { markOf, routeOf } from '../src/state/router.svelte';

describe('addresses', () => {
  it('lead to pages', () => {
    expect(routeOf('/')).toEqual({ page: 'home' });
    expect(routeOf('/', '#about')).toEqual({ page: 'about' });
    expect(routeOf('/', '#rules/siege')).toEqual({ page: 'rules', game: 'siege', rule: null });
    expect(routeOf('/', '#rules/siege/S-1-a')).toEqual({ page: 'rules', game: 'siege', rule: 'S-1-a' });
    expect(routeOf('/', '#main')).toEqual({ page: 'home' });
    expect(routeOf('/table/ab%20c')).toEqual({ page: 'table', id: 'ab c' });
    expect(routeOf('/table')).toEqual({ page: 'lost' });
    expect(routeOf('/elsewhere/x')).toEqual({ page: 'lost' });
  });

  it('carry a position, a rule or a seat', () => {
    const none = { at: null, seat: null, rule: null, key: null };
    expect(markOf('')).toEqual(none);
    expect(markOf('#at=17')).toEqual({ ...none, at: 17 });
    expect(markOf('#at=17&seat=all')).toEqual({ ...none, at: 17, seat: 'all' });
    expect(markOf('#R3-6.4-b')).toEqual({ ...none, rule: 'R3-6.4-b' });
    expect(markOf('#sAbCdEfGhIjKlMnOpQrStUv')).toEqual({ ...none, key: 'sAbCdEfGhIjKlMnOpQrStUv' });
    expect(markOf('#at=-3')).toEqual(none);
    expect(markOf('#at=1e9')).toEqual(none);
  });

  it('of requests leave out what is not said', () => {
    expect(address('/x')).toBe('/api/x');
    expect(address('/x', { seat: null, cursor: undefined, at: 0, q: 'a b&c' })).toBe('/api/x?at=0&q=a+b%26c');
  });
});
