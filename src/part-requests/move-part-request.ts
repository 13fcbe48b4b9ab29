import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { recordAudit } from '@/audit/record';
import { lockRows } from '@/database/locks';
import type { SessionUser } from '@/database/session-user';
import { executeInTransaction, inTransaction } from '@/database/transaction';
import type { PartRequestState } from '@/domain/orders/part-requests';

type Outcome = { type: 'moved' } | { type: 'unknown' } | { type: 'elsewhere'; state: PartRequestState };
type Move = {
  id: number;
  to: PartRequestState;
  /** the state that the caller saw; null: whatever it has */
  from: PartRequestState | null;
};

/** Sets the state of a request, unless it is no longer the one that the caller saw. */
export async function movePartRequest(
  { payload, user }: { payload: Payload; user: SessionUser },
  { id, to, from }: Move,
): Promise<Outcome> {
  const { value } = await inTransaction<Outcome>({ payload, user }, async (req) => {
    const [before] = await lockRows<{ state: PartRequestState }>(req, 'part_requests', [id], 'state');
    if (!before) return { keep: false, value: { type: 'unknown' } };
    if (before.state === to) return { keep: false, value: { type: 'moved' } };
    if (from !== null && before.state !== from)
      return { keep: false, value: { type: 'elsewhere', state: before.state } };
    await executeInTransaction(req, sql`UPDATE part_requests SET state = ${to} WHERE id = ${id}`);
    await recordAudit(req, {
      action: 'update',
      subjectType: 'part-requests',
      subjectId: id,
      changes: { state: [before.state, to] },
    });
    return { keep: true, value: { type: 'moved' } };
  });
  return value;
}
