/** Drawers and sheets as entries of the history: the way back closes what is open, and the page stays. */
import { replaceAddress } from '@/storefront/catalogue/state/location-search';
import { randomUuid } from '@/storefront/identity/random-uuid';
import { goBack, marks, onTraversal, pushMarks, whenSettled } from './page-entries';

/** The mark of what is open; null for none. A mark that outlived a reload is nobody's. */
let open: string | null = null;

/** Whether the present entry is that of something open over the page. */
export function isOverlayOnTop(): boolean {
  return open !== null && marks().overlay === open;
}

type OverlayEntry = {
  /** to be called when what is open may have changed the page's address: a ticked filter */
  keepAddress: () => void;
  /** takes the entry away, where the way back has not done so already */
  leave: () => Promise<void>;
};

/** @param onBack somebody has gone back */
export function enterOverlay(onBack: () => void): OverlayEntry {
  const overlay = randomUuid();
  let address: string | null = null;
  let isOver = false;

  const isOnTop = () => marks().overlay === overlay;
  /** The entry below has the address of when it was opened; what was chosen since is not to be lost. */
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

/**
 * Goes to another page from within a drawer: first the drawer's entry goes, so that the way back from there leads to the
 * page and not to an entry that looks the same.
 */
export async function leaveOverlay(go: () => void): Promise<void> {
  await whenSettled(() => (isOverlayOnTop() ? goBack() : undefined));
  go();
}
