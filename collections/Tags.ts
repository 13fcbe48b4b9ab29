import type { CollectionConfig } from 'payload';
import { officeCmsWords } from '@/words/en/cms';
import { catalogueEditors, officeOnly } from './access/roles';
import { versionSeenField } from './fields/hidden';
import { nameField, slugField } from './fields/named';
import { fillNameAndSlug } from './hooks/catalogue/fill-name-and-slug';
import { afterBrandDelete, afterTaxonomyChange } from './hooks/catalogue/refresh-catalogue';
import { sortByFoldedName } from './hooks/catalogue/sort-by-folded-name';
import { oneEditAtATime, refuseStaleEdit } from './hooks/concurrent-edits';
import { lockProductsFirst } from './hooks/lock-rows-first';
import { refuseUnknownRelations } from './hooks/refuse-unknown-relations';

/** Brands. The calls and the database name them tags. */
export const tagsCollection = (): CollectionConfig => ({
  slug: 'tags',
  labels: officeCmsWords.labels.brands,
  admin: {
    useAsTitle: 'name',
    group: officeCmsWords.groups.catalogue,
    description: officeCmsWords.descriptions.brands,
    defaultColumns: ['name', 'slug', 'image', 'updatedAt'],
    listSearchableFields: ['name', 'slug'],
    preview: ({ name }) =>
      typeof name === 'string' && name !== ''
        ? `/breadProduct?tags=${encodeURIComponent(name)}&openFilters=true`
        : null,
  },
  access: { read: officeOnly, create: catalogueEditors, update: catalogueEditors, delete: catalogueEditors },
  defaultSort: 'name',
  disableDuplicate: true,
  fields: [
    ...nameField('brand'),
    slugField(),
    { name: 'image', type: 'upload', relationTo: 'media', admin: { description: officeCmsWords.named.imageHint } },
    versionSeenField,
  ],
  hooks: {
    beforeOperation: [sortByFoldedName, oneEditAtATime, lockProductsFirst('tags')],
    beforeValidate: [
      refuseUnknownRelations('tags', [{ field: 'image', table: 'media' }]),
      fillNameAndSlug({ collection: 'tags', kind: 'brand', hasSlug: true }),
    ],
    beforeChange: [refuseStaleEdit],
    afterChange: [afterTaxonomyChange('tag')],
    afterDelete: [afterBrandDelete],
  },
});
