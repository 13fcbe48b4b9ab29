/** The filter of the list of orders by their parcel, as SQL. */
import type { ParcelFilter } from '@/contract/admin/parcels';
import type { Database } from '@/database/database';
import { literalList } from '@/database/texts';
import { LIVE_STATES, type ParcelState } from '@/domain/parcels/states';
import type { Condition } from '@/orders/placing/order-conditions';
import { countOrders } from '@/orders/reading/order-figures';
import { countParcels } from './parcel-figures';

/** So few orders are looked up one by one; of more, the list's own order finds a page soon. */
const FEW = 2_000;

export type FoundByParcel = {
  condition: Condition;
  /** all orders that match */
  total: number;
};

/** SQL over the table `orders`: whether the order has a live parcel. */
export const HAS_LIVE_PARCEL = `EXISTS (${parcelOf(`ARRAY[${literalList(LIVE_STATES)}]`)})`;

/** @param filter `none`: orders without a live parcel: never packed, or the parcel came back, was cancelled or lost */
export async function ordersByParcel(db: Database, filter: ParcelFilter): Promise<FoundByParcel> {
  if (filter === 'none') {
    const [orders, live] = await Promise.all([countOrders(db, null), countCurrent(db, LIVE_STATES)]);
    return { condition: () => `NOT ${HAS_LIVE_PARCEL}`, total: orders - live };
  }
  const states = filter === 'live' ? LIVE_STATES : [filter];
  const total = await countCurrent(db, states);
  const condition: Condition =
    total <= FEW
      ? (bind) =>
          `orders.id = ANY (ARRAY(SELECT p.order_id FROM parcels p WHERE p.is_current AND p.state = ANY(${bind(states)}::text[])))`
      : (bind) => `EXISTS (${parcelOf(bind(states))})`;
  return { condition, total };
}

function parcelOf(states: string): string {
  return `SELECT FROM parcels p WHERE p.order_id = orders.id AND p.is_current AND p.state = ANY(${states}::text[])`;
}

function countCurrent(db: Database, states: readonly ParcelState[]): Promise<number> {
  return countParcels(db, { courierId: null, states, ofOrders: true });
}
