/** Which products a list is about, for the shop and for the back office: filtered, searched, in order, a page at a time. */
import { MAX_ID } from '@/contract/shared';
import type { Database } from '@/database/database';
import { conditions, type Matches, type ProductFilter, type Scope, type Slice, sliceKey } from './conditions';
import { countProducts } from './count-products';
import { remember } from './memory/remember';
import { COLUMNS, type ProductRow } from './product-rows';
import { type Attempt, attempts, isAnywhere } from './search/attempts';
import { findMatches, searchProducts } from './search/search-products';
import { readSearchWords } from './search/words';

/** What a list can be ordered by, as SQL that an index knows (src/database/schema.ts); the id decides among equals. */
const ORDER_KEYS = {
  date: 'p.date',
  title: 'p.title_folded COLLATE "C"',
  // A product without a price counts as the cheapest.
  price: 'COALESCE(p.price, 0)',
  id: 'p.id',
} as const;

/** Changes by which a product may move in that order. */
const ORDER_ASPECTS = { date: [], title: ['words'], price: ['prices'], id: [] } as const;

export type Order = { by: keyof typeof ORDER_KEYS; isDescending: boolean };

const NEWEST: Order = { by: 'date', isDescending: true };

type FindOptions = {
  db: Database;
  scope: Scope;
  filter: ProductFilter;
  /** the search text; '' for no search */
  text: string;
  /** null: newest first, or best match first in a search */
  order: Order | null;
  limit: number;
  offset: number;
  columns: Slice['columns'];
};

export function findProducts(options: FindOptions): Promise<Matches> {
  return options.text === '' ? find(options, null) : searchKindly(options, find);
}

/** All ids at once, read now and not remembered: a change while the caller works through them moves no product. */
export async function findAllIds(options: Pick<FindOptions, 'db' | 'scope' | 'filter' | 'text' | 'order'>) {
  const all: FindOptions = { ...options, limit: MAX_ID, offset: 0, columns: 'id' };
  const { ids } = await (options.text === '' ? findAll(all, null) : searchKindly(all, findAll));
  return ids;
}

type Find = (options: FindOptions, attempt: Attempt | null) => Promise<Matches>;

/**
 * The first way to read the text that finds something. If its words are in the catalogue and only the other filters exclude
 * every product, nothing is found. A text without letters or digits finds nothing.
 */
async function searchKindly(options: FindOptions, findBy: Find): Promise<Matches> {
  const { db, scope, text } = options;
  const words = await readSearchWords({ db, text });
  if (words.length === 0) return NOTHING;
  for await (const attempt of attempts({ db, words })) {
    const found = await findBy(options, attempt);
    if (found.total > 0) return found;
    if (await isAnywhere({ db, scope, attempt })) return NOTHING;
  }
  return NOTHING;
}

const NOTHING: Matches = { total: 0, ids: [], rows: [] };

async function find({ db, scope, filter, order, limit, offset, columns }: FindOptions, attempt: Attempt | null) {
  const narrowed = conditions({ scope, filter, attempt });
  if (!narrowed) return NOTHING;
  const slice = { db, filter: narrowed, limit, offset, columns };
  return attempt && !order ? searchProducts(slice) : readInOrder(slice, order ?? NEWEST);
}

async function findAll({ scope, filter, order, ...slice }: FindOptions, attempt: Attempt | null): Promise<Matches> {
  const narrowed = conditions({ scope, filter, attempt });
  if (!narrowed) return NOTHING;
  const all = { ...slice, filter: narrowed };
  const rows = attempt && !order ? (await findMatches(all)).rows : await readRows(all, order ?? NEWEST);
  return { total: rows.length, ids: rows.map(({ id }) => id) };
}

async function readInOrder(slice: Slice, order: Order): Promise<Matches> {
  const [total, page] = await Promise.all([countProducts(slice.db, slice.filter), readPage(slice, order)]);
  return { total, ...page };
}

/**
 * Which products are on a page is kept until one may join, leave or move. So after a sale or an edit a page is read again
 * by the ids of its products, which costs the same however large the catalogue.
 */
async function readPage(slice: Slice, order: Order): Promise<Omit<Matches, 'total'>> {
  let rows: ProductRow[] | undefined;
  const key = `page ${order.by} ${order.isDescending} ${sliceKey(slice)}`;
  const aspects = [...slice.filter.aspects, ...ORDER_ASPECTS[order.by]];
  const { ids } = await remember({ key, aspects }, async () => {
    rows = await readRows(slice, order);
    return { ids: rows.map((row) => row.id) };
  });
  return { ids, rows };
}

async function readRows({ db, filter: { where, values }, limit, offset, columns }: Slice, order: Order) {
  const direction = order.isDescending ? ' DESC' : '';
  const keys = order.by === 'id' ? [ORDER_KEYS.id] : [ORDER_KEYS[order.by], ORDER_KEYS.id];
  const [limitAt, offsetAt] = [values.length + 1, values.length + 2];
  const { rows } = await db.query<ProductRow>(
    `SELECT ${COLUMNS[columns]} FROM products p WHERE ${where} ORDER BY ${keys.map((key) => key + direction).join(', ')}
     LIMIT $${limitAt} OFFSET $${offsetAt}`,
    [...values, limit, offset],
  );
  return rows;
}
