// All the little pictures of Fief England, put into the page once and used by name: `<use href="#fi-mill"/>`.

const SPRITE = 'fi-sprite';

/** A heater shield in a box of 60 by 70. */
export const SHIELD = 'M4 4H56V36C56 52 44 62 30 68C16 62 4 52 4 36Z';
/** What a lady bears her arms on. */
export const LOZENGE = 'M30 1 57 35 30 69 3 35Z';

/** What the families bear besides their colour, so that nobody needs to tell colours apart. */
export const ORDINARIES: Readonly<Record<string, string>> = {
  red: 'M4 50 30 26 56 50V66L30 42 4 66Z', // a chevron
  blue: 'M0 26H60V44H0Z', // a fess
  green: 'M21 0H39V70H21Z', // a pale
  yellow: 'M0 8 8 0 30 24 52 0 60 8 40 33 60 58 52 66 30 43 8 66 0 58 20 33Z', // a saltire
};

const ink = 'stroke="var(--fi-line)"';
const line = (path: string, wide = 1.6, more = ''): string =>
  `<path d="${path}" fill="none" ${ink} stroke-width="${wide}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
/** A line that stands alone, and has to be seen by candle-light too. */
const pen = (path: string, wide = 1.6, more = ''): string =>
  `<path d="${path}" fill="none" stroke="var(--fi-pen)" stroke-width="${wide}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
const shape = (path: string, fill: string, wide = 0.9): string =>
  `<path d="${path}" fill="${fill}" ${ink} stroke-width="${wide}" stroke-linejoin="round"/>`;
const dot = (x: number, y: number, r: number, fill: string, wide = 0.9): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${ink} stroke-width="${wide}"/>`;
const gold = 'var(--fi-gold)';
const steel = 'var(--fi-steel)';
const stone = 'var(--fi-stone)';
const wood = 'var(--fi-wood)';
const skin = 'var(--fi-skin)';
const green = 'var(--fi-leaf)';
const wax = 'var(--fi-wax)';
const white = 'var(--fi-white)';
const dark = 'var(--fi-line)';

const crown = (y: number, wide = 1): string =>
  shape(
    `M${-8 * wide} ${y + 7}V${y - 2}L${-4 * wide} ${y + 2} 0 ${y - 4} ${4 * wide} ${y + 2} ${8 * wide} ${y - 2}V${y + 7}Z`,
    gold,
  );
const keep =
  shape('M-6.5 10.5V-6H-7.5V-10.5H-4.5V-8H-1.6V-10.5H1.6V-8H4.5V-10.5H7.5V-6H6.5V10.5Z', stone) +
  shape('M-2.2 10.5V6A2.2 2.2 0 0 1 2.2 6V10.5Z', dark, 0) +
  line('M-3.6-2.5V.6M3.6-2.5V.6', 1.4);
const church =
  shape('M-10 10.5V1.5L-3.5-3.5 3 1.5V10.5Z', stone) +
  shape('M3 10.5V-3L6.5-9 10 -3V10.5Z', stone) +
  line('M6.5-9V-12M5-10.6H8', 1.1) +
  shape('M-5 10.5V7A1.5 1.5 0 0 1-2 7V10.5Z', dark, 0) +
  line('M6.5-.5V3', 1.3);
const crossbow = (band: string): string =>
  line('M-8.5 8.5 5 -5', 2.6, 'style="stroke:var(--fi-wood)"') +
  pen('M-6-8.4C1-8.4 8.4-1 8.4 6', 2.2) +
  pen('M-6-8.4 8.4 6', 0.8) +
  shape('M5-5 9.6-9.6 7.4-3.4Z', steel) +
  dot(-6.5, -1, 2.6, band);
const head = (top: string): string =>
  shape('M-9 11C-9 5.4-5 3 0 3S9 5.4 9 11Z', 'var(--fi-robe)') + dot(0, -1.4, 4.8, skin) + top;
const banner = (charge: string): string =>
  shape('M-9.5-11H9.5V3C9.5 8 5 10.4 0 11.6-5 10.4-9.5 8-9.5 3Z', 'var(--fi-horde)') + charge;

/** Each in a box of 24 by 24 around its middle. */
const MARKS: Readonly<Record<string, string>> = {
  // --- units
  soldier:
    pen('M-7-10.5V11', 1.5) +
    shape('M-7-11.6-5.4-8.2H-8.6Z', steel) +
    dot(1.6, -5.2, 3.4, skin) +
    shape('M-2.2-5.8Q1.6-11 5.4-5.8Z', steel) +
    shape('M-4 10.8C-4 3.4-1.4 0 1.6 0S7.2 3.4 7.2 10.8Z', 'var(--fi-gambeson)'),
  archer:
    line('M3.5-10.5C10-6 10 6 3.5 10.5', 2.2, 'style="stroke:var(--fi-wood)"') +
    pen('M3.5-10.5V10.5', 0.8) +
    pen('M-9.5 0H8', 1.5) +
    shape('M8-2.4 11.6 0 8 2.4Z', steel) +
    pen('M-9.5 0-11.5-2.2M-9.5 0-11.5 2.2M-7 0-9-2.2M-7 0-9 2.2', 1.1),
  knight:
    shape('M-7-8.4Q0-11.6 7-8.4L7.6 4.4Q5.6 10 0 10.8-5.6 10-7.6 4.4Z', steel) +
    line('M-7.2-2.6H7.2M0-10V10.4', 1.3) +
    shape('M-5.6-1.4H-1.6V.4H-5.6ZM1.6-1.4H5.6V.4H1.6Z', dark, 0),
  'french-crossbowman': crossbow('#3c63b0'),
  'flemish-crossbowman': crossbow('#e0b13a'),
  bombard:
    shape('M-10 1.5 7-7.5 10-1.5-7 7.5Z', '#5b5752') +
    line('M-4.4-1.4-1.6 4.6M2.6-5.2 5.6 1', 1.2) +
    dot(-2, 6.6, 4.4, wood) +
    line('M-2 2.6V10.6M-6 6.6H2', 0.9),
  catapult:
    line('M-10 8.5H10M-8 8.5-1 -3M6 8.5-1-3', 2, 'style="stroke:var(--fi-wood)"') +
    line('M-6.5 6.5 8-8.5', 1.9) +
    dot(8.2, -8.7, 2.7, stone) +
    dot(-7, 9, 2.4, wood) +
    dot(7, 9, 2.4, wood),
  'royal-knight':
    shape('M-7-4Q0-7 7-4L7.4 5Q5.6 10.4 0 11.2-5.6 10.4-7.4 5Z', steel) +
    line('M-7.2 1H7.2M0-4V10.8', 1.3) +
    shape('M-7-4.6V-11L-3.5-8 0-11.6 3.5-8 7-11V-4.6Z', gold),
  'royal-soldier':
    pen('M-7.4-10.5V11', 1.5) +
    dot(1.6, -3.6, 3.4, skin) +
    shape('M-2.6-5V-10.6L-.4-8.2 1.6-11 3.6-8.2 5.8-10.6V-5Z', gold) +
    shape('M-4 10.8C-4 4.6-1.4 1.4 1.6 1.4S7.2 4.6 7.2 10.8Z', wax),
  noble: head(shape('M-5.6-4-6.4-9.4-3-7 0-10.6 3-7 6.4-9.4 5.6-4Z', gold)),

  // --- what stands in cities
  town:
    shape('M-11 9.5V1L-6.5-3.5-2 1V9.5Z', white) +
    shape('M-12 1.6-6.5-4.5-1 1.6', wood) +
    shape('M0 9.5V-1L5-6.5 10 -1V9.5Z', white) +
    shape('M-1.4-.4 5-7.6 11.4-.4', wood) +
    shape('M3.6 9.5V5H6.4V9.5Z', dark, 0),
  stronghold: keep,
  'walled-city':
    shape('M-6 10.5V-8.5H-6.6V-11.5H-3.6V-9.8H-1.4V-11.5H1.4V-9.8H3.6V-11.5H6.6V-8.5H6V10.5Z', stone) +
    shape('M-11.5 10.5V-3.5H-9.6V-1.6H-7.8V-3.5H-6V10.5ZM11.5 10.5V-3.5H9.6V-1.6H7.8V-3.5H6V10.5Z', stone) +
    shape('M-2.4 10.5V6A2.4 2.4 0 0 1 2.4 6V10.5Z', dark, 0) +
    line('M-2.6-4V-1M2.6-4V-1M-8.8 3V5.4M8.8 3V5.4', 1.3),
  'royal-stronghold': `<g transform="translate(0 3.4) scale(.78)">${keep}</g>${shape('M-5-5.4V-11.6L-2.4-9.2 0-12 2.4-9.2 5-11.6V-5.4Z', gold)}`,
  abbey: church,
  'royal-abbey': church + shape('M-8.4-4V-9.6L-5.8-7.4-3.4-10.2-1-7.4 1.6-9.6V-4Z', gold),
  mill:
    shape('M-5 11-3-2H3L5 11Z', white) +
    shape('M-3.8-1.6 0-6.4 3.8-1.6Z', wood) +
    line('M-9.4-11 9.4 6.4M9.4-11-9.4 6.4', 1.5) +
    shape(
      'M-8-11.4-2.8-6.6-4.4-4.8-9.8-9.4ZM8-11.4 2.8-6.6 4.4-4.8 9.8-9.4ZM-8 6.8-2.8 2-4.4.2-9.8 4.8ZM8 6.8 2.8 2 4.4.2 9.8 4.8Z',
      white,
      0.7,
    ),
  cathedral:
    shape('M-8.5 10.5V-6L-6-11.5-3.5-6V-1L0-4.4 3.5-1V-6L6-11.5 8.5-6V10.5Z', stone) +
    dot(0, 1.6, 1.9, '#7fa3cf', 0.7) +
    shape('M-2 10.5V7A2 2 0 0 1 2 7V10.5Z', dark, 0),
  port:
    pen('M0-7V10M-5-4H5', 1.9) +
    dot(0, -9, 2.1, 'none', 1.6) +
    pen('M-8.5 2.4C-8 8-4 10.4 0 10.4S8 8 8.5 2.4', 1.9),
  siege:
    shape('M-11.5 9-5-6 1.5 9Z', white) +
    shape('M-7 9-5 2-3 9Z', dark, 0) +
    shape('M1 9 6.5-2 12 9Z', white) +
    line('M-5-6V-11L-1-9.4-5-7.8', 1.1),
  battle: [45, -45]
    .map(
      (turn) =>
        `<g transform="rotate(${turn})">${shape('M0-11.6 1.5-9V4.4H-1.5V-9Z', '#f3f1ea', 0.8)}${shape('M-4.4 4.4H4.4V6.4H-4.4Z', gold, 0.7)}${shape('M-1.1 6.4H1.1V11H-1.1Z', wax, 0.7)}</g>`,
    )
    .join(''),
  excalibur:
    shape('M-8.5 11.4C-9.5 6-5 3.4 0 3.4S9.5 6 8.5 11.4Z', stone) +
    shape('M-1.4 4V-4H1.4V4Z', '#eef2f5') +
    shape('M-5-4H5V-6H-5Z', gold) +
    shape('M-1.1-6V-10H1.1V-6Z', wax) +
    dot(0, -10.8, 1.5, gold),
  bandits:
    shape('M-8.5 11C-8.5 5-5 2 0 2S8.5 5 8.5 11Z', '#3f6b35') +
    dot(0, -2.4, 4.8, skin) +
    shape('M-7-1.6C-6-10 6-10 7-1.6 3-4.4-3-4.4-7-1.6Z', '#3f6b35') +
    line('M5-7 10.4-11.4', 1.3),
  tree:
    shape('M-1.4 11V4H1.4V11Z', wood) +
    shape('M0-11.4C5-11.4 6.6-7.4 6-5 9-4 9 3 4.4 4H-4.4C-9 3-9-4-6-5-6.6-7.4-5-11.4 0-11.4Z', green),

  // --- titles and honours
  crown: crown(0) + dot(-4, 4.4, 1, wax, 0.5) + dot(0, 4.4, 1, '#3c63b0', 0.5) + dot(4, 4.4, 1, wax, 0.5),
  queen: crown(1, 0.9) + dot(0, -6.6, 2.2, white),
  prince: crown(1, 0.9) + line('M0-4C-1-9-3.4-11-3.6-11.4M0-4V-11.6M0-4C1-9 3.4-11 3.6-11.4', 1.2),
  mitre:
    shape('M-7 10.5-8-1Q-6-8 0-11.6 6-8 8-1L7 10.5Z', white) +
    shape('M-1.2-9V10H1.2V-9ZM-5.4-1.4H5.4V1H-5.4Z', gold, 0.4),
  abbess:
    shape('M-9 11C-9 5-6.4 3-5.6-1.4-5.6-8-3-10.6 0-10.6S5.6-8 5.6-1.4C6.4 3 9 5 9 11Z', '#2c2a30') +
    shape('M-3.6-2.4C-3.6-6-2-7.4 0-7.4S3.6-6 3.6-2.4 2 2.4 0 2.4-3.6 1-3.6-2.4Z', skin) +
    line('M0 5.4V10M-1.8 7H1.8', 1.2, 'style="stroke:#f3e3b3"'),
  duchy:
    shape('M-9 8V-1L-5.6 2.6-3-3 0 2 3-3 5.6 2.6 9-1V8Z', gold) +
    dot(-3, -4.6, 1.7, gold) +
    dot(3, -4.6, 1.7, gold) +
    dot(-9, -2.6, 1.7, gold) +
    dot(9, -2.6, 1.7, gold),
  county:
    shape('M-9 8V2H9V8Z', gold) +
    line('M-7.6 2V-2.6M0 2V-3.6M7.6 2V-2.6M-3.8 2V0M3.8 2V0', 1.4) +
    dot(-7.6, -4, 1.8, white) +
    dot(0, -5, 1.8, white) +
    dot(7.6, -4, 1.8, white),
  barony:
    shape('M-9 8V3H9V8Z', gold) +
    dot(-6.4, 0.6, 2.1, white) +
    dot(0, 0.6, 2.1, white) +
    dot(6.4, 0.6, 2.1, white),
  garter:
    dot(0, 0, 9.6, '#27458f') +
    dot(0, 0, 5.8, white) +
    line('M0-3.6V3.6M-3.6 0H3.6', 2.2, 'style="stroke:#b3262b"') +
    shape('M2 8.6 6 7.4 8.6 11.4 4.6 12Z', '#27458f'),
  heresy: pen('M0-11V11M-6-5H6', 2.4) + line('M-9-9 9 9', 2.4, 'style="stroke:var(--fi-wax)"'),
  captive: pen('M-8-5.5A3.6 3.6 0 1 1-3-1M-4-3.4 2 2.4M4-2A3.6 3.6 0 1 1 .4 4', 2.3) + dot(7, 7, 3, steel),
  wedding:
    `<circle cx="-3.8" cy="2.4" r="6" fill="none" stroke="var(--fi-gold-line)" stroke-width="2.6"/><circle cx="3.8" cy="2.4" r="6" fill="none" stroke="var(--fi-gold)" stroke-width="2.6"/>` +
    shape('M3.8-3.6 1.6-6.6 3.8-10 6-6.6Z', '#dfeaf2', 0.7),
  servant:
    shape('M-7.4 11C-7.4 5-4.6 2.4 0 2.4S7.4 5 7.4 11Z', '#8c7b5c') +
    dot(0, -2.4, 4.6, skin) +
    shape('M-5.2-3.4Q-4.6-9.6 0-9.6T5.2-3.4Q0-6 -5.2-3.4Z', '#6c5a3c'),
  first:
    shape('M-9.6-6.4C-5 6 4.6 9.4 9.4 3.2 10.6 1.4 9.4-1.4 7-.6 2.4 1-2.4-1.8-5.4-8.4Z', gold) +
    line('M-10.2-5.6-4.6-9.4', 2),

  // --- goods
  money:
    `<circle r="10" fill="#d8dce0" ${ink} stroke-width="1.3"/><circle r="7.4" fill="none" ${ink} stroke-width=".7"/>` +
    line('M0-6V6M-6 0H6', 1.5) +
    dot(-3.4, -3.4, 0.9, dark, 0) +
    dot(3.4, -3.4, 0.9, dark, 0) +
    dot(-3.4, 3.4, 0.9, dark, 0) +
    dot(3.4, 3.4, 0.9, dark, 0),
  points: shape('M0-11.4 3.2-4 11-3.4 5 1.8 7 9.6 0 5.4-7 9.6-5 1.8-11-3.4-3.2-4Z', gold),
  pigeon:
    shape(
      'M-11 1C-6-2-4-1-1.6-4-2-8.4 1.4-10.6 4.4-8.4 5.4-8 8-7.6 9-6.4L6-5.2C7 1 4 6 -2 6-5 6-8 4.6-11 1Z',
      '#dfe3e8',
    ) +
    line('M0 6-1 10.4M2.4 5 2.4 9.6', 1.1) +
    dot(4, -6.4, 0.8, dark, 0),
  treasure:
    shape('M-10-1C-10-8 10-8 10-1V9H-10Z', wood) + line('M-10-.6H10', 1.3) + shape('M-2-2H2V3H-2Z', gold),
  cards:
    shape('M-9-8 3-11 7 8-5 11Z', '#8a2f2f') +
    shape('M-3-10H9V10H-3Z', '#f3ead2') +
    line('M.4-5H5.6M.4-1H5.6M.4 3H5.6', 1),
  characters:
    shape('M-8-11H8V11H-8Z', '#6d3a3a') +
    shape('M-4.4 7C-4.4 3-2.4 1 0 1S4.4 3 4.4 7Z', '#e8d7ae', 0.6) +
    dot(0, -3, 3, '#e8d7ae', 0.6),
  fortune:
    shape('M-8-11H8V11H-8Z', '#2f5a4a') +
    shape('M0-6 1.8-1.8 6-1.4 2.8 1.4 3.8 5.6 0 3.4-3.8 5.6-2.8 1.4-6-1.4-1.8-1.8Z', '#e8d7ae', 0.6),
  disaster: shape('M-8-11H8V11H-8Z', '#2d2730') + shape('M1.6-8-4 1.4H-.6L-2 8 4.4-1.6H.8Z', '#e8d7ae', 0.6),
  shrine:
    shape('M-9 10V2H9V10Z', gold) +
    shape('M-10 2 0-7 10 2Z', gold) +
    line('M0-7V-11.6M-2-9.6H2', 1.3) +
    dot(0, 6, 1.8, wax, 0.6),
  tallage:
    shape('M-6.4-4C-10 2-10.6 10.8 0 10.8S10 2 6.4-4Z', '#b08a54') +
    shape('M-4-10.6 4-10.6 2.4-5.4H-2.4Z', '#b08a54') +
    line('M-5-4.6H5', 1.9) +
    line('M-2.4 7 2.4 0', 1.3),
  tithe:
    shape(
      'M-7-10.5H6.4C9.4-10.5 9.6-6.4 6.6-6.4H6.4V7H8.8C9.4 9.8 7.8 10.8 6.4 10.8H-6.4C-9.4 10.8-9.4 7-6.6 7V-6.6C-9.2-6.6-9.4-10.5-7-10.5Z',
      '#fbf1d6',
    ) + line('M0-5V4M-3.4-2H3.4', 1.6),

  // --- relics
  grail: shape('M-7-10H7C7-3 4-.6 1.4.2V6L5 10H-5L-1.4 6V.2C-4-.6-7-3-7-10Z', gold),
  chasuble:
    shape('M-3-10.6H3L5-8 10 6 4 10.6H-4L-10 6-5-8Z', '#7a2942') +
    shape('M-1.1-10V10H1.1V-10ZM-5-3H5V-1H-5Z', gold, 0.3),
  skull:
    shape(
      'M0-10.6C6-10.6 8.6-6 8.6-2.4 8.6.6 7 2.6 4.6 4V8.6H-4.6V4C-7 2.6-8.6.6-8.6-2.4-8.6-6-6-10.6 0-10.6Z',
      '#efe6cf',
    ) +
    dot(-3.4, -2, 2.1, dark, 0) +
    dot(3.4, -2, 2.1, dark, 0) +
    line('M0 1.4V3M-1.8 8V5.6M1.8 8V5.6', 1.2),
  tibia: shape(
    'M-9 7.6C-11.4 5-8.4 2-6.2 3.6L3.6-6.2C2-8.4 5-11.4 7.6-9 10.8-9 10.6-5 8-5.2L-5.2 8C-5 10.6-9 10.8-9 7.6Z',
    '#efe6cf',
  ),

  // --- disasters, and what makes up for them
  plague:
    shape(
      'M0-11C6-11 8.6-6.4 8.6-2.8 8.6.2 7 2.2 4.6 3.6V7H-4.6V3.6C-7 2.2-8.6.2-8.6-2.8-8.6-6.4-6-11 0-11Z',
      '#f2ead5',
    ) +
    dot(-3.4, -2.4, 2.2, dark, 0) +
    dot(3.4, -2.4, 2.2, dark, 0) +
    line('M-7 7.4 7 11.6M7 7.4-7 11.6', 1.9),
  storms:
    shape('M-8 1C-12-.6-10.6-7-5.6-6-4-11 4-11 5.4-6 10.6-6.6 11.4 0 7.6 1Z', '#8896a3') +
    shape('M1-1-3.4 5.6H-.4L-2 11.4 4.4 3.8H1.2L3-1Z', gold, 0.8),
  famine:
    shape('M-9.6 2.4H9.6C9.6 8 5 10.6 0 10.6S-9.6 8-9.6 2.4Z', wood) +
    line('M0 .4V-10.4M0-7-2.6-9.6M0-7 2.6-9.6M0-3.4-2.8-6M0-3.4 2.8-6', 1.3) +
    line('M-8-8 8 .6', 1.8, 'style="stroke:var(--fi-wax)"'),
  invasion:
    shape('M-11 2.6C-7 5 7 5 11 2.6 10.4 8 7 9.6 0 9.6S-10.4 8-11 2.6Z', wood) +
    line('M0 4V-11', 1.3) +
    shape('M-6.4-9H6.4L7.4 1H-7.4Z', '#e9e2cf') +
    line('M-3-9 -3.4 1M3-9 3.4 1', 1.5, 'style="stroke:var(--fi-wax)"'),
  harvest:
    line(
      'M0 11V-10M0 4-4.6-.4M0 4 4.6-.4M0-1.6-4.6-6M0-1.6 4.6-6M0-6.6-3-10M0-6.6 3-10',
      1.7,
      'style="stroke:#b98615"',
    ) + line('M-5 7C-2 9 2 9 5 7', 1.3),
  weather:
    Array.from({ length: 8 }, (_, i) =>
      line('M0-8V-11.4', 1.8, `style="stroke:#c98a00" transform="rotate(${i * 45})"`),
    ).join('') + dot(0, 0, 5.6, '#f6c944'),

  scales:
    pen('M0-9V9M-5 10.4H5M-8.5-6H8.5', 1.9) +
    shape('M-12 2.4-8.5-6-5 2.4C-6.4 5.4-11 5.4-12 2.4Z', gold) +
    shape('M5 2.4 8.5-6 12 2.4C11 5.4 6.4 5.4 5 2.4Z', gold) +
    dot(0, -9.6, 1.8, gold),

  // --- invaders
  horde:
    line('M-6 11 5-9', 1.9, 'style="stroke:var(--fi-wood)"') +
    shape('M1.6-10.6C6-11.6 11-8 10-1.6L5-2.4 3.4-5Z', steel) +
    dot(-5.4, -4, 4.6, '#6b4a3a') +
    dot(-5.4, -4, 1.4, steel),
  raven: banner(
    shape('M-6.4 5C-6-2-2-6 2-6.4 3-8 6-7.6 6.4-5.4L8.4-4 5.6-3C5.4 2 2 5-2.4 5L-5 8.6Z', '#15110f', 0),
  ),
  wolf: banner(
    shape('M-5.6-6.6-2.4-3.4H2.4L5.6-6.6 6 .4 2.4 3.4 0 7-2.4 3.4-6 .4Z', '#e7e2d6', 0) +
      dot(-2.4, -0.4, 0.9, dark, 0) +
      dot(2.4, -0.4, 0.9, dark, 0),
  ),
  serpent: banner(
    '<path d="M5.4-6.4C-1-9.4-7-4.4-1-1.2S6 5-3.4 6.6" fill="none" stroke="#8fcf7a" stroke-width="2.8" stroke-linecap="round"/>' +
      dot(5.4, -6.2, 1.6, '#8fcf7a', 0),
  ),
  bear: banner(
    shape('M-4.6 1C-4.6-2-2-3 0-3S4.6-2 4.6 1 3 6.4 0 6.4-4.6 4-4.6 1Z', '#c48a52', 0) +
      dot(-5, -4, 1.9, '#c48a52', 0) +
      dot(-1.8, -6.4, 1.9, '#c48a52', 0) +
      dot(1.8, -6.4, 1.9, '#c48a52', 0) +
      dot(5, -4, 1.9, '#c48a52', 0),
  ),
};

/** Everything there is a picture of. */
export const PICTURES: ReadonlySet<string> = new Set(Object.keys(MARKS));

export function spriteSource(): string {
  const marks = Object.entries(MARKS)
    .map(([name, body]) => `<symbol id="fi-${name}" viewBox="-12 -12 24 24">${body}</symbol>`)
    .join('');
  const arms = Object.entries(ORDINARIES).flatMap(([family, path]) =>
    (
      [
        ['arms', SHIELD, 'shield'],
        ['lady', LOZENGE, 'lozenge'],
        ['troop', 'M3 3H57V67H3Z', 'square'],
      ] as const
    ).map(
      ([name, rim, clip]) =>
        `<symbol id="fi-${name}-${family}" viewBox="0 0 60 70"><g clip-path="url(#fi-${clip})"><path d="${rim}" fill="var(--fi-${family})"/><path d="${path}" fill="var(--fi-${family}-charge)"/></g><path d="${rim}" fill="none" stroke="#15110f" stroke-width="3.4" stroke-linejoin="round"/></symbol>`,
    ),
  );
  return (
    `<svg id="${SPRITE}" xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true" focusable="false">` +
    `<defs><clipPath id="fi-shield"><path d="${SHIELD}"/></clipPath><clipPath id="fi-lozenge"><path d="${LOZENGE}"/></clipPath>` +
    `<clipPath id="fi-square"><path d="M3 3H57V67H3Z"/></clipPath></defs>${arms.join('')}${marks}</svg>`
  );
}

/** Puts the pictures into the page, if they are not there. */
export function placeSprite(): void {
  if (typeof document === 'undefined' || document.getElementById(SPRITE)) return;
  document.body.insertAdjacentHTML('beforeend', spriteSource());
  const sprite = document.getElementById(SPRITE);
  if (sprite) sprite.style.position = 'absolute';
}
