/** What the server prints while it refuses: a line for each refusal at most, without a stack, however it was provoked. */
import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearer } from '../../support/accounts';
import { type BackOffice, createProduct, openBackOffice } from '../../support/back-office';
import { createPerson } from '../../support/people';
import { screenFunction } from '../../support/running/screen-function';
import { type Shop, startShop } from '../../support/running/shop';

let shop: Shop;
let office: BackOffice;
let customer: BackOffice;
let known: string;

beforeAll(async () => {
  shop = await startShop();
  office = await openBackOffice(shop.url);
  await createProduct(office);
  known = await screenFunction();
  ({ office: customer } = await createPerson({ url: shop.url, admin: office, role: 'customer' }));
});
afterAll(() => shop?.remove());

type Ask = { path: string; method?: string; headers?: Record<string, string>; body?: string | FormData };

const send = ({ path, ...init }: Ask) => fetch(`${shop.url}${path}`, { redirect: 'manual', ...init });
const asJson = { 'Content-Type': 'application/json' };
const editor = () => bearer(office.token);
const inOffice = () => ({ Cookie: `payload-token=${office.token}`, Origin: shop.url });

const REFUSALS: [name: string, ask: () => Ask, status: number][] = [
  [
    'a query that no field can be asked',
    () => ({ path: "/cms/products?where[date][contains]='", headers: editor() }),
    400,
  ],
  ['an operator that is none', () => ({ path: '/cms/products?where[id][not_like]=1', headers: editor() }), 400],
  ['a pattern that is none', () => ({ path: '/cms/products?where[title][not_like]=%5C', headers: editor() }), 400],
  ['a field that is none', () => ({ path: '/cms/products?where[nope][equals]=1', headers: editor() }), 400],
  ['a number that is none', () => ({ path: '/cms/products?where[id][equals]=99999999999999', headers: editor() }), 400],
  ['a query too deep', () => ({ path: `/cms/products?where=${'{"and":['.repeat(30)}`, headers: editor() }), 400],
  ['a document that is not there', () => ({ path: '/cms/products/2147483647', headers: editor() }), 404],
  ['a collection that is not there', () => ({ path: '/cms/constructor', headers: editor() }), 404],
  ['migrations', () => ({ path: '/cms/payload-migrations', headers: editor() }), 404],
  ['a list for others', () => ({ path: '/cms/users' }), 401],
  ['a list for editors', () => ({ path: '/cms/media' }), 401],
  ['a write of nobody', () => ({ path: '/cms/products', method: 'POST', headers: asJson, body: '{"title":"x"}' }), 401],
  [
    'a write of a customer',
    () => ({
      path: '/cms/tags',
      method: 'POST',
      headers: { ...asJson, ...bearer(customer.token) },
      body: '{"name":"x"}',
    }),
    403,
  ],
  [
    'a body that is no JSON',
    () => ({ path: '/cms/products', method: 'POST', headers: { ...asJson, ...editor() }, body: '{"title":' }),
    400,
  ],
  [
    'a body that is no document',
    () => ({ path: '/cms/products', method: 'POST', headers: { ...asJson, ...editor() }, body: '[]' }),
    400,
  ],
  [
    'a document that breaks the rules',
    () => ({ path: '/cms/products', method: 'POST', headers: { ...asJson, ...editor() }, body: '{"title":""}' }),
    400,
  ],
  [
    'a value that no database holds',
    () => ({
      path: '/cms/payload-preferences/x',
      method: 'POST',
      headers: { ...asJson, ...editor() },
      body: '{"value":"\\u0000"}',
    }),
    400,
  ],
  [
    'a form that is none',
    () => ({
      path: '/cms/media',
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x', ...editor() },
      body: '--x\r\nnothing',
    }),
    400,
  ],
  [
    'a form whose document is no JSON',
    () => {
      const body = new FormData();
      body.set('_payload', '{');
      return { path: '/cms/media', method: 'POST', headers: editor(), body };
    },
    400,
  ],
  [
    'a wrong login',
    () => ({
      path: '/cms/users/login',
      method: 'POST',
      headers: asJson,
      body: JSON.stringify({ username: randomUUID(), password: 'x' }),
    }),
    401,
  ],
  ['a wrong token', () => ({ path: '/api/admin/products/', headers: { Authorization: 'Bearer x' } }), 401],
  [
    'an unknown function of the screens',
    () => ({ path: '/admin', method: 'POST', headers: { 'Next-Action': 'abc', ...inOffice() }, body: '[]' }),
    404,
  ],
  [
    'arguments that no function can read',
    () => ({ path: '/admin', method: 'POST', headers: { 'Next-Action': known, ...inOffice() }, body: '["$F1"]' }),
    400,
  ],
  [
    'arguments of brackets',
    () => ({ path: '/admin', method: 'POST', headers: { 'Next-Action': known, ...inOffice() }, body: '['.repeat(999) }),
    400,
  ],
  ...(
    [
      ['that is not there', 'nope', {}, 404],
      ['without arguments', 'form-state', {}, 200],
      ['for a list of nothing', 'table-state', { collectionSlug: 'nope' }, 200],
      ['for a document of nothing', 'render-document', { collectionSlug: 'nope', docID: {} }, 404],
      ['for a list to be drawn of nothing', 'render-list', { collectionSlug: 'constructor' }, 404],
      ['for a field of nothing', 'render-field', { field: 1 }, 404],
      ['for a copy of nothing', 'copy-data-from-locale', {}, 404],
      ['for a title of nothing', 'slugify', {}, 404],
      ['for a folder', 'get-folder-results-component-and-data', {}, 200],
    ] as const
  ).map(([what, name, args, status]): [string, () => Ask, number] => [
    `a call of the screens ${what}`,
    () => ({
      path: '/admin',
      method: 'POST',
      headers: { 'Next-Action': known, ...inOffice() },
      body: JSON.stringify([{ name, args }]),
    }),
    status,
  ]),
  [
    'a function asked of the shop',
    () => ({ path: '/products', method: 'POST', headers: { 'Next-Action': 'abc' }, body: '[]' }),
    405,
  ],
  [
    'a foreign function',
    () => ({
      path: '/admin',
      method: 'POST',
      headers: { 'Next-Action': 'abc', ...inOffice(), Origin: 'http://evil.example' },
      body: '[]',
    }),
    403,
  ],
  [
    'a state of the router that is none',
    () => ({ path: '/nowhere', headers: { RSC: '1', 'Next-Router-State-Tree': 'x' } }),
    404,
  ],
  ['an address that cannot be decoded', () => ({ path: '/%zz' }), 400],
  ['a form that nobody has', () => ({ path: '/admin/collections/payload-jobs/create', headers: inOffice() }), 200],
  ...[
    'columns=x',
    'columns=%5Bnull%5D',
    'columns=%00',
    'columns=%5B%5D&columns=x',
    'queryByGroup=x',
    'queryByGroup=5',
  ].map((query): [string, () => Ask, number] => [
    `a list with ${query}`,
    () => ({ path: `/admin/collections/products?${query}`, headers: inOffice() }),
    400,
  ]),
  [
    'a list with columns',
    () => ({ path: '/admin/collections/products?columns=%5B%22title%22%2C%22-slug%22%5D', headers: inOffice() }),
    200,
  ],
  ['a page that is not there', () => ({ path: '/nowhere' }), 404],
  ['a product that is not there', () => ({ path: '/product/abc' }), 404],
];

describe('the log', () => {
  it.each(REFUSALS)('has a line at most for %s', async (_, ask, status) => {
    const before = shop.output().length;

    const response = await send(ask());
    await response.arrayBuffer();
    // What comes before this in the log is printed before it is answered.
    await send({ path: '/api/health/' });

    expect(response.status).toBe(status);
    const printed = shop.output().slice(before);
    expect(printed.split('\n').filter(Boolean).length, printed).toBeLessThanOrEqual(1);
    expect(printed).not.toMatch(/^\s+at |"stack"/m);
    expect(printed.length).toBeLessThan(300);
  });

  it.each(['/cms/products', '/cms/users/login', '/api/token/'])('a body that breaks off, sent to %s', async (path) => {
    const before = shop.output().length;
    for (let tries = 0; tries < 3; tries++) {
      const begun = request(`${shop.url}${path}`, {
        method: 'POST',
        headers: { ...asJson, Origin: shop.url, 'Content-Length': 1000 },
      });
      begun.on('error', () => undefined);
      await new Promise<void>((resolve) => begun.write('{', () => resolve()));
      await send({ path: '/api/health/' });
      const closed = new Promise((resolve) => begun.once('close', resolve));
      begun.destroy();
      await closed;
    }
    for (let later = 0; later < 5; later++) await send({ path: '/api/health/' });

    expect(shop.output().slice(before)).not.toMatch(/\bat |"stack"/);
  });

  it('still says what failed by our own fault, with its stack', async () => {
    const { default: pg } = await import('pg');
    const database = new pg.Client({ connectionString: shop.databaseUrl });
    await database.connect();
    await database.query('ALTER TABLE products RENAME COLUMN title TO title_gone');
    const before = shop.output().length;
    try {
      expect((await send({ path: '/cms/products', headers: editor() })).status).toBe(500);
      expect((await send({ path: '/api/products/?search=chaudiere' })).status).toBe(500);
    } finally {
      await database.query('ALTER TABLE products RENAME COLUMN title_gone TO title');
      await database.end();
    }

    const lines = () => shop.output().slice(before).split('\n');
    const ofTheShop = () => lines().find((line) => line.includes('/api/products')) ?? '';
    await expect
      .poll(ofTheShop, { message: 'by its lines in the sources' })
      .toMatch(/\btitle\b.*\bat [^"]*\/src\/[\w/-]+\.ts:\d+/);
  });
});
