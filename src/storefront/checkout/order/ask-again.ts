import { ApiError } from '@/client/api/api-error';
import type { OrderIdentity } from '@/client/identity/order-identity';
import { mergeGuestOrders } from '@/client/session/merge-guest-orders';
import { currentSession } from '@/client/session/session';
import type { OrderRequestBody, PlacedOrder } from '@/contract/orders';
import { type Attempt, endAttempt, openAttempt } from './attempt';
import { KEY_TAKEN, meansNoOrder, postOrder } from './post-order';

/** What became of the earlier attempt: the order that it made, or the refusal that shows that no order exists. */
type Outcome = { body: OrderRequestBody } & ({ order: PlacedOrder } | { order: null; refusal: unknown });

/** The earlier attempt made an order that belongs to an account which is no longer logged in. */
export class OrderElsewhereError extends Error {
  constructor() {
    super('The order exists and belongs to another owner');
    this.name = 'OrderElsewhereError';
  }
}

/**
 * Finds out what became of an attempt that got no answer, by sending it again with its own key: the server answers a repeat
 * with the first order, or places it now if the first try never arrived.
 * @returns null if no attempt is open
 * @throws ApiError if the fate stays unknown: the attempt stays open, and nothing else may be sent
 * @throws OrderElsewhereError
 */
export async function askAgain(identity: OrderIdentity): Promise<Outcome | null> {
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

/** Another customer was logged in on this computer before: their order is not this customer's to confirm. */
function isOfAnotherAccount({ account }: Attempt): boolean {
  const present = currentSession()?.user.id ?? null;
  return account !== null && present !== null && account !== present;
}

/**
 * Repeats the attempt in the name of each possible owner, until one is not refused for the key: a guest's order becomes
 * the account's after a login, but not at the same moment.
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
