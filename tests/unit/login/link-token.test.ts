import { describe, expect, it } from 'vitest';
import { tokenOf } from '@/storefront/recovery/use-link-token';

describe('the token of a mailed link', () => {
  it('follows the #', () => {
    expect(tokenOf('#token=abc-123_x')).toBe('abc-123_x');
  });

  it.each(['', '#', '#token=', '#autre=1'])('is missing in "%s"', (hash) => {
    expect(tokenOf(hash)).toBeNull();
  });
});
