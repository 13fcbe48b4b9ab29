/** The order in which a line's words stand on paper: Arabic from right to left, also among Latin letters and digits. Pure. */
import createBidi from 'bidi-js';

const bidi = createBidi();

/** Of the many signs with a mirror image, those that people write and the font has. */
const MIRRORED = new Set('()[]{}<>«»‹›');

export type Direction = 'ltr' | 'rtl';

/** By the first letter that has a direction, as the Unicode standard says: digits and signs have no direction. */
export function directionOf(text: string): Direction {
  return bidi.getEmbeddingLevels(text).paragraphs[0]?.level === 1 ? 'rtl' : 'ltr';
}

/**
 * The pieces of a line from left to right: runs of Latin, and single words of Arabic with the spaces between. The letters of a
 * piece are in the order in which they are read, brackets mirrored where they must be: fonts do neither.
 * @param base of the paragraph that the line belongs to
 */
export function visualPieces(line: string, base: Direction): string[] {
  const embedding = bidi.getEmbeddingLevels(line, base);
  const { levels } = embedding;
  const mirrored = bidi.getMirroredCharactersMap(line, levels);
  const isRtl = (place: number) => (levels[place] ?? 0) % 2 === 1;
  const pieces: string[] = [];
  const runs = runsOf(bidi.getReorderedIndices(line, embedding), (place) => levels[place] ?? 0);
  for (const run of runs) {
    const isReversed = run[0] !== undefined && isRtl(run[0]);
    const letters = run.map((place) => {
      const letter = line[place] ?? '';
      return MIRRORED.has(letter) ? (mirrored.get(place) ?? letter) : letter;
    });
    if (isReversed) pieces.push(...rtlPieces(letters.toReversed().join('')));
    else pieces.push(letters.join(''));
  }
  return pieces;
}

/** Neighbours on paper that are neighbours in the text, too, and of one level. */
function runsOf(places: readonly number[], levelOf: (place: number) => number): number[][] {
  const runs: number[][] = [];
  for (const place of places) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    const step = levelOf(place) % 2 === 1 ? -1 : 1;
    if (run && before !== undefined && levelOf(before) === levelOf(place) && place === before + step) run.push(place);
    else runs.push([place]);
  }
  return runs;
}

/** The words of a run from right to left, the last word first. */
function rtlPieces(run: string): string[] {
  return run
    .split(/(\s+)/u)
    .filter((word) => word !== '')
    .toReversed()
    .map((word) => (HAS_LETTERS.test(word) ? word : reversed(word)));
}

/** The font turns a word of Arabic letters by itself; signs alone it takes for Latin. */
const HAS_LETTERS = /\p{L}/u;

function reversed(signs: string): string {
  return [...signs].toReversed().join('');
}
