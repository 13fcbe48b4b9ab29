'use client';

import { useRef, useState } from 'react';
import { useQueryState } from './use-query-state';

/**
 * What a dialog shows, as a parameter of the address: `order=12`. Opened on the screen, the dialog has its own history entry:
 * Back closes it, and closing it goes back. Opened by its address (a bookmark, a reload), it has no entry, and closing it
 * replaces the address.
 */
export function useOpenEntry(parameter: string) {
  const [defaults] = useState(() => ({ [parameter]: '' }));
  const [{ [parameter]: value = '' }, setState] = useQueryState(defaults);
  const hasOwnEntry = useRef(false);
  const write = (next: string, options?: { isNewEntry: boolean }) => setState({ [parameter]: next }, options);
  return {
    /** '' while nothing is open */
    value,
    open: (next: string) => {
      hasOwnEntry.current = true;
      write(next, { isNewEntry: true });
    },
    /** Shows something else in the open dialog. Back still leads out of the dialog. */
    replace: (next: string) => write(next),
    /** @param above history entries of the same address above the dialog's own (lib/use-leave-guard.ts) */
    close: (above = 0) => {
      if (hasOwnEntry.current) window.history.go(-1 - above);
      else if (above === 0) write('');
      else {
        // After going back over the entries above, the entry below still names what was open.
        window.addEventListener('popstate', () => write(''), { once: true });
        window.history.go(-above);
      }
      hasOwnEntry.current = false;
    },
  };
}

export type OpenEntry = ReturnType<typeof useOpenEntry>;

/** The id that such a parameter holds; null if it is not an id. */
export function entryId(value: string): number | null {
  return /^[1-9]\d{0,9}$/.test(value) ? Number(value) : null;
}
