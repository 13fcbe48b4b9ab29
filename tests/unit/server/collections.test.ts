/** What every collection keeps to, whatever stands in front of it. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CollectionConfig, Field } from 'payload';
import { expect, it } from 'vitest';

const modules = import.meta.glob<Record<string, () => CollectionConfig>>('../../../collections/[A-Z]*.ts', {
  eager: true,
});
const collections = Object.values(modules).flatMap((module) => Object.values(module).map((collection) => collection()));

/** The rules look at the user alone; the rest of a request is not needed. */
const requestOf = (user: object | null) => ({ req: { user, context: {} } }) as never;

/** The collections of which this user may read at least some documents. */
function readBy(user: object | null): string[] {
  expect(collections.length).toBeGreaterThan(14);
  const read = collections.filter(({ access }) => access?.read?.(requestOf(user)) !== false);
  return read.map(({ slug }) => slug).toSorted();
}

it('a guest reads no collection, a customer only their own account and orders, even without the guard of /cms', () => {
  expect(readBy(null)).toEqual([]);
  expect(readBy({ id: 1, role: 'customer' })).toEqual(['orders', 'users']);
});

const isRefused = (rule: unknown) => typeof rule === 'function' && rule(requestOf({ role: 'admin' })) === false;

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

it("Payload's forms lock no field that an admin may write", () => {
  const mistaken = collections.flatMap(({ slug, access, fields }) =>
    isRefused(access?.update)
      ? []
      : fieldsOf(fields)
          .filter((field) => isShown(field) && isLocked(field) && 'name' in field)
          .filter((field) => !('access' in field && isRefused(field.access?.update)))
          .map((field) => `${slug}.${'name' in field ? field.name : ''}`),
  );

  expect(mistaken).toEqual([]);
});

it('every collection that is edited in those forms has the version that was seen, and the hook that compares it', () => {
  const unguarded = globSync('collections/[A-Z]*.ts').filter((file) => {
    const text = readFileSync(file, 'utf8');
    return !(text.includes('versionSeenField,') && /beforeChange: \[[^\]]*refuseStaleEdit/.test(text));
  });

  // The book of stock is only written to, and never edited.
  expect(unguarded.map((file) => path.basename(file))).toEqual(['StockMovements.ts']);
});
