import type { PlacedOrder } from '@/contract/orders';
import { isRecord } from '@/domain/is-record';
import { ApiError, postJson } from '@/storefront/api/client';
import type { OrderIdentity } from '@/storefront/identity/order-identity';
import type { Attempt } from './attempt';

/**
 * POST /api/orders/ with the attempt's key and body, by whoever orders now (spec, storefront section 7): a repeat of the
 * same order by somebody who has logged in or out meanwhile names that person.
 * @throws ApiError; with status 0 also where what answered was not the shop
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

/** Of the answer only the number is promised (spec, storefront section 7). */
function isPlaced(answer: unknown): answer is PlacedOrder {
  return isRecord(answer) && Number.isInteger(answer.order_id);
}

/** Statuses that say nothing of an order: who asks, or how often, was refused before the order was looked at. */
const BEFORE_THE_ORDER = [401, 408, 425, 429];
/** The key belongs to an order, but of somebody else. */
export const KEY_TAKEN = 422;

/** Whether the shop itself has answered, and not a proxy in between: its refusals name a reason (contract). */
export function isShopsRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.message !== '';
}

/** Whether a refused repeat means that the first try made no order: a refusal frees its key. */
export function meansNoOrder(error: unknown): boolean {
  return isShopsRefusal(error) && ![...BEFORE_THE_ORDER, KEY_TAKEN].includes(error.status);
}
