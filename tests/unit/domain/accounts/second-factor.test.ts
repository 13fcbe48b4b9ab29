import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recoveryFile, secretInGroups } from '@/domain/accounts/second-factor';

describe('the secret of a second factor', () => {
  it.each([
    ['', ''],
    ['ABCD', 'ABCD'],
    ['ABCDE', 'ABCD E'],
    ['ABCDEFGHIJKL', 'ABCD EFGH IJKL'],
  ])('%j is shown as %j', (secret, shown) => {
    expect(secretInGroups(secret)).toBe(shown);
  });

  it('loses nothing by its groups', () => {
    const secrets = fc.stringMatching(/^[A-Z2-7]{0,64}$/);
    fc.assert(fc.property(secrets, (secret) => secretInGroups(secret).replaceAll(' ', '') === secret));
  });
});

it('a file of recovery codes has its head, an empty line, and a line for each code', () => {
  const file = recoveryFile({ head: ['Whose they are', 'How they are used'], codes: ['A-1', 'B-2'], name: 'codes' });
  expect(file).toEqual({
    text: 'Whose they are\r\nHow they are used\r\n\r\nA-1\r\nB-2\r\n',
    type: 'text/plain',
    name: 'codes.txt',
  });
});
