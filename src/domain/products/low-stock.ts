/** What the back office says and asks of stocks. */

/** The most pieces that an owner may call low in stock: an index holds the products that have no more. */
export const MAX_LOW_STOCK = 1_000;

/** How the back office narrows its list of products by stock. `low`: counted, and low in stock or sold out. */
export const STOCK_FILTERS = ['instock', 'outofstock', 'low'] as const;
export type StockFilter = (typeof STOCK_FILTERS)[number];
