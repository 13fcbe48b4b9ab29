import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook } from 'payload';
import { APIError } from 'payload';

/** What an order was placed with, and keeps whoever writes: access rules stop people, this stops scripts too. */
const FROZEN = [
  'orderDate',
  'customerFirstName',
  'customerLastName',
  'customerEmail',
  'customerPhone',
  'customerFolded',
  'shippingAddress',
  'shippingCity',
  'shippingRegion',
  'wilayaName',
  'shippingPostalCode',
  'shippingAdditionalInfo',
  'paymentMethod',
  'deliveryMethod',
  'deliveryPrice',
  'subtotal',
  'total',
  'items',
  'idempotencyKey',
  'requestHash',
] as const;

export const keepFrozenFields: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) => {
  if (operation !== 'update' || !originalDoc) return data;
  for (const field of FROZEN) if (field in data) data[field] = originalDoc[field];
  return data;
};

export const refuseDeletion: CollectionBeforeDeleteHook = () => {
  throw new APIError('An order is never deleted: cancel it instead', 409, undefined, true);
};
