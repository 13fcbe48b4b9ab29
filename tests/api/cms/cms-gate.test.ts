/** Who reads by /cms, how much, and by which queries, whatever the door. */
import { describe, expect, inject, it } from 'vitest';
import { bearer } from '../../support/accounts';
import { ask, json, sharedOffice } from '../../support/api';
import { problems } from '../../support/cms-problems';
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
    ...['/cms/products', '/cms/products/1', '/cms/products/count', '/cms/wilayas?limit=1', '/cms/categories/versions'],
    ...['/cms/access', '/cms/products/access/1', '/cms/users/me', '/cms/users/init', '/cms/payload-preferences/nav'],
    ...['//cms/products', '/%63ms/products', '/x/../cms/products', '/cms/media/file/../../products'],
  ])('read nothing by %s', async (path) => {
    const headers = { Authorization: `Bearer ${customer.office.token}` };

    expect([(await askRaw(path)).status, (await askRaw(path, { headers })).status]).toEqual([401, 401]);
  });

  it('read nothing by a method override', async () => {
    for (const name of ['X-HTTP-Method-Override', 'X-Payload-HTTP-Method-Override']) {
      const sent = { method: 'POST', body: 'limit=1', headers: { [name]: 'GET' } };
      expect((await ask('/cms/products', sent)).status).toBe(401);
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
    const queries = ['limit=0', 'limit=100000', 'pagination=false', 'limit=-1', 'limit=1e9', 'limit=abc'];
    for (const query of [...queries, 'limit=0&pagination=false'])
      expect(await json(await office.ask(`${name}?${query}`)), query).toMatchObject({ limit: 100 });
  });
});

describe('screens', () => {
  const list = (slug: string, query = '') => ask(`/admin/collections/${slug}?${query}`, { headers: cookie });

  it('show nothing for conditions that the CMS refuses', async () => {
    const name = `Famille ${crypto.randomUUID()}`;
    await json(await office.ask('categories', 'POST', { name }), 201);
    const of = async (query: string) => (await list('categories', `limit=100&sort=-id&${query}`)).text();

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
    const page = await list(slug, query);
    const kept = await json<{ value: { sort?: unknown } | null }>(
      await office.ask(`payload-preferences/collection-${slug}`),
    );

    expect([page.status, kept.value?.sort ?? null]).toEqual([200, null]);
    expect((await list(slug)).status).toBe(200);
  });

  it.each(['queryByGroup={', 'queryByGroup[a]=b', 'columns=5', 'columns=[{}]', 'groupBy=hash', 'page=-1', 'preset=1'])(
    'never fail by ?%s',
    async (query) => {
      expect((await list('tags', query)).status).toBeLessThan(500);
      expect((await list('tags')).status).toBe(200);
    },
  );

  it('raise no cap and store none, by an address or a call', async () => {
    for (const query of ['limit=100000', 'limit=0', 'limit=-5', 'pagination=false&limit=99999999']) {
      expect((await list('wilayas', query)).status, query).toBe(200);
      expect(await limitKept(), query).toBeOneOf([undefined, null, 1, 20, 100]);
    }
    for (const name of ['table-state', 'render-list']) {
      const answer = await call(name, { collectionSlug: 'wilayas', query: { limit: 100_000 }, columns: [] });

      expect(answer.status, name).toBe(200);
      expect(await limitKept(), name).toBe(100);
    }
  });

  it('refuse odd queries in calls', async () => {
    const odd = [{ [HOPS]: { exists: true } }, { or: [{ 'slug.a.b.c': { like: 'a' } }] }, [{ name: { exists: true } }]];
    for (const where of odd) {
      const args = { collectionSlug: 'categories', query: { where }, columns: [] };
      expect((await call('table-state', args)).status, JSON.stringify(where)).toBe(400);
    }
  });

  it('keep no odd preference, and lists go on', async () => {
    const keep = async (value: unknown) =>
      (await office.ask('payload-preferences/collection-tags', 'POST', { value })).status;
    const odd = [{ limit: 100_000 }, { limit: '5' }, { sort: [{}] }, { sort: 'a,a' }, { sort: 'nope' }, { columns: 5 }];

    for (const value of [...odd, 'text', [1]]) expect(await keep(value), JSON.stringify(value)).toBe(400);
    expect(await keep({ limit: 50 })).toBe(200);
    expect((await list('tags')).status).toBe(200);
  });

  async function limitKept(): Promise<unknown> {
    const kept = await json<{ value: { limit?: unknown } | null }>(
      await office.ask('payload-preferences/collection-wilayas'),
    );
    return kept.value?.limit;
  }

  async function call(name: string, args: object): Promise<Response> {
    const headers = { ...cookie, 'Next-Action': await screenFunction(), 'Content-Type': 'text/plain;charset=UTF-8' };
    return ask('/admin', { method: 'POST', headers, body: JSON.stringify([{ name, args }]) });
  }
});

it.each([
  ...['where=abc', 'where[title][like][0]=abc', 'where[date][like]=x', 'where[id][equals]=99999999999999'],
  ...['where[title][equals]=%00', 'where[nope][equals]=1', 'where[id][near]=1,2,3', 'where[id][all]=1'],
  ...['where[searchText]=abc', 'where[or]=abc', 'where={"or":[null]}', 'where={"title":null}'],
  ...['where={"title":{"like":null}}', 'where={"date":{"equals":1e99}}', 'page=-1'],
])('refuses the query %s', async (query) => {
  const answer = await office.ask(`products?${query}`);

  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ errors: [{ message: expect.any(String) }] });
});

it.each(['{"title":', '1', 'null', '[]'])('refuses the body %s', async (body) => {
  const headers = { ...bearer(office.token), 'Content-Type': 'application/json' };

  expect((await ask('/cms/products', { method: 'POST', headers, body })).status).toBe(400);
});

it.each([
  ['categories', 'name', {}],
  ['categories', 'slug', {}],
  ['tags', 'name', ['Vaillant']],
  ['wilayas', 'name', 16],
  ['couriers', 'name', 16],
  ['couriers', 'secret', 16],
  ['courier-profiles', 'key', {}],
  ['products', 'title', { fr: 'Vanne' }],
  ['products', 'reference', ['A']],
  ['products', 'shortDescription', {}],
  ['products', 'image1Url', {}],
  ['users', 'username', []],
  ['users', 'email', 5],
  ['users', 'firstName', {}],
])('refuses a document of %s whose %s is no text', async (collection, field, value) => {
  const answer = await office.ask(collection, 'POST', { [field]: value });

  expect(await problems(answer)).toMatchObject({ [field]: 'This must be text.' });
});

it.each([
  ['PATCH', 'users/abc'],
  ['POST', 'users/abc/duplicate'],
  ['POST', 'stock-movements/abc/duplicate'],
  ['DELETE', 'orders/x'],
])('refuses a write by its rights before its shape: %s %s', async (method, path) => {
  const staff = await createPerson({ url, admin: office, role: 'staff' });
  const headers = { ...bearer(staff.office.token), 'Content-Type': 'application/json' };

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
