import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addItem,
  type CartItem,
  clampQuantity,
  maxQuantityOf,
  piecesAbove,
  removeItem,
  restoreItems,
  setQuantity,
  totalItems,
} from '@/domain/orders/cart';
import { linesTotal } from '@/domain/orders/priced-lines';

const pump: CartItem = { id: 1, name: 'Circulateur', price: 0.1, image: '/media/1.webp', quantity: 3 };
const valve: CartItem = { id: 2, name: 'Vanne', price: 900, image: null, quantity: 1 };

const item = fc.record({
  id: fc.integer({ min: 1, max: 6 }),
  name: fc.string(),
  price: fc.integer({ min: 1, max: 20_000_000 }).map((centimes) => centimes / 100),
  image: fc.option(fc.string()),
  quantity: fc.integer({ min: -3, max: 30 }),
});
/** Any history of a cart: things added and quantities set, in any order. */
const cart = fc.array(item).map((added) => added.reduce<CartItem[]>((items, next) => addItem(items, next).items, []));

describe('adding to the cart', () => {
  it('appends a new product, one piece by default', () => {
    const { quantity: _, ...product } = valve;

    expect(addItem([pump], product)).toEqual({ items: [pump, valve], isCapped: false });
  });

  it('raises the quantity of what is there, in its place, and takes over the present name and price', () => {
    const present = { ...pump, name: 'Circulateur 25', price: 12 };

    expect(addItem([pump, valve], { ...present, quantity: 2 }).items).toEqual([{ ...present, quantity: 5 }, valve]);
  });

  it('stops at 10 pieces and says so, but not if exactly 10 are reached', () => {
    const full = [{ ...pump, quantity: 10 }];

    expect(addItem([pump], { ...pump, quantity: 8 })).toEqual({ items: full, isCapped: true });
    expect(addItem([pump], { ...pump, quantity: 7 })).toEqual({ items: full, isCapped: false });
  });

  it('never leaves a product twice, nor a quantity outside 1 to 10', () => {
    fc.assert(
      fc.property(cart, (items) => {
        const isOnce = new Set(items.map(({ id }) => id)).size === items.length;
        return isOnce && items.every(({ quantity }) => quantity >= 1 && quantity <= 10);
      }),
    );
  });
});

describe('changing a line', () => {
  it('sets its quantity, within 1 to 10, and removes it below', () => {
    expect(setQuantity([pump, valve], 1, 7)).toEqual([{ ...pump, quantity: 7 }, valve]);
    expect(setQuantity([pump], 1, 25)).toEqual([{ ...pump, quantity: 10 }]);
    for (const none of [0, -1]) expect(setQuantity([pump, valve], 1, none)).toEqual([valve]);
  });

  it('removes by id and leaves the rest', () => {
    expect(removeItem([pump, valve], 2)).toEqual([pump]);
    expect(removeItem([pump, valve], 9)).toEqual([pump, valve]);
  });

  it('reads a typed quantity as a whole number from 1 to 10', () => {
    const typed = [0, 3.9, 11, Number.NaN, Number.POSITIVE_INFINITY];
    expect(typed.map((quantity) => clampQuantity(quantity))).toEqual([1, 3, 10, 1, 1]);
  });
});

describe('the totals of a cart', () => {
  it('count pieces, and money in centimes', () => {
    expect(totalItems([pump, valve])).toBe(4);
    expect([10, 2, 1].map((max) => piecesAbove([pump, valve], max))).toEqual([0, 1, 2]);
    expect(linesTotal([pump, valve])).toBe(900.3);
  });

  it('are exact for every cart', () => {
    fc.assert(
      fc.property(cart, (items) => {
        const amounts = items.map(({ price, quantity }) => BigInt(Math.round(price * 100)) * BigInt(quantity));
        return linesTotal(items) === Number(amounts.reduce((sum, amount) => sum + amount, 0n)) / 100;
      }),
    );
  });
});

describe('a cart from storage', () => {
  it('comes back as it was saved', () => {
    fc.assert(
      fc.property(cart, (items) => {
        expect(restoreItems(JSON.parse(JSON.stringify(items)))).toEqual(items);
      }),
    );
  });

  it.each([
    ...[null, 'text', {}, [null], [[]]],
    ...[{ id: 'x' }, { price: '5' }, { price: 0 }, { id: -1 }, { id: 1.5 }].map((odd) => [{ id: 1, price: 5, ...odd }]),
  ])('drops what is no item: %j', (stored) => {
    expect(restoreItems(stored)).toEqual([]);
  });

  it('repairs what it can: text ids, missing names, quantities out of range, a product kept twice', () => {
    const stored = [
      { id: '7', price: 5, quantity: 99 },
      { id: 7, price: 6, name: 'Twice' },
    ];

    expect(restoreItems(stored)).toEqual([{ id: 7, name: '', price: 5, image: null, quantity: 10 }]);
  });

  it('never fails, whatever lies there', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (stored) => {
        const items = restoreItems(stored);
        return items.every(({ quantity }) => quantity >= 1 && quantity <= 10);
      }),
    );
  });
});

it('the limit of a line, 10 pieces for a guest and 99 for an account, applies to what is added, set and stored', () => {
  const many = { ...pump, quantity: 120 };

  expect([false, true].map((hasAccount) => maxQuantityOf({ hasAccount }))).toEqual([10, 99]);
  expect(addItem([pump], many, 99)).toEqual({ items: [{ ...pump, quantity: 99 }], isCapped: true });
  expect(setQuantity([pump], 1, 60, 99)).toEqual([{ ...pump, quantity: 60 }]);
  expect(restoreItems([many], 99)).toEqual([{ ...pump, quantity: 99 }]);
  expect(restoreItems([many])).toEqual([{ ...pump, quantity: 10 }]);
});
