import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import type { AuditAnswer, AuditLogEntry, StockMovementsAnswer } from '@/contract/admin/audit';
import { bearer, logInAgain, register, send, sessionIdOf, tryLogin } from '../../support/accounts';
import { askAdmin } from '../../support/admin-calls';
import { ordersOf, placeBody, placeOrder } from '../../support/admin-orders';
import { ask, json, refusal, sharedOffice } from '../../support/api';
import { createCategory, createProduct } from '../../support/back-office';
import { importCsv, newReference, table, takeTurnsWithImports } from '../../support/imports';
import { mailedToken } from '../../support/mails';
import { orderBody } from '../../support/orders';
import { createPerson } from '../../support/people';
import { putProduct } from '../../support/products';
import { sharedDatabase } from '../../support/running/database';
import { failCommitsOf } from '../../support/running/failing-commits';

const { url, dataDir } = inject('shop');
takeTurnsWithImports();
const rows = sharedDatabase();
const office = sharedOffice();

const read = async (query: Record<string, string>) =>
  json<AuditAnswer>(await askAdmin(`/api/admin/audit/?${new URLSearchParams(query)}`));
const entriesOf = async (subject: string) => (await read({ subject })).entries;
const shown = (entries: readonly AuditLogEntry[]) =>
  entries.map(({ action, actor, changes }) => [action, actor, changes]);

describe('every change leaves its entry', () => {
  it('of a product: price, publication, corrected stock, deletion, each with what stood before', async () => {
    const { id, title } = await createProduct(office, { price: 1000, stock: 10 });
    await putProduct(office, id, { price: 1250.5 });
    await office.update('products', id, { published: false });
    await putProduct(office, id, { stock: 7, stock_reason: 'count', stock_note: 'counted' });
    await office.update('products', id, { shortDescription: 'no entry' });
    await office.remove('products', id);

    const kept = { title, price: 1250.5, published: false, stock: 7, stockStatus: 'instock' };
    const made = { ...kept, price: 1000, published: true, stock: 10 };
    expect(shown(await entriesOf(`products/${id}`))).toEqual([
      ['delete', 'admin', paired(kept, (value) => [value, null])],
      ['update', 'admin', { stock: [10, 7], stockReason: [null, 'count'] }],
      ['update', 'admin', { published: [true, false] }],
      ['update', 'admin', { price: [1000, 1250.5] }],
      ['create', 'admin', paired(made, (value) => [null, value])],
    ]);
  });

  it('whatever fields the request wants to see', async () => {
    const { id } = await createProduct(office, { price: 1000, stock: 3 });
    const patched = await office.ask(`products/${id}?select[title]=true`, 'PATCH', { price: 900, stock: 2 });
    expect(patched.status).toBe(200);

    expect((await entriesOf(`products/${id}`))[0]?.changes).toEqual({ price: [1000, 900], stock: [3, 2] });
  });

  it('of categories, with all that goes with them, brands and fees', async () => {
    const parent = await createCategory(office);
    const child = await createCategory(office, { parent: parent.id });
    const brand = await office.create('tags', { name: `Marque ${randomUUID()}` });
    const wilaya = await office.create('wilayas', { name: `Wilaya ${randomUUID()}`, price: 500 });
    await office.update('wilayas', wilaya.id, { price: 600 });
    await office.remove('categories', parent.id);
    await office.remove('tags', brand.id);
    await office.remove('wilayas', wilaya.id);

    expect((await entriesOf(`categories/${child.id}`))[0]).toMatchObject({
      action: 'delete',
      changes: { name: [child.name, null], parent: [parent.id, null] },
    });
    const [, raised] = await entriesOf(`wilayas/${wilaya.id}`);
    expect(raised).toMatchObject({ action: 'update', changes: { price: [500, 600] } });
    for (const subject of [`categories/${parent.id}`, `tags/${brand.id}`, `wilayas/${wilaya.id}`]) {
      const actions = (await entriesOf(subject)).map(({ action }) => action);
      expect(actions).toEqual(expect.arrayContaining(['create', 'delete']));
    }
  });

  it('of an order: who placed and moved it; its sale is a stock movement instead', async () => {
    const { orderId, productId } = await placeOrder(office, { quantity: 2 });
    await ordersOf(office).move(orderId, { status: 'processing' });

    const entries = await entriesOf(`orders/${orderId}`);

    expect(entries.map(({ action, actor }) => [action, actor])).toEqual([
      ['update', 'admin'],
      ['create', 'guest'],
    ]);
    expect(entries[0]?.changes).toEqual({ status: ['pending', 'processing'] });
    expect(entries[1]?.address).toMatch(/^(127\.0\.0\.1|0:0:0:0)$/);
    // An import of products, which other tests make, may have the same number.
    const actions = (await entriesOf(`products/${productId}`)).map(({ action }) => action);
    expect(actions.filter((action) => action !== 'import')).toEqual(['create']);
  });

  it('of an invoice, when the first one is made', async () => {
    const { orderId } = await placeOrder(office);
    for (let time = 0; time < 2; time++) expect((await ordersOf(office).get(`${orderId}/invoice/`)).status).toBe(200);

    const [latest, ...others] = await entriesOf(`orders/${orderId}`);

    expect(latest).toMatchObject({ action: 'update', actor: 'admin', changes: { invoiced: [false, true] } });
    expect(others.map(({ action }) => action)).toEqual(['create']);
  });

  it('of an import, by whoever began it', async () => {
    const category = await createCategory(office);
    const line = { reference: newReference(), title: 'Vanne', categories: category.slug, price: '10' };
    const { id } = await importCsv(table(line), { token: office.token });

    const changes = expect.objectContaining({ created: [0, 1] });
    const entry = expect.objectContaining({ action: 'import', actor: 'admin', changes });
    expect(await entriesOf(`products/${id}`)).toContainEqual(entry);
  });

  it('of a password reset by mail, by the account itself', async () => {
    const person = await register();
    await send('/api/password/forgot/', { body: { email: person.email } });
    const token = await mailedToken({ dataDir, kind: 'reset', address: person.email });
    await json(await send('/api/password/reset/', { body: { token, password: randomUUID() } }));

    expect((await entriesOf(`users/${person.id}`))[0]).toMatchObject({ action: 'password', actor: person.username });
  });

  it('of an account: personal data masked, roles and passwords by name, never a secret', async () => {
    const admin = await createPerson({ url, admin: office, role: 'admin' });
    const { id } = await register();
    const password = `vanne ${randomUUID()}`;
    const email = `karim.${id}@example.com`;
    await admin.office.update('users', id, { role: 'staff', password, email, firstName: 'Karim' });

    const entries = (await entriesOf(`users/${id}`)).filter(({ actor }) => actor === admin.username);

    expect(entries.map(({ action, changes }) => [action, changes])).toEqual([
      ['password', {}],
      ['role', { role: ['customer', 'staff'] }],
      ['update', { email: ['n***@example.com', 'k***@example.com'], firstName: ['N***', 'K***'] }],
    ]);
    const all = JSON.stringify(await rows('SELECT * FROM audit_log WHERE subject_id = $1', [String(id)]));
    for (const secret of [password, 'Karim', `karim.${id}`]) expect(all).not.toContain(secret);
  });

  it('of logins, failures and locks: the account if it exists, never what was typed', async () => {
    const person = await register();
    const since = (await rows<{ id: string }>('SELECT max(id) AS id FROM audit_log'))[0]?.id;
    const nobody = `nobody-${randomUUID()}`;
    for (let tries = 0; tries < 5; tries++) await tryLogin({ username: person.username, password: 'a secret typed' });
    await tryLogin({ username: nobody, password: 'a secret typed' });

    const found = await rows<{ action: string }>(
      `SELECT action, actor, subject_id FROM audit_log WHERE id > $1 AND action IN ('login-failed', 'lock')
       AND (subject_id = $2 OR subject_id IS NULL)`,
      [since, String(person.id)],
    );

    expect(found.filter(({ action }) => action === 'lock')).toEqual([
      { action: 'lock', actor: 'guest', subject_id: String(person.id) },
    ]);
    expect(found.filter(({ action }) => action === 'login-failed').length).toBeGreaterThanOrEqual(6);
    const typed = await rows(
      `SELECT 1 FROM audit_log WHERE audit_log::text LIKE '%secret typed%' OR audit_log::text LIKE $1`,
      [`%${nobody}%`],
    );
    expect(typed).toEqual([]);
    expect((await entriesOf(`users/${person.id}`)).map(({ action, actor }) => [action, actor])).toContainEqual([
      'login',
      person.username,
    ]);
  });

  it('of an account that the admin unlocks: once, and only if it was locked', async () => {
    const admin = await createPerson({ url, admin: office, role: 'admin' });
    const staff = await createPerson({ url, admin: office, role: 'staff' });
    const { id, username } = await register();
    const unlock = (by = admin) => by.office.ask('users/unlock', 'POST', { username });
    await unlock();
    for (let tries = 0; tries < 5; tries++) await tryLogin({ username, password: 'a secret typed' });

    expect((await unlock(staff)).status).toBe(403);
    expect((await unlock()).status).toBe(200);
    expect((await unlock()).status).toBe(200);

    const unlocks = (await entriesOf(`users/${id}`)).filter(({ changes }) => 'locked' in changes);
    expect(shown(unlocks)).toEqual([['update', admin.username, { locked: [true, false] }]]);
  });

  it('of sessions that their owner ends, or that wrong passwords end', async () => {
    const person = await register();
    const others = [await logInAgain(person), await logInAgain(person)];
    const end = (id = '') => send(`/api/user/sessions/${id}`, { method: 'DELETE', token: person.access });

    await end(`${sessionIdOf(others[0]?.access ?? '')}/`);
    await end();
    await end();
    for (let tries = 0; tries < 5; tries++) {
      await send('/api/user/confirm-password/', { token: person.access, body: { password: 'a secret typed' } });
    }

    const ends = (await entriesOf(`users/${person.id}`)).filter(({ changes }) => 'sessions' in changes);
    expect(shown(ends)).toEqual([
      ['update', person.username, { sessions: [1, 0] }],
      ['update', person.username, { sessions: [2, 1] }],
      ['update', person.username, { sessions: [3, 2] }],
    ]);
  });

  it('of exports', async () => {
    const admin = await createPerson({ url, admin: office, role: 'admin' });
    const headers = bearer(admin.office.token);
    await ask('/api/admin/orders/export/?status=pending&customer=Nadia', { headers });
    await ask('/api/admin/products/export/', { headers });

    const { entries } = await read({ actor: admin.username, action: 'export' });

    expect(entries.map(({ subject_type, changes }) => [subject_type, changes])).toEqual([
      ['products', {}],
      ['orders', { status: [null, 'pending'] }],
    ]);
  });

  it('and no entry if the change was not committed', async () => {
    const { id } = await createProduct(office, { price: 1000 });
    await failCommitsOf(rows, { table: 'products', when: `NEW.id = ${id} AND NEW.price = 1111` });

    const answer = await askAdmin(`/api/admin/products/${id}/`, { method: 'PUT', body: { price: 1111 } });

    expect(answer.status).toBe(503);
    expect((await entriesOf(`products/${id}`)).map(({ action }) => action)).toEqual(['create']);
  });
});

describe('nobody changes it', () => {
  it.each([
    `UPDATE audit_log SET actor = 'somebody'`,
    'DELETE FROM audit_log',
    'TRUNCATE audit_log',
    `WITH p AS MATERIALIZED (SELECT set_config('thermopieces.audit_retention', 'on', true)) DELETE FROM audit_log USING p`,
  ])("not even the shop's own role: %s", async (statement) => {
    const count = async () => (await rows<{ n: number }>('SELECT count(*)::int AS n FROM audit_log'))[0]?.n ?? 0;
    const before = await count();
    expect(before).toBeGreaterThan(0);

    await expect(rows(statement)).rejects.toThrow(/audit log is never changed/);

    expect(await count()).toBeGreaterThanOrEqual(before);
  });
});

describe('reading it', () => {
  it('has the newest first, 50 a page, by actor, action, subject and time', async () => {
    const all = await read({});

    expect(all.entries).toHaveLength(50);
    expect(all.entries.map(({ id }) => id)).toEqual(all.entries.map(({ id }) => id).toSorted((a, b) => b - a));
    expect(all).toMatchObject({ page: 1, total_pages: Math.ceil(all.total / 50) });
    const [today, tomorrow] = [dayOf(0), dayOf(1)];
    expect((await read({ from: today, to: today, action: 'create' })).entries.length).toBeGreaterThan(0);
    expect((await read({ from: tomorrow })).entries).toEqual([]);
    const types = (await read({ subject: 'products' })).entries.map(({ subject_type }) => subject_type);
    expect(new Set(types)).toEqual(new Set(['products']));
    for (const query of ['action=burn', 'from=yesterday', 'page=0']) {
      await refusal(await askAdmin(`/api/admin/audit/?${query}`), 400);
    }
  });
});

describe('the stock book', () => {
  it('says of each movement who, why, and for which order', async () => {
    const { id, title } = await createProduct(office, { stock: 10 });
    const staff = await createPerson({ url, admin: office, role: 'staff' });
    const order_id = await placeBody(orderBody(id));
    await putProduct(staff.office, id, { stock: 20, stock_reason: 'found', stock_note: 'Delivery of the maker' });
    await ordersOf(office).move(order_id, { status: 'cancelled' });

    const headers = bearer(staff.office.token);
    const answer = await json<StockMovementsAnswer>(
      await ask(`/api/admin/stock-movements/?product=${id}`, { headers }),
    );

    const each = { id: expect.any(Number), at: expect.stringMatching(/^20.*Z$/), product_id: id, product_title: title };
    const own = { ...each, correction: null, order_id: null, by: 'admin', note: null };
    const found = { correction: 'found', by: staff.username, note: 'Delivery of the maker' };
    expect(answer).toEqual({
      movements: [
        { ...own, quantity: 1, reason: 'cancellation', order_id },
        { ...own, quantity: 11, reason: 'correction', ...found },
        { ...own, quantity: -1, reason: 'sale', order_id, by: 'guest' },
        { ...own, quantity: 10, reason: 'correction' },
      ],
      total: 4,
      page: 1,
      total_pages: 1,
    });
  });

  it('takes a correction without a reason, as older callers send it, and no reason that it does not know', async () => {
    const { id } = await createProduct(office, { stock: 10 });

    await putProduct(office, id, { stock: 9 });
    const body = { stock: 8, stock_reason: 'stolen' };
    const unknown = await askAdmin(`/api/admin/products/${id}/`, { method: 'PUT', body });
    const cms = await office.ask(`products/${id}`, 'PATCH', { stock: 7, stockReason: 'lost', stockNote: 'Not found' });

    expect((await refusal(unknown, 400)).details).toHaveProperty('stock_reason');
    expect(cms.status).toBe(200);
    const { movements } = await json<StockMovementsAnswer>(await askAdmin(`/api/admin/stock-movements/?product=${id}`));
    expect(movements.slice(0, 2).map(({ quantity, correction, note }) => [quantity, correction, note])).toEqual([
      [-2, 'lost', 'Not found'],
      [-1, null, null],
    ]);
  });
});

function dayOf(offset: number): string {
  return new Date(Date.now() + 3_600_000 + offset * 86_400_000).toISOString().slice(0, 10);
}

function paired(values: Record<string, unknown>, pair: (value: unknown) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, pair(value)]));
}
