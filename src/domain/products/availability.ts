/** Whether a product can be bought. The disabled button, the toast, the JSON answers and the refused order share this rule. */
export type StockStatus = 'instock' | 'outofstock';

/** The most pieces that an owner may call low in stock: an index holds the products that have no more. */
export const MAX_LOW_STOCK = 1_000;

/** How the back office narrows its list of products by stock. `low`: counted, and low in stock or sold out. */
export const STOCK_FILTERS = ['instock', 'outofstock', 'low'] as const;
export type StockFilter = (typeof STOCK_FILTERS)[number];

export type Sellable = {
  /** in dinars; null for no price */
  price?: number | null;
  /** pieces; null or absent if the shop does not count them */
  stock?: number | null;
  in_stock?: boolean | null;
  stock_status?: string | null;
};

export type Refusal = 'unpriced' | 'out-of-stock';

export type Purchasability = { ok: true } | { ok: false; reason: Refusal };

/** True for a finite price above zero. */
export function hasPrice(price: number | null | undefined): price is number {
  return typeof price === 'number' && Number.isFinite(price) && price > 0;
}

/** Whether a product may go into a cart. A missing price is reported before missing stock. */
export function canBuy(product: Sellable): Purchasability {
  if (!hasPrice(product.price)) return { ok: false, reason: 'unpriced' };
  return isSoldOut(product) ? { ok: false, reason: 'out-of-stock' } : { ok: true };
}

export function isSoldOut({ stock, in_stock, stock_status }: Sellable): boolean {
  return stock === 0 || in_stock === false || stock_status === 'outofstock';
}

/** Whether fewer than so many pieces are in stock. */
export function isShortOf(product: Sellable, pieces: number): boolean {
  return isSoldOut(product) || (typeof product.stock === 'number' && product.stock < pieces);
}

/** Whether a stock label is shown: 'En stock' beside a missing price would promise what cannot be bought. */
export function showsStock({ price, stock_status }: Pick<Sellable, 'price' | 'stock_status'>): boolean {
  return hasPrice(price) || stock_status === 'outofstock';
}

/** The status of a product: counted stock decides, else the editor's choice. */
export function stockStatusFor(stock: number | null | undefined, chosen: StockStatus): StockStatus {
  if (stock === null || stock === undefined) return chosen;
  return stock > 0 ? 'instock' : 'outofstock';
}

/** `in_stock` is derived, never stored. */
export function isInStock({ stock, stockStatus }: { stock: number | null; stockStatus: StockStatus }): boolean {
  return stockStatusFor(stock, stockStatus) === 'instock';
}
