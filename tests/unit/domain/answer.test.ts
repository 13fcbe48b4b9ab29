import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type Answer, asResponse, ok, refuse } from '@/http/answer';

const ask = (headers: Record<string, string> = {}) => new Request('http://shop.test/api/x/', { headers });
const write = (
  answer: Answer,
  { headers = {}, sharedSeconds = 60 }: { headers?: Record<string, string>; sharedSeconds?: number } = {},
) => asResponse(answer, { request: ask(headers), sharedSeconds });

describe('an answer that may be shared', () => {
  it('says how long, and carries a tag', async () => {
    const response = await write(ok({ a: 1 }));

    expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60');
    expect(response.headers.get('etag')).toMatch(/^W\/".+"$/);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await response.json()).toEqual({ a: 1 });
  });

  it('carries the same tag for the same content, another for another', async () => {
    const tagOf = async (body: object) => (await write(ok(body))).headers.get('etag');

    expect(await tagOf({ a: 1 })).toBe(await tagOf({ a: 1 }));
    expect(await tagOf({ a: 1 })).not.toBe(await tagOf({ a: 2 }));
  });

  it('is not sent again to who names its tag, weak, strong, in a list or by *', async () => {
    const tag = (await write(ok({ a: 1 }))).headers.get('etag') ?? '';

    const statuses = await Promise.all(
      [tag, tag.replace('W/', ''), `"x", ${tag}`, '*', '"x"', ''].map(
        async (header) => (await write(ok({ a: 1 }), { headers: { 'if-none-match': header } })).status,
      ),
    );

    expect(statuses).toEqual([304, 304, 304, 304, 200, 200]);
  });

  it('is compressed only if it is long and the reader accepts it', async () => {
    const long = ok({ text: 'é'.repeat(2000) });
    const encoding = async (answer: Answer, accept: string) =>
      (await write(answer, { headers: { 'accept-encoding': accept } })).headers.get('content-encoding');

    expect(await encoding(long, 'gzip, br')).toBe('gzip');
    expect(await encoding(long, 'gzip;q=0, br')).toBeNull();
    expect(await encoding(long, 'br')).toBeNull();
    expect(await encoding(ok({ a: 1 }), 'gzip')).toBeNull();
  });

  it('holds the same text compressed', async () => {
    const response = await write(ok({ text: 'é'.repeat(2000) }), { headers: { 'accept-encoding': 'gzip' } });

    expect(JSON.parse(gunzipSync(await response.bytes()).toString())).toEqual({ text: 'é'.repeat(2000) });
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
  });
});

describe('any other answer', () => {
  it('is never stored: refusals, what was made, what no time is given for', async () => {
    const stored = await Promise.all([
      write(refuse(404, 'Product not found')),
      write(ok({ order_id: 1 }, 201)),
      asResponse(ok({ a: 1 }), { request: ask() }),
    ]);

    for (const response of stored) {
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      expect(response.headers.get('etag')).toBeNull();
    }
  });

  it('gives a refusal as message and as error, with details only if there are any', () => {
    expect(refuse(404, 'Perdu').body).toEqual({ message: 'Perdu', error: 'Perdu' });
    expect(refuse(400, 'Non', { details: { page: ['x'] }, headers: { Allow: 'GET' } })).toEqual({
      status: 400,
      body: { message: 'Non', error: 'Non', details: { page: ['x'] } },
      headers: { Allow: 'GET' },
    });
  });

  it('may be a page, or nothing at all', async () => {
    const page = await write({ status: 200, body: null, html: '<p>é</p>' });
    const nothing = await write({ status: 204, body: null });

    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await page.text()).toBe('<p>é</p>');
    expect(await nothing.text()).toBe('');
  });
});
