import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { addItem, type CartItem, removeItem, restoreItems, setQuantity } from '@/domain/orders/cart';
import { cartStorage } from './cart-storage';
import { lineMax } from './line-max';

export const CART_KEY = 'cart-storage';

type NewItem = Omit<CartItem, 'quantity'> & { quantity?: number };

type Cart = {
  items: CartItem[];
  /** whether the drawer is open; never stored */
  isOpen: boolean;
  /** false until the stored items are read: the server's HTML has no items */
  hasHydrated: boolean;
  /** @returns whether the limit of a line cut what was added */
  addItem: (item: NewItem) => { isCapped: boolean };
  setQuantity: (id: number, quantity: number) => void;
  removeItem: (id: number) => void;
  replaceItems: (items: readonly CartItem[]) => void;
  clear: () => void;
  open: () => void;
  close: () => void;
  toggle: () => void;
};

/** The cart; its rules are those of the domain. */
export const useCart = create<Cart>()(
  persist(
    (set, get) => ({
      items: [],
      isOpen: false,
      hasHydrated: false,
      addItem: (item) => {
        const { items, isCapped } = addItem(storedItems(), item, lineMax());
        set({ items });
        return { isCapped };
      },
      setQuantity: (id, quantity) => set({ items: setQuantity(storedItems(), id, quantity, lineMax()) }),
      removeItem: (id) => set({ items: removeItem(storedItems(), id) }),
      replaceItems: (items) => {
        storedItems();
        set({ items: [...items] });
      },
      clear: () => {
        storedItems();
        set({ items: [] });
      },
      open: () => set({ isOpen: true }),
      close: () => set({ isOpen: false }),
      toggle: () => set({ isOpen: !get().isOpen }),
    }),
    {
      name: CART_KEY,
      storage: cartStorage,
      version: 1,
      skipHydration: true,
      partialize: ({ items }) => ({ items }),
      // `merge` reads every stored state with care, so an older version needs nothing more.
      migrate: (stored) => ({ items: readItems(stored) }),
      merge: (stored, current) => ({ ...current, items: readItems(stored), hasHydrated: true }),
    },
  ),
);

/** Local storage is read at once, so a click that comes before the first effect does not overwrite the stored cart. */
function storedItems(): CartItem[] {
  if (!useCart.getState().hasHydrated) void useCart.persist.rehydrate();
  return useCart.getState().items;
}

function readItems(stored: unknown): CartItem[] {
  return typeof stored === 'object' && stored !== null && 'items' in stored
    ? restoreItems(stored.items, lineMax())
    : [];
}
