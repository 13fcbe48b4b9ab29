import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { secretInGroups } from '@/domain/accounts/second-factor';

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
