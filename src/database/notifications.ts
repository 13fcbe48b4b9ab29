/**
 * Announces to every instance that something shoppers see has changed. PostgreSQL delivers a notification when its
 * transaction commits, so a change that was rolled back is never announced.
 */
import type { PayloadRequest } from 'payload';
import {
  type Announcement,
  asAnnouncement,
  asText,
  besidesLists,
  type CatalogueChange,
  union,
} from '@/domain/catalogue-change';
import { currentRequest } from '@/runtime/request-context';
import { queryInTransaction } from './transaction';

export const CATALOGUE_CHANNEL = 'catalogue_changed';

const NOTIFY = { name: 'notify', text: 'SELECT pg_notify($1, $2)' };

const KEY = 'announcement';
const HELD = 'announces no lists';

/** Everything that was announced in this request, as one announcement; null if nothing was. */
export function announced(req: PayloadRequest): Announcement | null {
  const text = req.context[KEY];
  return typeof text === 'string' ? asAnnouncement(text) : null;
}

/**
 * Has this request notify nobody that products came, went or moved: its caller announces that for many requests at
 * once (`ofLists`). Each such notification has the whole catalogue counted again.
 */
export function holdBackLists(req: PayloadRequest): void {
  req.context[HELD] = true;
}

/** Notifies every instance of a change if this request's transaction commits. */
export async function announceChange(req: PayloadRequest, change: CatalogueChange): Promise<void> {
  const transaction = (await req.transactionID) ?? null;
  const announcement = { ...change, transaction: transaction === null ? null : String(transaction) };
  const before = announced(req);
  req.context[KEY] = asText(before ? union(before, announcement) : announcement);
  currentRequest()?.announcements?.push(announcement);
  const sent = req.context[HELD] === true ? besidesLists(announcement) : announcement;
  await queryInTransaction(req, { ...NOTIFY, values: [CATALOGUE_CHANNEL, asText(sent)] });
}
