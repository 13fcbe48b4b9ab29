import type { CollectionConfig } from 'payload';
import { text } from 'payload/shared';
import { MAX_NAME } from '@/domain/names';
import { MAX_PART_NUMBER, PART_NUMBER_KINDS, partNumberProblem } from '@/domain/search/part-number';
import { officeBoilerWords } from '@/words/en/catalogue/boilers';
import { officeCmsWords } from '@/words/en/cms';
import { catalogueEditors, officeOnly } from './access/roles';
import { derivedText, versionSeenField } from './fields/hidden';
import { lineField } from './fields/line';
import { rule } from './fields/rule';
import {
  afterPartNumberChange,
  afterPartNumberDelete,
  fillPartNumber,
  refusePartNumberTwice,
} from './hooks/catalogue/part-number-hooks';
import { oneEditAtATime, refuseStaleEdit } from './hooks/concurrent-edits';
import { refuseUnknownRelations } from './hooks/refuse-unknown-relations';

const words = officeBoilerWords.partNumber;

/** Numbers of a product besides its reference: of its maker, of the parts that it replaces, of other makers, bar codes. */
export const partNumbersCollection = (): CollectionConfig => ({
  slug: 'part-numbers',
  labels: officeCmsWords.labels.partNumbers,
  admin: {
    useAsTitle: 'number',
    group: officeCmsWords.groups.boilers,
    description: officeCmsWords.descriptions.partNumbers,
    defaultColumns: ['number', 'kind', 'brand', 'product'],
    listSearchableFields: ['number'],
    pagination: { defaultLimit: 25 },
  },
  access: { read: officeOnly, create: catalogueEditors, update: catalogueEditors, delete: catalogueEditors },
  defaultSort: 'number',
  disableDuplicate: true,
  fields: [
    { name: 'product', type: 'relationship', relationTo: 'products', required: true, index: true, maxDepth: 1 },
    {
      name: 'number',
      type: 'text',
      required: true,
      maxLength: MAX_PART_NUMBER,
      admin: { description: words.numberHint },
      validate: rule(partNumberProblem, text),
    },
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'maker',
      options: PART_NUMBER_KINDS.map((value) => ({ value, label: officeBoilerWords.numberKinds[value] })),
    },
    lineField({ name: 'brand', maxLength: MAX_NAME, hint: words.brandHint }),
    derivedText({ name: 'numberKey' }),
    derivedText({ name: 'numberFolded' }),
    versionSeenField,
  ],
  hooks: {
    beforeOperation: [oneEditAtATime],
    beforeValidate: [fillPartNumber, refuseUnknownRelations('part-numbers', [{ field: 'product', table: 'products' }])],
    beforeChange: [refuseStaleEdit, refusePartNumberTwice],
    afterChange: [afterPartNumberChange],
    afterDelete: [afterPartNumberDelete],
  },
});
