'use client';

import { useRef } from 'react';

type SetOpened = (value: string, options?: { isNewEntry?: boolean }) => void;

/**
 * For a dialog that is part of the address. Opened on the screen, it has its own history entry: Back closes it, and closing
 * it goes back. Opened by its address (a bookmark, a reload), it has no entry, and closing it replaces the address.
 * @param setOpened writes what is open into the address; '' for nothing
 */
export function useOpenEntry(setOpened: SetOpened) {
  const hasOwnEntry = useRef(false);
  return {
    open: (value: string) => {
      hasOwnEntry.current = true;
      setOpened(value, { isNewEntry: true });
    },
    /** @param above history entries of the same address above the dialog's own (lib/use-leave-guard.ts) */
    close: (above = 0) => {
      if (hasOwnEntry.current) window.history.go(-1 - above);
      else if (above === 0) setOpened('');
      else {
        // After going back over the entries above, the entry below still names what was open.
        window.addEventListener('popstate', () => setOpened(''), { once: true });
        window.history.go(-above);
      }
      hasOwnEntry.current = false;
    },
  };
}
