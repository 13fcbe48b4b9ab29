/** Nothing that a visitor sends gets into a page: everybody gets the same one, which may be kept. */
import { createHash, randomUUID } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { ask, sharedOffice } from '../../support/api';
import { createCategory, createProduct } from '../../support/back-office';
import { askRaw } from '../../support/running/ask-raw';

const NONCE = 'dmlzaXRvcg==';
const POLICY = `script-src 'nonce-${NONCE}' 'unsafe-inline'`;

const office = sharedOffice();
const login = { Cookie: `csrftoken=known; payload-token=${office.token}` };

const SENT: [name: string, headers: Record<string, string>][] = [
  ['a policy of their own', { 'Content-Security-Policy': POLICY }],
  ['a policy to be reported', { 'Content-Security-Policy-Report-Only': POLICY }],
  ['the name of a robot', { 'User-Agent': 'Googlebot/2.1 facebookexternalhit/1.1' }],
  ['another language', { 'Accept-Language': 'ar-DZ' }],
  ['the login of the back office', { ...login, Authorization: `Bearer ${office.token}`, 'Accept-Language': 'ar' }],
  ['cookies', { Cookie: '__prerender_bypass=x; __next_preview_data=y; payload-token=z; NEXT_LOCALE=ar' }],
  ['another host', { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'https', 'X-Forwarded-Port': '1' }],
  [
    'what Next.js tells itself',
    {
      ...{ 'X-Middleware-Prefetch': '1', 'X-Middleware-Rewrite': '/admin', 'X-Invoke-Path': '/admin' },
      ...{ 'X-Matched-Path': '/admin', 'X-Nextjs-Data': '1', 'X-Next-Cache-Tags': 'a', 'Next-Router-Prefetch': '1' },
      ...{ 'Next-Router-State-Tree': '%5B%22%22%5D', 'Next-Url': '/admin', Purpose: 'prefetch' },
    },
  ],
  ['what they want to do with it', { 'Sec-Fetch-Dest': 'image', Accept: 'image/webp', Range: 'bytes=0-9' }],
  ['what they know of it', { 'If-None-Match': '*', 'If-Modified-Since': new Date(0).toUTCString() }],
];

/** What is drawn: how the scripts' data is cut into pieces depends on how fast it was made. */
function drawn(html: string, visit: string): string {
  return html.replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll(visit, 'visit');
}

/** A page that was not requested yet, without the part that makes its URL unique. */
async function freshPage(headers: Record<string, string> = {}) {
  const visit = randomUUID();
  const response = await ask(`/Apropos?visite=${visit}`, { headers });
  return { visit, response, text: drawn(await response.text(), visit) };
}

describe.each(SENT)('a visitor who sends %s', (_, headers) => {
  it('gets the page that everybody gets, and leaves it so', async () => {
    // Other test files write to the same shop, so the footer may change between two pages, but not each time.
    await vi.waitFor(
      async () => {
        const plain = await freshPage();
        const made = await freshPage(headers);
        const kept = await (await ask(`/Apropos?visite=${made.visit}`)).text();

        expect(made.response.status).toBe(200);
        expect(made.text).toBe(plain.text);
        expect(drawn(kept, made.visit)).toBe(plain.text);
      },
      { timeout: 30_000, interval: 50 },
    );
  });
});

it("a policy in a visitor's request is nowhere in the answer, of the back office either", async () => {
  const headers = { 'Content-Security-Policy': POLICY };

  for (const path of ['/', '/nowhere', '/admin', '/admin/invoice/1', '/product/0']) {
    const response = await ask(path, { headers });

    expect(`${response.headers.get('content-security-policy')}${await response.text()}`, path).not.toContain(NONCE);
  }
});

it.each([
  ['/checkout', 200],
  ['/profile', 200],
  ['/nulle-part', 404],
  ['/product/:id', 200],
])('%s is the same HTML for robots, guests and people of the back office', async (address, status) => {
  // Its category has enough others, or the page would show the newest products of all, which other tests make.
  const categories = [(await createCategory(office)).id];
  for (let made = 0; made < 6; made++) await createProduct(office, { categories });
  const { id } = await createProduct(office, { categories });
  const visitors: Record<string, string>[] = [{}, login, { 'Sec-Fetch-Dest': 'image', 'User-Agent': 'Googlebot/2.1' }];
  const page = async (headers: Record<string, string>) => {
    // Each visit has a unique URL, or the first page would be kept for all.
    const visit = randomUUID();
    const response = await ask(`${address.replace(':id', String(id))}?visite=${visit}`, { headers });
    const html = await response.text();
    expect(response.status).toBe(status);
    expect(html).toMatch(/<\/html>\s*$/);
    return drawn(html, visit);
  };

  // Other tests change the catalogue meanwhile: the pages may differ once, but not each time.
  await expect.poll(async () => new Set(await Promise.all(visitors.map(page))).size, { timeout: 60_000 }).toBe(1);
});

describe('a page', () => {
  it('is one compressed and one not, however an encoding is asked for', async () => {
    const path = `/Apropos?visite=${randomUUID()}`;
    const zipped = ['gzip', 'br, gzip', 'GZIP;q=0.5', 'deflate, gzip ;q=1', `x,${' '.repeat(50)}gzip`];
    const whole = ['', 'identity', 'br', 'gzip;q=0', 'gzip; q=0.00', 'xgzip'];
    const get = (encoding: string) => askRaw(path, { headers: { 'Accept-Encoding': encoding } });

    const getAll = async () => ({
      small: await Promise.all(zipped.map(get)),
      large: await Promise.all(whole.map(get)),
    });
    const textsOf = ({ small, large }: Awaited<ReturnType<typeof getAll>>) => [
      ...small.map(({ body }) => gunzipSync(body).toString()),
      ...large.map(({ body }) => body.toString()),
    ];

    // A change in the catalogue, as other tests make them, has the page made again, and its data divided otherwise.
    let all: Awaited<ReturnType<typeof getAll>> = { small: [], large: [] };
    await expect
      .poll(async () => {
        all = await getAll();
        return new Set(textsOf(all)).size;
      })
      .toBe(1);

    const { small, large } = all;
    expect(small.map(({ headers }) => headers['content-encoding'])).toEqual(zipped.map(() => 'gzip'));
    expect(large.map(({ headers }) => headers['content-encoding'])).toEqual(whole.map(() => undefined));
    for (const { headers, body } of [...small, ...large]) {
      expect(headers['content-length']).toBe(String(body.length));
      expect(headers.vary).toMatch(/Accept-Encoding/);
    }
  });

  it('is described by HEAD with all its headers, before and after it was made', async () => {
    const described = ({ headers: { date: _, ...headers } }: Awaited<ReturnType<typeof askRaw>>) => headers;
    const ask = async () => {
      const path = `/Apropos?visite=${randomUUID()}`;
      const before = await askRaw(path, { method: 'HEAD' });
      const page = await askRaw(path);
      const after = await askRaw(path, { method: 'HEAD' });
      expect([before.body.length, after.body.length]).toEqual([0, 0]);
      return [before, page, after].map(described);
    };

    // A change in the catalogue between two of them, as other tests make them, has the page made again.
    await expect
      .poll(async () => {
        const [before, page, after] = await ask();
        expect(before).toEqual(page);
        expect(after).toEqual(page);
      })
      .toBeUndefined();
  });

  it.each(['/', '/products', '/contactus', '/search?q=vanne', '/checkout', '/login', '/nowhere', '/product/0'])(
    '%s names the scripts that stand in it, made or kept, compressed or not',
    async (path) => {
      for (const encoding of ['identity', 'identity', 'gzip', 'gzip']) {
        const { headers, body } = await askRaw(path, { headers: { 'Accept-Encoding': encoding } });
        const text = (encoding === 'gzip' ? gunzipSync(body) : body).toString();
        const scripts = [...text.matchAll(/<script(?![^>]*(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g)].map(
          ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
        );
        const directive = /script-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]?.split(' ') ?? [];

        expect(scripts.length).toBeGreaterThan(0);
        expect(directive).toEqual(["'self'", ...new Set(scripts), 'https://accounts.google.com/gsi/client']);
      }
    },
  );

  it('is not changed by what scripts ask for at the same address', async () => {
    const path = `/Apropos?visite=${randomUUID()}`;
    const data = await ask(path, { headers: { RSC: '1', 'Content-Security-Policy': POLICY }, redirect: 'follow' });

    expect(data.headers.get('content-type')).toContain('text/x-component');
    expect(await data.text()).not.toContain(NONCE);
    expect((await ask(path)).headers.get('content-type')).toContain('text/html');
  });

  it('is nowhere kept as the redirect that scripts get at its address', async () => {
    for (const path of ['/', '/products', '/product/1', '/Apropos']) {
      const { headers } = await ask(path, { headers: { RSC: '1' } });
      expect([headers.get('location'), headers.get('cache-control')]).toEqual([`${path}?_rsc`, 'private, no-store']);
    }
    expect((await ask('/Apropos')).headers.get('cache-control')).toBe('public, max-age=0, s-maxage=1');
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])('takes no %s', async (method) => {
    for (const path of ['/', '/products', '/nowhere', '/sitemap.xml']) {
      const { status, headers } = await ask(path, { method });
      expect([status, headers.get('allow')], path).toEqual([405, 'GET, HEAD']);
    }
  });
});
