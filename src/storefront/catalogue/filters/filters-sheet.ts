/**
 * The filters below 1024 px: the sidebar itself, laid over the page. It opens before the listing's script is there
 * (docs/decisions/0054-the-filters-open-without-their-script.md).
 */

import type { OverlayEntry } from '@/storefront/history/overlay-entry';
import { layOverPage } from '@/storefront/ui/lay-over-page';

export const FILTERS_SHEET = 'panneau-filtres';

/** Below this width the filters live in the sheet. */
const NARROW = '(max-width: 1023.98px)';

type OpenSheet = { close: () => void; keepAddress: () => void };

let open: OpenSheet | null = null;

/** Not on wide screens, which have the sidebar. */
export function openFiltersSheet(): void {
  const sheet = document.getElementById(FILTERS_SHEET);
  const narrow = window.matchMedia(NARROW);
  if (open || !sheet || !narrow.matches) return;
  const putBack = layOverPage(sheet);
  const entry = enterSoon(closeFiltersSheet);
  const ended = new AbortController();
  const { signal } = ended;
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && closeFiltersSheet(), { signal });
  sheet.addEventListener('click', ({ target }) => target === sheet && closeFiltersSheet(), { signal });
  // The sidebar takes over from the sheet when the window grows.
  narrow.addEventListener('change', closeFiltersSheet, { signal });
  open = {
    close: () => {
      ended.abort();
      putBack();
      entry.leave();
    },
    keepAddress: entry.keepAddress,
  };
}

export function closeFiltersSheet(): void {
  const closing = open;
  open = null;
  closing?.close();
}

/** To be called when a filter may have changed the page's address: it stays when the sheet closes. */
export function keepSheetAddress(): void {
  open?.keepAddress();
}

/** Heeds the buttons that open and close the sheet (`data-filters-sheet`). @returns stops, and closes the sheet */
export function heedSheetButtons(): () => void {
  const ended = new AbortController();
  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-filters-sheet]') : null;
    if (button?.dataset.filtersSheet === 'open') openFiltersSheet();
    else if (button) closeFiltersSheet();
  };
  // On the window, like what holds presses for a part without script.
  window.addEventListener('click', onClick, { capture: true, signal: ended.signal });
  return () => {
    ended.abort();
    closeFiltersSheet();
  };
}

/** The sheet's entry in the history. Its script comes a moment after the sheet; without it the way back leaves the page. */
function enterSoon(onBack: () => void) {
  let entry: OverlayEntry | null = null;
  let isOver = false;
  import('@/storefront/history/overlay-entry').then(
    ({ enterOverlay }) => {
      if (!isOver) entry = enterOverlay(onBack);
    },
    (error: unknown) => console.error(error),
  );
  return {
    keepAddress: () => entry?.keepAddress(),
    leave: () => {
      isOver = true;
      void entry?.leave();
    },
  };
}
