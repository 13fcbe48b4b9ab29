/**
 * Payload processes a selection document by document, in its own order, in one transaction. Sales lock the same products in
 * order of id. So all products that a selection will touch are locked first, in order of id (docs/decisions/0008).
 */
import { sql } from '@payloadcms/db-postgres';
import type { SQL } from '@payloadcms/db-postgres/drizzle';
import type { CollectionBeforeOperationHook } from 'payload';
import { pictureAddressSql } from '@/catalogue/product-sql';
import { asIds, lockRows } from '@/database/locks';
import { mayEditCatalogue, mayHandleOrders } from '@/domain/accounts/roles';
import { isOrderStatus, type OrderStatus, stockEffect } from '@/domain/orders/order-status';
import { lockPieces } from '@/orders/status/lock-pieces';
import { chosenIds } from './chosen-ids';

/** The products that a document of each collection affects. */
const AFFECTED = {
  // The products before a deleted one get another successor.
  products: (ids) => sql`id = ANY(${ids}) OR replaced_by_id = ANY(${ids})`,
  categories: (ids) => sql`category_path_ids && ${ids}`,
  tags: (ids) => sql`tag_ids && ${ids}`,
  media: (ids) =>
    sql`image1_id = ANY(${ids}) OR image2_id = ANY(${ids}) OR image3_id = ANY(${ids}) OR image4_id = ANY(${ids})
        OR main_image IN (SELECT ${sql.raw(pictureAddressSql('media'))} FROM media WHERE id = ANY(${ids}))`,
} satisfies Record<string, (ids: SQL) => SQL>;

/** An edit of a single document locks its products by one statement anyway (src/catalogue/refresh-products.ts). */
export function lockProductsFirst(collection: keyof typeof AFFECTED): CollectionBeforeOperationHook {
  return async ({ args, operation, overrideAccess, req }) => {
    const isOne = operation === 'update' && 'id' in args && args.id !== undefined && !req.file;
    // Payload checks access later: a caller that it will refuse must not lock rows.
    const mayWrite = overrideAccess || mayEditCatalogue(req.user);
    if (isOne || !mayWrite || !req.transactionID) return args;
    const ids = await chosenIds(collection, { args, operation, req });
    if (ids.length > 0) await lockRows(req, 'products', AFFECTED[collection](asIds(ids)));
    return args;
  };
}

/** Locks the chosen orders and the products whose stock their new status changes. */
export const lockOrdersFirst: CollectionBeforeOperationHook = async ({ args, operation, overrideAccess, req }) => {
  if (!req.transactionID || !(overrideAccess || mayHandleOrders(req.user))) return args;
  const ids = await chosenIds('orders', { args, operation, req });
  if (ids.length === 0) return args;
  const orders = await lockRows<{ status: OrderStatus }>(req, 'orders', ids, 'status');
  const to: unknown = 'data' in args && args.data ? (args.data as { status?: unknown }).status : undefined;
  if (!isOrderStatus(to)) return args;
  const moving = orders.filter(({ status: from }) => stockEffect({ from, to }) !== 'none');
  await lockPieces(
    req,
    moving.map(({ id }) => id),
  );
  return args;
};
