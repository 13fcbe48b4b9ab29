import type { TextField } from 'payload';

/** A column that a hook fills and that nobody edits or reads from outside. */
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
