/** A parcel that was taken out of its batch before the courier had it, while its order goes with another courier. */
import { expect, it } from 'vitest';
import { json, sharedOffice } from '../../support/api';
import { cashOf, expectBalanced, makeBatch, ofCourier, remittanceOf, remitted } from '../../support/cash';
import { createCourier } from '../../support/couriers';
import { eventOf, imported, parcelsOf, sendEvents } from '../../support/parcels';
import { sharedDatabase } from '../../support/running/database';

const office = sharedOffice();
const parcels = parcelsOf(office);
const cash = cashOf(office);
const query = sharedDatabase();

/** The order's first parcel is withdrawn, its second one handed over to another courier. */
async function withdrawn() {
  const secret = `secret of ${Math.random()}`;
  const former = { ...(await createCourier(office, { secret })), secret };
  const first = (await makeBatch(office, { courier: former })).parcels[0];
  if (!first) throw new Error('The batch has a parcel.');
  await json(await parcels.change(first.id, { state: 'cancelled' }));
  const courier = await createCourier(office);
  const batch = await json<{ id: number; parcels: { id: number }[] }>(
    await parcels.batch(courier.id, [first.order_id]),
    201,
  );
  await json(await parcels.handOver(batch.id));
  return {
    former,
    courier,
    first,
    orderId: first.order_id,
    due: first.cod_amount,
    parcelId: batch.parcels[0]?.id ?? 0,
  };
}

it.each([
  ['by its order', ({ orderId }: { orderId: number }) => `${orderId},`],
  ['by its tracking number', ({ first }: { first: { tracking: string } }) => `,${first.tracking}`],
])('a file of the former courier that names it %s does not move it, and no cash is expected twice', async (_, name) => {
  const { former, courier, first, due, ...made } = await withdrawn();
  const file = `reference,tracking,status,date\n${name({ ...made, first })},Livré,${new Date().toISOString()}\n`;

  const tried = await imported(parcels.importFile(former.id, file, { try: 'true' }));
  const done = await imported(parcels.importFile(former.id, file));

  expect(done).toEqual(tried);
  expect(tried).toMatchObject([{ verdict: 'refused', message: expect.stringContaining(courier.name) }]);
  expect(await parcels.read(first.id)).toMatchObject({ state: 'cancelled', handed_over_at: null });
  const report = await cash.read();
  expect(ofCourier(report, former)?.expected ?? 0).toBe(0);
  expect(ofCourier(report, courier)).toMatchObject({ expected: due, outstanding: due });
  await expectBalanced(query);
});

it('a message of the former courier does not move it, until a person says that the courier has it', async () => {
  const { former, first, orderId, due } = await withdrawn();

  await json(await sendEvents(former, { events: [eventOf('Livré', { reference: String(orderId), seconds: -60 })] }));
  expect(await parcels.read(first.id)).toMatchObject({ state: 'cancelled', handed_over_at: null });

  await json(await parcels.change(first.id, { state: 'delivered' }));
  expect(await parcels.read(first.id)).toMatchObject({ state: 'delivered' });
  expect(ofCourier(await cash.read(), former)).toMatchObject({ expected: due, owed: due });
});

it('a payment of the former courier that names its order is not collected for it', async () => {
  const { former, courier, first, orderId, due } = await withdrawn();
  const lines = [
    { order_id: orderId, amount: due },
    { tracking: first.tracking, amount: due },
  ];

  const { verdicts, sums } = await remitted(await cash.remit(remittanceOf(former, [], { lines, amount: 2 * due })));

  expect(verdicts).toMatchObject([
    { verdict: 'unknown', collected: 0, unallocated: due, other_courier: courier.name },
    { verdict: 'unknown', collected: 0, unallocated: due },
  ]);
  expect(sums).toMatchObject({ collected: 0, unallocated: 2 * due });
});

it('news of its order under another number leaves it alone', async () => {
  const { former, first, orderId } = await withdrawn();
  const file = `reference,tracking,status,date\n${orderId},new-${orderId},Livré,${new Date().toISOString()}\n`;

  const [line] = await imported(parcels.importFile(former.id, file));

  expect(line).toMatchObject({ verdict: 'unknown-order', message: expect.stringContaining(first.tracking) });
  expect(await parcels.read(first.id)).toMatchObject({ tracking: first.tracking, state: 'cancelled' });
});

it('a line says which number its order has, and that its date is before the order', async () => {
  const { courier, parcels: made } = await makeBatch(office, { count: 2 });
  const [first, second] = made;
  const file = [
    'reference,tracking,status,date',
    `${first?.order_id},other-${first?.order_id},Livré,${new Date().toISOString()}`,
    `${second?.order_id},,Livré,2020-05-05 10:00`,
  ].join('\n');

  const lines = await imported(parcels.importFile(courier.id, file, { try: 'true' }));

  expect(lines).toMatchObject([
    { verdict: 'unknown-order', message: expect.stringContaining(first?.tracking ?? '') },
    { verdict: 'updated', message: expect.stringContaining('before the order') },
  ]);
});
