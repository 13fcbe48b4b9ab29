import type { PersistStorage } from 'zustand/middleware';

/**
 * Local storage for the cart. If it is forbidden, the cart lives as long as the page; unreadable data counts as
 * empty. Writing into a full storage throws, so that the shopper can be informed.
 */
export const cartStorage: PersistStorage<unknown> = {
  getItem: (key) => {
    try {
      return JSON.parse(browserStorage()?.getItem(key) ?? 'null');
    } catch {
      return null;
    }
  },
  setItem: (key, value) => browserStorage()?.setItem(key, JSON.stringify(value)),
  removeItem: (key) => browserStorage()?.removeItem(key),
};

/** Null on the server, and if the browser denies access to storage. */
function browserStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
