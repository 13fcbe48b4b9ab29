import type { FieldAccess, TextField } from 'payload';

type Options = {
  name: string;
  /** for the search field of Payload's list: "Search by …" */
  label: string;
  /** who may search by it */
  access: FieldAccess;
};

/**
 * A column with the text by which Payload's own list is searched (`hooks/search-kept-text.ts`). Nobody edits it or reads it
 * from outside. It is not `hidden`, since Payload does not search hidden fields.
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
