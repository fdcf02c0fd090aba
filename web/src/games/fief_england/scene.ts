// The view of the engine, turned into what the board draws.

import {
  ownFamilies,
  type CityData,
  type NobleView,
  type PartyView,
  type RealmTable,
  type Stand,
  type Units,
} from './types';

export interface NobleScene extends NobleView {
  readonly id: string;
  readonly woman: boolean;
  readonly mine: boolean;
  /** The highest of its titles, as a picture; null without one. */
  readonly mark: string | null;
  /** The relics it carries. */
  readonly relics: readonly string[];
}

export function nobleOf(table: RealmTable, id: string): NobleScene | null {
  const realm = table.view.board;
  const noble = realm.nobles[id];
  if (!noble) return null;
  const mark =
    realm.king === id
      ? 'crown'
      : realm.queen === id
        ? 'queen'
        : realm.prince === id
          ? 'prince'
          : noble.see !== null
            ? 'mitre'
            : noble.abbeys.length > 0
              ? 'abbess'
              : bestFief(table, noble.fiefs);
  return {
    ...noble,
    id,
    mark,
    woman: table.data.noble.find((one) => one.id === id)?.sex === 'woman',
    mine: realm.families[noble.family]?.seat === table.seat,
    relics: Object.entries(realm.relics).flatMap(([relic, where]) => (where === id ? [relic] : [])),
  };
}

const RANKS = ['duchy', 'county', 'barony'];
function bestFief(table: RealmTable, fiefs: readonly string[]): string | null {
  const ranks = fiefs.map((fief) => table.data.region.find(({ id }) => id === fief)?.class ?? '');
  return RANKS.find((rank) => ranks.includes(rank)) ?? null;
}

/** All nobles that pass a test, those with the highest titles first. */
export function noblesOf(table: RealmTable, test: (noble: NobleView) => boolean): readonly NobleScene[] {
  return Object.entries(table.view.board.nobles)
    .filter(([, noble]) => test(noble))
    .flatMap(([id]) => nobleOf(table, id) ?? [])
    .sort((a, b) => b.titles - a.titles);
}

/** Those whom a noble, an army or the bandits hold. */
export const captivesOf = (table: RealmTable, holder: string): readonly NobleScene[] =>
  noblesOf(table, ({ captive }) => captive === holder);

/** The pieces of a family in a place. */
export interface PartyScene {
  readonly family: string;
  readonly mine: boolean;
  readonly stand: Stand;
  readonly counters: number;
  /** What the reader knows of them. */
  readonly units: readonly (readonly [unit: string, n: number])[];
  readonly nobles: readonly NobleScene[];
  readonly captives: readonly NobleScene[];
}

const ORDER = [
  'knight',
  'soldier',
  'archer',
  'french-crossbowman',
  'flemish-crossbowman',
  'bombard',
  'catapult',
];
export const listed = (units: Units): readonly (readonly [string, number])[] =>
  ORDER.flatMap((unit) => ((units[unit] ?? 0) > 0 ? [[unit, units[unit] ?? 0] as const] : []));

function party(table: RealmTable, place: string, family: string, told: PartyView | undefined): PartyScene {
  const nobles = noblesOf(
    table,
    (noble) => noble.family === family && noble.at === place && noble.captive === undefined,
  );
  return {
    family,
    mine: ownFamilies(table).includes(family),
    stand: told?.inside ? 'inside' : (told?.stand[0] ?? 'inside'),
    counters: told?.counters ?? 0,
    units: listed(told?.units ?? told?.known ?? {}),
    nobles,
    captives: nobles.flatMap(({ id }) => captivesOf(table, id)),
  };
}

function parties(
  table: RealmTable,
  place: string,
  told: Readonly<Record<string, PartyView>>,
): readonly PartyScene[] {
  return Object.entries(told).map(([family, one]) => party(table, place, family, one));
}

/** Invaders in a city: leaders and infantry of each army. */
export interface HordeScene {
  readonly army: string;
  readonly leader: boolean;
  readonly infantry: number;
  /** It has settled in its city and stays there. */
  readonly garrison: boolean;
  readonly captives: readonly NobleScene[];
}

export interface CityScene extends CityData {
  readonly control: string | null;
  readonly held: string | null;
  readonly building: string;
  readonly mill: boolean;
  readonly abbey: string | null;
  readonly sword: boolean;
  readonly relics: readonly string[];
  readonly shrine: boolean;
  /** The diocese whose cathedral stands here. */
  readonly see: string | null;
  readonly tithe: string | null;
  readonly siege: string | null;
  readonly battle: boolean;
  readonly parties: readonly PartyScene[];
  readonly hordes: readonly HordeScene[];
}

export function citiesOf(table: RealmTable): readonly CityScene[] {
  const realm = table.view.board;
  return table.data.city.flatMap((city) => {
    const told = realm.cities[city.id];
    if (!told) return [];
    const see = city.cathedral
      ? (table.data.diocese.find(({ regions }) => regions.includes(city.region))?.id ?? null)
      : null;
    return [
      {
        ...city,
        control: told.control,
        held: told.held,
        building: told.building,
        mill: told.mill,
        abbey: Object.entries(realm.abbeys).find(([, [where]]) => where === city.id)?.[0] ?? null,
        sword: realm.excalibur.city === city.id,
        relics: Object.entries(realm.relics).flatMap(([relic, where]) => (where === city.id ? [relic] : [])),
        shrine: see !== null && realm.shrines.includes(see),
        see,
        tithe: see === null ? null : (realm.tithes[see] ?? null),
        siege: told.siege?.by ?? null,
        battle: realm.battle?.place === city.id,
        parties: parties(table, city.id, told.families ?? {}),
        hordes: Object.entries(realm.invaders).flatMap(([army, { leader, infantry, garrison }]) => {
          const foot = infantry[city.id] ?? 0;
          return leader === city.id || foot > 0
            ? [
                {
                  army,
                  leader: leader === city.id,
                  infantry: foot,
                  garrison,
                  captives: leader === city.id ? captivesOf(table, army) : [],
                },
              ]
            : [];
        }),
      },
    ];
  });
}

export interface ForestScene {
  readonly parties: readonly PartyScene[];
  readonly captives: readonly NobleScene[];
}

export const forestOf = (table: RealmTable): ForestScene => ({
  parties: parties(table, 'sherwood', table.view.board.sherwood),
  captives: captivesOf(table, 'bandits'),
});

export interface RegionScene {
  readonly id: string;
  readonly class: string;
  readonly price: number;
  readonly diocese: string;
  readonly lord: NobleScene | null;
  /** The family that keeps a title without a lord. */
  readonly claim: string | null;
  readonly disasters: readonly (readonly [disaster: string, state: 'dormant' | 'active'])[];
  readonly harvest: number;
  readonly weather: number;
  readonly tallage: string | null;
}

export function regionsOf(table: RealmTable): readonly RegionScene[] {
  const realm = table.view.board;
  return table.data.region.flatMap(({ id, class: rank, price }) => {
    const told = realm.regions[id];
    const title = realm.titles[id];
    if (!told || !title) return [];
    return [
      {
        id,
        class: rank,
        price,
        diocese: table.data.diocese.find(({ regions }) => regions.includes(id))?.id ?? '',
        lord: title.lord === null ? null : nobleOf(table, title.lord),
        claim: title.claim,
        disasters: Object.entries(told.disasters),
        harvest: told.harvest,
        weather: told.weather,
        tallage: told.tallage,
      },
    ];
  });
}

/** Everything that can win: a family alone, or two that are allied, with its points and what it needs. */
export interface RivalScene {
  readonly families: readonly string[];
  /** Whether marriage joins them: with two players, both families of one may still be apart. */
  readonly married: boolean;
  readonly points: number;
  readonly needed: number;
}

export function rivalsOf(table: RealmTable): readonly RivalScene[] {
  const { families } = table.view.board;
  const seats = table.view.seats.length;
  const solo = table.data.limits['vp-solo'] ?? 3;
  const pair = table.data.limits['vp-alliance'] ?? 4;
  const points = (names: readonly string[]): number =>
    names.reduce((sum, name) => sum + (families[name]?.points ?? 0), 0);
  if (seats === 2)
    return table.view.seats.map((_, seat) => {
      const own = Object.keys(families).filter((name) => families[name]?.seat === seat);
      const married = own.length === 2 && families[own[0] ?? '']?.ally === own[1];
      return { families: own, married, points: points(own), needed: pair };
    });
  return Object.entries(families).flatMap(([family, { ally }]): readonly RivalScene[] => {
    // With three players a marriage counts for nothing.
    if (ally === null || seats === 3)
      return [{ families: [family], married: false, points: points([family]), needed: solo }];
    const couple = [family, ally];
    return family < ally ? [{ families: couple, married: true, points: points(couple), needed: pair }] : [];
  });
}
