/** What the back office says and asks of stocks. */

/** A counted product with this many pieces or fewer is low in stock. */
export const LOW_STOCK = 5;

/** How the back office narrows its list of products by stock. `low`: counted, and low in stock or sold out. */
export const STOCK_FILTERS = ['instock', 'outofstock', 'low'] as const;
export type StockFilter = (typeof STOCK_FILTERS)[number];
