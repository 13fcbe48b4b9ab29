import { describe, expect, it } from 'vitest';
import { isForeignWrite, senderOf } from '@/http/sender';

const HOST = 'shop.example:3000';
const from = (
  origin: string | undefined,
  site?: string,
  { host = HOST, publicUrl = undefined as string | undefined } = {},
) => senderOf({ origin, site, host }, publicUrl);

describe('a request', () => {
  it.each([
    ['http://shop.example:3000', undefined],
    ['https://shop.example:3000', 'same-origin'],
    ['HTTP://SHOP.EXAMPLE:3000', undefined],
    [undefined, 'same-origin'],
    [undefined, 'none'],
  ])("with Origin %s and Sec-Fetch-Site %s is the shop's own", (origin, site) => {
    expect(from(origin, site)).toBe('own');
  });

  it.each([
    ['http://shop.example', undefined],
    ['http://shop.example:3001', undefined],
    ['http://evil.example', undefined],
    ['http://evil.shop.example:3000', undefined],
    ['http://shop.example:3000.evil.example', undefined],
    ['http://shop.example:3000@evil.example', undefined],
    ['http://shop.example:3000/', undefined],
    ['ftp://shop.example:3000', undefined],
    ['null', undefined],
    ['', undefined],
    ['http://shop.example:3000, http://evil.example', undefined],
    ['http://shop.example:3000', 'cross-site'],
    ['http://shop.example:3000', 'same-site'],
    ['http://shop.example:3000', 'Cross-Site'],
    ['http://shop.example:3000', 'something-new'],
    [undefined, 'cross-site'],
    [undefined, 'same-site'],
    ['http://evil.example', 'same-origin'],
    ['http://evil.example', 'none'],
  ])('with Origin %s and Sec-Fetch-Site %s is foreign', (origin, site) => {
    expect(from(origin, site)).toBe('foreign');
  });

  it('without either header has an unknown sender', () => {
    expect(from(undefined)).toBe('unknown');
  });

  it('may include or omit the default port', () => {
    expect(from('https://shop.example', undefined, { host: 'shop.example:443' })).toBe('own');
    expect(from('https://shop.example:443', undefined, { host: 'shop.example' })).toBe('foreign');
    expect(from('http://shop.example', undefined, { host: 'shop.example:443' })).toBe('foreign');
  });

  it('without a host is foreign', () => {
    expect(from('http://shop.example', undefined, { host: '' })).toBe('foreign');
  });
});

describe('with PUBLIC_URL', () => {
  const publicUrl = 'https://shop.example';

  it("is the shop's own address, also behind a proxy that uses another name", () => {
    expect(from('https://shop.example', undefined, { publicUrl, host: 'shop.example' })).toBe('own');
    expect(from('https://shop.example', undefined, { publicUrl, host: '10.0.0.5:3000' })).toBe('own');
  });

  it("counts the requested address as the shop's own too", () => {
    expect(from('http://10.0.0.5:3000', undefined, { publicUrl, host: '10.0.0.5:3000' })).toBe('own');
  });

  it('treats a page of the same host without TLS as foreign', () => {
    expect(from('http://shop.example', undefined, { publicUrl, host: 'shop.example' })).toBe('foreign');
  });
});

describe('a write', () => {
  const write = (changes: Record<string, string>, isLogin = false) =>
    isForeignWrite(
      { method: 'POST', host: HOST, origin: undefined, site: undefined, cookie: undefined, ...changes },
      { isLogin },
    );
  const cookie = 'a=1; payload-token=x';

  it("with the CMS's cookie must come from a page of the shop", () => {
    expect(write({ cookie, origin: `http://${HOST}` })).toBe(false);
    expect(write({ cookie, origin: 'http://evil.example' })).toBe(true);
    expect(write({ cookie })).toBe(true);
    expect(write({ cookie: 'payload-token =x' })).toBe(true);
  });

  it.each(['PUT', 'PATCH', 'DELETE', 'PROPFIND', 'post'])('is what %s does, too', (method) => {
    expect(write({ cookie, method })).toBe(true);
  });

  it.each(['GET', 'HEAD', 'OPTIONS'])('is not what %s does', (method) => {
    expect(write({ cookie, method, origin: 'http://evil.example' })).toBe(false);
  });

  it('without that cookie is allowed', () => {
    expect(write({ origin: 'http://evil.example' })).toBe(false);
    expect(write({ cookie: 'xpayload-token=x; payload-tokens=y', origin: 'http://evil.example' })).toBe(false);
  });

  it('that logs in must not come from a foreign page, with or without a cookie', () => {
    expect(write({ origin: 'http://evil.example' }, true)).toBe(true);
    expect(write({ site: 'same-site' }, true)).toBe(true);
    expect(write({}, true)).toBe(false);
    expect(write({ cookie }, true)).toBe(true);
    expect(write({ cookie, site: 'same-origin' }, true)).toBe(false);
  });
});
