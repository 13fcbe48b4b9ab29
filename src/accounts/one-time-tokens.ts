/** Tokens that are mailed: good for one use, and only their hash is kept. */
import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import { inTransaction } from '@/database/in-transaction';
import { executeInTransaction } from '@/database/transaction';
import { lockAccount } from './lock-account';
import { hashToken, makeToken } from './secret-token';

type Purpose = 'reset-password' | 'confirm-email';

/** Milliseconds: a mail may wait, a forgotten one must not open the account for ever. */
const LIFETIME_MS: Record<Purpose, number> = { 'reset-password': 3_600_000, 'confirm-email': 24 * 3_600_000 };

/**
 * A new token; earlier ones for the same purpose are worthless from now on. It belongs to an address: once that is no longer
 * the account's, it is good for nothing.
 */
async function giveOneTimeToken(
  req: PayloadRequest,
  { purpose, userId, email }: { purpose: Purpose; userId: number; email: string },
): Promise<string> {
  const { token, hash } = makeToken();
  await lockAccount(req, userId);
  await dropOneTimeTokens(req, { purpose, userId });
  await executeInTransaction(
    req,
    sql`INSERT INTO one_time_tokens (hash, purpose, user_id, email, expires_at)
        VALUES (${hash}, ${purpose}, ${userId}, ${email}, now() + ${LIFETIME_MS[purpose]} * interval '1 millisecond')`,
  );
  return token;
}

/** For a mail: stored before it goes out, on a transaction of its own, since the job's may still roll back. */
export async function storeOneTimeToken(
  payload: Payload,
  owner: { purpose: Purpose; userId: number; email: string },
): Promise<string> {
  const { value } = await inTransaction<string>({ payload, user: null }, async (req) => ({
    keep: true,
    value: await giveOneTimeToken(req, owner),
  }));
  return value;
}

/** Uses a token up, together with the transaction: of two at once one succeeds. @returns null where it is no good */
export async function useOneTimeToken(
  req: PayloadRequest,
  { purpose, token }: { purpose: Purpose; token: string },
): Promise<{ userId: number; email: string } | null> {
  const [row] = await executeInTransaction<{ user_id: number; email: string }>(
    req,
    sql`DELETE FROM one_time_tokens WHERE hash = ${hashToken(token)} AND purpose = ${purpose} AND expires_at > now()
        RETURNING user_id, email`,
  );
  return row ? { userId: row.user_id, email: row.email } : null;
}

export async function dropOneTimeTokens(
  req: PayloadRequest,
  { purpose, userId }: { purpose: Purpose; userId: number },
): Promise<void> {
  await executeInTransaction(req, sql`DELETE FROM one_time_tokens WHERE purpose = ${purpose} AND user_id = ${userId}`);
}
