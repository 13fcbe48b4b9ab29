import type { CollectionConfig } from 'payload';
import { number } from 'payload/shared';
import { WILAYA_NAME_MESSAGE, wilayaPriceProblem } from '@/domain/wilaya-rules';
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
  labels: { singular: 'Wilaya', plural: 'Wilayas' },
  admin: { useAsTitle: 'name', group: 'Shop', hidden: hiddenFromStaff, defaultColumns: ['name', 'price'] },
  access: { read: anyone, create: adminOnly, update: adminOnly, delete: adminOnly },
  defaultSort: 'name',
  disableDuplicate: true,
  fields: [
    ...nameField({ requiredMessage: WILAYA_NAME_MESSAGE }),
    {
      name: 'price',
      type: 'number',
      required: true,
      label: 'Shipping price (DA)',
      admin: { components: typedNumber },
      validate: rule(wilayaPriceProblem, number),
    },
    versionSeenField,
  ],
  hooks: {
    beforeOperation: [capReads, oneEditAtATime],
    beforeValidate: [fillNameAndSlug({ collection: 'wilayas', label: 'wilaya', hasSlug: false })],
    beforeChange: [refuseStaleEdit, keepWholeCentimes],
    afterChange: [announceFees],
    afterDelete: [announceFees],
  },
};
