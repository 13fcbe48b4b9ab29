/** The lines of an order after an amendment, and what moves in the stock. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchLines, planLines } from '@/confirmation/amended-lines';
import { keptFee } from '@/domain/delivery/delivery-fees';
import { amendedCharges } from '@/domain/orders/charges';
import type { LockedProduct } from '@/orders/placing/order-basis';
import type { OrderLine } from '@/orders/placing/order-rows';

const line = (productId: number, changes: Partial<OrderLine> = {}): OrderLine => ({
  id: `line-${productId}`,
  productId,
  title: `Pièce ${productId}`,
  reference: null,
  image: null,
  quantity: 1,
  price: 1,
  isStockCounted: true,
  ...changes,
});

const product = (id: number, changes: Partial<LockedProduct> = {}): LockedProduct => ({
  id,
  title: `Pièce ${id}`,
  reference: null,
  main_image: null,
  price: 2,
  stock: 100,
  stock_status: 'instock',
  published: true,
  ...changes,
});

function plan(lines: OrderLine[], entries: Parameters<typeof matchLines>[1], products: LockedProduct[]) {
  const matched = matchLines(lines, entries);
  if (!matched.ok) throw new Error('The entries name lines.');
  const known = new Map(products.map((one) => [one.id, one]));
  return planLines({ lines, requested: matched.requested, products: known, writtenOff: new Map(), newId: () => 'new' });
}

describe('the plan of an amendment', () => {
  it('moves exactly what the counted lines differ by, and refuses exactly what the stock lacks', () => {
    const quantities = fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 }), fc.nat(9)), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(quantities, (all) => {
        const lines = all.flatMap(([before], id) => (before > 0 ? line(id + 1, { quantity: before }) : []));
        const entries = all.flatMap(([, after], id) => (after > 0 ? { product_id: id + 1, quantity: after } : []));
        const products = all.map(([before, , stock], id) =>
          // What is not in the order yet must be for sale at all.
          product(id + 1, { stock: before === 0 ? stock + 1 : stock }),
        );

        const { lines: after, returned, refusals } = plan(lines, entries, products);

        for (const [index, [before, wanted]] of all.entries()) {
          expect(returned.get(index + 1) ?? 0).toBe(before - wanted);
        }
        expect(after.map(({ quantity }) => quantity)).toEqual(entries.map(({ quantity }) => quantity));
        const short = all.filter(([before, wanted], index) => wanted - before > (products[index]?.stock ?? 0));
        expect(refusals).toHaveLength(short.length);
      }),
    );
  });

  it('keeps the price of lines that stay, and gives new ones that of today', () => {
    const entries = [1, 2].map((product_id) => ({ product_id, quantity: 3 }));
    const { lines } = plan([line(1)], entries, [product(1), product(2)]);
    expect(lines.map(({ id, price }) => `${id} for ${price}`)).toEqual(['line-1 for 1', 'new for 2']);
  });

  it('moves nothing of a product that is gone or no longer counted', () => {
    const lines = [line(1, { quantity: 5 }), line(2, { quantity: 5 })];
    const entries = [
      { product_id: 1, quantity: 2 },
      { product_id: 2, quantity: 9 },
    ];
    const { returned, refusals } = plan(lines, entries, [product(2, { stock: null })]);
    expect([...returned]).toEqual([]);
    expect(refusals).toEqual([]);
  });
});

it('the charges of an amended order are calculated again, but for kinds that this version does not know', () => {
  const kept = [
    { kind: 'subtotal', amount: 1 },
    { kind: 'delivery', amount: 6 },
    { kind: 'gift-wrap', amount: 2.5 },
  ];
  expect(amendedCharges(kept, { lines: [{ price: 1.5, quantity: 4 }], fee: keptFee(7), freeFrom: null })).toEqual([
    { kind: 'subtotal', amount: 6 },
    { kind: 'delivery', amount: 7 },
    { kind: 'gift-wrap', amount: 2.5 },
  ]);
});
