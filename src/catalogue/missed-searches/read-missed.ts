import type { MissedSearchesAnswer, MissedSearchesQuery } from '@/contract/admin/missed-searches';
import type { Database } from '@/database/database';
import { totalPages } from '@/domain/pagination';
import { writeNotedSearches } from './note-search';

type Row = { text: string; searches: number; last_day: string; total: number };

const PAGE = {
  name: 'missed-searches',
  text: `
    SELECT text, sum(searches)::int AS searches, max(day)::text AS last_day, count(*) OVER ()::int AS total
    FROM missed_searches
    WHERE ($1::date IS NULL OR day >= $1) AND ($2::date IS NULL OR day <= $2)
    GROUP BY text ORDER BY sum(searches) DESC, max(day) DESC, text LIMIT $3 OFFSET $4`,
};

/** Missed searches of the days, the most frequent first, up to this moment on this instance. */
export async function readMissedSearches(
  { db, logger }: Parameters<typeof writeNotedSearches>[0],
  { from, to, page, limit }: MissedSearchesQuery,
): Promise<MissedSearchesAnswer> {
  await writeNotedSearches({ db, logger });
  const { rows } = await db.query<Row>({ ...PAGE, values: [from, to, limit, (page - 1) * limit] });
  // A page past the end has no row with the number.
  const total = rows[0]?.total ?? (page === 1 ? 0 : await countAll(db, { from, to }));
  const searches = rows.map(({ text, searches, last_day }) => ({ text, searches, last_day }));
  return { searches, total, page, total_pages: totalPages({ total, limit }) };
}

async function countAll(db: Database, { from, to }: Pick<MissedSearchesQuery, 'from' | 'to'>): Promise<number> {
  const { rows } = await db.query<{ total: number }>(
    `SELECT count(DISTINCT text)::int AS total FROM missed_searches
     WHERE ($1::date IS NULL OR day >= $1) AND ($2::date IS NULL OR day <= $2)`,
    [from, to],
  );
  return rows[0]?.total ?? 0;
}
