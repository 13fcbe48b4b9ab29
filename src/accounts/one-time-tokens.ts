/** Mailed tokens: valid once, and stored as a hash. */
import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import { asTexts } from '@/database/texts';
import { executeInTransaction, inTransaction } from '@/database/transaction';
import { INVITATION_DAYS } from '@/domain/accounts/account-state';
import { lockAccount } from './account-row';
import { hashToken, makeToken } from './secrets';

type Purpose = 'reset-password' | 'invitation' | 'confirm-email';

/** Long enough for a mail to wait; a forgotten mail must not open the account for ever. */
const HOUR_MS = 3_600_000;
const LIFETIME_MS: Record<Purpose, number> = {
  'reset-password': HOUR_MS,
  invitation: INVITATION_DAYS * 24 * HOUR_MS,
  'confirm-email': 24 * HOUR_MS,
};

/** Creates a token and drops earlier ones for the same purpose. It becomes invalid when the account's address changes. */
async function createOneTimeToken(
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

/** Stores the token of a mail in a separate transaction, before the mail goes out: the job's own transaction may still roll back. */
export async function storeOneTimeToken(
  payload: Payload,
  owner: { purpose: Purpose; userId: number; email: string },
): Promise<string> {
  const { value } = await inTransaction<string>({ payload, user: null }, async (req) => ({
    keep: true,
    value: await createOneTimeToken(req, owner),
  }));
  return value;
}

/** Consumes a token of one of these purposes when the transaction commits; of two simultaneous uses one succeeds. @returns null if it is invalid */
export async function useOneTimeToken(
  req: PayloadRequest,
  { purposes, token }: { purposes: readonly Purpose[]; token: string },
): Promise<{ userId: number; email: string; purpose: Purpose } | null> {
  const [row] = await executeInTransaction<{ user_id: number; email: string; purpose: Purpose }>(
    req,
    sql`DELETE FROM one_time_tokens
        WHERE hash = ${hashToken(token)} AND purpose = ANY(${asTexts(purposes)}) AND expires_at > now()
        RETURNING user_id, email, purpose`,
  );
  return row ? { userId: row.user_id, email: row.email, purpose: row.purpose } : null;
}

export async function dropOneTimeTokens(
  req: PayloadRequest,
  { purpose, userId }: { purpose: Purpose; userId: number },
): Promise<void> {
  await executeInTransaction(req, sql`DELETE FROM one_time_tokens WHERE purpose = ${purpose} AND user_id = ${userId}`);
}

/** Makes every link of an account worthless, whatever it was for. */
export async function dropAllOneTimeTokens(req: PayloadRequest, userId: number): Promise<void> {
  await executeInTransaction(req, sql`DELETE FROM one_time_tokens WHERE user_id = ${userId}`);
}
