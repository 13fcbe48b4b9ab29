/** Boilers, what fits them, numbers and fault codes of the demonstration shop. */
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { insertFitments } from '@/boilers/write-fitments';
import { insertModels } from '@/boilers/write-models';
import { insertNumbers } from '@/boilers/write-numbers';
import { executeInTransaction } from '@/database/transaction';
import { boilerIdentity } from '@/domain/boilers/boiler-identity';
import { boilerModels } from './data/boilers';
import { faultCodes } from './data/fault-codes';
import { fitments } from './data/fitments';
import { partNumbers, replacements } from './data/part-numbers';

type Ids = ReadonlyMap<string, number>;

/**
 * @param productIds by reference, or by title for a product without a reference
 * @param categoryIds by name
 */
export async function seedBoilers(
  req: PayloadRequest,
  { productIds, categoryIds }: { productIds: Ids; categoryIds: Ids },
): Promise<void> {
  const modelIds = await insertModels(
    req,
    boilerModels.map(({ aliases = [], plateCodes = [], years = [null, null], energy, kilowatts = null, ...names }) => ({
      ...names,
      aliases,
      plateCodes,
      yearFrom: years[0],
      yearTo: years[1],
      energy,
      power: kilowatts,
    })),
  );
  await insertFitments(req, fitmentRows(productIds, modelIds));
  await insertNumbers(
    req,
    partNumbers.flatMap(({ part, numbers }) =>
      numbers.map(({ brand = null, ...number }) => ({ ...number, brand, productId: idOf(productIds, part) })),
    ),
  );
  for (const { part, by } of replacements) {
    const [replaced, successor] = [idOf(productIds, part), idOf(productIds, by)];
    await executeInTransaction(req, sql`UPDATE products SET replaced_by_id = ${successor} WHERE id = ${replaced}`);
  }
  await seedFaultCodes(req, { productIds, categoryIds, modelIds });
}

function fitmentRows(productIds: Ids, modelIds: Ids) {
  return fitments.flatMap(({ part, boilers }) =>
    boilers.flatMap(({ brand, range, models, serials = [null, null], ...row }) =>
      modelsOf({ brand, range }, models).map((name) => ({
        productId: idOf(productIds, part),
        modelId: idOf(modelIds, boilerIdentity({ brand, range, name })),
        position: row.position ?? null,
        qualifier: row.qualifier ?? null,
        serialFrom: serials[0],
        serialTo: serials[1],
        quantity: row.quantity ?? 1,
        confidence: row.confidence,
      })),
    ),
  );
}

/** The given models, or all of the range. */
function modelsOf({ brand, range }: { brand: string; range: string }, models?: readonly string[]): readonly string[] {
  return models ?? boilerModels.filter((row) => row.brand === brand && row.range === range).map(({ name }) => name);
}

async function seedFaultCodes(
  req: PayloadRequest,
  { productIds, categoryIds, modelIds }: { productIds: Ids; categoryIds: Ids; modelIds: Ids },
): Promise<void> {
  for (const { brand, ranges = [], causes, checks, categories = [], parts = [], ...fault } of faultCodes) {
    const models = ranges.flatMap((range) =>
      modelsOf({ brand, range }).map((name) => idOf(modelIds, boilerIdentity({ brand, range, name }))),
    );
    const data = {
      ...fault,
      brand,
      causes: causes.join('\n'),
      checks: checks.join('\n'),
      models,
      categories: categories.map((name) => idOf(categoryIds, name)),
      parts: parts.map((reference) => idOf(productIds, reference)),
    };
    await req.payload.create({ collection: 'fault-codes', data, overrideAccess: true, req });
  }
}

/** The data name only what exists (tests/unit/seed). */
function idOf(ids: Ids, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`The demonstration has no ${name}.`);
  return id;
}
