/** The statuses of an order. A new one is a row here, its words and a migration (docs/recipes.md). */

type StatusRow = {
  /** of its badge, in the shop and the back office; its classes are in src/client/status-color.ts */
  color: string;
  /** whether the order still needs work */
  isOpen: boolean;
  /** whether the order holds its pieces and counts as revenue; entering a status that does not puts the pieces back */
  holdsGoods: boolean;
};

/** In the order in which they are offered. */
const STATUSES = {
  pending: { color: 'yellow', isOpen: true, holdsGoods: true },
  processing: { color: 'blue', isOpen: true, holdsGoods: true },
  shipping: { color: 'purple', isOpen: true, holdsGoods: true },
  delivered: { color: 'green', isOpen: false, holdsGoods: true },
  cancelled: { color: 'red', isOpen: false, holdsGoods: false },
} as const satisfies Record<string, StatusRow>;

export type OrderStatus = keyof typeof STATUSES;

/** Gray is for statuses that this version of the shop does not know. */
export type StatusColor = (typeof STATUSES)[OrderStatus]['color'] | 'gray';

// The keys of the table, which `Object.keys` types as strings.
export const ORDER_STATUSES = Object.keys(STATUSES) as [OrderStatus, ...OrderStatus[]];

export const OPEN_STATUSES: readonly OrderStatus[] = ORDER_STATUSES.filter((status) => STATUSES[status].isOpen);

/** Orders of these statuses bring no revenue. */
export const VOID_STATUSES: readonly OrderStatus[] = ORDER_STATUSES.filter((status) => !STATUSES[status].holdsGoods);

/** What a change of status does to the stock of the order's products. */
export type StockEffect = 'none' | 'give-back' | 'take-again';

export function isOrderStatus(value: unknown): value is OrderStatus {
  return ORDER_STATUSES.some((status) => status === value);
}

/** Any status may follow any other. */
export function stockEffect({ from, to }: { from: OrderStatus; to: OrderStatus }): StockEffect {
  const [held, holds] = [STATUSES[from].holdsGoods, STATUSES[to].holdsGoods];
  if (held === holds) return 'none';
  return held ? 'give-back' : 'take-again';
}

/** Shows a status that this version of the shop does not know by its own name, in gray. */
export function statusView(
  status: string,
  labels: Readonly<Record<OrderStatus, string>>,
): { label: string; color: StatusColor } {
  if (!isOrderStatus(status)) return { label: status, color: 'gray' };
  return { label: labels[status], color: STATUSES[status].color };
}
