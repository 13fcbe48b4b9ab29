import { describe, expect, it } from 'vitest';
import type { ListingProduct } from '@/contract/catalogue';
import { openLinesOf, piecesOf, quoteOf, rowsOf, totalOf } from '@/storefront/quick-order/quick-lines';

const product = (id: number, changes: Partial<ListingProduct> = {}): ListingProduct => ({
  id,
  title: `Pièce ${id}`,
  reference: null,
  short_description: '',
  main_image: null,
  price: 1000,
  stock: null,
  in_stock: true,
  stock_status: 'instock',
  tags: [],
  categories: [],
  ...changes,
});
const line = (quantity: number, ...products: ListingProduct[]) => ({
  line: products[0]?.id ?? 99,
  typed: `N${quantity}`,
  quantity,
  verdict: products.length > 1 ? ('several' as const) : ('found' as const),
  products,
});
const rows = (...lines: ReturnType<typeof line>[]) => rowsOf({ lines });

describe('the total of a quick order', () => {
  it('counts what is in stock, once for two lines of a product', () => {
    const few = product(1, { stock: 2 });

    expect(totalOf(rows(line(5, few)))).toBe(2000);
    expect(totalOf(rows(line(2, few), line(1, few)))).toBe(2000);
    expect(totalOf(rows(line(3, product(2, { stock: 0, in_stock: false, stock_status: 'outofstock' }))))).toBe(0);
    expect(totalOf(rows(line(50, product(3)), line(1, product(4, { price: null }))))).toBe(50_000);
  });

  it('has of each line the pieces in stock', () => {
    const quantities = rows(line(5, product(1, { stock: 2 })), line(500, product(2)), line(1)).map(piecesOf);

    expect(quantities).toEqual([2, 99, 0]);
  });
});

describe('a quote of a quick order', () => {
  it('takes up to 99 pieces, more than are in stock too, and leaves what has no price', () => {
    const few = product(1, { stock: 0, in_stock: false, stock_status: 'outofstock' });

    expect(quoteOf(rows(line(50, few), line(60, few), line(3, product(2, { price: null }))))).toMatchObject({
      items: [{ id: 1, quantity: 99 }],
      left: [
        { id: 1, pieces: 11, reason: 'limit' },
        { id: 2, pieces: 3, reason: 'unpriced' },
      ],
    });
  });
});

describe('a line without a product', () => {
  it('is unknown, or still to be chosen', () => {
    expect(openLinesOf(rows(line(1), line(2, product(1), product(2)), line(3, product(3))))).toMatchObject([
      { typed: 'N1', reason: 'unknown' },
      { typed: 'N2', reason: 'unchosen' },
    ]);
  });
});
