import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { insertModels } from '@/boilers/write-models';
import { asIds } from '@/database/locks';
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
  const [models, parts] = [await readIds(req, 'boiler_models'), await readIds(req, 'products')];
  // The parts of a model lie far apart, so that no two are the same.
  const stride = Math.floor(parts.length / PARTS_PER_MODEL);
  const fitting = models.map((_, model) =>
    Array.from({ length: PARTS_PER_MODEL }, (_, part) => parts[(model * 37 + part * stride) % parts.length] ?? 0),
  );
  await executeInTransaction(
    req,
    sql`INSERT INTO fitments (product_id, model_id, quantity, confidence)
        SELECT product, model, 1, CASE WHEN product % 3 = 0 THEN 'to-check' ELSE 'confirmed' END::enum_fitments_confidence
        FROM unnest(${asIds(fitting.flat())}, ${asIds(models.flatMap((id) => Array<number>(PARTS_PER_MODEL).fill(id)))})
          AS made (product, model)
        ON CONFLICT DO NOTHING`,
  );
}

async function readIds(req: PayloadRequest, table: 'boiler_models' | 'products'): Promise<number[]> {
  const rows = await executeInTransaction<{ id: number }>(
    req,
    sql`SELECT id FROM ${sql.identifier(table)} ORDER BY id`,
  );
  return rows.map(({ id }) => id);
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
