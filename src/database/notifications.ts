/**
 * What this and other instances are told when something that shoppers see has changed. PostgreSQL delivers a
 * notification when its transaction commits, so nobody hears of a change that was rolled back.
 */
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { executeInTransaction } from './transaction';

export const CATALOGUE_CHANNEL = 'catalogue_changed';

/**
 * `stock`: only numbers of pieces moved. `availability`: a product sold out or came back as well. `catalogue`: anything
 * else, names, prices, membership.
 */
export type CatalogueChange = 'stock' | 'availability' | 'catalogue';

export async function announceChange(req: PayloadRequest, change: CatalogueChange): Promise<void> {
  await executeInTransaction(req, sql`SELECT pg_notify(${CATALOGUE_CHANNEL}, ${change})`);
}
