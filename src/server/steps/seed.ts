import { sql } from '@payloadcms/db-postgres';
import type { CollectionSlug, Payload, PayloadRequest } from 'payload';
import { executeInTransaction } from '@/database/transaction';
import { env } from '@/env';
import { seedDemonstration } from '@/seed/demonstration';
import { seedWilayas } from '@/seed/wilayas';

/** Kept in the database: `begun` while the demonstration is written, `done` ever after. */
const MARK = 'demonstration';

/**
 * Fills an empty database: always the wilayas, and the demonstration catalogue unless SEED=none. Once: an owner who
 * empties the shop keeps it empty. One that was interrupted begins anew.
 */
export async function seedWhenEmpty({
  payload,
  tell,
}: {
  payload: Payload;
  tell: (text: string) => void;
}): Promise<void> {
  if (await isEmpty(payload, ['wilayas'])) await seedWilayas(payload);
  if (env.SEED === 'none') return;
  const mark = await payload.kv.get(MARK);
  const isInterrupted = mark === 'begun';
  if (mark !== null && !isInterrupted) return;
  if (!(await isEmpty(payload, ['products', 'categories', 'tags', 'orders']))) return;
  if (!isInterrupted && !(await isEmpty(payload, ['media']))) return;

  tell('Filling the shop with the demonstration catalogue …');
  await payload.kv.set(MARK, 'begun');
  if (isInterrupted) await deletePictures(payload);
  // `done` is written in the transaction of the catalogue: either both stand or neither.
  await seedDemonstration(payload, (req) => writeMark(req, 'done'));
}

async function writeMark(req: PayloadRequest, mark: 'done'): Promise<void> {
  await executeInTransaction(req, sql`UPDATE payload_kv SET data = ${JSON.stringify(mark)}::jsonb WHERE key = ${MARK}`);
}

/** The pictures of an interrupted seed: all else was one transaction, which left nothing. */
async function deletePictures(payload: Payload): Promise<void> {
  await payload.delete({ collection: 'media', where: { id: { exists: true } }, overrideAccess: true });
}

async function isEmpty(payload: Payload, collections: readonly CollectionSlug[]): Promise<boolean> {
  for (const collection of collections) {
    const { totalDocs } = await payload.count({ collection, overrideAccess: true });
    if (totalDocs > 0) return false;
  }
  return true;
}
