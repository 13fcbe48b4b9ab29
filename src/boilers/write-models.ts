import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { storableJson } from '@/database/texts';
import { executeInTransaction } from '@/database/transaction';
import { type BoilerModel, derivedColumns } from './boiler-columns';

/**
 * Writes new models with one statement for the rows and one for their lists of texts, since a table of a thousand would take
 * Payload's hooks too long. Announces nothing.
 * @returns the ids by identity (src/domain/boilers.ts)
 */
export async function insertModels(
  req: PayloadRequest,
  models: readonly BoilerModel[],
): Promise<ReadonlyMap<string, number>> {
  const rows = models.map((model) => ({ ...model, ...derivedColumns(model) }));
  const made = await executeInTransaction<{ id: number; identity: string }>(
    req,
    sql`INSERT INTO boiler_models (brand, range, name, year_from, year_to, energy, power, slug, title, brand_slug, identity, search_text)
        SELECT brand, range, name, "yearFrom", "yearTo", energy::enum_boiler_models_energy, power, slug, title, "brandSlug", identity, "searchText"
        FROM jsonb_to_recordset(${storableJson(rows)}::jsonb)
          AS r (brand text, range text, name text, "yearFrom" int, "yearTo" int, energy text, power numeric, slug text, title text,
                "brandSlug" text, identity text, "searchText" text)
        RETURNING id, identity`,
  );
  const ids = new Map(made.map(({ identity, id }) => [identity, id]));
  const texts = rows.flatMap(({ identity, aliases, plateCodes }) =>
    [...listed('aliases', aliases), ...listed('plateCodes', plateCodes)].map((text) => ({
      ...text,
      parent: ids.get(identity),
    })),
  );
  await executeInTransaction(
    req,
    sql`INSERT INTO boiler_models_texts (parent_id, path, "order", text)
        SELECT parent, path, place, text FROM jsonb_to_recordset(${storableJson(texts)}::jsonb)
          AS t (parent int, path text, place int, text text)`,
  );
  return ids;
}

/** As Payload stores a list of texts. */
function listed(path: 'aliases' | 'plateCodes', texts: readonly string[]) {
  return texts.map((text, index) => ({ path, place: index + 1, text }));
}
