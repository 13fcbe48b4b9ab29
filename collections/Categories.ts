import type { CollectionConfig } from 'payload';
import { CATEGORY_NAME_MESSAGE, categoryNameProblem } from '@/domain/category-rules';
import { anyone, catalogueEditors } from './access/roles';
import { nameField, slugField } from './fields/named';
import { versionSeenField } from './fields/version-seen';
import { capReads } from './hooks/cap-reads';
import { deleteNestedOnce, deleteSubcategories, refuseBadParent } from './hooks/category-hooks';
import { fillNameAndSlug } from './hooks/fill-name-and-slug';
import { lockProductsFirst } from './hooks/lock-rows-first';
import { oneEditAtATime } from './hooks/one-edit-at-a-time';
import { afterCategoryDelete, afterTaxonomyChange } from './hooks/refresh-catalogue';
import { refuseStaleEdit } from './hooks/refuse-stale-edit';
import { refuseUnknownRelations } from './hooks/refuse-unknown-relations';

/** Categories of products, a tree by `parent`. Deleting one deletes all that is below it; products keep standing. */
export const Categories: CollectionConfig = {
  slug: 'categories',
  labels: { singular: 'Category', plural: 'Categories' },
  admin: {
    useAsTitle: 'name',
    group: 'Catalogue',
    description:
      'The shelves of the shop, a tree. Deleting a category deletes all that is below it; products keep standing.',
    defaultColumns: ['name', 'parent', 'slug', 'image', 'updatedAt'],
    listSearchableFields: ['name', 'slug'],
    preview: ({ slug }) => (typeof slug === 'string' && slug !== '' ? `/category/${slug}/brands` : null),
  },
  access: { read: anyone, create: catalogueEditors, update: catalogueEditors, delete: catalogueEditors },
  defaultSort: 'name',
  disableDuplicate: true,
  fields: [
    ...nameField({ requiredMessage: CATEGORY_NAME_MESSAGE, nameProblem: categoryNameProblem }),
    slugField,
    {
      name: 'parent',
      type: 'relationship',
      relationTo: 'categories',
      label: 'Parent category',
      admin: { description: 'Empty: at the top' },
      index: true,
      maxDepth: 1,
      filterOptions: ({ id }) => (id ? { id: { not_equals: id } } : true),
    },
    {
      name: 'image',
      type: 'upload',
      relationTo: 'media',
      admin: { description: 'JPEG, PNG, WebP up to 5MB; recommended size 300x300' },
    },
    versionSeenField,
  ],
  hooks: {
    beforeOperation: [capReads, oneEditAtATime, deleteNestedOnce, lockProductsFirst('categories')],
    beforeValidate: [
      refuseUnknownRelations('categories', [{ field: 'image', table: 'media', label: 'Picture' }]),
      fillNameAndSlug({ collection: 'categories', label: 'category', hasSlug: true }),
    ],
    beforeChange: [refuseStaleEdit, refuseBadParent],
    afterChange: [afterTaxonomyChange('category')],
    beforeDelete: [deleteSubcategories],
    afterDelete: [afterCategoryDelete],
  },
};
