/** Fields that no form shows. */
import type { DateField, FieldAccess, TextField } from 'payload';

/** A column that a hook fills, closed to edits and outside reads. */
export function derivedText({ name, isUnique = false }: { name: string; isUnique?: boolean }): TextField {
  return {
    name,
    type: 'text',
    hidden: true,
    index: isUnique,
    unique: isUnique,
    access: { create: () => false, update: () => false, read: () => false },
    admin: { hidden: true, disableBulkEdit: true },
  };
}

type Options = {
  name: string;
  /** for the search field of Payload's list: "Search by …" */
  label: string;
  /** who may search by it */
  access: FieldAccess;
};

/**
 * A column with the text by which Payload's own list is searched (`hooks/search-kept-text.ts`) or sorted
 * (`hooks/sort-by-folded-name.ts`). Closed to edits and outside reads, but not `hidden`, since Payload neither searches
 * nor sorts by hidden fields.
 */
export function searchedText({ name, label, access }: Options): TextField {
  return {
    name,
    label,
    type: 'text',
    hooks: {
      afterRead: [
        ({ siblingData }) => {
          delete siblingData[name];
        },
      ],
    },
    access: { create: () => false, update: () => false, read: access },
    admin: {
      hidden: true,
      disableBulkEdit: true,
      disableListColumn: true,
      disableListFilter: true,
      disableGroupBy: true,
    },
  };
}

/**
 * When the copy in a form was saved. It comes back with the form, so that an edit of an outdated copy is refused
 * (hooks/concurrent-edits.ts). A sale changes a product's stock, but not its version.
 */
export const versionSeenField: DateField = {
  name: 'versionSeen',
  type: 'date',
  virtual: true,
  admin: { hidden: true, disableBulkEdit: true },
  hooks: { afterRead: [({ siblingData }) => siblingData.updatedAt ?? null] },
};
