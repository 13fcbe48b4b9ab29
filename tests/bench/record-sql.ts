/** Records the floor's statements for a call while the shop's own functions run them, without any memory. */
import type pg from 'pg';
import type { Database } from '@/database/database';
import type { StatementSet } from './floor-server';
import type { ReadCall } from './reads';
import { VARIED } from './sample';

export type Statement = { text: string; values: unknown[]; name?: string };

type Answer = Pick<pg.QueryResult, 'rows'>;

/** The shop reads these once for all calls (the last are the boilers), so only the call that lists them has them. */
const LISTS = /FROM (categories|tags)\b|\bunnest\(|\bAS fitted ON\b/;

export async function recordStatements({ db, call }: { db: Database; call: ReadCall }): Promise<StatementSet> {
  const isOfLists = call.call === 'categories-tags';
  const lists = new Map<string, Promise<Answer>>();
  const record = async ({ read }: ReadCall['requests'][number]): Promise<Statement[]> => {
    const statements: Statement[] = [];
    const query = async (first: string | Statement, values: unknown[] = []): Promise<Answer> => {
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
    return statements;
  };
  const recorded: Statement[][] = [];
  // The floor remembers nothing, so repeating a part of the requests costs it as much as all of them.
  for (const request of call.requests.slice(0, VARIED)) recorded.push(await record(request));
  return { isParallel: call.isParallel, lists: recorded };
}
