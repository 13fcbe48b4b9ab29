/** Boilers: what a model and a fitment say. Pure. */

export const ENERGIES = ['gas', 'oil', 'electric', 'solid'] as const;
export type Energy = (typeof ENERGIES)[number];

/** `confirmed`: shown as compatible. `to-check`: plausible, shown as not verified. */
export const CONFIDENCES = ['confirmed', 'to-check'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/** Characters of a brand, a range, a model, a position, a qualifier, a serial number. */
export const MAX_BOILER_TEXT = 120;
/** Years in which boilers were made. */
export const FIRST_YEAR = 1950;
export const LAST_YEAR = 2100;
/** Aliases of a model, and codes on its plate. */
export const MAX_BOILER_TEXTS = 30;
/** Kilowatts of the largest boiler. */
export const MAX_POWER = 10_000;
/** Pieces of a part in one boiler. */
export const MAX_FITTED = 99;

export type BoilerName = { brand: string; range: string; name: string };

/** As people read it: 'Saunier Duval Themaclassic C 24 E'. */
export function boilerName({ brand, range, name }: BoilerName): string {
  return `${brand} ${range} ${name}`;
}

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
