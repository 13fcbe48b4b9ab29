import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { pack as startPack } from 'tar-stream';
import { connectForCopying, listMigrations, listTables, quoted, readSequences } from './database-contents';
import {
  CHUNK_BYTES,
  chunkName,
  END,
  type End,
  entryDigest,
  FORMAT,
  MANIFEST,
  type Manifest,
  pictureName,
  pictureOf,
  SECRET,
  type TableSpec,
} from './format';
import { holdPictures } from './picture-files';

export type BackupSummary = { rows: number; pictures: number };

type Options = {
  connectionString: string;
  /** this shop's secret if it was generated; null if the settings name one */
  generatedSecret: string | null;
};

/**
 * Backs up one moment of a running shop: all tables from one snapshot, and the pictures (picture-files.ts).
 * @returns the archive as a stream, and a summary that resolves once the stream has been read to its end
 */
export function writeBackup(options: Options): { archive: Readable; summary: Promise<BackupSummary> } {
  const pack = startPack();
  const gzip = createGzip({ level: 4 });
  pack.on('error', (error) => gzip.destroy(error));
  pack.pipe(gzip);
  const summary = fill(options).catch((error: Error) => {
    pack.destroy(error);
    throw error;
  });
  return { archive: gzip, summary };

  async function fill({ connectionString, generatedSecret }: Options): Promise<BackupSummary> {
    const digest = entryDigest();
    const add = (name: string, content: Buffer) => {
      if (name !== END) digest.add(name, content);
      return new Promise<void>((resolve, reject) => {
        pack.entry({ name, mode: 0o600 }, content, (error) => (error ? reject(error) : resolve()));
      });
    };
    const pictures = await holdPictures();
    const client = await connectForCopying(connectionString);
    try {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      const manifest = await readManifest(client);
      await pictures.holdAgain();
      await add(MANIFEST, asJson(manifest));
      const rows: Record<string, number> = {};
      for (const table of manifest.tables) rows[table.name] = await addTable(client, { table, add });
      let count = 0;
      for (const file of await pictures.files()) {
        // A bucket may hold other files, such as earlier backups.
        if (pictureOf(pictureName(file)) === null) continue;
        const content = await pictures.read(file);
        if (content === null) continue;
        await add(pictureName(file), content);
        count++;
      }
      if (generatedSecret !== null) await add(SECRET, Buffer.from(generatedSecret));
      const sequences = await readSequences(client);
      await add(END, asJson({ digest: digest.result(), rows, sequences, pictures: count } satisfies End));
      pack.finalize();
      await finished(gzip, { readable: false });
      return { rows: Object.values(rows).reduce((sum, part) => sum + part, 0), pictures: count };
    } finally {
      await client.end().catch(() => undefined);
      await pictures.release();
    }
  }
}

async function readManifest(client: pg.Client): Promise<Manifest> {
  const tables = await listTables(client);
  const migrations = await listMigrations(client);
  const { rows } = await client.query<{ now: Date }>('SELECT now()');
  return { format: FORMAT, made_at: (rows[0]?.now ?? new Date()).toISOString(), migrations, tables };
}

/** @returns the number of rows */
async function addTable(
  client: pg.Client,
  { table, add }: { table: TableSpec; add: (name: string, content: Buffer) => Promise<void> },
): Promise<number> {
  const columns = table.columns.map(quoted).join(', ');
  const copy = client.query(copyTo(`COPY (SELECT ${columns} FROM ${quoted(table.name)}) TO STDOUT`));
  let waiting: Buffer[] = [];
  let bytes = 0;
  let index = 0;
  const flush = async () => {
    if (bytes === 0) return;
    const content = Buffer.concat(waiting);
    [waiting, bytes] = [[], 0];
    await add(chunkName(table.name, ++index), content);
  };
  for await (const chunk of copy as AsyncIterable<Buffer>) {
    waiting.push(chunk);
    bytes += chunk.length;
    if (bytes >= CHUNK_BYTES) await flush();
  }
  await flush();
  return copy.rowCount;
}

function asJson(value: object): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 1)}\n`);
}
