import { routes } from '@/contract/routes';
import { ok, refuse } from '@/http/answer';
import { call } from '@/http/call';
import { isBlockedNow } from '@/orders/blocked';
import { placeOrder } from '@/orders/place-order';
import { requestProblemWords } from '@/words/fr/request-problems';
import { readKey } from './idempotency-key';
import { refusedOrder } from './refused-order';

export const orderCalls = [
  call(
    routes.placeOrder,
    async ({ payload, request, body, user }) => {
      const key = readKey(request);
      if (!key.ok) return refuse(400, requestProblemWords.idempotencyKey);
      const placed = await placeOrder({ payload, input: body, user, idempotencyKey: key.value });
      return placed.ok ? ok(placed.order, 201) : refusedOrder(placed.refusal);
    },
    {
      countedFor: ({ user, body }) => (user ? `account ${user.id}` : (body.guest_id ?? null)),
      // Whoever is told to call the shop may not be kept from it by their tries, nor others behind their address.
      isUncounted: ({ db, body }) => isBlockedNow(db, body.customer),
    },
  ),
];
