/** Code 128, which every hand scanner reads. */
import { code128, type DrawingContext } from 'bwip-js/generic';
import type { Pen } from '@/papers/pen';

/** All in modules, the width of the thinnest bar. */
type Barcode = { width: number; bars: { start: number; width: number }[] };

/** Light before the first and after the last bar, in modules: without it scanners find no beginning. */
const QUIET_ZONE = 10;

/**
 * Draws a barcode whose light zone ends at `end`.
 * @param content letters, digits and signs of ASCII; pairs of digits take half the space
 * @returns the width that it takes with its light zones
 */
export function drawBarcode(
  { doc }: Pen,
  content: string,
  { end, y, height, module }: { end: number; y: number; height: number; module: number },
): number {
  const code = barcodeOf(content);
  const width = (code.width + 2 * QUIET_ZONE) * module;
  const start = end - width + QUIET_ZONE * module;
  for (const bar of code.bars) doc.rect(start + bar.start * module, y, bar.width * module, height);
  doc.fill('black');
  return width;
}

function barcodeOf(text: string): Barcode {
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
