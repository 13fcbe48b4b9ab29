import { remember } from '@/memory/remember';
import { type Matches, type Slice, sliceKey } from '../conditions';
import { countProducts } from '../count-products';
import { FIT_ASPECTS, fitRankSql } from '../fit-rank';
import { COLUMNS, type ProductRow } from '../product-rows';
import { BEGINNING, MEANING } from './attempt';
import { findLeading } from './leading';

/**
 * A page of matching products, best match first, and their number. Products in stock come first among equals, so the order
 * changes when one sells out or comes back.
 */
export async function searchProducts(slice: Slice): Promise<Matches> {
  let rows: ProductRow[] | undefined;
  const aspects = [...slice.conditions.aspects, 'availability' as const, ...(slice.fitRank ? FIT_ASPECTS : [])];
  const { ids, total } = await remember({ key: ['found', ...sliceKey(slice)], aspects }, async () => {
    const leading = await findLeading(slice);
    if (leading) {
      const counted = slice.isCounted ? await countProducts(slice.db, slice.conditions) : leading.length;
      return { ids: leading, total: counted };
    }
    const found = await findMatches(slice);
    rows = found.rows;
    return { ids: rows.map((row) => row.id), total: found.total };
  });
  return { total, ids, rows };
}

/**
 * The best are picked, not all sorted: of 100,000 products a common word matches a third. Titles that begin with the text are in the
 * order of their index (`findLeading`).
 */
function bestFirst(row: string): string {
  return `${row}.fit_rank, ${row}.rank, ${row}.is_in_stock DESC, ${row}.leading_title, ${row}.date DESC, ${row}.id DESC`;
}

/** Page and number in one pass: to sort by rank, all matches must be read anyway. */
export async function findMatches({
  db,
  conditions,
  limit,
  offset,
  columns,
  fitRank,
}: Slice): Promise<{ total: number; rows: ProductRow[] }> {
  const { where, rank } = conditions;
  const values = [...conditions.values];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const { rows } = await db.query<ProductRow & { total: number }>(
    `WITH matches AS MATERIALIZED (
       SELECT p.id, p.date, p.stock_status = 'instock' AS is_in_stock, ${rank?.(bind) ?? 0} AS rank,
         ${fitRank ? fitRankSql(fitRank, bind) : 0} AS fit_rank, p.title_folded COLLATE "C" AS title
       FROM products p WHERE ${where}
     ), best AS (
       SELECT *, CASE WHEN rank % ${MEANING} BETWEEN 0 AND ${BEGINNING} THEN title END AS leading_title FROM matches ORDER BY fit_rank, rank, is_in_stock DESC, leading_title, date DESC, id DESC LIMIT ${bind(limit)} OFFSET ${bind(offset)}
     )
     SELECT ${COLUMNS[columns]}, (SELECT count(*)::int FROM matches) AS total
     FROM best JOIN products p USING (id) ORDER BY ${bestFirst('best')}`,
    values,
  );
  // A page past the end has no row with the number.
  const total = rows[0]?.total ?? (offset === 0 ? 0 : await countProducts(db, conditions));
  return { total, rows };
}
