/** Where an order came from. A new source is an entry here, its words and a migration. */
export const ORDER_SOURCES = ['shop', 'phone', 'whatsapp', 'counter'] as const;

export type OrderSource = (typeof ORDER_SOURCES)[number];

/** What shoppers order by themselves. */
export const DEFAULT_ORDER_SOURCE: OrderSource = 'shop';

/** How the shop's people take orders. */
export const TAKEN_SOURCES = ['phone', 'whatsapp', 'counter'] as const satisfies readonly OrderSource[];
