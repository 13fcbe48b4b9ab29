import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook } from 'payload';
import { officeCmsWords } from '@/words/en/cms';
import { refusal } from './refusals';

/** Spread into a field that never changes after the order was placed. */
export const keptAsPlaced = { custom: { isKeptAsPlaced: true } };

/** Access rules bind people; this binds scripts too. */
export const keepFrozenFields: CollectionBeforeChangeHook = ({ collection, data, originalDoc, operation }) => {
  if (operation !== 'update' || !originalDoc) return data;
  for (const { name, custom } of collection.flattenedFields) {
    if (custom?.isKeptAsPlaced && name in data) data[name] = originalDoc[name];
  }
  return data;
};

export const refuseDeletion: CollectionBeforeDeleteHook = () => {
  throw refusal(officeCmsWords.refusals.orderDeletion, 409);
};
