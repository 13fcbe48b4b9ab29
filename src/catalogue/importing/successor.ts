import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { idOfProductName } from '@/boilers/product-name';
import { executeInTransaction } from '@/database/transaction';
import { textIdentity } from '@/domain/text-identity';
import { lineProblem } from './line-problems';

type Successor = { data: { replacedBy?: number }; problems: string[] };

/** The product that a cell names as the successor, by its reference or as # and its number. It must be in the shop already. */
export async function resolveSuccessor(req: PayloadRequest, cell: string | undefined): Promise<Successor> {
  const text = cell?.trim() ?? '';
  if (text === '') return { data: {}, problems: [] };
  const id = idOfProductName(text);
  const [row] = await executeInTransaction<{ id: number }>(
    req,
    id === null
      ? sql`SELECT id FROM products WHERE reference_identity = ${textIdentity(text)} ORDER BY reference <> ${text}, id LIMIT 1`
      : sql`SELECT id FROM products WHERE id = ${id}`,
  );
  if (row) return { data: { replacedBy: row.id }, problems: [] };
  return { data: {}, problems: [lineProblem('replaced_by', { code: 'lineUnknownProduct', values: { text } })] };
}
