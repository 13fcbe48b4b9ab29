import type { CollectionConfig } from 'payload';
import { BRAND_NAME_MESSAGE, brandNameProblem } from '@/domain/brand-rules';
import { anyone, catalogueEditors } from './access/roles';
import { nameField, slugField } from './fields/named';
import { versionSeenField } from './fields/version-seen';
import { capReads } from './hooks/cap-reads';
import { fillNameAndSlug } from './hooks/fill-name-and-slug';
import { lockProductsFirst } from './hooks/lock-rows-first';
import { oneEditAtATime } from './hooks/one-edit-at-a-time';
import { afterBrandDelete, afterTaxonomyChange } from './hooks/refresh-catalogue';
import { refuseStaleEdit } from './hooks/refuse-stale-edit';
import { refuseUnknownRelations } from './hooks/refuse-unknown-relations';

/** Brands. The documented calls name them tags, so does the database. */
export const Tags: CollectionConfig = {
  slug: 'tags',
  labels: { singular: 'Brand', plural: 'Brands' },
  admin: {
    useAsTitle: 'name',
    group: 'Catalogue',
    description: 'Brands and manufacturers. Deleting one leaves its products.',
    defaultColumns: ['name', 'slug', 'image', 'updatedAt'],
    listSearchableFields: ['name', 'slug'],
    preview: ({ name }) =>
      typeof name === 'string' && name !== ''
        ? `/breadProduct?tags=${encodeURIComponent(name)}&openFilters=true`
        : null,
  },
  access: { read: anyone, create: catalogueEditors, update: catalogueEditors, delete: catalogueEditors },
  defaultSort: 'name',
  disableDuplicate: true,
  fields: [
    ...nameField({ requiredMessage: BRAND_NAME_MESSAGE, nameProblem: brandNameProblem }),
    slugField,
    { name: 'image', type: 'upload', relationTo: 'media', admin: { description: 'JPEG, PNG, WebP up to 5MB' } },
    versionSeenField,
  ],
  hooks: {
    beforeOperation: [capReads, oneEditAtATime, lockProductsFirst('tags')],
    beforeValidate: [
      refuseUnknownRelations('tags', [{ field: 'image', table: 'media', label: 'Picture' }]),
      fillNameAndSlug({ collection: 'tags', label: 'brand', hasSlug: true }),
    ],
    beforeChange: [refuseStaleEdit],
    afterChange: [afterTaxonomyChange('tag')],
    afterDelete: [afterBrandDelete],
  },
};
