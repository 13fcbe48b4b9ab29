/**
 * What this and other instances are told when something that shoppers see has changed. PostgreSQL delivers a
 * notification when its transaction commits, so nobody hears of a change that was rolled back.
 */
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { executeInTransaction } from './transaction';

export const CATALOGUE_CHANNEL = 'catalogue_changed';

/**
 * From the least to the most: `stock`: only numbers of pieces moved. `availability`: a product sold out or came back as
 * well. `details`: names, texts, prices or pictures. `catalogue`: anything else, such as which products a category holds.
 */
const CHANGES = ['stock', 'availability', 'details', 'catalogue'] as const;
export type CatalogueChange = (typeof CHANGES)[number];

/** Anything that this version does not know may concern everything. */
export function asChange(told: string | undefined): CatalogueChange {
  return CHANGES.find((change) => change === told) ?? 'catalogue';
}

/** The most that was announced in this request; everything where nothing was. */
export function announcedChange(req: PayloadRequest): CatalogueChange {
  const { announced } = req.context;
  return asChange(typeof announced === 'string' ? announced : undefined);
}

export async function announceChange(req: PayloadRequest, change: CatalogueChange): Promise<void> {
  const before = 'announced' in req.context ? CHANGES.indexOf(announcedChange(req)) : 0;
  req.context.announced = CHANGES[Math.max(before, CHANGES.indexOf(change))];
  await executeInTransaction(req, sql`SELECT pg_notify(${CATALOGUE_CHANNEL}, ${change})`);
}
