/** Pages and the build's files as the server hands them out, without a browser. */
import { randomUUID } from 'node:crypto';
import { get } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { ask, sharedOffice } from '../support/api';
import { createProduct } from '../support/back-office';

const office = sharedOffice();
/** A reader may be this far behind (contract). */
const within = { timeout: 1_000, interval: 20 };

const html = async (path: string, headers: Record<string, string> = {}) => {
  const response = await ask(path, { headers: { Accept: 'text/html', ...headers } });
  return { response, text: await response.text() };
};

describe('a page that was made before', () => {
  it('shows an edit and a sale within a second', async () => {
    const { id } = await createProduct(office, { title: `Avant ${randomUUID()}`, stock: 1 });
    const path = `/product/${id}`;
    await html(path);
    await html(path);

    const title = `Après ${randomUUID()}`;
    await office.update('products', id, { title });
    await vi.waitFor(async () => expect((await html(path)).text).toContain(title), within);

    await office.update('products', id, { stock: 0 });
    await vi.waitFor(async () => expect((await html(path)).text).toContain('Rupture de stock'), within);
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

  it('is not mixed up with what scripts ask for at the same address', async () => {
    const whole = await html('/Apropos');
    const data = await ask('/Apropos', { headers: { RSC: '1' }, redirect: 'follow' });
    const again = await html('/Apropos');

    expect(data.headers.get('content-type')).toContain('text/x-component');
    for (const { response, text } of [whole, again]) {
      expect(response.headers.get('content-type')).toContain('text/html');
      expect(text.trimEnd()).toMatch(/<\/html>$/);
    }
  });

  it('names the shop’s own address, whatever host a visitor names', async () => {
    // fetch sets Host itself; the forwarded one is what a server might believe by mistake.
    await html('/Apropos?visite=1', { 'X-Forwarded-Host': 'ailleurs.example' });

    expect((await html('/Apropos?visite=1')).text).not.toContain('ailleurs.example');
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
  /** fetch undoes the compression; what is asked for here is the file as it travels. */
  const file = async (encoding: string) => {
    const script = /\/_next\/static\/chunks\/[^"]+\.js/.exec((await html('/')).text)?.[0] ?? '';
    const { url } = await ask(script);
    return new Promise<{ headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
      get(url, { headers: { 'Accept-Encoding': encoding } }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(parts) }));
        response.on('error', reject);
      }).on('error', reject);
    });
  };

  it('travels compressed as far as the browser can take it, and is kept for good', async () => {
    const [small, portable, plain] = await Promise.all([file('gzip, br'), file('gzip'), file('identity')]);

    expect([small, portable, plain].map(({ headers }) => headers['content-encoding'])).toEqual([
      'br',
      'gzip',
      undefined,
    ]);
    expect(brotliDecompressSync(small.body).equals(plain.body)).toBe(true);
    expect(gunzipSync(portable.body).equals(plain.body)).toBe(true);
    expect(small.body.length).toBeLessThan(portable.body.length);
    for (const { headers } of [small, portable, plain]) {
      expect(headers).toMatchObject({
        'cache-control': 'public,max-age=31536000,immutable',
        'content-type': 'text/javascript',
        'x-content-type-options': 'nosniff',
        vary: 'Accept-Encoding',
      });
    }
  });

  it.each([
    '/_next/static/chunks/unknown.js',
    '/_next/static/..%2f..%2fpackage.json',
    '/_next/static/%2e%2e/built-from',
    '/_next/static/',
  ])('%s is none: 404', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });
});
