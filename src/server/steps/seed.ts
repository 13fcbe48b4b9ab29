import { sql } from '@payloadcms/db-postgres';
import type { CollectionSlug, Payload, PayloadRequest } from 'payload';
import { insertSearchWords } from '@/catalogue/search/write-words';
import { executeInTransaction, inTransaction } from '@/database/transaction';
import { env } from '@/env';
import { searchWords } from '@/seed/data/search-words';
import { wilayas } from '@/seed/data/wilayas';
import { seedDemonstration } from '@/seed/demonstration';
import { inBulk } from '@/seed/in-bulk';

/** A key of Payload's own store: `done` once the demonstration catalogue has been written. */
const MARK = 'demonstration';

/**
 * Fills an empty database: always the wilayas and the words of the search, and the demonstration catalogue unless SEED=none. It does so once: an owner
 * who empties the shop keeps it empty.
 */
export async function seedWhenEmpty({
  payload,
  tell,
}: {
  payload: Payload;
  tell: (text: string) => void;
}): Promise<void> {
  if (await isEmpty(payload, ['wilayas'])) await seedWilayas(payload);
  if (await isEmpty(payload, ['search-words'])) await seedSearchWords(payload);
  if (env.SEED === 'none' || (await payload.kv.get(MARK)) === 'done') return;
  if (!(await isEmpty(payload, ['products', 'categories', 'tags', 'orders', 'media']))) return;
  tell('Filling the shop with the demonstration catalogue …');
  // In the transaction of the catalogue: an interrupted seed leaves neither, and the next start repeats it.
  await seedDemonstration(payload, recordSeeded);
}

/** Part of every shop, the empty one too. */
function seedWilayas(payload: Payload): Promise<void> {
  return inBulk(payload, async (req) => {
    for (const { name, fee, desk, days } of wilayas) {
      const data = { name, price: fee, deskPrice: desk, days };
      await payload.create({ collection: 'wilayas', data, overrideAccess: true, req });
    }
  });
}

/** The words that every shop starts with; its staff changes them in the CMS. */
async function seedSearchWords(payload: Payload): Promise<void> {
  await inTransaction({ payload, user: null }, async (req) => {
    await insertSearchWords(req, searchWords);
    return { keep: true, value: null };
  });
}

async function recordSeeded(req: PayloadRequest): Promise<void> {
  await executeInTransaction(
    req,
    sql`INSERT INTO payload_kv (key, data) VALUES (${MARK}, '"done"') ON CONFLICT (key) DO UPDATE SET data = excluded.data`,
  );
}

async function isEmpty(payload: Payload, collections: readonly CollectionSlug[]): Promise<boolean> {
  for (const collection of collections) {
    const { totalDocs } = await payload.count({ collection, overrideAccess: true });
    if (totalDocs > 0) return false;
  }
  return true;
}
