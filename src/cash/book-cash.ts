/** Cash that a person brought, and differences that a person settles. */
import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest, TypedUser } from 'payload';
import { type KeyedRequest, keyedRequest, oncePerKey } from '@/database/request-keys';
import { executeInTransaction } from '@/database/transaction';
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
  /** of the request: a repeated key counts once; null without one */
  idempotencyKey: string | null;
};

export type BookingOutcome = 'booked' | 'unknown' | 'already-paid' | 'key-reused';

/** Adds one entry for a parcel, together with its line in the audit log. */
export async function bookCash(
  { payload, user }: { payload: Payload; user: TypedUser },
  { idempotencyKey: key, ...booking }: Booking,
): Promise<BookingOutcome> {
  const { cause, parcelId, amount, note } = booking;
  const content = [cause, parcelId, amount, note];
  const request = keyedRequest('cash', { key, content, owner: String(user.id) });
  return oncePerKey<BookingOutcome>(
    { payload, user },
    { request, repeat: () => 'booked', reused: 'key-reused' },
    async (req) => {
      const value = await book(req, { ...booking, request });
      return { keep: value === 'booked', value };
    },
  );
}

async function book(
  req: PayloadRequest,
  { cause, parcelId, amount, note, request }: Omit<Booking, 'idempotencyKey'> & { request: KeyedRequest | null },
): Promise<BookingOutcome> {
  const [parcel] = await executeInTransaction(req, sql`SELECT id FROM parcels WHERE id = ${parcelId}`);
  if (!parcel) return 'unknown';
  await lockCash(req, { parcelIds: [parcelId] });
  const cash = (await parcelCash(req, [parcelId])).get(parcelId) ?? { collected: 0, outstanding: 0 };
  // A remittance may have paid it meanwhile.
  if (cause === 'person' && verdictOf(cash, amount) === 'already-paid') return 'already-paid';
  const moves = await writeEntries(req, [{ cause, parcelId, centimes: amount, note: note || null, request }]);
  await recordMoves(req, moves);
  return 'booked';
}
