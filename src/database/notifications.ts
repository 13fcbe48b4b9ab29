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

/** `transaction`: the id of the one that made the change, by which whoever hears of it twice knows it again; null: unknown. */
export type Announcement = { change: CatalogueChange; transaction: string | null };

/** Anything that this version does not know may concern everything. */
export function asAnnouncement(told: string | undefined): Announcement {
  const [name, transaction] = told?.split(' ') ?? [];
  return { change: CHANGES.find((change) => change === name) ?? 'catalogue', transaction: transaction ?? null };
}

/** Whether whoever heeds the one change heeds the other as well. */
export function covers(heeded: CatalogueChange, change: CatalogueChange): boolean {
  return CHANGES.indexOf(heeded) >= CHANGES.indexOf(change);
}

/** The most that was announced in this request; null where nothing was. */
export function announced(req: PayloadRequest): Announcement | null {
  const { announcement } = req.context;
  return typeof announcement === 'string' ? asAnnouncement(announcement) : null;
}

/** Tells every instance of a change, when and only when this request's transaction commits. */
export async function announceChange(req: PayloadRequest, change: CatalogueChange): Promise<void> {
  const transaction = await req.transactionID;
  const announcement = transaction === undefined ? change : `${change} ${transaction}`;
  const before = announced(req);
  if (!before || !covers(before.change, change)) req.context.announcement = announcement;
  await executeInTransaction(req, sql`SELECT pg_notify(${CATALOGUE_CHANNEL}, ${announcement})`);
}
