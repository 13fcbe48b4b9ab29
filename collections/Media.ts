import type { CollectionConfig } from 'payload';
import { text } from 'payload/shared';
import { IMAGE_TYPES } from '@/domain/products/image-rules';
import { mediaUrl, PICTURE_WIDTHS } from '@/domain/products/pictures';
import { PICTURE_FOLDER } from '@/pictures/stored-pictures';
import { officeCmsWords } from '@/words/en/cms';
import { catalogueEditors, officeOnly } from './access/roles';
import { versionSeenField } from './fields/hidden';
import { rule } from './fields/rule';
import { keepPicturesOfOrders, preparePicture } from './hooks/catalogue/picture-hooks';
import { afterPictureChange, afterPictureDelete } from './hooks/catalogue/refresh-catalogue';
import { onePictureEditAtATime, refuseStaleEdit } from './hooks/concurrent-edits';
import { lockProductsFirst } from './hooks/lock-rows-first';

/**
 * Uploaded pictures. Each is re-encoded as WebP under a generated name, which drops location data and makes its address
 * cacheable for ever. The widths are those of `src/domain/products/pictures.ts`.
 */
export const mediaCollection = (): CollectionConfig => ({
  slug: 'media',
  labels: officeCmsWords.labels.pictures,
  admin: {
    group: officeCmsWords.groups.catalogue,
    description: officeCmsWords.descriptions.pictures,
    defaultColumns: ['filename', 'alt', 'filesize', 'updatedAt'],
    listSearchableFields: ['filename', 'alt'],
    pagination: { defaultLimit: 25 },
  },
  // Their files at /media are public; their original names are not (docs/decisions/0023).
  access: { read: officeOnly, create: catalogueEditors, update: catalogueEditors, delete: catalogueEditors },
  upload: {
    staticDir: PICTURE_FOLDER,
    mimeTypes: IMAGE_TYPES,
    formatOptions: { format: 'webp', options: { quality: 84 } },
    imageSizes: PICTURE_WIDTHS.map((width) => ({
      name: `w${width}`,
      width,
      withoutEnlargement: false,
      formatOptions: { format: 'webp' as const, options: { quality: 80 } },
      generateImageName: ({ originalName }) => `${originalName}-${width}.webp`,
    })),
    adminThumbnail: ({ doc }) => (typeof doc.filename === 'string' ? mediaUrl(doc.filename) : null),
    focalPoint: false,
    crop: false,
    // A picture that Payload fetches by itself would bypass our checks.
    pasteURL: false,
  },
  fields: [
    {
      name: 'alt',
      type: 'text',
      label: officeCmsWords.pictures.alt,
      admin: { description: officeCmsWords.pictures.altHint },
      maxLength: 500,
      validate: rule(() => null, text),
    },
    versionSeenField,
  ],
  hooks: {
    beforeOperation: [preparePicture, onePictureEditAtATime, lockProductsFirst('media'), keepPicturesOfOrders],
    beforeChange: [refuseStaleEdit],
    afterChange: [afterPictureChange],
    afterDelete: [afterPictureDelete],
  },
});
