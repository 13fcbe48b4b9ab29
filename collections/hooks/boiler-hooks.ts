import { sql } from '@payloadcms/db-postgres';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeValidateHook,
  PayloadRequest,
} from 'payload';
import { announceChange } from '@/database/notifications';
import { executeInTransaction } from '@/database/transaction';
import { type BoilerName, boilerIdentity, boilerSearchText, tidyBoilerText } from '@/domain/boilers';
import { slugify } from '@/domain/slug';
import { isBlank } from '@/domain/text';
import { freeSlug } from './free-slug';
import { conflictAt } from './refusals';

type Model = Partial<BoilerName> & {
  id?: number;
  slug?: string | null;
  aliases?: string[] | null;
  plateCodes?: string[] | null;
};

/**
 * Fills what is derived from a model's names: its address, its title, what searches read. A brand or range that is there
 * already keeps its spelling, so that "SAUNIER DUVAL" does not become a second brand. A model that is there already is refused.
 */
export const fillBoilerModel: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  if (!data) return data;
  const before = originalDoc as Model | undefined;
  const draft: Model = { ...before, ...data };
  const [brand, range, name] = [draft.brand, draft.range, draft.name].map(tidyBoilerText);
  // The fields' own checks refuse a missing name.
  if (!brand || !range || !name) return data;
  const spelt = { ...(await spellingOf(req, { brand, range }, before?.id)), name };
  const identity = boilerIdentity(spelt);
  await refuseTaken(req, { identity, id: before?.id });
  const slug = await freeSlug({
    req,
    table: 'boiler_models',
    text: `${spelt.brand} ${spelt.range} ${spelt.name}`,
    fallback: 'model',
    before,
  });
  const lines = (texts: string[] | null | undefined) => [
    ...new Set((texts ?? []).map(tidyBoilerText).filter((text) => !isBlank(text))),
  ];
  const [aliases, plateCodes] = [lines(draft.aliases), lines(draft.plateCodes)];
  return {
    ...data,
    ...spelt,
    aliases,
    plateCodes,
    slug,
    identity,
    title: `${spelt.brand} ${spelt.range} ${spelt.name}`,
    brandSlug: slugify(spelt.brand) || 'marque',
    searchText: boilerSearchText(spelt, [...aliases, ...plateCodes]),
  };
};

/** Brand and range as other models spell them. */
async function spellingOf(req: PayloadRequest, { brand, range }: Omit<BoilerName, 'name'>, id = 0) {
  const rows = await executeInTransaction<{ brand: string; range: string }>(
    req,
    sql`SELECT DISTINCT ON (brand, range) brand, range FROM boiler_models
        WHERE split_part(identity, ' | ', 1) = ${boilerIdentity({ brand, range, name: '' }).split(' | ')[0]} AND id <> ${id}`,
  );
  const sameRange = (row: { range: string }) => boilerIdentity({ brand: '', range: row.range, name: '' });
  const known = rows.find((row) => sameRange(row) === sameRange({ range }));
  return { brand: known?.brand ?? rows[0]?.brand ?? brand, range: known?.range ?? range };
}

async function refuseTaken(req: PayloadRequest, { identity, id = 0 }: { identity: string; id?: number | undefined }) {
  const [taken] = await executeInTransaction(
    req,
    sql`SELECT 1 FROM boiler_models WHERE identity = ${identity} AND id <> ${id}`,
  );
  if (taken) throw conflictAt({ collection: 'boiler-models', path: 'name', problem: { code: 'boilerTaken' }, req });
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
