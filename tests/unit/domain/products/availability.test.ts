import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canBuy,
  hasPrice,
  isInStock,
  type StockStatus,
  showsStock,
  stockStatusFor,
} from '@/domain/products/availability';
import { addButtonLabel, availabilityLabel, stockLabel } from '@/storefront/ui/availability-labels';

const status = fc.constantFrom<StockStatus>('instock', 'outofstock');
const stock = fc.option(fc.nat(100));

describe('buying a product', () => {
  it.each([
    { price: 10, stock: 1, in_stock: true, stock_status: 'instock' },
    { price: 10, stock: null, stock_status: 'instock' },
    { price: 10 },
  ])('is possible with a price and pieces, or if the pieces are not counted: %j', (product) => {
    expect(canBuy(product)).toEqual({ ok: true });
  });

  it.each([0, -1, null, undefined, Number.NaN, Number.POSITIVE_INFINITY])('needs a price: not %j', (price) => {
    expect(canBuy({ price, stock: 5 })).toEqual({ ok: false, reason: 'unpriced' });
    expect(hasPrice(price)).toBe(false);
  });

  it.each([{ stock: 0 }, { in_stock: false }, { stock_status: 'outofstock' }])('is refused with %j', (fault) => {
    const product = { price: 10, stock: 3, in_stock: true, stock_status: 'instock', ...fault };

    expect(canBuy(product)).toEqual({ ok: false, reason: 'out-of-stock' });
  });

  it('names a missing price before missing stock', () => {
    expect(canBuy({ price: 0, stock: 0 })).toEqual({ ok: false, reason: 'unpriced' });
  });
});

it.each([
  [10, 'instock', true],
  [10, 'outofstock', true],
  [null, 'outofstock', true],
  [null, 'instock', false],
  [0, 'instock', false],
])('a stock label with the price %j and %s: %j', (price, stock_status, expected) => {
  expect(showsStock({ price, stock_status })).toBe(expected);
});

it('the words name the add button after what holds it back, and the stock by its status alone', () => {
  const buttons = [{ price: 5 }, { price: null }, { price: 5, stock: 0 }].map(addButtonLabel);
  expect(buttons).toEqual(['Ajouter au panier', 'Indisponible', 'Rupture de stock']);

  expect(stockLabel('outofstock')).toBe('✗ Rupture de stock');
  for (const other of ['instock', null, undefined, 'other']) expect(stockLabel(other)).toBe('✓ En stock');
});

it('the facts say that a part without a price cannot be had', () => {
  const [there, gone] = ['instock', 'outofstock'].map(stockLabel);
  expect(availabilityLabel({ price: 5, stock_status: 'instock' })).toBe(there);
  expect(availabilityLabel({ price: 0, stock_status: 'instock' })).toBe('Indisponible');
  expect(availabilityLabel({ price: null, stock_status: 'outofstock' })).toBe(gone);
});

describe('stock and status', () => {
  it('follow the count if there is one, else the choice of the editor', () => {
    expect(stockStatusFor(0, 'instock')).toBe('outofstock');
    expect(stockStatusFor(1, 'outofstock')).toBe('instock');
    expect(stockStatusFor(null, 'outofstock')).toBe('outofstock');
    expect(stockStatusFor(undefined, 'instock')).toBe('instock');
  });

  it('never contradict each other, nor what can be bought', () => {
    fc.assert(
      fc.property(stock, status, (count, chosen) => {
        const stockStatus = stockStatusFor(count, chosen);
        const in_stock = isInStock({ stock: count, stockStatus: chosen });
        const product = { price: 1, stock: count, in_stock, stock_status: stockStatus };
        return in_stock === (stockStatus === 'instock') && canBuy(product).ok === in_stock;
      }),
    );
  });
});
