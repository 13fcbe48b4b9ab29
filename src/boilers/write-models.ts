import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { asIds } from '@/database/locks';
import { storableJson } from '@/database/texts';
import { executeInTransaction } from '@/database/transaction';
import { type BoilerModel, derivedColumns } from './boiler-columns';

/**
 * Writes new models with one statement for the rows and one for their lists of texts, since a table of a thousand would take
 * Payload's hooks too long. Announces nothing.
 * @returns the ids by identity (src/domain/boilers/boilers.ts)
 */
export async function insertModels(
  req: PayloadRequest,
  models: readonly (BoilerModel & { slug?: string })[],
): Promise<ReadonlyMap<string, number>> {
  const rows = models.map((model) => ({ ...derivedColumns(model), ...model }));
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
  await writeTexts(
    req,
    rows.flatMap((row) => {
      const id = ids.get(row.identity);
      return id === undefined ? [] : [{ ...row, id }];
    }),
  );
  return ids;
}

type WithTexts = Pick<BoilerModel, 'aliases' | 'plateCodes'> & { id: number };

/** Replaces the lists of texts of models. */
export async function replaceTexts(req: PayloadRequest, models: readonly WithTexts[]): Promise<void> {
  const ids = models.map(({ id }) => id);
  await executeInTransaction(req, sql`DELETE FROM boiler_models_texts WHERE parent_id = ANY(${asIds(ids)})`);
  await writeTexts(req, models);
}

async function writeTexts(req: PayloadRequest, models: readonly WithTexts[]): Promise<void> {
  const texts = models.flatMap(({ id, aliases, plateCodes }) => [
    ...listed(id, 'aliases', aliases),
    ...listed(id, 'plateCodes', plateCodes),
  ]);
  await executeInTransaction(
    req,
    sql`INSERT INTO boiler_models_texts (parent_id, path, "order", text)
        SELECT parent, path, place, text FROM jsonb_to_recordset(${storableJson(texts)}::jsonb)
          AS t (parent int, path text, place int, text text)`,
  );
}

/** As Payload stores a list of texts. */
function listed(parent: number, path: 'aliases' | 'plateCodes', texts: readonly string[]) {
  return texts.map((text, index) => ({ parent, path, place: index + 1, text }));
}
