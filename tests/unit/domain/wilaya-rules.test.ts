import { describe, expect, it } from 'vitest';
import { WILAYA_NAME_MESSAGE, wilayaPriceProblem } from '@/domain/wilaya-rules';

describe('what a wilaya must be', () => {
  it('has a name', () => {
    expect(WILAYA_NAME_MESSAGE).toBe('Wilaya name is required');
  });

  it.each([-0.01, -600, Number.NEGATIVE_INFINITY])('has a fee that is not below zero: not %d', (price) => {
    expect(wilayaPriceProblem(price)).toBe('Price cannot be negative');
  });

  it.each([Number.NaN, null, undefined])('has a fee: not %j', (price) => {
    expect(wilayaPriceProblem(price)).toBe('Price is required');
  });

  it('has a fee that sums can hold', () => {
    expect(wilayaPriceProblem(Number.POSITIVE_INFINITY)).not.toBeNull();
  });

  it.each([0, 600, 600.5])('may cost %d', (price) => {
    expect(wilayaPriceProblem(price)).toBeNull();
  });
});
