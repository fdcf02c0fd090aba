// The view of the engine, turned into what the board draws.

import type { ConflictView, Goods, PlayerView, RealmTable, SpaceView } from './types';

export type Amount = readonly [good: string, n: number];

/** A house: a seat, or in a game of two the ally of one. */
export interface House {
  readonly house: string;
  readonly colour: string;
  readonly ally: boolean;
}

const ALLY = '-ally';
/** Goods have the pictures of these names; a leftover marker is a marker. */
const PICTURES: Readonly<Record<string, string>> = { leftover: 'marker', swap: 'upgrade' };

export const goods = (told: Goods): readonly Amount[] =>
  Object.entries(told).map(([good, n]) => [PICTURES[good] ?? good, n]);

/** A house by its id. An ally bears the arms of the colour that was chosen for it. */
export function houseOf(table: RealmTable, house: string): House {
  if (!house.endsWith(ALLY)) return { house, colour: house, ally: false };
  const owner = house.slice(0, -ALLY.length);
  return { house, colour: table.view.board.players[owner]?.ally?.colour ?? owner, ally: true };
}

/** The houses of a seat: its own, and its ally. */
export function houseNames(table: RealmTable, seat: string): readonly string[] {
  return table.view.board.players[seat]?.ally ? [seat, `${seat}${ALLY}`] : [seat];
}

/** The knight that a choice is about, such as `2` or `ally-1`, of the reader's own. */
export function heroOf(
  table: RealmTable,
  knight: string,
): { colour: string; strength: number; ally: boolean } {
  const seat = table.view.seats[table.seat ?? 0] ?? '';
  const ally = knight.startsWith('ally-');
  const { colour } = houseOf(table, ally ? `${seat}${ALLY}` : seat);
  return { colour, ally, strength: Number(knight.replace('ally-', '')) };
}

export interface CountyScene {
  readonly id: string;
  readonly least: number;
  readonly nobles: number;
  readonly reward: readonly Amount[];
  readonly squires: number;
  readonly knight: (House & { readonly strength: number }) | null;
}

export function countiesOf(table: RealmTable): readonly CountyScene[] {
  return Object.entries(table.view.board.counties).map(([id, { min, nobles, reward, knight }]) => ({
    id,
    least: min,
    nobles,
    reward: goods(reward),
    squires: knight?.squires ?? 0,
    knight: knight && { ...houseOf(table, knight.house), strength: knight.strength },
  }));
}

export interface PlaceScene extends House {
  readonly stack: readonly number[];
  readonly sent: number;
  readonly sum: number;
  /** What it would earn if the conflict were decided now. */
  readonly earns: number;
}

export interface ConflictScene {
  readonly id: string;
  readonly row: 'upper' | 'lower';
  readonly card: string | null;
  readonly france: number;
  readonly england: number;
  readonly won: boolean;
  readonly points: readonly number[];
  readonly places: readonly (PlaceScene | null)[];
}

function conflict(table: RealmTable, id: string, told: ConflictView | null): ConflictScene {
  return {
    id,
    row: id.startsWith('upper') ? 'upper' : 'lower',
    card: told?.card ?? null,
    france: told?.france ?? 0,
    england: told?.total ?? 0,
    won: told?.england ?? false,
    points: told?.points ?? [],
    places: (told?.places ?? []).map(
      (place) =>
        place && {
          ...houseOf(table, place.house),
          stack: place.knights,
          sent: place.squires,
          sum: place.sum,
          earns: told?.england ? place.if_england : place.if_france,
        },
    ),
  };
}

export function conflictsOf(table: RealmTable): readonly ConflictScene[] {
  return Object.entries(table.view.board.conflicts).map(([id, told]) => conflict(table, id, told));
}

export interface FavourScene {
  readonly id: string;
  readonly up: boolean;
  readonly gain: readonly Amount[];
}

export function favoursOf(table: RealmTable): readonly FavourScene[] {
  return table.data.favour.flatMap(({ id, gain }) => {
    const state = table.view.board.favours[id] ?? 'out';
    return state === 'out' ? [] : [{ id, up: state === 'up', gain: goods(gain) }];
  });
}

export interface CastleSpace {
  readonly id: string;
  readonly tile: 'free' | 'built' | 'turned';
  readonly knight: number;
  readonly scored: boolean;
  readonly cost: readonly Amount[];
  readonly gain: readonly Amount[];
}

export interface CastleScene extends House {
  readonly spaces: readonly CastleSpace[];
}

export function castleOf(table: RealmTable, house: string): CastleScene {
  const ally = house.endsWith(ALLY);
  const player = table.view.board.players[ally ? house.slice(0, -ALLY.length) : house];
  const spaces: Readonly<Record<string, SpaceView>> = (ally ? player?.ally?.castle : player?.castle) ?? {};
  return {
    ...houseOf(table, house),
    spaces: table.data.castle.flatMap(({ id, cost, gain }) => {
      const space = spaces[id];
      if (!space) return [];
      return [
        {
          id,
          tile: space.tile ?? ('free' as const),
          knight: space.knight ?? 0,
          scored: space.scored,
          // An ally pays nothing for what its castle gives.
          cost: ally ? [] : goods(cost),
          gain: goods(gain),
        },
      ];
    }),
  };
}

export interface CourtScene extends House {
  readonly knights: readonly { readonly id: string; readonly key: string; readonly strength: number }[];
  readonly reserve: readonly { readonly strength: number; readonly n: number }[];
}

export function courtOf(table: RealmTable, house: string): CourtScene {
  const ally = house.endsWith(ALLY);
  const player = table.view.board.players[ally ? house.slice(0, -ALLY.length) : house];
  const { court, reserve } = (ally ? player?.ally : player) ?? { court: [], reserve: [] };
  return {
    ...houseOf(table, house),
    knights: court.map((strength, i) => ({
      id: `${ally ? 'ally-' : ''}${String(strength)}`,
      key: `${String(strength)} ${String(i)}`,
      strength,
    })),
    reserve: [1, 2, 3, 4].map((strength) => ({
      strength,
      n: reserve.filter((one) => one === strength).length,
    })),
  };
}

export interface SeatScene extends PlayerView {
  readonly seat: string;
  readonly mine: boolean;
  /** Whether the game waits for it. */
  readonly acts: boolean;
}

export function seatsOf(table: RealmTable): readonly SeatScene[] {
  const { seats, must_act, board } = table.view;
  return seats.flatMap((seat, number) => {
    const player = board.players[seat];
    return player ? [{ ...player, seat, mine: number === table.seat, acts: must_act.includes(number) }] : [];
  });
}
