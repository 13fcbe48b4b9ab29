import { describe, expect, it } from 'vitest';
import type { ChangedItem } from '@/contract/orders';
import type { CartItem } from '@/domain/orders/cart';
import { feeChange, refreshCart } from '@/storefront/checkout/order/cart-changes';
import { frenchTypography } from '@/words/typography';

const pump: CartItem = { id: 1, name: 'Circulateur', price: 12500, image: null, quantity: 3 };
const valve: CartItem = { id: 2, name: 'Vanne', price: 900, image: null, quantity: 1 };
const unchanged = (item: CartItem): ChangedItem => ({
  product_id: item.id,
  price: item.price,
  stock: null,
  available: true,
});

describe('refreshing the cart after a refused order', () => {
  it('leaves alone what is as it was, and what the server did not name', () => {
    const refreshed = refreshCart([pump, valve], [unchanged(pump)]);
    expect(refreshed).toEqual({ items: [pump, valve], changes: [] });
  });

  it('takes over a new price and names both', () => {
    const { items, changes } = refreshCart([pump], [{ ...unchanged(pump), price: 13000.5 }]);
    expect(items).toEqual([{ ...pump, price: 13000.5 }]);
    expect(changes).toEqual([
      frenchTypography('Le prix de « Circulateur » passe de 12\u202f500.00 DZD à 13\u202f000.50 DZD.'),
    ]);
  });

  it('cuts a quantity to what is left', () => {
    const { items, changes } = refreshCart([pump], [{ ...unchanged(pump), stock: 2 }]);
    expect(items).toEqual([{ ...pump, quantity: 2 }]);
    expect(changes).toEqual([
      frenchTypography('Il ne reste que 2 pièces de « Circulateur » : la quantité a été ajustée.'),
    ]);
  });

  it('tells a new price and a cut quantity of one line at once', () => {
    const { items, changes } = refreshCart([pump], [{ ...unchanged(pump), price: 1, stock: 1 }]);
    expect(items).toEqual([{ ...pump, price: 1, quantity: 1 }]);
    expect(changes).toHaveLength(2);
  });

  it.each([
    ['not available', { available: false, stock: 5 }],
    ['without stock', { stock: 0 }],
    ['without a price', { price: null }],
  ])('removes a line that is %s', (_, change) => {
    const { items, changes } = refreshCart([pump, valve], [{ ...unchanged(pump), ...change }]);
    expect(items).toEqual([valve]);
    expect(changes).toEqual([
      frenchTypography("« Circulateur » n'est plus disponible et a été retiré de votre panier."),
    ]);
  });

  it('says when the delivery fee changed, and only then', () => {
    expect(feeChange({ name: 'Alger', before: 600, after: 600 })).toBeNull();
    expect(feeChange({ name: 'Alger', before: 600, after: 650 })).toBe(
      frenchTypography('La livraison vers Alger passe de 600.00 DZD à 650.00 DZD.'),
    );
  });
});
