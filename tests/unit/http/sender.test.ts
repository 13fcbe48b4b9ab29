import { describe, expect, it } from 'vitest';
import { isForeignWrite, senderOf } from '@/http/sender';

const HOST = 'shop.example:3000';
const from = (origin: string | undefined, site?: string, host = HOST, publicUrl?: string) =>
  senderOf({ origin, site, host }, publicUrl);

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

  it.each([
    ['https://shop.example', 'shop.example:443', 'own'],
    ['https://shop.example:443', 'shop.example', 'foreign'],
    ['http://shop.example', 'shop.example:443', 'foreign'],
    ['http://shop.example', '', 'foreign'],
  ])('of %s to the host %j is %s: it may omit the default port', (origin, host, sender) => {
    expect(from(origin, undefined, host)).toBe(sender);
  });
});

describe('with PUBLIC_URL a request', () => {
  it.each([
    ['https://shop.example', 'shop.example', 'own'],
    ['https://shop.example', '10.0.0.5:3000', 'own'],
    ['http://10.0.0.5:3000', '10.0.0.5:3000', 'own'],
    ['http://shop.example', 'shop.example', 'foreign'],
  ])('of %s to the host %s is %s', (origin, host, sender) => {
    expect(from(origin, undefined, host, 'https://shop.example')).toBe(sender);
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
