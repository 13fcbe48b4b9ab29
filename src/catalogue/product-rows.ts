/** A row of `products` as the listing reads it, and its answer. */
import type { ListingProduct } from '@/contract/catalogue';
import type { Database } from '@/database/database';
import { isInStock, stockStatusFor } from '@/domain/products/availability';
import { ATTRIBUTE_KEYS } from '@/domain/products/product-attributes';
import { plainAnswer, type RowOf } from '@/domain/products/product-values';
import { columnsOf } from './product-sql';
import type { Names } from './taxonomy';

/** `hasAttributes` of src/domain/products/product-attributes.ts */
const HAS_ATTRIBUTES = `concat(${ATTRIBUTE_KEYS.map((key) => `p.${key}`).join(', ')}) <> ''`;

export const LISTING_COLUMNS = `${columnsOf('list')}, p.main_image, ${HAS_ATTRIBUTES} AS is_comparable`;

/** The columns that a list reads: those of the shop's list, or the id only. */
export const COLUMNS = { listing: LISTING_COLUMNS, id: 'p.id' } as const;

export type ProductRow = RowOf<'list'> & { id: number; main_image: string | null; is_comparable: boolean };

export function listingProduct(row: ProductRow, names: Names): ListingProduct {
  return {
    id: row.id,
    ...plainAnswer('list', row),
    ...availability(row),
    main_image: row.main_image,
    tags: tagsOf(row, names).map(({ id, name }) => ({ id, name })),
    categories: categoriesOf(row, names).map(({ id, name, slug }) => ({ id, name, slug })),
  };
}

/** The same in a list of cards, which offers to compare appliances. */
export function listedCard(row: ProductRow, names: Names): ListingProduct {
  return { ...listingProduct(row, names), ...(row.is_comparable && { is_comparable: true }) };
}

/** Three fields that must be consistent. */
export function availability({ stock, stock_status }: Pick<ProductRow, 'stock' | 'stock_status'>) {
  const stockStatus = stockStatusFor(stock, stock_status);
  return { stock, in_stock: isInStock({ stock, stockStatus }), stock_status: stockStatus };
}

export function categoriesOf(row: Pick<ProductRow, 'category_ids'>, names: Pick<Names, 'categories'>) {
  return row.category_ids.flatMap((id) => names.categories.get(id) ?? []);
}

export function tagsOf(row: Pick<ProductRow, 'tag_ids'>, names: Pick<Names, 'tags'>) {
  return row.tag_ids.flatMap((id) => names.tags.get(id) ?? []);
}

/** Listing rows in the order of `ids`, without products deleted or unpublished meanwhile. */
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
