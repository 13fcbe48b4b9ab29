import { remember } from './cache';
import { type Slice, sliceKey } from './conditions';

type Hits = { total: number; ids: number[] };

/**
 * The products that hold every word, best match first, and how many there are. Both in one pass over the matches: to put
 * the best first, each must be looked at anyway. What is in stock stands first among equals, so a product that sells out
 * or comes back changes the order (shelf `ranking`).
 */
export function searchProducts(slice: Slice): Promise<Hits> {
  return remember({ shelf: 'ranking', key: `search ${sliceKey(slice)}` }, () => findHits(slice));
}

async function findHits({ db, filter: { where, values, words }, limit, offset }: Slice): Promise<Hits> {
  const at = (place: number) => `$${values.length + place}`;
  const { rows } = await db.query<Hits>(
    `WITH hits AS MATERIALIZED (
       SELECT p.id, p.date, p.stock_status = 'instock' AS is_in_stock, ${matchRank(at(1))} AS rank
       FROM products p WHERE ${where}
     )
     SELECT (SELECT count(*)::int FROM hits) AS total,
       ARRAY(SELECT id FROM hits ORDER BY rank, is_in_stock DESC, date DESC, id DESC LIMIT ${at(2)} OFFSET ${at(3)}) AS ids`,
    [...values, words.join(' '), limit, offset],
  );
  return rows[0] ?? { total: 0, ids: [] };
}

/** Best match first: the title itself, a title that begins with the text, one that holds it, then the rest. */
function matchRank(text: string): string {
  return `CASE WHEN p.title_folded = ${text} OR p.reference_folded = ${text} THEN 0
    WHEN p.title_folded LIKE ${text} || '%' THEN 1 WHEN p.title_folded LIKE '%' || ${text} || '%' THEN 2 ELSE 3 END`;
}
