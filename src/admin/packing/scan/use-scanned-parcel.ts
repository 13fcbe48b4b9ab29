'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { officePackingWords } from '@/words/en/packing';
import type { Flash } from '../../lib/flashes';
import { findParcel } from '../queries';
import { isOrderNumber, NO_SCAN, scanKey } from './scan-keys';

type ScannedParcel = { onFound: (id: number) => void; onFlash: (flash: Flash) => void };

/** A field takes what is typed, also by a scanner. */
const FIELDS = 'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable=true]';

/**
 * Opens the parcel of a label that is scanned while no field has the focus. Our label's bar code is the order's number, a
 * courier's own is the tracking number, which may be digits as well.
 */
export function useScannedParcel({ onFound, onFlash }: ScannedParcel): void {
  const latest = useRef(0);
  const look = useEffectEvent(async (label: string) => {
    latest.current += 1;
    const turn = latest.current;
    try {
      const isOrder = isOrderNumber(label);
      const parcel = (isOrder && (await findParcel({ order: label }))) || (await findParcel({ tracking: label }));
      // The next label may have been scanned meanwhile.
      if (turn !== latest.current) return;
      if (parcel) onFound(parcel.id);
      else
        onFlash({
          kind: 'error',
          text: isOrder ? officePackingWords.noParcel(label) : officePackingWords.noTracking(label),
        });
    } catch {
      onFlash({ kind: 'error', text: officePackingWords.scanFailed(label) });
    }
  });
  useEffect(() => {
    let scan = NO_SCAN;
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, key, code, timeStamp: at } = event;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (target instanceof Element && target.closest(FIELDS)) return;
      const next = scanKey(scan, { key, code, at });
      scan = next.scan;
      if (next.label === null) return;
      // Otherwise Enter would press the button that has the focus.
      event.preventDefault();
      event.stopPropagation();
      void look(next.label);
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}
