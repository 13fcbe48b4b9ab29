'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { officePackingWords } from '@/words/en/packing';
import type { Flash } from '../../lib/flashes';
import { useSelection } from '../../lib/use-selection';
import { batchQuery } from '../queries';

/** The parcels of an open batch that the courier takes: scanned, or ticked by hand. @param batch null: none is open */
export function useBatchTicks(batch: number | null, onFlash: (flash: Flash) => void) {
  const client = useQueryClient();
  const selection = useSelection();
  const [of, setOf] = useState(batch);
  if (batch !== null && batch !== of) {
    setOf(batch);
    selection.clear();
  }
  return {
    ticked: selection.chosen,
    tick: (parcel: number, isTicked: boolean) => selection.choose([parcel], isTicked),
    /**
     * Waits for the open batch, which a label may be scanned ahead of.
     * @returns false if the label is of no parcel that waits in it
     */
    tickScanned: async (parcel: number): Promise<boolean> => {
      const shown = batch === null ? undefined : await client.ensureQueryData(batchQuery(batch));
      const waiting = shown?.parcels.find(({ id, state }) => id === parcel && state === 'created');
      if (!waiting || shown?.handed_over_at !== null) return false;
      selection.choose([parcel], true);
      onFlash({ kind: 'success', text: officePackingWords.handOver.scanned(waiting.order_id) });
      return true;
    },
  };
}
