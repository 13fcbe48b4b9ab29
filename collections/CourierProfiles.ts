import type { CollectionConfig } from 'payload';
import { text } from 'payload/shared';
import { ownProfileKeyProblem } from '@/domain/parcels/courier';
import { officeCmsWords } from '@/words/en/cms';
import { adminOnly, hiddenWithout } from './access/roles';
import { versionSeenField } from './fields/hidden';
import { rule } from './fields/rule';
import { keepProfileKey, refuseDeletingUsedProfile, validateDefinition } from './hooks/catalogue/courier-hooks';
import { oneEditAtATime, refuseStaleEdit } from './hooks/concurrent-edits';

const words = officeCmsWords.courierProfiles;

/** Profiles that the owner writes, beside the shipped ones of `src/domain/parcels/profiles`. */
export const courierProfilesCollection = (): CollectionConfig => ({
  slug: 'courier-profiles',
  labels: officeCmsWords.labels.courierProfiles,
  admin: {
    useAsTitle: 'key',
    group: officeCmsWords.groups.shop,
    hidden: hiddenWithout('admin'),
    description: officeCmsWords.descriptions.courierProfiles,
    defaultColumns: ['key', 'updatedAt'],
    listSearchableFields: ['key'],
  },
  access: { read: adminOnly, create: adminOnly, update: adminOnly, delete: adminOnly },
  defaultSort: 'key',
  disableDuplicate: true,
  fields: [
    {
      name: 'key',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      admin: { description: words.keyHint, disableBulkEdit: true },
      validate: rule(ownProfileKeyProblem, text),
    },
    {
      name: 'definition',
      type: 'json',
      required: true,
      admin: { description: words.definitionHint, disableBulkEdit: true },
      validate: validateDefinition,
    },
    versionSeenField,
  ],
  hooks: {
    beforeOperation: [oneEditAtATime],
    beforeChange: [refuseStaleEdit, keepProfileKey],
    beforeDelete: [refuseDeletingUsedProfile],
  },
});
