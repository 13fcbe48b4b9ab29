import type { CollectionConfig, Field } from 'payload';
import { text, textarea } from 'payload/shared';
import { faultHref } from '@/domain/boilers/boiler-hrefs';
import { CONFIDENCES, MAX_BOILER_TEXT } from '@/domain/boilers/boilers';
import { faultCodeProblem, faultMeaningProblem, faultTextProblem, MAX_FAULT_CODE } from '@/domain/boilers/fault-codes';
import { officeBoilerWords } from '@/words/en/catalogue/boilers';
import { officeCmsWords } from '@/words/en/cms';
import { catalogueEditors, officeOnly } from './access/roles';
import { derivedText, versionSeenField } from './fields/hidden';
import { lineField } from './fields/line';
import { rule } from './fields/rule';
import { announceFaults, fillFaultCode } from './hooks/catalogue/fault-code-hooks';
import { oneEditAtATime, refuseStaleEdit } from './hooks/concurrent-edits';
import { refuseUnknownRelations } from './hooks/refuse-unknown-relations';

const words = officeBoilerWords.fault;

const lines = (name: 'meaning' | 'causes' | 'checks', { required = false } = {}): Field => ({
  name,
  type: 'textarea',
  required,
  label: words[name],
  admin: { description: words.hints[name], rows: name === 'meaning' ? 2 : 5 },
  validate: rule(required ? faultMeaningProblem : faultTextProblem, textarea),
});

/** What boilers mean by the codes that they display. */
export const faultCodesCollection = (): CollectionConfig => ({
  slug: 'fault-codes',
  labels: officeCmsWords.labels.faultCodes,
  admin: {
    useAsTitle: 'code',
    group: officeCmsWords.groups.boilers,
    description: officeCmsWords.descriptions.faultCodes,
    defaultColumns: ['brand', 'code', 'meaning', 'confidence'],
    listSearchableFields: ['brand', 'code', 'meaning'],
    pagination: { defaultLimit: 25 },
    preview: ({ brandSlug, codeKey }) =>
      brandSlug && codeKey ? faultHref({ brandSlug: String(brandSlug), key: String(codeKey) }) : null,
  },
  access: { read: officeOnly, create: catalogueEditors, update: catalogueEditors, delete: catalogueEditors },
  defaultSort: 'brand',
  disableDuplicate: true,
  fields: [
    {
      type: 'row',
      fields: [
        lineField({ name: 'brand', maxLength: MAX_BOILER_TEXT, required: true, width: '50%', hint: words.brandHint }),
        {
          name: 'code',
          type: 'text',
          required: true,
          maxLength: MAX_FAULT_CODE,
          admin: { width: '50%', description: words.codeHint },
          validate: rule(faultCodeProblem, text),
        },
      ],
    },
    lines('meaning', { required: true }),
    lines('causes'),
    lines('checks'),
    {
      name: 'models',
      type: 'relationship',
      relationTo: 'boiler-models',
      hasMany: true,
      maxDepth: 1,
      label: words.models,
      admin: { description: words.modelsHint },
    },
    {
      name: 'categories',
      type: 'relationship',
      relationTo: 'categories',
      hasMany: true,
      maxDepth: 1,
      label: words.categories,
    },
    { name: 'parts', type: 'relationship', relationTo: 'products', hasMany: true, maxDepth: 1, label: words.parts },
    {
      name: 'confidence',
      type: 'select',
      required: true,
      defaultValue: 'to-check',
      options: CONFIDENCES.map((value) => ({ value, label: officeBoilerWords.confidences[value] })),
      admin: { position: 'sidebar' },
    },
    derivedText({ name: 'brandSlug' }),
    derivedText({ name: 'codeKey' }),
    versionSeenField,
  ],
  hooks: {
    beforeOperation: [oneEditAtATime],
    beforeValidate: [
      fillFaultCode,
      refuseUnknownRelations('fault-codes', [
        { field: 'models', table: 'boiler_models' },
        { field: 'categories', table: 'categories' },
        { field: 'parts', table: 'products' },
      ]),
    ],
    beforeChange: [refuseStaleEdit],
    afterChange: [announceFaults],
    afterDelete: [announceFaults],
  },
});
