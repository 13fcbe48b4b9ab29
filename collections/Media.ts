import type { CollectionConfig } from 'payload';
import { text } from 'payload/shared';
import { IMAGE_TYPES } from '@/domain/image-rules';
import { mediaUrl, PICTURE_WIDTHS } from '@/domain/pictures';
import { PICTURE_FOLDER } from '@/pictures/stored-pictures';
import { catalogueEditors } from './access/roles';
import { rule } from './fields/rule';
import { versionSeenField } from './fields/version-seen';
import { capReads } from './hooks/cap-reads';
import { keepPicturesOfOrders } from './hooks/keep-pictures-of-orders';
import { lockProductsFirst } from './hooks/lock-rows-first';
import { onePictureEditAtATime } from './hooks/one-edit-at-a-time';
import { preparePicture } from './hooks/prepare-picture';
import { afterPictureChange, afterPictureDelete } from './hooks/refresh-catalogue';
import { refuseStaleEdit } from './hooks/refuse-stale-edit';

/**
 * Uploaded pictures. Each is re-encoded as WebP under a generated name, which drops location data and makes its
 * address cacheable for ever; the widths are those of `src/domain/pictures.ts`.
 */
export const Media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Picture', plural: 'Pictures' },
  admin: {
    group: 'Catalogue',
    description:
      'Every picture of products, categories and brands. One that is taken off a product stays here; orders keep showing the pictures they were placed with, even once these are deleted.',
    defaultColumns: ['filename', 'alt', 'filesize', 'updatedAt'],
    listSearchableFields: ['filename', 'alt'],
    pagination: { defaultLimit: 25 },
  },
  // Their files are for everybody, at /media; what people called them is not (docs/decisions/0023).
  access: { read: catalogueEditors, create: catalogueEditors, update: catalogueEditors, delete: catalogueEditors },
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
    // A picture that Payload fetches by itself would be looked at by nobody.
    pasteURL: false,
  },
  fields: [
    {
      name: 'alt',
      type: 'text',
      label: 'What it shows',
      admin: { description: 'To find it again in the library. At first the name of the uploaded file.' },
      maxLength: 500,
      validate: rule(() => null, text),
    },
    versionSeenField,
  ],
  hooks: {
    beforeOperation: [
      capReads,
      preparePicture,
      onePictureEditAtATime,
      lockProductsFirst('media'),
      keepPicturesOfOrders,
    ],
    beforeChange: [refuseStaleEdit],
    afterChange: [afterPictureChange],
    afterDelete: [afterPictureDelete],
  },
};
