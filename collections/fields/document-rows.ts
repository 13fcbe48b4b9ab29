import type { Field } from 'payload';
import { text } from 'payload/shared';
import { DOCUMENT_KINDS, documentTitleProblem, MAX_DOCUMENT_TITLE, MAX_DOCUMENTS } from '@/domain/products/documents';
import { officeCmsWords } from '@/words/en/cms';
import { rule } from './rule';

/** The documents of a product, in the order in which its page lists them. */
export const documentRows = (): Field => ({
  name: 'documents',
  type: 'array',
  label: officeCmsWords.labels.documents.plural,
  labels: officeCmsWords.labels.documents,
  maxRows: MAX_DOCUMENTS,
  admin: { description: officeCmsWords.documents.rowsHint, disableBulkEdit: true },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'title',
          type: 'text',
          required: true,
          maxLength: MAX_DOCUMENT_TITLE,
          admin: { width: '66%' },
          validate: rule((title: unknown) => (typeof title === 'string' ? documentTitleProblem(title) : null), text),
        },
        {
          name: 'kind',
          type: 'select',
          required: true,
          defaultValue: 'notice',
          admin: { width: '33%' },
          options: DOCUMENT_KINDS.map((value) => ({ value, label: officeCmsWords.documents.kinds[value] })),
        },
      ],
    },
    { name: 'file', type: 'upload', relationTo: 'documents', required: true, label: officeCmsWords.documents.file },
  ],
});
