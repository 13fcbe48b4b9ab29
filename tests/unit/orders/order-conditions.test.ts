/** How the filters of the list become SQL. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderConditions } from '@/orders/placing/order-conditions';
import { idRanges } from '@/orders/reading/office-search';

const MAX_ID = 2_147_483_647;

describe('the numbers that begin with what is searched', () => {
  it('are exactly those', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: MAX_ID }), fc.integer({ min: 1, max: 99_999 }), (id, begin) => {
        const isFound = idRanges(String(begin)).some(([low, high]) => low <= id && id <= high);
        expect(isFound).toBe(String(id).startsWith(String(begin)));
      }),
    );
  });

  it('hold the number itself, and end where numbers of orders end', () => {
    expect(idRanges('12').slice(0, 3)).toEqual([
      [12, 12],
      [120, 129],
      [1200, 1299],
    ]);
    expect(idRanges('2').at(-1)).toEqual([2_000_000_000, MAX_ID]);
    expect(idRanges('#7')[0]).toEqual([7, 7]);
  });

  it.each(['', 'x', '0', '01', '1.5', '-1', '9999999999', '12345678901'])('are none for %j', (search) => {
    expect(idRanges(search)).toEqual([]);
  });
});

it('what is typed never becomes a part of the statement', () => {
  fc.assert(
    fc.property(fc.string(), fc.string({ unit: 'binary' }), (search, customer) => {
      const conditions = orderConditions({ search, customer, status: 'pending' });
      expect(conditions?.where ?? 'TRUE').toMatch(
        /^(TRUE|\(?(id BETWEEN \d+ AND \d+|customer_folded LIKE \$\d+|status = \$\d+| OR | AND |\(|\))+)$/,
      );
    }),
  );
});
