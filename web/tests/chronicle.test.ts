import { describe, expect, it } from 'vitest';
import type { LogLine } from '../src/contract';
import { chapters, dieFace, page, type Frame } from '../src/game/chronicle';
import type { Piece } from '../src/game/texts';

const line = (key: string, args: Record<string, unknown> = {}): LogLine => ({ key, args, rule: '' });
const read = (one: LogLine): Piece[] => [
  { text: `${one.key} ${String(one.args['who'] ?? '')}`.trim(), thing: null },
];
const heading = (one: LogLine) => (one.key === 'round' ? 'part' : one.key === 'phase');
const told = (log: readonly LogLine[]) =>
  chapters(log, read, heading).map((one) => [
    one.title?.[0]?.text ?? null,
    ...one.paragraphs.map((sentences) =>
      sentences.map((pieces) => pieces.map((p) => p.text).join('')).join(' '),
    ),
  ]);

const FRAME: Frame = {
  language: 'es',
  game: 'Toll',
  title: 'Ann & <Bob>',
  facts: ['long'],
  players: [
    { seat: 'Red', player: 'Ann "A"', won: true },
    { seat: 'Blue', player: '', won: false },
  ],
  result: 'Red has won.',
  eyes: 'Told as everybody may know it.',
  when: '1 May',
  words: { players: 'Players', agreed: 'Rules:', contents: 'Contents', won: 'winner', made: 'Made.' },
};

describe('a chronicle', () => {
  it('has a paragraph for what one side does in a row', () => {
    const log = [
      line('takes', { who: 'red' }),
      line('die'),
      line('goes', { who: 'red' }),
      line('goes', { who: 'blue' }),
    ];
    expect(told(log)).toEqual([[null, 'takes red. die. goes red.', 'goes blue.']]);
  });

  it('begins a paragraph anew with somebody else, whoever was named in between', () => {
    expect(told([line('goes', { who: 'red' }), line('die'), line('goes', { who: 'blue' })])).toEqual([
      [null, 'goes red. die.', 'goes blue.'],
    ]);
  });

  it('leaves empty chapters out, but no parts', () => {
    const log = [line('round'), line('phase'), line('phase'), line('rain!'), line('round')];
    expect(told(log)).toEqual([['round'], ['phase', 'rain!'], ['round']]);
  });

  it('ends long paragraphs', () => {
    const log = Array.from({ length: 20 }, () => line('goes', { who: 'red' }));
    const [[, ...paragraphs] = []] = told(log);
    expect(paragraphs.map((one) => one?.split('. ').length)).toEqual([8, 8, 4]);
  });

  it('loses no line', () => {
    const log = Array.from({ length: 57 }, (_, n) => line(`n${n}`, n % 3 ? { who: n % 5 } : {}));
    expect(told(log).flat().join(' ').match(/n\d+/g)).toHaveLength(57);
  });
});

describe('its page', () => {
  const story = chapters(
    [line('round'), line('phase'), line('<script>alert(1)</script>', { who: 'red' })],
    (one) => [
      { text: one.key, thing: null },
      { text: 'R&D', thing: { kind: 'seat', id: 'red' } },
      { text: '5', thing: { kind: 'dice', id: '5' } },
    ],
    heading,
  );
  const text = page(FRAME, story);

  it('lets nobody write tags into it', () => {
    expect(text).not.toContain('<script');
    expect(text).toContain('&lt;script&gt;');
    expect(text).toContain('<h1>Ann &amp; &lt;Bob&gt;</h1>');
    expect(text).toContain('Ann &quot;A&quot; (winner)');
  });

  it('needs nothing from outside', () => {
    expect(text).not.toMatch(/\b(src|href)="(?!#)/);
    expect(text).not.toContain('url(');
    expect(text).toContain('<html lang="es">');
  });

  it('has parts above chapters, names in bold, and dice', () => {
    expect(text.indexOf('<h2')).toBeLessThan(text.indexOf('<h3'));
    expect(text).toContain('<b>R&amp;D</b>');
    expect(text).toContain(dieFace('5'));
    expect(dieFace('5')).toBe('⚄');
  });
});
