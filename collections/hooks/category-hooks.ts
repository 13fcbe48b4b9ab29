import { sql } from '@payloadcms/db-postgres';
import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload';
import { ValidationError } from 'payload';
import { recordAudits } from '@/audit/record';
import { asIds } from '@/database/row-locks';
import { executeInTransaction } from '@/database/transaction';
import { auditChanges } from '@/domain/audit';
import { CYCLE_MESSAGE, unknownParentMessage } from '@/domain/category-rules';
import { type CategoryNode, canBecomeChild, subtreeIds, topmost } from '@/domain/category-tree';
import { chosenIds } from './chosen-ids';

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

/**
 * What lies below a category goes with it, by one statement; what is derived from all of them is refreshed once, after the
 * deletion (refresh-catalogue.ts). The products were locked before (lock-rows-first.ts).
 */
export const deleteSubcategories: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const tree = [...subtreeIds(await readNodes(req), Number(id))];
  req.context[subtreeKey(Number(id))] = tree;
  const below = tree.filter((other) => other !== Number(id));
  if (below.length === 0) return;
  const deleted = await executeInTransaction<{ id: number }>(
    req,
    sql`DELETE FROM categories WHERE id = ANY(${asIds(below)})
        RETURNING id, name, slug, parent_id AS parent, image_id AS image`,
  );
  await recordAudits(
    req,
    deleted.map((category) => ({
      action: 'delete',
      subjectType: 'categories',
      subjectId: category.id,
      changes: auditChanges('categories', { before: category, after: null }),
    })),
  );
};

/** All that was deleted with a category, itself included. */
export function deletedSubtree(req: PayloadRequest, id: number): number[] {
  const tree = req.context[subtreeKey(id)];
  // Nobody else writes under this key.
  return Array.isArray(tree) ? (tree as number[]) : [id];
}

/** By category: a selection is deleted on one request. */
const subtreeKey = (id: number) => `subtree of category ${id}`;

/**
 * A selection that holds a category and one below it: the upper one takes the lower one along, and Payload, which deletes
 * both at once, would not find it again. So the lower ones are left out of the selection.
 */
export const deleteNestedOnce: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'delete' || !args.where) return args;
  const chosen = await chosenIds('categories', { args, operation, req });
  const ids = topmost(await readNodes(req), chosen);
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
