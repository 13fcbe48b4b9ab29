/** What a courier will refuse is named before a batch is made, and when it is. */
import { describe, expect, it } from 'vitest';
import { checkedBatch, type MadeParcelBatch } from '@/contract/admin/parcels';
import { officeParcelWords as words } from '@/words/en/orders/parcels';
import { send } from '../../support/accounts';
import { ordersOf, placeBody } from '../../support/admin-orders';
import { json, sharedOffice } from '../../support/api';
import { createProduct } from '../../support/back-office';
import { createCourier, ownProfile } from '../../support/couriers';
import { newClerk } from '../../support/order-desk';
import { orderBody, someCustomer } from '../../support/orders';
import { parcelsOf } from '../../support/parcels';

const office = sharedOffice();
const clerk = await newClerk(office);
const { id: product } = await createProduct(office, { stock: 100 });
const KOUBA = { region: 'alger', city: 'Kouba', commune: 1618, address: '1 rue A' };

async function prepared(changes: Record<string, unknown> = {}): Promise<number> {
  const id = await placeBody(orderBody(product, { shipping: KOUBA, ...changes }));
  await json(await ordersOf(office).move(id, { status: 'processing' }));
  return id;
}
const batch = (body: unknown) => send('/api/admin/parcel-batches/', { token: clerk.office.token, body });
const trial = async (courier: { id: number }, order_ids: number[]) =>
  checkedBatch.parse(await json(await batch({ courier: courier.id, order_ids, try: true })));

describe('a trial of a batch', () => {
  it('names each order of which the courier will refuse something, and makes nothing', async () => {
    const courier = await createCourier(office, { profile: 'colivraison' });
    const [good, foreign, nowhere, desk] = await Promise.all([
      prepared(),
      prepared({ customer: { ...someCustomer(), phone: '+33 6 12 34 56 78' } }),
      prepared({ shipping: { ...KOUBA, commune: undefined } }),
      prepared({ delivery_method: 'desk' }),
    ]);

    const { warnings, refused } = await trial(courier, [good, foreign, nowhere, desk]);

    expect(refused).toEqual([]);
    expect(new Map(warnings.map(({ id, messages }) => [id, messages]))).toEqual(
      new Map([
        [foreign, [words.faults['foreign-phone']]],
        [nowhere, [words.faults['no-commune']]],
        [desk, [words.faults['no-desk-in-file']]],
      ]),
    );
    expect((await parcelsOf(clerk.office).list({ order: good })).total).toBe(0);
  });

  it('names orders that cannot have a parcel now', async () => {
    const courier = await createCourier(office);
    const id = await prepared();
    await json(await batch({ courier: courier.id, order_ids: [id] }), 201);

    const { refused } = await trial(courier, [id]);

    expect(refused).toEqual([{ id, message: words.hasParcel(courier.name) }]);
  });
});

it('a batch is made all the same, and says what the courier will refuse', async () => {
  const courier = await createCourier(office, { profile: 'ecotrack' });
  const [good, foreign] = await Promise.all([
    prepared(),
    prepared({ customer: { ...someCustomer(), phone: '+33612345678' } }),
  ]);

  const made = await json<MadeParcelBatch>(await batch({ courier: courier.id, order_ids: [good, foreign] }), 201);

  expect(made.parcels.map(({ order_id }) => order_id)).toEqual([good, foreign]);
  expect(made.warnings).toEqual([{ id: foreign, messages: [words.faults['foreign-phone']] }]);
});

it("an owner's profile names its own limits", async () => {
  const key = `own-${Date.now()}`;
  const file = {
    ...Object(ownProfile().file),
    maxAmount: 100,
    columns: [{ header: 'addr', value: 'address', max: 3 }],
  };
  await office.create('courier-profiles', { key, definition: { ...ownProfile(), file } });
  const id = await prepared();

  const { warnings } = await trial(await createCourier(office, { profile: key }), [id]);

  expect(warnings).toEqual([
    { id, messages: [words.faults['amount-too-high'](100), words.faults['text-too-long']('addr', 3)] },
  ]);
});
