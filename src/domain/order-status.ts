/** The statuses of an order. */
export const ORDER_STATUSES = ['pending', 'processing', 'shipping', 'delivered', 'cancelled'] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** The colour of each status's badge, in the shop and the back office. */
export const STATUS_COLORS = {
  pending: 'yellow',
  processing: 'blue',
  shipping: 'purple',
  delivered: 'green',
  cancelled: 'red',
} as const satisfies Record<OrderStatus, string>;

/** Statuses of orders that still need work. */
export const OPEN_STATUSES: readonly OrderStatus[] = ['pending', 'processing', 'shipping'];

/** What a change of status does to the stock of the order's products. */
export type StockEffect = 'none' | 'give-back' | 'take-again';

export function isOrderStatus(value: unknown): value is OrderStatus {
  return ORDER_STATUSES.some((status) => status === value);
}

/** Any status may follow any other; only entering and leaving `cancelled` moves stock. */
export function stockEffect({ from, to }: { from: OrderStatus; to: OrderStatus }): StockEffect {
  if (from === to) return 'none';
  if (to === 'cancelled') return 'give-back';
  return from === 'cancelled' ? 'take-again' : 'none';
}

/** Shows a status that this version of the shop does not know by its own name, in gray. */
export function statusView(
  status: string,
  labels: Readonly<Record<OrderStatus, string>>,
): { label: string; color: string } {
  if (!isOrderStatus(status)) return { label: status, color: 'gray' };
  return { label: labels[status], color: STATUS_COLORS[status] };
}
