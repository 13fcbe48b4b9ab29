'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Parcel } from '@/contract/admin/parcels';
import { officePackingWords } from '@/words/en/orders/packing';
import type { Flash } from '../../lib/flashes';
import { useSelection } from '../../lib/use-selection';
import { stateLabel } from '../../parcels/state-label';
import { batchQuery } from '../queries';

const words = officePackingWords.handOver;

export type ScannedParcel = Pick<Parcel, 'id' | 'order_id' | 'batch_id'>;

/** The parcels of an open batch that the courier takes: scanned, or ticked by hand. @param batch the open one, or null */
export function useBatchTicks(batch: number | null, onFlash: (flash: Flash) => void) {
  const client = useQueryClient();
  const selection = useSelection();
  const [strays, setStrays] = useState<readonly string[]>([]);
  const [of, setOf] = useState(batch);
  const clearStrays = () => setStrays([]);
  if (batch !== null && batch !== of) {
    setOf(batch);
    selection.clear();
    clearStrays();
  }
  const refuse = (text: string) => {
    const isWaiting = batch !== null && client.getQueryData(batchQuery(batch).queryKey)?.handed_over_at === null;
    // The clerk looks at the parcels while scanning, so failures stay until read.
    if (isWaiting) setStrays((before) => [...before.filter((other) => other !== text), text]);
    else onFlash({ kind: 'error', text });
  };
  return {
    ticked: selection.chosen,
    tick: (parcel: number, isTicked: boolean) => selection.choose([parcel], isTicked),
    /** labels that were scanned for the open batch and tick nothing, in words */
    strays,
    clearStrays,
    /** Says why a label does nothing. What was scanned before stays ticked. */
    refuse,
    /**
     * Waits for the open batch, which a label may be scanned ahead of.
     * @returns false if no open batch waits for its courier: the label is scanned for something else
     */
    tickScanned: async ({ id, order_id: order, batch_id: own }: ScannedParcel): Promise<boolean> => {
      const shown = batch === null ? undefined : await client.ensureQueryData(batchQuery(batch));
      if (!shown || shown.handed_over_at !== null) return false;
      const parcel = shown.parcels.find((one) => one.id === id);
      if (!parcel) refuse(words.notOfBatch(order, own));
      else if (parcel.state !== 'created') refuse(words.notWaiting(order, stateLabel(parcel.state)));
      else if (selection.chosen.has(id)) onFlash({ kind: 'success', text: words.scannedAgain(order) });
      else {
        selection.choose([id], true);
        onFlash({ kind: 'success', text: words.scanned(order) });
      }
      return true;
    },
  };
}
