// What the engine's view of this game holds (`view.board`), and what of `data.toml` the board needs.

import type { Table } from '../../contract';

/** So many of each unit, by its id. */
export type Units = Readonly<Record<string, number>>;
/** The least and the most that can be there, as far as an attentive player knows. */
export type Known = readonly [least: number, most: number];
export type Way = 'n' | 'e' | 's' | 'w';
/** How a family stands in a city: inside, or outside on the roads, paths and quays by which it came. */
export type Stand = 'inside' | Way | 'path' | 'quay' | 'outside';

/** The counters of a family in a place. */
export interface PartyView {
  /** How many counters of troops there are. */
  readonly counters: number;
  /** Those of them that everybody knows. */
  readonly known: Units;
  /** All of them, where they are the reader's own. */
  readonly units?: Units;
  readonly stand: readonly Stand[];
  readonly inside: boolean;
}

export interface CityView {
  readonly control: string | null;
  /** Who holds the building. */
  readonly held: string | null;
  readonly building: string;
  readonly mill: boolean;
  readonly families?: Readonly<Record<string, PartyView>>;
  readonly siege?: { readonly by: string; readonly building: number };
  readonly invaders?: number;
}

export interface NobleView {
  readonly family: string;
  readonly at: string | null;
  /** How many titles it has. */
  readonly titles: number;
  readonly fiefs: readonly string[];
  readonly see: string | null;
  readonly abbeys: readonly string[];
  readonly spouse: string | null;
  readonly servant: string | null;
  readonly servant_used: boolean;
  readonly moves: number;
  /** Who holds it: a noble, an army of invaders, or the bandits. */
  readonly captive?: string;
  /** Royal Knights and Royal Soldiers. */
  readonly guard?: readonly [knights: number, soldiers: number];
  readonly garter?: boolean;
  readonly heresy?: boolean;
}

export interface FamilyView {
  readonly seat: number;
  readonly points: number;
  readonly ally: string | null;
  readonly reserve: Units;
  readonly pigeons: number;
  readonly treasures_used: number;
  readonly fourth: string | null;
}

export interface SeatView {
  readonly characters: number;
  readonly fortunes: number;
  readonly known: Readonly<Record<string, number>>;
  readonly money: Known;
}

export interface RegionView {
  readonly disasters: Readonly<Record<string, 'dormant' | 'active'>>;
  readonly harvest: number;
  readonly weather: number;
  readonly tallage: string | null;
}

export interface ArmyView {
  readonly leader: string | null;
  readonly converted: boolean;
  readonly infantry: Readonly<Record<string, number>>;
  readonly garrison: boolean;
}

export interface SideView {
  /** Families, or "invaders". */
  readonly members: readonly string[];
  // What follows is told once the troops of that side have been revealed.
  readonly head?: string;
  readonly points?: number;
  readonly dice?: number;
  readonly bonus?: number;
  /** Dice of catapults, bombards and archers. */
  readonly missiles?: readonly number[];
  readonly units?: Readonly<Record<string, Units>>;
  readonly nobles?: readonly string[];
}

export interface BattleView {
  readonly place: string;
  readonly kind: 'battle' | 'raid' | 'sally' | 'invaders' | 'volley';
  readonly round: number;
  readonly walls: string | null;
  readonly quiet: number;
  readonly attackers: SideView;
  readonly defenders: SideView;
}

export interface Realm {
  readonly round: number;
  readonly phase: number;
  readonly step: 'a' | 'b' | 'c' | 'd';
  readonly first: string;
  readonly active: string;
  readonly order: readonly string[];
  readonly cities: Readonly<Record<string, CityView>>;
  readonly sherwood: Readonly<Record<string, PartyView>>;
  readonly nobles: Readonly<Record<string, NobleView>>;
  readonly families: Readonly<Record<string, FamilyView>>;
  readonly seats: readonly SeatView[];
  readonly titles: Readonly<Record<string, { readonly lord: string | null; readonly claim: string | null }>>;
  readonly sees: Readonly<Record<string, string | null>>;
  readonly abbeys: Readonly<Record<string, readonly [city: string | null, abbess: string | null]>>;
  readonly king: string | null;
  readonly queen: string | null;
  readonly prince: string | null;
  readonly parliament: { readonly rebellion: boolean; readonly summoned: boolean };
  readonly heresy: readonly (string | null)[];
  readonly regions: Readonly<Record<string, RegionView>>;
  readonly tithes: Readonly<Record<string, string | null>>;
  /** Where each relic is: null while it is hidden, "lost", a noble or a city. */
  readonly relics: Readonly<Record<string, string | null>>;
  readonly shrines: readonly string[];
  readonly skull_used: boolean;
  readonly relic_marker: string | null;
  readonly excalibur: {
    readonly city: string | null;
    readonly holder: string | null;
    readonly drawn: boolean;
  };
  readonly invaders: Readonly<Record<string, ArmyView>>;
  readonly battle: BattleView | null;
  readonly decks: {
    readonly characters: number;
    readonly events: number;
    readonly top: 'fortune' | 'disaster' | null;
    readonly spent_characters: number;
    readonly spent_events: number;
  };
  readonly track: readonly (string | null)[];
  readonly mercenaries: readonly [french: number, flemish: number];
  /** What the family whose turn it is pays for units and buildings, while it buys. */
  readonly prices: Readonly<Record<string, number>> | null;
  readonly pool: Units;
  readonly to_place: number;
  readonly own?: {
    readonly money: number;
    readonly hand: Readonly<Record<string, number>>;
    readonly orders: Readonly<Record<string, string>>;
    /** The units that go along with one's own nobles, by noble. */
    readonly trains: Readonly<Record<string, Units>>;
  };
}

export interface CityData {
  readonly id: string;
  readonly region: string;
  readonly port?: boolean;
  readonly cathedral?: boolean;
  readonly sherwood?: boolean;
  readonly excalibur?: boolean;
}

export interface RoadData {
  readonly a: string;
  readonly exit_a: Way;
  readonly b: string;
  readonly exit_b: Way;
}

export interface RealmData {
  readonly region: readonly {
    readonly id: string;
    readonly class: string;
    readonly price: number;
    readonly port: string;
  }[];
  readonly diocese: readonly {
    readonly id: string;
    readonly rank: string;
    readonly votes: number;
    readonly regions: readonly string[];
  }[];
  readonly city: readonly CityData[];
  readonly road: readonly RoadData[];
  readonly noble: readonly { readonly id: string; readonly sex: 'man' | 'woman' }[];
  readonly servant: readonly {
    readonly id: string;
    readonly trade: string;
    readonly phases: readonly string[];
    readonly use: 'passive' | 'exhaust' | 'single';
    readonly numbers: Readonly<Record<string, number>>;
    readonly rule: string;
  }[];
  readonly unit: readonly { readonly id: string; readonly cost: number }[];
  readonly price: Readonly<Record<string, number>>;
  readonly limits: Readonly<Record<string, number>>;
  readonly invaders: Readonly<Record<string, number>>;
}

export type RealmTable = Table<Realm, RealmData>;

export const FAMILIES = ['red', 'blue', 'green', 'yellow'] as const;

/** The families of the seat whose eyes these are. */
export function ownFamilies(table: RealmTable): readonly string[] {
  return Object.entries(table.view.board.families)
    .filter(([, { seat }]) => seat === table.seat)
    .map(([family]) => family);
}

export const sumOf = (units: Units): number => Object.values(units).reduce((sum, n) => sum + n, 0);
