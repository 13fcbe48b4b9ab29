/** The cart in local storage. If that is forbidden, the cart lives as long as the page; unreadable data counts as empty. */
export const CART_KEY = 'cart-storage';

/** Of what is stored. Every version is read alike, since its items are checked one by one. */
const VERSION = 1;

/** @returns whatever is stored as items, unchecked */
export function storedCartItems(): unknown {
  try {
    return JSON.parse(browserStorage()?.getItem(CART_KEY) ?? 'null')?.state?.items;
  } catch {
    return undefined;
  }
}

/** Throws if the storage is full, so that the shopper can be informed. */
export function storeCartItems(items: readonly unknown[]): void {
  browserStorage()?.setItem(CART_KEY, JSON.stringify({ state: { items }, version: VERSION }));
}

/** Null on the server, and if the browser denies access to storage. */
function browserStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
