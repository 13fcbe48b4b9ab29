import type { DateField } from 'payload';

/**
 * When the copy in a form was saved. It comes back with the form, so that an edit of an outdated copy is refused
 * (hooks/refuse-stale-edit.ts). A sale changes a product's stock, but not its version.
 */
export const versionSeenField: DateField = {
  name: 'versionSeen',
  type: 'date',
  virtual: true,
  admin: { hidden: true, disableBulkEdit: true },
  hooks: { afterRead: [({ siblingData }) => siblingData.updatedAt ?? null] },
};
