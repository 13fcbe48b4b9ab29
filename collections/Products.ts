import type { CollectionConfig, Field } from 'payload';
import { number, relationship, richText, text, textarea } from 'payload/shared';
import {
  categoriesProblem,
  descriptionProblem,
  IMAGE_SLOTS,
  imageUrlProblem,
  MAX_SHORT_DESCRIPTION,
  priceProblem,
  shortDescriptionProblem,
  stockProblem,
  titleProblem,
} from '@/domain/product-rules';
import { catalogueEditors, publishedOrEditor } from './access/roles';
import { derivedText } from './fields/derived';
import { rule } from './fields/rule';
import { versionSeenField } from './fields/version-seen';
import { capReads } from './hooks/cap-reads';
import { oneEditAtATime } from './hooks/one-edit-at-a-time';
import { prepareProduct, refuseReferenceTaken } from './hooks/product-hooks';
import { keepSoldStock, recordCorrection } from './hooks/product-stock';
import { afterProductChange, tellCatalogueChanged } from './hooks/refresh-catalogue';
import { refuseStaleEdit } from './hooks/refuse-stale-edit';
import { refuseUnknownRelations } from './hooks/refuse-unknown-relations';

const imageSlots: Field[] = IMAGE_SLOTS.map((position) => ({
  type: 'row',
  fields: [
    { name: `image${position}`, type: 'upload', relationTo: 'media', label: `Image ${position}` },
    {
      name: `image${position}Url`,
      type: 'text',
      label: `Image ${position} address`,
      maxLength: 2000,
      validate: rule(imageUrlProblem, text),
    },
  ],
}));

/** Products. `in_stock` is derived and not stored; stock changes through orders and edits only, both write the book of stock. */
export const Products: CollectionConfig = {
  slug: 'products',
  labels: { singular: 'Product', plural: 'Products' },
  admin: {
    useAsTitle: 'title',
    group: 'Catalogue',
    defaultColumns: ['title', 'reference', 'price', 'stock', 'stockStatus', 'published'],
    listSearchableFields: ['title', 'reference'],
    pagination: { defaultLimit: 25 },
  },
  access: { read: publishedOrEditor, create: catalogueEditors, update: catalogueEditors, delete: catalogueEditors },
  defaultSort: '-date',
  disableDuplicate: true,
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 300, validate: rule(titleProblem, text) },
    {
      name: 'reference',
      type: 'text',
      unique: true,
      maxLength: 100,
      admin: { description: "The manufacturer's part number" },
    },
    { name: 'published', type: 'checkbox', defaultValue: true },
    { name: 'date', type: 'date', required: true, defaultValue: () => new Date().toISOString() },
    {
      name: 'price',
      type: 'number',
      admin: { step: 0.01, description: 'DZD; empty: not for sale' },
      validate: rule(priceProblem, number),
    },
    {
      name: 'stock',
      type: 'number',
      admin: { step: 1, description: 'Pieces; empty: not counted' },
      validate: rule(stockProblem, number),
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
      name: 'stockStatus',
      type: 'select',
      required: true,
      defaultValue: 'instock',
      options: [
        { value: 'instock', label: 'In stock' },
        { value: 'outofstock', label: 'Out of stock' },
      ],
      admin: { description: 'Follows the stock where it is counted' },
    },
    {
      name: 'shortDescription',
      type: 'textarea',
      maxLength: MAX_SHORT_DESCRIPTION,
      validate: rule(shortDescriptionProblem, textarea),
    },
    { name: 'description', type: 'richText', validate: rule(descriptionProblem, richText, { readsObjects: true }) },
    {
      name: 'categories',
      type: 'relationship',
      relationTo: 'categories',
      hasMany: true,
      index: true,
      maxDepth: 1,
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
    ...imageSlots,
    versionSeenField,
    derivedText({ name: 'titleFolded' }),
    derivedText({ name: 'referenceFolded' }),
    derivedText({ name: 'modelFolded' }),
  ],
  hooks: {
    beforeOperation: [capReads, oneEditAtATime],
    beforeValidate: [refuseReferenceTaken, refuseUnknownRelations],
    beforeChange: [refuseStaleEdit, prepareProduct, keepSoldStock],
    afterChange: [recordCorrection, afterProductChange],
    afterDelete: [tellCatalogueChanged],
  },
};
