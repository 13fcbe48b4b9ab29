'use client';

import { useNewOrders } from './new-orders';

/** How many orders came in unseen, on the entry of the menu. The page announces it (live/order-stream.tsx). */
export function NewOrdersBadge() {
  const count = useNewOrders();
  if (count === 0) return null;
  return (
    <span
      aria-hidden
      className="ms-auto min-w-6 rounded-full bg-orange-500 px-1.5 py-0.5 text-center font-bold text-slate-950 text-xs tabular-nums"
    >
      {count > 99 ? '99+' : count}
    </span>
  );
}
