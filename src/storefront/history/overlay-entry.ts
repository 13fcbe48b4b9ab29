/** Drawers and sheets as entries of the browser's history: the way back closes them and stays on the page. */

import { replaceAddress } from '@/storefront/catalogue/state/location-search';
import { tellLinksOf } from './leave-overlay';
import { goBack, marks, onTraversal, pushMarks, whenSettled } from './page-entries';

/** The mark of the open drawer, or null. After a reload, marks of earlier drawers are invalid. */
let open: string | null = null;

tellLinksOf({
  isOnTop: isOpenOnTop,
  leave: async (go) => {
    await whenSettled(() => (isOpenOnTop() ? goBack() : undefined));
    go();
  },
});

function isOpenOnTop(): boolean {
  return open !== null && marks().overlay === open;
}

/** Drawers that this document has opened. */
let opened = 0;

export type OverlayEntry = {
  /** to be called when the drawer may have changed the page's address: a ticked filter */
  keepAddress: () => void;
  /** removes the entry, unless the way back has done so already */
  leave: () => Promise<void>;
};

/** Adds the entry of a drawer. @param onBack called when the visitor goes back */
export function enterOverlay(onBack: () => void): OverlayEntry {
  opened += 1;
  // Different from the marks that the history has of documents before a reload.
  const overlay = `${performance.timeOrigin}-${opened}`;
  let address: string | null = null;
  let isOver = false;

  const isOnTop = () => marks().overlay === overlay;
  /** The entry below still has the address from before the drawer opened. */
  const restoreAddress = () => {
    if (address !== null && address !== window.location.href) replaceAddress(address);
  };
  const stopListening = onTraversal(() => {
    if (isOver || isOnTop()) return;
    if (isSamePage(address)) restoreAddress();
    onBack();
  });

  void whenSettled(() => {
    if (isOver) return;
    pushMarks({ overlay });
    open = overlay;
  });
  return {
    keepAddress: () => {
      if (isOnTop()) address = window.location.href;
    },
    leave: async () => {
      isOver = true;
      stopListening();
      await whenSettled(() => (isOnTop() ? goBack(1, restoreAddress) : undefined));
      if (open === overlay) open = null;
    },
  };
}

function isSamePage(address: string | null): boolean {
  return address !== null && new URL(address).pathname === window.location.pathname;
}
