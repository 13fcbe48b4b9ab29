import type { CollectionConfig } from 'payload';
import { FIT_ANSWERS } from '@/domain/boilers/fit-question';
import { officeCmsWords } from '@/words/en/cms';
import { catalogueEditors, officeOnly } from './access/roles';
import { versionSeenField } from './fields/hidden';
import { nameField, slugField } from './fields/named';
import { deleteNestedOnce, deleteSubcategories, refuseBadParent } from './hooks/catalogue/category-hooks';
import { fillNameAndSlug } from './hooks/catalogue/fill-name-and-slug';
import { afterCategoryDelete, afterTaxonomyChange } from './hooks/catalogue/refresh-catalogue';
import { sortByFoldedName } from './hooks/catalogue/sort-by-folded-name';
import { oneEditAtATime, refuseStaleEdit } from './hooks/concurrent-edits';
import { lockProductsFirst } from './hooks/lock-rows-first';
import { refuseUnknownRelations } from './hooks/refuse-unknown-relations';

/** Categories of products, a tree by `parent`. Deleting one deletes its subcategories; their products stay. */
export const categoriesCollection = (): CollectionConfig => ({
  slug: 'categories',
  labels: officeCmsWords.labels.categories,
  admin: {
    useAsTitle: 'name',
    group: officeCmsWords.groups.catalogue,
    description: officeCmsWords.descriptions.categories,
    defaultColumns: ['name', 'parent', 'slug', 'image', 'updatedAt'],
    listSearchableFields: ['name', 'slug'],
    preview: ({ slug }) => (typeof slug === 'string' && slug !== '' ? `/category/${slug}/brands` : null),
  },
  access: { read: officeOnly, create: catalogueEditors, update: catalogueEditors, delete: catalogueEditors },
  defaultSort: 'name',
  disableDuplicate: true,
  fields: [
    ...nameField('category'),
    slugField(),
    {
      name: 'parent',
      type: 'relationship',
      relationTo: 'categories',
      label: officeCmsWords.named.parent,
      admin: { description: officeCmsWords.named.parentHint },
      index: true,
      maxDepth: 1,
      filterOptions: ({ id }) => (id ? { id: { not_equals: id } } : true),
    },
    {
      name: 'asksFit',
      type: 'select',
      label: officeCmsWords.named.asksFit,
      admin: { description: officeCmsWords.named.asksFitHint },
      options: FIT_ANSWERS.map((value) => ({ value, label: officeCmsWords.named.fitAnswers[value] })),
    },
    {
      name: 'image',
      type: 'upload',
      relationTo: 'media',
      admin: { description: officeCmsWords.named.categoryImageHint },
    },
    versionSeenField,
  ],
  hooks: {
    beforeOperation: [sortByFoldedName, oneEditAtATime, deleteNestedOnce, lockProductsFirst('categories')],
    beforeValidate: [
      refuseUnknownRelations('categories', [{ field: 'image', table: 'media' }]),
      fillNameAndSlug({ collection: 'categories', kind: 'category', hasSlug: true }),
    ],
    beforeChange: [refuseStaleEdit, refuseBadParent],
    afterChange: [afterTaxonomyChange('category')],
    beforeDelete: [deleteSubcategories],
    afterDelete: [afterCategoryDelete],
  },
});
