import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { recordAudit } from '@/audit/record';
import type { SessionUser } from '@/database/session-user';
import { executeInTransaction, inTransaction } from '@/database/transaction';
import type { PartRequestState } from '@/domain/part-requests';

/** Sets the state of a request. @returns whether there is such a request */
export async function movePartRequest(
  { payload, user }: { payload: Payload; user: SessionUser },
  { id, to }: { id: number; to: PartRequestState },
): Promise<boolean> {
  const { value } = await inTransaction({ payload, user }, async (req) => {
    const [before] = await executeInTransaction<{ state: PartRequestState }>(
      req,
      sql`SELECT state FROM part_requests WHERE id = ${id} FOR UPDATE`,
    );
    if (!before || before.state === to) return { keep: false, value: before !== undefined };
    await executeInTransaction(req, sql`UPDATE part_requests SET state = ${to} WHERE id = ${id}`);
    await recordAudit(req, {
      action: 'update',
      subjectType: 'part-requests',
      subjectId: id,
      changes: { state: [before.state, to] },
    });
    return { keep: true, value: true };
  });
  return value;
}
