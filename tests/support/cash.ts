/** Parcels in the hands of couriers, and the cash that they owe. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type {
  CashAnswer,
  CashParcel,
  CashParcelsAnswer,
  RemittanceAnswer,
  RemittanceDetail,
} from '@/contract/admin/cash';
import type { Parcel, ParcelBatch } from '@/contract/admin/parcels';
import { send } from './accounts';
import { placeBody } from './admin-orders';
import { json } from './api';
import { type BackOffice, createProduct } from './back-office';
import { createCourier } from './couriers';
import { orderBody } from './orders';
import type { Rows } from './running/database';

/** A parcel whose cash is to be collected, in dinars. */
export type CashOnDelivery = { id: number; order_id: number; cod_amount: number; tracking: string };

/** The calls of parcels and cash, with one person's token. */
export function cashOf({ token }: Pick<BackOffice, 'token'>) {
  const get = (path: string) => send(path, { method: 'GET', token });
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    send(path, { token, body, headers });
  return {
    get,
    read: async () => json<CashAnswer>(await get('/api/admin/cash/')),
    parcels: async (query: Record<string, string | number>) =>
      json<CashParcelsAnswer>(await get(`/api/admin/cash/parcels/?${new URLSearchParams(asTexts(query))}`)),
    collect: (body: unknown, headers?: Record<string, string>) => post('/api/admin/cash/collect/', body, headers),
    adjust: (body: unknown, headers?: Record<string, string>) => post('/api/admin/cash/adjustments/', body, headers),
    remit: (body: unknown, query = '') => post(`/api/admin/remittances/${query}`, body),
    remittance: async (id: number) => json<RemittanceDetail>(await get(`/api/admin/remittances/${id}/`)),
    reverse: (id: number, body: unknown = { reason: 'typed twice' }) =>
      post(`/api/admin/remittances/${id}/reverse/`, body),
    handOver: (batch: number) => post(`/api/admin/parcel-batches/${batch}/hand-over/`, undefined),
    setState: async (parcel: number, state: string) =>
      json<Parcel>(
        await send(`/api/admin/parcels/${parcel}/`, { method: 'PATCH', token, body: { state, note: 'test' } }),
      ),
    return: async (parcel: number) =>
      json<Parcel>(await post(`/api/admin/parcels/${parcel}/return/`, { lines: [], by_customer: true })),
  };
}

function asTexts(query: Record<string, string | number>): Record<string, string> {
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
}

/** A batch of parcels that waits for its courier; each parcel has a tracking number. */
export async function makeBatch(
  office: BackOffice,
  { count = 1, price = 3000, courier }: { count?: number; price?: number; courier?: { id: number } } = {},
): Promise<{ courier: { id: number; name: string }; batch: number; parcels: CashOnDelivery[] }> {
  const cash = { courier: courier ? { name: '', ...courier } : await createCourier(office) };
  const { id: product } = await createProduct(office, { price, stock: count });
  const orders = await Promise.all(Array.from({ length: count }, () => confirmedOrder(office, product)));
  const made = await json<ParcelBatch>(
    await send('/api/admin/parcel-batches/', {
      token: office.token,
      body: { courier: cash.courier.id, order_ids: orders },
    }),
    201,
  );
  const parcels = await Promise.all(made.parcels.map(async (parcel) => ({ ...parcel, tracking: await track(parcel) })));
  return { ...cash, batch: made.id, parcels };

  async function track({ id }: { id: number }): Promise<string> {
    const tracking = `yal-${randomUUID()}`;
    await json(await send(`/api/admin/parcels/${id}/`, { method: 'PATCH', token: office.token, body: { tracking } }));
    return tracking;
  }
}

async function confirmedOrder(office: BackOffice, product: number): Promise<number> {
  const order_id = await placeBody(orderBody(product));
  const status = { method: 'PATCH', token: office.token, body: { status: 'processing' } };
  await json(await send(`/api/admin/orders/${order_id}/status/`, status));
  return order_id;
}

/** Parcels that their courier has taken. */
export async function handedOver(office: BackOffice, options: Parameters<typeof makeBatch>[1] = {}) {
  const made = await makeBatch(office, options);
  await json(await cashOf(office).handOver(made.batch));
  return made;
}

/** The same of one parcel, and what is to be collected for it. */
export async function handedOverOne(office: BackOffice) {
  const made = await handedOver(office);
  const [parcel] = made.parcels;
  if (!parcel) throw new Error('A parcel was made.');
  return { ...made, parcel, due: parcel.cod_amount };
}

/** A remittance that pays these parcels in full; `changes` replace fields. */
export function remittanceOf(courier: { id: number }, parcels: readonly CashOnDelivery[], changes: object = {}) {
  return {
    courier: courier.id,
    reference: randomUUID(),
    date: '2026-11-22',
    amount: Math.round(parcels.reduce((sum, { cod_amount }) => sum + cod_amount, 0) * 100) / 100,
    lines: parcels.map(({ tracking, cod_amount }) => ({ tracking, amount: cod_amount })),
    ...changes,
  };
}

export async function remitted(answer: Response): Promise<RemittanceAnswer> {
  return json<RemittanceAnswer>(answer, 201);
}

export async function booked(answer: Response): Promise<CashParcel> {
  return json<CashParcel>(answer, 201);
}

/** The courier's line in the report, without what every line has. */
export function ofCourier({ by_courier }: CashAnswer, { id }: { id: number }) {
  const found = by_courier.find(({ courier }) => courier === id);
  if (!found) return null;
  const { courier: _, courier_name: __, ...sums } = found;
  return sums;
}

/** Of everything in the ledger, in one snapshot: the sums of entries, by parcel and courier, are those that are kept. */
export async function expectBalanced(query: Rows): Promise<void> {
  const sums = `coalesce(sum(centimes) FILTER (WHERE kind = 'expected'), 0)::text AS expected,
    coalesce(sum(centimes) FILTER (WHERE kind = 'collected'), 0)::text AS collected,
    coalesce(sum(centimes) FILTER (WHERE kind = 'adjustment'), 0)::text AS adjustments`;
  const kept = 'expected::text, collected::text, adjustments::text';
  const none = `expected <> 0 OR collected <> 0 OR adjustments <> 0`;
  const wrong = await query(
    `WITH p AS (SELECT parcel_id, ${sums} FROM cash_entries GROUP BY 1),
       c AS (SELECT courier_id, ${sums} FROM cash_entries GROUP BY 1)
     SELECT 'parcel' AS of, to_jsonb(d) AS d FROM (
       (SELECT * FROM p EXCEPT SELECT parcel_id, ${kept} FROM cash_parcels)
       UNION ALL (SELECT parcel_id, ${kept} FROM cash_parcels WHERE ${none} EXCEPT SELECT * FROM p)) d
     UNION ALL SELECT 'courier', to_jsonb(d) FROM (
       (SELECT * FROM c EXCEPT SELECT courier_id, ${kept} FROM cash_couriers)
       UNION ALL (SELECT courier_id, ${kept} FROM cash_couriers WHERE ${none} EXCEPT SELECT * FROM c)) d
     UNION ALL SELECT 'outstanding', to_jsonb(d) FROM (
       SELECT c.courier_id, c.parcels, c.outstanding, count(k.*) FILTER (WHERE k.outstanding <> 0) AS n,
         coalesce(sum(k.outstanding), 0) AS left
       FROM cash_couriers c LEFT JOIN cash_parcels k USING (courier_id) GROUP BY c.courier_id
       HAVING c.parcels <> count(k.*) FILTER (WHERE k.outstanding <> 0) OR c.outstanding <> coalesce(sum(k.outstanding), 0)) d`,
  );
  expect(wrong).toEqual([]);
}
