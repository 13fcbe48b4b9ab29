import { recordExport } from '@/audit/record';
import { type Booking, bookCash } from '@/cash/book-cash';
import { exportCash } from '@/cash/export-cash';
import { readCash } from '@/cash/read-cash';
import { listOutstanding, readCashParcel } from '@/cash/read-cash-parcels';
import { readParcelEntries } from '@/cash/read-parcel-entries';
import { routes } from '@/contract/routes';
import { shopDay } from '@/domain/dates';
import { type Answer, ok, refuse } from '@/http/answer';
import { type CallContext, call } from '@/http/call';
import { officeCashWords } from '@/words/en/orders/cash';
import { officeOrderCallWords } from '@/words/en/orders/order-calls';
import { notFound, withId } from '../refusals';
import { answerTable } from './answer-table';

export const adminCashCalls = [
  call(routes.cash, async ({ db }) => ok(await readCash(db))),
  call(routes.cashParcels, async ({ db, query }) => ok(await listOutstanding(db, query))),
  call(routes.cashParcel, ({ db, params }) =>
    withId(params, async (id) => {
      const [parcel, entries] = await Promise.all([readCashParcel(db, id), readParcelEntries(db, id)]);
      return parcel ? ok({ ...parcel, entries }) : notFound();
    }),
  ),
  call(routes.collectCash, ({ body: { parcel_id, amount, note }, ...context }) =>
    answerBooking(context, { cause: 'person', parcelId: parcel_id, amount, note }),
  ),
  call(routes.adjustCash, ({ body: { parcel_id, amount, reason }, ...context }) =>
    answerBooking(context, { cause: 'settlement', parcelId: parcel_id, amount, note: reason }),
  ),
  call(routes.exportCash, async ({ payload, db, user, query }) => {
    const rows = await exportCash(db, query);
    const { from, to } = query;
    await recordExport(
      { payload, user },
      { subjectType: 'cash', filter: { ...(from && { from }), ...(to && { to }) } },
    );
    return answerTable(rows, { query, name: `cash-${shopDay(new Date())}` });
  }),
];

type Context = Pick<CallContext<unknown, unknown>, 'payload' | 'db' | 'key'> & {
  user: Parameters<typeof bookCash>[0]['user'];
};

/** The parcel's cash after the entry. */
async function answerBooking(
  { payload, db, user, key }: Context,
  booking: Omit<Booking, 'idempotencyKey'>,
): Promise<Answer> {
  const outcome = await bookCash({ payload, user }, { ...booking, idempotencyKey: key });
  if (outcome === 'already-paid') return refuse(409, officeCashWords.alreadyPaid);
  if (outcome === 'key-reused') return refuse(422, officeOrderCallWords.keyReused);
  const parcel = outcome === 'booked' ? await readCashParcel(db, booking.parcelId) : null;
  return parcel ? ok(parcel, 201) : notFound();
}
