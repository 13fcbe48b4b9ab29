/** Which products a list is about, for the shop and for the back office: filtered, searched, in order, a page at a time. */
import { MAX_ID } from '@/contract/shared';
import type { Database } from '@/database/database';
import { conditions, type Found, type ProductFilter, type Scope, type Slice, sliceKey } from './conditions';
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

type Wanted = {
  db: Database;
  scope: Scope;
  filter: ProductFilter;
  /** what is searched; '' nothing */
  text: string;
  /** null: newest first, or best match first where something is searched */
  order: Order | null;
  limit: number;
  offset: number;
  columns: Slice['columns'];
};

export function findProducts(wanted: Wanted): Promise<Found> {
  return wanted.text === '' ? find(wanted, null) : searchKindly(wanted, find);
}

/** All of them at once, read now and remembered nowhere: what changes while they are worked off moves none of them. */
export async function findAllIds(wanted: Pick<Wanted, 'db' | 'scope' | 'filter' | 'text' | 'order'>) {
  const all: Wanted = { ...wanted, limit: MAX_ID, offset: 0, columns: 'id' };
  const { ids } = await (wanted.text === '' ? findAll(all, null) : searchKindly(all, findAll));
  return ids;
}

type Find = (wanted: Wanted, attempt: Attempt | null) => Promise<Found>;

/**
 * The first way to read the text that finds something. Where its words are in the catalogue and only the other filters
 * leave nothing, nothing is the answer. A text without letters or digits finds nothing.
 */
async function searchKindly(wanted: Wanted, findBy: Find): Promise<Found> {
  const { db, scope, text } = wanted;
  const words = await readSearchWords({ db, text });
  if (words.length === 0) return NOTHING;
  for await (const attempt of attempts({ db, words })) {
    const found = await findBy(wanted, attempt);
    if (found.total > 0) return found;
    if (await isAnywhere({ db, scope, attempt })) return NOTHING;
  }
  return NOTHING;
}

const NOTHING: Found = { total: 0, ids: [], rows: [] };

async function find({ db, scope, filter, order, limit, offset, columns }: Wanted, attempt: Attempt | null) {
  const narrowed = conditions({ scope, filter, attempt });
  if (!narrowed) return NOTHING;
  const slice = { db, filter: narrowed, limit, offset, columns };
  return attempt && !order ? searchProducts(slice) : readInOrder(slice, order ?? NEWEST);
}

async function findAll({ scope, filter, order, ...slice }: Wanted, attempt: Attempt | null): Promise<Found> {
  const narrowed = conditions({ scope, filter, attempt });
  if (!narrowed) return NOTHING;
  const all = { ...slice, filter: narrowed };
  const rows = attempt && !order ? (await findMatches(all)).rows : await readRows(all, order ?? NEWEST);
  return { total: rows.length, ids: rows.map(({ id }) => id) };
}

async function readInOrder(slice: Slice, order: Order): Promise<Found> {
  const [total, page] = await Promise.all([countProducts(slice.db, slice.filter), readPage(slice, order)]);
  return { total, ...page };
}

/**
 * Which products are on a page is kept until one may join, leave or move. So after a sale or an edit a page is read again
 * by the ids of its products, which costs the same however large the catalogue.
 */
async function readPage(slice: Slice, order: Order): Promise<Omit<Found, 'total'>> {
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
