import type { Payload, PayloadRequest } from 'payload';
import { refreshProducts } from '@/catalogue/refresh-products';
import { inTransaction } from '@/database/in-transaction';
import { announceChange } from '@/database/notifications';

/**
 * Many writes as one: all or nothing, so that an interrupted seed leaves an empty shop and begins anew, and what is
 * derived from them is refreshed once at the end.
 */
export async function inBulk(payload: Payload, work: (req: PayloadRequest) => Promise<void>): Promise<void> {
  await inTransaction({ payload, user: null }, async (req) => {
    req.context.isBulkWrite = true;
    await work(req);
    await refreshProducts(req, 'all');
    await announceChange(req, 'catalogue');
    return { keep: true, value: null };
  });
}
