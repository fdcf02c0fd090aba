import { describe, expect, it } from 'vitest';
import { CLOSEST, fit, fitScale, held, panned, zoomed } from '../src/state/camera';

const stage = { width: 800, height: 600 };
const board = { width: 1000, height: 1500 };

describe('the camera', () => {
  it('shows the whole board in the middle', () => {
    const camera = fit(stage, board);
    expect(camera.scale).toBeCloseTo(0.4);
    expect(camera.y).toBeCloseTo(0);
    expect(camera.x).toBeCloseTo(200);
  });

  it('keeps the point under the pointer where it is', () => {
    const before = zoomed(fit(stage, board), 3, { x: 400, y: 300 }, stage, board);
    const at = { x: 380, y: 280 };
    const after = zoomed(before, 1.5, at, stage, board);
    expect((at.x - after.x) / after.scale).toBeCloseTo((at.x - before.x) / before.scale);
    expect((at.y - after.y) / after.scale).toBeCloseTo((at.y - before.y) / before.scale);
  });

  it('goes neither too near nor too far', () => {
    const least = fitScale(stage, board);
    expect(zoomed(fit(stage, board), 0.1, { x: 0, y: 0 }, stage, board)).toEqual(fit(stage, board));
    expect(zoomed(fit(stage, board), 1000, { x: 0, y: 0 }, stage, board).scale).toBeCloseTo(least * CLOSEST);
  });

  it('never loses the board', () => {
    const near = zoomed(fit(stage, board), 4, { x: 400, y: 300 }, stage, board);
    const far = panned(near, 1e6, -1e6, stage, board);
    expect(far.x).toBe(0);
    expect(far.y).toBeCloseTo(stage.height - board.height * far.scale);
    expect(panned(fit(stage, board), 50, 50, stage, board)).toEqual(fit(stage, board));
  });

  it('finds its place again when the stage changes', () => {
    const near = zoomed(fit(stage, board), 4, { x: 400, y: 300 }, stage, board);
    const turned = held(near, { width: 300, height: 900 }, board);
    expect(turned.x).toBeLessThanOrEqual(0);
    expect(turned.x).toBeGreaterThanOrEqual(300 - board.width * turned.scale);
  });
});
