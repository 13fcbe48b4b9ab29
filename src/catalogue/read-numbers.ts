import type { Database } from '@/database/database';
import { remember } from './memory/remember';

/** Each product counts once in every category above it: `category_path_ids` names each of them once. */
const STATEMENT = `
  SELECT 'category' AS kind, unnest(category_path_ids) AS id, count(*)::int AS products
    FROM products WHERE published GROUP BY 2
  UNION ALL
  SELECT 'tag', unnest(tag_ids), count(*)::int FROM products WHERE published GROUP BY 2`;

type Row = { kind: 'category' | 'tag'; id: number; products: number };
type Numbers = { categories: ReadonlyMap<number, number>; tags: ReadonlyMap<number, number> };

/**
 * How many published products each category, with all below it, and each brand holds; empty ones are not
 * listed. Reads the whole catalogue, so it is kept until products come, go or move.
 */
export function readNumbers({ db }: { db: Database }): Promise<Numbers> {
  return remember({ key: 'numbers', aspects: ['places'] }, async () => {
    const { rows } = await db.query<Row>(STATEMENT);
    const ofKind = (wanted: Row['kind']) =>
      new Map(rows.flatMap(({ kind, id, products }) => (kind === wanted ? [[id, products] as const] : [])));
    return { categories: ofKind('category'), tags: ofKind('tag') };
  });
}
