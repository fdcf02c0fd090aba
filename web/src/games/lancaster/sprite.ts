// All the little pictures of Lancaster, put into the page once and used by name: `<use href="#la-gold"/>`.

const SPRITE = 'la-sprite';

/** A heater shield in a box of 60 by 70. */
export const SHIELD = 'M4 4H56V36C56 52 44 62 30 68C16 62 4 52 4 36Z';

/** What the shields bear besides their colour, so that nobody needs to tell colours apart. */
export const ORDINARIES: Readonly<Record<string, string>> = {
  blue: 'M0 26H60V44H0Z', // a fess
  red: 'M4 50 30 26 56 50V64L30 42 4 64Z', // a chevron
  green: 'M21 0H39V70H21Z', // a pale
  yellow: 'M0 8 8 0 30 24 52 0 60 8 40 33 60 58 52 66 30 43 8 66 0 58 20 33Z', // a saltire
  black: 'M0 0H16L60 50V70H52L0 14Z', // a bend
};

const coin = (inner: string): string =>
  `<circle r="10" fill="var(--la-gold)" stroke="var(--la-gold-line)" stroke-width="1.4"/><circle r="7.2" fill="none" stroke="var(--la-gold-line)" stroke-width=".8"/>${inner}`;

/** Each in a box of 24 by 24 around its middle. */
const MARKS: Readonly<Record<string, string>> = {
  gold: coin(
    '<path d="M0-4.6 1.2-1.4 4.6-1.4 1.9.7 2.9 4 0 2 -2.9 4 -1.9.7 -4.6-1.4 -1.2-1.4Z" fill="var(--la-gold-line)"/>',
  ),
  /** A squire: a boy with a pennon. */
  squire:
    '<path d="M-6.4-10.5V10.5" stroke="var(--la-line)" stroke-width="1.5" stroke-linecap="round"/>' +
    '<path d="M-5.6-10H4L1-7 4-4H-5.6Z" fill="var(--la-squire)" stroke="var(--la-line)" stroke-width=".8"/>' +
    '<circle cx="2.4" cy="-.6" r="2.9" fill="var(--la-skin)" stroke="var(--la-line)" stroke-width=".9"/>' +
    '<path d="M-2.6 10.5C-2.6 5 0 3.2 2.4 3.2S7.4 5 7.4 10.5Z" fill="var(--la-squire)" stroke="var(--la-line)" stroke-width=".9"/>',
  /** A voting marker: a seal of wax on a ribbon. */
  marker:
    '<path d="M-4 2-6.4 10.6-2.6 8.6 0 11.2 2.6 8.6 6.4 10.6 4 2Z" fill="var(--la-ribbon)" stroke="var(--la-line)" stroke-width=".7"/>' +
    '<path d="M0-11 2.3-9.2 5.2-9.4 6.3-6.7 8.8-5.2 8.3-2.3 9.4.4 7.3 2.4 6.7 5.2 3.8 5.6 1.7 7.6-1 6.5-3.9 7-5.5 4.6-8.3 3.7-8.4.8-10-1.6-8.4-4-8.3-6.9-5.6-7.9-4.1-10.4-1.2-9.9Z" fill="var(--la-wax)" stroke="var(--la-wax-line)" stroke-width=".8"/>' +
    '<path d="M-3.2-1.6-.9.8 3.6-4" fill="none" stroke="#fff6e4" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
  points:
    '<path d="M-9.5 3.4C-9.5-3-5-8.6 0-9.6M9.5 3.4C9.5-3 5-8.6 0-9.6" fill="none" stroke="none"/>' +
    '<path d="M-2.4 9.6C-8.6 8.4-10.8 2.8-9.8-3.6c1.5.6 2.4 1.4 2.9 2.5.1-2.2.6-4.2 1.9-6 1 1.1 1.5 2.2 1.5 3.6.4 1.4.2 2.6-.4 3.9.4 3.4 1.3 6 3.5 8Z" fill="var(--la-laurel)" stroke="var(--la-line)" stroke-width=".7"/>' +
    '<path d="M2.4 9.6C8.6 8.4 10.8 2.8 9.8-3.6c-1.5.6-2.4 1.4-2.9 2.5-.1-2.2-.6-4.2-1.9-6-1 1.1-1.5 2.2-1.5 3.6-.4 1.4-.2 2.6.4 3.9-.4 3.4-1.3 6-3.5 8Z" fill="var(--la-laurel)" stroke="var(--la-line)" stroke-width=".7"/>',
  /** A new knight: a great helm. */
  new_knight:
    '<path d="M-6.6-8.6Q0-11.4 6.6-8.6L7.4 4.4Q5.4 10 0 10.6-5.4 10-7.4 4.4Z" fill="var(--la-steel)" stroke="var(--la-line)" stroke-width="1"/>' +
    '<path d="M-7-2.6H7M0-10V10.4" stroke="var(--la-line)" stroke-width="1.3"/><path d="M-5.4-1.2H-1.6V.4H-5.4ZM1.6-1.2H5.4V.4H1.6Z" fill="var(--la-line)"/>' +
    '<path d="M2.4 4h.9v.9h-.9zM4.4 4h.9v.9h-.9zM2.4 6h.9v.9h-.9zM4.4 6h.9v.9h-.9z" fill="var(--la-line)"/>',
  upgrade:
    '<path d="M0-11 8-2.6H3.6V3H-3.6V-2.6H-8Z" fill="var(--la-well)" stroke="var(--la-line)" stroke-width=".9" stroke-linejoin="round"/>' +
    '<path d="M-6 5.4H6M-6 8.8H6" stroke="var(--la-line)" stroke-width="1.9" stroke-linecap="round"/>',
  /** A noble: a head under a coronet. */
  noble:
    '<path d="M-9 11C-9 5.6-5 3.4 0 3.4S9 5.6 9 11Z" fill="var(--la-robe)" stroke="var(--la-line)" stroke-width=".9"/>' +
    '<circle cy="-1.2" r="4.9" fill="var(--la-skin)" stroke="var(--la-line)" stroke-width=".9"/>' +
    '<path d="M-5.8-3.6-6.6-10-3-7.2 0-11 3-7.2 6.6-10 5.8-3.6Z" fill="var(--la-gold)" stroke="var(--la-gold-line)" stroke-width=".9" stroke-linejoin="round"/>',
  /** An extension of the castle. */
  extension:
    '<path d="M-9 10.5V-4.5H-9V-9.5H-5.6V-6.8H-2V-9.5H2V-6.8H5.6V-9.5H9V10.5Z" fill="var(--la-stone)" stroke="var(--la-line)" stroke-width="1" stroke-linejoin="round"/>' +
    '<path d="M-2.8 10.5V5.4A2.8 2.8 0 0 1 2.8 5.4V10.5Z" fill="var(--la-line)"/><path d="M-6-2h2.2v3.2H-6zM3.8-2H6v3.2H3.8z" fill="var(--la-line)"/>',
  crossing:
    '<path d="M-10.5 3.6H10.5L7.4 9.6H-7.4Z" fill="var(--la-wood)" stroke="var(--la-line)" stroke-width=".9" stroke-linejoin="round"/>' +
    '<path d="M0 3.4V-11" stroke="var(--la-line)" stroke-width="1.3"/><path d="M.9-10C7.6-8.6 8.4-2.6 6.4 1.6H.9ZM-.9-7.4C-5.6-5.6-6.8-1.8-5.8 1.6H-.9Z" fill="#fbf4e2" stroke="var(--la-line)" stroke-width=".9"/>',
  /** The start player's horn. */
  start:
    '<path d="M-9.6-6.4C-5 6 4.6 9.4 9.4 3.2 10.6 1.4 9.4-1.4 7-.6 2.4 1-2.4-1.8-5.4-8.4Z" fill="var(--la-gold)" stroke="var(--la-gold-line)" stroke-width="1.1" stroke-linejoin="round"/><path d="M-10.2-5.6-4.6-9.4" stroke="var(--la-line)" stroke-width="2" stroke-linecap="round"/>',
  fleur:
    '<path d="M0-11C3.4-7.6 3.6-3.6 1.5.4 4.6-4.4 9.4-3.6 9.4.4 9.4 3.8 5.6 4.4 4.6 2.2 4.2 3 3.4 3.8 2.4 4.2H4.6V6.4H1.6C1.8 8.4 1.2 9.8 0 11.2-1.2 9.8-1.8 8.4-1.6 6.4H-4.6V4.2H-2.4C-3.4 3.8-4.2 3-4.6 2.2-5.6 4.4-9.4 3.8-9.4.4-9.4-3.6-4.6-4.4-1.5.4-3.6-3.6-3.4-7.6 0-11Z" fill="currentColor"/>',
  law: '<path d="M-7-10.5H6.4C9.4-10.5 9.6-6.4 6.6-6.4H6.4V7H8.8C9.4 9.8 7.8 10.8 6.4 10.8H-6.4C-9.4 10.8-9.4 7-6.6 7V-6.6C-9.2-6.6-9.4-10.5-7-10.5Z" fill="var(--la-scroll)" stroke="var(--la-line)" stroke-width=".9"/><path d="M-4-4.6H4M-4-1.4H4M-4 1.8H4" stroke="var(--la-line)" stroke-width="1.1"/>',
  yes: '<path d="M-8.4.6-2.8 6.4 8.6-6.8" fill="none" stroke="currentColor" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/>',
  no: '<path d="M-7-7 7 7M7-7-7 7" fill="none" stroke="currentColor" stroke-width="3.4" stroke-linecap="round"/>',
  swords: [45, -45]
    .map(
      (turn) =>
        `<g transform="rotate(${turn}) scale(1.9)" stroke="var(--la-line)" stroke-width=".5" stroke-linejoin="round"><path fill="#f8f5ec" d="M0-6 .75-4.8V2.2H-.75V-4.8z"/><path fill="var(--la-gold)" d="M-2.3 2.2H2.3V3.2H-2.3z"/><path fill="var(--la-wax)" d="M-.55 3.2H.55V5H-.55z"/></g>`,
    )
    .join(''),
};

/** Everything there is a picture of. */
export const PICTURES: readonly string[] = Object.keys(MARKS);

export function spriteSource(): string {
  const marks = Object.entries(MARKS)
    .map(([name, body]) => `<symbol id="la-${name}" viewBox="-12 -12 24 24">${body}</symbol>`)
    .join('');
  const shields = Object.entries(ORDINARIES)
    .map(
      ([colour, path]) =>
        `<symbol id="la-arms-${colour}" viewBox="0 0 60 70"><g clip-path="url(#la-shield)"><path d="${SHIELD}" fill="var(--la-${colour})"/><path d="${path}" fill="var(--la-${colour}-charge)"/></g><path d="${SHIELD}" fill="none" stroke="#15110f" stroke-width="3"/></symbol>`,
    )
    .join('');
  return (
    `<svg id="${SPRITE}" xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true" focusable="false">` +
    `<defs><clipPath id="la-shield"><path d="${SHIELD}"/></clipPath></defs>${shields}${marks}</svg>`
  );
}

/** Puts the pictures into the page, if they are not there. */
export function placeSprite(): void {
  if (typeof document === 'undefined' || document.getElementById(SPRITE)) return;
  document.body.insertAdjacentHTML('beforeend', spriteSource());
  const sprite = document.getElementById(SPRITE);
  if (sprite) sprite.style.position = 'absolute';
}
