import type { OrderStatus } from '@/domain/orders/order-status';

/** An order that waits or is being prepared is on its way once the courier has its parcel. */
export const BEFORE_SHIPPING: readonly OrderStatus[] = ['pending', 'processing'];
