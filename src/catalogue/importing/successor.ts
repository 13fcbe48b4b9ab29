import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { executeInTransaction } from '@/database/transaction';
import { lineProblem } from './line-problems';

type Successor = { data: { replacedBy?: number }; problems: string[] };

/** The product that a cell names as the successor, by its reference or as # and its number. It must be in the shop already. */
export async function resolveSuccessor(req: PayloadRequest, cell: string | undefined): Promise<Successor> {
  const text = cell?.trim() ?? '';
  if (text === '') return { data: {}, problems: [] };
  const [, number] = /^#(\d{1,9})$/.exec(text) ?? [];
  const [row] = await executeInTransaction<{ id: number }>(
    req,
    number === undefined
      ? sql`SELECT id FROM products WHERE reference = ${text}`
      : sql`SELECT id FROM products WHERE id = ${Number(number)}`,
  );
  if (row) return { data: { replacedBy: row.id }, problems: [] };
  return { data: {}, problems: [lineProblem('replaced_by', { code: 'lineUnknownProduct', values: { text } })] };
}
