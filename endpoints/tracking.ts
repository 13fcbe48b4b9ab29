import { routes } from '@/contract/routes';
import type { TrackingAnswer } from '@/contract/tracking';
import { type Answer, ok, refuse } from '@/http/answer';
import { call } from '@/http/call';
import { giveBackCall } from '@/http/limits';
import { changeOrderStatus } from '@/orders/change-order-status';
import { type FollowedOrder, followByCode, followByPhone } from '@/orders/track-order';
import { shop } from '@/shop';
import { trackingCallWords } from '@/words/fr/tracking';

/** The limit of wrong telephones is of one order, whoever types them. */
const keyOf = (orderId: number) => String(orderId);

export const trackingCalls = [
  call(
    routes.trackByNumber,
    async ({ db, query }) => {
      const found = await followByPhone(db, { id: query.order, phone: query.phone });
      // Counted before the comparison: of many tries at once none passes uncounted.
      if (found) await giveBackCall(db, { limited: 'track', by: 'account', key: keyOf(query.order) });
      return answerWith(found);
    },
    { countedFor: ({ query }) => keyOf(query.order) },
  ),
  call(routes.trackByCode, async ({ db, params }) => answerWith(await followByCode(db, params.code ?? ''))),
  call(routes.cancelTracked, async ({ payload, db, params }) => {
    const code = params.code ?? '';
    const found = await followByCode(db, code);
    if (!found) return notFound();
    const outcome = await changeOrderStatus(
      { payload, user: null, isByCode: true },
      { id: found.id, to: 'cancelled', from: 'pending' },
    );
    if (outcome.type !== 'changed') return refuse(409, trackingCallWords.notCancelled(shop.phones[0]));
    return answerWith(await followByCode(db, code));
  }),
];

function answerWith(order: FollowedOrder | null): Answer {
  return order ? ok({ order: { ...order, parcel: null } } satisfies TrackingAnswer) : notFound();
}

/** The same answer for an unknown order and a wrong telephone. */
function notFound(): Answer {
  return refuse(404, trackingCallWords.notFound);
}
