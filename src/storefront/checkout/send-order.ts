import type { PlacedOrder } from '@/contract/orders';
import type { Wilaya } from '@/contract/wilayas';
import type { CartItem } from '@/domain/cart';
import { ApiError, postJson } from '@/storefront/api/client';
import { orderIdentity } from '@/storefront/identity/order-identity';
import { currentSession, forgetSession } from '@/storefront/session/session';
import { attemptKey } from './attempt-key';
import { orderBody } from './order-body';
import type { CheckoutFields } from './step-schemas';

export type OrderInput = { fields: CheckoutFields; items: readonly CartItem[]; wilaya: Wilaya };

/**
 * POST /api/orders/, as account or guest (spec, storefront section 7). A refused token (401) ends the session, so that
 * the next try is a guest's; the shopper stays with the filled form. @throws ApiError
 */
export async function sendOrder(input: OrderInput): Promise<PlacedOrder> {
  const identity = orderIdentity();
  const body = orderBody({ ...input, identity });
  const accessToken = 'accessToken' in identity ? identity.accessToken : null;
  try {
    return await postJson<PlacedOrder>('/api/orders/', body, {
      headers: {
        'Idempotency-Key': attemptKey(body),
        ...(accessToken === null ? {} : { Authorization: `Bearer ${accessToken}` }),
      },
    });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) endSessionOf(accessToken);
    throw error;
  }
}

/** Quietly, unlike a session that ends on other pages: no way to the login is taken for the shopper. */
function endSessionOf(accessToken: string | null): void {
  const session = currentSession();
  // Not where another tab has logged in anew meanwhile.
  if (accessToken !== null && (session === null || session.access_token === accessToken)) forgetSession();
}
