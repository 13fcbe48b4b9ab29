// @vitest-environment happy-dom
/** What the cart keeps in the browser. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useCart } from '@/storefront/cart/cart-store';

const KEY = 'cart-storage';
const VALVE = { id: 1, name: 'Vanne', price: 10, image: null, quantity: 2 };
const PUMP = { id: 2, name: 'Pompe', price: 30, image: null, quantity: 1 };

const cart = () => useCart.getState();
const store = (items: unknown, version = 1) => localStorage.setItem(KEY, JSON.stringify({ state: { items }, version }));
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null');

beforeEach(() => {
  localStorage.clear();
  useCart.setState(useCart.getInitialState(), true);
});

describe('the stored cart', () => {
  it('is read before the first piece is put in', () => {
    store([VALVE]);

    cart().addItem(PUMP);

    expect(cart().items).toEqual([VALVE, PUMP]);
    expect(stored()).toEqual({ state: { items: [VALVE, PUMP] }, version: 1 });
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['no cart', '"cart"'],
    ['no list', '{"state":{"items":{}},"version":1}'],
  ])('is empty if %s is stored', (_, text) => {
    if (text !== null) localStorage.setItem(KEY, text);

    cart().restore();

    expect(cart()).toMatchObject({ items: [], hasHydrated: true });
  });

  it('is read in another version too', () => {
    store([VALVE], 0);

    cart().restore();

    expect(cart().items).toEqual([VALVE]);
  });

  it('is not touched by the drawer', () => {
    store([VALVE]);

    cart().open();
    cart().toggle();

    expect(stored().state.items).toEqual([VALVE]);
  });

  it('is not read again after the cart was replaced or cleared', () => {
    store([VALVE]);

    cart().replaceItems([PUMP]);
    expect(stored().state.items).toEqual([PUMP]);
    cart().clear();
    cart().addItem(VALVE);

    expect(cart().items).toEqual([VALVE]);
  });

  it('says that it is full', () => {
    const setItem = () => {
      throw new Error('full');
    };
    vi.stubGlobal('localStorage', { getItem: () => null, setItem });

    expect(() => cart().addItem(VALVE)).toThrow('full');

    vi.unstubAllGlobals();
    cart().restore();
    expect(cart().items).toEqual([]);
  });
});
