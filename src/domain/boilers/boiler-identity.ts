/** What distinguishes boilers and fitments: addresses, keys, and what searches read of them. Pure. */
import { withLatinLetters } from '@/domain/search/latin-letters';
import { slugify } from '../slug';
import { fold, foldName } from '../text';
import { tidyName } from '../texts/tidy-text';
import type { BoilerName } from './boilers';

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

export type FitmentTexts = {
  position: string | null;
  qualifier: string | null;
  serialFrom: string | null;
  serialTo: string | null;
};

/**
 * What distinguishes the fitments of a product in a model: their texts regardless of the case of letters without accents, as in
 * the unique index (src/database/tables/boiler-tables.ts), which does not know other letters.
 */
export function fitmentTextsKey({ position, qualifier, serialFrom, serialTo }: Partial<FitmentTexts>): string {
  return [position, qualifier, serialFrom, serialTo]
    .map((text) => (text ?? '').replace(/[A-Z]/g, (letter) => letter.toLowerCase()))
    .join('\u001f');
}
