/** The queues of the order desk: their orders, and how many each holds. */
import { CALLED_STATUSES, countCallBacks, inCallQueue } from '@/confirmation/call-queues';
import type { OrderCounts } from '@/contract/admin/orders';
import type { Database } from '@/database/database';
import type { OrderQueue } from '@/domain/order-queues';
import type { Condition } from '@/orders/order-conditions';
import { countOrders } from '@/orders/order-figures';

const CONDITIONS: Record<OrderQueue, Condition> = {
  'to-confirm': inCallQueue('to-confirm'),
  'call-back': inCallQueue('call-back'),
  'to-pack': () => `status = 'processing'`,
  'on-the-way': () => `status = 'shipping'`,
};

export function inQueue(queue: OrderQueue): Condition {
  return CONDITIONS[queue];
}

/** Read from figures and small indexes, however many orders there are. */
export async function countQueues(db: Database): Promise<OrderCounts> {
  const [all, callBacks, toPack, onTheWay, ...called] = await Promise.all([
    countOrders(db, null),
    countCallBacks(db),
    countOrders(db, 'processing'),
    countOrders(db, 'shipping'),
    ...CALLED_STATUSES.map((status) => countOrders(db, status)),
  ]);
  const waiting = called.reduce((sum, count) => sum + count, 0);
  return {
    'to-confirm': Math.max(0, waiting - callBacks),
    'call-back': callBacks,
    'to-pack': toPack,
    'on-the-way': onTheWay,
    all,
  };
}
