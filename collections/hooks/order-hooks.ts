/** Orders change only their status. */
import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook } from 'payload';
import { followStatus } from '@/confirmation/follow-statuses';
import { isOrderStatus } from '@/domain/orders/order-status';
import { moveStatus } from '@/orders/status/move-status';
import { guardStatus } from '@/parcels/guard-status';
import { settleLoss } from '@/parcels/losses';
import { officeCmsWords } from '@/words/en/cms';
import { refusal } from './refusals';

/**
 * Moves stock, writes the history and moves the order's tracks with every change of status, unless a courier has its parcel or its return is to be
 * decided.
 */
export const applyStatusChange: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || !originalDoc || !isOrderStatus(data.status)) return data;
  const refusedBy = await guardStatus(req, { orderId: originalDoc.id, to: data.status });
  if (refusedBy !== null) throw refusal(refusedBy, 409);
  const loss = await settleLoss(req, { orderId: originalDoc.id, to: data.status });
  if (!loss.ok) throw refusal(loss.message, 409);
  const { keepsPieces } = loss;
  const moved = await moveStatus({ req, orderId: originalDoc.id, to: data.status, keepsPieces });
  if (!moved.ok) throw refusal(moved.message, 409);
  if (moved.hasMoved) await followStatus(req, { orderId: originalDoc.id, to: data.status });
  data.statusHistory = moved.history;
  return data;
};

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
