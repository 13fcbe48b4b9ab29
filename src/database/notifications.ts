/**
 * Announces to every instance that something shoppers see has changed. PostgreSQL delivers a notification when its
 * transaction commits, so a change that was rolled back is never announced.
 */
import type { PayloadRequest } from 'payload';
import { asText, type CatalogueChange, listChangeOf, withoutListChange } from '@/domain/products/catalogue-change';
import { afterCommit, forgetAfterCommit } from './after-commit';
import { queryInTransaction } from './transaction';

export const CATALOGUE_CHANNEL = 'catalogue_changed';

const NOTIFY = { name: 'notify', text: 'SELECT pg_notify($1, $2)' };

const HELD = 'holds back lists';

type Hold = (lists: CatalogueChange) => void;

/**
 * Keeps this request from announcing that products came, went or moved. Once it is committed, `hold` gets that, to announce it for
 * many requests at once: after each such notification the whole catalogue is counted again.
 */
export function holdBackLists(req: PayloadRequest, hold: Hold): void {
  req.context[HELD] = hold;
}

/** Notifies every instance of a change if this request's transaction commits. */
export async function announceChange(req: PayloadRequest, change: CatalogueChange): Promise<void> {
  // Only `holdBackLists` sets it.
  const hold = req.context[HELD] as Hold | undefined;
  const lists = hold ? listChangeOf(change) : null;
  if (hold && lists) await afterCommit(req, () => hold(lists));
  const transaction = (await req.transactionID) ?? null;
  const sent = {
    ...(hold ? withoutListChange(change) : change),
    transaction: transaction === null ? null : String(transaction),
  };
  await forgetAfterCommit(req, sent);
  await queryInTransaction(req, { ...NOTIFY, values: [CATALOGUE_CHANNEL, asText(sent)] });
}
