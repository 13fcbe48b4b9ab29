/** The order's life as a table of data. */
export const ORDER_STATUSES = ['pending', 'processing', 'shipping', 'delivered', 'cancelled'] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const STATUS_LABELS: Record<OrderStatus, { fr: string; en: string; color: string }> = {
  pending: { fr: 'En attente', en: 'Pending', color: 'yellow' },
  processing: { fr: 'En traitement', en: 'Processing', color: 'blue' },
  shipping: { fr: 'En livraison', en: 'Shipping', color: 'purple' },
  delivered: { fr: 'Livré', en: 'Delivered', color: 'green' },
  cancelled: { fr: 'Annulé', en: 'Cancelled', color: 'red' },
};

/** Orders that somebody still has to do something about. */
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

/** A status that this version of the shop does not know keeps its own name, in gray. */
export function statusView(status: string, language: 'fr' | 'en'): { label: string; color: string } {
  if (!isOrderStatus(status)) return { label: status, color: 'gray' };
  return { label: STATUS_LABELS[status][language], color: STATUS_LABELS[status].color };
}
