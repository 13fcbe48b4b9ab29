import type { CollectionConfig } from 'payload';
import { text } from 'payload/shared';
import { MAX_SECRET, profileKeyProblem, secretProblem } from '@/domain/parcels/courier';
import { officeCmsWords } from '@/words/en/cms';
import { adminOnly, hiddenWithout, nobodyField } from './access/roles';
import { derivedText, versionSeenField } from './fields/hidden';
import { nameField } from './fields/named';
import { rule } from './fields/rule';
import { keepSecretSealed, refuseDeletingUsedCourier, refuseUnknownProfile } from './hooks/catalogue/courier-hooks';
import { fillNameAndSlug } from './hooks/catalogue/fill-name-and-slug';
import { sortByFoldedName } from './hooks/catalogue/sort-by-folded-name';
import { oneEditAtATime, refuseStaleEdit } from './hooks/concurrent-edits';

const words = officeCmsWords.couriers;

/** Who carries parcels. What a courier's files and words look like is its profile. */
export const couriersCollection = (): CollectionConfig => ({
  slug: 'couriers',
  labels: officeCmsWords.labels.couriers,
  admin: {
    useAsTitle: 'name',
    group: officeCmsWords.groups.shop,
    hidden: hiddenWithout('admin'),
    description: officeCmsWords.descriptions.couriers,
    defaultColumns: ['name', 'profile', 'fromWilaya', 'active'],
    listSearchableFields: ['name'],
  },
  access: { read: adminOnly, create: adminOnly, update: adminOnly, delete: adminOnly },
  defaultSort: 'name',
  disableDuplicate: true,
  fields: [
    ...nameField('courier'),
    {
      name: 'profile',
      type: 'text',
      required: true,
      admin: { description: words.profileHint },
      validate: rule(profileKeyProblem, text),
    },
    {
      name: 'fromWilaya',
      label: words.fromWilaya,
      type: 'relationship',
      relationTo: 'wilayas',
      maxDepth: 0,
      admin: { description: words.fromWilayaHint },
    },
    { name: 'active', type: 'checkbox', defaultValue: true, admin: { description: words.activeHint } },
    // Written and never read back: a hook seals it into the hidden column (hooks/courier-hooks.ts). Payload locks virtual fields
    // unless `readOnly` is false.
    {
      name: 'secret',
      label: words.secret,
      type: 'text',
      virtual: true,
      maxLength: MAX_SECRET,
      admin: {
        description: words.secretHint,
        disableListColumn: true,
        disableListFilter: true,
        autoComplete: 'off',
        readOnly: false,
      },
      validate: rule(secretProblem, text),
      // Otherwise the form keeps what was typed, shows it, and sends it again.
      hooks: { afterRead: [() => null] },
    },
    {
      name: 'secretSetAt',
      label: words.secretSetAt,
      type: 'date',
      access: { create: nobodyField, update: nobodyField },
      admin: { readOnly: true, disableBulkEdit: true, date: { pickerAppearance: 'dayAndTime' } },
    },
    {
      name: 'formerSecretUntil',
      label: words.formerSecretUntil,
      type: 'date',
      admin: { description: words.formerSecretHint, date: { pickerAppearance: 'dayOnly' } },
    },
    derivedText({ name: 'secretSealed' }),
    derivedText({ name: 'formerSecretSealed' }),
    versionSeenField,
  ],
  hooks: {
    beforeOperation: [sortByFoldedName, oneEditAtATime],
    beforeValidate: [
      fillNameAndSlug({ collection: 'couriers', kind: 'courier', hasSlug: false }),
      refuseUnknownProfile,
    ],
    beforeChange: [refuseStaleEdit, keepSecretSealed],
    beforeDelete: [refuseDeletingUsedCourier],
  },
});
