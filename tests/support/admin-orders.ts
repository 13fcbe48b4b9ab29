/** Orders as the admin's calls answer them. */
import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import type { AdminOrder, AdminOrdersAnswer } from '@/contract/admin/orders';
import { bearer, send } from './accounts';
import { ask, json } from './api';
import { type BackOffice, createProduct } from './back-office';
import { orderBody, postOrder } from './orders';

/** Calls under /api/admin/orders/ with one person's token. */
export function ordersOf(office: BackOffice) {
  const headers = bearer(office.token);
  const get = (path: string) => ask(`/api/admin/orders/${path}`, { headers });
  return {
    get,
    list: async (query: Record<string, string>) => json<AdminOrdersAnswer>(await get(`?${new URLSearchParams(query)}`)),
    read: async (id: number) => json<AdminOrder>(await get(`${id}/`)),
    move: (id: number, body: unknown) =>
      send(`/api/admin/orders/${id}/status/`, { method: 'PATCH', token: office.token, body }),
    /** @param status the one in the preview */
    mail: (id: number, status?: string) =>
      send(`/api/admin/orders/${id}/email/${status === undefined ? '' : `?status=${status}`}`, { token: office.token }),
  };
}

/** A word that no other customer's name contains. */
export function ownName(): string {
  return `Zz${randomUUID().replaceAll('-', '')}`;
}

type Placed = { orderId: number; productId: number };

/** Places this order in the shared shop. @returns its number */
export async function placeBody(body: unknown, headers: Record<string, string> = {}): Promise<number> {
  return (await json<{ order_id: number }>(await postOrder(inject('shop').url, body, headers), 201)).order_id;
}

/** An order for a new product, by a customer of this name. */
export async function placeOrder(
  office: BackOffice,
  {
    customer = {},
    quantity = 1,
    product = {},
    ...changes
  }: { customer?: Record<string, string>; quantity?: number; product?: Record<string, unknown> } & Record<
    string,
    unknown
  > = {},
): Promise<Placed> {
  const { id: productId } = await createProduct(office, product);
  const body = orderBody(productId, { items: [{ product_id: productId, quantity }], ...changes });
  return { orderId: await placeBody({ ...body, customer: { ...body.customer, ...customer } }), productId };
}
