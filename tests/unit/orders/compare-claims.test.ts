import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type OrderRequest, orderRequest } from '@/contract/orders';
import { keptFee } from '@/domain/delivery/delivery-fees';
import { compareClaims } from '@/orders/placing/compare-claims';
import type { OrderedProduct } from '@/orders/placing/order-basis';

const pump: OrderedProduct = {
  id: 1,
  title: 'Circulateur',
  reference: 'C-25',
  main_image: null,
  price: 12_500,
  stock: 3,
  stock_status: 'instock',
};
const valve: OrderedProduct = { ...pump, id: 2, title: 'Vanne', price: 0.1, stock: null };
const shelf = (...products: OrderedProduct[]) => new Map(products.map((product) => [product.id, product]));
const FEE = keptFee(600);

function order(
  items: Partial<OrderRequest['items'][number]>[],
  claims: Record<string, number | null> = {},
): OrderRequest {
  return orderRequest.parse({
    customer: { firstName: 'Amine', lastName: 'Benali', email: 'amine@example.com', phone: '0550 12 34 56' },
    shipping: { address: '1 rue X', city: 'Alger', region: 'alger' },
    items: items.map((item) => ({ quantity: 1, ...item })),
    payment_method: 'cod',
    delivery_method: 'standard',
    ...claims,
  });
}

const compare = (input: OrderRequest, products = shelf(pump, valve)) => compareClaims({ input, products, fee: FEE });

function refusal(input: OrderRequest, products?: ReturnType<typeof shelf>) {
  const compared = compare(input, products);
  if (compared.ok || compared.refusal.type !== 'changed') throw new Error('This order should have been refused.');
  return compared.refusal;
}

describe('an order whose amounts are right or left out', () => {
  it('is priced by the server', () => {
    const twoLines = [
      { product_id: 1, quantity: 2 },
      { product_id: 2, quantity: 3 },
    ];
    const charges = [
      { kind: 'subtotal', centimes: 2_500_030 },
      { kind: 'delivery', centimes: 60_000 },
    ];
    const lines = [
      { quantity: 2, price: 12_500 },
      { quantity: 3, price: 0.1 },
    ];

    const priced = { totals: { charges, total: 2_560_030 }, lines };
    expect(compare(order(twoLines))).toMatchObject({ ok: true, priced });
  });

  it.each([
    ['may name every amount', 0.1, { subtotal: 0.3, delivery_price: 600, total: 600.3 }],
    ['is not refused for the dust of binary sums', null, { subtotal: 0.1 + 0.1 + 0.1, total: 600 + 0.1 + 0.2 }],
  ])('%s', (_, price, claims) => {
    expect(compare(order([{ product_id: 2, quantity: 3, ...(price && { price }) }], claims)).ok).toBe(true);
  });
});

describe('an order that believes something else', () => {
  it("is refused for a price, with the server's own", () => {
    const { changes, items } = refusal(order([{ product_id: 1, price: 1 }]));

    expect(changes).toEqual([{ code: 'price', title: 'Circulateur', price: 12_500 }]);
    expect(items).toEqual([{ product_id: 1, price: 12_500, stock: 3, available: true }]);
  });

  it.each(['subtotal', 'delivery_price', 'total'])('is refused for %s', (name) => {
    const { changes, amounts } = refusal(order([{ product_id: 1 }], { [name]: 1 }));

    expect(changes).toMatchObject([{ code: 'amount', name }]);
    expect(Object.keys(amounts)).toEqual([name]);
  });

  it('is refused for any other amount, by one centime too', () => {
    const claimed = fc.integer({ min: 0, max: 10_000_000 }).filter((centimes) => centimes !== 1_310_000);

    fc.assert(fc.property(claimed, (centimes) => !compare(order([{ product_id: 1 }], { total: centimes / 100 })).ok));
  });

  it('is refused for a product that is gone, under the name that the shopper knew', () => {
    const { changes, items } = refusal(order([{ product_id: 9, name: 'Vieille pompe' }, { product_id: 1 }]));

    expect(changes).toEqual([{ code: 'gone', productId: 9, name: 'Vieille pompe' }]);
    expect(items).toEqual([
      { product_id: 9, price: null, stock: null, available: false },
      { product_id: 1, price: 12_500, stock: 3, available: true },
    ]);
  });

  it('is refused for too few pieces', () => {
    const { changes } = refusal(order([{ product_id: 1, quantity: 4 }]));

    expect(changes).toEqual([{ code: 'short', title: 'Circulateur', stock: 3 }]);
  });

  it.each([
    [{ price: null }, 'unpriced'],
    [{ stock: 0, stock_status: 'outofstock' as const }, 'soldOut'],
    [{ stock: null, stock_status: 'outofstock' as const }, 'soldOut'],
  ])('is refused for a product that is %j', (change, code) => {
    const { changes, items } = refusal(order([{ product_id: 1 }]), shelf({ ...pump, ...change }));

    expect(changes).toEqual([{ code, title: 'Circulateur' }]);
    expect(items).toMatchObject([{ product_id: 1, available: false }]);
  });

  it('gets everything that changed at once', () => {
    const input = order([{ product_id: 1, quantity: 5 }, { product_id: 2, price: 9 }, { product_id: 9 }]);

    expect(refusal(input).changes).toHaveLength(3);
  });
});
