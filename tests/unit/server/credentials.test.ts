import { describe, expect, it } from 'vitest';
import { readCredential, showOnly } from '@/server/credentials';

const NAME = 'payload-token';

describe('the one token of a request', () => {
  it.each([
    [{ authorization: 'Bearer abc' }, 'abc'],
    [{ authorization: 'JWT abc' }, 'abc'],
    [{ authorization: 'bearer abc', cookie: 'payload-token=def' }, 'abc'],
    [{ authorization: 'Basic abc', cookie: 'payload-token=def' }, 'def'],
    [{ authorization: 'Bearer', cookie: 'payload-token=def' }, 'def'],
    [{ cookie: 'payload-token=junk; a=b; payload-token=def' }, 'def'],
    [{ cookie: 'payload-token=def; payload-token=%E0%A4%A' }, 'def'],
    [{ cookie: 'payload-token=%64ef' }, 'def'],
    [{ cookie: 'payload-token = def' }, 'def'],
  ])('of %j is %s', (headers, token) => {
    expect(readCredential(headers, NAME)?.token).toBe(token);
  });

  it.each([{}, { cookie: 'a=b' }, { cookie: 'payload-token=' }, { authorization: 'Bearer a b' }])(
    'of %j is none',
    (headers) => {
      expect(readCredential(headers, NAME)).toBeNull();
    },
  );

  it.each([
    { authorization: 'bearer abc', cookie: 'a=b; payload-token=def; payload-token=%64ef' },
    { authorization: 'Basic abc', cookie: 'payload-token=junk; a=b; payload-token=def' },
  ])('is all that is left of %j', (headers: { authorization: string; cookie: string }) => {
    const credential = readCredential(headers, NAME);
    const shown = { ...headers };
    showOnly(shown, NAME, credential && { ...credential, token: 'renewed' });

    const isByCookie = credential?.place === 'cookie';
    expect(shown).toEqual(
      isByCookie ? { cookie: 'a=b; payload-token=renewed' } : { authorization: 'Bearer renewed', cookie: 'a=b' },
    );
  });

  it('leaves no trace of an invalid token', () => {
    const headers = { authorization: 'Bearer abc', cookie: 'payload-token=def' };
    showOnly(headers, NAME, null);
    expect(headers).toEqual({});
  });
});
