// What clicks on the board of Fief England mean.

import { describe, expect, it } from 'vitest';
import type { Choice, Table } from '../../../contract';
import { Actor, onBoard } from '../clicks.svelte';
import type { RealmTable } from '../types';

let packed = 0;
const choice = (verb: string, kinds = '', first = '', second = ''): Choice => ({
  packed: (packed += 1),
  verb,
  kinds: kinds.split('+').filter(Boolean),
  first,
  second,
});

/** A table with these choices, which writes down what is chosen and what is asked. */
function tableWith(choices: readonly Choice[], key = 'buy', args: Record<string, unknown> = {}) {
  const chosen: Choice[] = [];
  const asked: string[][] = [];
  const table = {
    asked: true,
    past: false,
    seat: 0,
    choices,
    view: { over: false, prompt: { key, args, rule: '' } },
    data: {
      city: [
        { id: 'york', sherwood: true },
        { id: 'lincoln', sherwood: true },
        { id: 'london', port: true },
        { id: 'whitby', port: true },
        { id: 'durham' },
      ],
      road: [{ a: 'durham', b: 'york', exit_a: 's', exit_b: 'n' }],
    },
    all: (verb: string) => choices.filter((one) => one.verb === verb),
    choose: (one: Choice) => chosen.push(one),
    why: (...question: string[]) => {
      asked.push(question);
      return Promise.resolve({ legal: false, rule: '', text: '' });
    },
  };
  const actor = new Actor(table as unknown as RealmTable & Table);
  return { actor, chosen, asked };
}

describe('a click', () => {
  it('does the only thing that can be meant', () => {
    const road = choice('road', 'city', 'york');
    const { actor, chosen, asked } = tableWith([road, choice('road', 'city', 'durham')], 'march');
    expect(actor.can('city', 'york')).toBe(true);
    expect(actor.can('city', 'london')).toBe(false);
    actor.click('city', 'york');
    expect(chosen).toEqual([road]);
    expect(asked).toEqual([]);
  });

  it('asks which of several things is meant, and lets go of it again', () => {
    const both = [choice('build', 'city', 'york'), choice('mill', 'city', 'york')];
    const { actor, chosen } = tableWith(both);
    actor.click('city', 'york');
    expect(chosen).toEqual([]);
    expect(actor.menu?.choices).toEqual(both);
    actor.choose(both[1]!);
    expect(chosen).toEqual([both[1]]);
    expect(actor.menu).toBeNull();
    actor.click('city', 'york');
    expect(actor.stop()).toBe(true);
    expect(actor.stop()).toBe(false);
  });

  it('puts the unit that was picked', () => {
    const archer = choice('put', 'unit+city', 'archer', 'york');
    const knight = choice('put', 'unit+city', 'knight', 'york');
    const { actor, chosen, asked } = tableWith([archer, knight], 'place');
    actor.unit('bombard');
    expect(asked).toEqual([['put', 'bombard', 'york']]);
    actor.unit('knight');
    actor.click('city', 'york');
    expect(chosen).toEqual([knight]);
  });

  it('tells regions from dioceses, and armies from nobles', () => {
    const all = [
      choice('tallage', 'region', 'north'),
      choice('tithe', 'diocese', 'norwich'),
      choice('preach', 'noble+army', 'arthur', 'wolf'),
      choice('lead', 'noble', 'arthur'),
    ];
    const { actor } = tableWith(all);
    expect(actor.at('region', 'north')).toEqual([all[0]]);
    expect(actor.at('region', 'norwich')).toEqual([]);
    expect(actor.at('diocese', 'norwich')).toEqual([all[1]]);
    expect(actor.at('army', 'wolf')).toEqual([all[2]]);
    expect(actor.at('noble', 'arthur')).toEqual([all[3]]);
  });

  it('finds nothing while others decide or the past is looked at', () => {
    const { actor } = tableWith([choice('road', 'city', 'york')]);
    (actor as unknown as { table: { past: boolean } }).table.past = true;
    expect(actor.can('city', 'york')).toBe(false);
  });
});

describe('a click on what cannot be done', () => {
  const why = (key: string, kind: Parameters<Actor['click']>[0], id: string, args = {}): string[] => {
    const { actor, asked } = tableWith([choice('done')], key, args);
    actor.click(kind, id);
    return asked[0] ?? [];
  };

  it('asks about what one would do there now', () => {
    expect(why('start-city', 'city', 'york')).toEqual(['start', 'york']);
    expect(why('buy', 'city', 'york')).toEqual(['build', 'york']);
    expect(why('battle-turn', 'city', 'york')).toEqual(['besiege', 'york']);
    expect(why('buy', 'region', 'north')).toEqual(['title', 'north']);
    expect(why('play', 'region', 'north')).toEqual(['tallage', 'north']);
    expect(why('move', 'noble', 'arthur')).toEqual(['lead', 'arthur']);
    expect(why('march', 'noble', 'arthur')).toEqual(['join', 'arthur']);
    expect(why('discard', 'card', 'tax')).toEqual(['discard', 'tax']);
    expect(why('move', 'army', 'wolf')).toEqual(['danegeld', 'wolf']);
  });

  it('asks about the way that leads there from where the group is', () => {
    const to = (place: string, city: string): string[] => why('march', 'city', city, { place });
    expect(to('durham', 'york')).toEqual(['road', 'york']);
    expect(to('york', 'lincoln')).toEqual(['forest', 'lincoln']);
    expect(to('sherwood', 'york')).toEqual(['forest', 'york']);
    expect(to('whitby', 'london')).toEqual(['sail', 'london']);
    expect(to('durham', 'london')).toEqual(['road', 'london']);
  });
});

it('leaves to the list what is no click', () => {
  expect(onBoard(choice('road', 'city', 'york'))).toBe(true);
  expect(onBoard(choice('buy', 'unit', 'knight'))).toBe(true);
  expect(onBoard(choice('take', 'unit+some', 'knight', '2'))).toBe(true);
  expect(onBoard(choice('done'))).toBe(false);
});
