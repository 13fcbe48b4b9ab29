import { describe, expect, it } from 'vitest';
import { tokenOf } from '@/storefront/recovery/use-link-token';

describe('the token of a mailed link', () => {
  it('stands behind the #', () => {
    expect(tokenOf('#token=abc-123_x')).toBe('abc-123_x');
  });

  it.each(['', '#', '#token=', '#autre=1'])('is none in "%s"', (hash) => {
    expect(tokenOf(hash)).toBeNull();
  });
});
