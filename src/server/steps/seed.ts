import { sql } from '@payloadcms/db-postgres';
import type { CollectionSlug, Payload, PayloadRequest } from 'payload';
import { insertSearchWords } from '@/catalogue/search/write-words';
import { executeInTransaction, inTransaction } from '@/database/transaction';
import { env } from '@/env';
import { searchWords } from '@/seed/data/search-words';
import { symptomsByMark } from '@/seed/data/symptoms';
import { wilayas } from '@/seed/data/wilayas';
import { seedDemonstration } from '@/seed/demonstration';
import { inBulk } from '@/seed/in-bulk';
import { seedSymptoms } from '@/seed/symptoms';

/** A key of Payload's own store: `done` once the demonstration catalogue has been written. */
const MARK = 'demonstration';
/** The same for the list of search words, with its kinds of words. */
const WORDS_MARK = 'search-words-2';

/**
 * Fills an empty database: always the wilayas, the words of the search and the symptoms, and the demonstration catalogue unless SEED=none. It does so once: an owner
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
  await once(payload, WORDS_MARK, seedSearchWords);
  await seedCatalogue({ payload, tell });
  // After the categories, which they name.
  for (const [mark, symptoms] of symptomsByMark) await once(payload, mark, (req) => seedSymptoms(req, symptoms));
}

async function seedCatalogue({ payload, tell }: { payload: Payload; tell: (text: string) => void }): Promise<void> {
  if (env.SEED === 'none' || (await payload.kv.get(MARK)) === 'done') return;
  if (!(await isEmpty(payload, ['products', 'categories', 'tags', 'orders', 'media']))) return;
  tell('Filling the shop with the demonstration catalogue …');
  // In the transaction of the catalogue: an interrupted seed leaves neither, and the next start repeats it.
  await seedDemonstration(payload, (req) => recordSeeded(req, MARK));
}

/** In one transaction with its mark: what an editor has deleted does not come back with the next start. */
async function once(payload: Payload, mark: string, seed: (req: PayloadRequest) => Promise<void>): Promise<void> {
  if ((await payload.kv.get(mark)) === 'done') return;
  await inTransaction({ payload, user: null }, async (req) => {
    await seed(req);
    await recordSeeded(req, mark);
    return { keep: true, value: null };
  });
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

/** The words that every shop starts with; its staff changes them in the CMS. A shop of a former version gets those that it lacks. */
function seedSearchWords(req: PayloadRequest): Promise<void> {
  return insertSearchWords(req, searchWords);
}

async function recordSeeded(req: PayloadRequest, mark: string): Promise<void> {
  await executeInTransaction(
    req,
    sql`INSERT INTO payload_kv (key, data) VALUES (${mark}, '"done"') ON CONFLICT (key) DO UPDATE SET data = excluded.data`,
  );
}

async function isEmpty(payload: Payload, collections: readonly CollectionSlug[]): Promise<boolean> {
  for (const collection of collections) {
    const { totalDocs } = await payload.count({ collection, overrideAccess: true });
    if (totalDocs > 0) return false;
  }
  return true;
}
