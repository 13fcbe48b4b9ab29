'use client';

import { useQuery } from '@tanstack/react-query';
import { officeOrderScreenWords } from '@/words/en/order-screens';
import { InvalidDataError } from '../../api/expected';
import type { Flash } from '../../lib/flashes';
import { FlashBanners, type FlashBannersProps } from '../../ui/flash-banners';
import { QueryStates } from '../../ui/load-states';
import { Modal } from '../../ui/modal';
import { isMissing, NoSuchEntry } from '../../ui/no-such-entry';
import { failureOf } from '../failures';
import { orderQuery } from '../queries';
import { OrderActions } from './order-actions';
import { OrderDetails } from './order-details';

type OrderDialogProps = {
  id: number;
  /** the messages of the screen, which also shows answers that come after the dialog was closed */
  flashes: FlashBannersProps['flashes'];
  onFlash: (flash: Flash) => void;
  onClose: () => void;
};

/** An order with all its fields. */
export function OrderDialog({ id, flashes, onFlash, onClose }: OrderDialogProps) {
  const query = useQuery(orderQuery(id));
  const order = query.data;
  return (
    <Modal
      title={officeOrderScreenWords.details(id)}
      width="xl"
      onClose={onClose}
      footer={order && <OrderActions order={order} onFlash={onFlash} />}
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
      {order && <OrderDetails order={order} onFlash={onFlash} />}
    </Modal>
  );
}

function orderFailure(error: Error): string {
  if (error instanceof InvalidDataError) return error.message;
  return failureOf(officeOrderScreenWords.loadAction, error);
}
