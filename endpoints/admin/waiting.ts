/** What waits in each part of the shop, for the dashboard. */
import { listOutstanding } from '@/cash/read-cash-parcels';
import { findDueOrders } from '@/confirmation/confirmation-conditions';
import type { Waiting } from '@/contract/admin/dashboard';
import type { Database } from '@/database/database';
import { LATE_CASH_DAYS } from '@/domain/cash/entries';
import { countQueues } from './order-queues';

/** Only the totals are needed of the lists. */
const FIRST = { page: 1, limit: 1 };

/** @param userId whose claims hide nothing from the calls that are due */
export async function readWaiting(db: Database, userId: number): Promise<Waiting> {
  const [queues, due, late] = await Promise.all([
    countQueues(db, { seesCash: false }),
    findDueOrders(db, { userId, where: 'TRUE', values: [], ...FIRST }),
    listOutstanding(db, { courier: null, older_than: LATE_CASH_DAYS, delivered: false, ...FIRST }),
  ]);
  return {
    to_confirm: queues['to-confirm'],
    due_calls: due.total,
    to_pack: queues['to-pack'],
    late_cash: late.total,
  };
}
