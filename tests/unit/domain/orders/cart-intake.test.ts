import { describe, expect, it } from 'vitest';
import { takeIn } from '@/domain/orders/cart-intake';

const product = (id: number, changes: object = {}) => ({
  id,
  title: `Pièce ${id}`,
  image: null,
  price: 100,
  stock: null,
  in_stock: true,
  ...changes,
});
const wanted = (quantity: number, of = product(1)) => ({ product: of, quantity });
const line = (id: number, quantity: number) => ({ id, name: `Pièce ${id}`, price: 100, image: null, quantity });

describe('several products at once', () => {
  it('go into the cart beside what is there', () => {
    const intake = takeIn([line(1, 2)], [wanted(3), wanted(1, product(2))]);

    expect(intake).toEqual({ items: [line(1, 5), line(2, 1)], added: 4, left: [] });
  });

  it.each([
    ['unpriced', { price: null }, 0, 3],
    ['out-of-stock', { stock: 0, in_stock: false }, 0, 3],
    ['short', { stock: 2 }, 2, 1],
  ])('leave what cannot be had: %s', (reason, changes, added, pieces) => {
    const intake = takeIn([], [wanted(3, product(1, changes))]);

    expect(intake).toMatchObject({ added, left: [{ id: 1, title: 'Pièce 1', pieces, reason }] });
    expect(intake.items).toEqual(added > 0 ? [line(1, added)] : []);
  });

  it('stop at the limit of a line, with what is in the cart and what comes twice', () => {
    expect(takeIn([line(1, 5)], [wanted(60), wanted(60)], 99)).toEqual({
      items: [line(1, 99)],
      added: 94,
      left: [{ id: 1, title: 'Pièce 1', pieces: 26, reason: 'limit' }],
    });
    expect(takeIn([line(1, 10)], [wanted(1)])).toMatchObject({ added: 0, items: [line(1, 10)] });
  });
});
