import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import type { Tokens } from '@/contract/accounts';
import { executeInTransaction, inTransaction } from '@/database/transaction';
import { SESSION_SECONDS } from '@/domain/accounts/session';
import { lockAccount } from './account-row';
import { hashToken } from './secrets';
import { overdueSession } from './session-life';
import { closeSession, issueTokens, type TokenFields } from './sessions';

type RefreshToken = { session_id: string; user_id: number; is_used: boolean; is_alive: boolean };
export type Refreshed = { tokens: Tokens; account: TokenFields };

/**
 * Exchanges a refresh token for new tokens and extends its session by 24 hours. A token is valid once: a second use means
 * that it was stolen, so the session ends.
 * @returns null if the token is used or unknown, or its session has ended
 */
export async function refreshSession(payload: Payload, refresh: string): Promise<Refreshed | null> {
  const hash = hashToken(refresh);
  const { value } = await inTransaction<Refreshed | null>({ payload, user: null }, async (req) => {
    const owner = await ownerOf(req, hash);
    if (owner === null) return { keep: false, value: null };
    await lockAccount(req, owner);
    const token = await readToken(req, hash);
    if (!token) return { keep: false, value: null };
    if (token.is_used || !token.is_alive) {
      await closeSession(req, { accountId: token.user_id, sessionId: token.session_id });
      return { keep: true, value: null };
    }
    return { keep: true, value: await rotate(req, { hash, token }) };
  });
  return value;
}

async function ownerOf(req: PayloadRequest, hash: string): Promise<number | null> {
  const [row] = await executeInTransaction<{ user_id: number }>(
    req,
    sql`SELECT user_id FROM refresh_tokens WHERE hash = ${hash}`,
  );
  return row?.user_id ?? null;
}

/** Reads under the account's lock, so that of two simultaneous uses the second sees a used token. */
async function readToken(req: PayloadRequest, hash: string): Promise<RefreshToken | undefined> {
  const [token] = await executeInTransaction<RefreshToken>(
    req,
    sql`SELECT r.session_id, r.user_id, r.used_at IS NOT NULL AS is_used,
               EXISTS (SELECT 1 FROM users_sessions s
                       WHERE s.id = r.session_id AND s._parent_id = r.user_id AND s.expires_at > now())
                 AND NOT EXISTS (${overdueSession(sql`r.session_id`)}) AS is_alive
        FROM refresh_tokens r WHERE r.hash = ${hash}`,
  );
  return token;
}

async function rotate(req: PayloadRequest, { hash, token }: { hash: string; token: RefreshToken }): Promise<Refreshed> {
  const { session_id: sessionId, user_id: accountId } = token;
  await executeInTransaction(req, sql`UPDATE refresh_tokens SET used_at = now() WHERE hash = ${hash}`);
  await executeInTransaction(
    req,
    sql`UPDATE users_sessions SET expires_at = now() + ${SESSION_SECONDS} * interval '1 second' WHERE id = ${sessionId}`,
  );
  const [account] = await executeInTransaction<TokenFields>(
    req,
    sql`SELECT id, username, email, role FROM users WHERE id = ${accountId}`,
  );
  if (!account) throw new Error(`The account ${accountId} was deleted while its row was locked.`);
  return { account, tokens: await issueTokens(req, { account, sessionId }) };
}
