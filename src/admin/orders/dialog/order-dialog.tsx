'use client';

import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { officeOrderScreenWords } from '@/words/en/orders/order-screens';
import { InvalidDataError } from '../../api/expected';
import type { Flash } from '../../lib/flashes';
import { FlashBanners, type FlashBannersProps } from '../../ui/flash-banners';
import { QueryStates } from '../../ui/load-states';
import { Modal, ModalParts } from '../../ui/modal';
import { isMissing, NoSuchEntry } from '../../ui/no-such-entry';
import { failureOf } from '../failures';
import type { Neighbours } from '../neighbours';
import { orderQuery } from '../queries';
import { OrderSteps } from './order-steps';
import { OrderWork } from './order-work';
import { useDeskKeys } from './use-desk-keys';

type OrderDialogProps = {
  id: number;
  /** null if the list does not hold the order */
  neighbours: Neighbours | null;
  /** the list is a queue of calls: its orders are opened to call their customers */
  isInQueue: boolean;
  /** the messages of the screen, which also shows answers that come after the dialog was closed */
  flashes: FlashBannersProps['flashes'];
  onFlash: (flash: Flash) => void;
  /** shows another order in place of this one */
  onOpen: (id: number) => void;
  onClose: () => void;
};

/** An order with all its fields, and everything that a clerk does with it. */
export function OrderDialog({ id, neighbours, isInQueue, flashes, onFlash, onOpen, onClose }: OrderDialogProps) {
  const query = useQuery(orderQuery(id));
  const order = query.data;
  // A clerk who goes on to the next call is calling, whatever the list.
  const [isCalling, setIsCalling] = useState(isInQueue);
  const part = useRef<HTMLDivElement>(null);
  const keys = useDeskKeys({ part, id, neighbours, onOpen });
  return (
    <Modal
      title={officeOrderScreenWords.details(id)}
      tools={neighbours && <OrderSteps neighbours={neighbours} onOpen={onOpen} />}
      width="xl"
      isFullOnPhone
      hasOwnParts
      onClose={onClose}
    >
      <div ref={part} className="contents">
        {order ? (
          <OrderWork
            key={id}
            order={order}
            isInQueue={isCalling}
            keys={keys}
            following={neighbours?.next ?? null}
            loadState={<QueryStates query={query} failure={orderFailure} />}
            flashes={flashes}
            onFlash={onFlash}
            onNext={(next) => {
              setIsCalling(true);
              onOpen(next);
            }}
          />
        ) : (
          <ModalParts>
            <FlashBanners flashes={flashes} />
            {isMissing(query.error) ? (
              <NoSuchEntry
                text={officeOrderScreenWords.unknown}
                backLabel={officeOrderScreenWords.toOrders}
                onBack={onClose}
              />
            ) : (
              <QueryStates query={query} failure={orderFailure} />
            )}
          </ModalParts>
        )}
      </div>
    </Modal>
  );
}

function orderFailure(error: Error): string {
  if (error instanceof InvalidDataError) return error.message;
  return failureOf(officeOrderScreenWords.loadAction, error);
}
