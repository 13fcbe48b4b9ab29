import type { Suggestion } from '@/contract/catalogue';
import type { Database } from '@/database/database';
import { remember } from '@/memory/remember';
import { showsProducts } from '@/memory/scope';
import { matchingBrands } from './search/brands';
import { holdsAll } from './search/match';
import { expandTypos } from './search/typos';
import { readSearchWords, type SearchWord } from './search/words';
import { readTaxonomy } from './taxonomy';

const MAX_BRANDS = 4;
const MAX_PRODUCTS = 6;

type Row = { id: number; title: string; image: string | null };

/** At most 4 brands, then at most 6 products; empty for a blank text. */
export async function suggest({ db, text }: { db: Database; text: string }): Promise<Suggestion[]> {
  const words = await readSearchWords({ db, text });
  if (words.length === 0) return [];
  const key = `suggest ${words.map(({ typed }) => typed).join(' ')}`;
  return remember({ key, aspects: ['places', 'words'] }, async () => {
    const [{ tagList }, products] = await Promise.all([readTaxonomy({ db }), suggestProducts(db, words)]);
    showsProducts(products.map(({ id }) => id));
    return [
      ...matchingBrands({ brands: tagList, words })
        .slice(0, MAX_BRANDS)
        .map(({ id, name, image_url }): Suggestion => ({ type: 'tag', id, title: name, image: image_url })),
      ...products.map(({ id, title, image }): Suggestion => ({ type: 'product', id, title, image })),
    ];
  });
}

/**
 * Titles that begin with the text, by an alphabetical index; then titles with all words. Each step stops at six rows, so that a
 * frequent word costs no more than a rare one.
 */
async function suggestProducts(db: Database, words: readonly SearchWord[]): Promise<Row[]> {
  const products = await findProducts(db, words);
  if (products.length > 0) return products;
  const forgiven = await expandTypos({ db, words });
  return forgiven ? findProducts(db, forgiven) : [];
}

async function findProducts(db: Database, words: readonly SearchWord[]): Promise<Row[]> {
  const columns = 'p.id, p.title, p.main_image AS image';
  const leading = await db.query<Row>(
    `SELECT ${columns} FROM products p WHERE p.published AND p.title_folded LIKE $1
     ORDER BY p.title_folded USING ~<~, p.id LIMIT ${MAX_PRODUCTS}`,
    [`${words.map(({ typed }) => typed).join(' ')}%`],
  );
  const missing = MAX_PRODUCTS - leading.rows.length;
  if (missing === 0) return leading.rows;
  const values: unknown[] = [leading.rows.map((row) => row.id)];
  const holding = holdsAll(words, (pattern) => `$${values.push(pattern)}`);
  const others = await db.query<Row>(
    `SELECT ${columns} FROM products p WHERE p.published AND p.id <> ALL($1::int[]) AND ${holding} LIMIT ${missing}`,
    values,
  );
  return [...leading.rows, ...others.rows];
}
