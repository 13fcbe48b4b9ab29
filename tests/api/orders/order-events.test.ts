/** The back office hears of new orders as they come, and misses no order when its line is lost. */
import pg from 'pg';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { orderEvent } from '@/contract/admin/events';
import { completeArrivals } from '@/orders/reading/arrivals';
import { bearer, send } from '../../support/accounts';
import { ownName, placeBody } from '../../support/admin-orders';
import { ask, sharedOffice } from '../../support/api';
import { createProduct } from '../../support/back-office';
import { type Listener, listen } from '../../support/event-stream';
import { orderBody, postOrder, someCustomer } from '../../support/orders';
import { createPerson } from '../../support/people';
import { figuresOf } from '../../support/running/database';

const { url, databaseUrl } = inject('shop');
const office = sharedOffice();
const clerk = () => createPerson({ url, admin: office, role: 'clerk' });
const { token } = (await clerk()).office;

const { id: productId } = await createProduct(office, { stock: 1000 });

/** Other test files place orders, too: ours carry a name of their own. */
const place = (lastName: string) => placeBody(orderBody(productId, { customer: { ...someCustomer(), lastName } }));

const heardOf = ({ heard }: Listener, lastName: string) =>
  heard.filter(({ data }) => data.customer_name.endsWith(lastName)).map(({ data }) => data.id);

/** A connection on which a transaction stays open for a while. */
async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

/** Places a copy of an order in a transaction that is still open, as an order that is slow to commit. */
async function beginSlowOrder(client: pg.Client, { copyOf, lastName }: { copyOf: number; lastName: string }) {
  await client.query('BEGIN');
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO orders (status, order_date, customer_first_name, customer_last_name, wilaya_name, charges, total, tracking_code)
     SELECT status, now(), 'Lente', $2, wilaya_name, charges, total, gen_random_uuid()::text FROM orders WHERE id = $1 RETURNING id`,
    [copyOf, lastName],
  );
  const id = rows[0]?.id ?? 0;
  await client.query(figuresOf(`(SELECT * FROM orders WHERE id = ${id}) o`, 1));
  return id;
}

describe('the stream', () => {
  it('tells of each order within two seconds of its commit', { retry: 2 }, async () => {
    const lastName = ownName();
    const listener = await listen(token);
    expect(listener.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(listener.response.headers.get('cache-control')).toMatch(/no-store/);

    const id = await place(lastName);
    const placed = performance.now();
    await expect.poll(() => heardOf(listener, lastName), { timeout: 2_000, interval: 20 }).toEqual([id]);

    expect(performance.now() - placed).toBeLessThan(2_000);
    const { data } = listener.heard.find((event) => event.data.id === id) ?? {};
    expect(orderEvent.strict().parse(data)).toMatchObject({ total: 1400, wilaya: 'Alger' });
    expect(data?.customer_name).toBe(`Amine ${lastName}`);
    const second = await place(lastName);
    await expect.poll(() => heardOf(listener, lastName), { timeout: 2_000 }).toEqual([id, second]);
  });

  it('does not tell of orders from before, nor of orders that were refused', async () => {
    const lastName = ownName();
    await place(lastName);
    const listener = await listen(token);
    const refused = orderBody(productId, { customer: { ...someCustomer(), lastName }, total: 1 });
    expect((await postOrder(url, refused)).status).toBe(409);

    const id = await place(lastName);
    await expect.poll(() => heardOf(listener, lastName)).toEqual([id]);
  });

  it('is not opened by a HEAD request', async () => {
    const answer = await ask('/api/admin/events/', { method: 'HEAD', headers: bearer(token) });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('');
  });
});

describe('a line that was lost', () => {
  it('is taken up again after any event, without a gap and without a repetition', async () => {
    const lastName = ownName();
    const whole = await listen(token);
    const begin = whole.lastId;
    await expect.poll(begin).not.toBe('');
    const start = begin();
    const ids = await Promise.all(Array.from({ length: 8 }, () => place(lastName)));
    await expect.poll(() => heardOf(whole, lastName)).toHaveLength(8);
    expect(heardOf(whole, lastName).toSorted()).toEqual(ids.toSorted());
    whole.close();

    const events = whole.heard.filter(({ data }) => data.customer_name.endsWith(lastName));
    const order = events.map(({ data }) => data.id);
    for (const [index, lastId] of [start, ...events.map(({ id }) => id)].entries()) {
      const again = await listen(token, { lastId });
      const rest = order.slice(index);
      const next = await place(lastName);
      order.push(next);
      await expect.poll(() => heardOf(again, lastName)).toContain(next);
      expect(heardOf(again, lastName)).toEqual([...rest, next]);
      again.close();
    }
  });

  it('before the first event misses nothing either', async () => {
    const lastName = ownName();
    const first = await listen(token);
    await expect.poll(first.lastId).not.toBe('');
    first.close();
    const id = await place(lastName);

    const again = await listen(token, { lastId: first.lastId() });
    await expect.poll(() => heardOf(again, lastName)).toEqual([id]);
  });

  it('misses no order that began earlier and was committed later', async () => {
    const lastName = ownName();
    const copyOf = await place(ownName());
    const client = await connect();
    const listener = await listen(token);
    const slow = await beginSlowOrder(client, { copyOf, lastName });
    const quick = await place(lastName);
    expect(slow).toBeLessThan(quick);
    await expect.poll(() => heardOf(listener, lastName)).toEqual([quick]);
    const lastId = listener.lastId();
    listener.close();

    const again = await listen(token, { lastId });
    const other = await listen(token);
    await client.query('COMMIT');

    await expect.poll(() => heardOf(again, lastName)).toEqual([slow]);
    await expect.poll(() => heardOf(other, lastName)).toEqual([slow]);
  });

  it.each([
    ['nonsense', 'abc'],
    ['a snapshot that cannot be', '9:1:'],
    ['half a cursor', '1:1:~2:2:'],
    ['a number beyond all', '1:99999999999999999999:'],
    ['a place in another database, ahead of this one', '4000000000000:4000000000000:'],
  ])('with %s begins anew', async (_, lastId) => {
    const lastName = ownName();
    await place(lastName);
    const listener = await listen(token, { lastId });
    const id = await place(lastName);
    await expect.poll(() => heardOf(listener, lastName)).toEqual([id]);
  });
});

it('orders that were restored from another database are no news', async () => {
  const id = await place(ownName());
  const client = await connect();
  await client.query('BEGIN');
  await client.query('UPDATE orders SET arrival = 9000000000000000 WHERE id = $1', [id]);

  await completeArrivals(client);

  const { rows } = await client.query<{ id: number; arrival: string }>(
    'SELECT id, arrival FROM orders WHERE arrival = 0 OR arrival > 8000000000000000',
  );
  expect(rows).toEqual([{ id, arrival: '0' }]);
  await client.query('ROLLBACK');
});

describe('a stream ends', () => {
  it('with the session and with the role, and lives on otherwise', async () => {
    const [leaving, demoted, staying] = await Promise.all([clerk(), clerk(), clerk()]);
    const streams = await Promise.all([leaving, demoted, staying].map((person) => listen(person.office.token)));
    const [left, lost, kept] = streams;
    await send('/api/logout/', { token: leaving.office.token, body: { refresh: leaving.refresh } });
    await office.update('users', demoted.id, { role: 'staff' });

    await expect.poll(() => [left?.isEnded(), lost?.isEnded()], { timeout: 25_000 }).toEqual([true, true]);
    await expect.poll(() => kept?.pulses(), { timeout: 25_000 }).toBeGreaterThan(1);
    expect(kept?.isEnded()).toBe(false);
  });

  it('before it tells of an order that was placed after the session', async () => {
    const leaving = await clerk();
    const [left, kept] = await Promise.all([listen(leaving.office.token), listen(token)]);
    await send('/api/logout/', { token: leaving.office.token, body: { refresh: leaving.refresh } });
    const lastName = ownName();

    const id = await place(lastName);

    await expect.poll(() => heardOf(kept, lastName)).toEqual([id]);
    await expect.poll(left.isEnded).toBe(true);
    expect(heardOf(left, lastName)).toEqual([]);
  });

  it('when the same person opens ten more', async () => {
    const { office: own } = await clerk();
    const first = await listen(own.token);
    const others: Listener[] = [];
    for (let count = 0; count < 10; count++) others.push(await listen(own.token));

    await expect.poll(first.isEnded).toBe(true);
    expect(others.map((other) => other.isEnded())).toEqual(Array(10).fill(false));
    // One that is closed makes room.
    others[0]?.close();
    const lastName = ownName();
    const last = await listen(own.token);
    const id = await place(lastName);
    await expect.poll(() => heardOf(last, lastName)).toEqual([id]);
    expect(others.slice(1).map((other) => other.isEnded())).toEqual(Array(9).fill(false));
  });
});
