/** The queues of the order desk: their orders, and how many each holds. */
import { countToSettle, IS_TO_SETTLE } from '@/cash/orders-to-settle';
import { CALLED_STATUSES, countCallBacks, inCallQueue } from '@/confirmation/call-queues';
import type { OrderCounts } from '@/contract/admin/orders';
import type { Database } from '@/database/database';
import { type OrderQueue, PACKING_STATUSES } from '@/domain/order-queues';
import type { OrderStatus } from '@/domain/order-status';
import type { Condition } from '@/orders/order-conditions';
import { countOrders } from '@/orders/order-figures';

function ofStatus(status: OrderStatus): Condition {
  return () => `status = '${status}'`;
}

const CONDITIONS: Record<OrderQueue, Condition> = {
  'to-confirm': inCallQueue('to-confirm'),
  'call-back': inCallQueue('call-back'),
  'to-pack': ofStatus(PACKING_STATUSES['to-pack']),
  'on-the-way': ofStatus(PACKING_STATUSES['on-the-way']),
  'to-settle': () => IS_TO_SETTLE,
};

export function inQueue(queue: OrderQueue): Condition {
  return CONDITIONS[queue];
}

/** Read from figures and small indexes, however many orders there are. @param seesCash whether the caller may know of cash */
export async function countQueues(db: Database, { seesCash }: { seesCash: boolean }): Promise<OrderCounts> {
  const [all, callBacks, toPack, onTheWay, toSettle, ...called] = await Promise.all([
    countOrders(db, null),
    countCallBacks(db),
    countOrders(db, PACKING_STATUSES['to-pack']),
    countOrders(db, PACKING_STATUSES['on-the-way']),
    seesCash ? countToSettle(db) : null,
    ...CALLED_STATUSES.map((status) => countOrders(db, status)),
  ]);
  const waiting = called.reduce((sum, count) => sum + count, 0);
  return {
    'to-confirm': Math.max(0, waiting - callBacks),
    'call-back': callBacks,
    'to-pack': toPack,
    'on-the-way': onTheWay,
    'to-settle': toSettle,
    all,
  };
}
