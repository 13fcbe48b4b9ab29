import type { CollectionConfig } from 'payload';
import { number } from 'payload/shared';
import { boilerHref } from '@/domain/boilers/boiler-hrefs';
import { powerProblem } from '@/domain/boilers/boiler-problems';
import { ENERGIES, FIRST_YEAR, LAST_YEAR, MAX_BOILER_TEXT, MAX_BOILER_TEXTS } from '@/domain/boilers/boilers';
import { wholeNumberRule } from '@/domain/products/product-rules';
import { officeBoilerWords } from '@/words/en/catalogue/boilers';
import { officeCmsWords } from '@/words/en/cms';
import { catalogueEditors, officeOnly, officeOnlyField } from './access/roles';
import { derivedText, searchedText, versionSeenField } from './fields/hidden';
import { lineField, linesField } from './fields/line';
import { rule, typedNumber } from './fields/rule';
import {
  afterBoilerChange,
  afterBoilerDelete,
  deleteFitmentsOfModel,
  fillBoilerModel,
} from './hooks/catalogue/boiler-hooks';
import { oneEditAtATime, refuseStaleEdit } from './hooks/concurrent-edits';
import { searchBoilers } from './hooks/list-searches';

const words = officeBoilerWords.model;
const namePart = { maxLength: MAX_BOILER_TEXT, required: true, width: '33%' };
const year = (name: 'yearFrom' | 'yearTo') => ({
  name,
  type: 'number' as const,
  label: words[name],
  admin: { width: '25%', components: typedNumber },
  validate: rule(wholeNumberRule(FIRST_YEAR, LAST_YEAR), number),
});

/** Models of boilers, for which parts are looked up. Brand and range are texts: an entry with a new one adds it. */
export const boilerModelsCollection = (): CollectionConfig => ({
  slug: 'boiler-models',
  labels: officeCmsWords.labels.boilerModels,
  admin: {
    useAsTitle: 'title',
    group: officeCmsWords.groups.boilers,
    description: officeCmsWords.descriptions.boilerModels,
    defaultColumns: ['brand', 'range', 'name', 'energy', 'updatedAt'],
    listSearchableFields: ['searchText'],
    pagination: { defaultLimit: 25 },
    preview: ({ brandSlug, slug }) =>
      slug && brandSlug ? boilerHref({ brandSlug: String(brandSlug), slug: String(slug) }) : null,
  },
  access: { read: officeOnly, create: catalogueEditors, update: catalogueEditors, delete: catalogueEditors },
  defaultSort: 'title',
  disableDuplicate: true,
  fields: [
    {
      type: 'row',
      fields: [
        lineField({
          ...namePart,
          name: 'brand',
          hint: words.brandHint,
          component: '/src/admin/cms/boiler-name-fields#BoilerBrandField',
        }),
        lineField({
          ...namePart,
          name: 'range',
          hint: words.rangeHint,
          component: '/src/admin/cms/boiler-name-fields#BoilerRangeField',
        }),
        lineField({ ...namePart, name: 'name', label: words.name }),
      ],
    },
    linesField({ name: 'aliases', maxLength: MAX_BOILER_TEXT, maxRows: MAX_BOILER_TEXTS, hint: words.aliasesHint }),
    linesField({
      name: 'plateCodes',
      maxLength: MAX_BOILER_TEXT,
      maxRows: MAX_BOILER_TEXTS,
      hint: words.plateCodesHint,
    }),
    {
      type: 'row',
      fields: [
        year('yearFrom'),
        year('yearTo'),
        {
          name: 'energy',
          type: 'select',
          options: ENERGIES.map((value) => ({ value, label: officeBoilerWords.energies[value] })),
          admin: { width: '25%' },
        },
        {
          name: 'power',
          type: 'number',
          label: words.power,
          admin: { width: '25%', components: typedNumber },
          validate: rule(powerProblem, number),
        },
      ],
    },
    {
      name: 'slug',
      type: 'text',
      unique: true,
      index: true,
      access: { create: () => false, update: () => false },
      admin: { readOnly: true, position: 'sidebar', description: words.slugHint, disableBulkEdit: true },
    },
    // All three names, for lists and for the choice of a model in other forms.
    {
      name: 'title',
      type: 'text',
      access: { create: () => false, update: () => false },
      admin: { hidden: true, disableBulkEdit: true },
    },
    {
      name: 'brandSlug',
      type: 'text',
      index: true,
      access: { create: () => false, update: () => false },
      admin: { hidden: true, disableBulkEdit: true, disableListColumn: true, disableListFilter: true },
    },
    derivedText({ name: 'identity', isUnique: true }),
    searchedText({ name: 'searchText', label: words.searchedText, access: officeOnlyField }),
    versionSeenField,
  ],
  hooks: {
    beforeOperation: [searchBoilers, oneEditAtATime],
    beforeValidate: [fillBoilerModel],
    beforeChange: [refuseStaleEdit],
    afterChange: [afterBoilerChange],
    beforeDelete: [deleteFitmentsOfModel],
    afterDelete: [afterBoilerDelete],
  },
});
