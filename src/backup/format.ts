/**
 * The format of a backup: a gzipped tar archive that any tool can open. Its entries: `manifest.json`; the rows of each table in
 * PostgreSQL's text format (`tables/NAME/000001`, …), in an order in which they can be inserted; the pictures (`pictures/…`) and documents (`pictures/documents/…`);
 * the generated secret; `end.json`. An archive without `end.json` is incomplete and refused.
 */
import { createHash, type Hash } from 'node:crypto';
import { z } from 'zod';
import { documentUrl, ownDocumentFile } from '@/domain/products/documents';
import { mediaUrl, ownPictureFile } from '@/domain/products/pictures';

export const FORMAT = 1;

/** Bytes of rows in one entry, so that no table need fit into memory. */
export const CHUNK_BYTES = 4_000_000;

export const MANIFEST = 'manifest.json';
export const END = 'end.json';
export const SECRET = 'secrets/payload-secret';
const TABLES = 'tables/';
const PICTURES = 'pictures/';

const table = z.object({ name: z.string(), columns: z.array(z.string()).min(1) });

export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  /** the moment that the backup shows; ISO 8601 */
  made_at: z.string(),
  /** the migrations that the database had applied */
  migrations: z.array(z.string()),
  tables: z.array(table),
});
export type Manifest = z.infer<typeof manifestSchema>;
export type TableSpec = z.infer<typeof table>;

export const endSchema = z.object({
  /** over names, lengths and contents of all entries before this one */
  digest: z.string(),
  rows: z.record(z.string(), z.number()),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), is_called: z.boolean() })),
  pictures: z.number(),
});
export type End = z.infer<typeof endSchema>;

export function chunkName(table: string, index: number): string {
  return `${TABLES}${table}/${String(index).padStart(6, '0')}`;
}

/** @returns null if the entry does not hold rows */
export function tableOf(entry: string): string | null {
  return /^tables\/([a-z0-9_]+)\/\d{6}$/.exec(entry)?.[1] ?? null;
}

export function pictureName(file: string): string {
  return `${PICTURES}${file}`;
}

/**
 * The file name of a picture's or document's entry. Only names that the shop generates count, so it cannot lead into another
 * folder or to another file kept beside the pictures.
 * @returns null if the entry is neither
 */
export function pictureOf(entry: string): string | null {
  const [, file, folder = '', name] = /^pictures\/((kept\/|documents\/)?([^/]+))$/.exec(entry) ?? [];
  if (file === undefined || name === undefined) return null;
  const isOwn = folder === 'documents/' ? ownDocumentFile(documentUrl(name)) : ownPictureFile(mediaUrl(name));
  return isOwn === null ? null : file;
}

/** A digest of the entries in their order: the same when they are written and when they are read. */
export function entryDigest(): { add: (name: string, content: Buffer) => void; result: () => string } {
  const hash: Hash = createHash('sha256');
  return {
    add: (name, content) => {
      hash.update(`${name}\n${content.length}\n`).update(content);
    },
    result: () => hash.digest('hex'),
  };
}
