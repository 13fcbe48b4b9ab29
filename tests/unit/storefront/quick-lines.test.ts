import { describe, expect, it } from 'vitest';
import type { ListingProduct } from '@/contract/catalogue';
import { openLinesOf, quoteOf, rowsOf, sharesOf, totalOf, verdictOf } from '@/storefront/quick-order/quick-lines';

const product = (id: number, changes: Partial<ListingProduct> = {}): ListingProduct => ({
  ...{ id, title: `Pièce ${id}`, reference: null, short_description: '', main_image: null, tags: [], categories: [] },
  ...{ price: 1000, stock: null, in_stock: true, stock_status: 'instock' },
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

const out = { stock: 0, in_stock: false, stock_status: 'outofstock' } as const;

it('a part that is only guessed is to be chosen, and counts once it is', () => {
  const guessed = { ...line(2, product(7)), verdict: 'several' as const };
  const [row] = rowsOf({ lines: [guessed] });

  expect(row?.chosen).toBeNull();
  expect(openLinesOf(row ? [row] : [])).toMatchObject([{ reason: 'unchosen' }]);
  expect(totalOf(row ? [row] : [], 10).dinars).toBe(0);
  expect(totalOf(row ? [{ ...row, chosen: product(7) }] : [], 10).dinars).toBe(2000);
});

describe('the total of a quick order', () => {
  it('counts what is in stock, once for two lines of a product', () => {
    const few = product(1, { stock: 2 });

    expect(totalOf(rows(line(5, few)), 99)).toEqual({ dinars: 2000, cut: 'short' });
    expect(totalOf(rows(line(2, few), line(1, few)), 99)).toEqual({ dinars: 2000, cut: 'short' });
    expect(totalOf(rows(line(3, product(2, out))), 99)).toEqual({ dinars: 0, cut: 'short' });
    const unpriced = line(1, product(4, { price: null }));
    expect(totalOf(rows(line(50, product(3)), unpriced), 99)).toEqual({ dinars: 50_000, cut: null });
  });

  it("counts what a guest's cart holds, 10 of a product", () => {
    const counted = product(1, { stock: 14, price: 12_800 });

    expect(totalOf(rows(line(50, counted)), 10)).toEqual({ dinars: 128_000, cut: 'limit' });
    expect(totalOf(rows(line(50, counted)), 99)).toEqual({ dinars: 179_200, cut: 'short' });
    expect(totalOf(rows(line(8, product(2)), line(8, product(2))), 10)).toEqual({ dinars: 10_000, cut: 'limit' });
  });
});

describe('the share of a line', () => {
  const shares = (all: ReturnType<typeof rows>, max: number) => sharesOf(all, max).map(({ share }) => share);
  const share = (pieces: number, asked: number) => ({ pieces, asked });

  it('is what the stock and the limit of a line leave it', () => {
    const all = rows(line(5, product(1, { stock: 2 })), line(500, product(2)), line(1), line(3, product(3, out)));

    expect(shares(all, 99)).toEqual([share(2, 5), share(99, 500), share(0, 1), share(0, 3)]);
    expect(shares(rows(line(50, product(4, { stock: 14 }))), 10)).toEqual([share(10, 50)]);
  });

  it('is what lines of the same product before it have left', () => {
    const [few, many] = [product(1, { stock: 2 }), product(2)];

    const all = rows(line(2, few), line(8, many), line(2, few), line(8, many));
    expect(shares(all, 10)).toEqual([share(2, 2), share(8, 8), share(0, 4), share(2, 16)]);
  });

  it('makes its verdict, which follows changed quantities', () => {
    const few = product(1, { stock: 2 });
    const all = rows(line(1, few), line(2, few), line(1, few, product(2)));
    const verdicts = sharesOf(all, 10).map(({ row, share }) => verdictOf(row, share));

    expect(verdicts).toEqual(['found', 'short', 'several']);
  });
});

it('a quote of a quick order takes up to 99 pieces, more than are in stock too, and leaves what has no price', () => {
  const few = product(1, out);

  expect(quoteOf(rows(line(50, few), line(60, few), line(3, product(2, { price: null }))))).toMatchObject({
    items: [{ id: 1, quantity: 99 }],
    left: [
      { id: 1, pieces: 11, reason: 'limit' },
      { id: 2, pieces: 3, reason: 'unpriced' },
    ],
  });
});

it('a line without a product is unknown, or still to be chosen', () => {
  expect(openLinesOf(rows(line(1), line(2, product(1), product(2)), line(3, product(3))))).toMatchObject([
    { typed: 'N1', reason: 'unknown' },
    { typed: 'N2', reason: 'unchosen' },
  ]);
});
