/** Writes that a page of another site may have sent with the cookie of a clerk who is logged in at the back office. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { bearer, register } from '../../support/accounts';
import { ask, json, refusal, sharedOffice } from '../../support/api';
import { createCategory, createProduct, openBackOffice } from '../../support/back-office';
import { orderBody, postOrder } from '../../support/orders';
import { createPerson } from '../../support/people';
import { type Shop, startShop } from '../../support/running/shop';

const { url } = inject('shop');
const office = sharedOffice();
const admin = await createPerson({ url, admin: office, role: 'admin' });
const customer = await register();
const cookie = `csrftoken=x; payload-token=${admin.office.token}`;
const otherPort = 'http://localhost:1';

type Sent = Record<string, string>;

const FOREIGN: [name: string, headers: Sent][] = [
  ['another port', { Origin: otherPort, 'Sec-Fetch-Site': 'same-site' }],
  ['another port, whose browser says no more', { Origin: otherPort }],
  ['another site', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }],
  ['another site that claims to be this one', { Origin: url, 'Sec-Fetch-Site': 'cross-site' }],
  ['a neighbour that claims to be this one', { Origin: url, 'Sec-Fetch-Site': 'same-site' }],
  ['a hidden origin', { Origin: 'null' }],
  ['a site that names this one in its own name', { Origin: `${url}.evil.example` }],
  ['a site of which nothing is said', {}],
];

const OWN: [name: string, headers: Sent][] = [
  ['its page', { Origin: url, 'Sec-Fetch-Site': 'same-origin' }],
  ['its page in an older browser', { Origin: url }],
  ['its page without an origin', { 'Sec-Fetch-Site': 'same-origin' }],
];

const asJson = { 'Content-Type': 'application/json' };
const send = (path: string, method: string, headers: Sent, body: unknown = {}) =>
  ask(path, { method, headers: { ...asJson, Cookie: cookie, ...headers }, body: JSON.stringify(body) });

describe.each(FOREIGN)('with the cookie, a page of %s', (_, headers) => {
  it('writes nothing through the CMS', async () => {
    const { id, name } = await createCategory(office);
    const answers = await Promise.all([
      send('/cms/categories', 'POST', headers, { name: randomUUID() }),
      send(`/cms/categories/${id}`, 'PATCH', headers, { name: randomUUID() }),
      send(`/cms/categories/${id}`, 'DELETE', headers),
      send('/cms/users/logout', 'POST', headers),
      send('/cms/users/refresh-token', 'POST', headers),
      send('/cms/payload-preferences/x', 'POST', headers, { value: 1 }),
      send('/CMS/categories', 'POST', headers, { name: randomUUID() }),
      send('//cms/categories', 'POST', headers, { name: randomUUID() }),
    ]);

    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
    expect(await answers[0]?.json()).toEqual({ errors: [{ message: 'This request comes from another site.' }] });
    expect(await (await office.ask(`categories/${id}`)).json()).toMatchObject({ name });
  });

  it('makes no admin by a form', async () => {
    const form = new FormData();
    const username = `evil-${randomUUID()}`;
    form.set(
      '_payload',
      JSON.stringify({ username, email: `${username}@x.example`, password: randomUUID(), role: 'admin' }),
    );

    const response = await ask('/cms/users', { method: 'POST', headers: { Cookie: cookie, ...headers }, body: form });

    expect(response.status).toBe(403);
    expect(await (await office.ask(`users/count?where[username][equals]=${username}`)).json()).toEqual({
      totalDocs: 0,
    });
  });

  it("calls nothing of the back office's screens", async () => {
    const answers = await Promise.all([
      send('/admin', 'POST', { 'Next-Action': 'x', ...headers }),
      send('/admin/collections/products', 'POST', { 'Next-Action': 'x', ...headers }),
      send('/products', 'POST', headers),
    ]);

    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
    expect(answers[0]?.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  });

  it('cannot log in', async () => {
    const { username, password } = customer;
    const [shop, cms] = await Promise.all(
      ['/api/token/', '/cms/users/login'].map((path) => send(path, 'POST', headers, { username, password })),
    );

    expect([shop?.status, cms?.status]).toEqual([403, 403]);
    expect([shop, cms].map((answer) => answer?.headers.get('set-cookie'))).toEqual([null, null]);
  });
});

describe.each(OWN)('with the cookie, %s', (_, headers) => {
  it('writes through the CMS', async () => {
    expect((await send('/cms/categories', 'POST', headers, { name: `Rayon ${randomUUID()}` })).status).toBe(201);
  });

  it('logs in', async () => {
    const { username, password } = customer;
    const answers = await Promise.all(
      ['/api/token/', '/cms/users/login'].map((path) => send(path, 'POST', headers, { username, password })),
    );

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });
});

describe('without the cookie', () => {
  const login = (path: string, headers: Sent) => {
    const { username, password } = customer;
    return ask(path, {
      method: 'POST',
      headers: { ...asJson, ...headers },
      body: JSON.stringify({ username, password }),
    });
  };

  it.each(['/api/token/', '/api/token', '/cms/users/login', '/cms/users/LOGIN', '/cms/users/login/'])(
    'a foreign page does not log its visitor in at %s',
    async (path) => {
      const foreign: Sent[] = [{ Origin: otherPort }, { Origin: 'null' }, { 'Sec-Fetch-Site': 'same-site' }];

      const answers = await Promise.all(foreign.map((headers) => login(path, headers)));

      expect(answers.filter(({ status }) => status < 300)).toEqual([]);
      expect(answers.map((answer) => answer.headers.get('set-cookie'))).toEqual([null, null, null]);
    },
  );

  it('a login is refused in French, like every call', async () => {
    expect(await refusal(await login('/api/token/', { Origin: otherPort }), 403)).toMatchObject({
      message: "Cette requête vient d'un autre site.",
    });
  });

  it.each(['/api/token/', '/cms/users/login'])(
    'a script logs in at %s, and says nothing of where it is',
    async (path) => {
      expect((await login(path, {})).status).toBe(200);
    },
  );

  it('a bearer token is enough, wherever it comes from', async () => {
    const elsewhere = { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' };
    const headers = { ...bearer(admin.office.token), ...asJson, ...elsewhere };
    const body = () => JSON.stringify({ name: `Rayon ${randomUUID()}` });

    expect((await ask('/cms/categories', { method: 'POST', headers, body: body() })).status).toBe(201);
    expect((await ask('/api/admin/tags/', { method: 'POST', headers, body: body() })).status).toBe(201);
  });
});

it('reading needs nothing of that', async () => {
  const headers = { Cookie: cookie, Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };

  expect((await ask('/cms/categories', { headers })).status).toBe(200);
});

describe('a link to an invoice, which records that it was made', () => {
  const isRecorded = async (id: number) => {
    const log = await (
      await ask(`/api/admin/audit/?subject=orders/${id}`, { headers: bearer(admin.office.token) })
    ).text();
    return log.includes('"invoiced"');
  };
  const orderId = async () => {
    const { id } = await createProduct(office);
    return (await json<{ order_id: number }>(await postOrder(url, orderBody(id)), 201)).order_id;
  };

  it.each(['cross-site', 'same-site'])('records nothing from a page that is %s', async (site) => {
    const id = await orderId();
    const paths = [
      `/admin/invoice/${id}`,
      `/admin/invoices?ids=${id}`,
      `//admin/invoice/${id}`,
      `/Admin/invoice/${id}/`,
    ];

    const answers = await Promise.all(
      paths.map((path) => ask(path, { headers: { Cookie: cookie, 'Sec-Fetch-Site': site }, redirect: 'manual' })),
    );

    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect(await isRecorded(id)).toBe(false);
  });

  it.each(['none', 'same-origin', undefined])('opens from the office, whose browser says %s', async (site) => {
    const id = await orderId();

    const headers = { Cookie: cookie, ...(site ? { 'Sec-Fetch-Site': site } : {}) };
    expect((await ask(`/admin/invoice/${id}`, { headers })).status).toBe(200);
    expect(await isRecorded(id)).toBe(true);
  });
});

describe('if PUBLIC_URL is set', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop({ env: { PUBLIC_URL: 'https://shop.example' } });
  });
  afterAll(() => shop?.remove());

  it("its pages write, and no other site's do", async () => {
    const { token } = await openBackOffice(shop.url);
    const write = async (origin: string) => {
      const headers = { ...asJson, Cookie: `payload-token=${token}`, Origin: origin };
      const body = JSON.stringify({ name: `Rayon ${randomUUID()}` });
      return (await fetch(`${shop.url}/cms/categories`, { method: 'POST', headers, body })).status;
    };

    expect(await write('https://shop.example')).toBe(201);
    expect(await write('http://shop.example')).toBe(403);
    expect(await write(otherPort)).toBe(403);
  });
});
