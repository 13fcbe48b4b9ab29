import type { CollectionConfig, Field } from 'payload';
import { ORDER_STATUSES, STATUS_LABELS } from '@/domain/order-status';
import { adminOnly, adminOrOwnOrders, nobody, nobodyField } from './access/roles';
import { derivedText } from './fields/derived';
import { capReads } from './hooks/cap-reads';
import { keepFrozenFields, refuseDeletion } from './hooks/freeze-order';
import { applyStatusChange } from './hooks/order-hooks';

/** A field that is written once, when the order is placed. */
const frozen = { access: { update: nobodyField }, admin: { readOnly: true } };

const text = (name: string): Field => ({ name, type: 'text', ...frozen });
const amount = (name: string): Field => ({ name, type: 'number', required: true, ...frozen });

const items: Field = {
  name: 'items',
  type: 'array',
  required: true,
  ...frozen,
  fields: [
    // A plain number, no relationship: the product may be deleted, the line stays.
    { name: 'productId', type: 'number' },
    { name: 'title', type: 'text', required: true },
    { name: 'reference', type: 'text' },
    { name: 'image', type: 'text' },
    { name: 'quantity', type: 'number', required: true },
    { name: 'price', type: 'number', required: true },
    { name: 'totalPrice', type: 'number', required: true },
    { name: 'isStockCounted', type: 'checkbox', defaultValue: false },
  ],
};

const statusHistory: Field = {
  name: 'statusHistory',
  type: 'array',
  ...frozen,
  fields: [
    { name: 'status', type: 'select', required: true, options: [...ORDER_STATUSES] },
    { name: 'at', type: 'date', required: true },
    { name: 'by', type: 'text', required: true },
  ],
};

/**
 * Orders keep their own copy of all they name. Only the status changes, and no order is deleted.
 * They are created by `src/orders/place-order.ts` alone: no role may create one through Payload's own REST.
 */
export const Orders: CollectionConfig = {
  slug: 'orders',
  labels: { singular: 'Order', plural: 'Orders' },
  admin: {
    useAsTitle: 'id',
    group: 'Shop',
    defaultColumns: ['id', 'status', 'customerLastName', 'total', 'orderDate'],
  },
  access: { read: adminOrOwnOrders, create: nobody, update: adminOnly, delete: nobody },
  defaultSort: '-id',
  disableDuplicate: true,
  fields: [
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'pending',
      options: ORDER_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value].en })),
    },
    { name: 'orderDate', type: 'date', required: true, ...frozen },
    text('customerFirstName'),
    text('customerLastName'),
    text('customerEmail'),
    text('customerPhone'),
    text('shippingAddress'),
    text('shippingCity'),
    text('shippingRegion'),
    text('wilayaName'),
    text('shippingPostalCode'),
    text('shippingAdditionalInfo'),
    text('paymentMethod'),
    text('deliveryMethod'),
    amount('deliveryPrice'),
    amount('subtotal'),
    amount('total'),
    items,
    statusHistory,
    { name: 'account', type: 'relationship', relationTo: 'users', index: true, maxDepth: 0, ...frozen },
    derivedText({ name: 'customerFolded' }),
    { name: 'guestId', type: 'text', index: true, ...frozen, admin: { hidden: true } },
    {
      name: 'idempotencyKey',
      type: 'text',
      unique: true,
      index: true,
      hidden: true,
      ...frozen,
      admin: { hidden: true },
    },
    { name: 'requestHash', type: 'text', hidden: true, ...frozen, admin: { hidden: true } },
  ],
  hooks: {
    beforeOperation: [capReads],
    beforeChange: [keepFrozenFields, applyStatusChange],
    beforeDelete: [refuseDeletion],
  },
};
