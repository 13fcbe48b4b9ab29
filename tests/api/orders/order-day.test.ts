/** A day at the order desk, from twelve orders to the cash of those that were delivered: everything agrees at its end. */
import { randomUUID } from 'node:crypto';
import { expect, inject, it } from 'vitest';
import type { ParcelBatch } from '@/contract/admin/parcels';
import type { ReportAnswer } from '@/contract/admin/reports';
import { shopDay } from '@/domain/dates';
import { json, sharedOffice } from '../../support/api';
import { createProduct } from '../../support/back-office';
import { booked, cashOf, ofCourier, remitted } from '../../support/cash';
import { createCourier } from '../../support/couriers';
import { deskOf } from '../../support/order-desk';
import { orderBody, postOrder } from '../../support/orders';
import { imported, parcelsOf } from '../../support/parcels';
import { createPerson } from '../../support/people';
import { sharedDatabase, stockOf } from '../../support/running/database';

const { url } = inject('shop');
const STOCK = 100;

it('a day ends with stock, cash and report in agreement', async () => {
  // given
  const office = sharedOffice();
  const clerk = await createPerson({ url, admin: office, role: 'clerk' });
  const [desk, parcels, cash] = [deskOf(clerk.office), parcelsOf(clerk.office), cashOf(office)];
  const product = await createProduct(office, { price: 1_000, stock: STOCK });
  const [first, second] = [await createCourier(office, { profile: 'ecotrack' }), await createCourier(office)];
  const pieces = (quantity: number) => orderBody(product.id, { items: [{ product_id: product.id, quantity }] });
  const order = async () => (await json<{ order_id: number }>(await postOrder(url, pieces(1)), 201)).order_id;
  const take = async (source: string, quantity: number) =>
    (await json<{ id: number }>(await desk.take({ ...pieces(quantity), source, confirmed: true }, randomUUID()), 201))
      .id;
  const pack = async (courier: { id: number }, ids: readonly number[]) => {
    const batch = await json<ParcelBatch>(await parcels.batch(courier.id, ids), 201);
    await json(await parcels.handOver(batch.id));
    return batch.parcels;
  };
  const report = (courier: { id: number }, lines: readonly string[]) =>
    imported(parcels.importFile(courier.id, ['reference,status', ...lines].join('\n')));

  // when: ten orders by the shop, two by telephone and WhatsApp, and the calls
  const fromShop = await Promise.all(Array.from({ length: 10 }, order));
  const [called = 0, silent = 0, later = 0, wrong = 0, refused = 0, a = 0, b = 0, c = 0, d = 0, joker = 0] = fromShop;
  const [phoned, written] = [await take('phone', 4), await take('whatsapp', 1)];
  for (const id of [called, a, b, c, d]) await json(await desk.call(id, { result: 'confirmed' }));
  await json(await desk.call(silent, { result: 'no-answer' }));
  await json(await desk.call(later, { result: 'call-back', call_again_at: '2099-12-01T11:00:00Z' }));
  await json(await desk.call(wrong, { result: 'wrong-number' }));
  await json(await desk.call(refused, { result: 'refused' }));
  await json(await desk.move(joker, { status: 'cancelled' }));
  const [line] = (await desk.read(called)).items;
  await json(await desk.amend(called, { reason: 'Wants two more', items: [{ item_id: line?.id, quantity: 3 }] }));

  // when: three parcels for each of two couriers, of which one comes back with three of its four pieces whole
  const packed = await pack(first, [called, a, phoned]);
  await pack(second, [b, c, d]);
  await report(first, [`${called},livre_non_encaisse`, `${a},livre_non_encaisse`, `${phoned},retour_recu`]);
  await report(second, [`${b},Livré`, `${c},Livré`, `${d},Sorti en livraison`]);
  const parcelOf = (id: number) => packed.find(({ order_id }) => order_id === id)?.id ?? 0;
  const returned = await desk.read(phoned);
  const decision = { lines: [{ item_id: returned.items[0]?.id, restock: 3 }], by_customer: true };
  await json(await parcels.giveBack(parcelOf(phoned), decision));

  // when: the first courier pays 100 dinars less for the first order, which is settled
  const [due, other] = [(await desk.read(called)).total, (await desk.read(a)).total];
  const lines = [
    { order_id: called, amount: due - 100 },
    { order_id: a, amount: other },
  ];
  const remittance = {
    courier: first.id,
    reference: randomUUID(),
    date: shopDay(new Date()),
    amount: due - 100 + other,
  };
  await remitted(await cash.remit({ ...remittance, lines }));
  await booked(await cash.adjust({ parcel_id: parcelOf(called), amount: 100, reason: 'Paid in coins, one short' }));

  // then
  const all = await Promise.all([...fromShop, phoned, written].map(desk.read));
  const live = all.filter(({ status }) => status !== 'cancelled');
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const sold = sum(live.flatMap(({ items }) => items.map(({ quantity }) => quantity)));
  // The broken piece is gone with the cancelled order.
  expect(await stockOf(sharedDatabase(), product.id)).toMatchObject({ stock: STOCK - sold - 1 });
  expect(ofCourier(await cash.read(), first)).toMatchObject({
    expected: due + other + returned.total,
    collected: due - 100 + other,
    adjustments: 100 + returned.total,
    outstanding: 0,
  });
  expect(ofCourier(await cash.read(), second)).toMatchObject({ collected: 0, parcels: 3 });
  const today = shopDay(new Date());
  const { rows } = await json<ReportAnswer>(await cash.get(`/api/admin/reports/?from=${today}&to=${today}&by=product`));
  expect(rows.find(({ key }) => key === String(product.id))).toMatchObject({
    orders: 12,
    pieces: sold,
    amount: sum(live.map(({ total }) => total)),
    confirmed: all.filter(({ confirmation }) => confirmation.state === 'confirmed').length,
    delivered: 4,
    returned: 1,
  });
});
