import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { insertModels } from '@/boilers/write-models';
import { executeInTransaction } from '@/database/transaction';
import { boilerModels } from './data/boilers';

/** As in a catalogue of spare parts: a model for 20 products, and a hundred parts for each model. */
const PRODUCTS_PER_MODEL = 20;
const PARTS_PER_MODEL = 100;

/**
 * Adds variants of the demonstration's boiler models until there is one for 20 products, and fits a hundred products to each
 * model: 5,000 models and 500,000 fitments for 100,000 products. For benchmarks.
 */
export async function fillBoilersUpTo(req: PayloadRequest, { products }: { products: number }): Promise<void> {
  const [{ count } = { count: 0 }] = await executeInTransaction<{ count: number }>(
    req,
    sql`SELECT count(*)::int AS count FROM boiler_models`,
  );
  const missing = Math.floor(products / PRODUCTS_PER_MODEL) - count;
  if (missing > 0)
    await insertModels(
      req,
      Array.from({ length: missing }, (_, index) => variant(count + index)),
    );
  await executeInTransaction(
    req,
    sql`
    WITH models AS (SELECT id, row_number() OVER (ORDER BY id) - 1 AS position FROM boiler_models),
    parts AS (SELECT id, row_number() OVER (ORDER BY id) - 1 AS position, count(*) OVER () AS total FROM products)
    INSERT INTO fitments (product_id, model_id, quantity, confidence)
    SELECT p.id, m.id, 1, CASE WHEN k % 3 = 0 THEN 'to-check' ELSE 'confirmed' END::enum_fitments_confidence
    FROM models m CROSS JOIN generate_series(0, ${PARTS_PER_MODEL}::int - 1) k
    JOIN parts p ON p.position = (m.position * 37 + k * (p.total / ${PARTS_PER_MODEL}::int)) % p.total
    ON CONFLICT DO NOTHING`,
  );
}

function variant(number: number) {
  const base = boilerModels[number % boilerModels.length];
  if (!base) throw new Error('The demonstration has no boiler models.');
  const { brand, range, name, energy } = base;
  return {
    brand,
    range,
    name: `${name} V${number}`,
    aliases: [],
    plateCodes: [],
    yearFrom: null,
    yearTo: null,
    energy,
    power: null,
  };
}
