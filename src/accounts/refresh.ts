import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import type { Tokens } from '@/contract/accounts';
import { inTransaction } from '@/database/in-transaction';
import { executeInTransaction } from '@/database/transaction';
import { SESSION_SECONDS } from '@/domain/session';
import { lockAccount } from './lock-account';
import { hashToken } from './secret-token';
import { overdueSession } from './session-life';
import { closeSession, giveTokens, type Signed } from './sessions';

type Given = { session_id: string; user_id: number; is_used: boolean; is_alive: boolean };
export type Refreshed = { tokens: Tokens; account: Signed };

/**
 * Changes a refresh token for new tokens and gives its session another 24 hours. A token is good once: whoever brings it
 * a second time has stolen it, or was stolen from, so the whole session ends.
 * @returns null where the token is used, unknown or of a session that has ended
 */
export async function refreshSession(payload: Payload, refresh: string): Promise<Refreshed | null> {
  const hash = hashToken(refresh);
  const { value } = await inTransaction<Refreshed | null>({ payload, user: null }, async (req) => {
    const owner = await ownerOf(req, hash);
    if (owner === null) return { keep: false, value: null };
    await lockAccount(req, owner);
    const given = await readGiven(req, hash);
    if (!given) return { keep: false, value: null };
    if (given.is_used || !given.is_alive) {
      await closeSession(req, { accountId: given.user_id, sessionId: given.session_id });
      return { keep: true, value: null };
    }
    return { keep: true, value: await rotate(req, { hash, given }) };
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

/** Read under the account's lock: of two who bring the same token at once, the second sees it used. */
async function readGiven(req: PayloadRequest, hash: string): Promise<Given | undefined> {
  const [given] = await executeInTransaction<Given>(
    req,
    sql`SELECT r.session_id, r.user_id, r.used_at IS NOT NULL AS is_used,
               EXISTS (SELECT 1 FROM users_sessions s
                       WHERE s.id = r.session_id AND s._parent_id = r.user_id AND s.expires_at > now())
                 AND NOT EXISTS (${overdueSession(sql`r.session_id`)}) AS is_alive
        FROM refresh_tokens r WHERE r.hash = ${hash}`,
  );
  return given;
}

async function rotate(req: PayloadRequest, { hash, given }: { hash: string; given: Given }): Promise<Refreshed> {
  const { session_id: sessionId, user_id: accountId } = given;
  await executeInTransaction(req, sql`UPDATE refresh_tokens SET used_at = now() WHERE hash = ${hash}`);
  await executeInTransaction(
    req,
    sql`UPDATE users_sessions SET expires_at = now() + ${SESSION_SECONDS} * interval '1 second' WHERE id = ${sessionId}`,
  );
  const [account] = await executeInTransaction<Signed>(
    req,
    sql`SELECT id, username, email, role FROM users WHERE id = ${accountId}`,
  );
  if (!account) throw new Error(`The account ${accountId} was deleted while its row was locked.`);
  return { account, tokens: await giveTokens(req, { account, sessionId }) };
}
