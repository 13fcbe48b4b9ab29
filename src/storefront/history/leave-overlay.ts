/** What links need to know of open drawers, without the drawers' scripts, which come with the first opening. */

type Overlays = {
  /** whether the present entry of the history belongs to an open drawer */
  isOnTop: () => boolean;
  /** removes that entry if there is one, then calls back */
  leave: (go: () => void) => Promise<void>;
};

/** null: no drawer was opened yet. */
let overlays: Overlays | null = null;

/** Called by the drawers when their script arrives. */
export function tellLinksOf(known: Overlays): void {
  overlays = known;
}

/** Whether the present entry belongs to an open drawer. */
export function isOverlayOnTop(): boolean {
  return overlays?.isOnTop() ?? false;
}

/** Goes to another page. An open drawer's entry is removed first, so that the way back leads to the page below it. */
export async function leaveOverlay(go: () => void): Promise<void> {
  if (overlays) await overlays.leave(go);
  else go();
}

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a click on a link opens it here, and not in another tab or as a download. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
