import { sql } from '@payloadcms/db-postgres';
import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload';
import { ValidationError } from 'payload';
import { executeInTransaction } from '@/database/transaction';
import { CYCLE_MESSAGE, unknownParentMessage } from '@/domain/category-rules';
import { type CategoryNode, canBecomeChild, topmost } from '@/domain/category-tree';

/**
 * Refuses to hang a category below one that does not exist, below itself or one of its descendants. Two moves at once could
 * close a ring that each alone does not: edits wait for each other (one-edit-at-a-time.ts).
 */
export const refuseBadParent: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const parent = relationId(data.parent);
  if (parent === null || parent === relationId(originalDoc?.parent)) return data;
  const nodes = await readNodes(req);
  const refuse = (message: string) =>
    new ValidationError({ collection: 'categories', req, errors: [{ path: 'parent', message }] });
  if (!nodes.some(({ id }) => id === parent)) throw refuse(unknownParentMessage(parent));
  if (operation === 'update' && !canBecomeChild({ nodes, id: originalDoc.id, parent })) throw refuse(CYCLE_MESSAGE);
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

/**
 * A selection that holds a category and one below it: the upper one takes the lower one along, and Payload, which deletes
 * both at once, would not find it again. So the lower ones are left out of the selection.
 */
export const deleteNestedOnce: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'delete') return args;
  const { docs } = await req.payload.find({
    collection: 'categories',
    where: args.where,
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  });
  const ids = topmost(
    await readNodes(req),
    docs.map(({ id }) => id),
  );
  return { ...args, where: { and: [args.where, { id: { in: ids } }] } };
};

function readNodes(req: PayloadRequest): Promise<CategoryNode[]> {
  return executeInTransaction<CategoryNode>(req, sql`SELECT id, parent_id AS parent FROM categories`);
}

function relationId(value: unknown): number | null {
  if (typeof value === 'number') return value;
  if (typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number') return value.id;
  return null;
}
