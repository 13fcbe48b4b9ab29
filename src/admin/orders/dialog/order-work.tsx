'use client';

import { type ReactNode, useRef, useState } from 'react';
import type { AdminOrder } from '@/contract/admin/orders';
import type { Flash } from '../../lib/flashes';
import { useIsNarrow } from '../../lib/use-media';
import { FlashBanners, type FlashBannersProps } from '../../ui/flash-banners';
import { ModalParts } from '../../ui/modal';
import { resultOfKey } from '../calls/result-buttons';
import { AmendDialog } from '../form/amend-dialog';
import { CallPanel } from './call-panel';
import { CustomerHead } from './customer-head';
import { OrderActions } from './order-actions';
import { OrderDetails } from './order-details';
import { useOrderKeys } from './order-keys';
import { ResultPanel } from './result-panel';
import { useOrderDesk } from './use-order-desk';
import { Warnings } from './warnings';

type OrderWorkProps = {
  order: AdminOrder;
  isInQueue: boolean;
  /** next order in the list, or null at its end */
  following: number | null;
  /** shown if the order could not be read again */
  loadState: ReactNode;
  flashes: FlashBannersProps['flashes'];
  onFlash: (flash: Flash) => void;
  onNext: (id: number) => void;
};

/** An open order: who is called and how, above its fields; on a phone below them, under the thumb. */
export function OrderWork({ order, isInQueue, following, loadState, flashes, onFlash, onNext }: OrderWorkProps) {
  const part = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow();
  const desk = useOrderDesk(order, { isInQueue });
  useOrderKeys(part, (key) => {
    const result = typeof key === 'number' ? resultOfKey(key) : null;
    return result !== null && desk.choose(result);
  });
  const head = (
    <>
      <CustomerHead order={order} />
      <Warnings warnings={order.warnings} />
    </>
  );
  const result = <ResultPanel order={order} desk={desk} following={following} onNext={onNext} />;
  const [isAmending, setIsAmending] = useState(false);
  const actions = <OrderActions order={order} onFlash={onFlash} onAmend={() => setIsAmending(true)} />;
  // A form needs the room of a phone for itself.
  const hasRoomToCall = desk.asking === null && desk.state.type !== 'done';
  return (
    <div ref={part} className="contents">
      {!isNarrow && (
        <div className="grid gap-3 border-slate-200 border-b bg-slate-50 px-5 py-3">
          <div className="flex items-start gap-4">
            <CustomerHead order={order} />
            <CallPanel order={order} desk={desk} />
          </div>
          <Warnings warnings={order.warnings} />
          {result}
        </div>
      )}
      <ModalParts
        footer={
          isNarrow ? (
            <>
              {hasRoomToCall && <CallPanel order={order} desk={desk} />}
              {result}
            </>
          ) : (
            actions
          )
        }
      >
        <FlashBanners flashes={flashes} />
        {loadState}
        <div className="grid gap-4">
          {isNarrow && head}
          <OrderDetails order={order} onFlash={onFlash} />
          {isNarrow && actions}
        </div>
      </ModalParts>
      {isAmending && <AmendDialog order={order} onFlash={onFlash} onClose={() => setIsAmending(false)} />}
    </div>
  );
}
