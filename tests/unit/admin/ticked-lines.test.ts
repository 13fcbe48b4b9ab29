import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linesWith, ordersIn } from '@/admin/cash/remitting/ticked-lines';
import { totalOf } from '@/domain/cash/remittance';
import { readTypedLines } from '@/domain/cash/typed-lines';

const PARCELS = [
  { order_id: 1042, outstanding: 3400 },
  { order_id: 1043, outstanding: 1250.5 },
];
const ticked = (text: string, ...orders: number[]) => linesWith(text, { parcels: PARCELS, orders: new Set(orders) });

describe('ticked parcels', () => {
  it('are lines with what is outstanding, added and taken away one by one', () => {
    expect(ticked('', 1042, 1043)).toBe('#1042; 3400\n#1043; 1250.5');
    expect(ticked('#1042; 3400\n#1043; 1250.5', 1043)).toBe('#1043; 1250.5');
    expect(ticked('#1042; 3400')).toBe('');
  });

  it.each([
    ['#1042; 3000; 200', [1042, 1043], '#1042; 3000; 200\n#1043; 1250.5'],
    ['ZR-99; 700\n#1042; 3400', [], 'ZR-99; 700'],
    ['#5; 10', [1042], '#5; 10\n#1042; 3400'],
  ])('leave what was typed: %j with %j', (text, orders, lines) => {
    expect(ticked(text, ...orders)).toBe(lines);
  });

  it('are read back as they were ticked, to the centime', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(
          fc.record({ order_id: fc.integer({ min: 1, max: 999_999 }), cents: fc.integer({ min: 1, max: 1e9 }) }),
          {
            selector: ({ order_id: order }) => order,
            minLength: 1,
            maxLength: 20,
          },
        ),
        (made) => {
          const parcels = made.map(({ order_id, cents }) => ({ order_id, outstanding: cents / 100 }));
          const orders = new Set(parcels.map(({ order_id }) => order_id));
          const text = linesWith('', { parcels, orders });
          const typed = readTypedLines(text);
          expect(ordersIn(text)).toEqual(orders);
          expect(typed.ok && totalOf(typed.lines)).toBe(made.reduce((sum, { cents }) => sum + cents, 0));
        },
      ),
    );
  });
});
