/** Cash that a person brought, and differences that a person settles. */
import { createHash } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest, TypedUser } from 'payload';
import { lockNames } from '@/database/locks';
import { executeInTransaction, inTransaction } from '@/database/transaction';
import type { CashCause } from '@/domain/cash/entries';
import { verdictOf } from '@/domain/cash/remittance';
import { lockCash } from './lock-cash';
import { parcelCash } from './parcel-cash';
import { recordMoves } from './record-moves';
import { writeEntries } from './write-entries';

export type Booking = {
  cause: Extract<CashCause, 'person' | 'settlement'>;
  parcelId: number;
  /** centimes, never 0 */
  amount: number;
  note: string;
  /** of the request: the same one again counts once; null if it has none */
  idempotencyKey: string | null;
};

export type BookingOutcome = 'booked' | 'unknown' | 'already-paid' | 'key-reused';

/** Adds one entry for a parcel, together with its line in the audit log. */
export async function bookCash(
  { payload, user }: { payload: Payload; user: TypedUser },
  booking: Booking,
): Promise<BookingOutcome> {
  const { value } = await inTransaction<BookingOutcome>({ payload, user }, async (req) => {
    const earlier = await findByKey(req, booking);
    if (earlier) return { keep: false, value: earlier };
    const outcome = await book(req, booking);
    return { keep: outcome === 'booked', value: outcome };
  });
  return value;
}

async function book(req: PayloadRequest, booking: Booking): Promise<BookingOutcome> {
  const { cause, parcelId, amount, note, idempotencyKey } = booking;
  const [parcel] = await executeInTransaction(req, sql`SELECT id FROM parcels WHERE id = ${parcelId}`);
  if (!parcel) return 'unknown';
  await lockCash(req, { parcelIds: [parcelId] });
  const cash = (await parcelCash(req, [parcelId])).get(parcelId) ?? { collected: 0, outstanding: 0 };
  // A remittance may have paid it meanwhile.
  if (cause === 'person' && verdictOf(cash, amount) === 'already-paid') return 'already-paid';
  const request = idempotencyKey === null ? null : { key: idempotencyKey, hash: hashOf(booking) };
  const moves = await writeEntries(req, [{ cause, parcelId, centimes: amount, note: note || null, request }]);
  await recordMoves(req, moves);
  return 'booked';
}

function hashOf({ cause, parcelId, amount, note }: Booking): string {
  return createHash('sha256')
    .update(JSON.stringify([cause, parcelId, amount, note]))
    .digest('hex');
}

/** What a request with this key did before; null if there was none. The same request at the same time waits here. */
async function findByKey(req: PayloadRequest, booking: Booking): Promise<'booked' | 'key-reused' | null> {
  const { idempotencyKey } = booking;
  if (idempotencyKey === null) return null;
  await lockNames(req, 'cash entry', [idempotencyKey]);
  const [earlier] = await executeInTransaction<{ request_hash: string; by_id: number | null }>(
    req,
    sql`SELECT request_hash, by_id FROM cash_entries WHERE idempotency_key = ${idempotencyKey}`,
  );
  if (!earlier) return null;
  return earlier.request_hash === hashOf(booking) && earlier.by_id === req.user?.id ? 'booked' : 'key-reused';
}
