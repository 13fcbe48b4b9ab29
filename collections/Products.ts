import type { CollectionConfig, Field } from 'payload';
import { relationship, richText, text } from 'payload/shared';
import { PRODUCT_FIELDS } from '@/domain/products/product-fields';
import {
  categoriesProblem,
  descriptionProblem,
  IMAGE_SLOTS,
  imageUrlProblem,
  MAX_ADDRESS,
  MAX_REFERENCE,
  MAX_STOCK_NOTE,
} from '@/domain/products/product-rules';
import { STOCK_REASONS } from '@/domain/products/stock-corrections';
import { env } from '@/env';
import { officeStockReasonWords } from '@/words/en/catalogue/stock-book';
import { officeCmsWords } from '@/words/en/cms';
import { catalogueEditors, officeOnly, officeOnlyField } from './access/roles';
import { documentRows } from './fields/document-rows';
import { derivedText, searchedText, versionSeenField } from './fields/hidden';
import { fieldBase, otherFields, simpleField } from './fields/product-field';
import { rule } from './fields/rule';
import { renewDocumentRows } from './hooks/catalogue/document-hooks';
import { keepWholeCentimes, prepareProduct, refuseReferenceTaken } from './hooks/catalogue/product-hooks';
import { keepSoldStock, recordCorrection } from './hooks/catalogue/product-stock';
import { afterProductChange, afterProductDelete } from './hooks/catalogue/refresh-catalogue';
import { closeChain, deleteWhatNamesProduct, refuseReplacementCycle } from './hooks/catalogue/replacement-hooks';
import { oneEditAtATime, refuseStaleEdit } from './hooks/concurrent-edits';
import { searchProducts } from './hooks/list-searches';
import { lockProductsFirst } from './hooks/lock-rows-first';
import { refuseUnknownRelations } from './hooks/refuse-unknown-relations';

const imageSlots = (): Field[] =>
  IMAGE_SLOTS.map((position) => ({
    type: 'row',
    fields: [
      {
        name: `image${position}`,
        type: 'upload',
        relationTo: 'media',
        label: officeCmsWords.products.image(position),
        admin: { width: '50%' },
      },
      {
        name: `image${position}Url`,
        type: 'text',
        label: officeCmsWords.products.imageAddress(position),
        maxLength: MAX_ADDRESS,
        admin: { width: '50%', description: officeCmsWords.products.imageAddressHint },
        validate: rule(imageUrlProblem, text, { keepsOld: true }),
      },
    ],
  }));

const details = (): Field[] => [
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
          { value: 'instock', label: officeCmsWords.products.inStock },
          { value: 'outofstock', label: officeCmsWords.products.outOfStock },
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
  ...otherFields(['title', 'price', 'stock', 'short_description', 'reference', 'stock_reason', 'stock_note']),
];

const shelves = (): Field[] => [
  {
    ...fieldBase('category_ids'),
    type: 'relationship',
    relationTo: 'categories',
    hasMany: true,
    index: true,
    maxDepth: 1,
    // The deletion of its last category leaves a product without any, which must not block other edits.
    validate: rule(categoriesProblem, relationship, { keepsOld: true }),
  },
  { ...fieldBase('tag_ids'), type: 'relationship', relationTo: 'tags', hasMany: true, index: true, maxDepth: 1 },
];

const RELATIONS = [
  { field: 'categories', table: 'categories' },
  { field: 'tags', table: 'tags' },
  { field: 'replacedBy', table: 'products' },
  ...IMAGE_SLOTS.map((position) => ({ field: `image${position}`, table: 'media' }) as const),
  { field: 'documents', inRows: 'file', table: 'documents' },
] as const;

/** Products. `in_stock` is derived, not stored. Stock changes through orders and edits only, which write the stock book. */
export const productsCollection = (): CollectionConfig => ({
  slug: 'products',
  labels: officeCmsWords.labels.products,
  admin: {
    useAsTitle: 'title',
    group: officeCmsWords.groups.catalogue,
    description: officeCmsWords.descriptions.products,
    defaultColumns: ['title', 'reference', 'price', 'stock', 'published'],
    listSearchableFields: ['searchText'],
    pagination: { defaultLimit: 25 },
    preview: ({ id, published }) => (id && published ? `${env.PUBLIC_URL ?? ''}/product/${id}` : null),
  },
  access: { read: officeOnly, create: catalogueEditors, update: catalogueEditors, delete: catalogueEditors },
  defaultSort: '-date',
  disableDuplicate: true,
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: officeCmsWords.products.tabs.details, fields: details() },
        {
          label: officeCmsWords.products.tabs.pictures,
          description: officeCmsWords.products.picturesHint,
          fields: imageSlots(),
        },
        { label: officeCmsWords.products.tabs.documents, fields: [documentRows()] },
        { label: officeCmsWords.products.tabs.shelves, fields: shelves() },
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
    {
      ...fieldBase('replaced_by', { position: 'sidebar', disableBulkEdit: true }),
      type: 'relationship',
      relationTo: 'products',
      maxDepth: 1,
    },
    // The stock that the form showed when opened. It comes back with the form and tells whether the stock was edited.
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
      ...fieldBase('stock_reason', { position: 'sidebar', disableBulkEdit: true, readOnly: false }),
      type: 'select',
      virtual: true,
      options: STOCK_REASONS.map((value) => ({ value, label: officeStockReasonWords[value] })),
    },
    {
      // Payload locks virtual fields unless `readOnly` is false.
      ...fieldBase('stock_note', { position: 'sidebar', disableBulkEdit: true, readOnly: false }),
      type: 'text',
      virtual: true,
      maxLength: MAX_STOCK_NOTE,
    },
    versionSeenField,
    derivedText({ name: 'titleFolded' }),
    derivedText({ name: 'referenceFolded' }),
    { ...derivedText({ name: 'referenceKey' }), index: true },
    { ...derivedText({ name: 'referenceIdentity' }), index: true },
    derivedText({ name: 'modelFolded' }),
    searchedText({ name: 'searchText', label: officeCmsWords.products.searchedText, access: officeOnlyField }),
  ],
  hooks: {
    beforeOperation: [searchProducts, renewDocumentRows, oneEditAtATime, lockProductsFirst('products')],
    beforeValidate: [refuseReferenceTaken, refuseUnknownRelations('products', RELATIONS)],
    beforeChange: [refuseStaleEdit, refuseReplacementCycle, prepareProduct, keepWholeCentimes, keepSoldStock],
    afterChange: [recordCorrection, afterProductChange],
    beforeDelete: [closeChain, deleteWhatNamesProduct],
    afterDelete: [afterProductDelete],
  },
});
