import { describe, expect, it } from 'vitest';
import { DatabaseAwayError } from '@/database/errors';
import { csrfProblem, readCookie } from '@/http/csrf';
import { isDatabaseAway } from '@/http/database-away';
import { readJson } from '@/http/read-body';
import { textsFor } from '@/http/texts';

const post = (body: BodyInit, type = 'application/json') =>
  new Request('http://shop.test/', { method: 'POST', body, headers: { 'content-type': type } });
const status = async (request: Request) => {
  const read = await readJson(request, textsFor('/orders'));
  return read.ok ? 200 : read.refusal.status;
};

describe('reading a JSON body', () => {
  it.each([
    [post('{"a":"é"}', 'Application/JSON; charset=utf-8'), { a: 'é' }],
    [post('\ufeff[1]'), [1]],
  ])('parses the body, also after a byte order mark', async (request, value) => {
    expect(await readJson(request, textsFor('/orders'))).toEqual({ ok: true, value });
  });

  it.each(['', '{', '{"a":}', "{'a':1}", 'undefined', new Uint8Array([0x22, 0xc3, 0x28, 0x22])])(
    'refuses %j as malformed, or as no UTF-8',
    async (body) => {
      expect(await status(post(body))).toBe(400);
    },
  );

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonx', ''])(
    'refuses the type %j',
    async (type) => {
      expect(await status(post('{}', type))).toBe(415);
    },
  );

  it('refuses more than a megabyte, whatever length it claims', async () => {
    const large = `"${'x'.repeat(1_000_000)}"`;
    const unannounced = new Request('http://shop.test/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: new Blob([large]).stream(),
      duplex: 'half',
    } as RequestInit);

    expect(await status(post(large))).toBe(413);
    expect(await status(unannounced)).toBe(413);
    expect(await status(post(`"${'x'.repeat(999_000)}"`))).toBe(200);
  });
});

const problem = (headers: Record<string, string>) => csrfProblem(new Request('http://shop.test/', { headers }));

it('a request is a problem if the browser says that a page of another origin sent it', () => {
  const sites = ['cross-site', 'same-site', 'same-origin', 'none'];

  expect(sites.map((site) => problem({ 'sec-fetch-site': site }))).toEqual([true, true, false, false]);
});

describe('the CSRF token', () => {
  it('is a problem only if cookie and header are both there and differ', () => {
    expect(problem({ cookie: 'a=1; csrftoken=abc', 'x-csrftoken': 'abd' })).toBe(true);
    expect(problem({ cookie: 'csrftoken=abc', 'x-csrftoken': 'abc' })).toBe(false);
    expect(problem({ cookie: 'csrftoken=abc' })).toBe(false);
    expect(problem({ 'x-csrftoken': 'abc' })).toBe(false);
  });

  it('is not mistaken for a cookie of a similar name', () => {
    expect(readCookie('xcsrftoken=1; csrftoken2=2; csrftoken=3=4', 'csrftoken')).toBe('3=4');
    expect(readCookie(undefined, 'csrftoken')).toBeNull();
  });
});

describe('a database that is away', () => {
  const coded = (code: string) => Object.assign(new Error('x'), { code });

  it.each(['ECONNREFUSED', 'ECONNRESET', '57P01', '57P03', '08006', '53300'])(
    'is recognised by the code %s',
    (code) => {
      expect(isDatabaseAway(coded(code))).toBe(true);
      expect(isDatabaseAway(new Error('Failed query', { cause: coded(code) }))).toBe(true);
    },
  );

  it("is recognised by the shop's own error, and by the driver's message", () => {
    expect(isDatabaseAway(new DatabaseAwayError('A transaction could not be started.'))).toBe(true);
    expect(isDatabaseAway(new Error('Connection terminated unexpectedly'))).toBe(true);
  });

  it.each([coded('23505'), coded('42P01'), new Error('x'), 'text', null, undefined])('is not %s', (error) => {
    expect(isDatabaseAway(error)).toBe(false);
  });
});
