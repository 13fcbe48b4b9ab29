import { ApiError, postJson } from '@/client/api/client';
import type { OrderIdentity } from '@/client/identity/order-identity';
import type { PlacedOrder } from '@/contract/orders';
import { isRecord } from '@/domain/json';
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

/** Refusals of the caller or of the rate, made before the order is looked at: they say nothing about it. */
const BEFORE_THE_ORDER = [401, 408, 425, 429];
/** The key belongs to an existing order of another owner. */
export const KEY_TAKEN = 422;

/** Whether the shop itself has refused, and not a proxy in between: the shop's refusals always name a reason. */
export function isShopsRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.message !== '';
}

/** Whether a refused repeat shows that the first try made no order: the server frees the key when it refuses. */
export function meansNoOrder(error: unknown): boolean {
  return isShopsRefusal(error) && ![...BEFORE_THE_ORDER, KEY_TAKEN].includes(error.status);
}
