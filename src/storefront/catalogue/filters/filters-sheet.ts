/**
 * The filters below 1024 px: the sidebar itself, laid over the page, so that its fields exist once
 * (docs/decisions/0054-the-filters-open-without-their-script.md).
 */

import { enterOverlay } from '@/storefront/history/overlay-entry';
import { layOverPage } from '@/storefront/ui/lay-over-page';

export const FILTERS_SHEET = 'panneau-filtres';

/** From this width on the filters are a sidebar: `lg` of the styles, which grows with the browser's font size. */
const WIDE = '(min-width: 64rem)';

type OpenSheet = { sheet: HTMLElement; close: () => void; keepAddress: () => void };

let open: OpenSheet | null = null;

/** Not on wide screens, which have the sidebar. @param opener gets the focus back */
export function openFiltersSheet(opener: Element | null = document.activeElement): void {
  const sheet = document.getElementById(FILTERS_SHEET);
  const wide = window.matchMedia(WIDE);
  // React may have replaced the listing while its sheet was open.
  if (open && open.sheet !== sheet) closeFiltersSheet();
  if (open || !sheet || wide.matches) return;
  const putBack = layOverPage(sheet, opener);
  // Its script came with the page: the way back closes the sheet even if the line is down by now.
  const entry = enterOverlay(closeFiltersSheet);
  const ended = new AbortController();
  const { signal } = ended;
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && closeFiltersSheet(), { signal });
  // A text selected inside may end beside the sheet: that is no press on the ground.
  let pressed: EventTarget | null = null;
  sheet.addEventListener('pointerdown', ({ target }) => (pressed = target), { signal });
  sheet.addEventListener('click', ({ target }) => target === sheet && pressed === sheet && closeFiltersSheet(), {
    signal,
  });
  // The sidebar takes over from the sheet when the window grows.
  wide.addEventListener('change', closeFiltersSheet, { signal });
  open = {
    sheet,
    close: () => {
      ended.abort();
      putBack();
      void entry.leave();
    },
    keepAddress: entry.keepAddress,
  };
}

export function closeFiltersSheet(): void {
  const closing = open;
  open = null;
  closing?.close();
}

/** To be called when a filter may have changed the page's address, so that closing the sheet keeps the new one. */
export function keepSheetAddress(): void {
  open?.keepAddress();
}

/** Makes the buttons with `data-filters-sheet` open and close the sheet. @returns stops that, and closes the sheet */
export function listenToSheetButtons(): () => void {
  const ended = new AbortController();
  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-filters-sheet]') : null;
    if (button?.dataset.filtersSheet === 'open') openFiltersSheet(button);
    else if (button) closeFiltersSheet();
  };
  window.addEventListener('click', onClick, { signal: ended.signal });
  return () => {
    ended.abort();
    closeFiltersSheet();
  };
}
