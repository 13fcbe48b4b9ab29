import type { CollectionBeforeChangeHook } from 'payload';
import { isOrderStatus } from '@/domain/order-status';
import { moveStatus } from '@/orders/move-status';
import { refusal } from './refusals';

/** Moves stock and writes the history with every change of status. */
export const applyStatusChange: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || !originalDoc || !isOrderStatus(data.status)) return data;
  const moved = await moveStatus({ req, orderId: originalDoc.id, to: data.status });
  if (!moved.ok) throw refusal(moved.message, 409);
  data.statusHistory = moved.history;
  return data;
};
