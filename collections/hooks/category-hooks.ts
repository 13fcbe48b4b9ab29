import { sql } from '@payloadcms/db-postgres';
import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook } from 'payload';
import { ValidationError } from 'payload';
import { executeInTransaction } from '@/database/transaction';
import { canBecomeChild } from '@/domain/category-tree';

export const CYCLE_MESSAGE = 'A category cannot be its own parent or lie below one of its subcategories';

/**
 * Refuses to hang a category below itself or one of its descendants. Two moves at once could close a ring that each alone
 * does not: edits wait for each other (one-edit-at-a-time.ts).
 */
export const refuseCycle: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const parent = relationId(data.parent);
  if (operation !== 'update' || parent === null || parent === relationId(originalDoc?.parent)) return data;
  const nodes = await executeInTransaction<{ id: number; parent: number | null }>(
    req,
    sql`SELECT id, parent_id AS parent FROM categories`,
  );
  if (!canBecomeChild({ nodes, id: originalDoc.id, parent })) {
    throw new ValidationError({ collection: 'categories', req, errors: [{ path: 'parent', message: CYCLE_MESSAGE }] });
  }
  return data;
};

/** Deletes what lies below, each through Payload, so that their own hooks run; the transaction is the caller's. */
export const deleteSubcategories: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { docs } = await req.payload.find({
    collection: 'categories',
    where: { parent: { equals: id } },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  });
  for (const child of docs)
    await req.payload.delete({ collection: 'categories', id: child.id, overrideAccess: true, req });
};

function relationId(value: unknown): number | null {
  if (typeof value === 'number') return value;
  if (typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number') return value.id;
  return null;
}
