import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import { recipientKeys } from '@/domain/orders/recipient';
import { bearer, register, send, times } from '../../support/accounts';
import { ordersOf, placeBody } from '../../support/admin-orders';
import { json, refusal, sharedOffice } from '../../support/api';
import { createProduct } from '../../support/back-office';
import { orderBody, postOrder, someCustomer } from '../../support/orders';
import { figuresOf, sharedDatabase } from '../../support/running/database';

const { url } = inject('shop');
const rows = sharedDatabase();
const office = sharedOffice();
const product = await createProduct(office, { stock: null, price: 1000 });

type Customer = ReturnType<typeof someCustomer>;

const bodyFor = (customer: Partial<Customer>, changes: object = {}) =>
  orderBody(product.id, { customer: { ...someCustomer(), ...customer }, ...changes });
/** Each by another guest, as a script would. */
const order = (
  customer: Partial<Customer>,
  headers: Record<string, string> = {},
  guest: string | null = randomUUID(),
) => postOrder(url, bodyFor(customer, { guest_id: guest ?? undefined }), headers);
const placed = async (answer: Response) => (await json<{ order_id: number }>(answer, 201)).order_id;
/** Out of the way of the three that may wait. */
async function process(id: number): Promise<void> {
  expect((await ordersOf(office).move(id, { status: 'processing' })).status).toBe(200);
}

/** Moves orders to more than an hour ago, which may be the day before. */
const backdate = (email: string) =>
  rows(
    `WITH former AS (SELECT * FROM orders WHERE customer_email = $1),
       gone AS (${figuresOf('former', -1)}),
       moved AS (UPDATE orders SET order_date = order_date - interval '61 minutes' WHERE customer_email = $1 RETURNING *)
     ${figuresOf('moved', 1)}`,
    [email],
  );

describe('orders of guests for one address', () => {
  it('may wait for their confirmation three at a time, however the address is written', async () => {
    const name = `karim.${randomUUID()}`;
    const spellings = [`${name}@example.com`, `${name.toUpperCase()}@Example.COM`, `${name}+promo@example.com`];
    const ids: number[] = [];
    for (const email of spellings) ids.push(await placed(await order({ email })));

    const refused = await order({ email: `${name}+x@EXAMPLE.com` }, {}, null);

    const { message } = await refusal(refused, 429);
    expect(message).toMatch(/^Trop de commandes .* appelez-nous au \d/);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    await process(ids[0] ?? 0);
    await placed(await order({ email: spellings[0] ?? '' }));
  });

  it('are five an hour at most, refused ones not counted', async () => {
    const { email } = someCustomer();
    for (let orders = 0; orders < 5; orders++) {
      await refusal(await postOrder(url, bodyFor({ email }, { items: [] })), 400);
      await process(await placed(await order({ email })));
    }

    const refused = await order({ email });

    await refusal(refused, 429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(3_600);
    await backdate(email);
    await placed(await order({ email }));
  });

  it('sent all at once are no more', async () => {
    const { email } = someCustomer();
    const answers = await times(10, () => order({ email }));
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array(3).fill(201), ...Array(7).fill(429)]);
  });
});

describe('orders of guests for one telephone', () => {
  it('are counted together in every spelling', async () => {
    const digits = someCustomer().phone.replace(/\D/g, '').slice(1);
    const arabic = `٠${[...digits].map((digit) => String.fromCharCode(0x0660 + Number(digit))).join('')}`;
    for (const phone of [`0${digits}`, `+213 ${digits}`, arabic]) await placed(await order({ phone }));

    await refusal(await order({ phone: `00213${digits}` }), 429);
  });

  it('count for each number of an earlier order with several', async () => {
    const [first, second, third] = [someCustomer().phone, someCustomer().phone, someCustomer().phone];
    for (const other of [second, third]) {
      const both = `${other} / ${first}`;
      const { phones } = recipientKeys({ phone: both, email: '' });
      const id = await placed(await order({}));
      await rows('UPDATE orders SET customer_phone = $2, phone_key = $3 WHERE id = $1', [id, both, phones.join(' ')]);
    }
    await placed(await order({ phone: first }));

    await refusal(await order({ phone: first }), 429);
    await refusal(await order({ phone: `${second} / ${first}` }), 400);
    for (const phone of [second, second, third, third]) await placed(await order({ phone }));
    for (const phone of [second, third]) await refusal(await order({ phone }), 429);
  });
});

it('a repeated request is answered with its order though no other is taken', async () => {
  const customer = someCustomer();
  const body = bodyFor(customer);
  const key = { 'Idempotency-Key': randomUUID() };
  const first = await placeBody(body, key);
  for (let orders = 0; orders < 2; orders++) await placed(await order(customer));
  await refusal(await order(customer), 429);

  expect(await placeBody(body, key)).toBe(first);
});

describe('orders of accounts', () => {
  it('count by themselves', async () => {
    const person = await register();
    const { email, phone } = someCustomer();
    for (let orders = 0; orders < 6; orders++) {
      await placed(await order({ email, phone }, bearer(person.access), null));
    }
    await placed(await order({ email, phone }));
  });

  it("that were placed as a guest's go on counting after they are merged", async () => {
    const person = await register();
    const customer = someCustomer();
    const guest_id = randomUUID();
    for (let orders = 0; orders < 3; orders++) await placed(await order(customer, {}, guest_id));
    const merged = await json(await send('/api/merge-guest-orders/', { token: person.access, body: { guest_id } }));
    expect(merged).toMatchObject({ merged: 3 });

    await refusal(await order({ email: customer.email }), 429);
    await refusal(await order({ phone: customer.phone }), 429);
    await placed(await order(customer, bearer(person.access), null));
  });

  it("that the shop's people enter count for nobody", async () => {
    const { email, phone } = someCustomer();
    for (let orders = 0; orders < 4; orders++) await placed(await order({ email, phone }, bearer(office.token), null));
    await placed(await order({ email, phone }));
  });
});

describe('orders of an account', () => {
  it('may wait for their confirmation ten at a time, and are twenty an hour', async () => {
    const { access } = await register(url);
    const own = () => order({}, bearer(access));
    const ids: number[] = [];
    for (let orders = 0; orders < 10; orders++) ids.push(await placed(await own()));
    await refusal(await own(), 429);

    for (const id of ids) await process(id);
    for (let orders = 0; orders < 10; orders++) await process(await placed(await own()));
    const refused = await own();

    await refusal(refused, 429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000);
  });

  it('sent all at once are no more', async () => {
    const { access } = await register(url);

    const answers = await times(14, () => order({}, bearer(access)));

    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array(10).fill(201), ...Array(4).fill(429)]);
  });
});
