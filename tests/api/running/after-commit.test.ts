/** What follows from a transaction is done once it is committed, and not if it is rolled back. */
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import type { PayloadRequest } from 'payload';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { afterCommit, forgetAfterCommit } from '@/database/after-commit';
import { DatabaseAwayError } from '@/database/errors';
import { withHonestCommits } from '@/database/honest-commits';
import { setLive } from '@/memory/forget';
import { remember } from '@/memory/remember';

const pool = new pg.Pool({ connectionString: inject('shop').databaseUrl, max: 2 });

/** The part of Payload's adapter that its transactions use. */
const adapter = withHonestCommits({
  init: () => ({ drizzle: drizzle({ client: pool }), sessions: {}, initializing: Promise.resolve() }),
} as never).init({ payload: {} as never });

type Transaction = { req: PayloadRequest; commit: () => Promise<void>; rollBack: () => Promise<void> };

async function begin(): Promise<Transaction> {
  const id = await adapter.beginTransaction();
  if (id === null) throw new Error('No transaction has begun.');
  const req = { payload: { db: adapter }, transactionID: id } as unknown as PayloadRequest;
  const session = adapter.sessions?.[id];
  return {
    req,
    commit: () => adapter.commitTransaction(id),
    rollBack: async () => {
      delete adapter.sessions?.[id];
      await session?.reject();
    },
  };
}

beforeAll(async () => {
  await pool.query('CREATE TABLE kept_once (name text, CONSTRAINT once UNIQUE (name) DEFERRABLE INITIALLY DEFERRED)');
});

afterAll(async () => {
  setLive(false);
  await pool.query('DROP TABLE kept_once');
  await pool.end();
});

it('runs what was asked for after COMMIT, each once', async () => {
  const done: string[] = [];
  const wake = () => done.push('wake');
  const { req, commit } = await begin();

  await afterCommit(req, wake);
  await afterCommit(req, () => done.push('other'));
  await afterCommit(req, wake);
  expect(done).toEqual([]);
  await commit();

  expect(done).toEqual(['wake', 'other']);
});

it('runs nothing of a transaction that is rolled back', async () => {
  const done: string[] = [];
  const { req, rollBack } = await begin();
  await afterCommit(req, () => done.push('wake'));

  await rollBack();

  expect(done).toEqual([]);
});

it('runs nothing of a transaction whose COMMIT fails', async () => {
  const done: string[] = [];
  const { req, commit } = await begin();
  const twice = "INSERT INTO kept_once VALUES ('a'), ('a')";
  const session = adapter.sessions?.[String(await req.transactionID)]?.db as typeof adapter.drizzle;
  await session.execute(twice);
  await afterCommit(req, () => done.push('wake'));

  await expect(commit()).rejects.toBeInstanceOf(DatabaseAwayError);
  expect(done).toEqual([]);
});

it('does at once what belongs to no transaction', async () => {
  const done: string[] = [];

  await afterCommit({ payload: { db: adapter } } as unknown as PayloadRequest, () => done.push('wake'));

  expect(done).toEqual(['wake']);
});

it.for([
  ['forgets what it changed, several changes at once', 'commit', 2],
  ['forgets nothing of what was rolled back', 'rollBack', 1],
] as const)('%s', async ([, end, loads]) => {
  setLive(true);
  let count = 0;
  const read = (aspect: 'fees' | 'names') =>
    remember({ key: ['after-commit', aspect], aspects: [aspect] }, async () => ({ number: ++count }));
  await read('names');
  const transaction = await begin();
  await forgetAfterCommit(transaction.req, { aspects: ['names'], products: [], transaction: 'one' });
  await forgetAfterCommit(transaction.req, { aspects: ['fees'], products: [], transaction: 'one' });
  await read('names');
  expect(count).toBe(1);

  await transaction[end]();

  await read('names');
  expect(count).toBe(loads);
});
