import { lettering } from './lib/alphabet';
import { rect } from './lib/shapes';
import { SIZE } from './scene';

const INK = '#172554';
/** In the square of 300 units. */
const LINE_HEIGHT = 52;
const MAX_LETTER = 32;
const MAX_WIDTH = 240;

/** A brand's name in plain type, as SVG: neither the maker's mark nor an imitation of it. */
export function drawBrand({ name }: { name: string }): string {
  const lines = name.length > 7 ? name.split(/[\s-]+/) : [name];
  const top = 150 - ((lines.length - 1) * LINE_HEIGHT) / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300" width="${SIZE}" height="${SIZE}">`,
    rect('fill="#fff"', 0, 0, 300, 300),
    ...lines.map((text, line) =>
      lettering({
        text,
        cx: 150,
        cy: top + line * LINE_HEIGHT,
        height: MAX_LETTER,
        color: INK,
        weight: 1.15,
        maxWidth: MAX_WIDTH,
      }),
    ),
    '</svg>',
  ].join('');
}
