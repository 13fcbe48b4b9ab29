/**
 * Refreshes the columns of `products` that are derived from other rows: category paths, brands, main picture and search text.
 * The listing and the search read them. Each change refreshes them in its transaction (docs/decisions/0003).
 */
import { sql } from '@payloadcms/db-postgres';
import type { SQL } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { asIds, lockingSql } from '@/database/locks';
import { MARKS_SQL, OTHERS_SQL } from '@/database/texts';
import { executeInTransaction } from '@/database/transaction';
import type { Aspect } from '@/domain/products/catalogue-change';
import { joinSlots, slotAddresses } from './product-sql';

export type RefreshScope =
  | { productId: number }
  | { productIds: readonly number[] }
  | { categoryIds: readonly number[] }
  | { tagId: number }
  /** a picture, by its id and the address it had */
  | { pictureId: number; address: string }
  | 'all';

/**
 * Recomputes the derived columns of the products in scope, in the request's transaction.
 * @returns `places` if the categories or brands of a product changed, as for a new product; `words` if searches may find a
 *   product by different words
 */
export async function refreshProducts(req: PayloadRequest, scope: RefreshScope): Promise<Aspect[]> {
  const [found] = await executeInTransaction<{ places: boolean | null; words: boolean | null }>(
    req,
    sql`WITH refreshed AS (${refreshStatement(scope)} RETURNING
            p.category_path_ids IS DISTINCT FROM self.category_path_ids OR p.tag_ids IS DISTINCT FROM self.tag_ids AS places,
            p.search_text IS DISTINCT FROM self.search_text AS words)
        SELECT bool_or(places) AS places, bool_or(words) AS words FROM refreshed`,
  );
  await executeInTransaction(req, learnWordsStatement(scope));
  return [...(found?.places ? ['places' as const] : []), ...(found?.words ? ['words' as const] : [])];
}

/** Adds the new words of the products in scope, for searches with a typing error. */
function learnWordsStatement(scope: RefreshScope) {
  return sql`
    INSERT INTO search_words (word, shapes)
    SELECT word, array_append(
      ARRAY(SELECT DISTINCT overlay(word placing '' from at for 1) FROM generate_series(1, length(word)) AS at), word)
    FROM (
      SELECT DISTINCT word FROM products p, regexp_split_to_table(p.search_text, ' ') AS word
      WHERE (${inScope(scope)}) AND word ~ '^[a-z]{4,40}$'
    ) AS words
    WHERE NOT EXISTS (SELECT FROM search_words known WHERE known.word = words.word)
    ORDER BY word
    ON CONFLICT DO NOTHING`;
}

export function refreshStatement(scope: RefreshScope) {
  return sql`
    WITH RECURSIVE target AS (
      SELECT p.id FROM products p WHERE ${inScope(scope)} ${LOCKING}
    ),
    own AS (
      SELECT r.parent_id AS product_id, r.categories_id AS category_id, r."order" AS position
      FROM products_rels r JOIN target t ON t.id = r.parent_id
      WHERE r.path = 'categories' AND r.categories_id IS NOT NULL
    ),
    path AS (
      SELECT product_id, category_id FROM own
      UNION
      SELECT path.product_id, c.parent_id FROM path JOIN categories c ON c.id = path.category_id
      WHERE c.parent_id IS NOT NULL
    ),
    own_categories AS (
      SELECT product_id, array_agg(category_id ORDER BY position) AS ids FROM own GROUP BY product_id
    ),
    path_categories AS (
      SELECT product_id, array_agg(category_id ORDER BY category_id) AS ids, string_agg(${searched(sql`c.name_folded`)}, ' ') AS names
      FROM path JOIN categories c ON c.id = path.category_id GROUP BY product_id
    ),
    brands AS (
      SELECT r.parent_id AS product_id, array_agg(r.tags_id ORDER BY r."order") AS ids, string_agg(${searched(sql`g.name_folded`)}, ' ') AS names
      FROM products_rels r JOIN target t ON t.id = r.parent_id JOIN tags g ON g.id = r.tags_id
      WHERE r.path = 'tags' GROUP BY r.parent_id
    ),
    numbers AS (
      SELECT n.product_id, string_agg(n.number_folded, ' ' ORDER BY n.id) AS texts
      FROM part_numbers n JOIN target t ON t.id = n.product_id GROUP BY n.product_id
    )
    UPDATE products p SET
      category_ids = COALESCE(own_categories.ids, '{}'),
      category_path_ids = COALESCE(path_categories.ids, '{}'),
      tag_ids = COALESCE(brands.ids, '{}'),
      main_image = COALESCE(
        ${sql.raw(slotAddresses('p').join(', '))}),
      search_text = concat_ws(' ', p.title_folded, p.reference_folded, p.model_folded, numbers.texts, brands.names, path_categories.names)
    FROM target
    LEFT JOIN own_categories ON own_categories.product_id = target.id
    LEFT JOIN path_categories ON path_categories.product_id = target.id
    LEFT JOIN brands ON brands.product_id = target.id
    LEFT JOIN numbers ON numbers.product_id = target.id
    JOIN products self ON self.id = target.id
    ${sql.raw(joinSlots('self'))}
    WHERE p.id = target.id`;
}

/** A name folded for comparison (`foldName` of src/domain/text.ts), as a search sees it (`fold`). */
function searched(name: SQL) {
  return sql`btrim(CASE WHEN octet_length(${name}) = length(${name}) THEN regexp_replace(${name}, '[^a-z0-9]+', ' ', 'g')
    ELSE regexp_replace(translate(regexp_replace(normalize(${name}, NFD), ${MARKS}, '', 'g'), 'ٱةى', 'اهي'), ${OTHERS}, ' ', 'g') END)`;
}

const LOCKING = sql.raw(lockingSql('products', 'p'));
const MARKS = sql.raw(MARKS_SQL);
const OTHERS = sql.raw(OTHERS_SQL);

function inScope(scope: RefreshScope) {
  if (scope === 'all') return sql`true`;
  if ('productIds' in scope) return sql`p.id = ANY(${asIds(scope.productIds)})`;
  if ('productId' in scope) return sql`p.id = ${scope.productId}`;
  if ('categoryIds' in scope) return sql`p.category_path_ids && ${asIds(scope.categoryIds)}`;
  if ('pictureId' in scope) {
    const { pictureId, address } = scope;
    return sql`${pictureId} IN (p.image1_id, p.image2_id, p.image3_id, p.image4_id) OR p.main_image = ${address}`;
  }
  return sql`p.tag_ids && ARRAY[${scope.tagId}]::int[]`;
}
