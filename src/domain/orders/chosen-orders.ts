import { MAX_ID } from '../ids';

/** Orders that are printed together. */
export const MAX_PRINTED = 100;

/** Orders whose status one call sets. */
export const MAX_CHANGED = 200;

/** Orders of one batch of parcels. A larger one would keep its orders locked for long. */
export const MAX_BATCH = 500;

/** The numbers of a parameter such as `1,2,3`, each once; anything else in it is left out. */
export function chosenOrders(text: string | readonly string[] | undefined): number[] {
  const numbers = [text ?? ''].flat().join(',').split(',');
  const ids = numbers.filter((number) => /^[1-9]\d{0,9}$/.test(number)).map(Number);
  return [...new Set(ids)].filter((id) => id <= MAX_ID).slice(0, MAX_PRINTED);
}
