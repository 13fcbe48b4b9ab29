'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ApiError } from '@/client/api/api-error';
import type { CheckedBatch, ParcelBatch } from '@/contract/admin/parcels';
import { MAX_BATCH } from '@/domain/orders/chosen-orders';
import { refreshPacking } from '../../parcels/queries';
import { batchCheckQuery, makeBatch, obstaclesIn } from '../queries';

type BatchMaking = {
  /** '' until one is chosen */
  courier: string;
  ids: number[];
  onMade: (batch: ParcelBatch) => void;
};

/**
 * Checks the ticked orders, and makes a batch of them. What the courier will refuse is shown before a batch is made: a press that
 * comes sooner, or after a check that failed, waits for the check, and makes the batch if there is nothing to show.
 */
export function useBatchMaking({ courier, ids, onMade }: BatchMaking) {
  const client = useQueryClient();
  const canCheck = courier !== '' && ids.length > 0 && ids.length <= MAX_BATCH;
  const body = { courier: Number(courier), order_ids: ids };
  const check = batchCheckQuery(body);
  const checking = useQuery({ ...check, enabled: canCheck });
  const isChecked = checking.isSuccess && !checking.isPlaceholderData && !checking.isFetching;
  const key = JSON.stringify(body);
  const latest = useRef(key);
  useEffect(() => {
    latest.current = key;
  }, [key]);
  const isChosen = ({ id }: { id: number }) => ids.includes(id);
  const shown: CheckedBatch | null =
    canCheck && checking.data
      ? { warnings: checking.data.warnings.filter(isChosen), refused: checking.data.refused.filter(isChosen) }
      : null;
  const making = useMutation({
    /** @returns null if there is something to look at first */
    mutationFn: async () => {
      if (!isChecked) {
        // The query keeps its error, for the screen.
        const found = await client.fetchQuery({ ...check, staleTime: 0 }).catch(() => null);
        // Other orders may have been chosen meanwhile.
        if (found === null || latest.current !== key) return null;
        const isClean = found.warnings.length + found.refused.length === 0;
        // After orders were left out, what an earlier check said of the others is still on the screen.
        if (!isClean && JSON.stringify(found) !== JSON.stringify(shown)) return null;
      }
      return makeBatch(body);
    },
    onSuccess: (batch) => {
      if (batch === null) return;
      onMade(batch);
      void refreshPacking(client);
    },
    onError: () => void refreshPacking(client),
  });
  const refused = making.error instanceof ApiError ? obstaclesIn(making.error.details) : [];
  const obstacles = refused.length > 0 ? refused : (shown?.refused ?? []);
  return {
    canMake: canCheck && !making.isPending,
    isChecking: making.isPending && !isChecked,
    isMaking: making.isPending,
    make: () => making.mutate(),
    /** after orders were left out: what was said of them is over */
    reset: making.reset,
    obstacles,
    warnings: obstacles.length > 0 ? [] : (shown?.warnings ?? []),
    /** without the reasons, which are the obstacles */
    failure: refused.length > 0 ? null : making.error,
    checkFailure: canCheck ? checking.error : null,
  };
}
