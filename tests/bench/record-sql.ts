/** Records the floor's statements for a call while the shop's own functions run them, without any memory. */
import type pg from 'pg';
import type { Database } from '@/database/database';

export type Statement = { text: string; values: unknown[]; name?: string };

/** The shop reads these once for all calls (the last are the boilers), so only the call that lists them has them. */
const LISTS = /FROM (categories|tags)\b|\bunnest\(|\bAS fitted ON\b/;

/** @param reads the shop's function, once for each request; @returns the statements of each */
export async function recordStatements(
  db: Database,
  reads: readonly ((db: Database) => Promise<unknown>)[],
  { isOfLists }: { isOfLists: boolean },
): Promise<Statement[][]> {
  const lists = new Map<string, Promise<Pick<pg.QueryResult, 'rows'>>>();
  const recorded: Statement[][] = [];
  for (const read of reads) {
    const statements: Statement[] = [];
    const query = async (first: string | Statement, values: unknown[] = []) => {
      const statement = typeof first === 'string' ? { text: first, values } : first;
      const isList = LISTS.test(statement.text);
      if (!isList || isOfLists) statements.push(statement);
      if (!isList) return db.query(statement);
      const known = lists.get(statement.text) ?? db.query(statement);
      lists.set(statement.text, known);
      return known;
    };
    // The shop's reading functions use this form of `query` alone, out of the driver's many.
    await read({ query } as unknown as Database);
    recorded.push(statements);
  }
  return recorded;
}
