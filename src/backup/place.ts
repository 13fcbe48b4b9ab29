/** Where a backup is kept: in a file, or as an object of a bucket (`s3://BUCKET/KEY`, with the shop's S3 settings). */
import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { S3 } from '@aws-sdk/client-s3';
import { clientConfig } from '@/pictures/bucket';
import { BackupError } from './read-backup';

type Place = { type: 'file'; path: string } | { type: 'bucket'; name: string; key: string };

/** @throws BackupError for any other address */
export function parsePlace(text: string): Place {
  const match = /^s3:\/\/([^/]+)\/(.+)$/.exec(text);
  if (match?.[1] && match[2]) return { type: 'bucket', name: match[1], key: match[2] };
  if (text.includes('://')) throw new BackupError('A backup goes to a file, or to s3://BUCKET/KEY.');
  return { type: 'file', path: path.resolve(text) };
}

/** Writes all of an archive or nothing: a file gets its name once it is complete. Only its owner can read it. */
export async function keepArchive(place: Place, archive: Readable): Promise<void> {
  if (place.type === 'bucket') {
    // Imported only when needed, like the client below: most shops keep their backups in files.
    const { Upload } = await import('@aws-sdk/lib-storage');
    const params = { Bucket: place.name, Key: place.key, Body: archive, ContentType: 'application/gzip' };
    await new Upload({ client: await backupClient(), params }).done();
    return;
  }
  // Two backups may be written to one file at the same time, so each has its own draft.
  const draft = `${place.path}.${randomUUID()}.part`;
  try {
    await pipeline(archive, createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true }));
    await rename(draft, place.path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** @throws BackupError if there is no such backup */
export async function openArchive(place: Place): Promise<Readable> {
  if (place.type === 'file') return createReadStream(place.path);
  const client = await backupClient();
  try {
    const { Body } = await client.getObject({ Bucket: place.name, Key: place.key });
    // The client's types cover browsers too; in Node.js the body is a Node.js stream.
    return Body as Readable;
  } catch (error) {
    throw new BackupError(`There is no such backup: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

/** Milliseconds to connect to the store. */
const CONNECT_MS = 10_000;
/** Milliseconds without a byte in either direction. A store says nothing while it joins the parts of a large object. */
const SILENCE_MS = 120_000;

/**
 * Has longer time limits than the shop's own client, which visitors wait for: over a slow line, one part of a backup takes
 * longer than 5 s, and so may restoring a part before the next one is read.
 */
async function backupClient(): Promise<S3> {
  const client = await import('@aws-sdk/client-s3');
  return new client.S3({
    ...clientConfig,
    maxAttempts: 5,
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: SILENCE_MS },
  });
}
