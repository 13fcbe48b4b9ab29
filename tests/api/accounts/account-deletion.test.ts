import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import type { ParcelBatch } from '@/contract/admin/parcels';
import {
  bearer,
  type Customer,
  logInAgain,
  newcomer,
  profileStatus,
  register,
  send,
  tryLogin,
} from '../../support/accounts';
import { ordersOf } from '../../support/admin-orders';
import { json, refusal, sharedOffice } from '../../support/api';
import { backOffice, createProduct } from '../../support/back-office';
import { createCourier } from '../../support/couriers';
import { deskOf } from '../../support/order-desk';
import { orderBody, postOrder, someCustomer } from '../../support/orders';
import { eventOf, parcelsOf, sendEvents } from '../../support/parcels';
import { sharedDatabase } from '../../support/running/database';
import { startShopBeside } from '../../support/running/fresh-database';
import { ADMIN } from '../../support/running/shop';

const { url } = inject('shop');
const rows = sharedDatabase();
const office = sharedOffice();
const product = await createProduct(office, { stock: null, price: 1000 });

const remove = ({ access, password }: Pick<Customer, 'access' | 'password'>, at?: string) =>
  send('/api/user/', { ...(at ? { url: at } : {}), method: 'DELETE', token: access, body: { password } });

const removed = async (...whom: Parameters<typeof remove>) => expect((await remove(...whom)).status).toBe(204);

async function orderOf(person: Customer, status: string): Promise<number> {
  const secret = `Zz${randomUUID()}`;
  const customer = { ...someCustomer(), firstName: secret, lastName: secret };
  const shipping = { address: secret, city: secret, region: 'alger', additionalInfo: secret };
  const answer = await postOrder(url, orderBody(product.id, { customer, shipping }), bearer(person.access));
  const { order_id } = await json<{ order_id: number }>(answer, 201);
  if (status !== 'pending') expect((await ordersOf(office).move(order_id, { status })).status).toBe(200);
  return order_id;
}

describe('an account that its owner deletes', () => {
  it('is gone, with its sessions; its orders stay, without who placed them', async () => {
    const person = await register();
    const id = await orderOf(person, 'delivered');

    await refusal(await remove({ ...person, password: 'wrong' }), 400);
    await removed(person);

    expect(await profileStatus(person.access)).toBe(401);
    expect((await tryLogin(person)).status).toBe(401);
    const order = await ordersOf(office).read(id);
    expect(order).toMatchObject({
      ...{ customer_name: 'Client supprimé', customer_email: '', customer_phone: '', shipping_address: '' },
      ...{ shipping_city: '', shipping_wilaya: 'Alger', status: 'delivered' },
    });
    expect(JSON.stringify(order)).not.toMatch(new RegExp(`Zz|${person.username}`));
    const stored = JSON.stringify(await rows('SELECT o::text AS text FROM orders o WHERE id = $1', [id]));
    expect(stored).not.toMatch(new RegExp(`Zz|${person.email}`));
    await register(undefined, newcomer({ username: person.username }));
  });

  it('leaves who called when, but nothing of what was said', async () => {
    const person = await register();
    const id = await orderOf(person, 'pending');
    const desk = deskOf(office);
    const secret = `Zz${randomUUID()}`;
    await json(await desk.note(id, secret), 201);
    await json(await desk.call(id, { result: 'no-answer', note: secret }));
    const items = [{ product_id: product.id, quantity: 2 }];
    await json(await desk.amend(id, { reason: secret, customer: { lastName: secret, phone: '0661 90 80 70' }, items }));
    await json(await desk.move(id, { status: 'delivered' }));

    await removed(person);

    const { confirmation, notes, amendments } = await desk.read(id);
    expect(confirmation.calls).toMatchObject([{ by: 'admin', result: 'no-answer', note: '***' }]);
    expect(notes).toMatchObject([{ by: 'admin', text: '***' }]);
    expect(amendments).toMatchObject([{ reason: '***', changes: { subtotal: [1000, 2000] } }]);
    expect(JSON.stringify(amendments)).not.toMatch(/Zz|0661 ?90/);
  });

  it('leaves where its parcels were, without notes and reasons', async () => {
    const person = await register();
    const orderId = await orderOf(person, 'processing');
    const text = `Zz${randomUUID()}`;
    const [parcels, secret] = [parcelsOf(office), randomUUID()];
    const courier = { ...(await createCourier(office, { secret })), secret };
    const { parcels: made } = await json<ParcelBatch>(await parcels.batch(courier.id, [orderId]), 201);
    const id = made[0]?.id ?? 0;
    await json(await parcels.change(id, { state: 'attempted', note: text }));
    const event = eventOf('Livré', { reference: String(orderId), seconds: 5, reason: text });
    await json(await sendEvents(courier, { events: [event] }));

    await removed(person);

    expect(await parcels.read(id)).toMatchObject({
      state: 'delivered',
      courier_word: 'Livré',
      note: '***',
      events: [
        { state: 'attempted', by: 'admin', note: '***', reason: null },
        { state: 'delivered', by: null, note: null, reason: '***' },
      ],
    });
  });

  it('leaves name and address if an invoice was made, nothing else', async () => {
    const person = await register();
    const id = await orderOf(person, 'delivered');
    expect((await ordersOf(office).get(`${id}/invoice/`)).status).toBe(200);
    const before = await ordersOf(office).read(id);

    await removed(person);

    const { customer_name, shipping_address } = before;
    expect(await ordersOf(office).read(id)).toMatchObject({
      ...{ customer_name, shipping_address, customer_email: '', customer_phone: '', shipping_additional_info: '' },
    });
  });

  it('leaves no free text in any table of the shop, with an invoice or without', async () => {
    const secret = `Zz${randomUUID()}`;
    const person = await register(undefined, { ...newcomer(), first_name: secret, last_name: secret });
    const invoiced = await orderOf(person, 'pending');
    const desk = deskOf(office);
    const shipping = { additionalInfo: secret, commune: 1602 };
    await json(await desk.amend(invoiced, { reason: secret, shipping }));
    await json(await desk.amend(invoiced, { reason: secret, shipping: { commune: 1601 } }));
    await json(await desk.move(invoiced, { status: 'delivered' }));
    expect((await ordersOf(office).get(`${invoiced}/invoice/`)).status).toBe(200);
    const quote = { customer: { name: secret, phone: '0550123456' }, items: [{ product_id: product.id, quantity: 1 }] };
    const { code } = await json<{ code: string }>(await send('/api/quotes/', { body: quote }), 201);
    const { items: _, ...body } = orderBody(product.id, { shipping: { address: 'x', city: 'x', region: 'alger' } });
    const ordered = await send(`/api/quotes/${code}/order/`, { token: person.access, body });
    const { order_id } = await json<{ order_id: number }>(ordered, 201);
    await json(await desk.move(order_id, { status: 'delivered' }));
    await rows(`INSERT INTO payload_jobs (task_slug, input, has_error) VALUES ('send-password-reset', $1, true)`, [
      JSON.stringify({ name: person.email }),
    ]);
    await rows(`UPDATE orders SET shipping_address = '', shipping_city = '' WHERE id = $1`, [invoiced]);
    await rows(`UPDATE orders SET customer_first_name = 'A', customer_last_name = 'B' WHERE id = $1`, [invoiced]);

    await removed(person);

    const tables = await rows<{ name: string }>(
      `SELECT quote_ident(tablename) AS name FROM pg_tables
       WHERE schemaname = 'public' AND tablename NOT IN ('payload_jobs', 'payload_jobs_log')`,
    );
    const left: string[] = [];
    for (const { name } of tables) {
      const naming = `SELECT 1 FROM ${name} t WHERE t::text LIKE $1 OR t::text LIKE $2`;
      if ((await rows(naming, [`%${secret}%`, `%${person.email}%`])).length > 0) left.push(name);
    }
    expect(left).toEqual([]);
    // The notice that the account is gone may still be on its way.
    const jobs = `SELECT j.id FROM payload_jobs j LEFT JOIN payload_jobs_log l ON l._parent_id = j.id
      WHERE j.task_slug <> 'send-account-notice' AND (j.input::text LIKE $1 OR l::text LIKE $1)`;
    expect(await rows(jobs, [`%${person.email}%`])).toEqual([]);
    const { amendments } = await desk.read(invoiced);
    expect(amendments.flatMap(({ changes }) => Object.keys(changes))).not.toContain('commune');
  });

  it('leaves nothing that what was ordered could be guessed from, on merged and invoiced orders either', async () => {
    const person = await register();
    const guest_id = randomUUID();
    const place = async (headers: Record<string, string>) => {
      const keyed = { 'Idempotency-Key': randomUUID(), ...headers };
      const answer = await postOrder(url, orderBody(product.id, { guest_id }), keyed);
      return (await json<{ order_id: number }>(answer, 201)).order_id;
    };
    const ids = [await place({}), await place(bearer(person.access)), await place(bearer(person.access))];
    await json(await send('/api/merge-guest-orders/', { token: person.access, body: { guest_id } }));
    for (const id of ids) expect((await ordersOf(office).move(id, { status: 'delivered' })).status).toBe(200);
    expect((await ordersOf(office).get(`${ids[1]}/invoice/`)).status).toBe(200);

    await removed(person);

    const left = await rows<Record<string, unknown>>(
      `SELECT request_hash, idempotency_key, guest_id, phone_key, email_key, tracking_code FROM orders WHERE id = ANY($1)`,
      [ids],
    );
    expect(left.flatMap((order) => Object.values(order))).toEqual(Array(18).fill(null));
  });

  it.each(['pending', 'processing', 'shipping'])('stays while an order of it is %s', async (status) => {
    const person = await register();
    await orderOf(person, status);
    await refusal(await remove(person), 409);
    expect(await profileStatus(person.access)).toBe(200);
  });
});

it('the last admin stays, and goes once there is another', async () => {
  // In a separate shop: in the shared one other tests make admins.
  const shop = await startShopBeside();
  onTestFinished(shop.remove);
  const admin = { ...ADMIN, ...(await logInAgain(ADMIN, shop.url)) };
  const calls = backOffice({ url: shop.url, token: admin.access });
  const { docs } = await json<{ docs: { id: number }[] }>(await calls.ask('users'));
  const id = docs[0]?.id ?? 0;

  await refusal(await remove(admin, shop.url), 409);
  expect((await calls.update('users', id, { role: 'customer' })).status).toBe(409);
  expect((await calls.remove('users', id)).status).toBe(409);

  const other = { username: 'second', email: 'second@example.com', password: randomUUID(), role: 'admin' };
  await calls.create('users', other);
  await removed(admin, shop.url);
});

it('an export holds all that the shop knows of an account, and no secret', async () => {
  const person = await register();
  const id = await orderOf(person, 'delivered');

  const text = await (await send('/api/user/export/', { method: 'GET', token: person.access })).text();

  expect(JSON.parse(text)).toMatchObject({
    account: { username: person.username, email: person.email, role: 'customer' },
    sessions: [expect.objectContaining({ current: true })],
    orders: [expect.objectContaining({ id })],
    activity: expect.arrayContaining([expect.objectContaining({ action: 'login' })]),
  });
  const [stored = {}] = await rows<Record<string, string>>('SELECT hash, salt FROM users WHERE id = $1', [person.id]);
  expect(Object.keys(stored)).toHaveLength(2);
  for (const secret of [...Object.values(stored), person.refresh, person.access]) expect(text).not.toContain(secret);
});

it('an export holds what was said about the orders by telephone, but not by whom, and nobody else’s', async () => {
  const person = await register();
  const [own, others] = [await orderOf(person, 'pending'), await orderOf(await register(), 'pending')];
  const desk = deskOf(office);
  for (const id of [own, others]) {
    await json(await desk.call(id, { result: 'no-answer', note: `Répondeur ${id}` }));
    await json(await desk.note(id, `Veut une facture ${id}`), 201);
    await json(await desk.amend(id, { reason: `Autre rue ${id}`, shipping: { address: `${id} rue Neuve` } }));
  }

  const text = await (await send('/api/user/export/', { method: 'GET', token: person.access })).text();

  const at = expect.any(String);
  const change = [expect.stringMatching(/^Zz/), `${own} rue Neuve`];
  expect(JSON.parse(text).orders).toMatchObject([
    {
      id: own,
      calls: [{ at, result: 'no-answer', note: `Répondeur ${own}` }],
      notes: [{ at, text: `Veut une facture ${own}` }],
      amendments: [{ at, reason: `Autre rue ${own}`, changes: { shipping_address: change } }],
    },
  ]);
  expect(text).not.toContain(`Veut une facture ${others}`);
  expect(text).not.toContain('"by"');
});

it('an export holds nothing that others did, though they had the same name, nor from where others acted', async () => {
  const former = await register();
  const renamed = { method: 'PATCH', token: former.access, body: { first_name: 'Ancienne' } };
  await json(await send('/api/user/profile/', renamed));
  await removed(former);
  const { access, user } = await register(undefined, newcomer({ username: former.username }));
  await json(await office.update('users', user.id, { lastName: 'Autre' }));

  const exported = await json<{ activity: { action: string; subject_id: string; address: string | null }[] }>(
    await send('/api/user/export/', { method: 'GET', token: access }),
  );

  expect(exported.activity.map(({ subject_id }) => subject_id)).toEqual(exported.activity.map(() => String(user.id)));
  expect(exported).toMatchObject({ activity_total: exported.activity.length });
  const byOthers = exported.activity.filter(({ action }) => action === 'update' || action === 'create');
  expect(byOthers.map(({ address }) => address)).toEqual(byOthers.map(() => null));
});

it('nobody is called as the audit log names whoever has no account', async () => {
  const body = newcomer({ username: 'System', email: newcomer().email });

  await refusal(await send('/api/register/', { body }), 400);
});
