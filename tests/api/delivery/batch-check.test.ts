/** What a courier will refuse is named before a batch is made, and when it is. */
import { describe, expect, inject, it } from 'vitest';
import { checkedBatch, type MadeParcelBatch } from '@/contract/admin/parcels';
import { officeParcelWords as words } from '@/words/en/orders/parcels';
import { send } from '../../support/accounts';
import { ordersOf } from '../../support/admin-orders';
import { json, sharedOffice } from '../../support/api';
import { createProduct } from '../../support/back-office';
import { createCourier } from '../../support/couriers';
import { orderBody, postOrder, someCustomer } from '../../support/orders';
import { parcelsOf } from '../../support/parcels';
import { createPerson } from '../../support/people';

const { url } = inject('shop');
const office = sharedOffice();
const clerk = await createPerson({ url, admin: office, role: 'clerk' });
const { id: product } = await createProduct(office, { stock: 100 });
const KOUBA = { region: 'alger', city: 'Kouba', commune: 1618, address: '1 rue A' };

async function prepared(changes: Record<string, unknown> = {}): Promise<number> {
  const body = orderBody(product, { shipping: KOUBA, ...changes });
  const { order_id: id } = await json<{ order_id: number }>(await postOrder(url, body), 201);
  await json(await ordersOf(office).move(id, { status: 'processing' }));
  return id;
}
const batch = (body: unknown) => send('/api/admin/parcel-batches/', { token: clerk.office.token, body });

describe('a trial of a batch', () => {
  it('names each order of which the courier will refuse something, and makes nothing', async () => {
    const courier = await createCourier(office, { profile: 'colivraison' });
    const [good, foreign, nowhere, desk] = await Promise.all([
      prepared(),
      prepared({ customer: { ...someCustomer(), phone: '+33 6 12 34 56 78' } }),
      prepared({ shipping: { ...KOUBA, commune: undefined } }),
      prepared({ delivery_method: 'desk' }),
    ]);
    const order_ids = [good, foreign, nowhere, desk];

    const { warnings, refused } = checkedBatch.parse(
      await json(await batch({ courier: courier.id, order_ids, try: true })),
    );

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

    const { refused } = checkedBatch.parse(
      await json(await batch({ courier: courier.id, order_ids: [id], try: true })),
    );

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
  await office.create('courier-profiles', {
    key,
    definition: {
      name: 'Own',
      file: {
        format: 'csv',
        wilayas: 69,
        yes: '1',
        no: '0',
        maxAmount: 100,
        columns: [
          { header: 'ref', value: 'order' },
          { header: 'addr', value: 'address', max: 3 },
        ],
      },
    },
  });
  const courier = await createCourier(office, { profile: key });
  const id = await prepared();

  const { warnings } = checkedBatch.parse(await json(await batch({ courier: courier.id, order_ids: [id], try: true })));

  expect(warnings).toEqual([
    { id, messages: [words.faults['amount-too-high'](100), words.faults['text-too-long']('addr', 3)] },
  ]);
});
