import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams';
import { quoted } from './database-contents';
import { type End, type Manifest, type TableSpec, tableOf } from './format';
import { BackupError } from './read-backup';

type OpenCopy = { table: string; copy: CopyStreamQuery; done: Promise<void> };

/**
 * Copies the rows of a backup into empty tables, in the order of its entries, within the caller's transaction.
 * @returns `add` takes an entry and returns whether it held rows; `end` completes the last table
 */
export function tableWriter(client: pg.Client, { tables }: Manifest) {
  const specs = new Map(tables.map((table) => [table.name, table]));
  const rows: Record<string, number> = {};
  let open: OpenCopy | undefined;

  async function close(): Promise<void> {
    if (!open) return;
    const { table, copy, done } = open;
    open = undefined;
    copy.end();
    await done;
    rows[table] = copy.rowCount;
  }

  function begin(table: string): OpenCopy {
    const spec = specs.get(table);
    if (!spec) throw new BackupError(`This backup holds rows of ${table}, which its manifest does not list.`);
    const copy = client.query(copyFrom(copyStatement(spec)));
    // One promise for the whole table: every call of `finished` adds listeners that stay until the stream ends.
    const done = finished(copy);
    // An error is thrown where the table is written or closed, not as an unhandled rejection.
    done.catch(() => undefined);
    return { table, copy, done };
  }

  return {
    add: async (name: string, content: Buffer): Promise<boolean> => {
      const table = tableOf(name);
      if (table === null) return false;
      if (open?.table !== table) {
        await close();
        open = begin(table);
      }
      if (!open.copy.write(content)) await Promise.race([once(open.copy, 'drain'), open.done]);
      return true;
    },
    end: async ({ rows: expected, sequences }: End): Promise<void> => {
      await close();
      for (const { name } of tables) {
        if ((rows[name] ?? 0) !== (expected[name] ?? 0)) {
          throw new BackupError(`Of ${name}, ${rows[name] ?? 0} rows were restored instead of ${expected[name] ?? 0}.`);
        }
      }
      for (const { name, value, is_called } of sequences) {
        await client.query('SELECT setval($1::regclass, $2::bigint, $3)', [quoted(name), value, is_called]);
      }
    },
  };
}

function copyStatement({ name, columns }: TableSpec): string {
  return `COPY ${quoted(name)} (${columns.map(quoted).join(', ')}) FROM STDIN`;
}
