/**
 * Limits the life of sessions: they end some time after the login, however often they are extended, and in the back office
 * after some idle hours. Payload has neither rule.
 */
import { sql } from '@payloadcms/db-postgres';
import type { SQL } from '@payloadcms/db-postgres/drizzle';
import { LRUCache } from 'lru-cache';
import type { Payload } from 'payload';
import { executeInTransaction, inTransaction } from '@/database/transaction';
import { sessionLimits } from '@/domain/accounts/session';
import { currentRequest } from '@/runtime/request-context';
import { closeSession } from './sessions';

/** A use from the same address is recorded at most this often: a screen makes a dozen calls at once. */
const RECORD_INTERVAL_MS = 30_000;
/** The address of each session's latest recorded use, '' if unknown. */
const recorded = new LRUCache<string, string>({ max: 20_000, ttl: RECORD_INTERVAL_MS });

const customer = sessionLimits('customer');
const office = sessionLimits('admin');

/** SQL that finds the session if it is too old or was idle for too long. */
export function overdueSession(sessionId: SQL): SQL {
  return sql`
    SELECT s._parent_id AS user_id FROM users_sessions s JOIN users u ON u.id = s._parent_id
    LEFT JOIN session_details d ON d.session_id = s.id
    WHERE s.id = ${sessionId} AND (
      coalesce(d.created_at, s.created_at) < now() - interval '1 second' *
        CASE WHEN u.role = 'customer' THEN ${customer.total}::int ELSE ${office.total}::int END
      OR u.role <> 'customer' AND d.last_used_at < now() - interval '1 second' * ${office.idle}::int)`;
}

/** Whether a session is too old or was idle for too long. */
export async function isOverdue(payload: Payload, sessionId: string): Promise<boolean> {
  const overdue = await executeInTransaction({ payload }, overdueSession(sql`${sessionId}`));
  return overdue.length > 0;
}

/**
 * Records the use of a session, or ends it if it is overdue, which makes its tokens invalid.
 * @returns false if it was ended
 */
export async function keepSession(payload: Payload, sessionId: string): Promise<boolean> {
  const { address: sender = null, agent = null } = currentRequest() ?? {};
  if (recorded.get(sessionId) === (sender ?? '')) return true;
  const { value: isKept } = await inTransaction({ payload, user: null }, async (req) => {
    const [overdue] = await executeInTransaction<{ user_id: number }>(req, overdueSession(sql`${sessionId}`));
    if (overdue) await closeSession(req, { accountId: overdue.user_id, sessionId });
    else {
      await executeInTransaction(
        req,
        // A session from an older version of the shop has no details yet, and no confirmed password.
        sql`INSERT INTO session_details (session_id, user_id, created_at, confirmed_at, address, agent)
            SELECT id, _parent_id, coalesce(created_at, now()), 'epoch', ${sender}, ${agent} FROM users_sessions
            WHERE id = ${sessionId}
            ON CONFLICT (session_id) DO UPDATE SET last_used_at = now(), address = coalesce(${sender}, session_details.address)`,
      );
    }
    return { keep: true, value: !overdue };
  });
  if (isKept) recorded.set(sessionId, sender ?? '');
  return isKept;
}
