import type { CollectionConfig, Field } from 'payload';
import { DEFAULT_ORDER_SOURCE, ORDER_SOURCES } from '@/domain/orders/order-source';
import { ORDER_STATUSES } from '@/domain/orders/order-status';
import { officeCmsWords } from '@/words/en/cms';
import { officeOrderSourceWords } from '@/words/en/orders/order-source';
import { officeOrderStatusWords } from '@/words/en/orders/order-status';
import {
  adminOnlyField,
  clerkOrOwnOrders,
  clerksOnly,
  clerksOnlyField,
  hiddenWithout,
  nobody,
  nobodyField,
} from './access/roles';
import { derivedText, searchedText, versionSeenField } from './fields/hidden';
import { refuseStaleEdit } from './hooks/concurrent-edits';
import { searchOrders } from './hooks/list-searches';
import { lockOrdersFirst } from './hooks/lock-rows-first';
import { applyStatusChange, keepFrozenFields, keptAsPlaced, refuseDeletion } from './hooks/order-hooks';

/** A field that people cannot change. */
const readOnly = { access: { update: nobodyField }, admin: { readOnly: true } };
/** A field that is written once, when the order is placed: scripts cannot change it either. */
const frozen = { ...readOnly, ...keptAsPlaced };

const statusOptions = () => ORDER_STATUSES.map((value) => ({ value, label: officeOrderStatusWords.labels[value] }));

const sourceOptions = () => ORDER_SOURCES.map((value) => ({ value, label: officeOrderSourceWords[value] }));

const half = { readOnly: true, width: '50%' };

const text = (name: string, label: string): Field => ({ name, label, type: 'text', ...frozen, admin: half });
const row = (...fields: Field[]): Field => ({ type: 'row', fields });

const items = (): Field => ({
  name: 'items',
  labels: officeCmsWords.orders.item,
  type: 'array',
  required: true,
  ...frozen,
  fields: [
    row(
      { name: 'title', type: 'text', required: true, admin: { width: '70%' } },
      { name: 'reference', type: 'text', admin: { width: '30%' } },
    ),
    row(
      { name: 'quantity', type: 'number', required: true, admin: { width: '33%' } },
      {
        name: 'price',
        label: officeCmsWords.orders.unitPrice,
        type: 'number',
        required: true,
        admin: { width: '33%' },
      },
      {
        name: 'totalPrice',
        label: officeCmsWords.orders.total,
        type: 'number',
        required: true,
        admin: { width: '33%' },
      },
    ),
    { name: 'image', label: officeCmsWords.orders.pictureAddress, type: 'text' },
    row(
      // A number rather than a relationship: the line stays when the product is deleted.
      { name: 'productId', label: officeCmsWords.orders.productNumber, type: 'number', admin: { width: '50%' } },
      {
        name: 'isStockCounted',
        label: officeCmsWords.orders.isStockCounted,
        type: 'checkbox',
        defaultValue: false,
        admin: { width: '50%' },
      },
    ),
  ],
});

/** The list of charges (src/domain/orders/charges.ts). The database checks that their sum is the total. */
const charges: Field = {
  name: 'charges',
  type: 'json',
  required: true,
  ...frozen,
  admin: { readOnly: true, components: { Field: '/src/admin/cms/order-charges-field#OrderChargesField' } },
  typescriptSchema: [
    () => ({
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        properties: { kind: { type: 'string' }, amount: { type: 'number' } },
        required: ['kind', 'amount'],
      },
    }),
  ],
};

const statusHistory = (): Field => ({
  name: 'statusHistory',
  label: officeCmsWords.orders.statusHistory,
  labels: officeCmsWords.orders.change,
  type: 'array',
  ...readOnly,
  fields: [
    row(
      { name: 'status', type: 'select', required: true, options: statusOptions(), admin: { width: '33%' } },
      {
        name: 'at',
        type: 'date',
        required: true,
        admin: { width: '33%', date: { pickerAppearance: 'dayAndTime' } },
      },
      // Customers do not see login names of the back office.
      { name: 'by', type: 'text', required: true, access: { read: clerksOnlyField }, admin: { width: '33%' } },
    ),
  ],
});

/**
 * Orders keep a copy of everything they mention. Only the status changes, and no order is deleted. They are created by `src/orders/placing/place-order.ts` alone: no role may create one through Payload's own REST.
 */
export const ordersCollection = (): CollectionConfig => ({
  slug: 'orders',
  labels: officeCmsWords.labels.orders,
  admin: {
    useAsTitle: 'id',
    group: officeCmsWords.groups.shop,
    hidden: hiddenWithout('clerk'),
    description: officeCmsWords.descriptions.orders,
    defaultColumns: ['id', 'status', 'customerLastName', 'total', 'orderDate'],
    listSearchableFields: ['customerFolded'],
    pagination: { defaultLimit: 20, limits: [20, 50, 100] },
  },
  access: { read: clerkOrOwnOrders, create: nobody, update: clerksOnly, delete: nobody },
  defaultSort: '-id',
  disableDuplicate: true,
  fields: [
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'pending',
      options: statusOptions(),
      admin: {
        position: 'sidebar',
        isClearable: false,
        description: officeCmsWords.orders.statusHint,
      },
    },
    {
      name: 'orderDate',
      label: officeCmsWords.orders.orderDate,
      type: 'date',
      required: true,
      ...frozen,
      admin: { readOnly: true, position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } },
    },
    {
      name: 'source',
      type: 'select',
      required: true,
      defaultValue: DEFAULT_ORDER_SOURCE,
      options: sourceOptions(),
      ...frozen,
      admin: { readOnly: true, position: 'sidebar' },
    },
    {
      name: 'account',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      maxDepth: 0,
      ...readOnly,
      admin: { readOnly: true, position: 'sidebar', description: officeCmsWords.orders.accountHint },
    },
    {
      type: 'tabs',
      tabs: [
        {
          label: officeCmsWords.orders.tabs.items,
          fields: [
            items(),
            charges,
            { name: 'total', label: officeCmsWords.orders.total, type: 'number', required: true, ...frozen },
            row(
              text('paymentMethod', officeCmsWords.orders.paymentMethod),
              text('deliveryMethod', officeCmsWords.orders.deliveryMethod),
            ),
          ],
        },
        {
          label: officeCmsWords.orders.tabs.customer,
          fields: [
            row(
              text('customerFirstName', officeCmsWords.orders.customerFirstName),
              text('customerLastName', officeCmsWords.orders.customerLastName),
            ),
            row(
              text('customerEmail', officeCmsWords.orders.customerEmail),
              text('customerPhone', officeCmsWords.orders.customerPhone),
            ),
            row(text('customerPhone2', officeCmsWords.orders.customerPhone2)),
            row(
              text('shippingAddress', officeCmsWords.orders.shippingAddress),
              text('shippingCity', officeCmsWords.orders.shippingCity),
            ),
            row(
              text('wilayaName', officeCmsWords.orders.wilayaName),
              text('shippingRegion', officeCmsWords.orders.shippingRegion),
            ),
            row(text('communeName', officeCmsWords.orders.communeName), {
              name: 'communeCode',
              label: officeCmsWords.orders.communeCode,
              type: 'number',
              ...frozen,
              admin: half,
            }),
            row(
              text('shippingPostalCode', officeCmsWords.orders.shippingPostalCode),
              text('shippingAdditionalInfo', officeCmsWords.orders.shippingAdditionalInfo),
            ),
          ],
        },
        { label: officeCmsWords.orders.tabs.history, fields: [statusHistory()] },
      ],
    },
    {
      ...searchedText({ name: 'customerFolded', label: officeCmsWords.orders.searchedText, access: clerksOnlyField }),
      ...keptAsPlaced,
    },
    {
      name: 'guestId',
      type: 'text',
      index: true,
      access: { read: adminOnlyField, update: nobodyField },
      admin: { hidden: true },
    },
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
    derivedText({ name: 'phoneKey' }),
    derivedText({ name: 'emailKey' }),
    // The customer's telephone in E.164, by which people are recognised; `phoneKey` only counts guests' orders.
    derivedText({ name: 'customerPhoneKey' }),
    // A secret: it lets its holder follow the order.
    derivedText({ name: 'trackingCode', isUnique: true }),
    // When the first invoice was made. From then on accounting needs the customer's name and address.
    { name: 'invoicedAt', type: 'date', hidden: true, ...readOnly, admin: { hidden: true } },
    versionSeenField,
  ],
  hooks: {
    beforeOperation: [searchOrders, lockOrdersFirst],
    beforeChange: [refuseStaleEdit, keepFrozenFields, applyStatusChange],
    beforeDelete: [refuseDeletion],
  },
});
