import { describe, expect, it } from 'vitest';
import { wilayaNameProblem, wilayaPriceProblem } from '@/domain/wilaya-rules';

describe('what a wilaya must be', () => {
  it.each([null, undefined, '', '  '])('has a name: %j is none', (name) => {
    expect(wilayaNameProblem(name)).toBe('Wilaya name is required');
  });

  it.each([-0.01, Number.NaN, null, undefined, Number.POSITIVE_INFINITY])('has a fee: not %j', (price) => {
    expect(wilayaPriceProblem(price)).toBe('Price cannot be negative');
  });

  it.each([0, 600, 600.5])('may cost %d', (price) => {
    expect(wilayaPriceProblem(price)).toBeNull();
    expect(wilayaNameProblem('Alger')).toBeNull();
  });
});
