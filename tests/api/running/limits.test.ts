/** Rate limits per address and per account, across all instances of a shop. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LoginAnswer } from '@/contract/accounts';
import { MAX_IMAGE_BYTES } from '@/domain/products/image-rules';
import { bearer, newcomer, send, times, tryLogin } from '../../support/accounts';
import { json, refusal } from '../../support/api';
import { createProduct, openBackOffice } from '../../support/back-office';
import { mailedToken } from '../../support/mails';
import { orderBody, postOrder, someCustomer } from '../../support/orders';
import { queryOnce } from '../../support/running/database';
import { freshDatabase } from '../../support/running/fresh-database';
import { type Shop, startShop } from '../../support/running/shop';
import { photograph } from '../../support/uploads';

/** Behind one trusted proxy. */
let shop: Shop;
/** Another instance on the same database, without a proxy. */
let bare: Shop;
const closing: (() => Promise<void>)[] = [];

const RATE_LIMITS = [
  ...['login.address=8/1h', 'login.account=3/1h', 'register.address=4/1h', 'register.account=2/1h'],
  ...['reset.address=4/1h', 'reset.account=2/30s', 'order.address=4/1h', 'order.account=2/1h'],
  ...['track.address=4/1h', 'track.account=3/1h', 'quote.address=2/1h', 'quote.account=3/1h'],
  ...['part-request.address=2/1h', 'refused.address=9/1h'],
].join(',');

beforeAll(async () => {
  const database = await freshDatabase();
  closing.push(database.drop);
  const env = { DATABASE_URL: database.url, DATABASE_POOL: '10', RATE_LIMITS };
  [shop, bare] = await Promise.all([startShop({ env: { ...env, TRUST_PROXY: '1' } }), startShop({ env })]);
  closing.push(shop.remove, bare.remove);
});

afterAll(async () => {
  for (const close of closing.toReversed()) await close();
});

let hosts = 0;
/** An address that no other test asks from. */
const newAddress = () => `198.51.100.${++hosts}`;
const from = (address: string) => ({ 'X-Forwarded-For': address });
const nobody = () => newcomer().username;

type Ask = (headers: Record<string, string>) => Promise<Response>;
const ask = (path: string, body: unknown, url = () => shop.url): Ask => {
  return (headers) => send(path, { url: url(), body, headers });
};

let product: Promise<{ id: number }> | undefined;
/** For sale. One login serves all tests, since logins are limited. */
const someProduct = () => {
  product ??= openBackOffice(shop.url).then((office) => createProduct(office, { price: 100, stock: null }));
  return product;
};

const quoteBody = async () => ({
  customer: { name: 'Amine', phone: '0550 12 34 56' },
  items: [{ product_id: (await someProduct()).id, quantity: 1 }],
});

const keyed = (call: Ask, key: string): Ask => {
  return (headers) => call({ ...headers, 'Idempotency-Key': key });
};

const follow =
  (path: string): Ask =>
  (headers) =>
    fetch(`${shop.url}/api/track/${path}`, { headers });

/** A new account, whose registration no other test counts. */
async function registerElsewhere() {
  const person = newcomer();
  const answer = await json<LoginAnswer>(await ask('/api/register/', person)(from(newAddress())), 201);
  return { ...person, ...answer };
}

/** The statuses of a number of consecutive calls, each from a different address unless one is given. */
async function statuses(call: Ask, count: number, address?: string): Promise<number[]> {
  const seen: number[] = [];
  for (let index = 0; index < count; index++) seen.push((await call(from(address ?? newAddress()))).status);
  return seen;
}

/** 429 with the time to wait, in words and as a header. */
async function expectTooMany(response: Response, seconds = 3600): Promise<void> {
  const wait = Number(response.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(seconds);
  const { message } = await refusal(response, 429);
  expect(message).toMatch(/^Trop de tentatives\. Veuillez réessayer dans \d+ (secondes?|minutes?|heures?)\.$/);
}

describe('by address', () => {
  it.each<[string, number, () => Ask, number]>([
    ['logins', 8, () => ask('/api/token/', {}), 400],
    ['sign-ins by Google', 8, () => ask('/api/auth/google/', {}), 400],
    ['registrations', 4, () => ask('/api/register/', {}), 400],
    ['asked mails', 4, () => ask('/api/password/forgot/', {}), 400],
    ['tries of a mailed link', 4, () => ask('/api/password/reset/', {}), 400],
    ['orders', 4, () => (headers) => postOrder(shop.url, {}, headers), 400],
    ['followed codes', 4, () => follow(`${'x'.repeat(43)}/`), 404],
    ['cancellations by code', 4, () => ask(`/api/track/${'x'.repeat(43)}/cancel/`, {}), 404],
  ])('%s beyond %i are refused, and elsewhere go on', async (_, limit, call, status) => {
    const address = newAddress();

    expect(await statuses(call(), limit, address)).toEqual(Array(limit).fill(status));

    await expectTooMany(await call()(from(address)));
    expect((await call()(from(newAddress()))).status).toBe(status);
  });

  const form = (text: string, fields: Record<string, string | File> = {}): Ask => {
    const body = new FormData();
    body.set('phone', '0550 12 34 56');
    body.set('text', text);
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    return (headers) => fetch(`${shop.url}/api/part-requests/`, { method: 'POST', body, headers });
  };

  it('does not count quotes and part requests whose fields are refused', async () => {
    const address = newAddress();
    const gone = { ...(await quoteBody()), items: [{ product_id: 2_000_000_000, quantity: 1 }] };

    expect(await statuses(form(' '), 4, address)).toEqual([400, 400, 400, 400]);
    expect(await statuses(form('Une carte'), 3, address)).toEqual([201, 201, 429]);
    expect(await statuses(ask('/api/quotes/', {}), 4, address)).toEqual([400, 400, 400, 400]);
    expect(await statuses(ask('/api/quotes/', gone), 3, address)).toEqual([409, 409, 429]);
  });

  it('does not count part requests that are refused for their model, their pictures or as no form', async () => {
    const address = newAddress();
    const picture = (bytes: Buffer) =>
      form('Une carte', { pictures: new File([new Uint8Array(bytes)], 'p.jpg', { type: 'image/jpeg' }) });
    const large = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(MAX_IMAGE_BYTES)]);

    expect(await statuses(form('Une carte', { model: 'no-such-model' }), 2, address)).toEqual([400, 400]);
    expect(await statuses(picture(Buffer.from('%PDF-1.7')), 2, address)).toEqual([415, 415]);
    expect(await statuses(picture(large), 2, address)).toEqual([413, 413]);
    expect(await statuses(ask('/api/part-requests/', {}), 2, address)).toEqual([415, 415]);
    expect(await statuses(form('Une carte'), 3, address)).toEqual([201, 201, 429]);
  });

  it('counts quotes and part requests that are repeated with their key once, also beyond the limit', async () => {
    const [address, key, other] = [newAddress(), randomUUID(), randomUUID()];
    const quote = ask('/api/quotes/', await quoteBody());

    expect(await statuses(keyed(form('Une carte'), key), 3, address)).toEqual([201, 201, 201]);
    expect(await statuses(form('Une pompe'), 2, address)).toEqual([201, 429]);
    expect(await statuses(keyed(form('Une carte'), key), 1, address)).toEqual([201]);
    // Two at the same moment are both counted when they arrive.
    const both = await Promise.all([1, 2].map(() => keyed(quote, other)(from(address))));
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(await statuses(quote, 2, address)).toEqual([201, 429]);
    expect(await statuses(keyed(quote, other), 3, address)).toEqual([201, 201, 201]);
    expect(await statuses(keyed(quote, other), 4, address)).toEqual([201, 201, 429, 429]);
  });

  it('counts a quote or part request with a used key and another content like any other', async () => {
    const [address, key] = [newAddress(), randomUUID()];
    const body = await quoteBody();
    const quote = keyed(ask('/api/quotes/', body), key);
    const other = keyed(ask('/api/quotes/', { ...body, customer: { ...body.customer, name: 'Karim' } }), key);

    expect(await statuses(quote, 1, address)).toEqual([201]);
    expect(await statuses(other, 2, address)).toEqual([422, 429]);
    expect(await statuses(quote, 1, address)).toEqual([201]);
    expect(await statuses(keyed(form('Une carte'), key), 1, address)).toEqual([201]);
    expect(await statuses(keyed(form('Une pompe'), key), 2, address)).toEqual([422, 429]);
  });

  it('does not decode the pictures of a repeated part request, which would count', async () => {
    const [address, key, bytes] = [newAddress(), randomUUID(), new Uint8Array(await photograph('jpeg'))];
    const pictures = new File([bytes], 'p.jpg', { type: 'image/jpeg' });

    expect(await statuses(keyed(form('Une carte', { pictures }), key), 4, address)).toEqual([201, 201, 201, 201]);
  });

  it('counts a repeated order each time', async () => {
    const address = newAddress();
    const { id } = await someProduct();
    const order = (): Ask => {
      const body = orderBody(id);
      return keyed((headers) => postOrder(shop.url, body, headers), randomUUID());
    };

    expect(await statuses(order(), 2, address)).toEqual([201, 201]);
    expect(await statuses(order(), 2, address)).toEqual([201, 201]);
    await expectTooMany(await order()(from(address)));
  });

  it('counts refused quotes and part requests from the tenth on, so that their flood ends', async () => {
    const address = newAddress();

    expect(await statuses(ask('/api/quotes/', {}), 5, address)).toEqual(Array(5).fill(400));
    expect(await statuses(form(' '), 7, address)).toEqual([...Array(6).fill(400), 429]);
    await expectTooMany(await form('Une carte')(from(address)));
    expect((await form('Une carte')(from(newAddress()))).status).toBe(201);
  });

  it('counts calls of the same kind together, and other kinds separately', async () => {
    const address = newAddress();
    await statuses(ask('/api/password/forgot/', {}), 4, address);

    await expectTooMany(await ask('/api/user/email/confirm/', {})(from(address)));
    expect((await ask('/api/register/', {})(from(address))).status).toBe(400);
  });

  it('of many at once no more are taken than of as many one by one', async () => {
    const headers = from(newAddress());

    const answers = await times(20, () => ask('/api/register/', {})(headers));

    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(4).fill(400), ...Array(16).fill(429)]);
  });

  it("an address that is written in front of the proxy's own word does not help", async () => {
    const address = newAddress();
    const forged: Ask = (headers) => ask('/api/register/', {})(from(`${newAddress()}, ${headers['X-Forwarded-For']}`));

    expect(await statuses(forged, 5, address)).toEqual([400, 400, 400, 400, 429]);
  });

  it('counts all addresses of an IPv6 network of 64 bits together, and other networks separately', async () => {
    const seen: number[] = [];
    for (const host of ['::1', '::2', ':ffff::3', ':1:2:3:4', '::5']) {
      seen.push((await ask('/api/register/', {})(from(`2001:db8:1:2${host}`))).status);
    }

    expect(seen).toEqual([400, 400, 400, 400, 429]);
    expect((await ask('/api/register/', {})(from('2001:db8:1:3::1'))).status).toBe(400);
  });

  it('ignores the header without a trusted proxy', async () => {
    const call = ask('/api/register/', {}, () => bare.url);

    expect(await statuses(call, 5)).toEqual([400, 400, 400, 400, 429]);
  });
});

describe('by account', () => {
  it('guesses beyond three are refused, for an account and for an unknown name alike', async () => {
    const { username } = await registerElsewhere();

    for (const name of [username, nobody()]) {
      const guess = (text: string) => ask('/api/token/', { username: text, password: 'wrong' });
      expect(await statuses(guess(name), 3)).toEqual([401, 401, 401]);
      await expectTooMany(await guess(name)(from(newAddress())));
      await expectTooMany(await guess(` ${name.toUpperCase()} `)(from(newAddress())));
    }
    expect(await statuses(ask('/api/token/', { username: nobody(), password: 'x' }), 1)).toEqual([401]);
  });

  it('a login that succeeds is not counted, and forgets the guesses before it', async () => {
    const person = await registerElsewhere();
    const { username, password } = person;
    const right = ask('/api/token/', { username, password });
    const wrong = ask('/api/token/', { username, password: 'wrong' });

    expect(await statuses(right, 5)).toEqual(Array(5).fill(200));
    expect(await statuses(wrong, 2)).toEqual([401, 401]);
    expect(await statuses(right, 1)).toEqual([200]);
    expect(await statuses(wrong, 3)).toEqual([401, 401, 401]);
    await expectTooMany(await right(from(newAddress())));
  });

  it('another password by mail forgets the guesses before it', async () => {
    const { username, email } = await registerElsewhere();
    expect(await statuses(ask('/api/token/', { username, password: 'wrong' }), 3)).toEqual([401, 401, 401]);
    expect((await ask('/api/password/forgot/', { email })(from(newAddress()))).status).toBe(202);
    // One of the two instances runs the jobs.
    const token = await Promise.any(
      [shop, bare].map(({ dataDir }) => mailedToken({ dataDir, kind: 'reset', address: email })),
    );
    const password = 'une autre pompe';

    expect((await ask('/api/password/reset/', { token, password })(from(newAddress()))).status).toBe(200);

    expect(await statuses(ask('/api/token/', { username, password }), 1)).toEqual([200]);
  });

  it('registrations with one address beyond two are refused', async () => {
    const { email } = await registerElsewhere();
    const again = () => ask('/api/register/', newcomer({ email }));

    expect((await again()(from(newAddress()))).status).toBe(409);
    await expectTooMany(await again()(from(newAddress())));
  });

  it('mails to one name beyond two are refused, for an account and for an unknown name alike', async () => {
    const { email } = await registerElsewhere();

    for (const name of [email, newcomer().email]) {
      const forget = ask('/api/password/forgot/', { email: name });
      expect(await statuses(forget, 2)).toEqual([202, 202]);
      await expectTooMany(await forget(from(newAddress())), 30);
    }
  });

  it('a repeated quote or order counts each time', async () => {
    const { access } = await registerElsewhere();
    const key = { 'Idempotency-Key': randomUUID(), ...bearer(access) };
    const quote = ask('/api/quotes/', await quoteBody());
    const body = orderBody((await someProduct()).id);

    expect(await statuses((headers) => quote({ ...headers, ...key }), 4)).toEqual([201, 201, 201, 429]);
    expect(await statuses((headers) => postOrder(shop.url, body, { ...headers, ...key }), 3)).toEqual([201, 201, 429]);
  });

  it('orders of one guest or one account beyond two are refused', async () => {
    const { access } = await registerElsewhere();
    const body = orderBody(2_000_000_000);
    const guest: Ask = (headers) => postOrder(shop.url, body, headers);
    const account: Ask = (headers) => postOrder(shop.url, orderBody(2_000_000_000), { ...headers, ...bearer(access) });

    for (const order of [guest, account]) {
      expect(await statuses(order, 2)).toEqual([409, 409]);
      await expectTooMany(await order(from(newAddress())));
    }
  });
});

const query = (text: string, values: unknown[] = []) => queryOnce(shop.databaseUrl, text, values);

it('a blocked telephone counts towards no limit, neither of its address nor of its guest or account', async () => {
  await query(`INSERT INTO customer_blocks (phone_key, by, reason) VALUES ('+213550998877', 'admin', 'x')`);
  const { access } = await registerElsewhere();
  const blocked = { ...someCustomer(), phone: '00213 (0) 550 99 88 77' };
  const refusals = (status: number) => Array(10).fill(status);

  for (const headers of [{}, bearer(access)]) {
    const body = orderBody(2_000_000_000);
    const address = newAddress();
    const order: Ask = (more) => postOrder(shop.url, body, { ...headers, ...more });
    const tryBlocked: Ask = (more) => postOrder(shop.url, { ...body, customer: blocked }, { ...headers, ...more });

    const atOnce = await times(10, () => tryBlocked(from(address)));
    expect(atOnce.map(({ status }) => status)).toEqual(refusals(403));
    expect(await statuses(order, 2, address)).toEqual([409, 409]);
    await expectTooMany(await order(from(address)));
    // And no limit keeps it from hearing whom to call.
    expect(await statuses(tryBlocked, 10, address)).toEqual(refusals(403));
    expect(await statuses((more) => postOrder(shop.url, {}, more), 2, address)).toEqual([400, 429]);
  }
});

describe('following an order', () => {
  /** It has no code of its own: a start gives one. */
  async function storedOrder() {
    const [order] = await query(
      `INSERT INTO orders (status, order_date, customer_phone, tracking_code, subtotal, delivery_price, total)
       VALUES ('pending', now(), '0550 11 22 33', $1, 1, 0, 1) RETURNING id`,
      [newcomer().username.padEnd(43, 'x')],
    );
    return Number(order?.id);
  }
  const tries = (order: number, phone: string) => follow(`?${new URLSearchParams({ order: String(order), phone })}`);

  it('counts wrong telephones for an order that there is and one that there is not, from everywhere', async () => {
    for (const id of [await storedOrder(), 2_000_000_000]) {
      expect(await statuses(tries(id, '0661 00 00 00'), 3)).toEqual([404, 404, 404]);
      await expectTooMany(await tries(id, '0661 00 00 01')(from(newAddress())));
      // A right one would say by its answer that it is right.
      await expectTooMany(await tries(id, '0550 11 22 33')(from(newAddress())));
    }
  });

  it('does not count right telephones, nor codes', async () => {
    const id = await storedOrder();

    expect(await statuses(tries(id, '+213550112233'), 5)).toEqual(Array(5).fill(200));
    expect(await statuses(follow(`${'x'.repeat(43)}/`), 5)).toEqual(Array(5).fill(404));
    expect(await statuses(tries(id, '0661 00 00 00'), 4)).toEqual([404, 404, 404, 429]);
  });

  it('lets no more through of many wrong telephones at once', async () => {
    const id = await storedOrder();

    const answers = await times(12, (index) => tries(id, `0661 00 00 ${10 + index}`)(from(newAddress())));

    expect(answers.map(({ status }) => status).sort()).toEqual([404, 404, 404, ...Array(9).fill(429)]);
  });
});

describe('two instances on one database', () => {
  it('share the counts', async () => {
    const username = nobody();
    const one = ask('/api/token/', { username, password: 'wrong' });
    const other = ask('/api/token/', { username, password: 'wrong' }, () => bare.url);

    expect([(await one(from(newAddress()))).status, (await other({})).status]).toEqual([401, 401]);
    expect((await one(from(newAddress()))).status).toBe(401);
    await expectTooMany(await other({}));
    await expectTooMany(await one(from(newAddress())));
  });
});

it('names and addresses are not kept with the counts', async () => {
  const { username } = newcomer();
  await tryLogin({ username, password: 'wrong' }, shop.url);

  const kept = await query('SELECT key FROM rate_limits');

  expect(kept.length).toBeGreaterThan(0);
  for (const name of [username, '198.51.100', '127.0.0.1']) expect(JSON.stringify(kept)).not.toContain(name);
});
