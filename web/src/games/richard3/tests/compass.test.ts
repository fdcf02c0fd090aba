import { describe, expect, it } from 'vitest';
import { ARROWS, toward, type Direction } from '../compass';
import { AREA_SPOTS, spotOf } from '../places';

const WAYS: readonly Direction[] = ['up', 'down', 'left', 'right'];

describe('the arrow keys', () => {
  const cross = [
    { id: 'north', at: [0, -10] as const },
    { id: 'far north', at: [1, -30] as const },
    { id: 'east', at: [10, 2] as const },
    { id: 'south', at: [-2, 10] as const },
    { id: 'west', at: [-10, 0] as const },
  ];

  it('go to the nearest thing in their direction', () => {
    expect(WAYS.map((way) => toward([0, 0], cross, way))).toEqual(['north', 'south', 'west', 'east']);
  });

  it('go nowhere at the edge', () => {
    expect(toward([0, -30], cross.slice(1, 2), 'up')).toBeNull();
    expect(toward([0, 0], [], 'left')).toBeNull();
  });

  it('would rather go straight than aside', () => {
    const spots = [
      { id: 'aside', at: [8, -8] as const },
      { id: 'ahead', at: [0, -14] as const },
    ];
    expect(toward([0, 0], spots, 'up')).toBe('ahead');
  });

  it('have names', () => {
    expect(Object.values(ARROWS).sort()).toEqual([...WAYS].sort());
  });

  it('reach every area of the map from London', () => {
    const reached = new Set(['middlesex']);
    for (const area of reached) {
      for (const way of WAYS) {
        const next = toward(
          spotOf(area),
          AREA_SPOTS.filter((spot) => spot.id !== area),
          way,
        );
        if (next !== null) reached.add(next);
      }
    }
    expect([...reached].sort()).toEqual(AREA_SPOTS.map((spot) => spot.id).sort());
  });
});
