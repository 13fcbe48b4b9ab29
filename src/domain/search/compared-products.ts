/** The page that compares products, and its address. Pure. */
import { MAX_ID } from '../ids';

export const COMPARE = '/comparer';
/** More columns are not compared any more, only scrolled. */
export const MAX_COMPARED = 4;
export const COMPARE_PARAMETER = 'produits';

/** The ids in the order of the address, each once, at most four; what is not an id is left out. */
export function readCompared(value: string | null): number[] {
  const numbers = (value ?? '').split(',').filter((text) => /^\s*\d{1,10}\s*$/.test(text));
  const ids = numbers.map(Number).filter((id) => id >= 1 && id <= MAX_ID);
  return [...new Set(ids)].slice(0, MAX_COMPARED);
}

/** `/comparer?produits=12,34` */
export function compareHref(ids: readonly number[]): string {
  return ids.length === 0 ? COMPARE : `${COMPARE}?${COMPARE_PARAMETER}=${ids.join(',')}`;
}

/** With one more, or with one less. */
export function toggledIds(ids: readonly number[], id: number): number[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
}

/** The address with one more, or with one less. */
export function toggledCompare(ids: readonly number[], id: number): string {
  return compareHref(toggledIds(ids, id));
}

/** Whether the products differ in a row of the table: an unknown value is no difference. */
export function differs(texts: readonly (string | null)[]): boolean {
  return new Set(texts.filter((text) => text !== null)).size > 1;
}
