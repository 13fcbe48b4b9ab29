'use client';

import { useQuery } from '@tanstack/react-query';
import type { KeyboardEvent } from 'react';
import { officeOrderScreenWords } from '@/words/en/order-screens';
import { InvalidDataError } from '../../api/expected';
import type { Flash } from '../../lib/flashes';
import { useIsNarrow } from '../../lib/use-media';
import { FlashBanners, type FlashBannersProps } from '../../ui/flash-banners';
import { QueryStates } from '../../ui/load-states';
import { Modal, ModalParts } from '../../ui/modal';
import { isMissing, NoSuchEntry } from '../../ui/no-such-entry';
import { failureOf } from '../failures';
import type { Neighbours } from '../neighbours';
import { orderQuery } from '../queries';
import { CallPanel } from './call-panel';
import { CustomerHead } from './customer-head';
import { OrderActions } from './order-actions';
import { OrderDetails } from './order-details';
import { orderKey } from './order-keys';
import { OrderSteps } from './order-steps';

type OrderDialogProps = {
  id: number;
  /** null if the list does not hold the order */
  neighbours: Neighbours | null;
  /** the messages of the screen, which also shows answers that come after the dialog was closed */
  flashes: FlashBannersProps['flashes'];
  onFlash: (flash: Flash) => void;
  /** shows another order in place of this one */
  onOpen: (id: number) => void;
  onClose: () => void;
};

/** An order with all its fields: above them who is called and how, on a phone below them, under the thumb. */
export function OrderDialog({ id, neighbours, flashes, onFlash, onOpen, onClose }: OrderDialogProps) {
  const query = useQuery(orderQuery(id));
  const order = query.data;
  const isNarrow = useIsNarrow();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const key = orderKey(event);
    const target = key?.type === 'next' ? neighbours?.next : key?.type === 'previous' ? neighbours?.previous : null;
    if (target != null) onOpen(target);
  };
  return (
    <Modal
      title={officeOrderScreenWords.details(id)}
      tools={neighbours && <OrderSteps neighbours={neighbours} onOpen={onOpen} />}
      width="xl"
      isFullOnPhone
      hasOwnParts
      onKeyDown={onKeyDown}
      onClose={onClose}
    >
      {order && !isNarrow && (
        <div key={id} className="flex items-start gap-4 border-slate-200 border-b bg-slate-50 px-5 py-3">
          <CustomerHead order={order} />
          <CallPanel order={order} />
        </div>
      )}
      <ModalParts
        footer={order && (isNarrow ? <CallPanel order={order} /> : <OrderActions order={order} onFlash={onFlash} />)}
      >
        <FlashBanners flashes={flashes} />
        {!order && isMissing(query.error) ? (
          <NoSuchEntry
            text={officeOrderScreenWords.unknown}
            backLabel={officeOrderScreenWords.toOrders}
            onBack={onClose}
          />
        ) : (
          <QueryStates query={query} failure={orderFailure} />
        )}
        {order && (
          <div key={id} className="grid gap-4">
            {isNarrow && <CustomerHead order={order} />}
            <OrderDetails order={order} onFlash={onFlash} />
            {isNarrow && <OrderActions order={order} onFlash={onFlash} />}
          </div>
        )}
      </ModalParts>
    </Modal>
  );
}

function orderFailure(error: Error): string {
  if (error instanceof InvalidDataError) return error.message;
  return failureOf(officeOrderScreenWords.loadAction, error);
}
