/** Nothing is confirmed that the database did not keep; Payload's own adapter reports a failed COMMIT as success. */
import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { ResilientPool } from '@/database/pool';
import { newcomer, register, send, tryLogin } from '../../support/accounts';
import { ordersOf, placeOrder } from '../../support/admin-orders';
import { json, refusal, sharedOffice } from '../../support/api';
import { createProduct } from '../../support/back-office';
import { newReference, postImport, table, takeTurnsWithImports } from '../../support/imports';
import { orderBody, postOrder } from '../../support/orders';
import { sharedDatabase, stockOf } from '../../support/running/database';
import { failCommitsOf } from '../../support/running/failing-commits';

const office = sharedOffice();
const orders = ordersOf(office);
const rows = sharedDatabase();
takeTurnsWithImports();

/** What an answer says that confirms nothing. */
async function expectUnavailable(answer: Response): Promise<void> {
  expect((await refusal(answer, 503)).message).toBe('The service is unavailable for the moment. Please try again.');
}

describe('if COMMIT fails, 503 is answered and nothing is left of', () => {
  it('an order, whose key is free again', async () => {
    const { id } = await createProduct(office);
    const body = orderBody(id);
    const key = { 'Idempotency-Key': randomUUID() };
    const orderRows = () => rows('SELECT id FROM orders WHERE guest_id = $1', [body.guest_id]);
    const allow = await failCommitsOf(rows, { table: 'orders', when: `NEW.guest_id = '${body.guest_id}'` });

    const { message } = await refusal(await postOrder(inject('shop').url, body, key), 503);

    expect(message).toBe('Service momentanément indisponible. Veuillez réessayer.');
    expect(await orderRows()).toEqual([]);
    expect(await stockOf(rows, id)).toMatchObject({ stock: 10, booked: 10, ordered: 0 });

    await allow();
    const { order_id } = await json<{ order_id: number }>(await postOrder(inject('shop').url, body, key), 201);
    expect(await orderRows()).toEqual([{ id: order_id }]);
  });

  it("an order's status", async () => {
    const { orderId, productId } = await placeOrder(office, { quantity: 2 });
    await failCommitsOf(rows, { table: 'orders', when: `NEW.id = ${orderId}` });

    await expectUnavailable(await orders.move(orderId, { status: 'cancelled' }));

    expect(await orders.read(orderId)).toMatchObject({ status: 'pending', status_history: [{ status: 'pending' }] });
    expect(await stockOf(rows, productId)).toMatchObject({ stock: 8 });
  });

  it("a mail about an order's status", async () => {
    const { orderId } = await placeOrder(office);
    await failCommitsOf(rows, { table: 'order_mails', when: `NEW.order_id = ${orderId}` });

    await expectUnavailable(await orders.mail(orderId));

    expect((await orders.read(orderId)).status_mails).toEqual([]);
  });

  it('the start of an import', async () => {
    const name = `${randomUUID()}.csv`;
    await failCommitsOf(rows, { table: 'product_imports', when: `NEW.file_name = '${name}'` });

    const csv = table({ reference: newReference(), title: 'x', categories: 'x' });
    await expectUnavailable(await postImport(csv, { token: office.token, name, dryRun: true }));

    expect(await rows('SELECT 1 FROM product_imports WHERE file_name = $1', [name])).toEqual([]);
  });

  it('an edit of the catalogue', async () => {
    const name = `Marque ${randomUUID()}`;
    await failCommitsOf(rows, { table: 'tags', when: `NEW.name = '${name}'` });

    await expectUnavailable(await send('/api/admin/tags/', { token: office.token, body: { name } }));

    expect(await rows('SELECT 1 FROM tags WHERE name = $1', [name])).toEqual([]);
  });

  it("a save in Payload's own form", async () => {
    const { id } = await createProduct(office);
    const title = `Titre ${randomUUID()}`;
    await failCommitsOf(rows, { table: 'products', when: `NEW.title = '${title}'` });

    expect((await office.update('products', id, { title })).status).toBe(503);

    expect(await rows('SELECT 1 FROM products WHERE title = $1', [title])).toEqual([]);
  });

  it('a registration', async () => {
    const person = newcomer();
    await failCommitsOf(rows, { table: 'users', when: `NEW.username = '${person.username}'` });

    await refusal(await send('/api/register/', { body: person }), 503);

    expect((await tryLogin(person)).status).toBe(401);
  });

  it('a login', async () => {
    const person = await register();
    await failCommitsOf(rows, { table: 'users_sessions', when: `NEW._parent_id = ${person.id}` });

    await refusal(await tryLogin(person), 503);
  });

  it('a new password', async () => {
    const person = await register();
    const allow = await failCommitsOf(rows, { table: 'users', when: `NEW.id = ${person.id}` });

    const body = { current_password: person.password, new_password: randomUUID() };
    await refusal(await send('/api/user/password/', { token: person.access, body }), 503);

    await allow();
    expect((await tryLogin({ ...person, password: body.new_password })).status).toBe(401);
  });
});

it('a transaction in which a failure was passed over is not reported as kept', async () => {
  const pool = new ResilientPool({ connectionString: inject('shop').databaseUrl, max: 1 });
  onTestFinished(() => pool.end());
  const client = await pool.connect();
  onTestFinished(() => client.release());

  await client.query('begin');
  await expect(client.query('SELECT 1 / 0')).rejects.toThrow('division by zero');
  await expect(client.query('commit')).rejects.toThrow(/rolled back/);

  await client.query('begin');
  expect(await client.query({ text: 'commit' })).toMatchObject({ command: 'COMMIT' });
});
