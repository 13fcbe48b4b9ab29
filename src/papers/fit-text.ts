/** Fits a text into a width and a number of lines. Pure. */

/** A size in points, and how many lines of it there may be: one, unless said. */
export type Step = number | readonly [size: number, lines: number];

/** Points of width at a size of one point. */
export type UnitWidth = (text: string) => number;

export type FittedText = { lines: string[]; size: number };

const ELLIPSIS = '…';

/**
 * The first step at which the text fits, and its lines. At the last one, what does not fit is cut, with an ellipsis.
 * @param steps from large to small
 */
export function fitText(
  text: string,
  { width, steps }: { width: number; steps: readonly [Step, ...Step[]] },
  unitWidth: UnitWidth,
): FittedText {
  let fitted: FittedText = { lines: [], size: 0 };
  let allowed = 1;
  for (const step of steps) {
    const size = typeof step === 'number' ? step : step[0];
    allowed = typeof step === 'number' ? 1 : step[1];
    fitted = { lines: wrap(text, width / size, unitWidth), size };
    if (fitted.lines.length <= allowed) return fitted;
  }
  const { lines, size } = fitted;
  const rest = lines.slice(allowed - 1).join(' ');
  return { lines: [...lines.slice(0, allowed - 1), cut(rest, width / size, unitWidth)], size };
}

/** Spaces at which a line may end: not the no-break ones within amounts. */
const BREAK = /(?:(?![\u00a0\u202f])\s)+/u;

/** The lines of a text: broken at spaces, and within a word only if it is longer than a line. */
function wrap(text: string, width: number, unitWidth: UnitWidth): string[] {
  const space = unitWidth(' ');
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const word of text.split(BREAK)) {
    if (word === '') continue;
    const own = unitWidth(word);
    // Letters do not join across spaces, so words can be measured one by one.
    if (line !== '' && used + space + own <= width) {
      line = `${line} ${word}`;
      used += space + own;
      continue;
    }
    if (line !== '') lines.push(line);
    const pieces = own <= width ? [word] : breakWord(word, width, unitWidth);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? '';
    used = unitWidth(line);
  }
  return line === '' ? lines : [...lines, line];
}

/** Pieces of a word that is longer than a line, each of at least one letter. */
function breakWord(word: string, width: number, unitWidth: UnitWidth): string[] {
  const pieces: string[] = [];
  let letters = lettersOf(word);
  while (letters.length > 0) {
    const rest = letters;
    const count = longest(rest.length, (length) => unitWidth(rest.slice(0, length).join('')) <= width);
    pieces.push(rest.slice(0, Math.max(1, count)).join(''));
    letters = rest.slice(Math.max(1, count));
  }
  return pieces;
}

function cut(text: string, width: number, unitWidth: UnitWidth): string {
  const letters = lettersOf(text);
  const shortened = (length: number) => letters.slice(0, length).join('').trimEnd() + ELLIPSIS;
  const widthOf = (line: string) => line.split(' ').reduce((sum, word) => sum + unitWidth(word) + unitWidth(' '), 0);
  return shortened(longest(letters.length, (length) => widthOf(shortened(length)) <= width + unitWidth(' ')));
}

/** The greatest count for which the test holds, given that it holds for every smaller one. */
function longest(max: number, holds: (count: number) => boolean): number {
  let [low, high] = [0, max];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (holds(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** A letter with its accents is never split. */
const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' });

function lettersOf(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}
