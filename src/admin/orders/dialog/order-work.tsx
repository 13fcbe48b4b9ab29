'use client';

import { type ReactNode, useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { AdminOrder } from '@/contract/admin/orders';
import { wasFormOpen } from '../../drafts/use-draft';
import type { Flash } from '../../lib/flashes';
import { FlashBanners, type FlashBannersProps } from '../../ui/flash-banners';
import { ModalParts } from '../../ui/modal';
import { deskViewOf } from '../confirmation-view';
import { AmendDialog, amendmentDraft } from '../form/amend-dialog';
import { CallPanel } from './call-panel';
import { CustomerHead } from './customer-head';
import { OrderActions } from './order-actions';
import { OrderDetails } from './order-details';
import { ResultPanel } from './result-panel';
import type { DeskKeys } from './use-desk-keys';
import { useOrderDesk } from './use-order-desk';
import { Warnings } from './warnings';

type OrderWorkProps = {
  order: AdminOrder;
  isInQueue: boolean;
  keys: DeskKeys;
  /** next order in the list, or null at its end */
  following: number | null;
  /** shown if the order could not be read again */
  loadState: ReactNode;
  flashes: FlashBannersProps['flashes'];
  onFlash: (flash: Flash) => void;
  onNext: (id: number) => void;
};

/** An open order: who is called and how, above its fields; on a phone below them, under the thumb. */
export function OrderWork({ order, isInQueue, keys, following, loadState, flashes, onFlash, onNext }: OrderWorkProps) {
  const isNarrow = useIsNarrow();
  const desk = useOrderDesk(order, { isInQueue });
  const { showsWarning } = deskViewOf(order);
  const warnings = order.warnings.filter(({ kind }) => showsWarning(kind));
  const offer = useEffectEvent(keys.offer);
  useLayoutEffect(() => offer({ phase: desk.phase, choose: desk.choose }));
  useLayoutEffect(() => () => offer(null), []);
  const head = (
    <>
      <CustomerHead order={order} />
      <Warnings warnings={warnings} />
    </>
  );
  const result = <ResultPanel order={order} desk={desk} keys={keys} following={following} onNext={onNext} />;
  const [isAmending, setIsAmending] = useState(() => wasFormOpen(amendmentDraft(order)));
  const actions = <OrderActions order={order} onFlash={onFlash} onAmend={() => setIsAmending(true)} />;
  // A form needs the room of a phone for itself.
  const hasRoomToCall = desk.asking === null && desk.state.type !== 'done';
  return (
    <>
      {!isNarrow && (
        <div className="grid gap-3 border-slate-200 border-b bg-slate-50 px-5 py-3">
          <div className="flex items-start gap-4">
            <CustomerHead order={order} />
            <CallPanel order={order} desk={desk} />
          </div>
          <Warnings warnings={warnings} />
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
    </>
  );
}

/** From this width on, there is room for several columns (Tailwind's `md`). */
const NARROW = '(max-width: 767px)';

/** Whether the screen is a phone's, for what is laid out in another order there. */
function useIsNarrow(): boolean {
  return useSyncExternalStore(
    onWidthChange,
    () => window.matchMedia(NARROW).matches,
    () => false,
  );
}

function onWidthChange(listener: () => void): () => void {
  const query = window.matchMedia(NARROW);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
