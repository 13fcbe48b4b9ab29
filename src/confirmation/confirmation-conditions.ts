/** The filters of the list of orders by their confirmation, as SQL. */
import type { Database } from '@/database/database';
import { literalList } from '@/database/texts';
import { type ConfirmationState, isAwaitingCall, untouchedState } from '@/domain/confirmation/states';
import { ORDER_STATUSES, type OrderStatus } from '@/domain/orders/order-status';
import type { Condition, Conditions } from '@/orders/placing/order-conditions';
import { FEW, type FoundOrders } from '@/orders/reading/find-orders';
import { CALLED, customersOfOthers } from './customer-claims';
import { countByKept } from './order-counts';

const untouchedIn = (state: ConfirmationState) => ORDER_STATUSES.filter((status) => untouchedState(status) === state);

/** Orders in a state: with a row that says so, or without a row and with a status that says so. Found by the state. */
export function inState(state: ConfirmationState, statuses: readonly OrderStatus[] = untouchedIn(state)): Condition {
  return (bind) => {
    const stored = `SELECT c.order_id FROM order_confirmations c WHERE c.state = ${bind(state)}`;
    if (statuses.length === 0) return `orders.id IN (${stored})`;
    const untouched = `SELECT o.id FROM orders o WHERE o.status IN (${literalList(statuses)})
      AND NOT EXISTS (SELECT FROM order_confirmations c WHERE c.order_id = o.id)`;
    return `orders.id IN (${stored} UNION ALL ${untouched})`;
  };
}

/** The same, looked up order by order: for the first of very many. */
function isInState(state: ConfirmationState): Condition {
  const statuses = untouchedIn(state);
  return (bind) => {
    const stored = '(SELECT c.state FROM order_confirmations c WHERE c.order_id = orders.id)';
    const untouched =
      statuses.length === 0 ? `''` : `CASE WHEN status IN (${literalList(statuses)}) THEN ${bind(state)} ELSE '' END`;
    return `coalesce(${stored}, ${untouched}) = ${bind(state)}`;
  };
}

/** Orders in a state, for a list: few are found by the state, of many the list's own order meets a page soon. */
export async function ordersByConfirmation(db: Database, state: ConfirmationState): Promise<Condition> {
  const total = await countByKept(db, { statuses: null, source: null, wilaya: null, confirmation: state });
  return total <= FEW ? inState(state, await untouchedStatuses(db, state)) : isInState(state);
}

/**
 * The statuses in which orders without a row are in this state. Nearly all cancelled orders have a row: looking through them for those
 * without would take longer the more there are, and find nothing.
 */
async function untouchedStatuses(db: Database, state: ConfirmationState): Promise<OrderStatus[]> {
  const { rows } = await db.query<{ status: OrderStatus }>({
    name: 'untouched-statuses',
    text: `SELECT status FROM order_counts counted WHERE confirmation = $1 GROUP BY status
           HAVING sum(orders) > (SELECT count(*) FROM order_confirmations c JOIN orders o ON o.id = c.order_id
             WHERE c.state = $1 AND o.status::text = counted.status)`,
    values: [state],
  });
  const found = new Set(rows.map(({ status }) => status));
  // New orders arrive meanwhile, and wait for a call.
  return untouchedIn(state).filter((status) => isAwaitingCall(status) || found.has(status));
}

/**
 * SQL: the orders whose call is due and whose customer no other clerk claims, with and without a row.
 * @param user whose claims hide nothing
 */
function dueOrders(user: string) {
  const isOthers = `c.claimed_until > now() AND c.claimed_by_id IS DISTINCT FROM ${user}`;
  const isFree = `(customer_phone_key IS NULL OR customer_phone_key NOT IN (${customersOfOthers(user)}))`;
  return {
    worked: `FROM order_confirmations c JOIN orders ON orders.id = c.order_id
      WHERE c.next_call_at <= now() AND status IN (${CALLED}) AND NOT coalesce(${isOthers}, false) AND ${isFree}`,
    untouched: `FROM orders WHERE status IN (${CALLED}) AND order_date <= now() AND ${isFree}
      AND NOT EXISTS (SELECT FROM order_confirmations c WHERE c.order_id = orders.id)`,
  };
}

/** The queue as a filter of a list that has another order. */
export function isDue(userId: number): Condition {
  return (bind) => {
    const { worked, untouched } = dueOrders(bind(userId));
    return `orders.id IN (SELECT orders.id ${worked} UNION ALL SELECT orders.id ${untouched})`;
  };
}

type Queue = Conditions & { userId: number; page: number; limit: number };

/**
 * A page of the queue, longest due first. Orders with and without a row come from two indexes, and only as many as the page needs.
 * @param where the list's other filters
 */
export async function findDueOrders(
  db: Database,
  { userId, page, limit, where, values: filters }: Queue,
): Promise<FoundOrders> {
  const values = [...filters];
  const { worked, untouched } = dueOrders(`$${values.push(userId)}::int`);
  const needed = page * limit;
  const [{ rows }, { rows: counted }] = await Promise.all([
    db.query<{ id: number }>(
      `SELECT id FROM (
         (SELECT orders.id, c.next_call_at AS due ${worked} AND ${where} ORDER BY c.next_call_at, orders.id LIMIT ${needed})
         UNION ALL
         (SELECT orders.id, order_date AS due ${untouched} AND ${where} ORDER BY order_date, orders.id LIMIT ${needed})
       ) queue ORDER BY due, id LIMIT ${limit} OFFSET ${(page - 1) * limit}`,
      values,
    ),
    db.query<{ found: number }>(
      `SELECT (SELECT count(*) ${worked} AND ${where})::int + (SELECT count(*) ${untouched} AND ${where})::int AS found`,
      values,
    ),
  ]);
  return { ids: rows.map(({ id }) => id), total: counted[0]?.found ?? 0 };
}
