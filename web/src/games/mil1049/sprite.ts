// All the little pictures of MIL (1049), put into the page once and used by name: `<use href="#mil-gold"/>`.

const SPRITE = 'mil-sprite';

/** A round-headed shield of the time in a box of 60 by 70. */
export const SHIELD = 'M30 3C44 3 56 9 56 24 56 44 44 60 30 68 16 60 4 44 4 24 4 9 16 3 30 3Z';

/** What the shields bear besides their colour, so that nobody needs to tell colours apart. */
export const CHARGES: Readonly<Record<string, string>> = {
  red: 'M25 3H35V24H57V34H35V68H25V34H3V24H25Z', // a cross
  blue: 'M0 22H60V30H0ZM0 40H60V48H0Z', // two bars
  green: 'M30 8 52 34 30 60 8 34Z', // a lozenge
  yellow: 'M0 0H30V35H0ZM30 35H60V70H30Z', // quarterly
  cyan: 'M0 60 30 20 60 60V70H50L30 42 10 70H0Z', // a chevron
};

const line = 'stroke="var(--mil-line)" stroke-width="1" stroke-linejoin="round" stroke-linecap="round"';
const cube = (fill: string, side: string): string =>
  `<path d="M-9-4 0-9 9-4V6L0 11-9 6Z" fill="${fill}" ${line}/><path d="M-9-4 0 1 9-4M0 1V11" fill="none" ${line}/><path d="M0 1 9-4V6L0 11Z" fill="${side}" opacity=".55"/>`;

/** Each in a box of 24 by 24 around its middle. Cubes carry a sign of what they are. */
const MARKS: Readonly<Record<string, string>> = {
  food:
    cube('var(--mil-food)', '#2b4d1c') +
    '<path d="M-5 5C-5.6.6-4.6-1.6-4.4-2.4M-6.6 1.6-4.8.6M-3-.2-4.8.9M-6.4 3.8-5 2.8M-3.2 1.6-5 3" fill="none" stroke="#fdf6dc" stroke-width="1.1" stroke-linecap="round"/>',
  cloth:
    cube('var(--mil-cloth)', '#16325c') +
    '<path d="M-7-.8-2.2 1.8M-7 1.6-2.2 4.2M-7 4-2.2 6.6" stroke="#fdf6dc" stroke-width="1.1"/>',
  metal:
    cube('var(--mil-metal)', '#0e0e10') +
    '<path d="M-7 3-2.4 5.6-1.6 2.4-6.2-.2Z" fill="#e8e6df" stroke="#0e0e10" stroke-width=".6"/>',
  influence:
    cube('var(--mil-influence)', '#571018') +
    '<circle cx="-4.6" cy="3" r="2.1" fill="none" stroke="#fdf6dc" stroke-width="1.2"/><path d="M-4.6.9V-1.4" stroke="#fdf6dc" stroke-width="1.4"/>',
  gold:
    cube('var(--mil-gold)', '#7a5505') +
    '<circle cx="-4.6" cy="2.8" r="2.5" fill="#fff3c2" stroke="#7a5505" stroke-width=".9"/>',
  woman: `<path d="M-8.6 11C-8.6 4 -4.6 1.6 0 1.6S8.6 4 8.6 11Z" fill="var(--mil-influence)" ${line}/><path d="M-5.4 2.4C-7.4-2-5.8-9.6 0-9.6S7.4-2 5.4 2.4 3 3.4 0 3.4-4.6 3.8-5.4 2.4Z" fill="#7a4a22" ${line}/><circle cy="-2.8" r="4" fill="#f1cfa5" ${line}/>`,
  privilege: `<path d="M-7-10.5H6.4C9.4-10.5 9.6-6.4 6.6-6.4H6.4V7H8.8C9.4 9.8 7.8 10.8 6.4 10.8H-6.4C-9.4 10.8-9.4 7-6.6 7V-6.6C-9.2-6.6-9.4-10.5-7-10.5Z" fill="#fbf1d6" ${line}/><circle cx="2.6" cy="6" r="4" fill="#b02833" ${line}/><path d="M-4-4.6H4M-4-1.4H3" ${line}/>`,
  soldier: `<path d="M-5-3.6C-5-8.6-2.4-11 0-11S5-8.6 5-3.6Z" fill="#c9ced2" ${line}/><path d="M0-11V-3.6" ${line}/><circle cy="-2" r="4" fill="#f1cfa5" ${line}/><path d="M-6.6-3.6H6.6" stroke="var(--mil-line)" stroke-width="1.8"/><path d="M-7.6 11C-7.6 5.4-4 2.6 0 2.6S7.6 5.4 7.6 11Z" fill="#8a6a4a" ${line}/><path d="M9-9V11" stroke="var(--mil-line)" stroke-width="1.4"/><path d="M9-12 10.4-8.6H7.6Z" fill="#c9ced2" ${line}/>`,
  castle: `<path d="M-9.5 10.5V-3H-9.5V-9.5H-6V-6.6H-2.2V-9.5H2.2V-6.6H6V-9.5H9.5V10.5Z" fill="#cbc3b3" ${line}/><path d="M-2.8 10.5V5.4A2.8 2.8 0 0 1 2.8 5.4V10.5Z" fill="var(--mil-line)"/>`,
  heir: `<circle cy="-1.4" r="5" fill="#f1cfa5" ${line}/><path d="M-6-4.2-6.8-10.4-3-7.6 0-11.4 3-7.6 6.8-10.4 6-4.2Z" fill="var(--mil-gold)" ${line}/><path d="M-7 11C-7 6.4-4 4.2 0 4.2S7 6.4 7 11Z" fill="#4d6ea8" ${line}/>`,
  hourglass: `<path d="M-6.4-10H6.4M-6.4 10H6.4" stroke="var(--mil-line)" stroke-width="2" stroke-linecap="round"/><path d="M-5-9H5C5-3.6 1.4-2 1.4 0S5 3.6 5 9H-5C-5 3.6-1.4 2-1.4 0S-5-3.6-5-9Z" fill="var(--mil-glass)" ${line}/><path d="M-3.6 8C-3 4.6-.8 4 0 2.6.8 4 3 4.6 3.6 8ZM-3-5.6H3L0-1Z" fill="#c9962e"/>`,
  archbishop: `<path d="M0-11C5-8 7-3.6 6 3.6H-6C-7-3.6-5-8 0-11Z" fill="#f7f1e2" ${line}/><path d="M0-9V3M-4.4-2.4H4.4" stroke="#b8892a" stroke-width="1.8"/><path d="M-6 3.6H6V6.6H-6ZM-4 6.6-6 11M4 6.6 6 11" fill="#b8892a" ${line}/>`,
  kings: `<path d="M-9-5.6-5.2-1 0-9 5.2-1 9-5.6 7.4 5H-7.4Z" fill="var(--mil-gold)" ${line}/><path d="M-7.4 5H7.4V8.6H-7.4Z" fill="#b02833" ${line}/>`,
  points: `<path d="M0-10.4 2.9-3.4 10.4-2.8 4.7 2.2 6.5 9.6 0 5.6-6.5 9.6-4.7 2.2-10.4-2.8-2.9-3.4Z" fill="#e7b63a" ${line}/>`,
  start: `<path d="M-5 11V-10.6" stroke="var(--mil-line)" stroke-width="2" stroke-linecap="round"/><path d="M-4.4-10H8.6L4.8-5.4 8.6-.8H-4.4Z" fill="#b02833" ${line}/>`,
  lord: `<circle cx="-4" cy="-4" r="4.4" fill="none" stroke="currentColor" stroke-width="2.2"/><circle cx="4" cy="4" r="4.4" fill="none" stroke="currentColor" stroke-width="2.2"/>`,
  sun: '<circle r="4.6" fill="#f2c230" stroke="#8a6208" stroke-width="1"/><path d="M0-10V-7M0 10V7M-10 0H-7M10 0H7M-7-7-5-5M7-7 5-5M-7 7-5 5M7 7 5 5" stroke="#8a6208" stroke-width="1.6" stroke-linecap="round"/>',
  moon: '<path d="M3-9.4A9.6 9.6 0 1 0 9.4 5 8 8 0 0 1 3-9.4Z" fill="#cfd6e6" stroke="#2b3448" stroke-width="1"/>',
  shield: `<path d="M-8-9H8V0C8 6 3.4 9.6 0 11-3.4 9.6-8 6-8 0Z" fill="#e9e2d2" ${line}/>`,
  famine:
    '<circle r="9" fill="none" stroke="#b02833" stroke-width="2.4"/><path d="M-6.4 6.4 6.4-6.4" stroke="#b02833" stroke-width="2.4"/><path d="M0 7V-5M-3.4-2 0-5 3.4-2M-3.4 2 0-1 3.4 2" fill="none" stroke="#b8892a" stroke-width="1.6"/>',
  // The spheres.
  monastery: '<path d="M-1.8-11H1.8V-6.4H6.4V-2.8H1.8V11H-1.8V-2.8H-6.4V-6.4H-1.8Z" fill="currentColor"/>',
  court: '<path d="M-9.6-6-5.4-1 0-9.6 5.4-1 9.6-6 8 6.4H-8ZM-8 7.8H8V10H-8Z" fill="currentColor"/>',
  market:
    '<path d="M0-10V9M-4.6 10H4.6M-8.4-7H8.4" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/><path d="M-8.4-6-11.4 1.4H-5.4ZM8.4-6 5.4 1.4H11.4Z" fill="currentColor"/>',
  war: [45, -45]
    .map(
      (turn) =>
        `<g transform="rotate(${turn})"><path fill="currentColor" d="M0-12 1.6-9.4V4H-1.6V-9.4zM-5 4H5V6.2H-5zM-1.2 6.2H1.2V11H-1.2z"/></g>`,
    )
    .join(''),
  curia:
    '<circle cx="-4" cy="-6" r="4" fill="none" stroke="currentColor" stroke-width="2.4"/><path d="M-1.4-3.2 8 8.4M5 4.8 8.4 2M7.4 7.8 10 5.6" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/>',
  crusades:
    '<path d="M-3.2-11H3.2L1.4-1.4 11-3.2V3.2L1.4 1.4 3.2 11H-3.2L-1.4 1.4-11 3.2V-3.2L-1.4-1.4Z" fill="currentColor"/>',
};

/** Everything there is a picture of. */
export const PICTURES: readonly string[] = Object.keys(MARKS);

export function spriteSource(): string {
  const marks = Object.entries(MARKS)
    .map(([name, body]) => `<symbol id="mil-${name}" viewBox="-12 -12 24 24">${body}</symbol>`)
    .join('');
  const shields = Object.entries(CHARGES)
    .map(
      ([colour, path]) =>
        `<symbol id="mil-arms-${colour}" viewBox="0 0 60 70"><g clip-path="url(#mil-shield-clip)"><path d="${SHIELD}" fill="var(--mil-${colour})"/><path d="${path}" fill="var(--mil-${colour}-charge)"/></g><path d="${SHIELD}" fill="none" stroke="#15110f" stroke-width="3"/></symbol>`,
    )
    .join('');
  return (
    `<svg id="${SPRITE}" xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true" focusable="false">` +
    `<defs><clipPath id="mil-shield-clip"><path d="${SHIELD}"/></clipPath></defs>${shields}${marks}</svg>`
  );
}

/** Puts the pictures into the page, if they are not there. */
export function placeSprite(): void {
  if (typeof document === 'undefined' || document.getElementById(SPRITE)) return;
  document.body.insertAdjacentHTML('beforeend', spriteSource());
  const sprite = document.getElementById(SPRITE);
  if (sprite) sprite.style.position = 'absolute';
}
