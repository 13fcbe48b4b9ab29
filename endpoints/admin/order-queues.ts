/** The queues of the order desk: their orders, and how many each holds. */
import { countToSettle, IS_TO_SETTLE } from '@/cash/orders-to-settle';
import { CALLED_STATUSES, countCallBacks, inCallQueue } from '@/confirmation/call-queues';
import type { OrderCounts } from '@/contract/admin/orders';
import type { Database } from '@/database/database';
import { type OrderQueue, PACKING_QUEUES, type PackingQueue } from '@/domain/orders/order-queues';
import type { Condition } from '@/orders/placing/order-conditions';
import { countOrders } from '@/orders/reading/order-figures';
import { HAS_LIVE_PARCEL } from '@/parcels/parcel-conditions';

function ofPacking(queue: PackingQueue): Condition {
  const { status, isInBatch } = PACKING_QUEUES[queue];
  const isOfStatus = `orders.status = '${status}'`;
  if (isInBatch === null) return () => isOfStatus;
  return () => `${isOfStatus} AND ${isInBatch ? '' : 'NOT '}${HAS_LIVE_PARCEL}`;
}

const CONDITIONS: Record<OrderQueue, Condition> = {
  'to-confirm': inCallQueue('to-confirm'),
  'call-back': inCallQueue('call-back'),
  'to-pack': ofPacking('to-pack'),
  'in-batch': ofPacking('in-batch'),
  'on-the-way': ofPacking('on-the-way'),
  'to-settle': () => IS_TO_SETTLE,
};

export function inQueue(queue: OrderQueue): Condition {
  return CONDITIONS[queue];
}

/** Read from figures and small indexes, however many orders there are; of those that are to be packed, each is looked up. @param seesCash whether the caller may know of cash */
export async function countQueues(db: Database, { seesCash }: { seesCash: boolean }): Promise<OrderCounts> {
  const [all, callBacks, packing, inBatch, onTheWay, toSettle, ...called] = await Promise.all([
    countOrders(db, null),
    countCallBacks(db),
    countOrders(db, PACKING_QUEUES['to-pack'].status),
    countInBatch(db),
    countOrders(db, PACKING_QUEUES['on-the-way'].status),
    seesCash ? countToSettle(db) : null,
    ...CALLED_STATUSES.map((status) => countOrders(db, status)),
  ]);
  const waiting = called.reduce((sum, count) => sum + count, 0);
  return {
    'to-confirm': Math.max(0, waiting - callBacks),
    'call-back': callBacks,
    'to-pack': Math.max(0, packing - inBatch),
    'in-batch': inBatch,
    'on-the-way': onTheWay,
    'to-settle': toSettle,
    all,
  };
}

async function countInBatch(db: Database): Promise<number> {
  const { rows } = await db.query<{ found: number }>({
    name: 'orders-in-batch',
    text: `SELECT count(*)::int AS found FROM orders WHERE ${ofPacking('in-batch')(String)}`,
  });
  return rows[0]?.found ?? 0;
}
