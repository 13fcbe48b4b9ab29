/** Parcels as the back office's calls and couriers handle them. */
import { createHmac, randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import type { ImportAnswer, ListedParcel, Parcel, ParcelBatch } from '@/contract/admin/parcels';
import { bearer, send } from './accounts';
import { form } from './admin-calls';
import { ordersOf, placeOrder } from './admin-orders';
import { ask, json } from './api';
import type { BackOffice, Json } from './back-office';
import { createCourier } from './couriers';

/** Calls about parcels with one person's token. */
export function parcelsOf(office: BackOffice) {
  const { token } = office;
  const get = (path: string) => ask(`/api/admin/${path}`, { headers: bearer(token) });
  const post = (path: string, body: unknown) => send(`/api/admin/${path}`, { token, body });
  return {
    get,
    post,
    batch: (courier: unknown, orderIds: readonly number[]) => post('parcel-batches/', { courier, order_ids: orderIds }),
    handOver: (id: number) => post(`parcel-batches/${id}/hand-over/`, {}),
    read: async (id: number) => json<Parcel>(await get(`parcels/${id}/`)),
    list: async (query: Record<string, string | number>) =>
      json<{ parcels: ListedParcel[]; total: number; page: number; total_pages: number }>(
        await get(`parcels/?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`),
      ),
    change: (id: number, body: unknown) => send(`/api/admin/parcels/${id}/`, { method: 'PATCH', token, body }),
    giveBack: (id: number, body: unknown) => post(`parcels/${id}/return/`, body),
    importFile: (
      courier: number | string,
      text: string,
      fields: Record<string, string> = {},
      headers: Record<string, string> = {},
    ) =>
      ask('/api/admin/parcels/import/', {
        method: 'POST',
        headers: { ...bearer(token), ...headers },
        body: form({ file: new File([text], 'states.csv', { type: 'text/csv' }), courier: String(courier), ...fields }),
      }),
  };
}

/** The lines of an import that is accepted. */
export async function imported(answer: Promise<Response>): Promise<ImportAnswer['lines']> {
  return (await json<ImportAnswer>(await answer)).lines;
}

export type Prepared = { orderId: number; productId: number };

/** An order that is processing, for a new product. */
export async function preparedOrder(
  office: BackOffice,
  options: Parameters<typeof placeOrder>[1] = {},
): Promise<Prepared> {
  const placed = await placeOrder(office, options);
  await json(await ordersOf(office).move(placed.orderId, { status: 'processing' }));
  return placed;
}

/** A courier with a secret, and a batch of as many new orders with it. */
export async function preparedBatch(
  office: BackOffice,
  {
    orders = 1,
    isHandedOver = false,
    courier: data = {},
    ...options
  }: {
    orders?: number;
    isHandedOver?: boolean;
    courier?: Json;
  } & Parameters<typeof placeOrder>[1] = {},
) {
  const calls = parcelsOf(office);
  const secret = randomUUID();
  const courier = { ...(await createCourier(office, { secret, ...data })), secret };
  const prepared = await Promise.all(Array.from({ length: orders }, () => preparedOrder(office, options)));
  const answer = await calls.batch(
    courier.id,
    prepared.map(({ orderId }) => orderId),
  );
  const batch = await json<ParcelBatch>(answer, 201);
  if (isHandedOver) await json(await calls.handOver(batch.id));
  const [first] = prepared;
  const parcel = batch.parcels[0];
  if (!first || !parcel) throw new Error('The batch has a parcel.');
  return { courier, batch, prepared, ...first, parcelId: parcel.id };
}

/** Sends a courier's message, signed with its secret unless a signature is given. */
export function sendEvents(
  courier: { id: number; secret: string },
  body: unknown,
  {
    url = inject('shop').url,
    header = 'X-Signature',
    prefix = 'sha256=',
    signature,
  }: {
    url?: string;
    header?: string;
    prefix?: string;
    signature?: string;
  } = {},
): Promise<Response> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const hex = createHmac('sha256', courier.secret).update(text).digest('hex');
  return fetch(`${url}/api/couriers/${courier.id}/events/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [header]: signature ?? `${prefix}${hex}` },
    body: text,
  });
}

/** An event of the standard shape, seconds after now. */
export function eventOf(status: string, { seconds = 0, ...named }: { seconds?: number } & Json): Json {
  return { id: randomUUID(), status, occurred_at: new Date(Date.now() + seconds * 1000).toISOString(), ...named };
}
