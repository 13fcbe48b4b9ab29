'use client';

import { useRef } from 'react';

type SetOpened = (value: string, options?: { isNewEntry?: boolean }) => void;

/**
 * A dialog that the address names has an entry of the history: the way back closes it, and closing it goes back. One that
 * was opened by its address (a bookmark, a reload) has none, and gives its place to the screen beneath.
 * @param setOpened writes into the address what is open; '' where nothing is
 */
export function useOpenEntry(setOpened: SetOpened) {
  const hasOwnEntry = useRef(false);
  return {
    open: (value: string) => {
      hasOwnEntry.current = true;
      setOpened(value, { isNewEntry: true });
    },
    /** @param above entries of the same address that stand above the dialog's own (lib/use-leave-guard.ts) */
    close: (above = 0) => {
      if (hasOwnEntry.current) window.history.go(-1 - above);
      else if (above === 0) setOpened('');
      else {
        // Of those above nothing is to stay, and the one beneath still names what is open.
        window.addEventListener('popstate', () => setOpened(''), { once: true });
        window.history.go(-above);
      }
      hasOwnEntry.current = false;
    },
  };
}
