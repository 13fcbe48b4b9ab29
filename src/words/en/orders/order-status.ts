import type { OrderStatus } from '@/domain/orders/order-status';
import { english } from '../../english';

/** The statuses of an order. */
export const officeOrderStatusWords = english('orderStatus', {
  labels: {
    pending: 'Pending',
    processing: 'Processing',
    shipping: 'Shipping',
    delivered: 'Delivered',
    cancelled: 'Cancelled',
  } satisfies Record<OrderStatus, string>,
});
