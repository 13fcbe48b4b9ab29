'use client';

import { useQuery } from '@tanstack/react-query';
import { AdminApiError } from '../../api/client';
import { useFlash } from '../../lib/use-flash';
import { FlashBanner } from '../../ui/flash-banner';
import { QueryStates } from '../../ui/load-states';
import { Modal } from '../../ui/modal';
import { failureOf } from '../failures';
import { InvalidDataError, orderQuery } from '../queries';
import { OrderActions } from './order-actions';
import { OrderDetails } from './order-details';

/** An order with all its fields (spec, back office section 2, "Order details dialog"). */
export function OrderDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const query = useQuery(orderQuery(id));
  const order = query.data;
  const [flash, tell] = useFlash();
  return (
    <Modal
      title={`Order Details - #${id}`}
      width="xl"
      onClose={onClose}
      footer={order && <OrderActions order={order} onTold={tell} />}
    >
      <FlashBanner flash={flash} />
      <QueryStates query={query} failure={orderFailure} />
      {order && <OrderDetails order={order} onTold={tell} />}
    </Modal>
  );
}

function orderFailure(error: Error): string {
  if (error instanceof AdminApiError && error.status === 404) return 'There is no order of this number.';
  if (error instanceof InvalidDataError) return error.message;
  return failureOf('load the order', error);
}
