/** What the server prints while it refuses: a line for each refusal at most, without a stack, however it was provoked. */
import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { bearer } from '../../support/accounts';
import { type BackOffice, createProduct, openBackOffice } from '../../support/back-office';
import { createPerson } from '../../support/people';
import { queryOnce } from '../../support/running/database';
import { startShopBeside } from '../../support/running/fresh-database';
import { screenFunction } from '../../support/running/screen-function';
import type { Shop } from '../../support/running/shop';

let shop: Shop;
let office: BackOffice;
let customer: BackOffice;
let known: string;

beforeAll(async () => {
  shop = await startShopBeside();
  office = await openBackOffice(shop.url);
  await createProduct(office);
  known = await screenFunction();
  ({ office: customer } = await createPerson({ url: shop.url, admin: office, role: 'customer' }));
});
afterAll(() => shop?.remove());

const send = (path: string, init: RequestInit = {}) => fetch(`${shop.url}${path}`, { redirect: 'manual', ...init });
const asJson = { 'Content-Type': 'application/json' };
const asForm = { 'Content-Type': 'multipart/form-data; boundary=x' };
const inOffice = () => ({ Cookie: `payload-token=${office.token}`, Origin: shop.url });

/** Calls of the CMS by an editor. */
const read = (query: string) => send(`/cms/${query}`, { headers: bearer(office.token) });
const write = (path: string, body: string | FormData, headers: Record<string, string> = asJson) =>
  send(`/cms/${path}`, { method: 'POST', headers: { ...bearer(office.token), ...headers }, body });
/** Functions of the screens. */
type Sent = { path?: string; headers?: Record<string, string> };
const action = (id: string, body: string, { path = '/admin', headers = inOffice() }: Sent = {}) =>
  send(path, { method: 'POST', headers: { 'Next-Action': id, ...headers }, body });
const screen = (name: string, args: object = {}) => action(known, JSON.stringify([{ name, args }]));
const list = (query: string) => send(`/admin/collections/products?${query}`, { headers: inOffice() });
const brokenForm = () => {
  const body = new FormData();
  body.set('_payload', '{');
  return write('media', body, {});
};

const REFUSALS: [name: string, ask: () => Promise<Response>, status: number][] = [
  ['a query that no field can be asked', () => read("products?where[date][contains]='"), 400],
  ['an operator that is none', () => read('products?where[id][not_like]=1'), 400],
  ['a pattern that is none', () => read('products?where[title][not_like]=%5C'), 400],
  ['a field that is none', () => read('products?where[nope][equals]=1'), 400],
  ['a number that is none', () => read('products?where[id][equals]=99999999999999'), 400],
  ['a query too deep', () => read(`products?where=${'{"and":['.repeat(30)}`), 400],
  ['a document that is not there', () => read('products/2147483647'), 404],
  ['a collection that is not there', () => read('constructor'), 404],
  ['migrations', () => read('payload-migrations'), 404],
  ['a list for others', () => send('/cms/users'), 401],
  ['a list for editors', () => send('/cms/media'), 401],
  ['a write of nobody', () => send('/cms/products', { method: 'POST', headers: asJson, body: '{"title":"x"}' }), 401],
  ['a write of a customer', () => write('tags', '{"name":"x"}', { ...asJson, ...bearer(customer.token) }), 403],
  ['a body that is no JSON', () => write('products', '{"title":'), 400],
  ['a body that is no document', () => write('products', '[]'), 400],
  ['a document that breaks the rules', () => write('products', '{"title":""}'), 400],
  ['a value that no database holds', () => write('payload-preferences/x', '{"value":"\\u0000"}'), 400],
  ['a form that is none', () => write('media', '--x\r\nnothing', asForm), 400],
  ['a form whose document is no JSON', brokenForm, 400],
  ['a wrong login', () => write('users/login', `{"username":"${randomUUID()}","password":"x"}`), 401],
  ['a wrong token', () => send('/api/admin/products/', { headers: bearer('x') }), 401],
  ['an unknown function of the screens', () => action('abc', '[]'), 404],
  ['arguments that no function can read', () => action(known, '["$F1"]'), 400],
  ['arguments of brackets', () => action(known, '['.repeat(999)), 400],
  ['a call of the screens that is not there', () => screen('nope'), 404],
  ['a call of the screens without arguments', () => screen('form-state'), 200],
  ['a list of nothing', () => screen('table-state', { collectionSlug: 'nope' }), 200],
  ['a document of nothing', () => screen('render-document', { collectionSlug: 'nope', docID: {} }), 404],
  ['a list to be drawn of nothing', () => screen('render-list', { collectionSlug: 'constructor' }), 404],
  ['a field of nothing', () => screen('render-field', { field: 1 }), 404],
  ['a copy of nothing', () => screen('copy-data-from-locale'), 404],
  ['a title of nothing', () => screen('slugify'), 404],
  ['a folder', () => screen('get-folder-results-component-and-data'), 200],
  ['a function asked of the shop', () => action('abc', '[]', { path: '/products', headers: {} }), 405],
  ['a foreign function', () => action('abc', '[]', { headers: { ...inOffice(), Origin: 'http://evil.example' } }), 403],
  ['no state of the router', () => send('/nowhere', { headers: { RSC: '1', 'Next-Router-State-Tree': 'x' } }), 404],
  ['an address that cannot be decoded', () => send('/%zz'), 400],
  ['a form that nobody has', () => send('/admin/collections/payload-jobs/create', { headers: inOffice() }), 200],
  ...[
    'columns=x',
    'columns=%5Bnull%5D',
    'columns=%00',
    'columns=%5B%5D&columns=x',
    'queryByGroup=x',
    'queryByGroup=5',
  ].map((query): [string, () => Promise<Response>, number] => [`a list with ${query}`, () => list(query), 400]),
  ['a list with columns', () => list('columns=%5B%22title%22%2C%22-slug%22%5D'), 200],
  ['a page that is not there', () => send('/nowhere'), 404],
  ['a product that is not there', () => send('/product/abc'), 404],
];

describe('the log', () => {
  it.each(REFUSALS)('has a line at most for %s', async (_, ask, status) => {
    const before = shop.output().length;

    const response = await ask();
    await response.arrayBuffer();
    // What comes before this in the log is printed before it is answered.
    await send('/api/health/');

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
      await send('/api/health/');
      const closed = new Promise((resolve) => begun.once('close', resolve));
      begun.destroy();
      await closed;
    }
    for (let later = 0; later < 5; later++) await send('/api/health/');

    expect(shop.output().slice(before)).not.toMatch(/\bat |"stack"/);
  });

  it('still says what failed by our own fault, with its stack', async () => {
    const rename = (from: string, to: string) =>
      queryOnce(shop.databaseUrl, `ALTER TABLE products RENAME COLUMN ${from} TO ${to}`);
    await rename('title', 'title_gone');
    onTestFinished(async () => void (await rename('title_gone', 'title')));
    const before = shop.output().length;

    expect((await read('products')).status).toBe(500);
    expect((await send('/api/products/?search=chaudiere')).status).toBe(500);

    const lines = () => shop.output().slice(before).split('\n');
    const ofTheShop = () => lines().find((line) => line.includes('/api/products')) ?? '';
    await expect
      .poll(ofTheShop, { message: 'by its lines in the sources' })
      .toMatch(/\btitle\b.*\bat [^"]*\/src\/[\w/-]+\.ts:\d+/);
  });
});
