import { sql } from '@payloadcms/db-postgres';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeValidateHook,
  PayloadRequest,
} from 'payload';
import { derivedColumns } from '@/boilers/boiler-columns';
import { freeSlugs } from '@/boilers/free-slugs';
import { readSpellings } from '@/boilers/spellings';
import { announceChange } from '@/database/notifications';
import { executeInTransaction } from '@/database/transaction';
import { tidyBoilerText } from '@/domain/boilers/boiler-identity';
import { yearsProblem } from '@/domain/boilers/boiler-problems';
import type { BoilerName } from '@/domain/boilers/boilers';
import { isBlank } from '@/domain/text';
import { isClaimed } from '../claims';
import { conflictAt, refusalAt } from '../refusals';

type Model = Partial<BoilerName> & {
  id?: number;
  slug?: string | null;
  aliases?: string[] | null;
  plateCodes?: string[] | null;
  yearFrom?: unknown;
  yearTo?: unknown;
};

/** Fills what is derived from a model's names (src/boilers/boiler-columns.ts). A model that is there already is refused. */
export const fillBoilerModel: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  if (!data) return data;
  const before = originalDoc as Model | undefined;
  const draft: Model = { ...before, ...data };
  const backwards = yearsProblem({ yearFrom: draft.yearFrom, yearTo: draft.yearTo });
  if (backwards) throw refusalAt({ collection: 'boiler-models', path: 'yearTo', problem: backwards, req });
  const [brand, range, name] = [draft.brand, draft.range, draft.name].map(tidyBoilerText);
  // The fields' own checks refuse a missing name.
  if (!brand || !range || !name) return data;
  const spell = await readSpellings(req, before?.id);
  const model = {
    ...spell({ brand, range, name }),
    aliases: tidied(draft.aliases),
    plateCodes: tidied(draft.plateCodes),
  };
  const columns = derivedColumns(model);
  await refuseTaken(req, { identity: columns.identity, id: before?.id });
  const [placed] = await freeSlugs(req, [model], before?.id);
  return { ...data, ...columns, ...placed };
};

function tidied(texts: readonly string[] | null | undefined): string[] {
  return [...new Set((texts ?? []).map(tidyBoilerText).filter((text) => !isBlank(text)))];
}

async function refuseTaken(req: PayloadRequest, { identity, id = 0 }: { identity: string; id?: number | undefined }) {
  const [taken] = await executeInTransaction(
    req,
    sql`SELECT 1 FROM boiler_models WHERE identity = ${identity} AND id <> ${id}`,
  );
  if (taken || isClaimed(req, { collection: 'boiler-models', value: identity, id: id || undefined }))
    throw conflictAt({ collection: 'boiler-models', path: 'name', problem: { code: 'boilerTaken' }, req });
}

/** Announces that models changed. Their products show other names. */
export const afterBoilerChange: CollectionAfterChangeHook = async ({ doc, req }) => {
  await announceChange(req, { aspects: ['boilers'], products: [] });
  return doc;
};

/** Fitments cannot outlive their model. */
export const deleteFitmentsOfModel: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await executeInTransaction(req, sql`DELETE FROM fitments WHERE model_id = ${Number(id)}`);
};

export const afterBoilerDelete: CollectionAfterDeleteHook = async ({ req }) => {
  await announceChange(req, { aspects: ['boilers', 'fits'], products: [] });
};
