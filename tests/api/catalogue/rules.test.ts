/** The rules that hold for every call under /api. */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { ask, expectSameAnswer, json, refusal, sharedOffice } from '../../support/api';
import { createCategory, createProduct } from '../../support/back-office';
import { orderBody } from '../../support/orders';
import { askRaw } from '../../support/running/ask-raw';

const office = sharedOffice();
const category = await createCategory(office);
const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  ask(path, { method: 'POST', body, headers: { 'Content-Type': 'application/json', ...headers } });

it.each([
  ...['/categories-tags', '/categories-tags-tree', '/brands', '/products', '/wilayas', '/search?q=vanne'],
  ...['/search-suggestions?q=a', '/health', '/docs', '/openapi.json', '/product/ID', '/products/ID'],
  ...['/product/ID/related', '/category/SLUG/brands'],
])('GET /api%s answers with and without its trailing slash, without a redirect', async (call) => {
  const { id } = await createProduct(office, { categories: [category.id] });
  const [path = '', query] = call.replace('ID', String(id)).replace('SLUG', category.slug).split('?');
  const suffix = query ? `?${query}` : '';

  await expectSameAnswer(`/api${path}${suffix}`, `/api${path}/${suffix}`);
});

it('POST keeps its body with and without the trailing slash', async () => {
  const { id } = await createProduct(office);
  const body = JSON.stringify(orderBody(id));

  const answers = await Promise.all([post('/api/orders', body), post('/api/orders/', body)]);

  expect(answers.map((answer) => answer.status)).toEqual([201, 201]);
});

it.each(['/api//wilayas/', '/x/../api/wilayas', '/api/./wilayas/', '/api\\wilayas'])(
  '%s is another spelling of /api/wilayas/',
  async (path) => {
    const { status, headers } = await askRaw(path);

    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^application\/json/);
  },
);

it.each([
  ...['/suivi/code', '/x/../suivi/code', '//suivi/code', '/%73uivi/code', '/x/%2e%2e/suivi/code'],
  ...['/x\\..\\suivi/code', '/\\suivi\\code', '/SUIVI/code/'],
])('%s is kept by no cache, like the page that it leads to', async (path) => {
  expect((await askRaw(path)).headers['cache-control']).toMatch(/no-store/);
});

it.each(['/api', '/api/', '/api/unknown/', '/api/products/1/2/', '/api/orders/1/', '/api/__proto__/'])(
  '%s is no route: 404 as JSON',
  async (path) => {
    await refusal(await ask(path), 404);
    await refusal(await post(path, '{}'), 404);
  },
);

it.each([
  ['/api/products/', 'POST', 'GET, HEAD, OPTIONS'],
  ['/api/product/1/', 'DELETE', 'GET, HEAD, OPTIONS'],
  ['/api/wilayas', 'PUT', 'GET, HEAD, OPTIONS'],
  ['/api/orders/', 'GET', 'POST, OPTIONS'],
  ['/api/orders', 'PATCH', 'POST, OPTIONS'],
])('%s refuses %s and says what it allows', async (path, method, allowed) => {
  const response = await ask(path, { method });

  expect(response.headers.get('allow')).toBe(allowed);
  await refusal(response, 405);
});

it('OPTIONS says what is allowed, HEAD answers without a body', async () => {
  const options = await ask('/api/orders/', { method: 'OPTIONS' });
  const head = await ask('/api/wilayas/', { method: 'HEAD' });

  expect([options.status, options.headers.get('allow')]).toEqual([204, 'POST, OPTIONS']);
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect(head.headers.get('content-type')).toBe('application/json; charset=utf-8');
});

it.each(['', '{', '[1,', '{"customer":}', 'null', '42', '"text"', '[]'])(
  'the body %j is malformed or invalid: 400',
  async (body) => {
    await refusal(await post('/api/orders/', body), 400);
  },
);

it('a body that is no UTF-8 is refused: 400', async () => {
  await refusal(await post('/api/orders/', new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])), 400);
});

it.each(['/api/product/%', '/api/product/%E0%A4%A/', '/api/%ZZ/', '/api/product/%FF/related/'])(
  'the malformed percent-encoding in %s is refused: 400',
  async (path) => {
    await refusal(await ask(path), 400);
  },
);

it('a page with malformed percent-encoding is refused: 400', async () => {
  expect((await ask('/product/%E0%A4%A')).status).toBe(400);
});

it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml'])(
  'the content type %s is refused: 415',
  async (type) => {
    await refusal(await post('/api/orders/', '{}', { 'Content-Type': type }), 415);
  },
);

it.each(['/api/categories-tags/', '/api/products/', '/api/wilayas/', '/api/search-suggestions/?q=vanne'])(
  '%s carries a tag, answers 304 to who knows it, and says how long it may be shared',
  async (path) => {
    // Other tests change the catalogue at the same time: the tag is asked for again until both fall between two changes.
    await expect
      .poll(async () => {
        const first = await ask(path);
        const again = await ask(path, { headers: { 'If-None-Match': first.headers.get('etag') ?? 'none' } });
        return { status: again.status, body: await again.text(), isTagged: first.headers.has('etag') };
      })
      .toEqual({ status: 304, body: '', isTagged: true });
    expect((await ask(path)).headers.get('cache-control')).toMatch(/^public, max-age=\d+, s-maxage=\d+$/);
  },
);

it('one product carries a tag that changes with it', async () => {
  const { id } = await createProduct(office);
  const path = `/api/product/${id}/`;
  const tag = (await ask(path)).headers.get('etag') ?? '';
  expect((await ask(path, { headers: { 'If-None-Match': tag } })).status).toBe(304);

  await office.update('products', id, { title: `Renommé ${randomUUID()}` });

  await expect.poll(async () => (await ask(path, { headers: { 'If-None-Match': tag } })).status).toBe(200);
});

it('refusals and orders are never stored', async () => {
  const { id } = await createProduct(office);
  const answers = await Promise.all([
    ask('/api/product/0/'),
    ask('/api/products/?page=x'),
    ask('/api/unknown/'),
    post('/api/orders/', JSON.stringify(orderBody(id))),
    ask('/api/health/'),
  ]);

  expect(answers.map((answer) => answer.headers.get('cache-control'))).toEqual(Array(5).fill('private, no-store'));
});

it('every answer is JSON in UTF-8 that no browser guesses about', async () => {
  const response = await ask('/api/wilayas/');

  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(JSON.stringify(await json(response))).toContain('Béjaïa');
});

it('a body may be sent in pieces, without a length', async () => {
  const { id } = await createProduct(office);
  const body = new Blob([JSON.stringify(orderBody(id))]).stream();

  // `duplex` is needed by fetch for streams, and unknown to the DOM's types.
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body, duplex: 'half' } as RequestInit;

  expect((await ask('/api/orders/', init)).status).toBe(201);
});
