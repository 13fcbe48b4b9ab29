import type { CollectionConfig } from 'payload';
import { number } from 'payload/shared';
import { CONFIDENCES, MAX_BOILER_TEXT, MAX_FITTED } from '@/domain/boilers/boilers';
import { wholeNumberRule } from '@/domain/products/product-rules';
import { officeBoilerWords } from '@/words/en/catalogue/boilers';
import { officeCmsWords } from '@/words/en/cms';
import { catalogueEditors, officeOnly } from './access/roles';
import { versionSeenField } from './fields/hidden';
import { lineField } from './fields/line';
import { rule, typedNumber } from './fields/rule';
import {
  afterFitmentChange,
  afterFitmentDelete,
  refuseFitmentTwice,
  tidyFitment,
} from './hooks/catalogue/fitment-hooks';
import { oneEditAtATime, refuseStaleEdit } from './hooks/concurrent-edits';
import { refuseUnknownRelations } from './hooks/refuse-unknown-relations';

const words = officeBoilerWords.fitment;
const line = (name: string, hint: string) => lineField({ name, hint, maxLength: MAX_BOILER_TEXT, width: '50%' });

/** Which part fits which boiler. */
export const fitmentsCollection = (): CollectionConfig => ({
  slug: 'fitments',
  labels: officeCmsWords.labels.fitments,
  admin: {
    useAsTitle: 'id',
    group: officeCmsWords.groups.boilers,
    description: officeCmsWords.descriptions.fitments,
    defaultColumns: ['product', 'model', 'position', 'qualifier', 'confidence'],
    pagination: { defaultLimit: 25 },
  },
  access: { read: officeOnly, create: catalogueEditors, update: catalogueEditors, delete: catalogueEditors },
  defaultSort: '-id',
  disableDuplicate: true,
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'product',
          type: 'relationship',
          relationTo: 'products',
          required: true,
          index: true,
          maxDepth: 1,
          admin: { width: '50%' },
        },
        {
          name: 'model',
          type: 'relationship',
          relationTo: 'boiler-models',
          required: true,
          index: true,
          maxDepth: 1,
          label: words.model,
          admin: { width: '50%' },
        },
      ],
    },
    { type: 'row', fields: [line('position', words.positionHint), line('qualifier', words.qualifierHint)] },
    { type: 'row', fields: [line('serialFrom', words.serialHint), line('serialTo', words.serialHint)] },
    {
      type: 'row',
      fields: [
        {
          name: 'quantity',
          type: 'number',
          defaultValue: 1,
          admin: { width: '50%', description: words.quantityHint, components: typedNumber },
          validate: rule(wholeNumberRule(1, MAX_FITTED), number),
        },
        {
          name: 'confidence',
          type: 'select',
          required: true,
          defaultValue: 'to-check',
          options: CONFIDENCES.map((value) => ({ value, label: officeBoilerWords.confidences[value] })),
          admin: { width: '50%', description: words.confidenceHint },
        },
      ],
    },
    versionSeenField,
  ],
  hooks: {
    beforeOperation: [oneEditAtATime],
    beforeValidate: [
      tidyFitment,
      refuseUnknownRelations('fitments', [
        { field: 'product', table: 'products' },
        { field: 'model', table: 'boiler_models' },
      ]),
    ],
    beforeChange: [refuseStaleEdit, refuseFitmentTwice],
    afterChange: [afterFitmentChange],
    afterDelete: [afterFitmentDelete],
  },
});
