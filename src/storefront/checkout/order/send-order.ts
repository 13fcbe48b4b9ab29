import { ApiError } from '@/client/api/api-error';
import { isShopsRefusal } from '@/client/api/shops-refusal';
import { type OrderIdentity, orderIdentity } from '@/client/identity/order-identity';
import { currentSession, forgetSession } from '@/client/session/session';
import type { OrderRequestBody, PlacedOrder } from '@/contract/orders';
import type { CartItem } from '@/domain/orders/cart';
import type { Destination } from '../destination';
import type { CheckoutFields } from '../fields';
import { askAgain } from './ask-again';
import { beginAttempt, endAttempt, isSameOrder } from './attempt';
import { orderBody } from './order-body';
import { postOrder } from './post-order';

export type OrderInput = { fields: CheckoutFields; items: readonly CartItem[]; destination: Destination };

export type SentOrder = {
  order: PlacedOrder;
  /** the body of the order that exists */
  body: OrderRequestBody;
  /** an earlier confirmation made the order: later changes are not in it */
  areChangesLost: boolean;
};

/**
 * Sends the order, as account or guest. If an earlier confirmation got no answer, that one is repeated first, and the
 * present order goes out only if the earlier one made no order.
 *
 * A refused token (401) ends the session, so that the next try is a guest's; the shopper stays with the filled form.
 * @throws ApiError, OrderElsewhereError
 */
export async function sendOrder(input: OrderInput): Promise<SentOrder> {
  const identity = orderIdentity();
  const body = orderBody({ ...input, identity });
  try {
    const earlier = await askAgain(identity);
    if (earlier?.order) {
      return { order: earlier.order, body: earlier.body, areChangesLost: !isSameOrder(earlier.body, body) };
    }
    // The same order was refused just now: sending it again would change nothing.
    if (earlier && isSameOrder(earlier.body, body)) throw earlier.refusal;
    return { order: await sendNew(body, identity), body, areChangesLost: false };
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) endSessionOf(identity);
    throw error;
  }
}

async function sendNew(body: OrderRequestBody, identity: OrderIdentity): Promise<PlacedOrder> {
  const attempt = beginAttempt({ body, account: currentSession()?.user.id ?? null });
  try {
    const order = await postOrder(attempt, identity);
    endAttempt(attempt);
    return order;
  } catch (error) {
    // A first request that the shop has refused made no order, whatever the reason.
    if (isShopsRefusal(error)) endAttempt(attempt);
    throw error;
  }
}

/** Quietly, unlike on other pages: the shopper is not sent to the login. */
function endSessionOf(identity: OrderIdentity): void {
  if (!('accessToken' in identity)) return;
  const session = currentSession();
  // Unless another tab has logged in again meanwhile.
  if (session === null || session.access_token === identity.accessToken) forgetSession();
}
