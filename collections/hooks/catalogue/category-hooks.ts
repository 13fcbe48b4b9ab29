import { sql } from '@payloadcms/db-postgres';
import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload';
import { recordAudits } from '@/audit/record';
import { asIds } from '@/database/locks';
import { executeInTransaction } from '@/database/transaction';
import { auditChanges } from '@/domain/audit';
import type { Problem } from '@/domain/problem';
import { type CategoryNode, canBecomeChild, subtreeIds, topmost } from '@/domain/products/category-tree';
import { chosenIds } from '../chosen-ids';
import { refusalAt } from '../refusals';
import { relationId } from '../relation-id';

/**
 * Refuses a parent that does not exist, the category itself and its descendants. Two concurrent moves could form a cycle
 * together, so edits wait for each other (concurrent-edits.ts).
 */
export const refuseBadParent: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const parent = relationId(data.parent);
  if (parent === null || parent === relationId(originalDoc?.parent)) return data;
  const nodes = await readNodes(req);
  const refuse = (problem: Problem) => refusalAt({ collection: 'categories', path: 'parent', problem, req });
  if (!nodes.some(({ id }) => id === parent)) {
    throw refuse({ code: 'unknownDocument', values: { kind: 'category', id: parent } });
  }
  if (operation === 'update' && !canBecomeChild({ nodes, id: originalDoc.id, parent })) {
    throw refuse({ code: 'categoryCycle' });
  }
  return data;
};

/**
 * Deletes a category's descendants with one statement. Derived columns are refreshed once, after the deletion
 * (refresh-catalogue.ts). The products were locked before (lock-rows-first.ts).
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

/** The ids of a deleted category and of its descendants. */
export function deletedSubtree(req: PayloadRequest, id: number): number[] {
  const tree = req.context[subtreeKey(id)];
  // Only `deleteSubcategories` writes this key.
  return Array.isArray(tree) ? (tree as number[]) : [id];
}

/** By category: a selection is deleted on one request. */
const subtreeKey = (id: number) => `subtree of category ${id}`;

/**
 * Drops categories from a selection whose ancestor is selected too. Deleting the ancestor deletes them, and Payload, which
 * deletes a selection in parallel, would fail to find them.
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
