// The arms of everybody in the game, after those they bore in history (a badge where cousins' arms look alike),
// painted by us on a shield 24 wide and 28 high.

import { CHARGES, type Charge } from './charges';

/** The tinctures of heraldry. */
const OR = '#e9b824';
const ARGENT = '#f6f3ea';
const GULES = '#b1202b';
const AZURE = '#1d4f9c';
const SABLE = '#1d1a1b';
const VERT = '#2c6b3b';
const MURREY = '#71264a';

export const SHIELD = 'M1 1H23V13C23 20 18 25 12 27.4C6 25 1 20 1 13z';

/** SVG that fills a box 24 wide and 28 high. */
type Coat = string;

const paint = (tincture: string, d: string, more = ''): Coat => `<path fill="${tincture}"${more} d="${d}"/>`;
const plain = (tincture: string): Coat => paint(tincture, 'M0 0H24V28H0z');
const line = (tincture: string, width: number, d: string, more = ''): Coat =>
  `<path fill="none" stroke="${tincture}" stroke-width="${width}"${more} d="${d}"/>`;

/** Charges with holes. */
const PIERCED: ReadonlySet<Charge> = new Set<Charge>(['portcullis', 'harp', 'key']);

/** A charge at a place, `size` wide; `lean` turns it. */
function put(charge: Charge, tincture: string, x: number, y: number, size: number, lean = 0): Coat {
  const turn = lean ? ` rotate(${lean})` : '';
  return paint(
    tincture,
    CHARGES[charge],
    `${PIERCED.has(charge) ? ' fill-rule="evenodd"' : ''} transform="translate(${x} ${y})${turn} scale(${size / 10})"`,
  );
}

/** Two above one, as shields like it. */
const three = (charge: Charge, tincture: string, size: number): Coat =>
  put(charge, tincture, 6.7, 7.2, size) +
  put(charge, tincture, 17.3, 7.2, size) +
  put(charge, tincture, 12, 18.4, size);

/** One below the other. */
const file = (charge: Charge, tincture: string, size: number, rows = [6, 13, 20], x = 12): Coat =>
  rows.map((y) => put(charge, tincture, x, y, size)).join('');

/** A coat made small in a corner. */
const part = (coat: Coat, x: number, y: number, width: number, height: number): Coat =>
  `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 24 28" preserveAspectRatio="none">${coat}</svg>`;

const quarterly = (one: Coat, two: Coat, three = two, four = one): Coat =>
  part(one, 0, 0, 12.1, 13.6) +
  part(two, 12, 0, 12, 13.6) +
  part(three, 0, 13.5, 12.1, 14) +
  part(four, 12, 13.5, 12, 14);

const perPale = (left: string, right: string): Coat => plain(left) + paint(right, 'M12 0H24V28H12z');
const bars = (tincture: string, n: number): Coat => {
  const high = 28 / (2 * n);
  return paint(
    tincture,
    Array.from({ length: n }, (_, i) => `M0 ${(2 * i + 1) * high}h24v${high}H0z`).join(''),
  );
};
const chequy = (one: string, two: string): Coat => {
  let d = '';
  for (let row = 0; row < 6; row++)
    for (let x = row % 2; x < 5; x += 2) d += `M${x * 4.8} ${row * 4.8}h4.8v4.8h-4.8z`;
  return plain(one) + paint(two, d);
};
const fess = (tincture: string, y = 10, high = 6.4): Coat => paint(tincture, `M0 ${y}H24V${y + high}H0z`);
const cross = (tincture: string, width = 5): Coat => line(tincture, width, 'M12 0V28M0 12.4H24');
const saltire = (tincture: string, width = 5, more = ''): Coat =>
  line(tincture, width, 'M-1-2 25 27M25-2-1 27', more);
const chevron = (tincture: string): Coat => line(tincture, 5, 'M-1 22.5 12 10.5 25 22.5');
const bend = (tincture: string, width = 6): Coat => line(tincture, width, 'M-1 0 25 25');
const bordure = (tincture: string, width = 5, more = ''): Coat => line(tincture, width, SHIELD, more);
const engrailed = (tincture: string, width: number): Coat =>
  bordure(tincture, width) +
  line(tincture, width + 1.6, SHIELD, ' stroke-dasharray="1.6 2.4" stroke-linecap="round"');
/** The mark of an eldest son, across the chief. */
const label = (tincture: string, drops = [5, 12, 19]): Coat =>
  paint(tincture, `M0 3.4H24V5.4H0z${drops.map((x) => `M${x - 1.3} 5.4h2.6l.5 3.4h-3.6z`).join('')}`);

const FRANCE = plain(AZURE) + three('lis', OR, 9.4);
const ENGLAND =
  plain(GULES) + file('passant', OR, 9.6, [5.2, 12.6, 20]).replaceAll('scale(0.96)', 'scale(1.5 .8)');
const ROYAL = quarterly(FRANCE, ENGLAND);
const NEVILLE = plain(GULES) + saltire(ARGENT);
const MONTAGU = plain(ARGENT) + [5, 12, 19].map((x) => put('fusil', GULES, x, 13, 12)).join('');
const MORTIMER = plain(AZURE) + bars(OR, 3) + part(plain(ARGENT), 7, 9, 10, 11);

const city = (charge: Charge, field: Coat, tincture: string): Coat =>
  field + put(charge, tincture, 12, 13, 17);

/** By person: the two versions of a block bear the same arms. `lancaster` is the royal shield on the map. */
const ARMS: Readonly<Record<string, Coat>> = {
  lancaster: ENGLAND + label(AZURE),
  // Heirs of Lancaster.
  'henry-vi': ROYAL,
  'prince-edward':
    plain(SABLE) +
    put('feather', ARGENT, 6.8, 8.6, 11) +
    put('feather', ARGENT, 17, 8.6, 11) +
    put('feather', ARGENT, 12, 19, 11),
  exeter:
    ENGLAND +
    bordure(AZURE, 7) +
    line(
      OR,
      1.7,
      SHIELD,
      ' stroke-dasharray=".1 4.4" stroke-linecap="round" transform="translate(12 14) scale(.87) translate(-12 -14)"',
    ),
  somerset:
    plain(AZURE) +
    put('portcullis', OR, 12, 12.4, 14.4) +
    bordure(ARGENT, 5) +
    bordure(AZURE, 5, ' stroke-dasharray="4 4"'),
  richmond: plain(ARGENT) + paint(VERT, 'M0 14H24V28H0z') + put('dragon', GULES, 12, 13.4, 19),
  // Heirs of York.
  york: ROYAL + label(ARGENT),
  march: perPale(AZURE, MURREY) + put('sun', OR, 12, 12.6, 19) + put('rose', ARGENT, 12, 12.6, 8.6),
  rutland:
    quarterly(FRANCE, plain(OR) + cross(GULES, 6), plain(OR) + cross(GULES, 6), MORTIMER) + label(ARGENT),
  clarence: plain(OR) + put('bull', SABLE, 12, 13, 19) + label(GULES),
  gloucester: perPale(GULES, AZURE) + put('boar', ARGENT, 12, 13, 20),
  // Nobles.
  westmoreland: NEVILLE,
  northumberland: quarterly(
    plain(OR) + put('rampant', AZURE, 12, 13.5, 22),
    plain(GULES) + three('fusil', ARGENT, 10),
  ),
  shrewsbury: plain(GULES) + put('rampant', OR, 12, 12.6, 15) + engrailed(OR, 3),
  stanley:
    plain(ARGENT) +
    bend(AZURE, 9) +
    put('buck', OR, 5.4, 6, 7) +
    put('buck', OR, 12, 12.6, 7) +
    put('buck', OR, 18.6, 19.2, 7),
  warwick: plain(GULES) + put('bear', ARGENT, 9.4, 13.2, 18.4) + put('staff', OR, 18, 12.6, 19),
  kent: quarterly(NEVILLE, plain(ARGENT) + put('rampant', AZURE, 12, 13.5, 22)),
  salisbury: quarterly(MONTAGU, plain(OR) + put('eagle', VERT, 12, 13, 20)),
  oxford: quarterly(plain(GULES) + put('mullet', ARGENT, 12, 14, 17), plain(OR), plain(OR), plain(GULES)),
  pembroke:
    plain(AZURE) +
    part(ROYAL, 5, 5, 14, 16.4) +
    [
      [5, 3],
      [12, 3],
      [19, 3],
      [3, 9],
      [21, 9],
      [3.4, 15],
      [20.6, 15],
      [6.6, 22.4],
      [17.4, 22.4],
      [12, 24.6],
    ]
      .map(([x = 0, y = 0]) => put('martlet', OR, x, y, 3.8))
      .join(''),
  devon:
    plain(OR) +
    put('roundel', GULES, 6.9, 12.4, 7) +
    put('roundel', GULES, 17.1, 12.4, 7) +
    put('roundel', GULES, 12, 21, 7) +
    label(AZURE),
  beaumont:
    plain(AZURE) +
    [
      [5, 5],
      [12, 3.6],
      [19, 5],
      [4.4, 13],
      [19.8, 13],
      [7, 20],
      [17, 20],
    ]
      .map(([x = 0, y = 0]) => put('lis', OR, x, y, 4.4))
      .join('') +
    put('rampant', OR, 12, 13.4, 15),
  buckingham: plain(OR) + chevron(GULES),
  rivers: plain(ARGENT) + fess(GULES) + paint(GULES, 'M0 0H9.6V8.4H0z'),
  clifford: chequy(OR, AZURE) + fess(GULES, 9.6, 7),
  wiltshire: plain(OR) + paint(AZURE, 'M0 0H24V7L21 12 18 7 15 12 12 7 9 12 6 7 3 12 0 7z'),
  essex:
    plain(ARGENT) +
    cross(GULES, 4) +
    line(GULES, 5.6, 'M12 0V28M0 12.4H24', ' stroke-dasharray="1.4 1.8"') +
    [
      [5.6, 6],
      [18.4, 6],
      [6.2, 18],
      [17.8, 18],
    ]
      .map(([x = 0, y = 0]) => put('bouget', SABLE, x, y, 6))
      .join(''),
  hastings: plain(ARGENT) + put('maunch', SABLE, 12, 13, 18),
  herbert: perPale(AZURE, GULES) + three('rampant', ARGENT, 9.6),
  worcester: plain(ARGENT) + saltire(GULES, 4) + saltire(GULES, 6, ' stroke-dasharray="1.6 2"'),
  suffolk:
    plain(AZURE) +
    fess(OR, 11, 4.6) +
    put('leopard', OR, 6.4, 6, 7.4) +
    put('leopard', OR, 17.6, 6, 7.4) +
    put('leopard', OR, 12, 20.6, 7.4),
  norfolk: plain(GULES) + put('rampant', ARGENT, 12, 13.2, 20),
  arundel: quarterly(
    plain(GULES) + put('rampant', OR, 12, 13.5, 23),
    plain(SABLE) + line(OR, 2, 'M-4 8 20 32M4-4 30 22M28 8 4 32M20-4-6 22M-6 22 8 34M30 22 16 34'),
  ),
  // Churches, guns, cities.
  'canterbury-church':
    plain(AZURE) +
    line(OR, 1.6, 'M12 2V14M8.6 4.6H15.4') +
    paint(ARGENT, 'M1 4 4.4 3 12 11.4 19.6 3 23 4 14 14.6V26.6H10V14.6z') +
    file('crosslet', SABLE, 2.8, [14.5, 18.6, 22.7]),
  'york-church':
    plain(GULES) +
    put('key', ARGENT, 12, 15.6, 17, 42) +
    put('key', ARGENT, 12, 15.6, 17, -42) +
    put('crown', OR, 12, 5.2, 7),
  bombard: plain(ARGENT) + put('gun', SABLE, 12, 13.4, 20),
  'coventry-levy': city('elephant', perPale(GULES, VERT), ARGENT),
  'bristol-levy': city('ship', plain(GULES), OR),
  'newcastle-levy': plain(GULES) + three('castle', ARGENT, 8.6),
  'york-levy':
    plain(ARGENT) +
    cross(GULES, 7) +
    file('passant', OR, 6.4, [4.6, 12.4, 20.6]) +
    put('passant', OR, 4.8, 12.4, 6) +
    put('passant', OR, 19.2, 12.4, 6),
  'london-levy': plain(ARGENT) + cross(GULES, 5) + put('sword', GULES, 5.2, 5.6, 7.6),
  'norwich-levy': plain(GULES) + put('castle', ARGENT, 12, 8, 10.4) + put('passant', OR, 12, 19, 12),
  'salisbury-levy': plain(AZURE) + bars(OR, 4),
  // Men for hire.
  'scots-mercenary':
    plain(OR) +
    put('rampant', GULES, 12, 12.8, 14) +
    line(GULES, 0.9, SHIELD, ' transform="translate(12 14) scale(.86) translate(-12 -14)"') +
    line(GULES, 0.9, SHIELD, ' transform="translate(12 14) scale(.74) translate(-12 -14)"'),
  'welsh-mercenary': quarterly(
    plain(OR) + put('passant', GULES, 12, 14, 21),
    plain(GULES) + put('passant', OR, 12, 14, 21),
  ),
  'french-mercenary': FRANCE,
  'irish-mercenary': plain(AZURE) + put('harp', OR, 12, 13.4, 18),
  'burgundian-mercenary':
    plain(OR) + line(AZURE, 4.4, 'M-4-1 26 29M-4 11 14 29M8-1 28 19') + bordure(GULES, 5),
  'calais-mercenary':
    plain(ARGENT) + cross(GULES, 5) + part(plain(AZURE) + put('lis', OR, 12, 14, 20), 7.4, 7.4, 9.2, 10),
  rebel: plain(SABLE) + put('fork', ARGENT, 12, 13, 19, 32) + put('fork', ARGENT, 12, 13, 19, -32),
};

/** Who has arms, `lancaster` of the map's royal shields included. */
export const BEARERS: readonly string[] = Object.keys(ARMS);

/** The arms of a person, unframed. */
export const arms = (person: string): Coat => ARMS[person] ?? plain(ARGENT);

/** A rose, as both houses wear it: the colour of the petals is the house's. */
export const ROSE = CHARGES.rose;

/** Marks that are no arms but are drawn in many places. */
export const MARKS: readonly Charge[] = ['rose', 'crown', 'sun', 'sword', 'ship', 'castle'];
