/** Lists and ends the sessions of an account. */
import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import { recordAudit } from '@/audit/record';
import type { OwnSession } from '@/contract/security';
import type { Database } from '@/database/database';
import type { SessionUser } from '@/database/session-user';
import { executeInTransaction, inTransaction } from '@/database/transaction';
import { lockAccount } from './account-row';
import { closeSession } from './sessions';

type Row = {
  id: string;
  created_at: Date;
  last_used_at: Date;
  address: string | null;
  agent: string | null;
};

/** The current session first, then by last use. */
export async function listSessions(db: Database, user: Pick<SessionUser, 'id' | '_sid'>): Promise<OwnSession[]> {
  const { rows } = await db.query<Row>(
    `SELECT s.id, coalesce(d.created_at, s.created_at, now()) AS created_at,
            coalesce(d.last_used_at, s.created_at, now()) AS last_used_at, d.address, d.agent
     FROM users_sessions s LEFT JOIN session_details d ON d.session_id = s.id
     WHERE s._parent_id = $1 AND s.expires_at > now()
     ORDER BY (s.id = $2) DESC, 3 DESC, s.id`,
    [user.id, user._sid ?? ''],
  );
  return rows.map(({ created_at, last_used_at, ...row }) => ({
    ...row,
    current: row.id === user._sid,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at.toISOString(),
  }));
}

/** @returns false if the account has no such session */
export async function endSession(
  { payload, user }: { payload: Payload; user: SessionUser },
  sessionId: string,
): Promise<boolean> {
  const sessions = await listSessions(payload.db.pool, user);
  if (!sessions.some(({ id }) => id === sessionId)) return false;
  await endAll({ payload, user }, [sessionId]);
  return true;
}

export async function endOtherSessions({ payload, user }: { payload: Payload; user: SessionUser }): Promise<void> {
  const sessions = await listSessions(payload.db.pool, user);
  await endAll(
    { payload, user },
    sessions.filter(({ current }) => !current).map(({ id }) => id),
  );
}

async function endAll({ payload, user }: { payload: Payload; user: SessionUser }, sessionIds: readonly string[]) {
  await inTransaction({ payload, user }, async (req) => {
    await endSessions(req, { accountId: user.id, sessionIds });
    return { keep: true, value: null };
  });
}

/** Ends sessions of an account and records the change of their number. */
export async function endSessions(
  req: PayloadRequest,
  { accountId, sessionIds }: { accountId: number; sessionIds: readonly string[] },
): Promise<void> {
  await lockAccount(req, accountId);
  const before = await countSessions(req, accountId);
  for (const sessionId of sessionIds) await closeSession(req, { accountId, sessionId });
  const after = await countSessions(req, accountId);
  if (after === before) return;
  const changes = { sessions: [before, after] } as const;
  await recordAudit(req, { action: 'update', subjectType: 'users', subjectId: accountId, changes });
}

/** Ends all sessions of an account, whatever their state. */
export async function endEverySession(req: PayloadRequest, accountId: number): Promise<void> {
  const sessions = await executeInTransaction<{ id: string }>(
    req,
    sql`SELECT id FROM users_sessions WHERE _parent_id = ${accountId}`,
  );
  await endSessions(req, { accountId, sessionIds: sessions.map(({ id }) => id) });
}

async function countSessions(req: PayloadRequest, accountId: number): Promise<number> {
  const [sessions] = await executeInTransaction<{ count: number }>(
    req,
    sql`SELECT count(*)::int AS count FROM users_sessions WHERE _parent_id = ${accountId} AND expires_at > now()`,
  );
  return sessions?.count ?? 0;
}
