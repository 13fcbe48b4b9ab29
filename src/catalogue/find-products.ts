/** Finds the products of a list, for shop and back office: filtered, searched, sorted, a page at a time. */
import { MAX_ID } from '@/contract/shared';
import type { Database } from '@/database/database';
import { remember } from '@/memory/remember';
import {
  type Condition,
  type Conditions,
  joinConditions,
  type Matches,
  type ReadText,
  type Slice,
  sliceKey,
} from './conditions';
import { countProducts } from './count-products';
import { fitParts } from './fit-rank';
import { COLUMNS, type ProductRow } from './product-rows';
import type { Scope } from './scope';
import type { Attempt } from './search/attempt';
import { attempts, matchesAnyProduct } from './search/attempts';
import { findMatches, searchProducts } from './search/search-products';

/** The sort orders of a list, as SQL that matches an index (src/database/schema.ts). The id decides among equals. */
const ORDER_KEYS = {
  date: 'p.date',
  title: 'p.title_folded COLLATE "C"',
  // A product without a price counts as the cheapest.
  price: 'COALESCE(p.price, 0)',
  // In the shop, products without a price come last in either direction.
  shopPrice: 'p.price',
  id: 'p.id',
} as const;

/** Changes by which a product may move in that order. */
const ORDER_ASPECTS = { date: [], title: ['words'], price: ['prices'], shopPrice: ['prices'], id: [] } as const;

export type Order = { by: keyof typeof ORDER_KEYS; isDescending: boolean };

export const NEWEST: Order = { by: 'date', isDescending: true };

type FindOptions = {
  db: Database;
  scope: Scope;
  filters: readonly Condition[];
  /** the search text; '' for no search */
  text: string;
  /** null: newest first, or best match first in a search */
  order: Order | null;
  limit: number;
  offset: number;
  columns: Slice['columns'];
  /** precedes the order */
  fitRank?: Slice['fitRank'];
  /** absent: true */
  isCounted?: boolean;
  /** the list in parts by what the category is, before the order and after the rank; absent: one */
  kinds?: readonly Condition[];
};

export type FoundProducts = Matches & ReadText;

export async function findProducts(options: FindOptions): Promise<FoundProducts> {
  return options.text === '' ? { ...(await find(options, null)), ...AS_TYPED } : searchTolerantly(options, find);
}

/** All ids at once, from the database: a list that changes while the caller works through it neither skips nor repeats. */
export async function findAllIds(options: Pick<FindOptions, 'db' | 'scope' | 'filters' | 'text' | 'order'>) {
  const all: FindOptions = { ...options, limit: MAX_ID, offset: 0, columns: 'id' };
  const { ids } = await (options.text === '' ? findAll(all, null) : searchTolerantly(all, findAll));
  return ids;
}

const AS_TYPED: ReadText = { isExact: true, leftOut: null };

type Find = (options: FindOptions, attempt: Attempt | null) => Promise<Matches>;

/**
 * Tries the readings of the text until one finds a product. It stops at a reading that only the other filters exclude. A text
 * without letters or digits finds nothing.
 */
async function searchTolerantly(options: FindOptions, findBy: Find): Promise<FoundProducts> {
  const { db, scope, text } = options;
  for await (const attempt of attempts({ db, text, scope })) {
    const { isExact, leftOut } = attempt;
    const found = await findBy(options, attempt);
    if (found.total > 0) return { ...found, isExact, leftOut };
    if (await matchesAnyProduct({ db, scope, attempt })) return { ...NOTHING, isExact, leftOut };
  }
  return { ...NOTHING, ...AS_TYPED };
}

const NOTHING: Matches = { total: 0, ids: [], rows: [] };

async function find(
  { scope, filters, order, fitRank = null, isCounted = true, kinds = [], ...rest }: FindOptions,
  attempt: Attempt | null,
) {
  const slice: Slice = { ...rest, fitRank, isCounted, conditions: joinConditions({ scope, filters, attempt }) };
  if (attempt && !order) return searchProducts(slice);
  return readInOrder(
    slice,
    order ?? NEWEST,
    partsOf(fitRank, kinds).map((part) => joinConditions({ scope, filters: [...filters, ...part], attempt })),
  );
}

/** The few parts of one boiler are not divided by kind. */
function partsOf(fitRank: Slice['fitRank'], kinds: readonly Condition[]): Condition[][] {
  if (!fitRank) return kinds.map((kind) => [kind]);
  const [sure, unchecked, ...others] = fitParts(fitRank).map((part) => [part]);
  const divided = kinds.length === 0 ? others : others.flatMap((part) => kinds.map((kind) => [...part, kind]));
  return [sure ?? [], unchecked ?? [], ...divided];
}

async function findAll({ scope, filters, order, ...rest }: FindOptions, attempt: Attempt | null): Promise<Matches> {
  const all: Slice = {
    ...rest,
    fitRank: null,
    isCounted: true,
    conditions: joinConditions({ scope, filters, attempt }),
  };
  const rows = attempt && !order ? (await findMatches(all)).rows : await readRows(all, order ?? NEWEST);
  return { total: rows.length, ids: rows.map(({ id }) => id) };
}

/** @param parts if the list is several, one after the other; empty for one */
async function readInOrder(slice: Slice, order: Order, parts: readonly Conditions[]): Promise<Matches> {
  const [total, page] = await Promise.all([
    countProducts(slice.db, slice.conditions),
    parts.length > 0 ? readParts(slice, order, parts) : readPage(slice, order),
  ]);
  return { total, ...page };
}

/** Each part is read along the index of its order; sorting all products by their parts would read the whole catalogue. */
async function readParts(slice: Slice, order: Order, parts: readonly Conditions[]): Promise<Omit<Matches, 'total'>> {
  const pages: Omit<Matches, 'total'>[] = [];
  let [missing, skipped] = [slice.limit, slice.offset];
  for (const conditions of parts) {
    if (missing === 0) break;
    const count = skipped > 0 ? await countProducts(slice.db, conditions) : null;
    if (count !== null && count <= skipped) {
      skipped -= count;
      continue;
    }
    const page = await readPage({ ...slice, conditions, limit: missing, offset: skipped }, order);
    pages.push(page);
    missing -= page.ids.length;
    skipped = 0;
  }
  const isFresh = pages.every(({ rows }) => rows !== undefined);
  return {
    ids: pages.flatMap(({ ids }) => ids),
    rows: isFresh ? pages.flatMap(({ rows }) => rows ?? []) : undefined,
  };
}

/**
 * The ids of a page are remembered until a product may join, leave or move. So after a sale or an edit a page is read by its
 * ids, at a cost that does not depend on the size of the catalogue.
 */
async function readPage(slice: Slice, order: Order): Promise<Omit<Matches, 'total'>> {
  let rows: ProductRow[] | undefined;
  const key = ['page', order.by, order.isDescending, ...sliceKey(slice)] as const;
  const aspects = [...slice.conditions.aspects, ...ORDER_ASPECTS[order.by]];
  const { ids } = await remember({ key, aspects }, async () => {
    rows = await readRows(slice, order);
    return { ids: rows.map((row) => row.id) };
  });
  return { ids, rows };
}

async function readRows({ db, conditions: { where, values }, limit, offset, columns }: Slice, order: Order) {
  const [limitAt, offsetAt] = [values.length + 1, values.length + 2];
  const { rows } = await db.query<ProductRow>(
    `SELECT ${COLUMNS[columns]} FROM products p WHERE ${where} ORDER BY ${orderSql(order)}
     LIMIT $${limitAt} OFFSET $${offsetAt}`,
    [...values, limit, offset],
  );
  return rows;
}

function orderSql({ by, isDescending }: Order): string {
  const direction = isDescending ? ' DESC' : '';
  if (by === 'id') return ORDER_KEYS.id + direction;
  if (by === 'shopPrice') return `${ORDER_KEYS.shopPrice}${direction} NULLS LAST, ${ORDER_KEYS.id}`;
  return `${ORDER_KEYS[by]}${direction}, ${ORDER_KEYS.id}${direction}`;
}
