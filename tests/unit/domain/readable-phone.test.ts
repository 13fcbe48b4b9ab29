/** Telephones as people read them aloud, in one format wherever the office shows them. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { personKey, readablePhone } from '@/domain/phone';

describe('a telephone is shown', () => {
  it.each([
    ['+213550123456', '0550 12 34 56'],
    ['021234567', '021 23 45 67'],
    ['+33612345678', '+33 6 12 34 56 78'],
    ['0033 612-345-678', '+33 6 12 34 56 78'],
    ['+21698123456', '+216 98 12 34 56'],
    ['+12125551234', '+1 21 25 55 12 34'],
    ['+4915112345678', '+49 1 51 12 34 56 78'],
    ['demander à Ali', 'demander à Ali'],
    ['055012345678', '055012345678'],
  ])('%s as %s', (typed, shown) => {
    expect(readablePhone(typed)).toBe(shown);
  });

  it('and is still the same number', () => {
    const numbers = fc.stringMatching(/^(?:\+[1-9]\d{7,14}|0[1-9]\d{7,8})$/);
    fc.assert(
      fc.property(
        numbers.filter((typed) => personKey(typed) !== null),
        (typed) => {
          expect(personKey(readablePhone(typed))).toBe(personKey(typed));
        },
      ),
    );
  });
});
