import type { CollectionBeforeChangeHook } from 'payload';
import { toCentimes, toDinars } from '@/domain/money';

/** Nobody pays parts of a centime: a price is kept as it is shown and charged. */
export const keepWholeCentimes: CollectionBeforeChangeHook = ({ data }) => {
  const centimes = toCentimes(data.price);
  return centimes === null ? data : { ...data, price: toDinars(centimes) };
};
