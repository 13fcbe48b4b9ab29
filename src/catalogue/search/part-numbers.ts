/** Finds products by the numbers in a text: their references, and the numbers under which they were or are sold elsewhere. */
import type { Database } from '@/database/database';
import { type Run, runsOf } from '@/domain/boilers/typed-runs';
import { asciiDigits } from '@/domain/phone';
import { partNumberKey } from '@/domain/search/part-number';
import { foldLatin } from '@/domain/text';
import { remember } from '@/memory/remember';
import { showsProducts } from '@/memory/scope';

/** Pieces into which people divide a number: "06 51 53", "0.845.057". */
const LONGEST = 5;
/** Beside other words a shorter text is a size or an amount. */
const MIN_CHARACTERS = 3;
const MAX_FOUND = 40;

/** A published product. `replaces`: the typed number, if it is a former one of the product's. */
export type NumberMatch = { id: number; replaces: string | null };

type Row = { key: string; id: number; published: boolean; number: string | null; steps: number; origin: number };

/**
 * The products whose number is in the text, with or without its signs, also beside other words; the ones that replaced a product
 * come before it.
 */
export async function findByNumber({ db, text }: { db: Database; text: string }): Promise<readonly NumberMatch[]> {
  const runs = numbersIn(text);
  if (runs.length === 0) return [];
  const keys = [...new Set(runs.map(({ key }) => key))];
  const { matches } = await remember({ key: ['typed numbers', keys], aspects: ['places', 'words'] }, async () => {
    const { rows } = await db.query<Row>({ ...BY_NUMBER, values: [keys] });
    showsProducts(rows.map(({ id }) => id));
    return { matches: matchesOf(rows, runs) };
  });
  return matches;
}

type NumberRun = Run & { key: string };

/** Runs of words with a digit, as keys. */
function numbersIn(text: string): NumberRun[] {
  const words = foldLatin(asciiDigits(text)).split(' ');
  return runsOf(words, LONGEST)
    .filter(({ compact }) => /\d/.test(compact))
    .map((run) => ({ ...run, key: partNumberKey(run.compact) }))
    .filter(({ key }) => key.length >= MIN_CHARACTERS || words.length === 1);
}

/** Every product of the number and of the chain of its successors; `steps` from the product that has the number. */
const BY_NUMBER = {
  name: 'products-by-number',
  text: `
    WITH RECURSIVE found (key, origin, id, number, steps) AS (
      SELECT p.reference_key, p.id, p.id, p.reference, 0 FROM products p WHERE p.reference_key = ANY($1::text[])
      UNION ALL
      SELECT n.number_key, n.product_id, n.product_id, n.number, 0
      FROM part_numbers n WHERE n.number_key = ANY($1::text[]) AND n.kind <> 'former'
      UNION ALL
      SELECT n.number_key, n.product_id, n.product_id, n.number, 1
      FROM part_numbers n WHERE n.number_key = ANY($1::text[]) AND n.kind = 'former'
    ), chain (key, origin, id, number, steps) AS (
      SELECT * FROM found
      UNION ALL
      SELECT c.key, c.origin, p.replaced_by_id, c.number, c.steps + 1
      FROM chain c JOIN products p ON p.id = c.id WHERE p.replaced_by_id IS NOT NULL
    ) CYCLE id SET is_repeated USING way
    SELECT c.key, c.origin, c.id, c.number, c.steps, p.published
    FROM chain c JOIN products p ON p.id = c.id WHERE NOT c.is_repeated ORDER BY c.origin, c.steps`,
};

function matchesOf(rows: readonly Row[], runs: readonly NumberRun[]): NumberMatch[] {
  const known = new Set(rows.map(({ key }) => key));
  const used = runs.filter(({ key }) => known.has(key));
  // Of "0020 133 816" the part "816" may be another number, which was not meant.
  const whole = used.filter((run) => !used.some((other) => isPartOf(run, other)));
  const keys = new Set(whole.map(({ key }) => key));
  const chains = Map.groupBy(
    rows.filter(({ key }) => keys.has(key)),
    ({ key, origin, number }) => `${key} ${origin} ${number}`,
  );
  const found = [...chains.values()].flatMap(asMatches);
  const direct = found.filter(({ replaces }) => replaces === null);
  const own = new Set(direct.map(({ id }) => id));
  // A product does not replace the number that it has itself.
  const later = found.filter(({ id, replaces }) => replaces !== null && !own.has(id));
  return distinct([...later, ...direct]).slice(0, MAX_FOUND);
}

function isPartOf(run: Run, other: Run): boolean {
  return (
    run !== other && other.start <= run.start && run.end <= other.end && other.end - other.start > run.end - run.start
  );
}

/** The last published product of the chain, and the one that has the number, if it is another. */
function asMatches(chain: readonly Row[]): NumberMatch[] {
  const published = chain.filter(({ published }) => published);
  const last = published.at(-1);
  if (!last) return [];
  const own = published.find(({ steps }) => steps === 0);
  return [
    { id: last.id, replaces: last.steps > 0 ? last.number : null },
    ...(own && own.id !== last.id ? [{ id: own.id, replaces: null }] : []),
  ];
}

/** Each product once, as it was first found. */
function distinct(matches: readonly NumberMatch[]): NumberMatch[] {
  return matches.filter(({ id }, place) => matches.findIndex((match) => match.id === id) === place);
}
