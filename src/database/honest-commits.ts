import { randomUUID } from 'node:crypto';
import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { BasePayload, DatabaseAdapterObj } from 'payload';
import { runEffects } from './after-commit';
import { DatabaseAwayError } from './errors';

type Session = PostgresAdapter['sessions'][string];

/**
 * Makes the adapter's transactions report a failed COMMIT, and run their effects after a good one. Payload's own (3.90) report it as
 * success, so its REST and the shop's calls would confirm what the database does not have.
 */
export function withHonestCommits(adapter: DatabaseAdapterObj<PostgresAdapter>): DatabaseAdapterObj<PostgresAdapter> {
  return {
    ...adapter,
    init: (args: { payload: BasePayload }) =>
      Object.assign(adapter.init(args), { beginTransaction, commitTransaction }),
  };
}

/**
 * Begins a transaction. The shop sets no `transactionOptions` for all of them.
 * @returns its id in `sessions`
 * @throws DatabaseAwayError if no connection is available
 */
async function beginTransaction(
  this: PostgresAdapter,
  options?: Parameters<PostgresAdapter['drizzle']['transaction']>[1],
): Promise<string> {
  await this.initializing;
  const begun = Promise.withResolvers<Session['db']>();
  const decided = Promise.withResolvers<void>();
  const ended = this.drizzle.transaction(async (transaction) => {
    begun.resolve(transaction);
    await decided.promise;
  }, options);
  ended.catch(begun.reject);

  const db = await begun.promise.catch((cause: unknown) => {
    throw new DatabaseAwayError('A transaction could not be started.', { cause });
  });
  const id = randomUUID();
  this.sessions[id] = {
    db,
    resolve: () => {
      decided.resolve();
      return ended.catch((cause: unknown) => {
        throw new DatabaseAwayError('A transaction failed to commit.', { cause });
      });
    },
    reject: () => {
      decided.reject(new Error('The transaction is rolled back.'));
      return ended.catch(() => undefined);
    },
  };
  return id;
}

/** @throws DatabaseAwayError if the database did not keep the transaction, or its answer was lost */
async function commitTransaction(this: PostgresAdapter, incoming: number | Promise<number | string> | string) {
  const id = await incoming;
  const session = this.sessions[id];
  // A failure meanwhile has rolled it back.
  if (!session) return;
  // Before the COMMIT, so that an ending session is not used.
  delete this.sessions[id];
  await session.resolve();
  runEffects(session);
}
