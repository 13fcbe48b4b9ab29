/** Code 128, which every hand scanner reads. Pure. */
import { code128, type DrawingContext } from 'bwip-js/generic';

/** All in modules, the width of the thinnest bar. */
export type Barcode = { width: number; bars: { start: number; width: number }[] };

/** Light before the first and after the last bar, in modules: without it scanners find no beginning. */
export const QUIET_ZONE = 10;

/**
 * @param text letters, digits and signs of ASCII; pairs of digits take half the space
 */
export function barcodeOf(text: string): Barcode {
  const bars: Barcode['bars'] = [];
  let width = 0;
  // At twice the size, the middle of a bar of an odd width is a whole number as well.
  const SCALE = 2;
  const drawing: DrawingContext<void> = {
    scale: () => [SCALE, SCALE],
    init: (size) => {
      width = size / SCALE;
    },
    line: (middle, _top, _middle, _bottom, thickness) => {
      bars.push({ start: (middle - thickness / 2) / SCALE, width: thickness / SCALE });
    },
    // Only text below the bars needs these.
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    text: () => {},
    polygon: () => {},
    hexagon: () => {},
    ellipse: () => {},
    fill: () => {},
    end: () => {},
  };
  code128({ bcid: 'code128', text }, drawing);
  return { width, bars };
}
