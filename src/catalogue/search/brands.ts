import type { TagEntry } from '@/contract/catalogue';
import { isOneErrorApart, toleratesTypo } from '@/domain/search/typo';
import { fold } from '@/domain/text';
import type { SearchWord } from './words';

/** Shorter words begin too many names. */
const MIN_LETTERS = 3;

/**
 * The brands that a search mentions: names that begin with the whole text, then names that contain it, then names with a word
 * of the text ("vanne vaillant" finds Vaillant). Without any of these, names with one typing error.
 */
export function matchingBrands({
  brands,
  readings,
}: {
  brands: readonly TagEntry[];
  /** the words of the text, and those that their meanings have instead */
  readings: readonly (readonly SearchWord[])[];
}): TagEntry[] {
  const found = readings.flatMap((words) => (words.length === 0 ? [] : brandsNamed(brands, words)));
  return [...new Set(found)];
}

function brandsNamed(brands: readonly TagEntry[], words: readonly SearchWord[]): TagEntry[] {
  const text = words.map(({ typed }) => typed).join(' ');
  const steps: ((name: string) => boolean)[] = [
    (name) => name.startsWith(text),
    (name) => name.includes(text),
    (name) => words.some(({ typed }) => typed.length >= MIN_LETTERS && ` ${name}`.includes(` ${typed}`)),
  ];
  const exact = inSteps(brands, steps);
  if (exact.length > 0) return exact;
  return inSteps(brands, [
    (name) => name.split(' ').some((part) => words.some(({ typed }) => isMistyped(typed, part))),
  ]);
}

function isMistyped(typed: string, part: string): boolean {
  return toleratesTypo(typed) && toleratesTypo(part) && isOneErrorApart(typed, part);
}

/** The brands that pass the first step, then those that pass the next, without duplicates. */
function inSteps(brands: readonly TagEntry[], steps: readonly ((name: string) => boolean)[]): TagEntry[] {
  const named = brands.map((brand) => ({ brand, name: fold(brand.name) }));
  return [...new Set(steps.flatMap((step) => named.filter(({ name }) => step(name)).map(({ brand }) => brand)))];
}
