'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ParcelBatch } from '@/contract/admin/parcels';
import { officePackingWords } from '@/words/en/packing';
import { failureText } from '../../api/failures';
import type { Flash } from '../../lib/flashes';
import { refreshPacking } from '../../parcels/queries';
import { Button } from '../../ui/button';
import { Confirm } from '../../ui/confirm';
import { batchQuery, handOverBatch } from '../queries';

type HandOverProps = { batch: ParcelBatch; going: number; onFlash: (flash: Flash) => void };

const words = officePackingWords.handOver;

/** The courier has taken the batch: asked first, since the orders follow. */
export function HandOver({ batch, going, onFlash }: HandOverProps) {
  const client = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const handing = useMutation({
    mutationFn: () => handOverBatch(batch.id),
    onSuccess: (handed) => {
      client.setQueryData(batchQuery(batch.id).queryKey, handed);
      onFlash({ kind: 'success', text: words.done(batch.id) });
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
        {words.start}
      </Button>
      {isAsking && (
        <Confirm
          question={words.question(going, batch.courier_name)}
          about={words.about}
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
