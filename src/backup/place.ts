/** Where a backup lies: a file, or an object of a bucket (`s3://BUCKET/KEY`, with the S3 settings of the shop). */
import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { backupClient } from './backup-client';
import { BackupError } from './read-backup';

type Place = { type: 'file'; path: string } | { type: 'bucket'; name: string; key: string };

/** @throws BackupError for an address that is neither */
export function parsePlace(text: string): Place {
  const found = /^s3:\/\/([^/]+)\/(.+)$/.exec(text);
  if (found?.[1] && found[2]) return { type: 'bucket', name: found[1], key: found[2] };
  if (text.includes('://')) throw new BackupError('A backup goes to a file, or to s3://BUCKET/KEY.');
  return { type: 'file', path: path.resolve(text) };
}

/** Keeps all of an archive or nothing: a file appears under its name once it is whole, readable by its owner alone. */
export async function keepArchive(place: Place, archive: Readable): Promise<void> {
  if (place.type === 'bucket') {
    // Loaded when first needed: most shops keep their backups in files.
    const { Upload } = await import('@aws-sdk/lib-storage');
    const params = { Bucket: place.name, Key: place.key, Body: archive, ContentType: 'application/gzip' };
    await new Upload({ client: await backupClient(), params }).done();
    return;
  }
  // Two backups may be written to one file at once: each has its own draft.
  const draft = `${place.path}.${randomUUID()}.part`;
  try {
    await pipeline(archive, createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true }));
    await rename(draft, place.path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** @throws BackupError where there is nothing */
export async function openArchive(place: Place): Promise<Readable> {
  if (place.type === 'file') return createReadStream(place.path);
  const client = await backupClient();
  try {
    const { Body } = await client.getObject({ Bucket: place.name, Key: place.key });
    // The client's types know browsers too; in Node.js it is a stream of Node's.
    return Body as Readable;
  } catch (error) {
    throw new BackupError(`There is no such backup: ${error instanceof Error ? error.message : String(error)}.`);
  }
}
