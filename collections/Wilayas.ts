import type { CollectionConfig } from 'payload';
import { number } from 'payload/shared';
import { feeProblem } from '@/domain/delivery';
import { officeCmsWords } from '@/words/en/cms';
import { adminOnly, anyone, hiddenFromStaff } from './access/roles';
import { nameField } from './fields/named';
import { rule } from './fields/rule';
import { typedNumber } from './fields/typed-number';
import { versionSeenField } from './fields/version-seen';
import { capReads } from './hooks/cap-reads';
import { fillNameAndSlug } from './hooks/fill-name-and-slug';
import { keepWholeCentimes } from './hooks/keep-whole-centimes';
import { oneEditAtATime } from './hooks/one-edit-at-a-time';
import { announceFees } from './hooks/refresh-catalogue';
import { refuseStaleEdit } from './hooks/refuse-stale-edit';

/** Delivery regions with their fee in dinars. */
export const Wilayas: CollectionConfig = {
  slug: 'wilayas',
  labels: officeCmsWords.labels.wilayas,
  admin: {
    useAsTitle: 'name',
    group: officeCmsWords.groups.shop,
    hidden: hiddenFromStaff,
    defaultColumns: ['name', 'price'],
  },
  access: { read: anyone, create: adminOnly, update: adminOnly, delete: adminOnly },
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
    versionSeenField,
  ],
  hooks: {
    beforeOperation: [capReads, oneEditAtATime],
    beforeValidate: [fillNameAndSlug({ collection: 'wilayas', kind: 'wilaya', hasSlug: false })],
    beforeChange: [refuseStaleEdit, keepWholeCentimes],
    afterChange: [announceFees],
    afterDelete: [announceFees],
  },
};
