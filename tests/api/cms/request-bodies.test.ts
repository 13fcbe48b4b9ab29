/** Limits on request bodies, which apply before anything else is checked. */
import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it, vi } from 'vitest';
import { bearer } from '../../support/accounts';
import { ask, refusal, sharedOffice } from '../../support/api';
import { createPeople } from '../../support/people';
import { holdUp } from '../../support/running/hold-up';
import { begin } from '../../support/running/raw-request';
import { picture } from '../../support/upload-files';

const office = sharedOffice();
const { url } = inject('shop');
const { staff, customer } = await createPeople(office, ['staff', 'customer']);

const OVER = '1000001';
const FORM = 'multipart/form-data; boundary=x';
const ADDRESSES = [
  ...['/api/orders/', '/api/token/', '/api/admin/products/', '/api/nowhere', '/api/health/'],
  ...['/cms/products', '/cms/users/login', '/cms/nowhere', '/CMS/products', '//cms/products'],
  ...['/admin', '/admin/collections/products', '/products', '/nowhere'],
  ...['/media/a.webp', '/_next/static/a.js', '/_next/nowhere', '/%zz'],
];

describe('a document for the CMS', () => {
  const sendTag = (type: string) => {
    const headers = { 'Content-Type': type, ...bearer(office.token) };
    const body = JSON.stringify({ name: `Marque ${type}`, slug: randomUUID() });
    return ask('/cms/tags', { method: 'POST', headers, body });
  };

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'image/png', 'application/jsonp'])(
    'is refused as %s: 415',
    async (type) => {
      const response = await sendTag(type);

      expect(response.status).toBe(415);
      expect(await response.json()).toEqual({
        errors: [{ message: 'The body must be JSON (Content-Type: application/json).' }],
      });
    },
  );

  it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON ; charset=utf-8'])(
    'is taken as %s',
    async (type) => {
      expect((await sendTag(type)).status).toBe(201);
    },
  );
});

describe('a body over a megabyte', () => {
  it.each(ADDRESSES)('to %s is refused before it is read, whoever sends it', async (path) => {
    const sent: Record<string, string>[] = [
      { 'Content-Type': 'application/json' },
      { 'Content-Type': 'text/plain;charset=UTF-8', 'Next-Action': 'x' },
      { 'Content-Type': 'application/x-www-form-urlencoded' },
      { 'Content-Type': 'multipart/mixed; boundary=x' },
      {},
      { 'Content-Type': 'application/json', ...bearer(office.token) },
    ];

    for (const headers of sent)
      expect((await begin(path, { headers: { 'Content-Length': OVER, ...headers } })).status).toBe(413);
  });

  it.each(['PUT', 'PATCH', 'DELETE', 'GET', 'OPTIONS'])('is refused by any method, as by %s', async (method) => {
    const headers = { 'Content-Length': OVER, 'Content-Type': 'application/json' };
    for (const path of ['/api/orders/', '/cms/products/1', '/'])
      expect((await begin(path, { method, headers })).status, path).toBe(413);
  });

  it('that waits to be let on is refused without', async () => {
    const headers = { 'Content-Length': OVER, 'Content-Type': 'application/json', Expect: '100-continue' };

    expect((await begin('/cms/products', { headers })).status).toBe(413);
  });

  it('is refused in the words and the shape of its address', async () => {
    const headers = { 'Content-Length': OVER };
    const [shop, admin, cms, page] = await Promise.all(
      ['/api/orders/', '/api/admin/products/', '/cms/products', '/products'].map((path) => begin(path, { headers })),
    );

    const [french, english] = ['La requête est trop volumineuse.', 'The request is too large.'];
    expect(JSON.parse(shop?.text ?? '')).toEqual({ message: french, error: french });
    expect(JSON.parse(admin?.text ?? '')).toMatchObject({ message: english });
    expect(JSON.parse(cms?.text ?? '')).toEqual({ errors: [{ message: english }] });
    expect(page?.headers['content-type']).toBe('text/plain; charset=utf-8');
    for (const answer of [shop, admin, cms, page]) expect(answer?.headers['cache-control']).toBe('private, no-store');
  });

  it('is refused to a sender who goes on all the same, and reads the answer afterwards', async () => {
    const headers = { 'Content-Type': 'application/json' };

    expect((await ask('/cms/products', { method: 'POST', headers, body: '['.repeat(5_000_000) })).status).toBe(413);
  });

  it('is refused on a connection that closes afterwards, like that of a proxy', async () => {
    for (const path of ['/cms/products', '/api/orders/', '/products'])
      expect((await begin(path, { body: '['.repeat(5_000_000) })).status, path).toBe(413);
  });
});

describe('a body without a length', () => {
  it.each(ADDRESSES.filter((path) => !path.startsWith('/api/')))('to %s is refused', async (path) => {
    expect((await begin(path, { headers: { 'Transfer-Encoding': 'chunked' } })).status).toBe(411);
  });

  it.each(['/api/orders/', '/api/admin/products/', '/api/nowhere'])(
    'to %s is read as far as a megabyte, and refused beyond before anybody is asked who they are',
    async (path) => {
      const headers = { 'Content-Type': 'application/json' };
      const body = new Blob(['x'.repeat(1_000_001)]).stream();
      // `duplex` is needed by fetch for streams, and unknown to the DOM's types.
      await refusal(await ask(path, { method: 'POST', headers, body, duplex: 'half' } as RequestInit), 411);
    },
  );
});

describe('a large form', () => {
  const form = (path: string, { length = '5000000', ...headers }: Record<string, string> = {}) =>
    begin(path, { headers: { 'Content-Length': length, 'Content-Type': FORM, ...headers } });

  it.each([
    ['/api/admin/products/', 401],
    ['/api/admin/products/import/', 401],
    ['/api/orders/', 401],
    ['/cms/media', 401],
    ['/cms/products', 401],
    ['/admin', 413],
    ['/products', 413],
    ['/', 413],
  ])('of nobody at %s is refused with %i before it is read', async (path, status) => {
    expect((await form(path)).status).toBe(status);
  });

  it('of a customer is refused before it is read', async () => {
    for (const path of ['/cms/media', '/api/admin/products/'])
      expect((await form(path, bearer(customer.office.token))).status, path).toBe(403);
  });

  it('of whoever is logged in at the back office alone is refused under /api, which knows no cookies', async () => {
    const headers = { Cookie: `payload-token=${staff.office.token}`, Origin: url };

    expect((await form('/api/admin/products/', headers)).status).toBe(401);
  });

  it('that is longer than any upload is refused to editors, too', async () => {
    for (const path of ['/cms/media', '/admin'])
      expect((await form(path, { length: '40000000', ...bearer(staff.office.token) })).status, path).toBe(413);
  });

  it.each([
    ['a bearer token', (): Record<string, string> => bearer(staff.office.token)],
    ['the cookie', () => ({ Cookie: `payload-token=${staff.office.token}`, Origin: url })],
  ])('of staff by %s is read', async (_, headers) => {
    const upload = new FormData();
    upload.set('_payload', '{}');
    upload.set('file', await picture());
    upload.set('more', new Blob([new Uint8Array(1_500_000)]), 'more.bin');

    const response = await ask('/cms/media', { method: 'POST', headers: headers(), body: upload });

    expect(response.status).toBe(201);
  });
});

/** What took the server from 0.1 to 15 s before. */
describe('nobody waits for', () => {
  const size = 999_000;
  const nested = '['.repeat(size / 2) + ']'.repeat(size / 2);
  const keys = `{${Array.from({ length: 70_000 }, (_, index) => `"k${index}":1`).join(',')}}`;
  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    ask(path, { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body });
  const asQuery = { 'X-Payload-HTTP-Method-Override': 'GET' };
  const urlencoded = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const form = { ...urlencoded, ...asQuery };
  const fields = Array.from({ length: 120_000 }, (_, index) => `k${index}`).join('&');
  const editor = bearer(office.token);
  const parts = `${'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(100_000)}--x--\r\n`;
  const postForm = (path: string, body: string) =>
    ask(path, { method: 'POST', headers: { 'Content-Type': FORM, ...editor }, body });

  it.each([
    ['brackets to a call', () => post('/api/orders/', nested)],
    ['brackets to a login of the CMS', () => post('/cms/users/login', nested)],
    ['brackets to the CMS', () => post('/cms/products', nested)],
    ['brackets of an editor', () => post('/cms/products', nested, editor)],
    ['brackets as a query', () => post('/cms/products', `{"where":${nested.slice(0, 900_000)}}`, asQuery)],
    ['many names', () => post('/cms/products', keys, editor)],
    ['many unknown fields', () => post('/cms/products', keys.slice(0, 300_000).replace(/,[^,]*$/, '}'), editor)],
    ['a category many times', () => post('/cms/products', `{"categories":[${'1,'.repeat(39_999)}1]}`, editor)],
    ['a long name', () => post('/cms/categories', JSON.stringify({ name: 'é'.repeat(400_000) }), editor)],
    ['a long query as a form', () => post('/cms/products', `where[title][like]=${'ab+'.repeat(300_000)}`, form)],
    ['many parameters as a form', () => post('/cms/products', 'a&'.repeat(490_000), form)],
    ['many parameters of a page', () => ask(`/products?${'a&'.repeat(7_000)}`)],
    ['many parameters behind a second question mark', () => ask(`/products?x?${'a&'.repeat(7_000)}`)],
    ['many parameters of the CMS', () => ask(`/cms/products?${'a&'.repeat(7_000)}`)],
    ['many parameters of the back office', () => ask(`/admin?${'a&'.repeat(7_000)}`)],
    ['a deep query', () => ask(`/cms/products?where${'[and][0]'.repeat(1_500)}[title][equals]=x`)],
    ['a long search', () => ask(`/cms/products?where[title][like]=${'ab+'.repeat(4_000)}`)],
    ['a form of many parts', () => postForm('/api/admin/products/', parts)],
    ['a form of many parts to the CMS', () => postForm('/cms/products', parts)],
    ['many fields of an urlencoded form', () => post('/api/admin/products/', fields, { ...urlencoded, ...editor })],
    ['one field many times', () => post('/api/admin/tags/', 'a&'.repeat(490_000), { ...urlencoded, ...editor })],
    ['many slashes', () => ask(`/api${'/'.repeat(12_000)}x`)],
  ])('%s', async (_, send) => {
    const statuses = new Set<number>();
    // A busy machine may delay a request too, but not each time.
    await vi.waitFor(
      async () => {
        const calm = await holdUp(() => ask('/products?calm'));
        const { status, heldMs } = await holdUp(send);
        statuses.add(status);
        expect(heldMs).toBeLessThan(Math.max(100, 3 * calm.heldMs));
      },
      { timeout: 60_000, interval: 50 },
    );

    expect([...statuses].filter((status) => status < 400 || status >= 500)).toEqual([]);
  });
});
