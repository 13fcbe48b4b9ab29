'use client';

import { useEffect, useState } from 'react';
import type { AdminOrder } from '@/contract/admin/orders';
import { isOrderStatus, type OrderStatus } from '@/domain/orders/order-status';

/** The status of each order as the list showed it last, on whichever page: what a change of ticked orders is made from. */
export function useSeenStatuses(orders: readonly AdminOrder[] | undefined): ReadonlyMap<number, OrderStatus> {
  const [seen] = useState(() => new Map<number, OrderStatus>());
  useEffect(() => {
    for (const { id, status } of orders ?? []) if (isOrderStatus(status)) seen.set(id, status);
  }, [orders, seen]);
  return seen;
}
