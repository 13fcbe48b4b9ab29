import { sql } from '@payloadcms/db-postgres';
import { executeInTransaction, type InTransaction } from '@/database/transaction';
import type { Person } from './person';

/**
 * What belongs to one account: its orders, and the quotes that it asked for or that became its orders. Not what has the same telephone
 * or address: its owner has not shown that these are theirs.
 */
export async function personOfAccount(
  req: InTransaction,
  { id, username, email }: { id: number; username: string; email: string },
): Promise<Person> {
  const orders = await executeInTransaction<{ id: number }>(
    req,
    sql`SELECT id FROM orders WHERE account_id = ${id} ORDER BY id`,
  );
  const quotes = await executeInTransaction<{ id: number }>(
    req,
    sql`SELECT id FROM quotes WHERE account_id = ${id} OR order_id IN (SELECT id FROM orders WHERE account_id = ${id}) ORDER BY id`,
  );
  return {
    accounts: [id],
    usernames: username === '' ? [] : [username],
    orders: orders.map((order) => order.id),
    quotes: quotes.map((quote) => quote.id),
    partRequests: [],
    phones: [],
    emails: [email.toLowerCase()],
  };
}
