'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ParcelBatch } from '@/contract/admin/parcels';
import { officePackingWords } from '@/words/en/orders/packing';
import { failureText } from '../../api/failures';
import type { Flash } from '../../lib/flashes';
import { refreshPacking } from '../../parcels/queries';
import { Button } from '../../ui/button';
import { Confirm } from '../../ui/confirm';
import { batchQuery, handOverBatch } from '../queries';
import { handOverOf } from './batch-sums';

type HandOverProps = {
  batch: ParcelBatch;
  /** parcels that wait for the courier */
  waiting: number;
  /** those of them that were scanned or ticked: the courier takes only these; if empty, all of them */
  only: readonly number[];
  onFlash: (flash: Flash) => void;
  onDone: () => void;
};

const words = officePackingWords.handOver;

/** The courier has taken the batch: asked first, since the orders follow. */
export function HandOver({ batch, waiting, only, onFlash, onDone }: HandOverProps) {
  const client = useQueryClient();
  const isPart = only.length > 0 && only.length < waiting;
  const [isAsking, setIsAsking] = useState(false);
  const handing = useMutation({
    mutationFn: () => handOverBatch({ id: batch.id, only }),
    onSuccess: (handed) => {
      client.setQueryData(batchQuery(batch.id).queryKey, handed);
      const { extent, gone, all } = handOverOf(handed);
      onFlash({
        kind: 'success',
        text: extent === 'whole' ? words.done(batch.id) : words.donePartly(batch.id, gone, all),
      });
      onDone();
    },
    onError: (error) => onFlash({ kind: 'error', text: failureText(words.failed, error) }),
    onSettled: () => {
      setIsAsking(false);
      void refreshPacking(client);
    },
  });
  return (
    <>
      <Button variant="primary" onClick={() => setIsAsking(true)}>
        {isPart ? words.startSome(only.length, waiting) : words.start}
      </Button>
      {isAsking && (
        <Confirm
          question={words.question(isPart ? only.length : waiting, batch.courier_name)}
          about={isPart ? `${words.about} ${words.rest(waiting - only.length)}` : words.about}
          confirmLabel={words.confirm}
          isHarmless
          isBusy={handing.isPending}
          onConfirm={() => handing.mutate()}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
