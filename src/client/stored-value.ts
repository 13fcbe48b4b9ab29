import { longKeeper } from './browser-storage';

/** A text in local storage, with what a page needs to follow its changes. */
export type StoredValue = {
  /** null if there is none */
  read: () => string | null;
  /** null removes it */
  write: (text: string | null) => void;
  /** Calls back on every change, in this tab or another. @returns a function that stops it */
  subscribe: (listener: () => void) => () => void;
};

/** @param key in local storage; one value object a key */
export function storedValue(key: string): StoredValue {
  const listeners = new Set<() => void>();
  return {
    read: () => longKeeper.read(key),
    write: (text) => {
      if (text === null) longKeeper.remove(key);
      else longKeeper.write(key, text);
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      const onStorage = (event: StorageEvent) => {
        // null: the whole storage was cleared
        if (event.key === key || event.key === null) listener();
      };
      listeners.add(listener);
      window.addEventListener('storage', onStorage);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', onStorage);
      };
    },
  };
}
