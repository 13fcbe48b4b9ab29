import { sql } from '@payloadcms/db-postgres';
import type { CollectionBeforeOperationHook } from 'payload';
import { executeInTransaction } from '@/database/transaction';

const WRITES = new Set(['create', 'update', 'updateByID', 'delete', 'deleteByID']);

/**
 * Edits of the catalogue wait for each other until they commit: a brand's new name reaches thousands of products, and an
 * edit of one of them at the same time would wait for the brand while the brand waits for it. Sales do not wait here.
 */
export const oneEditAtATime: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (WRITES.has(operation) && req.transactionID) {
    await executeInTransaction(req, sql`SELECT pg_advisory_xact_lock(hashtext('catalogue-edits'))`);
  }
  return args;
};
