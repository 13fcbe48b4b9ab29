'use client';

import { useEffect, useEffectEvent } from 'react';
import { officePackingWords } from '@/words/en/orders/packing';
import type { ScannedParcel } from '../batches/use-batch-ticks';
import { findParcel } from '../queries';
import { isOrderNumber, missedUntil, NO_SCAN, scanKey } from './scan-keys';

type Scanning = {
  /** @param isLast no other label was scanned after this one */
  onFound: (parcel: ScannedParcel, isLast: () => boolean) => Promise<void>;
  /** @param text why a label has no parcel */
  onRefused: (text: string) => void;
};

/** A field takes what is typed, also by a scanner. */
const FIELDS = 'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable=true]';

/**
 * Finds the parcel of each label that is scanned while no field has the focus, in the order in which they were scanned. Our label's
 * bar code is the order's number, a courier's own is the tracking number, which may be digits as well.
 */
export function useScannedParcel({ onFound, onRefused }: Scanning): void {
  const found = useEffectEvent(onFound);
  const tell = useEffectEvent(onRefused);
  useEffect(() => {
    // Keys typed while the screen was loading are lost: what follows at once may be the rest of a label.
    let scan = missedUntil(performance.now());
    let scanned = 0;
    let isOver = false;
    let lookups = Promise.resolve();
    const look = async (label: string, turn: number) => {
      if (isOver) return;
      try {
        const isOrder = isOrderNumber(label);
        const parcel = (isOrder && (await findParcel({ order: label }))) || (await findParcel({ tracking: label }));
        if (isOver) return;
        if (parcel) await found(parcel, () => turn === scanned);
        else tell(isOrder ? officePackingWords.noParcel(label) : officePackingWords.noTracking(label));
      } catch {
        if (!isOver) tell(officePackingWords.scanFailed(label));
      }
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, key, code, timeStamp: at } = event;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (target instanceof Element && target.closest(FIELDS)) {
        if (key === 'Enter') scan = NO_SCAN;
        else if (key.length === 1) scan = missedUntil(at);
        return;
      }
      const { label, isRest, isForeign, ...next } = scanKey(scan, { key, code, at });
      scan = next.scan;
      if (label === null && !isRest && !isForeign) return;
      // Otherwise Enter would press the button that has the focus.
      event.preventDefault();
      event.stopPropagation();
      if (label === null) return tell(isRest ? officePackingWords.scannedInPart : officePackingWords.noLabel);
      scanned += 1;
      const turn = scanned;
      lookups = lookups.then(() => look(label, turn));
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      isOver = true;
      window.removeEventListener('keydown', onKeyDown, { capture: true });
    };
  }, []);
}
