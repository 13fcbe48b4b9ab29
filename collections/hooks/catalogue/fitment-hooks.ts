import { sql } from '@payloadcms/db-postgres';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeValidateHook,
} from 'payload';
import { announceChange } from '@/database/notifications';
import { fitmentIdentitySql } from '@/database/tables/boiler-tables';
import { executeInTransaction } from '@/database/transaction';
import { fitmentTextsKey, tidyBoilerText } from '@/domain/boilers/boiler-identity';
import { serialsProblem } from '@/domain/boilers/boiler-problems';
import { isClaimed } from '../claims';
import { conflictAt, refusalAt } from '../refusals';
import { relationId } from '../relation-id';

const TEXTS = ['position', 'qualifier', 'serialFrom', 'serialTo'] as const;

/** Trims the texts; a blank one is null. A missing quantity is one piece. Serial numbers that run backwards are refused. */
export const tidyFitment: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  if (!data) return data;
  const tidied = { ...data };
  for (const name of TEXTS) {
    if (typeof tidied[name] === 'string') tidied[name] = tidyBoilerText(tidied[name]) || null;
  }
  if ('quantity' in tidied) tidied.quantity ??= 1;
  const { serialFrom, serialTo } = { ...originalDoc, ...tidied };
  const backwards = serialsProblem({ serialFrom, serialTo });
  if (backwards) throw refusalAt({ collection: 'fitments', path: 'serialTo', problem: backwards, req });
  return tidied;
};

/** Refuses a row that is there already, before the unique index aborts the transaction. Edits wait for each other. */
export const refuseFitmentTwice: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const row = { ...originalDoc, ...data };
  const texts = TEXTS.map((name) => row[name] ?? null);
  const given = sql`(SELECT ${texts[0]}::varchar AS position, ${texts[1]}::varchar AS qualifier,
                            ${texts[2]}::varchar AS serial_from, ${texts[3]}::varchar AS serial_to) AS given`;
  const [taken] = await executeInTransaction(
    req,
    sql`SELECT 1 FROM fitments f, ${given}
        WHERE f.product_id = ${relationId(row.product)} AND f.model_id = ${relationId(row.model)}
          AND ${sql.raw(fitmentIdentitySql('f'))} = ${sql.raw(fitmentIdentitySql('given'))}
          AND f.id <> ${originalDoc?.id ?? 0}`,
  );
  const value = [relationId(row.product), relationId(row.model), fitmentTextsKey(row)].join('\u001f');
  if (taken || isClaimed(req, { collection: 'fitments', value, id: originalDoc?.id }))
    throw conflictAt({ collection: 'fitments', path: 'model', problem: { code: 'fitmentTwice' }, req });
  return data;
};

/** Announces a change of what fits, and of the products that show it. */
export const afterFitmentChange: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const products = [doc.product, previousDoc?.product].map(relationId).filter((id) => id !== null);
  await announceChange(req, { aspects: ['fits', 'details'], products: [...new Set(products)] });
  return doc;
};

export const afterFitmentDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
  const product = relationId(doc.product);
  await announceChange(req, { aspects: ['fits', 'details'], products: product === null ? null : [product] });
};
