import type { Payload, TypedUser } from 'payload';
import { inTransaction } from '@/database/in-transaction';
import { recordAudit } from './record';

/** An export changes nothing, so its entry is a transaction by itself. It stands before the first line goes out. */
export async function recordExport(
  { payload, user }: { payload: Payload; user: TypedUser },
  { subjectType, filter = {} }: { subjectType: string; filter?: Readonly<Record<string, string | number>> },
): Promise<void> {
  const changes = Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, [null, value] as const]));
  await inTransaction({ payload, user }, async (req) => {
    await recordAudit(req, { action: 'export', subjectType, subjectId: null, changes });
    return { keep: true, value: null };
  });
}
