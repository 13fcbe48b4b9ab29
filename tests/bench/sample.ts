/** Real products, categories, brands and words of the catalogue under test. */
import type { Database } from '@/database/database';
import { fold } from '@/domain/text';

export type Sample = {
  products: { id: number; title: string }[];
  categories: string[];
  brands: string[];
  /** slugs of boiler models */
  boilers: string[];
  /** manufacturers' part numbers */
  numbers: string[];
  /** words of titles, as frequent as in the catalogue */
  words: string[];
};

/** Number of different requests of a kind; see pulse.ts for why it is not lower. */
export const VARIED = 500;

export async function readSample(db: Database): Promise<Sample> {
  const [products, categories, brands, boilers, numbers] = await Promise.all([
    // In an order that is the same in every run and unrelated to the catalogue's.
    db.query<{ id: number; title: string }>(
      `SELECT id, title FROM products WHERE published ORDER BY md5(id::text) LIMIT ${VARIED}`,
    ),
    db.query<{ slug: string }>('SELECT slug FROM categories ORDER BY id'),
    db.query<{ name: string }>('SELECT name FROM tags ORDER BY id'),
    db.query<{ slug: string }>('SELECT slug FROM boiler_models ORDER BY md5(slug)'),
    db.query<{ reference: string }>(
      `SELECT reference FROM products WHERE published AND reference <> '' ORDER BY md5(id::text) LIMIT ${VARIED}`,
    ),
  ]);
  const words = products.rows.map(({ title }, index) => {
    const long = fold(title)
      .split(' ')
      .filter((word) => word.length > 2);
    return long[index % Math.max(1, long.length)] ?? 'chaudiere';
  });
  return {
    products: products.rows,
    categories: categories.rows.map((row) => row.slug),
    brands: brands.rows.map((row) => row.name),
    boilers: boilers.rows.map((row) => row.slug),
    numbers: numbers.rows.map((row) => row.reference),
    words,
  };
}

/** The index-th item, counting on from the first after the last. */
export function pick<T>(items: readonly T[], index: number): T {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('The catalogue under test is empty.');
  return item;
}
