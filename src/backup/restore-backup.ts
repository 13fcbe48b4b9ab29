/** Brings a backup into an empty shop. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type pg from 'pg';
import { bucket, bucketClient, keyOf } from '@/pictures/bucket';
import { PICTURE_FOLDER } from '@/pictures/stored-pictures';
import { connectForCopying } from './connect';
import { type Manifest, pictureOf, SECRET } from './format';
import { BackupError, checkBackup, readEntries } from './read-backup';
import { tableWriter } from './write-tables';

type Options = {
  connectionString: string;
  /** opens the archive, which is read twice: checked whole, then written */
  open: () => Promise<Readable>;
  /** the migrations that this version of the shop knows, in their order */
  migrations: readonly string[];
  /** makes the tables as they were after these migrations */
  migrate: (names: readonly string[]) => Promise<void>;
  /** takes the generated secret of the shop that was backed up */
  keepSecret: (secret: string) => Promise<void>;
};

export type Restored = { madeAt: string; rows: number; pictures: number };

/**
 * Refuses a file that is no whole backup, and a shop that is not empty or running, before anything is written. The rows
 * come in one transaction: what is interrupted leaves empty tables, into which the same backup can be restored.
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
    await assertEmpty(client);
    await clear(client);
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
      await writePicture(file, content);
      pictures++;
    } else if (name === SECRET) await options.keepSecret(content.toString());
  }
  await tables.end(end);
  await client.query('COMMIT');
  return pictures;
}

/** Whatever a shop may not lose: a first admin, the wilayas and settings of a new shop are no loss. */
const TREASURES = ['products', 'categories', 'tags', 'media', 'orders'];

async function assertEmpty(client: pg.Client): Promise<void> {
  const { rows: others } = await client.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
  );
  if ((others[0]?.n ?? 0) > 0) throw new BackupError('A shop is running on this database: stop it first.');
  for (const table of TREASURES) {
    const { rows } = await client.query<{ exists: boolean }>('SELECT to_regclass($1) IS NOT NULL AS exists', [
      `public.${table}`,
    ]);
    if (!rows[0]?.exists) continue;
    const { rows: found } = await client.query(`SELECT 1 FROM public.${table} LIMIT 1`);
    if (found.length > 0)
      throw new BackupError(`This shop is not empty: it has ${table}. A backup is restored into an empty one.`);
  }
  const { rows: hasUsers } = await client.query<{ exists: boolean }>(
    `SELECT to_regclass('public.users') IS NOT NULL AS exists`,
  );
  if (!hasUsers[0]?.exists) return;
  const { rows: users } = await client.query('SELECT 1 FROM public.users LIMIT 2');
  if (users.length > 1)
    throw new BackupError('This shop is not empty: it has accounts. A backup is restored into an empty one.');
}

/** Tables of another version of the shop may not fit those of the backup. */
async function clear(client: pg.Client): Promise<void> {
  await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public; CREATE EXTENSION IF NOT EXISTS pg_trgm');
}

async function writePicture(file: string, content: Buffer): Promise<void> {
  if (bucket) {
    const client = await bucketClient();
    await client.putObject({ Bucket: bucket.name, Key: keyOf(file), Body: content, ContentType: 'image/webp' });
    return;
  }
  const target = path.join(PICTURE_FOLDER, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, content);
}
