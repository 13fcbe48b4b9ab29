import type { PlacedOrder } from '@/contract/orders';
import type { Wilaya } from '@/contract/wilayas';
import type { CartItem } from '@/domain/cart';
import { postJson } from '@/storefront/api/client';
import { orderIdentity } from '@/storefront/identity/order-identity';
import { attemptKey } from './attempt-key';
import { orderBody } from './order-body';
import type { CheckoutFields } from './step-schemas';

export type OrderInput = { fields: CheckoutFields; items: readonly CartItem[]; wilaya: Wilaya };

/** POST /api/orders/, as account or guest (spec, storefront section 7). @throws ApiError */
export function sendOrder(input: OrderInput): Promise<PlacedOrder> {
  const identity = orderIdentity();
  const body = orderBody({ ...input, identity });
  return postJson<PlacedOrder>('/api/orders/', body, {
    headers: {
      'Idempotency-Key': attemptKey(body),
      ...('accessToken' in identity ? { Authorization: `Bearer ${identity.accessToken}` } : {}),
    },
  });
}
