/** Restores a backup into an empty shop. */
import type { Readable } from 'node:stream';
import type pg from 'pg';
import { writePictureFile } from '@/pictures/stored-pictures';
import { clearShop } from './clear-shop';
import { connectForCopying } from './database-contents';
import { type Manifest, pictureOf, SECRET } from './format';
import { BackupError, checkBackup, readEntries } from './read-backup';
import { tableWriter } from './write-tables';

type Options = {
  connectionString: string;
  /** opens the archive; called twice, to check it and to restore it */
  open: () => Promise<Readable>;
  /** the advisory lock that a shop takes before it reads the schema; held until the restore ends */
  startLock: number;
  /** the migrations of this version of the shop, in their order */
  migrations: readonly string[];
  /** applies these migrations */
  migrate: (names: readonly string[]) => Promise<void>;
  /** stores the generated secret of the shop that was backed up */
  keepSecret: (secret: string) => Promise<void>;
};

export type Restored = { madeAt: string; rows: number; pictures: number };

/**
 * Refuses, before anything is written, a file that is not a complete backup, a shop that is running or not empty, and a
 * database that is not a shop's. The rows are inserted in one transaction: an interrupted restore leaves empty tables, and can
 * be repeated.
 * @throws BackupError
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
  // Triggers that count rows stay quiet: the backup holds their counts.
  await client.query("SET LOCAL thermopieces.is_restoring = 'on'");
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
    throw new BackupError(
      `Of ${end.pictures} picture files, ${pictures} were restored: the file changed during the restore.`,
    );
  await client.query('COMMIT');
  return pictures;
}

async function assertAlone(client: pg.Client, startLock: number): Promise<void> {
  // From here on, a starting shop waits for this lock and then finds the restored database.
  const { rows: locks } = await client.query<{ held: boolean }>('SELECT pg_try_advisory_lock($1) AS held', [startLock]);
  if (!locks[0]?.held) throw new BackupError('A shop is starting on this database: stop it first.');
  // PostgreSQL shows a connection's kind only to its own role, but background processes have no role.
  const { rows: others } = await client.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND usesysid IS NOT NULL`,
  );
  if ((others[0]?.n ?? 0) > 0) throw new BackupError('A shop is running on this database: stop it first.');
}
