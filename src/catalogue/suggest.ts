import type { Suggestion } from '@/contract/catalogue';
import type { Database } from '@/database/database';
import { fold } from '@/domain/text';
import { remember } from './cache';
import { holdsWord, searchWords } from './conditions';
import { readTaxonomy, type Taxonomy } from './taxonomy';

const MAX_BRANDS = 4;
const MAX_PRODUCTS = 6;

type Row = { id: number; title: string; image: string | null };

/** At most 4 brands, then at most 6 products (contract, GET /api/search-suggestions/). Nothing for a blank text. */
export async function suggest({ db, text }: { db: Database; text: string }): Promise<Suggestion[]> {
  const words = searchWords(text);
  if (words.length === 0) return [];
  return remember({ shelf: 'membership', key: `suggest ${words.join(' ')}` }, async () => {
    const [taxonomy, products] = await Promise.all([readTaxonomy({ db }), suggestProducts(db, words)]);
    return [
      ...suggestBrands(taxonomy, words.join(' ')),
      ...products.map(({ id, title, image }): Suggestion => ({ type: 'product', id, title, image })),
    ];
  });
}

/** Brands whose name begins with the text before those that hold it. */
function suggestBrands(taxonomy: Taxonomy, text: string): Suggestion[] {
  const matching = taxonomy.tagList.filter((tag) => fold(tag.name).includes(text));
  const [leading, others] = [
    matching.filter((tag) => fold(tag.name).startsWith(text)),
    matching.filter((tag) => !fold(tag.name).startsWith(text)),
  ];
  return [...leading, ...others]
    .slice(0, MAX_BRANDS)
    .map(({ id, name, image_url }) => ({ type: 'tag', id, title: name, image: image_url }));
}

/**
 * Titles that begin with the text, by an index in alphabetical order; then any that hold all words. Each step stops at
 * six rows, so that a word which half the catalogue holds costs no more than a rare one.
 */
async function suggestProducts(db: Database, words: string[]): Promise<Row[]> {
  const columns = 'p.id, p.title, p.main_image AS image';
  const leading = await db.query<Row>(
    `SELECT ${columns} FROM products p WHERE p.published AND p.title_folded LIKE $1
     ORDER BY p.title_folded USING ~<~, p.id LIMIT ${MAX_PRODUCTS}`,
    [`${words.join(' ')}%`],
  );
  const missing = MAX_PRODUCTS - leading.rows.length;
  if (missing === 0) return leading.rows;
  const values: unknown[] = [leading.rows.map((row) => row.id)];
  const holding = words.map((word) => holdsWord(word, (pattern) => `$${values.push(pattern)}`)).join(' AND ');
  const others = await db.query<Row>(
    `SELECT ${columns} FROM products p WHERE p.published AND p.id <> ALL($1::int[]) AND ${holding} LIMIT ${missing}`,
    values,
  );
  return [...leading.rows, ...others.rows];
}
