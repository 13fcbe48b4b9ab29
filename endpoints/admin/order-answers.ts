/**
 * Orders with what runs beside them: confirmation, parcel. The only place that joins the rooms of orders and of their tracks for
 * answers: a track adds its filters to `filtersOf`, and its part of an order to `withTracks`.
 */

import { findCallQueue } from '@/confirmation/call-queues';
import { findDueOrders, inState, isDue, ordersByConfirmation } from '@/confirmation/confirmation-conditions';
import { countByKept } from '@/confirmation/order-counts';
import { readConfirmations } from '@/confirmation/read-confirmations';
import { readWarnings } from '@/confirmation/warnings';
import type { AdminOrder, AdminOrdersAnswer, AdminOrdersQuery, OfficeOrder } from '@/contract/admin/orders';
import type { Database } from '@/database/database';
import { CASH_QUEUE, isCallQueue, isPackingQueue, PACKING_QUEUES } from '@/domain/orders/order-queues';
import type { OrderStatus } from '@/domain/orders/order-status';
import { totalPages } from '@/domain/pagination';
import { type Answer, ok } from '@/http/answer';
import { type Condition, orderConditions } from '@/orders/placing/order-conditions';
import { findOrders } from '@/orders/reading/find-orders';
import { readOfficeOrders } from '@/orders/reading/read-office-orders';
import { ordersByParcel } from '@/parcels/parcel-conditions';
import { readParcelsOfOrders } from '@/parcels/read-parcels';
import { notFound } from '../refusals';
import { inQueue } from './order-queues';

type Filters = Pick<AdminOrdersQuery, 'confirmation' | 'due' | 'parcel' | 'queue'>;

/** The filters of the tracks, for lists and exports. @param userId whose claims hide nothing from the queue */
export async function filtersOf(
  db: Database,
  { confirmation, due, parcel, queue }: Filters,
  userId: number,
): Promise<Condition[]> {
  return [
    ...(confirmation === null ? [] : [inState(confirmation)]),
    ...(due ? [isDue(userId)] : []),
    ...(queue === null ? [] : [inQueue(queue)]),
    ...(parcel === null ? [] : [(await ordersByParcel(db, parcel)).condition]),
  ];
}

/** A page of the orders that match the filters, and how many match. */
export async function listOrders(db: Database, query: AdminOrdersQuery, userId: number): Promise<AdminOrdersAnswer> {
  const { page, limit } = query;
  const find = query.due ? findDue : isCallQueue(query.queue) ? findCalls : findInList;
  const { ids, total } = await find(db, query, userId);
  const orders = await readAnswers(db, ids);
  return { orders, total, page, total_pages: totalPages({ total, limit }) };
}

async function findInList(db: Database, query: AdminOrdersQuery, userId: number) {
  const [others, byState, byParcel, kept] = await Promise.all([
    filtersOf(db, { ...query, confirmation: null, parcel: null }, userId),
    query.confirmation && ordersByConfirmation(db, query.confirmation),
    query.parcel && ordersByParcel(db, query.parcel),
    isCountKept(query) ? countByKept(db, { ...query, statuses: statusesOf(query) }) : null,
  ]);
  const conditions = [...others, ...(byState ? [byState] : [])];
  if (!byParcel) return findOrders(db, query, conditions, kept);
  const isAlone = orderConditions(query, conditions)?.where === 'TRUE';
  return findOrders(db, query, [...conditions, byParcel.condition], isAlone ? byParcel.total : null);
}

/** Whether the kept counts know how many orders match: no filter is set but those that are counted. */
function isCountKept(query: AdminOrdersQuery): boolean {
  const others = { ...query, status: null, source: null, wilaya: null };
  const isOfParcels = isPackingQueue(query.queue) && PACKING_QUEUES[query.queue].isInBatch !== null;
  const isCounted = query.parcel === null && query.queue !== CASH_QUEUE && !isOfParcels;
  return isCounted && orderConditions(others)?.where === 'TRUE';
}

/** The statuses that the filters leave; null for any. */
function statusesOf({ status, queue }: AdminOrdersQuery): OrderStatus[] | null {
  const queued = isPackingQueue(queue) ? PACKING_QUEUES[queue].status : null;
  if (status === null) return queued && [queued];
  return queued === null || queued === status ? [status] : [];
}

async function findDue(db: Database, query: AdminOrdersQuery, userId: number) {
  const conditions = orderConditions(query, await filtersOf(db, { ...query, due: false }, userId));
  if (conditions === null) return { ids: [], total: 0 };
  return findDueOrders(db, { ...conditions, userId, page: query.page, limit: query.limit });
}

async function findCalls(db: Database, query: AdminOrdersQuery, userId: number) {
  const { page, limit, queue } = query;
  const conditions = orderConditions(query, await filtersOf(db, { ...query, queue: null }, userId));
  if (conditions === null || !isCallQueue(queue)) return { ids: [], total: 0 };
  return findCallQueue(db, { ...conditions, queue, page, limit });
}

/** The order as it is now, or 404. */
export async function answerOrder({
  db,
  id,
  status = 200,
}: {
  db: Database;
  id: number;
  status?: number;
}): Promise<Answer> {
  const [answer] = await readAnswers(db, [id]);
  return answer ? ok(answer, status) : notFound();
}

/** The orders of these ids, in the same order; those that do not exist are left out. */
export async function readAnswers(db: Database, ids: readonly number[]): Promise<AdminOrder[]> {
  return withTracks(db, await readOfficeOrders(db, ids));
}

/** Each part is read once for all orders. */
async function withTracks(db: Database, orders: readonly OfficeOrder[]): Promise<AdminOrder[]> {
  if (orders.length === 0) return [];
  const ids = orders.map(({ id }) => id);
  const [confirmations, warnings, parcels] = await Promise.all([
    readConfirmations(db, orders),
    readWarnings(db, ids),
    readParcelsOfOrders(db, ids),
  ]);
  return orders.map((order) => ({
    ...order,
    ...confirmations(order),
    warnings: warnings.get(order.id) ?? [],
    parcel: parcels.get(order.id) ?? null,
  }));
}
