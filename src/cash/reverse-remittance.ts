import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest, TypedUser } from 'payload';
import { recordAudit } from '@/audit/record';
import { lockRows } from '@/database/locks';
import { executeInTransaction, inTransaction } from '@/database/transaction';
import type { CashCause } from '@/domain/cash/entries';
import { lockCash } from './lock-cash';
import { writeEntries } from './write-entries';

export type Reversal = { type: 'reversed' | 'unknown' } | { type: 'reversed-before'; by: string };

/** Takes a remittance back: each of its entries is reversed by another one, what it left unallocated is
 * gone, and its reference is free again. */
export async function reverseRemittance(
  { payload, user }: { payload: Payload; user: TypedUser },
  { id, reason }: { id: number; reason: string },
): Promise<Reversal> {
  const { value } = await inTransaction<Reversal>({ payload, user }, async (req) => {
    const outcome = await reverse(req, { id, reason });
    return { keep: outcome.type === 'reversed', value: outcome };
  });
  return value;
}

async function reverse(req: PayloadRequest, { id, reason }: { id: number; reason: string }): Promise<Reversal> {
  // First of all: settling one of its unallocated lines waits here.
  const [remittance] = await lockRows<{ courier_id: number }>(req, 'remittances', [id], 'courier_id');
  const entries = await executeInTransaction<{ id: number; parcel_id: number; cause: CashCause; centimes: number }>(
    req,
    sql`SELECT id::float8 AS id, parcel_id, cause, centimes::float8 AS centimes FROM cash_entries
        WHERE remittance_id = ${id} AND reverses IS NULL ORDER BY id`,
  );
  if (!remittance) return { type: 'unknown' };
  await lockCash(req, { parcelIds: entries.map(({ parcel_id }) => parcel_id), courierId: remittance.courier_id });
  // Of two people at once, the second waited for the lock.
  const [before] = await executeInTransaction<{ reversed_by: string | null; reference: string }>(
    req,
    sql`SELECT reversed_by, reference FROM remittances WHERE id = ${id}`,
  );
  if (before?.reversed_by != null) return { type: 'reversed-before', by: before.reversed_by };
  await executeInTransaction(
    req,
    sql`UPDATE remittances SET reversed_at = now(), reversed_by = ${req.user?.username ?? ''},
          reversed_by_id = ${req.user?.id ?? null}, reason = ${reason} WHERE id = ${id}`,
  );
  await executeInTransaction(
    req,
    sql`UPDATE cash_unallocated SET settled_at = now(), settled_by = ${req.user?.username ?? ''},
          settled_by_id = ${req.user?.id ?? null}, reason = ${reason} WHERE remittance_id = ${id} AND settled_at IS NULL`,
  );
  await writeEntries(
    req,
    entries.map((entry) => ({
      cause: entry.cause,
      parcelId: entry.parcel_id,
      centimes: -entry.centimes,
      remittanceId: id,
      reverses: entry.id,
      note: reason,
    })),
  );
  const changes = { reversed: [false, true], reference: [before?.reference, null] } as const;
  await recordAudit(req, { action: 'update', subjectType: 'remittances', subjectId: id, changes });
  return { type: 'reversed' };
}
