/** One row of `products` as the listing reads it, and its JSON shape. */
import type { ListingProduct } from '@/contract/catalogue';
import type { Database } from '@/database/database';
import { isInStock, type StockStatus, stockStatusFor } from '@/domain/availability';
import type { Names } from './taxonomy';

export const LISTING_COLUMNS = `p.id, p.title, p.short_description, p.main_image, p.price::float8 AS price,
  p.stock::int AS stock, p.stock_status, p.reference, p.category_ids, p.tag_ids`;

/** What a list reads: all that the shop's list shows, or no more than which products they are. */
export const COLUMNS = { listing: LISTING_COLUMNS, id: 'p.id' } as const;

export type ProductRow = {
  id: number;
  title: string;
  short_description: string | null;
  main_image: string | null;
  price: number | null;
  stock: number | null;
  stock_status: StockStatus;
  reference: string | null;
  category_ids: number[];
  tag_ids: number[];
};

export function listingProduct(row: ProductRow, names: Names): ListingProduct {
  return {
    id: row.id,
    title: row.title,
    short_description: row.short_description ?? '',
    main_image: row.main_image,
    price: row.price,
    ...availability(row),
    reference: row.reference,
    tags: tagsOf(row, names).map(({ id, name }) => ({ id, name })),
    categories: categoriesOf(row, names).map(({ id, name, slug }) => ({ id, name, slug })),
  };
}

/** The three fields that must never contradict each other. */
export function availability({ stock, stock_status }: Pick<ProductRow, 'stock' | 'stock_status'>) {
  const stockStatus = stockStatusFor(stock, stock_status);
  return { stock, in_stock: isInStock({ stock, stockStatus }), stock_status: stockStatus };
}

export function categoriesOf(row: Pick<ProductRow, 'category_ids'>, names: Names) {
  return row.category_ids.flatMap((id) => names.categories.get(id) ?? []);
}

export function tagsOf(row: Pick<ProductRow, 'tag_ids'>, names: Names) {
  return row.tag_ids.flatMap((id) => names.tags.get(id) ?? []);
}

/** Listing rows in the order of their ids; what is gone or withdrawn meanwhile is left out. */
export async function readRowsById(db: Database, ids: readonly number[]): Promise<ProductRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.query<ProductRow>({
    name: 'listing-rows-by-id',
    text: `SELECT ${LISTING_COLUMNS} FROM products p WHERE p.id = ANY($1::int[]) AND p.published`,
    values: [ids],
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
