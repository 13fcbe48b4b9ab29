import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook } from 'payload';
import { APIError } from 'payload';

/** Spread into a field that keeps what the order was placed with. */
export const keptAsPlaced = { custom: { isKeptAsPlaced: true } };

/** Access rules stop people; this stops scripts too. */
export const keepFrozenFields: CollectionBeforeChangeHook = ({ collection, data, originalDoc, operation }) => {
  if (operation !== 'update' || !originalDoc) return data;
  for (const { name, custom } of collection.flattenedFields) {
    if (custom?.isKeptAsPlaced && name in data) data[name] = originalDoc[name];
  }
  return data;
};

export const refuseDeletion: CollectionBeforeDeleteHook = () => {
  throw new APIError('An order is never deleted: cancel it instead', 409, undefined, true);
};
