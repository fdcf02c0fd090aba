// All our little pictures, put into the page once and used by name: `<use href="#r3-york"/>`.

import { arms, BEARERS, SHIELD } from './arms';
import { CHARGES } from './charges';

const SPRITE = 'r3-sprite';

/** A rose: petals in the house's colour, a ring of sepals, a golden heart. */
const rose = (petals: string, edge: string): string =>
  `<path d="M0-5.4 1-3.6H-1zM5.1-1.7 3.8-.2 3.2-2.1zM3.2 4.4 1.3 3.6 2.8 2.4zM-3.2 4.4-1.3 3.6-2.8 2.4zM-5.1-1.7-3.8-.2-3.2-2.1z" fill="#2c6b3b"/>` +
  `<path d="${CHARGES.rose}" fill="${petals}" stroke="${edge}" stroke-width=".5"/>` +
  `<g fill="none" stroke="${edge}" stroke-width=".45" opacity=".75">${[0, 72, 144, 216, 288]
    .map((turn) => `<path d="M0-4.1C-.9-3.4-.9-2.2 0-1.6.9-2.2.9-3.4 0-4.1z" transform="rotate(${turn})"/>`)
    .join('')}</g><circle r="1.3" fill="#e9b824" stroke="${edge}" stroke-width=".4"/>`;

const MARKS: Readonly<Record<string, string>> = {
  'rose-0': rose('#c22734', '#5d0d15'),
  'rose-1': rose('#fdfaf1', '#6f6656'),
  'rose-r': rose('#4a4546', '#151314'),
  crown: `<path d="${CHARGES.crown}" fill="#f0c02f" stroke="#6b4a06" stroke-width=".6"/>`,
  /** A claim is no crown yet: it is of silver. */
  claim: `<path d="${CHARGES.crown}" fill="#eef0f1" stroke="#43484c" stroke-width=".8"/>`,
  anchor:
    '<path fill="none" stroke="currentColor" stroke-width="1.1" stroke-linecap="round" d="M0-2.4V4.4M-2.2-1H2.2M-4.2 1.2C-4 3.4-2 4.5 0 4.5S4 3.4 4.2 1.2"/><circle cy="-3.6" r="1.2" fill="none" stroke="currentColor" stroke-width="1"/>',
  city: `<path d="${CHARGES.castle}" fill="currentColor"/>`,
  cathedral:
    '<path fill="currentColor" d="M-.6-5H.6V-4H1.6V-2.9H.6V-2L2.4.4V5H.9V2.6A.9.9 0 0 0-.9 2.6V5H-2.4V.4L-.6-2V-2.9H-1.6V-4H-.6zM-5 5V1L-3.2-.6V5zM5 5V1L3.2-.6V5z"/>',
  swords: [45, -45]
    .map(
      (turn) =>
        `<g transform="rotate(${turn})" stroke="#1d1a1b" stroke-width=".5" stroke-linejoin="round">` +
        '<path fill="#f8f5ec" d="M0-6 .75-4.8V2.2H-.75V-4.8z"/><path fill="#e9b824" d="M-2.3 2.2H2.3V3.2H-2.3z"/>' +
        '<path fill="#71264a" d="M-.55 3.2H.55V5H-.55z"/><circle cy="5.3" r=".75" fill="#e9b824"/></g>',
    )
    .join(''),
  ship: `<path d="${CHARGES.ship}" fill="currentColor"/>`,
  // The six events.
  'card-force-march':
    '<path fill="#b1202b" d="M-4.6 0 0-5 4.6 0V2.4L0-2.6-4.6 2.4z"/><path fill="#3a2a1c" d="M-4.6 3 0-2 4.6 3V5.4L0 .4-4.6 5.4z"/>',
  'card-muster':
    [45, 135, 225, 315]
      .map(
        (turn) =>
          `<path fill="#3a2a1c" transform="rotate(${turn})" d="M-.7-6H.7V-3.6H1.9L0-1.9-1.9-3.6H-.7z"/>`,
      )
      .join('') + `<path d="${CHARGES.castle}" fill="#b1202b" transform="scale(.3)"/>`,
  'card-piracy': `<path d="${CHARGES.ship}" fill="#3a2a1c"/><path fill="none" stroke="#1d4f9c" stroke-width=".9" d="M-6 5.5q1.5-1.4 3 0t3 0 3 0 3 0"/>`,
  'card-plague':
    '<path fill="#3a2a1c" fill-rule="evenodd" d="M0-5.4C3.2-5.4 5-3.2 5-.6 5 1 4.2 2 3 2.6L2.8 5H1.4V3.6H.6V5H-.6V3.6H-1.4V5H-2.8L-3 2.6C-4.2 2-5 1-5-.6-5-3.2-3.2-5.4 0-5.4zM-2.2-1.6A1.4 1.5 0 1 0-2.1-1.6zM2.2-1.6A1.4 1.5 0 1 0 2.3-1.6zM0 .9-.8 2.3H.8z"/>',
  'card-surprise': `<path fill="#1d4f9c" d="M2.6-5.4A5.6 5.6 0 1 0 5.4 2.6 4.8 4.8 0 0 1 2.6-5.4z"/><path d="${CHARGES.sword}" fill="#3a2a1c" transform="translate(1.4 -.4) rotate(28) scale(.86)"/>`,
  'card-treason':
    `<g transform="translate(-.7 0) rotate(-14)"><path d="${CHARGES.rose}" fill="#c22734" stroke="#5d0d15" stroke-width=".5" clip-path="inset(0 50% 0 0)"/></g>` +
    `<path d="${CHARGES.sword}" fill="#3a2a1c" transform="rotate(180) scale(.62 1.14)"/>` +
    ['-4.2', '4']
      .map(
        (x, i) =>
          `<circle cx="${x}" cy="${4.2 - i}" r="1.5" fill="#e9b824" stroke="#6b4a06" stroke-width=".5"/>`,
      )
      .join('') +
    '<circle cx="2.6" cy="4.7" r="1.5" fill="#e9b824" stroke="#6b4a06" stroke-width=".5"/>',
};

/** Everything there is a picture of. */
export const PICTURES: readonly string[] = [...BEARERS, ...Object.keys(MARKS)];

export function spriteSource(): string {
  const shields = BEARERS.map(
    (person) =>
      `<symbol id="r3-${person}" viewBox="0 0 24 28"><g clip-path="url(#r3-shield)">${arms(person)}</g>` +
      `<path d="${SHIELD}" fill="none" stroke="#15110f" stroke-width="1.3"/></symbol>`,
  ).join('');
  const marks = Object.entries(MARKS)
    .map(([name, body]) => `<symbol id="r3-${name}" viewBox="-6 -6 12 12">${body}</symbol>`)
    .join('');
  return (
    `<svg id="${SPRITE}" xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true" focusable="false">` +
    `<defs><clipPath id="r3-shield"><path d="${SHIELD}"/></clipPath></defs>${shields}${marks}</svg>`
  );
}

/** Puts the pictures into the page, if they are not there. */
export function placeSprite(): void {
  if (typeof document === 'undefined' || document.getElementById(SPRITE)) return;
  document.body.insertAdjacentHTML('beforeend', spriteSource());
  const sprite = document.getElementById(SPRITE);
  if (sprite) sprite.style.position = 'absolute';
}
