import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { extract as startExtract } from 'tar-stream';
import { END, type End, endSchema, entryDigest, MANIFEST, type Manifest, manifestSchema, pictureOf } from './format';

/** Its message is a sentence for the person at the terminal. */
export class BackupError extends Error {}

type Entry = { name: string; content: Buffer };

/** Yields the entries of an archive, each complete. @throws BackupError if it is not an archive, or incomplete */
export async function* readEntries(archive: Readable): AsyncGenerator<Entry> {
  const gunzip = createGunzip();
  const extract = startExtract();
  archive.on('error', (error) => gunzip.destroy(error));
  gunzip.on('error', (error) => extract.destroy(error));
  archive.pipe(gunzip).pipe(extract);
  try {
    for await (const entry of extract) {
      const chunks: Buffer[] = [];
      for await (const chunk of entry as AsyncIterable<Buffer>) chunks.push(chunk);
      yield { name: entry.header.name, content: Buffer.concat(chunks) };
    }
  } catch (error) {
    throw new BackupError(
      `This file is not a complete backup: ${error instanceof Error ? error.message : String(error)}.`,
    );
  } finally {
    archive.destroy();
  }
}

/**
 * Reads a whole archive without writing anything.
 * @throws BackupError if a part of it is missing or was changed
 */
export async function checkBackup(archive: Readable): Promise<{ manifest: Manifest; end: End }> {
  const digest = entryDigest();
  let manifest: Manifest | undefined;
  let end: End | undefined;
  let pictures = 0;
  for await (const { name, content } of readEntries(archive)) {
    if (end) throw new BackupError('This file is not a backup: something follows its end.');
    if (name === END) end = parse(endSchema, content, name);
    else digest.add(name, content);
    if (pictureOf(name) !== null) pictures++;
    if (name === MANIFEST) manifest = parse(manifestSchema, content, name);
    else if (!manifest)
      throw new BackupError('This file is not a backup of this shop: it does not begin with a manifest.');
  }
  if (!manifest) throw new BackupError('This file is not a backup of this shop: it is empty.');
  if (!end) throw new BackupError('This file is half a backup: its end is missing.');
  if (end.digest !== digest.result()) throw new BackupError('This backup was damaged: its contents have changed.');
  if (end.pictures !== pictures)
    throw new BackupError(
      `Of this backup's ${end.pictures} picture files, this version of the shop knows ${pictures}.`,
    );
  return { manifest, end };
}

function parse<T>(
  schema: { safeParse: (value: unknown) => { success: boolean; data?: T } },
  content: Buffer,
  name: string,
): T {
  try {
    const parsed = schema.safeParse(JSON.parse(content.toString()));
    if (parsed.success && parsed.data !== undefined) return parsed.data;
  } catch {
    // Reported below, like a mismatch.
  }
  throw new BackupError(`This backup cannot be read by this version of the shop: ${name} has another format.`);
}
