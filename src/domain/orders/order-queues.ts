import type { OrderStatus } from './order-status';

/** What the order desk works on: the tabs above its list, in their order. */
export const ORDER_QUEUES = ['to-confirm', 'call-back', 'to-pack', 'in-batch', 'on-the-way', 'to-settle'] as const;
export type OrderQueue = (typeof ORDER_QUEUES)[number];

export function isOrderQueue(value: unknown): value is OrderQueue {
  return ORDER_QUEUES.some((queue) => queue === value);
}

/** The queues whose customers are called, which together hold every order that waits for a call. */
export const CALL_QUEUES = ['to-confirm', 'call-back'] as const satisfies readonly OrderQueue[];
export type CallQueue = (typeof CALL_QUEUES)[number];

export function isCallQueue(value: unknown): value is CallQueue {
  return CALL_QUEUES.some((queue) => queue === value);
}

/** The queue of cash, which is for the admin alone. */
export const CASH_QUEUE = 'to-settle' satisfies OrderQueue;

export type PackingQueue = Exclude<OrderQueue, CallQueue | typeof CASH_QUEUE>;

/** These queues hold the orders of one status. Those in a batch are not to be put into another one. */
export const PACKING_QUEUES = {
  'to-pack': { status: 'processing', isInBatch: false },
  'in-batch': { status: 'processing', isInBatch: true },
  'on-the-way': { status: 'shipping', isInBatch: null },
} as const satisfies Record<PackingQueue, { status: OrderStatus; isInBatch: boolean | null }>;

export function isPackingQueue(queue: OrderQueue | null): queue is PackingQueue {
  return queue !== null && Object.hasOwn(PACKING_QUEUES, queue);
}
