/** Dates in Payload's own lists and forms, by the shop's clock wherever the reader is (docs/decisions/0046). */
import type { CollectionConfig, DateField, Field } from 'payload';

const COMPONENTS = {
  Cell: '/src/admin/cms/moment-cell#MomentCell',
  Field: '/src/admin/cms/moment-field#MomentField',
};

/** The date fields among these, at any depth, with our cell and input. */
export function byShopClock(fields: readonly Field[]): Field[] {
  return fields.map((field) => {
    if (field.type === 'date') return { ...field, admin: { ...field.admin, components: COMPONENTS } };
    if (field.type === 'tabs') {
      return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: byShopClock(tab.fields) })) };
    }
    return 'fields' in field ? { ...field, fields: byShopClock(field.fields) } : field;
  });
}

/** The fields that Payload adds to a collection by itself, as it defines them, with our cell in lists. */
const timestamp = (name: 'updatedAt' | 'createdAt'): DateField => ({
  name,
  type: 'date',
  index: true,
  label: ({ t }) => t(`general:${name}`),
  admin: { disableBulkEdit: true, hidden: true, date: { pickerAppearance: 'dayAndTime' }, components: COMPONENTS },
});

/** A collection whose dates are shown and typed by the shop's clock. */
export function withShopClock(collection: CollectionConfig): CollectionConfig {
  const { edit, ...components } = collection.admin?.components ?? {};
  return {
    ...collection,
    fields: [...byShopClock(collection.fields), timestamp('updatedAt'), timestamp('createdAt')],
    admin: {
      ...collection.admin,
      components: {
        ...components,
        edit: { ...edit, beforeDocumentControls: ['/src/admin/cms/document-times#DocumentTimes'] },
      },
    },
  };
}
