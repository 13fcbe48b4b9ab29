import type { CollectionConfig, Field } from 'payload';
import { text, textarea } from 'payload/shared';
import { faultTextProblem } from '@/domain/boilers/fault-codes';
import {
  DANGERS,
  MAX_PHRASE,
  MAX_PHRASES,
  MAX_SYMPTOM_TITLE,
  phrasesProblem,
  symptomHref,
} from '@/domain/boilers/symptoms';
import { MAX_SLUG } from '@/domain/typed-slug';
import { officeSymptomWords } from '@/words/en/catalogue/symptoms';
import { officeCmsWords } from '@/words/en/cms';
import { catalogueEditors, officeOnly } from './access/roles';
import { versionSeenField } from './fields/hidden';
import { lineField } from './fields/line';
import { rule } from './fields/rule';
import { capReads } from './hooks/cap-reads';
import { announceSymptoms, fillSymptom } from './hooks/catalogue/symptom-hooks';
import { oneEditAtATime, refuseStaleEdit } from './hooks/concurrent-edits';
import { refuseUnknownRelations } from './hooks/refuse-unknown-relations';

const lines = (name: 'summary' | 'causes' | 'checks'): Field => ({
  name,
  type: 'textarea',
  label: officeSymptomWords[name],
  admin: { description: officeSymptomWords.hints[name], rows: name === 'summary' ? 2 : 6 },
  validate: rule(faultTextProblem, textarea),
});

/** What people see when a boiler fails. Each has a page to which the search leads. */
export const symptomsCollection = (): CollectionConfig => ({
  slug: 'symptoms',
  labels: officeCmsWords.labels.symptoms,
  admin: {
    useAsTitle: 'title',
    group: officeCmsWords.groups.boilers,
    description: officeCmsWords.descriptions.symptoms,
    defaultColumns: ['title', 'danger', 'updatedAt'],
    listSearchableFields: ['title'],
    pagination: { defaultLimit: 25 },
    preview: ({ slug }) => (slug ? symptomHref(String(slug)) : null),
  },
  access: { read: officeOnly, create: catalogueEditors, update: catalogueEditors, delete: catalogueEditors },
  defaultSort: 'title',
  disableDuplicate: true,
  fields: [
    lineField({
      name: 'title',
      maxLength: MAX_SYMPTOM_TITLE,
      required: true,
      hint: officeSymptomWords.hints.title,
    }),
    {
      name: 'phrases',
      type: 'text',
      hasMany: true,
      required: true,
      minRows: 1,
      maxRows: MAX_PHRASES,
      maxLength: MAX_PHRASE,
      label: officeSymptomWords.phrases,
      admin: { description: officeSymptomWords.hints.phrases },
      validate: rule(phrasesProblem, text),
    },
    lines('summary'),
    lines('causes'),
    lines('checks'),
    {
      name: 'categories',
      type: 'relationship',
      relationTo: 'categories',
      hasMany: true,
      maxDepth: 1,
      label: officeSymptomWords.categories,
      admin: { description: officeSymptomWords.hints.categories },
    },
    {
      name: 'danger',
      type: 'select',
      required: true,
      defaultValue: 'none',
      label: officeSymptomWords.danger,
      options: DANGERS.map((value) => ({ value, label: officeSymptomWords.dangers[value] })),
      admin: { position: 'sidebar', description: officeSymptomWords.hints.danger },
    },
    {
      name: 'slug',
      type: 'text',
      index: true,
      unique: true,
      maxLength: MAX_SLUG,
      admin: { position: 'sidebar', description: officeSymptomWords.hints.slug },
    },
    versionSeenField,
  ],
  hooks: {
    beforeOperation: [capReads, oneEditAtATime],
    beforeValidate: [fillSymptom, refuseUnknownRelations('symptoms', [{ field: 'categories', table: 'categories' }])],
    beforeChange: [refuseStaleEdit],
    afterChange: [announceSymptoms],
    afterDelete: [announceSymptoms],
  },
});
