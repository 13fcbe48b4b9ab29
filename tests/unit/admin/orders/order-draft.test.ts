import { describe, expect, it } from 'vitest';
import { amendmentOf, takenOrderOf } from '@/admin/orders/form/order-body';
import {
  type DraftLine,
  EMPTY_DRAFT,
  feeOf,
  type OrderDraft,
  quantityOf,
  totalsOf,
  withProduct,
} from '@/admin/orders/form/order-draft';
import type { Commune, Wilaya } from '@/contract/catalogue';

const line = (changes: Partial<DraftLine> = {}): DraftLine => ({
  itemId: 'a',
  productId: 1,
  title: 'Circulateur',
  reference: null,
  price: 1250.5,
  quantity: '2',
  stock: null,
  ...changes,
});
const order: OrderDraft = {
  ...EMPTY_DRAFT,
  lines: [line()],
  customer: { ...EMPTY_DRAFT.customer, firstName: 'Amine', phone: '0550 12 34 56' },
  shipping: { ...EMPTY_DRAFT.shipping, region: 'alger', city: 'Hydra' },
  commune: 1628,
};
const wilaya: Wilaya = { id: 1, name: 'Alger', price: '400.00', desk_price: null, code: 16, name_ar: '', days: null };
const commune: Commune = {
  code: 1628,
  name: 'Hydra',
  name_ar: '',
  postal_code: null,
  price: '500.00',
  desk_price: '250.00',
  served: true,
};

describe('an amendment', () => {
  it('is nothing if nothing differs, be it written otherwise', () => {
    const same = { ...order, lines: [line({ quantity: ' 2 ', stock: 3 })] };
    expect(amendmentOf(order, { ...same, customer: { ...order.customer, firstName: ' Amine ' } })).toEqual({});
  });

  it('holds what differs, and then the whole list of lines', () => {
    const gone = line({ itemId: 'b', productId: null, title: 'Gone' });
    const lines = [line({ quantity: '3' }), gone, line({ itemId: null, productId: 7, quantity: '1' })];
    const after = { ...order, lines, customer: { ...order.customer, email: 'a@example.dz' }, method: 'desk' };
    expect(amendmentOf({ ...order, lines: [line(), gone] }, after)).toEqual({
      items: [
        { item_id: 'a', quantity: 3 },
        { item_id: 'b', quantity: 2 },
        { product_id: 7, quantity: 1 },
      ],
      customer: { email: 'a@example.dz' },
      delivery_method: 'desk',
    });
  });

  it('to another wilaya names the commune there, or none', () => {
    const shipping = { ...order.shipping, region: 'oran' };
    expect(amendmentOf(order, { ...order, shipping, commune: null })).toEqual({
      shipping: { region: 'oran', commune: null },
    });
  });
});

describe('the fee', () => {
  const before = { draft: order, dinars: 350 };

  it('stays where the destination stays', () => {
    expect(feeOf(order, { wilaya, commune }, before)).toEqual({ ok: true, centimes: 35_000 });
  });

  it("is today's of the commune, or else of the wilaya, by the method", () => {
    expect(feeOf(order, { wilaya, commune })).toEqual({ ok: true, centimes: 50_000 });
    expect(feeOf({ ...order, method: 'desk' }, { wilaya, commune }, before)).toEqual({ ok: true, centimes: 25_000 });
    expect(feeOf({ ...order, commune: null }, { wilaya, commune: undefined }, before)).toEqual({
      ok: true,
      centimes: 40_000,
    });
    expect(feeOf({ ...order, commune: null, method: 'desk' }, { wilaya, commune: undefined })).toEqual({
      ok: false,
      reason: 'no-desk',
    });
    expect(feeOf(EMPTY_DRAFT, { wilaya: undefined, commune: undefined })).toBeNull();
  });
});

describe('quantities', () => {
  it.each([
    ['1', 1],
    [' 999 ', 999],
    ['0', null],
    ['1000', null],
    ['1.5', null],
    ['-1', null],
    ['', null],
    ['deux', null],
  ])('%j are %s pieces', (quantity, pieces) => {
    expect(quantityOf({ quantity })).toBe(pieces);
  });

  it('of a product that is added again grow', () => {
    const added = { productId: 1, title: 'Circulateur', reference: null, price: 1300, stock: 4 };
    expect(withProduct([line()], added)).toEqual([line({ quantity: '3', stock: 4 })]);
    expect(withProduct([], added)).toEqual([{ ...added, itemId: null, quantity: '1' }]);
  });
});

it('a new order holds what the customer was told', () => {
  const fee = feeOf(order, { wilaya, commune });
  const body = takenOrderOf(order, { source: 'phone', isConfirmed: true, totals: totalsOf(order, fee) });
  expect(body).toMatchObject({
    source: 'phone',
    confirmed: true,
    shipping: { region: 'alger', commune: 1628 },
    items: [{ product_id: 1, quantity: 2, price: 1250.5 }],
    subtotal: 2501,
    delivery_price: 500,
    total: 3001,
  });
});
