/** Letters drawn as strokes on a grid 4 wide and 6 high, so that pictures do not depend on the machine's fonts. */
const glyphs: Record<string, string> = {
  A: 'M0 6L2 0L4 6M.75 4H3.25',
  B: 'M0 0V6H2.5A1.6 1.6 0 0 0 2.5 2.8H0M2.3 2.8A1.4 1.4 0 0 0 2.3 0H0',
  C: 'M4 1.2A2.1 2.1 0 0 0 0 2V4A2.1 2.1 0 0 0 4 4.8',
  D: 'M0 0V6H1.6A2.4 2.4 0 0 0 4 3.6V2.4A2.4 2.4 0 0 0 1.6 0Z',
  E: 'M4 0H0V6H4M0 3H3.2',
  F: 'M4 0H0V6M0 3H3.2',
  G: 'M4 1.2A2.1 2.1 0 0 0 0 2V4A2 2 0 0 0 4 4V3.2H2.4',
  H: 'M0 0V6M4 0V6M0 3H4',
  I: 'M.5 0V6',
  J: 'M3.6 0V4.2A1.8 1.8 0 0 1 0 4.2',
  K: 'M0 0V6M4 0L0 3.6M1.3 2.5L4 6',
  L: 'M0 0V6H3.8',
  M: 'M0 6V0L2 3.6L4 0V6',
  N: 'M0 6V0L4 6V0',
  O: 'M0 2A2 2 0 0 1 4 2V4A2 2 0 0 1 0 4Z',
  P: 'M0 6V0H2.3A1.7 1.7 0 0 1 2.3 3.4H0',
  Q: 'M0 2A2 2 0 0 1 4 2V4A2 2 0 0 1 0 4ZM2.4 4.4L4.2 6.2',
  R: 'M0 6V0H2.3A1.7 1.7 0 0 1 2.3 3.4H0M2 3.4L4 6',
  S: 'M3.9 1.1C3.4 .3 2.8 0 2 0C.9 0 .1 .6 .1 1.5C.1 3.6 3.9 2.4 3.9 4.5C3.9 5.4 3.1 6 2 6C1.2 6 .5 5.7 .1 4.9',
  T: 'M0 0H4M2 0V6',
  U: 'M0 0V4A2 2 0 0 0 4 4V0',
  V: 'M0 0L2 6L4 0',
  W: 'M-.3 0L.9 6L2 1.4L3.1 6L4.3 0',
  X: 'M0 0L4 6M4 0L0 6',
  Y: 'M0 0L2 3.1L4 0M2 3.1V6',
  Z: 'M0 0H4L0 6H4',
  0: 'M0 2A2 2 0 0 1 4 2V4A2 2 0 0 1 0 4Z',
  1: 'M.9 1.2L2.2 0V6',
  2: 'M.1 1.7A1.9 1.7 0 0 1 3.9 1.7C3.9 3 1.2 4.2 0 6H4',
  3: 'M.2 0H3.8L1.9 2.4A1.8 1.8 0 1 1 .2 4.9',
  4: 'M3 6V0L0 4.2H4',
  5: 'M3.7 0H.5L.3 2.7C2.2 1.9 4 2.6 4 4.2A1.9 1.8 0 0 1 .1 5',
  6: 'M3.2 0C1.2 1 0 2.6 0 4.1A2 1.9 0 1 0 .4 3',
  7: 'M0 0H4L1.4 6',
  8: 'M2 2.8A1.5 1.4 0 1 1 2.01 2.8A1.9 1.6 0 1 1 2 2.8',
  9: 'M.8 6C2.8 5 4 3.4 4 1.9A2 1.9 0 1 0 3.6 3',
  '-': 'M.8 3.2H3.2',
  '.': 'M.5 5.9V6',
  '/': 'M3.6 0L.4 6',
  '&': 'M4 6L.9 1.9A1.2 1.2 0 1 1 2.9 1.7L.8 3.3A1.6 1.6 0 0 0 3.9 4',
};

/** Distance between letters. Unknown characters become spaces. */
const GAP = 1.6;
const SPACE = 3;

const advance = (letter: string) => {
  if (!glyphs[letter]) return SPACE;
  return (letter === 'I' || letter === '.' ? 1 : 4) + GAP;
};

export type Lettering = {
  text: string;
  cx: number;
  cy: number;
  height: number;
  color: string;
  weight?: number;
  maxWidth?: number;
};

/** Text centred on a point, as vector strokes; accents are dropped and lower case is raised. */
export function lettering({
  text,
  cx,
  cy,
  height,
  color,
  weight = 0.9,
  maxWidth = Number.POSITIVE_INFINITY,
}: Lettering): string {
  const letters = lettersOf(text);
  const width = widthOf(letters);
  const scale = Math.min(height / 6, maxWidth / width);
  let x = 0;
  const strokes = letters.map((letter) => {
    const glyph = glyphs[letter];
    const placed = glyph ? `<path transform="translate(${x.toFixed(1)} 0)" d="${glyph}"/>` : '';
    x += advance(letter);
    return placed;
  });
  const origin = `translate(${(cx - (width * scale) / 2).toFixed(1)} ${(cy - 3 * scale).toFixed(1)}) scale(${scale.toFixed(3)})`;
  return `<g transform="${origin}" fill="none" stroke="${color}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round">${strokes.join('')}</g>`;
}

/** How wide a text is at a height. */
export function letteringWidth(text: string, height: number): number {
  return (widthOf(lettersOf(text)) * height) / 6;
}

function lettersOf(text: string): string[] {
  return [...text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()];
}

/** On the grid of the glyphs. */
function widthOf(letters: readonly string[]): number {
  return letters.reduce((sum, letter) => sum + advance(letter), 0) - GAP;
}
