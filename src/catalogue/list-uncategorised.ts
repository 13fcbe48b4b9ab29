import type { Uncategorised } from '@/contract/admin/health';
import type { Database } from '@/database/database';

const MAX_LISTED = 200;

const STATEMENT = `
  SELECT id, title, published FROM products WHERE category_ids = '{}' ORDER BY published DESC, id LIMIT ${MAX_LISTED}`;

/** Products that the deletion of a category left without any, those that shoppers see first. Reads the whole catalogue. */
export async function listUncategorised(db: Database): Promise<Uncategorised[]> {
  return (await db.query<Uncategorised>(STATEMENT)).rows;
}
