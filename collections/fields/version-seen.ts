import type { DateField } from 'payload';

/**
 * When the copy that a form shows was saved: it comes back with the form and tells an edit of an outdated copy
 * (hooks/refuse-stale-edit.ts). A sale changes a product's stock, not its version.
 */
export const versionSeenField: DateField = {
  name: 'versionSeen',
  type: 'date',
  virtual: true,
  admin: { hidden: true, disableBulkEdit: true },
  hooks: { afterRead: [({ siblingData }) => siblingData.updatedAt ?? null] },
};
