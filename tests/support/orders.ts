/** Orders as the storefront sends them. */
import { randomInt, randomUUID } from 'node:crypto';

export type OrderBody = ReturnType<typeof orderBody>;

/** A new customer for each order: the shop limits the orders for one address or telephone. */
export function someCustomer() {
  const digits = randomInt(100_000_000).toString().padStart(8, '0').match(/../g)?.join(' ');
  return { firstName: 'Amine', lastName: 'Benali', email: `amine.${randomUUID()}@example.com`, phone: `05${digits}` };
}

/** A valid order for one piece of a product in Alger, with the amounts left out; `changes` replace top-level fields. */
export function orderBody(productId: number, changes: Record<string, unknown> = {}) {
  return {
    customer: someCustomer(),
    shipping: { address: '12 rue Didouche Mourad', city: 'Alger', region: 'alger' },
    items: [{ product_id: productId, quantity: 1 }],
    payment_method: 'cod',
    delivery_method: 'standard',
    guest_id: randomUUID(),
    ...changes,
  };
}

/** The lines of an order, from pairs of a product and its pieces. */
export function linesFor(...pairs: readonly (readonly [product: number, quantity: number])[]) {
  return pairs.map(([product_id, quantity]) => ({ product_id, quantity }));
}

export function postOrder(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${url}/api/orders/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}
