import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  AT_REST,
  MAX_SCALE,
  MIN_SCALE,
  panBy,
  pinch,
  wheelFactor,
  ZOOM_STEP,
  zoomBy,
} from '@/storefront/product/gallery/zoom';

const box = { width: 400, height: 300 };
const middle = { x: 0, y: 0 };
const double = zoomBy({ zoom: AT_REST, factor: 2, at: middle, box });

describe('the zoom of a picture', () => {
  it('goes from 1 to 5, by 1.5 at a time', () => {
    expect([MIN_SCALE, MAX_SCALE, ZOOM_STEP]).toEqual([1, 5, 1.5]);
    expect(zoomBy({ zoom: AT_REST, factor: 1.5, at: middle, box })).toEqual({ scale: 1.5, x: 0, y: 0 });
    expect(zoomBy({ zoom: double, factor: 99, at: middle, box }).scale).toBe(5);
    expect(zoomBy({ zoom: double, factor: 0.01, at: middle, box })).toEqual(AT_REST);
  });

  it('keeps what lies under the pointer where it is', () => {
    expect(zoomBy({ zoom: AT_REST, factor: 2, at: { x: 100, y: -50 }, box })).toEqual({ scale: 2, x: -100, y: 50 });
  });

  it('grows by a notch of the wheel upwards, shrinks by one downwards', () => {
    expect(wheelFactor({ deltaY: -100, deltaMode: 0 })).toBe(1.5);
    expect(wheelFactor({ deltaY: 100, deltaMode: 0 })).toBeCloseTo(1 / 1.5);
    expect(wheelFactor({ deltaY: -3, deltaMode: 1 })).toBe(1.5);
  });

  it('can be dragged over its overflow only', () => {
    expect(panBy({ zoom: AT_REST, by: { x: 50, y: 50 }, box })).toEqual(AT_REST);
    expect(panBy({ zoom: double, by: { x: 9999, y: -9999 }, box })).toEqual({ scale: 2, x: 200, y: -150 });
  });

  it('follows two fingers, and never leaves its bounds', () => {
    const at = (x: number, y: number) => ({ x, y });
    const fingers = { before: [at(-50, 0), at(50, 0)], after: [at(-100, 20), at(100, 20)] } as const;
    expect(pinch({ zoom: AT_REST, ...fingers, box })).toEqual({ scale: 2, x: 0, y: 20 });
    const point = fc.record({ x: fc.integer({ min: -400, max: 400 }), y: fc.integer({ min: -400, max: 400 }) });
    const pair = fc.tuple(point, point);
    fc.assert(
      fc.property(pair, pair, (from, to) => {
        const { scale, x, y } = pinch({ zoom: double, before: from, after: to, box });
        expect(scale).toBeGreaterThanOrEqual(1);
        expect(scale).toBeLessThanOrEqual(5);
        expect(Math.abs(x)).toBeLessThanOrEqual(((scale - 1) * box.width) / 2 + 1e-6);
        expect(Math.abs(y)).toBeLessThanOrEqual(((scale - 1) * box.height) / 2 + 1e-6);
      }),
    );
  });
});
