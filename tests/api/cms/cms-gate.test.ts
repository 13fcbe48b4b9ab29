/** Who reads by /cms, how much, and by which queries, whatever the door. */
import { describe, expect, inject, it } from 'vitest';
import { ask, json, sharedOffice } from '../../support/api';
import { createPerson } from '../../support/people';
import { askRaw } from '../../support/running/ask-raw';
import { screenFunction } from '../../support/running/screen-function';

const office = sharedOffice();
const { url } = inject('shop');
const customer = await createPerson({ url, admin: office, role: 'customer' });
const cookie = { Cookie: `payload-token=${office.token}`, Origin: url };

const overridden = (body: string, token?: string) => ({
  method: 'POST',
  body,
  headers: {
    'X-HTTP-Method-Override': 'GET',
    'Content-Type': 'application/x-www-form-urlencoded',
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
  },
});

describe('outsiders', () => {
  it.each([
    '/cms/products',
    '/cms/products/1',
    '/cms/products/count',
    '/cms/wilayas?limit=1',
    '/cms/access',
    '/cms/products/access/1',
    '/cms/users/me',
    '/cms/users/init',
    '/cms/payload-preferences/nav',
    '/cms/categories/versions',
    '//cms/products',
    '/%63ms/products',
    '/x/../cms/products',
    '/cms/media/file/../../products',
  ])('read nothing by %s', async (path) => {
    const headers = { Authorization: `Bearer ${customer.office.token}` };

    expect([(await askRaw(path)).status, (await askRaw(path, { headers })).status]).toEqual([401, 401]);
  });

  it('read nothing by a method override', async () => {
    for (const name of ['X-HTTP-Method-Override', 'X-Payload-HTTP-Method-Override']) {
      const answer = await ask('/cms/products', { ...overridden('limit=1'), headers: { [name]: 'GET' } });

      expect(answer.status).toBe(401);
    }
    expect((await ask('/cms/products', overridden('limit=1', customer.office.token))).status).toBe(401);
  });
});

const HOPS = 'parent.parent.parent.parent.parent.name';
const wide = Array.from({ length: 10 }, (_, i) => `where[or][${i}][${HOPS}][like]=a${i}`).join('&');

describe('queries of people of the shop', () => {
  it.each([
    ['categories', wide],
    ['categories', `where[${HOPS}][exists]=true`],
    ['categories', `where[${HOPS.replaceAll('.', '__')}][exists]=true`],
    ['categories', `where={"and":[{"or":[{"${HOPS}":{"exists":true}}]}]}`],
    ['categories/count', `where[${HOPS}][exists]=true`],
    ['categories', 'sort=parent.parent.name'],
    ['categories', 'sort=parent.name,parent.name'],
    ['categories', 'sort=name,-name'],
    ['categories', 'sort[0][x]=name'],
    ['users', 'sort=hash'],
    ['users', 'sort=resetPasswordToken'],
    ['users', 'where[salt][like]=a'],
    ['users', 'select[hash]=true'],
    ['orders', 'sort=trackingCode'],
    ['orders', 'where[idempotencyKey][like]=a'],
    ['products', 'where[parent][contains][name][equals]=a'],
    ['payload-preferences', `where[user.value.hash][like]=a&sort=user.value.a.b`],
  ])('%s?%s is refused', async (name, query) => {
    const answers = [await office.ask(`${name}?${query}`)];
    if (!name.includes('/')) answers.push(await ask(`/cms/${name}`, overridden(query, office.token)));

    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 400));
    for (const answer of answers) expect(await answer.text()).toMatch(/"message":"[^"]{10,}"/);
  });

  it.each(['where[parent.parent.name][equals]=a', 'sort=parent.name,-name', 'where[parent][exists]=false&depth=2'])(
    'categories?%s is answered',
    async (query) => {
      expect((await office.ask(`categories?${query}`)).status).toBe(200);
    },
  );

  it.each(['wilayas', 'products', 'orders', 'users', 'payload-preferences'])('%s come 100 at a time', async (name) => {
    for (const query of ['limit=0', 'limit=100000', 'pagination=false', 'limit=-1', 'limit=1e9', 'limit=abc']) {
      expect(await json(await office.ask(`${name}?${query}`)), query).toMatchObject({ limit: 100 });
    }
  });
});

describe('screens', () => {
  it('show nothing for conditions that the CMS refuses', async () => {
    const name = `Famille ${crypto.randomUUID()}`;
    await json(await office.ask('categories', 'POST', { name }), 201);
    const of = async (query: string) =>
      (await fetch(`${url}/admin/collections/categories?limit=100&sort=-id&${query}`, { headers: cookie })).text();

    expect(await of('where[parent.parent.name][exists]=false')).toContain(name);
    for (const path of [HOPS, 'parent.parent.parent.name', 'parent__parent__parent__name']) {
      expect(await of(`where[${path}][exists]=false`), path).not.toContain(name);
    }
  });

  it.each([
    ['categories', 'sort=parent.name,parent.name'],
    ['categories', 'sort=parent.parent.name'],
    ['categories', 'sort[0][a]=b'],
    ['categories', 'sort=nope'],
    ['users', 'sort=hash'],
    ['users', 'sort=-resetPasswordToken'],
    ['orders', 'sort=trackingCode'],
  ])('leave out an order that the CMS refuses, and do not keep it: %s?%s', async (slug, query) => {
    const page = await fetch(`${url}/admin/collections/${slug}?${query}`, { headers: cookie });
    const kept = await json<{ value: { sort?: unknown } | null }>(
      await office.ask(`payload-preferences/collection-${slug}`),
    );

    expect([page.status, kept.value?.sort ?? null]).toEqual([200, null]);
    expect((await fetch(`${url}/admin/collections/${slug}`, { headers: cookie })).status).toBe(200);
  });

  it.each(['queryByGroup={', 'queryByGroup[a]=b', 'columns=5', 'columns=[{}]', 'groupBy=hash', 'page=-1', 'preset=1'])(
    'never fail by ?%s',
    async (query) => {
      const page = await fetch(`${url}/admin/collections/tags?${query}`, { headers: cookie });

      expect(page.status).toBeLessThan(500);
      expect((await fetch(`${url}/admin/collections/tags`, { headers: cookie })).status).toBe(200);
    },
  );

  it('raise no cap and store none, by an address or a call', async () => {
    const addresses = ['limit=100000', 'limit=0', 'limit=-5', 'pagination=false&limit=99999999'];
    for (const query of addresses) {
      const page = await fetch(`${url}/admin/collections/wilayas?${query}`, { headers: cookie });

      expect(page.status, query).toBe(200);
      expect(await limitKept(), query).toBeOneOf([undefined, null, 1, 20, 100]);
    }
    for (const name of ['table-state', 'render-list']) {
      const answer = await call(name, { collectionSlug: 'wilayas', query: { limit: 100_000 }, columns: [] });

      expect(answer.status, name).toBe(200);
      expect(await limitKept(), name).toBe(100);
    }
  });

  it('refuse odd queries in calls', async () => {
    const statuses = await Promise.all(
      [
        { where: { [HOPS]: { exists: true } } },
        { where: { or: [{ 'slug.a.b.c': { like: 'a' } }] } },
        { where: [{ name: { exists: true } }] },
      ].map(async (query) => (await call('table-state', { collectionSlug: 'categories', query, columns: [] })).status),
    );

    expect(statuses).toEqual([400, 400, 400]);
  });

  it('keep no odd preference, and lists go on', async () => {
    const odd = [
      { limit: 100_000 },
      { limit: '5' },
      { sort: [{}] },
      { sort: 'a,a' },
      { sort: 'nope' },
      { columns: 5 },
      'text',
      [1],
    ];
    const answers = await Promise.all(
      odd.map((value) => office.ask('payload-preferences/collection-tags', 'POST', { value })),
    );

    expect(answers.map(({ status }) => status)).toEqual(odd.map(() => 400));
    expect((await office.ask('payload-preferences/collection-tags', 'POST', { value: { limit: 50 } })).status).toBe(
      200,
    );
    expect((await fetch(`${url}/admin/collections/tags`, { headers: cookie })).status).toBe(200);
  });

  async function limitKept(): Promise<unknown> {
    const kept = await json<{ value: { limit?: unknown } | null }>(
      await office.ask('payload-preferences/collection-wilayas'),
    );
    return kept.value?.limit;
  }

  async function call(name: string, args: object): Promise<Response> {
    return fetch(`${url}/admin`, {
      method: 'POST',
      headers: { ...cookie, 'Next-Action': await screenFunction(), 'Content-Type': 'text/plain;charset=UTF-8' },
      body: JSON.stringify([{ name, args }]),
    });
  }
});

it.each([
  ['PATCH', 'users/abc'],
  ['POST', 'users/abc/duplicate'],
  ['POST', 'stock-movements/abc/duplicate'],
  ['DELETE', 'orders/x'],
])('refuses a write by its rights before its shape: %s %s', async (method, path) => {
  const staff = await createPerson({ url, admin: office, role: 'staff' });
  const headers = { Authorization: `Bearer ${staff.office.token}`, 'Content-Type': 'application/json' };

  expect((await ask(`/cms/${path}`, { method, headers, body: '{' })).status).toBe(403);
});

it.each([null, '2001-01-01T00:00:00.000Z', 'x', 5])('nobody says when a document was made: %j', async (createdAt) => {
  const made = await office.create<{ id: number; createdAt: string }>('tags', { name: crypto.randomUUID() });

  const answers = [
    await office.update('tags', made.id, { createdAt }),
    await office.ask(`tags?where[id][equals]=${made.id}`, 'PATCH', { createdAt }),
  ];

  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await json(await office.ask(`tags/${made.id}`))).toMatchObject({ createdAt: made.createdAt });
});

it('refuses a host that is none, everywhere', async () => {
  for (const path of ['/', '/admin', '/cms/users/login', '/api/health/', '/media/x.webp', '/robots.txt']) {
    for (const [name, host] of [
      ['Host', 'a b'],
      ['Host', '[::1'],
      ['X-Forwarded-Host', 'a/b'],
    ] as const) {
      const headers = { [name]: host };
      expect((await askRaw(path, { headers })).status, `${path} ${JSON.stringify(headers)}`).toBe(400);
    }
  }
});

it('keeps private pages out of caches, however they are spelled', async () => {
  for (const path of [
    '/x/../suivi/ABC',
    '//suivi/ABC',
    '/x/%2e%2e/suivi/ABC',
    '/\\suivi\\ABC',
    '/%73uivi/ABC',
    '/SUIVI/ABC/',
  ]) {
    expect((await askRaw(path)).headers['cache-control'], path).toMatch(/no-store/);
  }
});
