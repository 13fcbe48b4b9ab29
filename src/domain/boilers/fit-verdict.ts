import type { Confidence } from './boilers';

/** What the rows of a part say of one model; `unknown` for a part without rows. */
export type FitVerdict = 'compatible' | 'toCheck' | 'notMeant' | 'unknown';

/** @param fits the part's rows, of any models */
export function fitVerdict(fits: readonly { slug: string; confidence: Confidence }[], slug: string): FitVerdict {
  if (fits.length === 0) return 'unknown';
  const own = fits.filter((fit) => fit.slug === slug);
  if (own.length === 0) return 'notMeant';
  return own.some(({ confidence }) => confidence === 'confirmed') ? 'compatible' : 'toCheck';
}

/** What a product says of boilers: its rows, and whether it is a part of boilers at all (src/domain/boilers/fit-question.ts). */
export type Fitting = { fits: readonly { slug: string; confidence: Confidence }[]; isPart: boolean };

/** What is said of a product and a model; null for a tap or a tool, of which nothing is said. */
export function partVerdict({ fits, isPart }: Fitting, slug: string): FitVerdict | null {
  const verdict = fitVerdict(fits, slug);
  return verdict === 'unknown' && !isPart ? null : verdict;
}
