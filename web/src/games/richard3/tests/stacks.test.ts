import { describe, expect, it } from 'vitest';
import { AREAS, SIZE } from '../map';
import { fanOut, layOut } from '../stacks';

/** How far two squares of an edge are from covering one another; below 0 they do. */
const apart = (a: readonly [number, number], b: readonly [number, number], size: number): number =>
  Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1])) - size;

const corner = ([x, y]: readonly [number, number], size: number): number =>
  Math.hypot(Math.abs(x) + size / 2, Math.abs(y) + size / 2);

describe('pieces of an area', () => {
  const rooms = [...new Set(AREAS.map((area) => Math.max(area.room, 24)))];

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 12])('%i of them stay inside their room', (n) => {
    for (const room of rooms) {
      const { size, spots, crowded } = layOut(n, room, 48, 29);
      expect(spots).toHaveLength(n);
      expect(size).toBeGreaterThanOrEqual(29);
      expect(size).toBeLessThanOrEqual(48);
      for (const spot of spots) expect(corner(spot, size)).toBeLessThanOrEqual(room + 0.01);
      const gaps = spots.flatMap((a, i) => spots.slice(i + 1).map((b) => apart(a, b, size)));
      if (!crowded) for (const gap of gaps) expect(gap).toBeGreaterThan(0);
      else expect(Math.min(...gaps)).toBeLessThan(0);
      expect(new Set(spots.map(String)).size).toBe(n);
    }
  });

  it('are as large as can be', () => {
    const alone = layOut(1, 40, 100, 10);
    expect(corner(alone.spots[0] ?? [0, 0], alone.size)).toBeCloseTo(40);
    expect(layOut(1, 40, 30, 10).size).toBe(30);
  });

  it('shrink before they cover one another', () => {
    expect(layOut(2, 40, 48, 20)).toMatchObject({ crowded: false });
    expect(layOut(9, 40, 48, 29)).toMatchObject({ crowded: true, size: 29 });
  });

  it('may be none', () => {
    expect(layOut(0, 40, 48, 29).spots).toEqual([]);
  });
});

describe('a fan', () => {
  it.each([1, 2, 3, 5, 7, 10, 14])('of %i pieces covers nobody and stays on the board', (n) => {
    for (const { at } of AREAS) {
      const { spots, box } = fanOut(n, 90, at, SIZE);
      expect(spots).toHaveLength(n);
      for (const [i, a] of spots.entries()) {
        for (const b of spots.slice(i + 1)) expect(apart(a, b, 90)).toBeGreaterThan(0);
        expect(a[0] - 45).toBeGreaterThanOrEqual(Math.min(0, box[0]));
        expect(a[0] + 45).toBeLessThanOrEqual(SIZE[0]);
        expect(a[1] - 45).toBeGreaterThanOrEqual(0);
        expect(a[1] + 45).toBeLessThanOrEqual(SIZE[1]);
        expect(a[0] - 45).toBeGreaterThanOrEqual(box[0]);
        expect(a[1] + 45).toBeLessThanOrEqual(box[1] + box[3]);
      }
    }
  });
});
