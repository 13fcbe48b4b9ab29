import { sql } from '@payloadcms/db-postgres';
import type { CollectionBeforeValidateHook, CollectionSlug, PayloadRequest } from 'payload';
import { ValidationError } from 'payload';
import { MAX_ID } from '@/contract/shared';
import { asIds } from '@/database/locks';
import { executeInTransaction } from '@/database/transaction';
import { isRecord } from '@/domain/json';
import { officeProblemWords } from '@/words/en/problems';

/** A field, and the table of the documents that it refers to. */
type Relation = {
  field: string;
  /** the field of each row, if `field` is a list of rows */
  inRows?: string;
  table: keyof typeof KINDS;
};

const KINDS = {
  categories: 'category',
  tags: 'brand',
  media: 'picture',
  documents: 'document',
  products: 'product',
  boiler_models: 'boiler',
} as const;

/**
 * Refuses a category, brand or picture that does not exist, such as one deleted while the form was open. The database would
 * refuse it too, without a message for the editor.
 */
export function refuseUnknownRelations(
  collection: CollectionSlug,
  relations: readonly Relation[],
): CollectionBeforeValidateHook {
  return async ({ data, req }) => {
    const errors: { path: string; message: string }[] = [];
    for (const { field, inRows, table } of relations) {
      const value = inRows === undefined ? data?.[field] : fromRows(data?.[field], inRows);
      for (const id of await missing(req, table, numbers(value))) {
        const path = inRows === undefined ? field : `${field}.${[value].flat().indexOf(id)}.${inRows}`;
        errors.push({ path, message: officeProblemWords.unknownDocument({ kind: KINDS[table], id }) });
      }
    }
    if (errors.length > 0) throw new ValidationError({ collection, req, errors });
    return data;
  };
}

function fromRows(rows: unknown, field: string): unknown[] {
  return Array.isArray(rows) ? rows.map((row: unknown) => (isRecord(row) ? row[field] : null)) : [];
}

function numbers(value: unknown): number[] {
  return [value].flat().filter((id): id is number => Number.isSafeInteger(id));
}

async function missing(req: PayloadRequest, table: Relation['table'], ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const possible = ids.filter((id) => Math.abs(id) <= MAX_ID);
  const rows = await executeInTransaction<{ id: number }>(
    req,
    sql`SELECT id FROM ${sql.identifier(table)} WHERE id = ANY(${asIds(possible)})`,
  );
  const known = new Set(rows.map((row) => row.id));
  return ids.filter((id) => !known.has(id));
}
