/** Orders that the shop's people take by telephone, WhatsApp or at the counter; statuses of several orders; blocked telephones. */
import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it, vi } from 'vitest';
import { type AdminOrder, adminOrder } from '@/contract/admin/orders';
import { times } from '../../support/accounts';
import { placeBody, placeOrder } from '../../support/admin-orders';
import { json, refusal, sharedOffice } from '../../support/api';
import { createProduct } from '../../support/back-office';
import { mailFiles } from '../../support/mails';
import { newClerk } from '../../support/order-desk';
import { linesFor, orderBody, someCustomer } from '../../support/orders';
import { sharedDatabase, stockOf } from '../../support/running/database';

const { dataDir } = inject('shop');
const office = sharedOffice();
const rows = sharedDatabase();
const { desk, username } = await newClerk(office);

const { guest_id: _, ...body } = orderBody(0);
const taken = (productId: number, changes: Record<string, unknown> = {}) => ({
  ...body,
  customer: someCustomer(),
  items: linesFor([productId, 1]),
  source: 'phone',
  ...changes,
});

describe('an order that somebody takes', () => {
  it('is answered as the back office sees it, names its source, and belongs to no account', async () => {
    const { id } = await createProduct(office);

    const answer = adminOrder.strict().parse(await json(await desk.take(taken(id)), 201));

    expect(answer).toMatchObject({
      status: 'pending',
      source: 'phone',
      status_history: [{ status: 'pending', by: username }],
      confirmation: { state: 'to-confirm', next_call_at: answer.order_date },
    });
    expect(await stockOf(rows, id)).toMatchObject({ stock: 9, booked: 9, ordered: 1 });
    expect(await rows('SELECT account_id, guest_id, phone_key FROM orders WHERE id = $1', [answer.id])).toEqual([
      { account_id: null, guest_id: null, phone_key: null },
    ]);
    expect(await rows('SELECT by FROM stock_movements WHERE order_id = $1', [answer.id])).toEqual([{ by: username }]);
  });

  it.each(['whatsapp', 'counter'])('%s, confirmed already, is to be prepared', async (source) => {
    const { id } = await createProduct(office);
    const answer = await json<AdminOrder>(await desk.take(taken(id, { source, confirmed: true })), 201);
    expect(answer).toMatchObject({
      source,
      status: 'processing',
      status_history: [{ status: 'processing' }],
      confirmation: { state: 'confirmed', next_call_at: null },
    });
    expect((await desk.list({ source, status: 'processing', product: String(id) })).total).toBe(1);
  });

  it('needs no e-mail address, and mails only where there is one', async () => {
    const { id } = await createProduct(office);
    const { email: _address, ...customer } = someCustomer();
    const [without, blank, mailed] = await Promise.all(
      [customer, { ...customer, email: ' ' }, someCustomer()].map(async (person) =>
        json<AdminOrder>(await desk.take(taken(id, { customer: person })), 201),
      ),
    );

    expect([without?.customer_email, blank?.customer_email]).toEqual(['', '']);
    await vi.waitFor(async () => expect(await mailFiles(dataDir, mailed?.id ?? 0)).toHaveLength(1), {
      timeout: 45_000,
    });
    const queued = await rows(`SELECT 1 FROM payload_jobs WHERE (input->>'orderId')::int = ANY($1)`, [
      [without?.id, blank?.id],
    ]);
    expect(queued).toEqual([]);
  });

  it('has up to 999 pieces a line, and never more than there are', async () => {
    const { id } = await createProduct(office, { stock: 1200 });
    const take = (quantity: number) => desk.take(taken(id, { items: linesFor([id, quantity]) }));

    await json(await take(999), 201);
    expect((await refusal(await take(999), 409)).message).toMatch(/only 201 left in stock/);
    await refusal(await take(1000), 400);
    expect(await stockOf(rows, id)).toMatchObject({ stock: 201, booked: 201 });
  });

  it('counts towards no limit of its customer', async () => {
    const { id } = await createProduct(office, { stock: 100 });
    const customer = someCustomer();
    for (let count = 0; count < 7; count++) await json(await desk.take(taken(id, { customer })), 201);
    await placeBody(orderBody(id, { customer }));
  });

  it('with one key is one order, ten times at once', async () => {
    const { id } = await createProduct(office, { stock: 100 });
    const [request, key] = [taken(id), randomUUID()];

    const answers = await times(10, () => desk.take(request, key));

    const orders = await Promise.all(answers.map((answer) => json<AdminOrder>(answer, 201)));
    expect(new Set(orders.map((order) => order.id)).size).toBe(1);
    expect(await stockOf(rows, id)).toMatchObject({ stock: 99 });
    await refusal(await desk.take({ ...request, confirmed: true }, key), 422);
    await refusal(await desk.take({ ...request, source: 'counter' }, key), 422);
    // A shopper's key is another one.
    expect(await placeBody(orderBody(id), { 'Idempotency-Key': key })).not.toBe(orders[0]?.id);
  });

  it('is refused in English, naming what is wrong', async () => {
    const { id } = await createProduct(office);
    for (const [changes, field] of [
      [{ source: 'shop' }, 'source'],
      [{ source: undefined }, 'source'],
      [{ confirmed: 'perhaps' }, 'confirmed'],
      [{ items: [] }, 'items'],
      [{ customer: { ...someCustomer(), phone: 'x' } }, 'customer.phone'],
      [{ shipping: { ...body.shipping, region: 'atlantide' } }, 'shipping.region'],
    ] as const) {
      const { details, message } = await refusal(await desk.take(taken(id, changes)), 400);
      expect(Object.keys(details ?? {})).toContain(field);
      expect(message).not.toMatch(/[éèà]|inconnu/);
    }
    const { message } = await refusal(await desk.take(taken(id, { total: 1 })), 409);
    expect(message).toMatch(/^The total has changed: /);
  });
});

describe('several statuses at once', () => {
  it('change each order by itself, and say which were refused', async () => {
    const orders = await Promise.all([1, 1, 5].map((stock) => placeOrder(office, { product: { stock } })));
    const [gone, unchanged, fine] = orders.map(({ orderId }) => orderId);
    for (const id of [gone, fine]) await json(await desk.move(id ?? 0, { status: 'cancelled' }));
    await placeBody(orderBody(orders[0]?.productId ?? 0));

    const answer = await json(await desk.moveAll([gone, unchanged, fine, fine, 2_147_483_647], 'pending'));

    expect(answer).toEqual({
      changed: [unchanged, fine],
      refused: [
        { id: gone, message: 'The pieces of this order are no longer in stock' },
        { id: 2_147_483_647, message: 'There is no such order.' },
      ],
    });
    expect(await desk.read(fine ?? 0)).toMatchObject({ status: 'pending', confirmation: { state: 'to-confirm' } });
  });

  it('leave an order alone that has moved on since it was seen', async () => {
    const orders = await Promise.all([5, 5, 5].map((stock) => placeOrder(office, { product: { stock } })));
    const [cancelled, seen, unseen] = orders.map(({ orderId }) => orderId);
    await json(await desk.move(cancelled ?? 0, { status: 'cancelled' }));

    const from = { [String(cancelled)]: 'pending', [String(seen)]: 'pending' };
    const answer = await json(await desk.moveAll([cancelled, seen, unseen], 'processing', from));

    expect(answer).toMatchObject({ changed: [seen, unseen], refused: [{ id: cancelled }] });
    expect(await desk.read(cancelled ?? 0)).toMatchObject({ status: 'cancelled' });
    await refusal(await desk.moveAll([seen], 'shipping', { [String(seen)]: 'nope' }), 400);
  });

  it.each<[unknown, unknown]>([
    [[], 'pending'],
    [Array.from({ length: 201 }, (_element, index) => index + 1), 'pending'],
    [[0], 'pending'],
    [['1'], 'pending'],
    [[2 ** 31], 'pending'],
    [null, 'pending'],
    [[1], 'done'],
    [[1], undefined],
  ])('of %j as %j are refused with 400', async (ids, status) => {
    await refusal(await desk.moveAll(ids, status), 400);
  });
});

describe('a blocked telephone', () => {
  const national = () => `0${(Date.now() % 100_000_000).toString().padStart(9, '7')}`;
  const block = (phone: string) =>
    rows(`INSERT INTO customer_blocks (phone_key, by, reason) VALUES ($1, 'admin', 'x')`, [`+213${phone.slice(1)}`]);

  it('is taken by a clerk, with its warning', async () => {
    const phone = national();
    await block(phone);
    const { id } = await createProduct(office);
    const answer = await json<AdminOrder>(await desk.take(taken(id, { customer: { ...someCustomer(), phone } })), 201);
    expect(answer.warnings).toEqual([{ kind: 'blocked', text: 'This telephone is blocked: it cannot order online.' }]);
  });

  it('still gets the answer of an order that it placed before, by its key', async () => {
    const phone = national();
    const { id } = await createProduct(office);
    const request = orderBody(id, { customer: { ...someCustomer(), phone } });
    const key = { 'Idempotency-Key': randomUUID() };
    const first = await placeBody(request, key);
    await block(phone);
    expect(await placeBody(request, key)).toBe(first);
  });
});
