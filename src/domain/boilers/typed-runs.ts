/** Runs of adjacent words of a typed text, in which numbers, models and words of several parts are looked for. Pure. */

/** Words of a text that are looked at: a pasted page must not become thousands of runs. */
const MAX_WORDS = 24;

export type Run = {
  /** places of the first word and after the last one */
  start: number;
  end: number;
  /** the words with single spaces between them */
  text: string;
  /** the words run together */
  compact: string;
};

/** All runs of one to `longest` adjacent words, longer ones first. */
export function runsOf(words: readonly string[], longest: number): Run[] {
  const shown = words.slice(0, MAX_WORDS);
  const lengths = Array.from({ length: Math.min(longest, shown.length) }, (_, index) => index + 1).reverse();
  return lengths.flatMap((length) =>
    Array.from({ length: shown.length - length + 1 }, (_, start) => {
      const taken = shown.slice(start, start + length);
      return { start, end: start + length, text: taken.join(' '), compact: taken.join('') };
    }),
  );
}

/** The runs of which no word is in one before: of overlapping runs the first one stays. */
export function withoutOverlaps<T extends Pick<Run, 'start' | 'end'>>(runs: readonly T[]): T[] {
  const kept: T[] = [];
  for (const run of runs) {
    if (kept.every(({ start, end }) => run.end <= start || end <= run.start)) kept.push(run);
  }
  return kept;
}

/** The words that no run covers. */
export function wordsOutside(words: readonly string[], runs: readonly Pick<Run, 'start' | 'end'>[]): string[] {
  return words.filter((_, place) => !runs.some(({ start, end }) => start <= place && place < end));
}
