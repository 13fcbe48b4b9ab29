import { listUnallocated, readUnallocated, type Settlement, settleUnallocated } from '@/cash/unallocated';
import type { UnallocatedSettlement } from '@/contract/admin/unallocated';
import { routes } from '@/contract/routes';
import { ok, refuse } from '@/http/answer';
import { call } from '@/http/call';
import { officeCashWords } from '@/words/en/orders/cash';
import { notFound, withId } from '../refusals';

export const unallocatedCashCalls = [
  call(routes.unallocatedCash, async ({ db, query }) => ok(await listUnallocated(db, query))),
  call(routes.settleUnallocated, ({ payload, db, user, params, body }) =>
    withId(params, async (id) => {
      const outcome = await settleUnallocated({ payload, user }, { id, settlement: settlementOf(body) });
      switch (outcome.type) {
        case 'settled-before':
          return refuse(409, officeCashWords.settledBefore(outcome.by));
        case 'already-paid':
          return refuse(409, officeCashWords.alreadyPaid);
        case 'unknown-parcel': {
          const message = officeCashWords.unknownParcel;
          return refuse(400, message, { details: { parcel_id: [message] } });
        }
        default: {
          const line = outcome.type === 'settled' ? await readUnallocated(db, id) : null;
          return line ? ok(line) : notFound();
        }
      }
    }),
  ),
];

function settlementOf({ parcel_id, order_id, tracking, reason }: UnallocatedSettlement): Settlement {
  const isNamed = typeof parcel_id === 'number' || typeof order_id === 'number' || tracking !== '';
  const parcel = { parcelId: parcel_id ?? null, orderId: order_id ?? null, tracking: tracking || null };
  return { parcel: isNamed ? parcel : null, reason };
}
