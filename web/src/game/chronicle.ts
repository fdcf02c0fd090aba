// A game told as a story: the lines of the log as sentences in paragraphs, under the headings that the game names,
// and the same as one page that can be kept, sent and printed. It holds what its reader may know and nothing else.

import type { GameClient, LogLine } from '../contract';
import { faces, type Piece } from './texts';

/** What one side does in a row, sentence by sentence. */
export type Paragraph = readonly (readonly Piece[])[];

export interface Chapter {
  /** Its heading; null for what came before the first one. */
  readonly title: readonly Piece[] | null;
  /** Whether it opens a part (a round, a year), which holds the chapters after it. */
  readonly part: boolean;
  readonly paragraphs: readonly Paragraph[];
}

/** After so many sentences a paragraph ends, whoever is still busy. */
const LONG = 8;

/** Whom a line is about, as the games call it: who stays the same stays in the paragraph. */
function actor(line: LogLine): unknown {
  return line.args['who'] ?? line.args['seat'] ?? null;
}

/** A sentence ends like one. */
function ended(pieces: readonly Piece[]): readonly Piece[] {
  const last = pieces.at(-1)?.text.trimEnd() ?? '';
  return last === '' || /[.!?…:»”)]$/.test(last) ? pieces : [...pieces, { text: '.', thing: null }];
}

/** The chapters of a log. Chapters in which nothing happened are left out; parts are not. */
export function chapters(
  log: readonly LogLine[],
  read: (line: LogLine) => readonly Piece[],
  heading: NonNullable<GameClient['heading']>,
): readonly Chapter[] {
  const found: Chapter[] = [];
  let title: readonly Piece[] | null = null;
  let part = false;
  let paragraphs: (readonly Piece[])[][] = [];
  let doing: unknown = null;
  const close = (): void => {
    if (part || paragraphs.length) found.push({ title, part, paragraphs });
    paragraphs = [];
    doing = null;
  };
  for (const line of log) {
    const opens = heading(line);
    if (opens) {
      close();
      title = read(line);
      part = opens === 'part';
      continue;
    }
    const who = actor(line);
    const now = paragraphs.at(-1);
    if (now && (who === null || doing === null || who === doing) && now.length < LONG)
      now.push(ended(read(line)));
    else paragraphs.push([ended(read(line))]);
    if (who !== null || paragraphs.at(-1)?.length === 1) doing = who;
  }
  close();
  return found;
}

/** Everything that stands around the story, in words. */
export interface Frame {
  readonly language: string;
  readonly game: string;
  readonly title: string;
  readonly facts: readonly string[];
  readonly players: readonly { readonly seat: string; readonly player: string; readonly won: boolean }[];
  readonly result: string;
  readonly eyes: string;
  readonly when: string;
  readonly words: {
    readonly players: string;
    readonly agreed: string;
    readonly contents: string;
    readonly won: string;
    readonly made: string;
  };
}

const UNSAFE: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function safe(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => UNSAFE[sign] ?? '');
}

/** A face as a die, for pages without pictures. */
export function dieFace(face: string): string {
  return faces(Number(face))
    .map((one) => String.fromCharCode(0x2680 + one - 1))
    .join('');
}

function written(pieces: readonly Piece[]): string {
  return pieces
    .map(({ text, thing }) => {
      if (thing === null) return safe(text);
      if (thing.kind === 'dice') return `<span class="die">${safe(dieFace(text))}</span>`;
      return `<b>${safe(text)}</b>`;
    })
    .join('');
}

const STYLE = `
:root { color-scheme: light dark; }
body { max-width: 42rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; background: #fbf7ee; color: #2b2216;
  font: 1.06rem/1.6 Georgia, 'Times New Roman', serif; }
header, footer { text-align: center; }
h1 { margin: .2em 0; font-size: 2rem; line-height: 1.2; }
h2 { margin: 2.6em 0 .6em; border-bottom: 2px solid; padding-bottom: .2em; font-size: 1.5rem; line-height: 1.25; }
h3 { margin: 1.8em 0 .3em; font-size: 1.12rem; font-style: italic; line-height: 1.3; }
p { margin: .45em 0; text-align: justify; hyphens: auto; overflow-wrap: anywhere; }
header p, footer p { text-align: center; }
b { font-weight: 600; }
.soft, footer { color: #655843; font-size: .92rem; }
.result { margin: 1em 0; font-size: 1.15rem; font-weight: 600; }
.die { font-size: 1.3em; line-height: 1; }
ul { list-style: none; margin: .4em 0; padding: 0; }
nav { margin: 2em 0; columns: 2; }
a { color: inherit; }
@media (prefers-color-scheme: dark) { body { background: #1d1812; color: #eee3cf; } .soft, footer { color: #b8a98c; } }
@media (max-width: 30rem) { nav { columns: 1; } }
@media print {
  body { max-width: none; padding: 0; background: none; color: #000; font-size: 11pt; }
  .soft, footer { color: #333; } nav { display: none; }
  h2, h3 { break-after: avoid; } p { orphans: 3; widows: 3; }
}`;

/** One page with nothing outside it: no scripts, no pictures, nothing loaded from anywhere. */
export function page(frame: Frame, story: readonly Chapter[]): string {
  const parts = story.some((one) => one.part);
  const titled = story.map((one, place) => ({ ...one, id: `c${place + 1}` }));
  const contents = titled.filter((one) => one.title && (one.part || !parts));
  const { words } = frame;
  return [
    `<!doctype html>`,
    `<html lang="${safe(frame.language)}">`,
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    `<title>${safe(frame.title)}</title><style>${STYLE}</style></head>`,
    `<body><header><p class="soft">${safe(frame.game)}</p><h1>${safe(frame.title)}</h1>`,
    `<p class="soft">${safe(frame.when)}</p>`,
    `<section aria-label="${safe(words.players)}"><ul>`,
    ...frame.players.map(
      ({ seat, player, won }) =>
        `<li><b>${safe(seat)}</b>${player ? ` – ${safe(player)}` : ''}${won ? ` (${safe(words.won)})` : ''}</li>`,
    ),
    `</ul></section>`,
    frame.facts.length ? `<p class="soft">${safe(words.agreed)} ${safe(frame.facts.join(' · '))}</p>` : '',
    `<p class="result">${safe(frame.result)}</p></header>`,
    contents.length > 2
      ? `<nav aria-label="${safe(words.contents)}"><ul>${contents
          .map((one) => `<li><a href="#${one.id}">${written(one.title ?? [])}</a></li>`)
          .join('')}</ul></nav>`
      : '',
    `<main>`,
    ...titled.flatMap((one) => {
      const level = one.part || !parts ? 'h2' : 'h3';
      return [
        one.title ? `<${level} id="${one.id}">${written(one.title)}</${level}>` : '',
        ...one.paragraphs.map((sentences) => `<p>${sentences.map(written).join(' ')}</p>`),
      ];
    }),
    `</main><footer><p>${safe(frame.eyes)}</p><p>${safe(words.made)}</p></footer></body></html>`,
    ``,
  ]
    .filter((line, place, all) => line !== '' || place === all.length - 1)
    .join('\n');
}
