/** Orders that the shop's people enter, and statuses that they change for several orders. */
import { routes } from '@/contract/routes';
import { ok } from '@/http/answer';
import { call } from '@/http/call';
import { placeOrder } from '@/orders/placing/place-order';
import { changeStatuses } from '@/orders/status/change-statuses';
import { refusedOrder } from '../refused-order';
import { answerOrder } from './order-answers';

export const takenOrderCalls = [
  call(routes.takeOrder, async ({ payload, db, user, key, body: { source, confirmed, ...input } }) => {
    const taken = { source, isConfirmed: confirmed };
    const placed = await placeOrder({ payload, user, input, idempotencyKey: key, taken });
    if (!placed.ok) return refusedOrder(placed.refusal, 'clerk');
    return answerOrder({ db, id: placed.order.order_id, status: 201 });
  }),
  call(routes.changeStatuses, async ({ payload, user, body: { ids, status, from } }) => {
    const seen = new Map(Object.entries(from ?? {}).map(([id, known]) => [Number(id), known]));
    return ok(await changeStatuses({ payload, user }, { ids, to: status, from: seen }));
  }),
];
