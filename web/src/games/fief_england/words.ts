// What is drawn, in words: for those who cannot see the board, and for the panel beside it.

import type { CityScene, NobleScene, PartyScene, RegionScene } from './scene';
import type { RealmTable } from './types';

const list = (parts: readonly string[]): string => parts.filter(Boolean).join(', ');

/** A family's pieces in a place, in one line. */
export function partyWords(table: RealmTable, party: PartyScene): string {
  const units = party.units.map(([unit, n]) => `${String(n)} × ${table.name('unit', unit)}`);
  return table.text('ui-party', {
    family: table.name('family', party.family),
    nobles: list(party.nobles.map(({ id }) => table.name('noble', id))) || 'none',
    n: party.counters,
    units: list(units) || 'none',
    captives: list(party.captives.map(({ id }) => table.name('noble', id))) || 'none',
    stand: party.stand,
  });
}

export function cityWords(table: RealmTable, city: CityScene): string {
  return [
    table.text('ui-city-label', {
      city: table.name('city', city.id),
      region: table.name('region', city.region),
      control: city.control === null ? 'none' : table.name('family', city.control),
      building: table.name('building', city.building),
      'building-id': city.building,
    }),
    city.mill ? table.text('ui-has-mill') : '',
    city.port ? table.text('ui-has-port') : '',
    city.cathedral ? table.text('ui-has-cathedral') : '',
    city.shrine ? table.text('ui-has-shrine') : '',
    city.abbey === null
      ? ''
      : table.text('ui-has-abbey', {
          abbey: table.name('abbey', city.abbey),
          abbess: table.name('noble', table.view.board.abbeys[city.abbey]?.[1] ?? ''),
        }),
    city.battle ? table.text('ui-battle-here') : '',
    city.sword ? table.text('ui-has-sword') : '',
    ...city.relics.map((relic) => table.name('relic', relic)),
    city.siege === null ? '' : table.text('ui-besieged', { family: table.name('family', city.siege) }),
    ...city.hordes.map(({ army, leader, infantry, garrison }) =>
      table.text('ui-army-here', {
        army: table.name('army', army),
        leader: leader ? 'yes' : 'no',
        infantry,
        garrison: garrison ? 'yes' : 'no',
      }),
    ),
    ...city.parties.map((party) => partyWords(table, party)),
  ]
    .filter(Boolean)
    .join('. ')
    .replace(/\.\./g, '.');
}

/** The titles of a noble, the highest first. */
export function titleWords(table: RealmTable, noble: NobleScene): string {
  const { king, queen, prince } = table.view.board;
  return list([
    king === noble.id ? table.text(noble.woman ? 'ui-sovereign-queen' : 'ui-king') : '',
    queen === noble.id ? table.text('ui-queen') : '',
    prince === noble.id ? table.text('ui-prince') : '',
    noble.see === null
      ? ''
      : table.text('ui-see', {
          diocese: table.name('diocese', noble.see),
          arch:
            table.data.diocese.find(({ id }) => id === noble.see)?.rank === 'archbishopric' ? 'yes' : 'no',
        }),
    ...noble.abbeys.map((abbey) => table.name('abbey', abbey)),
    ...noble.fiefs.map((fief) =>
      table.text('ui-fief', {
        region: table.name('region', fief),
        class: table.data.region.find(({ id }) => id === fief)?.class ?? '',
      }),
    ),
    noble.garter ? table.text('ui-garter') : '',
    table.view.board.excalibur.holder === noble.id ? table.text('ui-excalibur') : '',
  ]);
}

export function regionWords(table: RealmTable, region: RegionScene): string {
  return [
    table.text('ui-region-label', {
      region: table.name('region', region.id),
      class: region.class,
      price: region.price,
      diocese: table.name('diocese', region.diocese),
      lord: region.lord ? table.name('noble', region.lord.id) : 'none',
      family: region.lord
        ? table.name('family', region.lord.family)
        : region.claim === null
          ? 'none'
          : table.name('family', region.claim),
    }),
    ...region.disasters.map(([disaster, state]) =>
      table.text('ui-disaster', { disaster: table.name('disaster', disaster), state }),
    ),
    region.harvest > 0 ? table.name('card', 'abundant-harvest') : '',
    region.weather > 0 ? table.name('card', 'good-weather') : '',
    region.tallage === null ? '' : table.text('ui-tallage', { family: table.name('family', region.tallage) }),
  ]
    .filter(Boolean)
    .join('. ');
}

/** Who holds a noble: another noble, an army, or the bandits. */
export function holderWords(table: RealmTable, holder: string): string {
  if (holder === 'bandits') return table.text('ui-bandits');
  return table.name(table.view.board.invaders[holder] ? 'army' : 'noble', holder);
}

export function nobleWords(table: RealmTable, noble: NobleScene): string {
  return [
    `${table.name('noble', noble.id)} (${table.name('family', noble.family)})`,
    titleWords(table, noble),
    noble.servant === null
      ? ''
      : table.text('ui-serves', {
          servant: table.name('servant', noble.servant),
          trade: table.data.servant.find(({ id }) => id === noble.servant)?.trade ?? '',
          used: noble.servant_used ? 'yes' : 'no',
        }),
    noble.spouse === null ? '' : table.text('ui-spouse', { noble: table.name('noble', noble.spouse) }),
    noble.captive === undefined ? '' : table.text('ui-held-by', { who: holderWords(table, noble.captive) }),
    ...noble.relics.map((relic) => table.name('relic', relic)),
    noble.heresy ? table.text('ui-heretic') : '',
  ]
    .filter(Boolean)
    .join('. ');
}

/** Two letters of a noble's name that no other noble has: the first, and the first after it that tells them apart. */
export function lettersOf(table: RealmTable, id: string): string {
  const letters = (one: string): readonly string[] => [...table.name('noble', one)];
  const own = letters(id);
  const alike = table.data.noble
    .filter((one) => one.id !== id)
    .map((one) => letters(one.id))
    .filter(([first, second]) => first === own[0] && second === own[1]);
  const place = own.findIndex((letter, i) => i > 0 && alike.every((other) => other[i] !== letter));
  return `${own[0] ?? ''}${own[Math.max(1, place)] ?? ''}`;
}
