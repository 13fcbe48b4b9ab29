import { expect, it } from 'vitest';
import { noteSearch, writeNotedSearches } from '@/catalogue/missed-searches/note-search';
import type { Database } from '@/database/database';
import { NO_CONNECTION } from '@/database/errors';

type Statement = string | { name?: string; values: unknown[] };

/** A database without rows, which fails where a statement holds a text. */
function failingAt(text: string, error: Error) {
  const statements: string[] = [];
  const written: unknown[] = [];
  const logged: unknown[] = [];
  const query = async (statement: Statement, values: unknown[] = []) => {
    const asked = typeof statement === 'string' ? { name: '', values } : statement;
    statements.push(JSON.stringify(asked.values));
    if (asked.name === 'count-missed-searches') written.push(JSON.parse(String(asked.values[0])));
    else if (JSON.stringify(asked.values).includes(text)) throw error;
    return { rows: [] };
  };
  // The search calls only `query`, and with these arguments.
  const db = { query } as unknown as Database;
  return { db, logger: { error: (entry: unknown) => logged.push(entry) }, statements, written, logged };
}

it('a search that fails is logged and left out; the others are counted', async () => {
  const error = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });
  const { written, logged, ...tools } = failingAt('manometre', error);
  for (const text of ['circulateur', 'manometre', 'circulateur', 'vannes']) noteSearch(text);

  await writeNotedSearches(tools);

  expect(written).toEqual([
    [
      { text: 'circulateur', searches: 2 },
      { text: 'vannes', searches: 1 },
    ],
  ]);
  expect(logged).toEqual([expect.objectContaining({ err: error })]);
});

it('a pool without a free connection is not waited for text by text', async () => {
  const { statements, ...tools } = failingAt('manometre', new Error(NO_CONNECTION));
  for (const text of ['manometre', 'circulateur']) noteSearch(text);

  await expect(writeNotedSearches(tools)).rejects.toThrow(NO_CONNECTION);

  expect(statements.join()).not.toContain('circulateur');
});
