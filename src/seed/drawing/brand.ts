import { lettering } from './lib/alphabet';
import { rect } from './lib/shapes';
import { SIZE } from './scene';

const INK = '#172554';
/** Pale grounds, so that neighbours in a list differ. */
const GROUNDS = ['#dbeafe', '#e0e7ff', '#e2e8f0', '#ffedd5', '#dcfce7'] as const;
/** In the square of 300 units. */
const LETTER = 116;
const MAX_WIDTH = 200;

/** A brand's initials, as SVG: neither the maker's mark nor an imitation of it. Its name stands beside every logo, and is too long for a small one. */
export function drawBrand({ name }: { name: string }): string {
  const ground = GROUNDS[[...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % GROUNDS.length];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300" width="${SIZE}" height="${SIZE}">`,
    rect('fill="#fff"', 0, 0, 300, 300),
    rect(`fill="${ground}"`, 20, 20, 260, 260, 56),
    lettering({
      text: initialsOf(name),
      cx: 150,
      cy: 150,
      height: LETTER,
      color: INK,
      weight: 1.2,
      maxWidth: MAX_WIDTH,
    }),
    '</svg>',
  ].join('');
}

/** 'SD' of Saunier Duval, 'CH' of Chaffoteaux. */
function initialsOf(name: string): string {
  const words = name.split(/[\s.-]+/).filter((word) => word !== '');
  const letters = words.length > 1 ? words.map(([first = '']) => first).join('') : name;
  return letters.slice(0, 2).toUpperCase();
}
