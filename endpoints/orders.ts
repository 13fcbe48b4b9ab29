import { idempotencyKey } from '@/contract/orders';
import { routes } from '@/contract/routes';
import { ok, refuse } from '@/http/answer';
import { call } from '@/http/call';
import { placeOrder } from '@/orders/place-order';
import { requestProblemWords } from '@/words/fr/request-problems';
import { refusedOrder } from './refused-order';

export const orderCalls = [
  call(
    routes.placeOrder,
    async ({ payload, request, body, user }) => {
      const header = request.headers.get('idempotency-key');
      const key = header === null ? null : idempotencyKey.safeParse(header);
      if (key && !key.success) return refuse(400, requestProblemWords.idempotencyKey);

      const placed = await placeOrder({ payload, input: body, user, idempotencyKey: key?.data ?? null });
      return placed.ok ? ok(placed.order, 201) : refusedOrder(placed.refusal);
    },
    { countedFor: ({ user, body }) => (user ? `account ${user.id}` : (body.guest_id ?? null)) },
  ),
];
