/** Brings a backup into an empty shop. */
import type { Readable } from 'node:stream';
import type pg from 'pg';
import { writePictureFile } from '@/pictures/stored-pictures';
import { clearShop } from './clear-shop';
import { connectForCopying } from './connect';
import { type Manifest, pictureOf, SECRET } from './format';
import { BackupError, checkBackup, readEntries } from './read-backup';
import { tableWriter } from './write-tables';

type Options = {
  connectionString: string;
  /** opens the archive, which is read twice: checked whole, then written */
  open: () => Promise<Readable>;
  /** the advisory lock that a shop takes before it looks at the schema; held until the end of the restore */
  startLock: number;
  /** the migrations that this version of the shop knows, in their order */
  migrations: readonly string[];
  /** makes the tables as they were after these migrations */
  migrate: (names: readonly string[]) => Promise<void>;
  /** takes the generated secret of the shop that was backed up */
  keepSecret: (secret: string) => Promise<void>;
};

export type Restored = { madeAt: string; rows: number; pictures: number };

/**
 * Refuses a file that is not a whole backup, a shop that is running or not empty, and a database that is not a shop's,
 * before anything is written. The rows come in one transaction: what is interrupted leaves empty tables, into which the
 * same backup can be restored.
 * @throws BackupError with a sentence for whoever restores
 */
export async function restoreBackup(options: Options): Promise<Restored> {
  const { manifest, end } = await checkBackup(await options.open());
  const known = manifest.migrations.filter((name) => options.migrations.includes(name));
  if (known.length < manifest.migrations.length) {
    throw new BackupError('This backup was made by a newer version of the shop: restore it with that version.');
  }
  const client = await connectForCopying(options.connectionString);
  try {
    await assertAlone(client, options.startLock);
    await clearShop(client, options);
    await options.migrate(known);
    const pictures = await fill(client, { manifest, end, options });
    await options.migrate(options.migrations);
    const rows = Object.values(end.rows).reduce((sum, part) => sum + part, 0);
    return { madeAt: manifest.made_at, rows, pictures };
  } finally {
    await client.end().catch(() => undefined);
  }
}

type Work = { manifest: Manifest; end: Awaited<ReturnType<typeof checkBackup>>['end']; options: Options };

async function fill(client: pg.Client, { manifest, end, options }: Work): Promise<number> {
  let pictures = 0;
  await client.query('BEGIN');
  const tables = tableWriter(client, manifest);
  for await (const { name, content } of readEntries(await options.open())) {
    if (await tables.add(name, content)) continue;
    const file = pictureOf(name);
    if (file !== null) {
      await writePictureFile(file, content);
      pictures++;
    } else if (name === SECRET) await options.keepSecret(content.toString());
  }
  await tables.end(end);
  if (pictures !== end.pictures)
    throw new BackupError(`Of ${end.pictures} picture files, ${pictures} were restored: the file changed meanwhile.`);
  await client.query('COMMIT');
  return pictures;
}

async function assertAlone(client: pg.Client, startLock: number): Promise<void> {
  // A shop that starts from now on waits for this lock, and then finds the restored database.
  const { rows: locks } = await client.query<{ held: boolean }>('SELECT pg_try_advisory_lock($1) AS held', [startLock]);
  if (!locks[0]?.held) throw new BackupError('A shop is starting on this database: stop it first.');
  // PostgreSQL shows which kind a connection is only to its own role; but none of the server's own work has a role.
  const { rows: others } = await client.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND usesysid IS NOT NULL`,
  );
  if ((others[0]?.n ?? 0) > 0) throw new BackupError('A shop is running on this database: stop it first.');
}
