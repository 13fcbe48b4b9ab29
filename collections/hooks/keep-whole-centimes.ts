import type { CollectionBeforeChangeHook } from 'payload';
import { toCentimes, toDinars } from '@/domain/money';

/** Rounds a price to whole centimes, as it is shown and charged. */
export const keepWholeCentimes: CollectionBeforeChangeHook = ({ data }) => {
  const centimes = toCentimes(data.price);
  return centimes === null ? data : { ...data, price: toDinars(centimes) };
};
