import { lettering, letteringWidth } from './lib/alphabet';
import { rect } from './lib/shapes';
import { SIZE } from './scene';

/** Pixels of the drawing. On a card 112 px wide the letters are still 6 px high. */
const LETTERS = 44;
const PADDING = { x: 26, y: 22 };
/** The plate ends here, so that the buttons of the zoom stand beside it. */
const MAX_WIDTH = 520;
const MARGIN = 20;

/** A part's number on a light plate in the lower corner of its picture; nothing for a part without a number. */
export function numberPlate(number: string | null): string {
  if (number === null) return '';
  const [width, height] = [Math.min(letteringWidth(number, LETTERS), MAX_WIDTH), LETTERS];
  const box = { width: width + 2 * PADDING.x, height: height + 2 * PADDING.y };
  const top = SIZE - MARGIN - box.height;
  return [
    rect('fill="#fff" fill-opacity=".94" stroke="#42526b" stroke-width="2"', MARGIN, top, box.width, box.height, 10),
    lettering({
      text: number,
      cx: MARGIN + box.width / 2,
      cy: top + box.height / 2,
      height,
      color: '#0f172a',
      weight: 0.85,
      maxWidth: width,
    }),
  ].join('');
}
