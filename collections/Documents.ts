import type { CollectionConfig } from 'payload';
import { text } from 'payload/shared';
import { DOCUMENT_TYPE, MAX_DOCUMENT_TITLE } from '@/domain/products/documents';
import { DOCUMENT_FOLDER } from '@/pictures/stored-pictures';
import { officeCmsWords } from '@/words/en/cms';
import { catalogueEditors, officeOnly } from './access/roles';
import { versionSeenField } from './fields/hidden';
import { rule } from './fields/rule';
import { announceDocument, deleteDocumentRows, prepareDocument } from './hooks/catalogue/document-hooks';
import { oneEditAtATime, refuseStaleEdit } from './hooks/concurrent-edits';

/** Uploaded PDFs, which products name. Like pictures, each has a generated name, and its file is public. */
export const documentsCollection = (): CollectionConfig => ({
  slug: 'documents',
  labels: officeCmsWords.labels.documents,
  admin: {
    group: officeCmsWords.groups.catalogue,
    description: officeCmsWords.descriptions.documents,
    useAsTitle: 'name',
    defaultColumns: ['name', 'filesize', 'updatedAt'],
    listSearchableFields: ['name'],
    pagination: { defaultLimit: 25 },
  },
  access: { read: officeOnly, create: catalogueEditors, update: catalogueEditors, delete: catalogueEditors },
  upload: {
    staticDir: DOCUMENT_FOLDER,
    mimeTypes: [DOCUMENT_TYPE],
    focalPoint: false,
    crop: false,
    // A file that Payload fetches by itself would bypass our checks.
    pasteURL: false,
  },
  fields: [
    {
      name: 'name',
      type: 'text',
      label: officeCmsWords.documents.name,
      admin: { description: officeCmsWords.documents.nameHint },
      maxLength: MAX_DOCUMENT_TITLE,
      validate: rule(() => null, text),
    },
    versionSeenField,
  ],
  hooks: {
    beforeOperation: [prepareDocument, oneEditAtATime],
    beforeChange: [refuseStaleEdit],
    afterChange: [announceDocument],
    beforeDelete: [deleteDocumentRows],
  },
});
