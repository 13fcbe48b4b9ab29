'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type OrderStatus, statusView } from '@/domain/orders/order-status';
import { officeBulkWords } from '@/words/en/orders/order-desk';
import { officeOrderStatusWords } from '@/words/en/orders/order-status';
import type { Flash } from '../../lib/flashes';
import type { Selection } from '../../lib/use-selection';
import { Confirm } from '../../ui/confirm';
import { failureOf } from '../failures';
import { changeStatuses, refreshOrders } from '../queries';
import { BulkRefusals } from './bulk-refusals';

type BulkStatusProps = {
  selection: Selection;
  /** the statuses that the screen showed last */
  seen: ReadonlyMap<number, OrderStatus>;
  /** the status that was chosen, until it is confirmed or left, else null */
  target: OrderStatus | null;
  onTarget: (target: OrderStatus | null) => void;
  onFlash: (flash: Flash) => void;
  onOpen: (id: number) => void;
};

const labelOf = (status: OrderStatus) => statusView(status, officeOrderStatusWords.labels).label;

/** Sets the status of all ticked orders, after a question. Those that are refused stay ticked, each with its reason. */
export function BulkStatus({ selection, seen, target, onTarget, onFlash, onOpen }: BulkStatusProps) {
  const client = useQueryClient();
  const changing = useMutation({
    mutationFn: changeStatuses,
    onSuccess: ({ changed }, { to }) => {
      selection.choose(changed, false);
      if (changed.length > 0) onFlash({ kind: 'success', text: officeBulkWords.changed(changed.length, labelOf(to)) });
    },
    onError: (error) => onFlash({ kind: 'error', text: failureOf(officeBulkWords.changeAction, error) }),
    onSettled: () => {
      onTarget(null);
      void refreshOrders(client);
    },
  });
  const ids = [...selection.chosen];
  return (
    <>
      {changing.data && changing.data.refused.length > 0 && (
        <BulkRefusals refused={changing.data.refused} onOpen={onOpen} onDismiss={changing.reset} />
      )}
      {target !== null && (
        <Confirm
          question={officeBulkWords.question(ids.length, labelOf(target))}
          {...(target === 'cancelled' && { about: officeBulkWords.stockGoesBack })}
          confirmLabel={changing.isPending ? officeBulkWords.changing : officeBulkWords.change}
          isBusy={changing.isPending}
          onConfirm={() => changing.mutate({ ids, to: target, seen })}
          onCancel={() => onTarget(null)}
        />
      )}
    </>
  );
}
