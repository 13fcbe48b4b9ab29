/** Writes that a page of another site may have sent with the cookie of a clerk who is logged in at the back office. */
import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { bearer, send as call, register } from '../../support/accounts';
import { ask, json, refusal, sharedOffice } from '../../support/api';
import { createCategory, createProduct, openBackOffice } from '../../support/back-office';
import { orderBody, postOrder } from '../../support/orders';
import { createPerson } from '../../support/people';
import { startShopBeside } from '../../support/running/fresh-database';

const { url } = inject('shop');
const office = sharedOffice();
const admin = await createPerson({ url, admin: office, role: 'admin' });
const customer = await register();
const cookie = `csrftoken=x; payload-token=${admin.office.token}`;
const otherPort = 'http://localhost:1';

type Sent = Record<string, string>;
const LOGINS = ['/api/token/', '/cms/users/login'];
const credentials = { username: customer.username, password: customer.password };

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

const send = (path: string, method: string, headers: Sent, body: unknown = {}) =>
  call(path, { method, headers: { Cookie: cookie, ...headers }, body });

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
    const body = new FormData();
    const username = `evil-${randomUUID()}`;
    const account = { username, email: `${username}@x.example`, password: randomUUID(), role: 'admin' };
    body.set('_payload', JSON.stringify(account));

    const response = await ask('/cms/users', { method: 'POST', headers: { Cookie: cookie, ...headers }, body });

    expect(response.status).toBe(403);
    const made = await office.ask(`users/count?where[username][equals]=${username}`);
    expect(await made.json()).toEqual({ totalDocs: 0 });
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
    for (const path of LOGINS) {
      const answer = await send(path, 'POST', headers, credentials);
      expect([answer.status, answer.headers.get('set-cookie')], path).toEqual([403, null]);
    }
  });
});

describe.each(OWN)('with the cookie, %s', (_, headers) => {
  it('writes through the CMS', async () => {
    expect((await send('/cms/categories', 'POST', headers, { name: `Rayon ${randomUUID()}` })).status).toBe(201);
  });

  it('logs in', async () => {
    for (const path of LOGINS) expect((await send(path, 'POST', headers, credentials)).status, path).toBe(200);
  });
});

describe('without the cookie', () => {
  const login = (path: string, headers: Sent) => call(path, { headers, body: credentials });

  it.each(['/api/token/', '/api/token', '/cms/users/login', '/cms/users/LOGIN', '/cms/users/login/'])(
    'a foreign page does not log its visitor in at %s',
    async (path) => {
      const sites: Sent[] = [{ 'Sec-Fetch-Site': 'same-site' }, { 'Sec-Fetch-Site': 'cross-site' }];

      for (const headers of [{ Origin: otherPort }, { Origin: 'null' }, ...sites]) {
        const answer = await login(path, headers);
        expect(answer.status, path).toBeGreaterThanOrEqual(300);
        expect(answer.headers.get('set-cookie'), path).toBeNull();
      }
    },
  );

  it('a login is refused in French, like every call', async () => {
    expect(await refusal(await login('/api/token/', { Origin: otherPort }), 403)).toMatchObject({
      message: "Cette requête vient d'un autre site.",
    });
  });

  it.each(LOGINS)('a script logs in at %s, and says nothing of where it is', async (path) => {
    expect((await login(path, {})).status).toBe(200);
  });

  it('a bearer token is enough, wherever it comes from', async () => {
    const headers = { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' };
    for (const path of ['/cms/categories', '/api/admin/tags/']) {
      const body = { name: `Rayon ${randomUUID()}` };
      expect((await call(path, { token: admin.office.token, headers, body })).status, path).toBe(201);
    }
  });
});

it('reading needs nothing of that', async () => {
  const headers = { Cookie: cookie, Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };

  expect((await ask('/cms/categories', { headers })).status).toBe(200);
});

describe('a link to an invoice, which records that it was made', () => {
  const isRecorded = async (id: number) => {
    const log = await ask(`/api/admin/audit/?subject=orders/${id}`, { headers: bearer(admin.office.token) });
    return (await log.text()).includes('"invoiced"');
  };
  const orderId = async () => {
    const { id } = await createProduct(office);
    return (await json<{ order_id: number }>(await postOrder(url, orderBody(id)), 201)).order_id;
  };

  it.each(['cross-site', 'same-site'])('records nothing from a page that is %s', async (site) => {
    const id = await orderId();
    const headers = { Cookie: cookie, 'Sec-Fetch-Site': site };
    for (const path of ['/admin/invoice/', '/admin/invoices?ids=', '//admin/invoice/', '/Admin/invoice/'])
      expect((await ask(`${path}${id}`, { headers })).status, path).toBe(403);
    expect(await isRecorded(id)).toBe(false);
  });

  it.each(['none', 'same-origin', undefined])('opens from the office, whose browser says %s', async (site) => {
    const id = await orderId();

    const headers = { Cookie: cookie, ...(site ? { 'Sec-Fetch-Site': site } : {}) };
    expect((await ask(`/admin/invoice/${id}`, { headers })).status).toBe(200);
    expect(await isRecorded(id)).toBe(true);
  });
});

it("if PUBLIC_URL is set, its pages write, and no other site's do", async () => {
  const { url: at, remove } = await startShopBeside({ PUBLIC_URL: 'https://shop.example' });
  onTestFinished(remove);
  const { token } = await openBackOffice(at);
  const write = async (Origin: string) => {
    const headers = { Cookie: `payload-token=${token}`, Origin };
    return (await call('/cms/categories', { url: at, headers, body: { name: `Rayon ${randomUUID()}` } })).status;
  };

  expect(await write('https://shop.example')).toBe(201);
  expect(await write('http://shop.example')).toBe(403);
  expect(await write(otherPort)).toBe(403);
});
