import type { FieldAccess, TextField } from 'payload';

type Wanted = {
  name: string;
  /** what one may type, as the search of Payload's list says it: "Search by …" */
  label: string;
  /** who may search by it */
  access: FieldAccess;
};

/**
 * A column that keeps what Payload's own list of a collection is searched by (`hooks/search-kept-text.ts`). Nobody edits
 * it or reads it from outside. It is not `hidden`, as Payload lets no one search by such a field.
 */
export function searchedText({ name, label, access }: Wanted): TextField {
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
