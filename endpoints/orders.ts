import { routes } from '@/contract/routes';
import { ok } from '@/http/answer';
import { call } from '@/http/call';
import { isBlockedNow } from '@/orders/placing/blocked';
import { placeOrder } from '@/orders/placing/place-order';
import { refusedOrder } from './refused-order';

export const orderCalls = [
  call(
    routes.placeOrder,
    async ({ payload, body, key, user }) => {
      const placed = await placeOrder({ payload, input: body, user, idempotencyKey: key });
      return placed.ok ? ok(placed.order, 201) : refusedOrder(placed.refusal);
    },
    {
      countedFor: ({ user, body }) => (user ? `account ${user.id}` : (body.guest_id ?? null)),
      // However often a blocked customer tries, they must read the shop's telephone and not 429, and others behind the same address
      // must be able to order.
      isUncounted: ({ db, body }) => isBlockedNow(db, body.customer),
    },
  ),
];
