/**
 * The form of a backup: a gzipped tar archive that any tool opens. First `manifest.json`, then the rows of each table in
 * PostgreSQL's own text format (`tables/NAME/000001`, …) in an order in which they can be written again, then the pictures
 * (`pictures/…`), then the generated secret, last `end.json`. What has no end is half a file, and is refused.
 */
import { createHash, type Hash } from 'node:crypto';
import { z } from 'zod';
import { mediaUrl, ownPictureFile } from '@/domain/pictures';

export const FORMAT = 1;

/** Bytes of rows in one entry: the archive is written and read without holding a table in memory. */
export const CHUNK_BYTES = 4_000_000;

export const MANIFEST = 'manifest.json';
export const END = 'end.json';
export const SECRET = 'secrets/payload-secret';
const TABLES = 'tables/';
const PICTURES = 'pictures/';

const table = z.object({ name: z.string(), columns: z.array(z.string()).min(1) });

export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  /** when the moment was that the backup shows; ISO 8601 */
  made_at: z.string(),
  /** the migrations that the database had seen */
  migrations: z.array(z.string()),
  tables: z.array(table),
});
export type Manifest = z.infer<typeof manifestSchema>;
export type TableSpec = z.infer<typeof table>;

export const endSchema = z.object({
  /** of names, lengths and contents of all entries before this one */
  digest: z.string(),
  rows: z.record(z.string(), z.number()),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), is_called: z.boolean() })),
  pictures: z.number(),
});
export type End = z.infer<typeof endSchema>;

export function chunkName(table: string, index: number): string {
  return `${TABLES}${table}/${String(index).padStart(6, '0')}`;
}

/** @returns null for an entry that holds no rows */
export function tableOf(entry: string): string | null {
  return /^tables\/([a-z0-9_]+)\/\d{6}$/.exec(entry)?.[1] ?? null;
}

export function pictureName(file: string): string {
  return `${PICTURES}${file}`;
}

/**
 * The file of a picture, by a name that the shop gives to pictures: it leads to no other folder, and is not another file
 * that is kept beside them.
 * @returns null for an entry that is not a picture
 */
export function pictureOf(entry: string): string | null {
  const [, file, name] = /^pictures\/((?:kept\/)?([^/]+))$/.exec(entry) ?? [];
  return file !== undefined && name !== undefined && ownPictureFile(mediaUrl(name)) !== null ? file : null;
}

/** Sums up entries as they are written or read; both must come to the same. */
export function entryDigest(): { add: (name: string, content: Buffer) => void; result: () => string } {
  const hash: Hash = createHash('sha256');
  return {
    add: (name, content) => {
      hash.update(`${name}\n${content.length}\n`).update(content);
    },
    result: () => hash.digest('hex'),
  };
}
