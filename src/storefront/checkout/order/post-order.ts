import { ApiError } from '@/client/api/api-error';
import { isRefusedForItself } from '@/client/api/shops-refusal';
import type { OrderIdentity } from '@/client/identity/order-identity';
import type { PlacedOrder } from '@/contract/orders';
import { isRecord } from '@/domain/json';
import { postJson } from '@/storefront/api/calls';
import type { Attempt } from './attempt';

/**
 * POST /api/orders/ with the attempt's key and body, as account or guest.
 * @throws ApiError, with status 0 also if something other than the shop has answered
 */
export async function postOrder(
  { key, body }: Pick<Attempt, 'key' | 'body'>,
  identity: OrderIdentity,
): Promise<PlacedOrder> {
  const { guest_id: _, ...content } = body;
  const isGuest = 'guestId' in identity;
  const answer = await postJson<unknown>(
    '/api/orders/',
    isGuest ? { ...content, guest_id: identity.guestId } : content,
    { headers: { 'Idempotency-Key': key, ...(isGuest ? {} : { Authorization: `Bearer ${identity.accessToken}` }) } },
  );
  if (!isPlaced(answer)) throw new ApiError({ status: 0, message: '' });
  return answer;
}

/** Only the number is guaranteed in the answer. */
function isPlaced(answer: unknown): answer is PlacedOrder {
  return isRecord(answer) && Number.isInteger(answer.order_id);
}

/** The key belongs to an existing order of another owner. */
export const KEY_TAKEN = 422;

/** Whether a refused repeat shows that the first try made no order: the server frees the key when it refuses. */
export function meansNoOrder(error: unknown): boolean {
  return isRefusedForItself(error) && error.status !== KEY_TAKEN;
}
