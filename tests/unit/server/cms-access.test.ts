/** A collection's own rule keeps its documents from shoppers, even where the guard in front of /cms is missing. */
import type { CollectionConfig } from 'payload';
import { expect, it } from 'vitest';

const modules = import.meta.glob<Record<string, () => CollectionConfig>>('../../../collections/[A-Z]*.ts', {
  eager: true,
});
const collections = Object.values(modules).flatMap((module) => Object.values(module).map((collection) => collection()));

/** The collections of which this user may read at least some documents. */
function readBy(user: object | null): string[] {
  // The rules look at the user alone; the rest of a request is not needed.
  const request = { req: { user, context: {} } } as never;
  return collections
    .filter(({ access }) => access?.read?.(request) !== false)
    .map(({ slug }) => slug)
    .toSorted();
}

it('a guest reads no collection', () => {
  expect(collections.length).toBeGreaterThan(14);
  expect(readBy(null)).toEqual([]);
});

it('a customer reads only their own account and orders', () => {
  expect(readBy({ id: 1, role: 'customer' })).toEqual(['orders', 'users']);
});
