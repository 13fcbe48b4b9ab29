import { sql } from '@payloadcms/db-postgres';
import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload';
import { ValidationError } from 'payload';
import { executeInTransaction } from '@/database/transaction';

/** Names a category or brand that does not exist, before the database refuses it without a word for the editor. */
export const refuseUnknownRelations: CollectionBeforeValidateHook = async ({ data, req }) => {
  const [categories, tags] = [numbers(data?.categories), numbers(data?.tags)];
  const errors = [
    ...(await missing(req, sql`categories`, categories)).map((id) => ({
      path: 'categories',
      message: `Category ${id} does not exist`,
    })),
    ...(await missing(req, sql`tags`, tags)).map((id) => ({ path: 'tags', message: `Brand ${id} does not exist` })),
  ];
  if (errors.length > 0) throw new ValidationError({ collection: 'products', req, errors });
  return data;
};

function numbers(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((id): id is number => Number.isSafeInteger(id)) : [];
}

async function missing(req: PayloadRequest, table: ReturnType<typeof sql>, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const list = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );
  const rows = await executeInTransaction<{ id: number }>(req, sql`SELECT id FROM ${table} WHERE id IN (${list})`);
  const known = new Set(rows.map((row) => row.id));
  return ids.filter((id) => !known.has(id));
}
