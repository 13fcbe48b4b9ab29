/**
 * Sessions are Payload's own: a token is valid while `users_sessions` has its session. Payload rewrites all sessions of an
 * account at each login, so two simultaneous logins lose one; here a row is added or deleted under the account's lock
 * (docs/decisions/0013).
 */
import { randomUUID } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { getFieldsToSign, jwtSign } from 'payload';
import type { Tokens } from '@/contract/accounts';
import { executeInTransaction } from '@/database/transaction';
import { SESSION_SECONDS } from '@/domain/accounts/session';
import { currentRequest } from '@/runtime/request-context';
import { type AccountRow, lockAccount } from './account-row';
import { makeToken } from './secrets';

/** Sessions per account; the oldest ends. Limited because each call reads the account with its sessions. */
const MAX_SESSIONS = 100;

/** The fields of an account that its tokens carry. */
export type TokenFields = Pick<AccountRow, 'id' | 'username' | 'email' | 'role'>;

/** Begins a session within a transaction. */
export async function openSession(req: PayloadRequest, account: TokenFields): Promise<Tokens> {
  await lockAccount(req, account.id);
  await dropOldSessions(req, account.id);
  const sessionId = randomUUID();
  await executeInTransaction(
    req,
    sql`INSERT INTO users_sessions (_order, _parent_id, id, created_at, expires_at)
        SELECT coalesce(max(_order), 0) + 1, ${account.id}, ${sessionId}, now(), now() + ${SESSION_SECONDS} * interval '1 second'
        FROM users_sessions WHERE _parent_id = ${account.id}`,
  );
  await describeSession(req, { sessionId, userId: account.id });
  return issueTokens(req, { account, sessionId });
}

async function describeSession(
  req: PayloadRequest,
  { sessionId, userId }: { sessionId: string; userId: number },
): Promise<void> {
  const { address = null, agent = null } = currentRequest() ?? {};
  await executeInTransaction(
    req,
    sql`INSERT INTO session_details (session_id, user_id, address, agent)
        VALUES (${sessionId}, ${userId}, ${address}, ${agent})`,
  );
}

/** Issues new tokens of a session. */
export async function issueTokens(
  req: PayloadRequest,
  { account, sessionId }: { account: TokenFields; sessionId: string },
): Promise<Tokens> {
  const { token: refresh, hash } = makeToken();
  await executeInTransaction(
    req,
    sql`INSERT INTO refresh_tokens (hash, session_id, user_id) VALUES (${hash}, ${sessionId}, ${account.id})`,
  );
  const { token: access } = await jwtSign({
    fieldsToSign: getFieldsToSign({
      collectionConfig: req.payload.collections.users.config,
      email: account.email,
      sid: sessionId,
      // Payload's type demands the whole document, but it signs only the marked fields, which are these.
      user: { ...account, collection: 'users' } as unknown as Parameters<typeof getFieldsToSign>[0]['user'],
    }),
    secret: req.payload.secret,
    tokenExpiration: SESSION_SECONDS,
  });
  return { access, refresh };
}

/** Ends a session, which makes its access and refresh tokens invalid. */
export async function closeSession(
  req: PayloadRequest,
  { accountId, sessionId }: { accountId: number; sessionId: string },
): Promise<void> {
  await lockAccount(req, accountId);
  await executeInTransaction(
    req,
    sql`DELETE FROM users_sessions WHERE id = ${sessionId} AND _parent_id = ${accountId}`,
  );
  await executeInTransaction(req, sql`DELETE FROM refresh_tokens WHERE session_id = ${sessionId}`);
  await executeInTransaction(req, sql`DELETE FROM session_details WHERE session_id = ${sessionId}`);
}

async function dropOldSessions(req: PayloadRequest, accountId: number): Promise<void> {
  await executeInTransaction(
    req,
    sql`DELETE FROM users_sessions WHERE _parent_id = ${accountId} AND (expires_at <= now() OR id IN (
          SELECT id FROM users_sessions WHERE _parent_id = ${accountId}
          ORDER BY created_at DESC NULLS LAST, _order DESC OFFSET ${MAX_SESSIONS - 1}))`,
  );
  await executeInTransaction(
    req,
    sql`DELETE FROM refresh_tokens r WHERE user_id = ${accountId}
        AND NOT EXISTS (SELECT 1 FROM users_sessions s WHERE s.id = r.session_id)`,
  );
}
