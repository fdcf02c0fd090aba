import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import Board from '../Board.svelte';
import Hand from '../Hand.svelte';
import Status from '../Status.svelte';
import Window from '../Window.svelte';
import { LANGUAGES, POSITIONS, tableAt, VIEWERS } from './support';

const PARTS = { Board, Hand, Status, Window };

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(POSITIONS.map((one) => [one.prompt, one] as const))(
    'everybody is shown the position %s',
    (_, one) => {
      for (const viewer of VIEWERS) {
        for (const Part of Object.values(PARTS)) {
          const { body } = render(Part, { props: { table: tableAt(one[viewer], language) } });
          expect(body).not.toMatch(/undefined|NaN|\[object/);
        }
      }
    },
  );
});
