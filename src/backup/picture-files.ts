/** Keeps the files of pictures readable while a backup runs, even if they are deleted meanwhile. */
import { copyFile, link, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { bucket, bucketClient, keyOf } from '@/pictures/bucket';
import { PICTURE_FOLDER } from '@/pictures/stored-pictures';

export type HeldPictures = {
  /** adds the files that are new; call it once the database's snapshot is taken */
  holdAgain: () => Promise<void>;
  /** in the order of their names */
  files: () => Promise<string[]>;
  /** @returns null if the picture was in a bucket and has been deleted meanwhile */
  read: (file: string) => Promise<Buffer | null>;
  release: () => Promise<void>;
};

/**
 * Pictures are written once and never changed, so a hard link to each file keeps it when it is deleted. Linked before the
 * database's snapshot and once more after it, they include every file that the snapshot names. A bucket has no links: pictures
 * deleted there meanwhile are left out.
 */
export async function holdPictures(): Promise<HeldPictures> {
  if (bucket) return inBucket();
  await mkdir(PICTURE_FOLDER, { recursive: true });
  const held = await mkdtemp(path.join(path.dirname(PICTURE_FOLDER), 'backup-'));
  const hold = () => linkAll(PICTURE_FOLDER, held);
  await hold();
  return {
    holdAgain: hold,
    files: () => listFiles(held),
    read: (file) => readFile(path.join(held, file)),
    release: () => rm(held, { recursive: true, force: true }),
  };
}

async function linkAll(from: string, to: string): Promise<void> {
  for (const file of await listFiles(from)) {
    const target = path.join(to, file);
    await mkdir(path.dirname(target), { recursive: true });
    // Not every file system has hard links. Files that are linked already, or deleted by now, are skipped.
    await link(path.join(from, file), target).catch((error: NodeJS.ErrnoException) =>
      error.code === 'EEXIST' || error.code === 'ENOENT'
        ? undefined
        : copyFile(path.join(from, file), target).catch(ignoreAbsent),
    );
  }
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)).split(path.sep).join('/'))
    .sort();
}

async function inBucket(): Promise<HeldPictures> {
  const client = await bucketClient();
  return {
    holdAgain: async () => undefined,
    files: async () => {
      const files: string[] = [];
      let token: string | undefined;
      do {
        const page = await client.listObjectsV2({
          Bucket: bucket?.name,
          Prefix: keyOf(''),
          ...(token ? { ContinuationToken: token } : {}),
        });
        files.push(...(page.Contents ?? []).flatMap(({ Key }) => (Key ? [Key.slice(keyOf('').length)] : [])));
        token = page.IsTruncated ? page.NextContinuationToken : undefined;
      } while (token !== undefined);
      return files.sort();
    },
    read: async (file) => {
      try {
        const { Body } = await client.getObject({ Bucket: bucket?.name, Key: keyOf(file) });
        return Body ? Buffer.from(await Body.transformToByteArray()) : null;
      } catch (error) {
        if (error instanceof Error && error.name === 'NoSuchKey') return null;
        throw error;
      }
    },
    release: async () => undefined,
  };
}

function ignoreAbsent(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
