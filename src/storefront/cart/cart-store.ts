import { create } from 'zustand';
import { addItem, type CartItem, removeItem, restoreItems, setQuantity } from '@/domain/orders/cart';
import { storeCartItems, storedCartItems } from './cart-storage';
import { lineMax } from './line-max';

type NewItem = Omit<CartItem, 'quantity'> & { quantity?: number };

type Cart = {
  items: CartItem[];
  /** whether the drawer is open; never stored */
  isOpen: boolean;
  /** false until the stored items are read: the server's HTML has no items */
  hasHydrated: boolean;
  /** reads the stored items, which replace those of the page */
  restore: () => void;
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
export const useCart = create<Cart>()((set, get) => {
  /** Local storage is read at once, so a click that comes before the first effect does not overwrite the stored cart. */
  const storedItems = (): CartItem[] => {
    if (!get().hasHydrated) get().restore();
    return get().items;
  };
  const keep = (items: CartItem[]) => {
    set({ items, hasHydrated: true });
    storeCartItems(items);
  };
  return {
    items: [],
    isOpen: false,
    hasHydrated: false,
    restore: () => set({ items: restoreItems(storedCartItems(), lineMax()), hasHydrated: true }),
    addItem: (item) => {
      const { items, isCapped } = addItem(storedItems(), item, lineMax());
      keep(items);
      return { isCapped };
    },
    setQuantity: (id, quantity) => keep(setQuantity(storedItems(), id, quantity, lineMax())),
    removeItem: (id) => keep(removeItem(storedItems(), id)),
    replaceItems: (items) => keep([...items]),
    clear: () => keep([]),
    open: () => set({ isOpen: true }),
    close: () => set({ isOpen: false }),
    toggle: () => set({ isOpen: !get().isOpen }),
  };
});
