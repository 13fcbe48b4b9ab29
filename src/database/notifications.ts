/**
 * Announces to every instance that something shoppers see has changed. PostgreSQL delivers a notification when its
 * transaction commits, so a change that was rolled back is never announced.
 */
import type { PayloadRequest } from 'payload';
import { asText, type CatalogueChange, withoutListChange } from '@/domain/catalogue-change';
import { currentRequest } from '@/runtime/request-context';
import { noteAnnouncement, queryInTransaction } from './transaction';

export const CATALOGUE_CHANNEL = 'catalogue_changed';

const NOTIFY = { name: 'notify', text: 'SELECT pg_notify($1, $2)' };

const HELD = 'announces no lists';

/**
 * Keeps this request from announcing that products came, went or moved: its caller announces that for many requests at
 * once (`listChangeOf`). After each such notification the whole catalogue is counted again.
 */
export function holdBackLists(req: PayloadRequest): void {
  req.context[HELD] = true;
}

/** Notifies every instance of a change if this request's transaction commits. */
export async function announceChange(req: PayloadRequest, change: CatalogueChange): Promise<void> {
  const transaction = (await req.transactionID) ?? null;
  const announcement = { ...change, transaction: transaction === null ? null : String(transaction) };
  noteAnnouncement(req, announcement);
  currentRequest()?.announcements?.push(announcement);
  const sent = req.context[HELD] === true ? withoutListChange(announcement) : announcement;
  await queryInTransaction(req, { ...NOTIFY, values: [CATALOGUE_CHANNEL, asText(sent)] });
}
