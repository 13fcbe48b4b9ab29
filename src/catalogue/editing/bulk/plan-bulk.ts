/** What a change of many products would do: answered as old and new, and kept, so that it is applied to what was seen. */
import { createHash } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import type { BulkPreview, BulkRequest, BulkRow } from '@/contract/admin/product/product-bulk';
import type { BulkState } from '@/database/tables/bulk-tables';
import { executeInTransaction } from '@/database/transaction';
import type { Problem } from '@/domain/problem';
import {
  type BulkChange,
  changeProductValues,
  isLowestPrice,
  MAX_BULK_PRODUCTS,
  namedIds,
} from '@/domain/products/bulk-changes';
import { readNames } from '../../taxonomy';
import { type Caller, editCatalogue } from '../edit';
import { findAdminProductIds } from '../read-products';
import { type BulkRefused, refusalOf, shownValues } from './bulk-answers';
import { type BulkNames, type BulkProduct, bulkColumns } from './product-values';

/** Rows and refusals in an answer. */
const SHOWN = 100;

export type Selection = Pick<BulkRequest, 'ids' | 'filter' | 'change'>;
type Refused = { ok: false; field: string; problem: Problem };

/** The products that a request chooses, in the order of the list. */
export async function selectProducts(
  { payload }: Caller,
  { ids, filter, change }: Selection,
): Promise<{ ok: true; ids: readonly number[] } | Refused> {
  const db = payload.db.pool;
  const unknown = unknownIn(change, await readNames({ db }));
  if (unknown)
    return { ok: false, field: `change.${unknown.kind}`, problem: { code: 'unknownDocument', values: unknown } };
  const found = ids ?? (filter ? await findAdminProductIds({ db, query: filter }) : []);
  if (found.length <= MAX_BULK_PRODUCTS) return { ok: true, ids: found };
  return { ok: false, field: 'filter', problem: { code: 'bulkTooMany', values: { max: MAX_BULK_PRODUCTS } } };
}

function unknownIn(change: BulkChange, { categories, tags }: BulkNames) {
  const { category, brand } = namedIds(change);
  if (category !== null && !categories.has(category)) return { kind: 'category' as const, id: category };
  return brand !== null && !tags.has(brand) ? { kind: 'brand' as const, id: brand } : null;
}

/** Says what a change would do. Nothing in the catalogue is changed. */
export async function planBulk(
  caller: Caller,
  selection: Selection,
): Promise<{ ok: true; preview: BulkPreview } | Refused> {
  const selected = await selectProducts(caller, selection);
  if (!selected.ok) return selected;
  const { ids } = selected;
  const db = caller.payload.db.pool;
  const [names, { rows }] = await Promise.all([
    readNames({ db }),
    db.query<BulkProduct>(`SELECT p.id, ${bulkColumns('p')} FROM products p WHERE p.id = ANY($1::int[])`, [ids]),
  ]);
  const products = new Map(rows.map((row) => [row.id, row]));
  const { preview, versions } = foresee({ ids, products, change: selection.change, names });
  const plan = await editCatalogue(caller, (req) =>
    keepBulk(req, { state: 'planned', selection, ids, versions, author: caller.user }),
  );
  return { ok: true, preview: { preview: true, plan, total: ids.length, ...preview } };
}

type Foreseen = {
  ids: readonly number[];
  products: ReadonlyMap<number, BulkProduct>;
  change: BulkChange;
  names: BulkNames;
};

function foresee({ ids, products, change, names }: Foreseen) {
  const rows: BulkRow[] = [];
  const refused: BulkRefused[] = [];
  const versions: (string | null)[] = [];
  let [changed, unchanged, lowest] = [0, 0, 0];
  for (const id of ids) {
    const product = products.get(id);
    versions.push(product?.version ?? null);
    const result = product ? changeProductValues(product, change) : GONE;
    if (!product || !result.ok) {
      refused.push({ id, title: product?.title ?? null, problem: result.ok ? GONE.problem : result.problem });
    } else if (Object.keys(result.values).length === 0) unchanged++;
    else {
      changed++;
      if (isLowestPrice(result.values.price)) lowest++;
      const { title, reference } = product;
      const [before, after] = [pickSame(product, result.values), result.values];
      if (rows.length < SHOWN) {
        rows.push({ id, title, reference, old: shownValues(before, names), new: shownValues(after, names) });
      }
    }
  }
  const refusals = refused.slice(0, SHOWN).map(refusalOf);
  return { preview: { changed, unchanged, refused: refused.length, refusals, lowest, rows }, versions };
}

const GONE = { ok: false, problem: { code: 'productGone' } } as const satisfies { ok: false; problem: Problem };

/** The values of a product that a change touches. */
export function pickSame<T extends object>(product: T, changed: object): Partial<T> {
  const picked = Object.keys(changed).map((key) => [key, product[key as keyof T]]);
  // The keys are those of `changed`, which are the product's.
  return Object.fromEntries(picked) as Partial<T>;
}

/** Stores a preview, or a change that begins without one. @returns its id */
export async function keepBulk(
  req: PayloadRequest,
  {
    state,
    selection,
    ids,
    versions,
    author,
    request = null,
  }: {
    state: BulkState;
    selection: Selection;
    ids: readonly number[];
    /** of each product in `ids`, as it was seen; null if it was not */
    versions: readonly (string | null)[] | null;
    author: Caller['user'];
    request?: { key: string; hash: string } | null;
  },
): Promise<number> {
  const [kept] = await executeInTransaction<{ id: number }>(
    req,
    sql`INSERT INTO product_bulk_edits (state, change, content_hash, by, by_id, idempotency_key, request_hash)
        VALUES (${state}, ${JSON.stringify(selection.change)}::jsonb, ${selectionHash(selection)}, ${author.username ?? ''},
                ${author.id}, ${request?.key ?? null}, ${request?.hash ?? null})
        RETURNING id`,
  );
  const id = kept?.id ?? 0;
  const rows = JSON.stringify(ids.map((product, place) => [product, versions?.[place] ?? null]));
  await executeInTransaction(
    req,
    sql`INSERT INTO product_bulk_rows (edit_id, product_id, place, seen)
        SELECT ${id}, (row->>0)::int, place, (row->>1)::timestamptz
        FROM jsonb_array_elements(${rows}::jsonb) WITH ORDINALITY AS given (row, place)`,
  );
  return id;
}

/** Two requests with one hash choose the same products in the same way, for the same change. */
export function selectionHash({ ids, filter, change }: Selection): string {
  return createHash('sha256')
    .update(JSON.stringify([ids ?? null, filter ?? null, change]))
    .digest('hex');
}
