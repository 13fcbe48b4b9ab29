/** Products for the back office: all products with all fields. */
import type { AdminProduct, AdminProductsAnswer, AdminProductsQuery } from '@/contract/admin/products';
import type { Database } from '@/database/database';
import { totalPages } from '@/domain/pagination';
import { plainTextOf } from '@/domain/products/plain-rich-text';
import { plainAnswer, type RowOf } from '@/domain/products/product-values';
import {
  type Condition,
  changedSince,
  inCategories,
  ofBrands,
  withoutAny,
  withPublication,
  withStock,
} from '../conditions';
import { findAllIds, findProducts } from '../find-products';
import { availability, categoriesOf, tagsOf } from '../product-rows';
import { columnsOf, documentsSql, joinSlots, SLOT_PICTURES } from '../product-sql';
import { descriptionHtml } from '../read-product';
import { readTaxonomy, type Taxonomy } from '../taxonomy';

type AdminRow = RowOf<'admin'> & {
  id: number;
  main_image: string | null;
  version: string;
  updated_at: Date;
  /** by position */
  pictures: [string | null, string | null, string | null, string | null];
  urls: [string | null, string | null, string | null, string | null];
  documents: AdminProduct['documents'];
};

const BY_ID = {
  name: 'admin-products-by-id',
  text: `SELECT ${columnsOf('admin')}, p.main_image, p.updated_at, p.updated_at::text AS version,
      ${SLOT_PICTURES}
        AS pictures,
      ARRAY[p.image1_url, p.image2_url, p.image3_url, p.image4_url] AS urls,
      ${documentsSql(", 'file', f.id")} AS documents
    FROM products p
    ${joinSlots('p')}
    WHERE p.id = ANY($1::int[])`,
};

/** A page of all products: newest first, or best match first in a search, unless `ordering` says otherwise. */
export async function listAdminProducts({
  db,
  query,
}: {
  db: Database;
  query: AdminProductsQuery;
}): Promise<AdminProductsAnswer> {
  const { page, limit } = query;
  const { total, ids } = await findPage(db, query);
  return { products: await readByIds(db, ids), total, page, total_pages: totalPages({ total, limit }) };
}

/** All ids that the query finds, in the order of the list. */
export async function findAdminProductIds({
  db,
  query,
}: {
  db: Database;
  query: Omit<AdminProductsQuery, 'page' | 'limit'>;
}): Promise<readonly number[]> {
  const filters = conditionsOf(query, await readTaxonomy({ db }));
  return findAllIds({ db, scope: 'all', filters, text: query.search, order: query.ordering });
}

async function findPage(db: Database, query: AdminProductsQuery) {
  const { page, limit } = query;
  return findProducts({
    db,
    scope: 'all',
    filters: conditionsOf(query, await readTaxonomy({ db })),
    text: query.search,
    order: query.ordering,
    limit,
    offset: (page - 1) * limit,
    columns: 'id',
  });
}

/** @returns null if it does not exist */
export async function readAdminProduct({ db, id }: { db: Database; id: number }): Promise<AdminProduct | null> {
  const [product] = await readByIds(db, [id]);
  return product ?? null;
}

async function readByIds(db: Database, ids: readonly number[]): Promise<AdminProduct[]> {
  if (ids.length === 0) return [];
  const [{ rows }, taxonomy] = await Promise.all([
    db.query<AdminRow>({ ...BY_ID, values: [ids] }),
    readTaxonomy({ db }),
  ]);
  const byId = new Map(rows.map((row) => [row.id, adminProduct(row, taxonomy)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

type ListFilters = Pick<
  AdminProductsQuery,
  'category' | 'tag' | 'stock_status' | 'without' | 'published' | 'changed_since'
>;

function conditionsOf(
  { category, tag, stock_status, without, published, changed_since }: ListFilters,
  taxonomy: Taxonomy,
): Condition[] {
  return [
    ...(category === null ? [] : [inCategories(idsOf([...taxonomy.categories.values()], category))]),
    ...(tag === null ? [] : [ofBrands(idsOf(taxonomy.tagList, tag))]),
    ...(stock_status === undefined ? [] : [withStock(stock_status)]),
    ...(without === undefined ? [] : [withoutAny(without)]),
    ...(published === undefined ? [] : [withPublication(published)]),
    ...(changed_since === null ? [] : [changedSince(changed_since)]),
  ];
}

/** The id of the item with this id, or else with this slug; empty if there is no such item. */
function idsOf(items: readonly { id: number; slug: string }[], idOrSlug: string): number[] {
  const found = items.find(({ id }) => String(id) === idOrSlug) ?? items.find(({ slug }) => slug === idOrSlug);
  return found ? [found.id] : [];
}

function adminProduct(row: AdminRow, taxonomy: Taxonomy): AdminProduct {
  const [image_1, image_2, image_3, image_4] = row.pictures;
  const [image_1_url, image_2_url, image_3_url, image_4_url] = row.urls;
  return {
    id: row.id,
    ...plainAnswer('admin', row),
    ...availability(row),
    description: descriptionHtml(row),
    description_text: plainTextOf(row.description),
    main_image: row.main_image,
    image_1,
    image_2,
    image_3,
    image_4,
    image_1_url,
    image_2_url,
    image_3_url,
    image_4_url,
    all_images: row.pictures.flatMap((picture, index) => picture ?? row.urls[index] ?? []),
    categories: categoriesOf(row, taxonomy).map(({ id, name }) => ({ id, name })),
    tags: tagsOf(row, taxonomy).map(({ id, name }) => ({ id, name })),
    documents: row.documents,
    updated_at: row.updated_at.toISOString(),
  };
}
