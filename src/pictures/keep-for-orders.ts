/** Keeps the pictures that orders were placed with, even if they are deleted or replaced in the library. */
import { copyFile, link, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { pictureAddressSql } from '@/catalogue/product-sql';
import { asIds } from '@/database/locks';
import { executeInTransaction } from '@/database/transaction';
import { PICTURE_WIDTHS } from '@/domain/products/pictures';
import { bucket } from './bucket';
import { KEPT_FOLDER, PICTURE_FOLDER } from './stored-pictures';

/**
 * Keeps the files of these pictures that an order names, before Payload deletes or replaces them. Their products are locked by
 * then, so no new order can name one meanwhile.
 */
export async function keepForOrders(req: PayloadRequest, ids: readonly number[]): Promise<void> {
  const named = await executeInTransaction<{ id: number; filename: string }>(
    req,
    sql`SELECT m.id, m.filename FROM media m WHERE m.id = ANY(${asIds(ids)})
        AND EXISTS (SELECT FROM orders_items i WHERE i.image = ${sql.raw(pictureAddressSql('m'))})`,
  );
  // Files in a folder get a second name; files in a bucket stay where they are (keep-in-bucket.ts).
  if (bucket) for (const { id } of named) req.context[keptKey(id)] = true;
  else for (const { filename } of named) await linkFiles(filename);
}

/** Whether the files of this picture stay because an order shows it. */
export function isKeptForOrders(req: PayloadRequest, id: number): boolean {
  return req.context[keptKey(id)] === true;
}

const keptKey = (id: number) => `files of picture ${id} stay`;

async function linkFiles(filename: string): Promise<void> {
  await mkdir(KEPT_FOLDER, { recursive: true });
  const name = path.parse(filename).name;
  for (const file of [filename, ...PICTURE_WIDTHS.map((width) => `${name}-${width}.webp`)]) {
    const [from, to] = [path.join(PICTURE_FOLDER, file), path.join(KEPT_FOLDER, file)];
    // Not every file system has hard links.
    await link(from, to).catch(() => copyFile(from, to).catch(ignoreAbsent));
  }
}

function ignoreAbsent(error: unknown): void {
  const isAbsent = error instanceof Error && 'code' in error && error.code === 'ENOENT';
  if (!isAbsent) throw error;
}
