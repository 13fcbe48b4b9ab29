/**
 * Payload works a selection off document by document, in an order of its own, in one transaction. Sales lock the same
 * products by id: so all that a selection will touch is locked beforehand, by id (docs/decisions/0008).
 */
import { sql } from '@payloadcms/db-postgres';
import type { SQL } from '@payloadcms/db-postgres/drizzle';
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import { pictureAddressSql } from '@/catalogue/picture-sql';
import { asIds, lockOrders, lockProductsWhere } from '@/database/row-locks';
import { isOrderStatus, type OrderStatus, stockEffect } from '@/domain/order-status';
import { isAdmin, mayEditCatalogue } from '@/domain/roles';
import { chosenIds } from './chosen-ids';

/** The products that a document of each collection reaches: its own row, its shelf, its mark, its picture. */
const REACHED = {
  products: (ids) => sql`p.id = ANY(${ids})`,
  categories: (ids) => sql`p.category_path_ids && ${ids}`,
  tags: (ids) => sql`p.tag_ids && ${ids}`,
  media: (ids) =>
    sql`p.image1_id = ANY(${ids}) OR p.image2_id = ANY(${ids}) OR p.image3_id = ANY(${ids}) OR p.image4_id = ANY(${ids})
        OR p.main_image IN (SELECT ${sql.raw(pictureAddressSql('media'))} FROM media WHERE id = ANY(${ids}))`,
} satisfies Record<string, (ids: SQL) => SQL>;

/** An edit of one document locks what it reaches by one statement anyway (src/catalogue/refresh-products.ts). */
export function lockProductsFirst(collection: keyof typeof REACHED): CollectionBeforeOperationHook {
  return async ({ args, operation, overrideAccess, req }) => {
    const isOne = operation === 'update' && 'id' in args && args.id !== undefined && !req.file;
    // Payload asks its access rules later: whoever will be refused must not hold anybody's row.
    const mayWrite = overrideAccess || mayEditCatalogue(req.user);
    if (isOne || !mayWrite || !req.transactionID) return args;
    const ids = await chosenIds(collection, { args, operation, req });
    if (ids.length > 0) await lockProductsWhere(req, REACHED[collection](asIds(ids)));
    return args;
  };
}

/** The chosen orders, and the products whose stock their new status moves. */
export const lockOrdersFirst: CollectionBeforeOperationHook = async ({ args, operation, overrideAccess, req }) => {
  if (!req.transactionID || !(overrideAccess || isAdmin(req.user))) return args;
  const ids = await chosenIds('orders', { args, operation, req });
  if (ids.length === 0) return args;
  const orders = await lockOrders(req, ids);
  const to: unknown = 'data' in args && args.data ? (args.data as { status?: unknown }).status : undefined;
  if (isOrderStatus(to)) await lockPieces(req, orders, to);
  return args;
};

async function lockPieces(
  req: PayloadRequest,
  orders: readonly { id: number; status: OrderStatus }[],
  to: OrderStatus,
): Promise<void> {
  const moving = orders.filter(({ status: from }) => stockEffect({ from, to }) !== 'none').map(({ id }) => id);
  if (moving.length === 0) return;
  const pieces = sql`SELECT product_id::int FROM orders_items WHERE _parent_id = ANY(${asIds(moving)}) AND is_stock_counted`;
  await lockProductsWhere(req, sql`p.id IN (${pieces})`);
}
