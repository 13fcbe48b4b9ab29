import type { CollectionConfig, Field } from 'payload';
import { number, relationship, richText, text, textarea } from 'payload/shared';
import {
  categoriesProblem,
  descriptionProblem,
  IMAGE_SLOTS,
  imageUrlProblem,
  MAX_ADDRESS,
  MAX_REFERENCE,
  MAX_SHORT_DESCRIPTION,
  MAX_STOCK_NOTE,
  MAX_TITLE,
  priceProblem,
  shortDescriptionProblem,
  stockProblem,
  titleProblem,
} from '@/domain/product-rules';
import { env } from '@/env';
import { catalogueEditors, editorsField, publishedOrEditor } from './access/roles';
import { derivedText } from './fields/derived';
import { rule } from './fields/rule';
import { searchedText } from './fields/searched-text';
import { typedNumber } from './fields/typed-number';
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
  { name: 'title', type: 'text', required: true, maxLength: MAX_TITLE, validate: rule(titleProblem, text) },
  {
    type: 'row',
    fields: [
      {
        name: 'price',
        type: 'number',
        admin: { width: '33%', description: 'DZD; empty: not for sale', components: typedNumber },
        validate: rule(priceProblem, number),
      },
      {
        name: 'stock',
        type: 'number',
        admin: { width: '33%', description: 'Pieces; empty: not counted', components: typedNumber },
        validate: rule(stockProblem, number),
      },
      {
        name: 'stockStatus',
        type: 'select',
        required: true,
        defaultValue: 'instock',
        options: [
          { value: 'instock', label: 'In stock' },
          { value: 'outofstock', label: 'Out of stock' },
        ],
        admin: { width: '33%', description: 'Follows the stock where it is counted' },
      },
    ],
  },
  {
    name: 'shortDescription',
    type: 'textarea',
    // Its length is the rule's to say, which counts characters: Payload would count halves of some.
    admin: { description: `At most ${MAX_SHORT_DESCRIPTION} characters; shown in lists and beside the price` },
    validate: rule(shortDescriptionProblem, textarea),
  },
  {
    name: 'description',
    type: 'richText',
    admin: { description: 'Shown on the page of the product' },
    validate: rule(descriptionProblem, richText, { readsObjects: true, keepsOld: true }),
  },
];

const shelves: Field[] = [
  {
    name: 'categories',
    type: 'relationship',
    relationTo: 'categories',
    hasMany: true,
    index: true,
    maxDepth: 1,
    admin: { description: 'At least one; a product of a subcategory is found in all above it' },
    validate: rule(categoriesProblem, relationship),
  },
  {
    name: 'tags',
    type: 'relationship',
    relationTo: 'tags',
    hasMany: true,
    index: true,
    label: 'Brands',
    maxDepth: 1,
  },
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
      name: 'published',
      type: 'checkbox',
      defaultValue: true,
      admin: { position: 'sidebar', description: 'Shoppers see it' },
    },
    {
      name: 'date',
      type: 'date',
      required: true,
      defaultValue: () => new Date().toISOString(),
      admin: { position: 'sidebar', description: 'The newest come first in the shop' },
    },
    {
      name: 'reference',
      type: 'text',
      unique: true,
      maxLength: MAX_REFERENCE,
      admin: { position: 'sidebar', description: "The manufacturer's part number" },
    },
    // What the form showed when it was opened: comes back with the form and tells an untouched stock from a changed one.
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
      name: 'stockNote',
      type: 'text',
      virtual: true,
      maxLength: MAX_STOCK_NOTE,
      label: 'Why the stock is corrected',
      admin: { position: 'sidebar', description: 'Kept with the correction in the stock book', disableBulkEdit: true },
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
