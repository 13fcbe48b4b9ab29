/** Pages and the build's files as the server hands them out, without a browser. */
import { randomUUID } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { ask, sharedOffice } from '../../support/api';
import { createProduct } from '../../support/back-office';
import { askRaw } from '../../support/running/ask-raw';

const office = sharedOffice();
/** A reader may be a second behind; a busy machine gets another. */
const within = { timeout: 2_000, interval: 20 };

const html = async (path: string, headers: Record<string, string> = {}) => {
  const response = await ask(path, { headers: { Accept: 'text/html', ...headers } });
  return { response, text: await response.text() };
};

describe('a page that was made before', { retry: 2 }, () => {
  it('shows an edit and a sale within a second', async () => {
    const { id } = await createProduct(office, { title: `Avant ${randomUUID()}`, stock: 1 });
    const path = `/product/${id}`;
    await html(path);
    await html(path);

    const title = `Après ${randomUUID()}`;
    await office.update('products', id, { title });
    await vi.waitFor(async () => expect((await html(path)).text).toContain(title), within);

    expect((await html(path)).text).toContain('https://schema.org/InStock');
    await office.update('products', id, { stock: 0 });
    await vi.waitFor(async () => expect((await html(path)).text).toContain('https://schema.org/OutOfStock'), within);
  });

  it('is gone within a second of its product', async () => {
    const { id } = await createProduct(office);
    await html(`/product/${id}`);

    await office.remove('products', id);

    await vi.waitFor(async () => expect((await html(`/product/${id}`)).response.status).toBe(404), within);
  });

  it('gives each visitor a token of their own, and those who have one none', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => html('/contactus')));
    const tokens = answers.map(
      ({ response }) => /csrftoken=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1],
    );
    const known = await html('/contactus', { Cookie: 'csrftoken=known' });

    expect(new Set(tokens).size).toBe(3);
    expect(tokens).not.toContain(undefined);
    expect(answers.map(({ response }) => response.headers.get('cache-control'))).toEqual(
      Array(3).fill('private, no-cache'),
    );
    expect(known.response.headers.get('set-cookie')).toBeNull();
    expect(known.response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=1');
  });

  it('carries its title and description in the head, for robots and people alike', async () => {
    for (const agent of ['Mozilla/5.0 Chrome/140', 'facebookexternalhit/1.1']) {
      const { text } = await html(`/Apropos?agent=${agent.length}`, { 'User-Agent': agent });
      const head = text.slice(0, text.indexOf('</head>'));

      expect(head).toMatch(/<title>À propos/);
      expect(head).toContain('name="description"');
    }
  });
});

describe('a file of the build', () => {
  const script = async () => /\/_next\/static\/chunks\/[^"]+\.js/.exec((await html('/')).text)?.[0] ?? '';

  it('travels compressed as far as the browser can take it, and is kept for good', async () => {
    const path = await script();
    const [small, portable, unwilling, plain] = await Promise.all(
      ['gzip, br', 'gzip', 'gzip;q=1, br;q=0', 'identity'].map((encoding) =>
        askRaw(path, { headers: { 'Accept-Encoding': encoding } }),
      ),
    );

    const encodings = [small, portable, unwilling, plain].map((answer) => answer?.headers['content-encoding']);
    expect(encodings).toEqual(['br', 'gzip', 'gzip', undefined]);
    const content = plain?.body ?? Buffer.alloc(0);
    expect(brotliDecompressSync(small?.body ?? '').equals(content)).toBe(true);
    expect(gunzipSync(portable?.body ?? '').equals(content)).toBe(true);
    for (const answer of [small, portable, plain]) {
      expect(answer?.headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': 'text/javascript; charset=utf-8',
        'content-length': String(answer?.body.length),
        'x-content-type-options': 'nosniff',
        vary: 'Accept-Encoding',
      });
    }
  });

  it('is described by HEAD, whole for any range, and read only', async () => {
    const path = await script();

    expect(await askRaw(path, { method: 'HEAD' })).toMatchObject({ status: 200, body: Buffer.alloc(0) });
    for (const range of ['bytes=5-2', 'bytes=-10', 'bytes=0-0', 'x']) {
      expect(await askRaw(path, { headers: { Range: range } }), range).toMatchObject({ status: 200 });
    }
    expect((await askRaw(path, { method: 'POST' })).status).toBe(405);
  });

  it('is refused if its address is malformed', async () => {
    expect((await askRaw('/_next/static/%zz')).status).toBe(400);
  });

  it.each([
    ...['/_next/static/chunks/unknown.js', '/_next/static/..%2f..%2fpackage.json', '/_next/static/../built-from'],
    ...['/_next/static/%2e%2e/built-from', '/_next/static/'],
  ])('%s does not exist: 404', async (path) => {
    expect((await askRaw(path)).status).toBe(404);
  });
});
