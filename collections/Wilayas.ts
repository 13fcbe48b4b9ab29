import type { CollectionConfig } from 'payload';
import { number } from 'payload/shared';
import { deskFeeProblem, feeProblem, MAX_DAYS_LENGTH } from '@/domain/delivery/delivery';
import { officeCmsWords } from '@/words/en/cms';
import { adminOnly, hiddenWithout, nobodyField, officeOnly } from './access/roles';
import { versionSeenField } from './fields/hidden';
import { nameField } from './fields/named';
import { rule, typedNumber } from './fields/rule';
import { fillNameAndSlug } from './hooks/catalogue/fill-name-and-slug';
import { fillWilayaCode, tidyWilaya } from './hooks/catalogue/fill-wilaya-code';
import { keepWholeCentimes } from './hooks/catalogue/product-hooks';
import { announceFees } from './hooks/catalogue/refresh-catalogue';
import { sortByFoldedName } from './hooks/catalogue/sort-by-folded-name';
import { oneEditAtATime, refuseStaleEdit } from './hooks/concurrent-edits';

/** Delivery regions with their fee in dinars. */
export const wilayasCollection = (): CollectionConfig => ({
  slug: 'wilayas',
  labels: officeCmsWords.labels.wilayas,
  admin: {
    useAsTitle: 'name',
    group: officeCmsWords.groups.shop,
    hidden: hiddenWithout('admin'),
    defaultColumns: ['name', 'code', 'price', 'deskPrice', 'days'],
  },
  access: { read: officeOnly, create: adminOnly, update: adminOnly, delete: adminOnly },
  defaultSort: 'name',
  disableDuplicate: true,
  fields: [
    ...nameField('wilaya'),
    {
      name: 'price',
      type: 'number',
      required: true,
      label: officeCmsWords.named.fee,
      admin: { components: typedNumber },
      validate: rule(feeProblem, number),
    },
    {
      name: 'deskPrice',
      type: 'number',
      label: officeCmsWords.named.deskFee,
      admin: { components: typedNumber, description: officeCmsWords.named.deskFeeHint },
      validate: rule(deskFeeProblem, number),
    },
    {
      name: 'days',
      type: 'text',
      label: officeCmsWords.named.days,
      maxLength: MAX_DAYS_LENGTH,
      admin: { description: officeCmsWords.named.daysHint },
    },
    // Set by a hook, from the name in the list of official wilayas.
    {
      name: 'code',
      type: 'number',
      unique: true,
      label: officeCmsWords.named.wilayaCode,
      access: { create: nobodyField, update: nobodyField },
      admin: { readOnly: true, description: officeCmsWords.named.wilayaCodeHint },
    },
    { name: 'nameAr', type: 'text', label: officeCmsWords.named.nameAr },
    versionSeenField,
  ],
  hooks: {
    beforeOperation: [sortByFoldedName, oneEditAtATime],
    beforeValidate: [fillNameAndSlug({ collection: 'wilayas', kind: 'wilaya', hasSlug: false })],
    beforeChange: [refuseStaleEdit, keepWholeCentimes, tidyWilaya, fillWilayaCode],
    afterChange: [announceFees],
    afterDelete: [announceFees],
  },
});
