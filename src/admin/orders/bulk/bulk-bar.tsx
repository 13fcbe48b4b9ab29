'use client';

import { ClipboardList, Printer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { openWhenReached } from '@/client/connection/guard-links';
import { MAX_PRINTED } from '@/domain/orders/chosen-orders';
import { isOrderStatus, ORDER_STATUSES, type OrderStatus, statusView } from '@/domain/orders/order-status';
import { officeBulkWords } from '@/words/en/orders/order-desk';
import { officeOrderStatusWords } from '@/words/en/orders/order-status';
import type { Flash } from '../../lib/flashes';
import type { Selection } from '../../lib/use-selection';
import { BusyButton } from '../../ui/button';
import { BulkStatus } from './bulk-status';

type BulkBarProps = {
  selection: Selection;
  /** the statuses that the screen showed last */
  seen: ReadonlyMap<number, OrderStatus>;
  onFlash: (flash: Flash) => void;
  onOpen: (id: number) => void;
  /** what other tracks do with the ticked orders, such as making a batch of parcels */
  children?: ReactNode;
};

/** What can be done with all ticked orders, at the foot of the window. */
export function BulkBar({ selection, seen, onFlash, onOpen, children }: BulkBarProps) {
  const [target, setTarget] = useState<OrderStatus | null>(null);
  const ids = [...selection.chosen];
  return (
    <>
      <BulkStatus {...{ selection, seen, target, onFlash, onOpen }} onTarget={setTarget} />
      {ids.length > 0 && (
        <section
          aria-label={officeBulkWords.bar}
          className="sticky bottom-2 z-20 mt-4 flex flex-wrap items-center gap-2 rounded-xl border border-blue-900 bg-blue-50 p-2 shadow-lg max-md:[&>*]:flex-1"
        >
          <select
            aria-label={officeBulkWords.newStatus}
            value=""
            onChange={({ target: { value } }) => isOrderStatus(value) && setTarget(value)}
            className="min-h-11 min-w-40 cursor-pointer rounded-lg border border-slate-400 bg-white px-3 font-semibold text-sm"
          >
            <option value="" disabled>
              {officeBulkWords.choose}
            </option>
            {ORDER_STATUSES.map((status) => (
              <option key={status} value={status}>
                {statusView(status, officeOrderStatusWords.labels).label}
              </option>
            ))}
          </select>
          <PrintButton path="/admin/invoices" ids={ids}>
            <Printer aria-hidden className="size-4" /> {officeBulkWords.invoices}
          </PrintButton>
          <PrintButton path="/admin/picking-list" ids={ids}>
            <ClipboardList aria-hidden className="size-4" /> {officeBulkWords.pickingList}
          </PrintButton>
          {children}
        </section>
      )}
    </>
  );
}

function PrintButton({ path, ids, children }: { path: string; ids: readonly number[]; children: ReactNode }) {
  const areTooMany = ids.length > MAX_PRINTED;
  const print = () => window.open(`${path}?ids=${ids.join(',')}`, '_blank', 'noopener');
  return (
    <BusyButton
      isBusy={areTooMany}
      title={areTooMany ? officeBulkWords.tooMany(MAX_PRINTED) : undefined}
      onClick={() => (navigator.onLine === false ? void openWhenReached(print) : print())}
      className="max-md:px-2"
    >
      {children}
    </BusyButton>
  );
}
