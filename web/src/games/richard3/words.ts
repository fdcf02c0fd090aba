// Names and labels that need more than one message.

import type { Lore } from './lore';
import type { Piece } from './pieces';
import { BOTH, HOUSES, type House, type WarTable } from './types';

/** Kinds whose names are too long for a block. */
const SHORT: ReadonlySet<string> = new Set(['mercenary', 'levy', 'church']);

/** A name short enough to stand on a block: without the colour, and for companies without "mercenaries". */
export function shortName(table: WarTable, lore: Lore, block: string): string {
  const { kind, person } = lore.block(block);
  if (SHORT.has(kind)) return table.text(`ui-short-${person}`);
  return table.name('block', block).replace(/\s*\/[LY]$/, '');
}

/** A block in words: name, strength, rating, loyalty, and what it is. */
export function blockLabel(table: WarTable, lore: Lore, block: string, steps: number, more = ''): string {
  const data = lore.block(block);
  const label = table.text('ui-block-label', {
    block: table.name('block', block),
    kind: data.kind,
    heir: data.heir ?? 0,
    steps,
    most: data.steps,
    rating: data.rating,
    loyalty: data.loyalty,
  });
  return more ? `${label}; ${more}` : label;
}

/** Who stands in an area, in words. */
function crowd(table: WarTable, pieces: readonly Piece[], house: House): string {
  const mine = pieces.filter((piece) => piece.house === house);
  const n = mine.reduce((sum, piece) => sum + piece.count, 0);
  if (n === 0) return '';
  const names = mine
    .filter((piece) => piece.block !== null)
    .map((piece) => table.name('block', piece.block ?? ''));
  const count = table.text('ui-area-blocks', { n, house: table.name('seat', HOUSES[house]) });
  return names.length > 0 ? `${count} (${names.join(', ')})` : count;
}

/** "Kent: 3 blocks of York; major port; …". */
export function areaLabel(
  table: WarTable,
  lore: Lore,
  area: string,
  pieces: readonly Piece[],
  notes: readonly string[],
): string {
  const data = lore.areas.get(area);
  const parts = BOTH.map((house) => crowd(table, pieces, house)).filter((part) => part !== '');
  if (parts.length === 0) parts.push(table.text('ui-area-empty'));
  if (data?.crown) parts.push(table.text('ui-crown'));
  if (data?.city) parts.push(table.text('ui-city', { city: table.text(`ui-city-${data.city}`) }));
  if (data?.cathedral) parts.push(table.text('ui-cathedral'));
  if (data?.port) parts.push(table.text('ui-port'));
  if (data?.exile) parts.push(table.text('ui-exile', { house: table.name('seat', data.exile) }));
  if (data?.shields?.length) {
    parts.push(
      table.text('ui-shields', {
        names: data.shields.map((person) => shieldName(table, lore, person)).join(', '),
      }),
    );
  }
  return `${table.name('area', area)}: ${[...parts, ...notes].join('; ')}`;
}

/** Whose shield it is: a person of either colour, or the royal one of Lancaster. */
export function shieldName(table: WarTable, lore: Lore, person: string): string {
  for (const block of lore.blocks.values())
    if (block.person === person) return shortName(table, lore, block.id);
  return table.name('seat', person);
}
