import { type Matches, type Slice, sliceKey } from '../conditions';
import { countProducts } from '../count-products';
import { remember } from '../memory/remember';
import { COLUMNS, type ProductRow } from '../product-rows';
import { matchRank } from './match';

/**
 * The products that hold every word, best match first, and how many there are. What is in stock comes first among
 * equals, so a product that sells out or comes back changes the order.
 */
export async function searchProducts(slice: Slice): Promise<Matches> {
  let rows: ProductRow[] | undefined;
  const aspects = [...slice.filter.aspects, 'availability'] as const;
  const { ids, total } = await remember({ key: `search ${sliceKey(slice)}`, aspects }, async () => {
    const found = await findMatches(slice);
    rows = found.rows;
    return { ids: rows.map((row) => row.id), total: found.total };
  });
  return { total, ids, rows };
}

/** Page and number in one pass over the matches: to put the best first, each must be looked at anyway. */
export async function findMatches({
  db,
  filter,
  limit,
  offset,
  columns,
}: Slice): Promise<{ total: number; rows: ProductRow[] }> {
  const { where, words } = filter;
  const values = [...filter.values];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const { rows } = await db.query<ProductRow & { total: number }>(
    `WITH matches AS MATERIALIZED (
       SELECT p.id, p.date, p.stock_status = 'instock' AS is_in_stock, ${matchRank(words, bind)} AS rank
       FROM products p WHERE ${where}
     ), best AS (
       SELECT id, row_number() OVER (ORDER BY rank, is_in_stock DESC, date DESC, id DESC) AS position
       FROM matches ORDER BY position LIMIT ${bind(limit)} OFFSET ${bind(offset)}
     )
     SELECT ${COLUMNS[columns]}, (SELECT count(*)::int FROM matches) AS total
     FROM best JOIN products p USING (id) ORDER BY best.position`,
    values,
  );
  // A page past the end has no row to carry the number.
  const total = rows[0]?.total ?? (offset === 0 ? 0 : await countProducts(db, filter));
  return { total, rows };
}
