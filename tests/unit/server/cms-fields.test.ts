/** In Payload's forms, an admin can type whatever an admin may write. */
import type { CollectionConfig, Field } from 'payload';
import { expect, it } from 'vitest';

const modules = import.meta.glob<Record<string, () => CollectionConfig>>('../../../collections/[A-Z]*.ts', {
  eager: true,
});
const collections = Object.values(modules).flatMap((module) => Object.values(module).map((collection) => collection()));

const request = { req: { user: { role: 'admin' }, context: {} } };
const isRefused = (rule: unknown) => typeof rule === 'function' && rule(request) === false;

function fieldsOf(fields: readonly Field[]): Field[] {
  return fields.flatMap((field) => {
    const inner = 'tabs' in field ? field.tabs.flatMap((tab) => tab.fields) : 'fields' in field ? field.fields : [];
    return [field, ...fieldsOf(inner)];
  });
}

/** Payload shows virtual fields as locked unless `readOnly` is false. */
function isLocked(field: Field): boolean {
  const isVirtual = 'virtual' in field && Boolean(field.virtual);
  return field.admin && 'readOnly' in field.admin ? field.admin.readOnly === true : isVirtual;
}

const isShown = (field: Field) =>
  !('hidden' in field && field.hidden) && !(field.admin && 'hidden' in field.admin && field.admin.hidden);

it('locks no field that an admin may write', () => {
  const mistaken = collections.flatMap(({ slug, access, fields }) =>
    isRefused(access?.update)
      ? []
      : fieldsOf(fields)
          .filter((field) => isShown(field) && isLocked(field) && 'name' in field)
          .filter((field) => !('access' in field && isRefused(field.access?.update)))
          .map((field) => `${slug}.${'name' in field ? field.name : ''}`),
  );

  expect(collections.length).toBeGreaterThan(14);
  expect(mistaken).toEqual([]);
});
