/** Reads and writes the files of uploaded pictures and documents, whether they are kept in a folder or in a bucket. */
import { mkdir, open, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { DOCUMENT_SUBFOLDER, DOCUMENT_TYPE } from '@/domain/products/documents';
import { env } from '@/env';
import { UnavailableError } from '@/runtime/unavailable-error';
import { bucket, bucketClient, keyOf } from './bucket';

/** Used if no bucket is set. */
export const PICTURE_FOLDER = path.join(env.DATA_DIR, 'media');

/** Deleted pictures that orders show (keep-for-orders.ts). Below the other pictures, so that backups include them. */
const KEPT = 'kept';
export const KEPT_FOLDER = path.join(PICTURE_FOLDER, KEPT);

/** Below the other files, as `ownDocumentFile` in src/domain/products/documents.ts names them. */
export const DOCUMENT_FOLDER = path.join(PICTURE_FOLDER, DOCUMENT_SUBFOLDER);

type OpenPicture = {
  bytes: number;
  /** read it to its end, or destroy it */
  stream: Readable;
};

/**
 * Opens a file of a picture or a document.
 * @param file a checked name (`ownPictureFile`, `ownDocumentFile`, `ownLogoFile` in src/domain), which cannot lead into another folder
 * @returns null if there is no such file
 * @throws {UnavailableError} if the store does not answer in time
 */
export async function openPicture(file: string): Promise<OpenPicture | null> {
  const open = bucket ? openInBucket : openInFolder;
  return (await open(file)) ?? open(`${KEPT}/${file}`);
}

/** The content of a picture's file, or null. */
export async function readPictureFile(file: string): Promise<Buffer | null> {
  const picture = await openPicture(file);
  if (!picture) return null;
  const chunks: Buffer[] = [];
  for await (const chunk of picture.stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Stores a file under the name of a picture's, document's or logo's file; below `kept/` for one of a deleted picture. */
export async function writePictureFile(file: string, content: Buffer): Promise<void> {
  if (bucket) {
    const client = await bucketClient();
    await client.putObject({ Bucket: bucket.name, Key: keyOf(file), Body: content, ContentType: typeOf(file) });
    return;
  }
  const target = path.join(PICTURE_FOLDER, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, content);
}

function typeOf(file: string): string {
  if (file.endsWith('.pdf')) return DOCUMENT_TYPE;
  return file.endsWith('.png') ? 'image/png' : 'image/webp';
}

async function openInFolder(file: string): Promise<OpenPicture | null> {
  const handle = await open(path.join(PICTURE_FOLDER, file)).catch(() => null);
  if (!handle) return null;
  const { size } = await handle.stat();
  return { bytes: size, stream: handle.createReadStream() };
}

async function openInBucket(file: string): Promise<OpenPicture | null> {
  const client = await bucketClient();
  try {
    const { Body, ContentLength } = await client.getObject({ Bucket: bucket?.name, Key: keyOf(file) });
    // The client's types cover browsers too; in Node.js the body is a Node.js stream.
    return Body && ContentLength !== undefined ? { bytes: ContentLength, stream: Body as Readable } : null;
  } catch (error) {
    if (isAbsent(error)) return null;
    throw new UnavailableError('The store of pictures does not answer.', { cause: error });
  }
}

function isAbsent(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound');
}
