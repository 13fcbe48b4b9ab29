import { APIError } from 'payload';
import type { OrderParcel } from '@/contract/admin/parcels';
import { routes } from '@/contract/routes';
import type { TrackedOrder, TrackingAnswer } from '@/contract/tracking';
import type { Database } from '@/database/database';
import { type Answer, ok, refuse } from '@/http/answer';
import { call } from '@/http/call';
import { giveBackCall } from '@/http/limits';
import { askStatusMail } from '@/orders/mails/ask-status-mail';
import { orderAgain, orderAgainByPhone } from '@/orders/placing/order-again';
import { type FollowedOrder, findTheirOrder, followByCode, followByPhone } from '@/orders/reading/track-order';
import { changeOrderStatus } from '@/orders/status/change-order-status';
import { readParcelsOfOrders } from '@/parcels/read-parcels';
import { shop } from '@/shop';
import { parcelStateWords } from '@/words/fr/orders/parcel-states';
import { trackingCallWords } from '@/words/fr/orders/tracking';

/** Wrong telephone numbers are limited per order, not per client. */
const keyOf = (orderId: number) => String(orderId);

export const trackingCalls = [
  call(
    routes.trackByNumber,
    async ({ db, query }) => {
      const found = await followByPhone(db, { id: query.order, phone: query.phone });
      // Counted before the comparison, so that simultaneous tries all count.
      if (found) await giveBackCall(db, { limited: 'track', by: 'account', key: keyOf(query.order) });
      return answerWith(db, found);
    },
    { countedFor: ({ query }) => keyOf(query.order) },
  ),
  call(routes.trackByCode, async ({ db, params }) => answerWith(db, await followByCode(db, params.code ?? ''))),
  call(routes.orderAgain, async ({ db, params }) => {
    const answer = await orderAgain(db, params.code ?? '');
    return answer ? ok(answer) : notFound();
  }),
  call(
    routes.orderAgainByNumber,
    async ({ db, query }) => {
      const answer = await orderAgainByPhone(db, { id: query.order, phone: query.phone });
      if (answer) await giveBackCall(db, { limited: 'track', by: 'account', key: keyOf(query.order) });
      return answer ? ok(answer) : notFound();
    },
    { countedFor: ({ query }) => keyOf(query.order) },
  ),
  call(
    routes.mailTrackingLink,
    async ({ payload, db, body }) => {
      const id = await findTheirOrder(db, { id: body.order, phone: body.phone });
      if (id === null) return notFound();
      await giveBackCall(db, { limited: 'track', by: 'account', key: keyOf(body.order) });
      // The answer must not reveal to callers who know only the telephone whether the order has an e-mail address.
      await askStatusMail({ payload, user: null }, id);
      return ok({ message: trackingCallWords.linkSent }, 202);
    },
    { countedFor: ({ body }) => keyOf(body.order) },
  ),
  call(routes.cancelTracked, async ({ payload, db, params }) => {
    const code = params.code ?? '';
    const found = await followByCode(db, code);
    if (!found) return notFound();
    const outcome = await changeOrderStatus(
      { payload, user: null, isByCode: true },
      { id: found.id, to: 'cancelled', from: 'pending' },
    ).catch(refusedByRules);
    if (outcome?.type !== 'changed') return refuse(409, trackingCallWords.notCancelled(shop.phones[0]));
    return answerWith(db, await followByCode(db, code));
  }),
];

/** The collection's own refusals are in English, for the office. */
function refusedByRules(error: unknown): null {
  if (error instanceof APIError && error.status < 500) return null;
  throw error;
}

async function answerWith(db: Database, order: FollowedOrder | null): Promise<Answer> {
  if (!order) return notFound();
  const parcel = (await readParcelsOfOrders(db, [order.id])).get(order.id);
  return ok({ order: { ...order, parcel: parcel ? followedParcel(parcel) : null } } satisfies TrackingAnswer);
}

/** Null for a parcel that will not come. */
function followedParcel({ courier_name, tracking, state }: OrderParcel): TrackedOrder['parcel'] {
  return state === 'cancelled' ? null : { courier: courier_name, tracking, state, label: parcelStateWords[state] };
}

/** The same answer for an unknown order and a wrong telephone. */
function notFound(): Answer {
  return refuse(404, trackingCallWords.notFound);
}
