/** Boilers: what a model and a fitment say. Pure. */

import { withLatinLetters } from '@/domain/search/latin-letters';
import type { Problem } from '../problem';
import { slugify } from '../slug';
import { fold, foldName } from '../text';
import { tidyName } from '../text-identity';

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

/** The address of a model, made from its three names: "saunier-duval-themaclassic-c-24-e". */
export function boilerSlug({ brand, range, name }: BoilerName): string {
  return slugify(withLatinLetters(`${brand} ${range} ${name}`));
}

/**
 * The address of a brand. A name in a script that has no Latin form here gets a number that depends on the name alone. Two
 * spellings with one address are one brand.
 */
export function boilerBrandSlug(brand: string): string {
  return slugify(withLatinLetters(brand)) || `marque-${hashOf(foldName(brand))}`;
}

/** FNV-1a, 32 bits, in the digits of base 36. */
function hashOf(text: string): string {
  let hash = 0x81_1c_9d_c5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01_00_01_93) >>> 0;
  return hash.toString(36);
}

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

/** A text of a boiler or a fitment as it is kept; '' for a missing one. */
export function tidyBoilerText(text: string | null | undefined): string {
  return tidyName(text ?? '');
}

/** What distinguishes models: their three names regardless of case and accents, joined by ` | `. */
export function boilerIdentity({ brand, range, name }: BoilerName): string {
  return [brand, range, name].map(foldName).join(' | ');
}

/**
 * What searches read of a model: its names, aliases and plate codes, folded, each also run together.
 * @param others aliases and plate codes
 */
export function boilerSearchText({ brand, range, name }: BoilerName, others: readonly string[]): string {
  const texts = [brand, range, name, `${range} ${name}`, ...others].map(fold).filter((text) => text !== '');
  const compact = texts.map((text) => text.replaceAll(' ', ''));
  return [...new Set([`${fold(brand)} ${fold(range)} ${fold(name)}`, ...texts, ...compact])].join(' ');
}

/** The years in which a model was made must not run backwards. */
export function yearsProblem({ yearFrom, yearTo }: { yearFrom: unknown; yearTo: unknown }): Problem | null {
  const isBackwards = typeof yearFrom === 'number' && typeof yearTo === 'number' && yearFrom > yearTo;
  return isBackwards ? { code: 'periodBackwards' } : null;
}

/** Serial numbers have an order only if both are plain digits of the same length. */
export function serialsProblem({ serialFrom, serialTo }: { serialFrom: unknown; serialTo: unknown }): Problem | null {
  if (typeof serialFrom !== 'string' || typeof serialTo !== 'string') return null;
  const [from, to] = [serialFrom.trim(), serialTo.trim()];
  const isComparable = /^\d+$/.test(from) && /^\d+$/.test(to) && from.length === to.length;
  return isComparable && from > to ? { code: 'periodBackwards' } : null;
}

export type FitmentTexts = {
  position: string | null;
  qualifier: string | null;
  serialFrom: string | null;
  serialTo: string | null;
};

/**
 * What distinguishes the fitments of a product in a model: their texts regardless of the case of letters without accents, as in
 * the unique index (src/database/boiler-tables.ts), which does not know other letters.
 */
export function fitmentTextsKey({ position, qualifier, serialFrom, serialTo }: Partial<FitmentTexts>): string {
  return [position, qualifier, serialFrom, serialTo]
    .map((text) => (text ?? '').replace(/[A-Z]/g, (letter) => letter.toLowerCase()))
    .join('\u001f');
}

/** Power is in kilowatts, with decimals. */
export function powerProblem(power: number | null | undefined): Problem | null {
  if (power === null || power === undefined) return null;
  return power > 0 && power <= MAX_POWER ? null : { code: 'powerOutOfRange', values: { max: MAX_POWER } };
}
