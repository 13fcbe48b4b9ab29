/** Finds the products that the search box suggests. */
import type { Database } from '@/database/database';
import { fits, isOneOf } from './attempt';
import type { Interpretation } from './interpret';
import { type Bind, contains, holdsReading } from './match';
import { mendingProducts } from './mending';
import type { Reading } from './reading';
import { expandTypos } from './typos';
import type { SearchWord } from './words';

export const MAX_PRODUCTS = 6;

export type SuggestedProduct = {
  id: number;
  title: string;
  image: string | null;
  reference: string | null;
  /** dinars */
  price: number | null;
};

const COLUMNS = 'p.id, p.title, p.main_image AS image, p.reference, p.price::float8 AS price';

/** The end of a statement over published products: a condition, and an order if it matters. */
type Step = (bind: Bind) => string;

/**
 * Products by number, then by words, then by boiler and fault code. Each step stops at six rows, so that a frequent word costs
 * no more than a rare one.
 */
export async function suggestProducts({
  db,
  meaning: { numbers, readings, typed, faults },
}: {
  db: Database;
  meaning: Interpretation;
}): Promise<SuggestedProduct[]> {
  const found = await readSteps(db, [
    ...inOrder(numbers.map(({ id }) => id)),
    ...beginningWith(typed),
    ...ofReadings(readings),
    ...inOrder(mendingProducts(faults).flatMap(({ ids }) => ids)),
  ]);
  if (found.length > 0) return found;
  const forgiven = await expandTypos({ db, readings });
  return forgiven ? readSteps(db, ofReadings(forgiven)) : [];
}

/** Products that hold a folded text as it is typed, small words too. */
export function suggestHolding({ db, text }: { db: Database; text: string }): Promise<SuggestedProduct[]> {
  return readSteps(db, [(bind) => contains(text, bind)]);
}

function inOrder(ids: readonly number[]): Step[] {
  if (ids.length === 0) return [];
  return [(bind) => `${isOneOf(ids)(bind)} ORDER BY array_position(${bind(ids)}::int[], p.id)`];
}

/** By an alphabetical index. */
function beginningWith(words: readonly SearchWord[]): Step[] {
  const text = words.map(({ typed }) => typed).join(' ');
  if (text === '') return [];
  return [(bind) => `p.title_folded LIKE ${bind(`${text}%`)} ORDER BY p.title_folded USING ~<~, p.id`];
}

/** First products with the typed words, then products with a meaning of these words, then parts of a typed boiler model. */
function ofReadings(readings: readonly Reading[]): Step[] {
  const [own, meanings] = [false, true].map((isMeaning) => readings.filter((each) => each.isMeaning === isMeaning));
  return [
    ...(own ?? []).map(
      (reading): Step =>
        (bind) =>
          holdsReading(reading, bind),
    ),
    ...(meanings ?? []).flatMap(({ words }) => beginningWith(words)),
    ...(meanings ?? []).map(
      (reading): Step =>
        (bind) =>
          holdsReading(reading, bind),
    ),
    ...readings.flatMap(fits).map(
      ({ condition, rank }): Step =>
        (bind) =>
          `${condition(bind)} ORDER BY ${rank(bind)}, p.id`,
    ),
  ];
}

async function readSteps(db: Database, steps: readonly Step[]): Promise<SuggestedProduct[]> {
  const products: SuggestedProduct[] = [];
  for (const step of steps) {
    const missing = MAX_PRODUCTS - products.length;
    if (missing === 0) break;
    const values: unknown[] = [products.map(({ id }) => id)];
    const condition = step((value) => `$${values.push(value)}`);
    const { rows } = await db.query<SuggestedProduct>(
      `SELECT ${COLUMNS} FROM products p WHERE p.published AND p.id <> ALL($1::int[]) AND ${condition} LIMIT ${missing}`,
      values,
    );
    products.push(...rows);
  }
  return products;
}
