/** Finds wilayas as people know them: by number or by name, in French or Arabic. */

import { asciiDigits } from '../phone';
import { isBlank } from '../text';
import { foldAnyScript } from '../texts/find-text';

type Named = { code: number | null; name: string; name_ar: string };

/** `19 Sétif`, `06 Béjaïa`; the name alone without a number. */
export function wilayaLabel({ code, name }: Pick<Named, 'code' | 'name'>): string {
  return code === null ? name : `${String(code).padStart(2, '0')} ${name}`;
}

/**
 * The wilayas that a text names, best first: the number itself, then names that begin with the text, then names that contain it.
 * Accents and case do not count. A blank text finds all.
 */
export function searchWilayas<T extends Named>(wilayas: readonly T[], text: string): T[] {
  if (isBlank(text)) return [...wilayas];
  const ranked = wilayas.map((wilaya) => ({ wilaya, rank: rankOf(wilaya, text) }));
  return ranked
    .filter(({ rank }) => rank < NOT_FOUND)
    .sort((left, right) => left.rank - right.rank)
    .map(({ wilaya }) => wilaya);
}

const NOT_FOUND = 3;

function rankOf({ code, name, name_ar }: Named, text: string): number {
  const number = /^\s*0*([1-9]\d*)\s*$/.exec(asciiDigits(text))?.[1];
  if (number !== undefined) {
    if (code === null) return NOT_FOUND;
    return String(code) === number ? 0 : String(code).startsWith(number) ? 1 : NOT_FOUND;
  }
  // `19 Sétif`, as it is shown.
  const wanted = folded(text).replace(/^\d+ /, '');
  if (wanted === '') return NOT_FOUND;
  const names = [folded(name), folded(name_ar), folded(name_ar).replace(/^ال/, '')];
  if (names.some((known) => known === wanted)) return 0;
  if (names.some((known) => known.startsWith(wanted))) return 1;
  return names.some((known) => known.includes(wanted)) ? 2 : NOT_FOUND;
}

function folded(text: string): string {
  return foldAnyScript(asciiDigits(text));
}
