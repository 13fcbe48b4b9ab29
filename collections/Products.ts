import type { CollectionConfig, Field } from 'payload';
import { relationship, richText, text } from 'payload/shared';
import { PRODUCT_FIELDS } from '@/domain/product-fields';
import {
  categoriesProblem,
  descriptionProblem,
  IMAGE_SLOTS,
  imageUrlProblem,
  MAX_ADDRESS,
  MAX_REFERENCE,
  MAX_STOCK_NOTE,
} from '@/domain/product-rules';
import { env } from '@/env';
import { catalogueEditors, editorsField, publishedOrEditor } from './access/roles';
import { derivedText } from './fields/derived';
import { fieldBase, otherFields, simpleField } from './fields/product-field';
import { rule } from './fields/rule';
import { searchedText } from './fields/searched-text';
import { versionSeenField } from './fields/version-seen';
import { capReads } from './hooks/cap-reads';
import { keepWholeCentimes } from './hooks/keep-whole-centimes';
import { searchProducts } from './hooks/list-searches';
import { lockProductsFirst } from './hooks/lock-rows-first';
import { oneEditAtATime } from './hooks/one-edit-at-a-time';
import { prepareProduct, refuseReferenceTaken } from './hooks/product-hooks';
import { keepSoldStock, recordCorrection } from './hooks/product-stock';
import { afterProductChange, afterProductDelete } from './hooks/refresh-catalogue';
import { refuseStaleEdit } from './hooks/refuse-stale-edit';
import { refuseUnknownRelations } from './hooks/refuse-unknown-relations';

const imageSlots: Field[] = IMAGE_SLOTS.map((position) => ({
  type: 'row',
  fields: [
    {
      name: `image${position}`,
      type: 'upload',
      relationTo: 'media',
      label: position === 1 ? 'Main image' : `Image ${position}`,
      admin: { width: '50%' },
    },
    {
      name: `image${position}Url`,
      type: 'text',
      label: position === 1 ? 'Main image address' : `Image ${position} address`,
      maxLength: MAX_ADDRESS,
      admin: { width: '50%', description: 'Shown where no picture is chosen' },
      validate: rule(imageUrlProblem, text, { keepsOld: true }),
    },
  ],
}));

const details: Field[] = [
  simpleField('title'),
  {
    type: 'row',
    fields: [
      simpleField('price', { width: '33%' }),
      simpleField('stock', { width: '33%' }),
      {
        ...fieldBase('stock_status', { width: '33%' }),
        type: 'select',
        defaultValue: 'instock',
        options: [
          { value: 'instock', label: 'In stock' },
          { value: 'outofstock', label: 'Out of stock' },
        ],
      },
    ],
  },
  simpleField('short_description'),
  {
    ...fieldBase('description'),
    type: 'richText',
    validate: rule(descriptionProblem, richText, { readsObjects: true, keepsOld: true }),
  },
  ...otherFields(['title', 'price', 'stock', 'short_description', 'reference', 'stock_note']),
];

const shelves: Field[] = [
  {
    ...fieldBase('category_ids'),
    type: 'relationship',
    relationTo: 'categories',
    hasMany: true,
    index: true,
    maxDepth: 1,
    validate: rule(categoriesProblem, relationship),
  },
  { ...fieldBase('tag_ids'), type: 'relationship', relationTo: 'tags', hasMany: true, index: true, maxDepth: 1 },
];

const RELATIONS = [
  { field: 'categories', table: 'categories', label: 'Category' },
  { field: 'tags', table: 'tags', label: 'Brand' },
  ...IMAGE_SLOTS.map((position) => ({ field: `image${position}`, table: 'media', label: 'Picture' }) as const),
] as const;

/** Products. `in_stock` is derived and not stored; stock changes through orders and edits only, both write the book of stock. */
export const Products: CollectionConfig = {
  slug: 'products',
  labels: { singular: 'Product', plural: 'Products' },
  admin: {
    useAsTitle: 'title',
    group: 'Catalogue',
    description: 'Rich text, bulk edits and every field; for the daily work see the Products screen.',
    defaultColumns: ['title', 'reference', 'price', 'stock', 'published'],
    listSearchableFields: ['searchText'],
    pagination: { defaultLimit: 25 },
    preview: ({ id, published }) => (id && published ? `${env.PUBLIC_URL ?? ''}/product/${id}` : null),
  },
  access: { read: publishedOrEditor, create: catalogueEditors, update: catalogueEditors, delete: catalogueEditors },
  defaultSort: '-date',
  disableDuplicate: true,
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: 'Details', fields: details },
        { label: 'Pictures', description: 'The first is the main image.', fields: imageSlots },
        { label: 'Categories and brands', fields: shelves },
      ],
    },
    {
      ...fieldBase('published', { position: 'sidebar' }),
      type: 'checkbox',
      defaultValue: PRODUCT_FIELDS.published.initial,
    },
    {
      ...fieldBase('date', { position: 'sidebar' }),
      type: 'date',
      defaultValue: () => new Date().toISOString(),
    },
    { ...fieldBase('reference', { position: 'sidebar' }), type: 'text', unique: true, maxLength: MAX_REFERENCE },
    // What the form showed when it was opened. It comes back with the form, and tells an untouched stock from a changed one.
    {
      name: 'stockSeen',
      type: 'number',
      virtual: true,
      admin: { hidden: true },
      hooks: {
        afterRead: [({ siblingData }) => siblingData.stock ?? null],
      },
    },
    {
      ...fieldBase('stock_note', { position: 'sidebar', disableBulkEdit: true }),
      type: 'text',
      virtual: true,
      maxLength: MAX_STOCK_NOTE,
    },
    versionSeenField,
    derivedText({ name: 'titleFolded' }),
    derivedText({ name: 'referenceFolded' }),
    derivedText({ name: 'modelFolded' }),
    searchedText({ name: 'searchText', label: 'title, reference, brand or category', access: editorsField }),
  ],
  hooks: {
    beforeOperation: [searchProducts, capReads, oneEditAtATime, lockProductsFirst('products')],
    beforeValidate: [refuseReferenceTaken, refuseUnknownRelations('products', RELATIONS)],
    beforeChange: [refuseStaleEdit, prepareProduct, keepWholeCentimes, keepSoldStock],
    afterChange: [recordCorrection, afterProductChange],
    afterDelete: [afterProductDelete],
  },
};
