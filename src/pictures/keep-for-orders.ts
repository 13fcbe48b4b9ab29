/** An order shows the pictures that it was placed with for ever, whatever becomes of them here. */
import { copyFile, link, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { pictureAddressSql } from '@/catalogue/product-sql';
import { asIds } from '@/database/row-locks';
import { executeInTransaction } from '@/database/transaction';
import { PICTURE_WIDTHS } from '@/domain/pictures';
import { bucket } from './bucket';
import { KEPT_FOLDER, PICTURE_FOLDER } from './stored-pictures';

/**
 * Keeps the files of those of these pictures that an order names, before Payload deletes them with their row or for others in
 * their place. Their products are locked by then, so no order is about to name one.
 */
export async function keepForOrders(req: PayloadRequest, ids: readonly number[]): Promise<void> {
  const named = await executeInTransaction<{ id: number; filename: string }>(
    req,
    sql`SELECT m.id, m.filename FROM media m WHERE m.id = ANY(${asIds(ids)})
        AND EXISTS (SELECT FROM orders_items i WHERE i.image = ${sql.raw(pictureAddressSql('m'))})`,
  );
  // Files in a folder get a second name; those in a bucket are left alone (keep-in-bucket.ts).
  if (bucket) for (const { id } of named) req.context[keptKey(id)] = true;
  else for (const { filename } of named) await linkFiles(filename);
}

/** Whether an order shows this picture, so that its files stay. */
export function isKeptForOrders(req: PayloadRequest, id: number): boolean {
  return req.context[keptKey(id)] === true;
}

const keptKey = (id: number) => `files of picture ${id} stay`;

async function linkFiles(filename: string): Promise<void> {
  await mkdir(KEPT_FOLDER, { recursive: true });
  const name = path.parse(filename).name;
  for (const file of [filename, ...PICTURE_WIDTHS.map((width) => `${name}-${width}.webp`)]) {
    const [from, to] = [path.join(PICTURE_FOLDER, file), path.join(KEPT_FOLDER, file)];
    // Not every kind of disk knows two names for one file.
    await link(from, to).catch(() => copyFile(from, to).catch(ignoreAbsent));
  }
}

function ignoreAbsent(error: unknown): void {
  const isAbsent = error instanceof Error && 'code' in error && error.code === 'ENOENT';
  if (!isAbsent) throw error;
}
