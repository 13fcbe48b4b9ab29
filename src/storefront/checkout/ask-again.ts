import type { OrderRequestBody, PlacedOrder } from '@/contract/orders';
import { ApiError } from '@/storefront/api/client';
import type { OrderIdentity } from '@/storefront/identity/order-identity';
import { mergeGuestOrders } from '@/storefront/session/merge-guest-orders';
import { currentSession } from '@/storefront/session/session';
import { type Attempt, endAttempt, openAttempt } from './attempt';
import { KEY_TAKEN, meansNoOrder, postOrder } from './post-order';

/** The earlier attempt, and the order that it made, or why it made none. */
type Found = { body: OrderRequestBody } & ({ order: PlacedOrder } | { order: null; refusal: unknown });

/**
 * An earlier confirmation made an order that whoever asks now may not see: it belongs to an account, and they are not
 * logged in to it any more.
 */
export class OrderElsewhereError extends Error {
  constructor() {
    super('The order exists, and belongs to somebody else');
    this.name = 'OrderElsewhereError';
  }
}

/**
 * Asks what became of an attempt that got no answer, by sending it again with its own key: the server answers a repeat
 * with the first order, or places it now where the first try never arrived.
 * @returns null where no attempt is open
 * @throws ApiError where that is not to be known now; the attempt stays open, and nothing else may be sent
 * @throws OrderElsewhereError
 */
export async function askAgain(identity: OrderIdentity): Promise<Found | null> {
  const attempt = openAttempt();
  if (attempt === null) return null;
  if (isOfAnotherAccount(attempt)) {
    endAttempt(attempt);
    return null;
  }
  const { body } = attempt;
  try {
    const order = await repeat(attempt, identity);
    endAttempt(attempt);
    return { body, order };
  } catch (refusal) {
    const isElsewhere = refusal instanceof OrderElsewhereError;
    if (isElsewhere || meansNoOrder(refusal)) endAttempt(attempt);
    if (isElsewhere || !meansNoOrder(refusal)) throw refusal;
    return { body, order: null, refusal };
  }
}

/** Somebody else's, who was logged in on this computer before: it is not this customer's to confirm. */
function isOfAnotherAccount({ account }: Attempt): boolean {
  const present = currentSession()?.user.id ?? null;
  return account !== null && present !== null && account !== present;
}

/**
 * In the name of each who may own the order by now, until one of them is not refused for the key: an order that was made as
 * a guest becomes the account's at the login, but not at the same moment.
 */
async function repeat(attempt: Attempt, identity: OrderIdentity): Promise<PlacedOrder> {
  for (const owner of possibleOwners(attempt, identity)) {
    try {
      const order = await postOrder(attempt, owner);
      if ('guestId' in owner && 'accessToken' in identity) void mergeGuestOrders(owner.guestId);
      return order;
    } catch (error) {
      if (!isKeyTaken(error)) throw error;
    }
  }
  throw new OrderElsewhereError();
}

function possibleOwners({ account, body }: Attempt, identity: OrderIdentity): OrderIdentity[] {
  const guest = account === null && body.guest_id ? { guestId: body.guest_id } : null;
  if ('accessToken' in identity) return guest ? [identity, guest] : [identity];
  return [guest ?? identity];
}

function isKeyTaken(error: unknown): boolean {
  return error instanceof ApiError && error.status === KEY_TAKEN;
}
