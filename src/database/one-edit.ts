import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { executeInTransaction } from './transaction';

/**
 * Waits until no other edit of the catalogue is under way, and keeps others waiting until this transaction ends
 * (docs/decisions/0008). To be taken before any row: who holds a row and waits for this could wait for ever.
 */
export async function waitForOtherEdits(req: PayloadRequest): Promise<void> {
  await executeInTransaction(req, sql`SELECT pg_advisory_xact_lock(hashtext('catalogue-edits'))`);
}

/** The same among edits and deletions of pictures, which take longer than others: their files are made and stored. */
export async function waitForOtherPictures(req: PayloadRequest): Promise<void> {
  await executeInTransaction(req, sql`SELECT pg_advisory_xact_lock(hashtext('picture-edits'))`);
}
