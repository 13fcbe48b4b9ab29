/** What the shop holds about a person: found, given as a file, erased from every column of the database. */
import { randomInt, randomUUID } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import type { ParcelBatch } from '@/contract/admin/parcels';
import type { PersonalData } from '@/contract/admin/personal-data';
import { bearer, newcomer, profileStatus, register, send, tryLogin } from '../../support/accounts';
import { ordersOf, ownName } from '../../support/admin-orders';
import { ask, json, refusal, sharedOffice } from '../../support/api';
import { createProduct } from '../../support/back-office';
import { cashOf } from '../../support/cash';
import { createCourier } from '../../support/couriers';
import { deskOf } from '../../support/order-desk';
import { orderBody, postOrder } from '../../support/orders';
import { eventOf, parcelsOf, sendEvents } from '../../support/parcels';
import { createPerson } from '../../support/people';
import { sharedDatabase } from '../../support/running/database';
import { photograph } from '../../support/uploads';

const { url } = inject('shop');
const rows = sharedDatabase();
const office = sharedOffice();
const desk = deskOf(office);
const product = await createProduct(office, { stock: null, price: 1000 });

const path = (what: string, search: string) => `/api/admin/personal-data/${what}?${new URLSearchParams({ search })}`;
const find = async (search: string, token = office.token) =>
  json<PersonalData>(await send(path('', search), { method: 'GET', token }));
const file = (search: string, token = office.token) => send(path('file/', search), { method: 'GET', token });
const anonymise = (search: string, reason = 'Asked by telephone', token = office.token) =>
  send('/api/admin/personal-data/anonymise/', { token, body: { search, reason } });

/** A telephone that no other test uses, in the spellings that people and programs have for it. */
function ownPhone() {
  const digits = randomInt(100_000_000).toString().padStart(8, '0');
  const pairs = digits.match(/../g) ?? [];
  const plain = `06${digits}`;
  return { plain, spaced: `06 ${pairs.join(' ')}`, key: `+2136${digits}`, abroad: `00213 (0) 6${pairs.join('.')}` };
}

type Phone = ReturnType<typeof ownPhone>;

async function order(phone: string, { name, email, token }: { name: string; email: string; token?: string }) {
  const customer = { firstName: name, lastName: `${name}ov`, email, phone };
  const shipping = { address: `${name} 12`, city: name, region: 'alger', additionalInfo: name };
  const answer = await postOrder(url, orderBody(product.id, { customer, shipping }), token ? bearer(token) : {});
  return (await json<{ order_id: number }>(answer, 201)).order_id;
}

/** Somebody with an account, orders in several spellings, calls, a returned parcel, a quote, a part request and a block. */
async function somebody(phone: Phone) {
  const name = ownName();
  const person = await register(undefined, { ...newcomer(), first_name: name, last_name: `${name}ov` });
  const guest = `${name}@example.com`;
  const own = await order(phone.spaced, { name, email: person.email, token: person.access });
  const asGuest = await order(phone.abroad, { name, email: guest });
  await json(await desk.note(own, name), 201);
  await json(await desk.call(own, { result: 'no-answer', note: name }));
  await json(
    await desk.amend(own, { reason: name, shipping: { address: `${name} 14` }, customer: { phone2: phone.plain } }),
  );
  await json(await desk.move(own, { status: 'processing' }));
  const secret = randomUUID();
  const courier = { ...(await createCourier(office, { secret })), secret };
  const { parcels } = await json<ParcelBatch>(await parcelsOf(office).batch(courier.id, [own]), 201);
  const parcel = parcels[0]?.id ?? 0;
  await json(await parcelsOf(office).change(parcel, { note: name, state: 'attempted' }));
  await json(
    await sendEvents(courier, { events: [eventOf('Livré', { reference: String(own), seconds: 5, reason: name })] }),
  );
  await json(await cashOf(office).adjust({ parcel_id: parcel, amount: 10, reason: name }), 201);
  await json(await desk.move(asGuest, { status: 'cancelled' }));
  expect((await ordersOf(office).get(`${own}/invoice/`)).status).toBe(200);
  const quote = { customer: { name, phone: phone.plain }, items: [{ product_id: product.id, quantity: 1 }] };
  await json(await send('/api/quotes/', { body: { ...quote, company: { name, rc: '1', nif: '2' } } }), 201);
  const form = new FormData();
  form.set('phone', phone.plain);
  form.set('text', `Pour ${name}`);
  form.append('pictures', new File([new Uint8Array(await photograph('jpeg'))], 'p.jpg', { type: 'image/jpeg' }));
  await json(await ask('/api/part-requests/', { method: 'POST', body: form }), 201);
  const block = { token: office.token, body: { reason: name } };
  expect((await send(`/api/admin/customers/${encodeURIComponent(phone.key)}/block/`, block)).status).toBe(204);
  return { name, guest, person, own, asGuest };
}

/** The tables in whose rows one of the texts still stands. */
async function tablesWith(texts: readonly string[]): Promise<string[]> {
  const tables = await rows<{ name: string }>(
    `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public'`,
  );
  const left: string[] = [];
  for (const { name } of tables) {
    const found = await rows(`SELECT 1 FROM ${name} t WHERE lower(t::text) LIKE ANY($1)`, [
      texts.map((text) => `%${text.toLowerCase()}%`),
    ]);
    if (found.length > 0) left.push(name);
  }
  return left;
}

describe('a person', () => {
  it('is found by telephone in any spelling and by e-mail, counted by kind', async () => {
    const phone = ownPhone();
    const { name, guest, person } = await somebody(phone);

    const found = await Promise.all(
      [phone.plain, phone.abroad, phone.key, person.email.toUpperCase()].map((text) => find(text)),
    );

    const counts = { account: 1, orders: 2, quotes: 1, part_requests: 1, calls_and_notes: 3, returns: 0, blocks: 1 };
    for (const each of found) {
      expect(each.counts).toEqual({ ...counts, messages: 0, subscriptions: 0, proofs: 0 });
      expect(each).toMatchObject({ phones: [phone.key], office_accounts: [], open: [] });
      expect(each.emails.sort()).toEqual([person.email, guest.toLowerCase()].sort());
      expect(each.names).toContain(`${name} ${name}ov`);
    }
  });

  it('who is nobody has nothing, and a text that is neither telephone nor e-mail is refused', async () => {
    const { counts, names } = await find(ownPhone().plain);
    expect([Object.values(counts).every((count) => count === 0), names]).toEqual([true, []]);
    await refusal(await file(`${ownName()}@example.com`), 404);
    await refusal(await anonymise(ownPhone().plain), 404);
    for (const text of ['', 'Nadia', '12', 'x'.repeat(300)]) {
      expect(Object.keys((await refusal(await anonymise(text), 400)).details ?? {}), text).toEqual(['search']);
      await refusal(await send(path('', text), { method: 'GET', token: office.token }), 400);
    }
  });

  it('gets one file with all of it, and the export is recorded without who it is', async () => {
    const phone = ownPhone();
    const { name, own, asGuest, person } = await somebody(phone);

    const answer = await file(phone.plain);

    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="personal-data.json"');
    const held = await json<Record<string, Record<string, Record<string, unknown>[]>>>(answer);
    expect(held.orders?.orders?.map(({ id }) => id)).toEqual([own, asGuest]);
    expect(held.orders?.orders?.[0]).toMatchObject({ customer_first_name: name, shipping_address: `${name} 14` });
    expect(held.account?.users).toMatchObject([{ username: person.username, email: person.email }]);
    expect(held.calls_and_notes).toMatchObject({ order_notes: [{ text: name }], order_calls: [{ note: name }] });
    expect(held.quotes?.quotes).toMatchObject([{ customer_name: name, company_name: name }]);
    expect(held.part_requests).toMatchObject({
      part_requests: [{ text: `Pour ${name}` }],
      part_request_pictures: [{ position: 1 }],
    });
    expect(JSON.stringify(held)).not.toMatch(/"(hash|salt|secret)"/);
    const recorded = await rows<{ changes: object }>(
      `SELECT changes FROM audit_log WHERE action = 'export' AND subject_type = 'customers' AND changes->'person'->>1 = $1`,
      [`***${phone.key.slice(-2)}`],
    );
    expect(recorded.length).toBeGreaterThan(0);
  });
});

describe('anonymising', () => {
  it.each(['telephone', 'e-mail'])('by %s leaves nothing of the person in any column, and every amount', async (by) => {
    const phone = ownPhone();
    const { name, guest, person, own, asGuest } = await somebody(phone);
    const amounts = `SELECT id, total::text, charges::text, status FROM orders WHERE id = ANY($1) ORDER BY id`;
    const before = await rows(amounts, [[own, asGuest]]);
    const search = by === 'telephone' ? phone.spaced : person.email;
    expect((await tablesWith([name])).length).toBeGreaterThan(5);

    const answer = await json<{ changed: object }>(await anonymise(search));

    expect(answer.changed).toMatchObject({
      account: 1,
      orders: 2,
      quotes: 1,
      part_requests: 1,
      calls_and_notes: 3,
      blocks: 1,
    });
    expect(await tablesWith([name, person.email, guest, phone.plain, phone.spaced, phone.key, phone.abroad])).toEqual(
      [],
    );
    expect(await rows(amounts, [[own, asGuest]])).toEqual(before);
    expect(await ordersOf(office).read(own)).toMatchObject({ customer_name: 'Client supprimé', customer_phone: '' });
    expect((await ordersOf(office).list({ search: name })).orders).toEqual([]);
    expect([await profileStatus(person.access), (await tryLogin(person)).status]).toEqual([401, 401]);
    expect((await find(phone.plain)).names).toEqual([]);
    await refusal(await anonymise(search), 404);
    const [entry] = await rows<{ actor: string; changes: object }>(
      `SELECT actor, changes FROM audit_log WHERE action = 'delete' AND subject_type = 'customers' ORDER BY id DESC LIMIT 1`,
    );
    expect(entry).toMatchObject({
      actor: 'admin',
      changes: { orders: [2, null], reason: [null, 'Asked by telephone'] },
    });
  });

  it('leaves other people alone, those with nearly the same telephone or a shared address too', async () => {
    const [phone, name, shared] = [ownPhone(), ownName(), `${ownName()}@example.com`];
    const last = (Number(phone.plain.at(-1)) + 1) % 10;
    const near = await order(phone.plain.slice(0, -1) + last, { name, email: `${ownName()}@example.com` });
    const others: number[] = [];
    for (let count = 0; count < 6; count++) {
      const id = await order(ownPhone().plain, { name, email: `${ownName()}@example.com` });
      await json(await desk.move(id, { status: 'cancelled' }));
      others.push(id);
    }
    const own = await order(phone.plain, { name: ownName(), email: `${ownName()}@example.com` });
    await rows('UPDATE orders SET customer_email = $2 WHERE id = ANY($1)', [[own, ...others], shared]);
    await json(await desk.move(own, { status: 'cancelled' }));

    expect(await json(await anonymise(phone.plain))).toMatchObject({ changed: { orders: 1 } });

    for (const id of [near, ...others])
      expect(await ordersOf(office).read(id)).toMatchObject({ customer_name: `${name} ${name}ov` });
  });

  it.each(['pending', 'processing', 'shipping'])('waits while an order is %s, and names it', async (status) => {
    const phone = ownPhone();
    const id = await order(phone.plain, { name: ownName(), email: `${ownName()}@example.com` });
    if (status !== 'pending') await json(await desk.move(id, { status }));

    expect((await find(phone.plain)).open).toEqual([{ kind: 'order', id }]);
    expect((await refusal(await anonymise(phone.plain), 409)).message).toContain(`order #${id}`);

    expect(await ordersOf(office).read(id)).toMatchObject({ customer_phone: phone.plain });
  });

  it('waits for a parcel on its way and for a return that nobody has decided, and names them', async () => {
    const phone = ownPhone();
    const id = await order(phone.plain, { name: ownName(), email: `${ownName()}@example.com` });
    await json(await desk.move(id, { status: 'processing' }));
    const courier = await createCourier(office);
    const { parcels } = await json<ParcelBatch>(await parcelsOf(office).batch(courier.id, [id]), 201);
    const parcel = parcels[0]?.id ?? 0;
    for (const status of ['shipping', 'delivered']) await json(await desk.move(id, { status }));
    await rows(`UPDATE parcels SET state = 'created' WHERE id = $1`, [parcel]);

    expect((await refusal(await anonymise(phone.plain), 409)).message).toContain(`parcel ${parcel}`);
    await rows(`UPDATE parcels SET state = 'returned' WHERE id = $1`, [parcel]);
    expect((await refusal(await anonymise(phone.plain), 409)).message).toContain(`return of parcel ${parcel}`);
    await rows(`UPDATE parcels SET state = 'delivered' WHERE id = $1`, [parcel]);

    await json(await anonymise(phone.plain));
  });

  it('spares the people of the shop until they are customers', async () => {
    const clerk = await createPerson({ url, admin: office, role: 'clerk' });

    expect((await find(clerk.email)).office_accounts).toEqual([clerk.username]);
    expect((await refusal(await anonymise(clerk.email), 409)).message).toContain(clerk.username);

    expect(await profileStatus(clerk.office.token)).toBe(200);
  });

  it('takes no reason that would tell who it was', async () => {
    const [phone, name] = [ownPhone(), ownName()];
    const id = await order(phone.plain, { name, email: `${name}@example.com` });
    await json(await desk.move(id, { status: 'cancelled' }));

    for (const reason of [`For ${name}`, `Call ${phone.spaced}`, `Mail of ${name}@example.com`, ' ']) {
      expect(Object.keys((await refusal(await anonymise(phone.plain, reason), 400)).details ?? {}), reason).toEqual([
        'reason',
      ]);
    }
  });

  it('and the file ask for the password again', async () => {
    const admin = await createPerson({ url, admin: office, role: 'admin' });
    await rows(`UPDATE session_details SET confirmed_at = now() - interval '15 minutes' WHERE user_id = $1`, [
      admin.id,
    ]);
    const phone = ownPhone().plain;

    for (const answer of [await file(phone, admin.office.token), await anonymise(phone, 'Asked', admin.office.token)]) {
      expect(await refusal(answer, 403)).toMatchObject({ reauthentication_required: true });
    }
    expect((await find(phone, admin.office.token)).names).toEqual([]);
  });
});

it('the ledger of cash lets notes go with the person, and nothing else', async () => {
  const [entry] = await rows<{ id: string }>('SELECT id FROM cash_entries ORDER BY id LIMIT 1');
  const id = entry?.id;

  for (const set of [`centimes = centimes + 1, note = '***'`, `note = 'something else'`, `by = 'nobody'`]) {
    const change = `SELECT set_config('thermopieces.erasing', 'on', true); UPDATE cash_entries SET ${set} WHERE id = ${id}`;
    await expect(rows(change)).rejects.toThrow(/never changed/);
  }
  await expect(rows(`UPDATE cash_entries SET note = '***' WHERE id = ${id}`)).rejects.toThrow(/never changed/);
});
